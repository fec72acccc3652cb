"""Writes and builds the compiled twins of the rules, in `paddock._compiled`.

The twin of a module holds what C can hold: its whole-number constants and tuples, its tables (`layout.Table`)
and the functions whose signatures speak of numbers and tables only. Everything else in the file stays Python's
alone. A `.pxd` beside the twin gives the types; Cython does the rest. A rules function holds no Python object,
and Cython refuses to build one that does, because all of them are declared to run without the GIL.
"""

from __future__ import annotations

import ast
import hashlib
import importlib
import shutil
from pathlib import Path
from types import ModuleType

from .layout import Table, fields, references

PACKAGE = Path(__file__).parent
TWINS = PACKAGE / "_compiled"
STAMP = TWINS / "SOURCES"
GAMES = ("heat",)
GROUND = ("control", "luck", "journal")
"""Modules that all games stand on."""

DIRECTIVES = {
    "boundscheck": False,
    "wraparound": False,
    "cdivision": True,
    "infer_types": True,
    "annotation_typing": False,
    "language_level": 3,
    "auto_pickle": False,
}
NUMBER_TYPES = {"int": "int", "Wide": "unsigned long long", "list[int]": "short *", "None": "void"}


def rooms(game: str) -> tuple[str, ...]:
    """The modules of a game that are compiled, by their names within the package."""
    package = importlib.import_module(f"paddock.games.{game}")
    drivers = importlib.import_module(f"paddock.drivers.{game}")
    return (
        *(f"games.{game}.{room}" for room in package.RULES),
        *(f"drivers.{game}.{room}" for room in drivers.SCRIPTED),
    )


def source_of(module: str) -> Path:
    """The file of a module named as in `rooms`."""
    return PACKAGE.joinpath(*module.split(".")).with_suffix(".py")


def source_hash() -> str:
    """One hash over everything that the twins are built from."""
    digest = hashlib.sha256()
    names = [*GROUND, "layout", "compiling", "games.loop", "drivers.stint", *(room for game in GAMES for room in rooms(game))]
    for game in GAMES:
        names += [f"games.{game}.__init__", f"drivers.{game}.__init__"]
    for name in names:
        digest.update(name.encode())
        digest.update(source_of(name).read_bytes())
    return digest.hexdigest()


def built_hash() -> str | None:
    """The hash that the present twins were built from, if there are any."""
    return STAMP.read_text().strip() if STAMP.exists() else None


class Twin:
    """The text of one compiled module."""

    def __init__(self, module: str, source: str, loaded: ModuleType) -> None:
        self.module = module
        self.source = source
        self.tree = ast.parse(source)
        self.loaded = loaded
        self.depth = module.count(".") + 1
        self.types = self._table_types()

    def _table_types(self) -> dict[str, str]:
        """How this module names the tables of other modules: class name -> C type."""
        types = {}
        for node in self.tree.body:
            if isinstance(node, ast.ImportFrom) and node.level:
                for alias in node.names:
                    found = getattr(self.loaded, alias.name, None)
                    if isinstance(found, type) and issubclass(found, Table) and found is not Table:
                        home = found.__module__.removeprefix("paddock.")
                        types[alias.name] = f"{home.replace('.', '_')}_home.{alias.name}"
        for node in self.tree.body:
            if isinstance(node, ast.ClassDef) and self._is_table(node):
                types[node.name] = node.name
        return types

    def _is_table(self, node: ast.ClassDef) -> bool:
        found = getattr(self.loaded, node.name)
        return isinstance(found, type) and issubclass(found, Table)

    def _homes(self) -> list[str]:
        """Cimports of the modules whose tables are used."""
        lines = set()
        for name, c_type in self.types.items():
            if "." in c_type:
                found = getattr(self.loaded, name)
                home = found.__module__.removeprefix("paddock.")
                package, _, leaf = f"paddock._compiled.{home}".rpartition(".")
                lines.add(f"from {package} cimport {leaf} as {home.replace('.', '_')}_home")
        return sorted(lines)

    def _called_modules(self) -> list[tuple[str, str]]:
        """Modules imported for their functions and constants: package and name within the twins."""
        found = []
        here = ["paddock", "_compiled", *self.module.split(".")]
        for node in self.tree.body:
            if isinstance(node, ast.ImportFrom) and node.level:
                base = here[: len(here) - node.level] + (node.module.split(".") if node.module else [])
                for alias in node.names:
                    if isinstance(getattr(self.loaded, alias.name, None), ModuleType):
                        found.append((".".join(base), alias.name))
        return found

    def _constants(self) -> list[tuple[str, object, ast.stmt]]:
        found: list[tuple[str, object, ast.stmt]] = []
        for node in self.tree.body:
            if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
                name = node.targets[0].id
                value = getattr(self.loaded, name)
                if type(value) is int or _is_number_tuple(value):
                    found.append((name, value, node))
        return found

    def _functions(self) -> list[tuple[ast.FunctionDef, list[str], str]]:
        """Functions that C can hold, with the types of their parameters and of their result."""
        found = []
        for node in self.tree.body:
            if isinstance(node, ast.FunctionDef) and not node.decorator_list and node.returns is not None:
                annotations = [a.annotation and ast.unparse(a.annotation) for a in node.args.args]
                types = [self.c_type(a) for a in annotations]
                result = self.c_type(ast.unparse(node.returns))
                if all(types) and result:
                    found.append((node, [t for t in types if t], result))
        return found

    def c_type(self, annotation: str | None) -> str | None:
        if annotation is None:
            return None
        return NUMBER_TYPES.get(annotation) or self.types.get(annotation)

    def table_classes(self) -> list[type[Table]]:
        return [
            getattr(self.loaded, node.name)
            for node in self.tree.body
            if isinstance(node, ast.ClassDef) and self._is_table(node)
        ]

    def pxd(self) -> str:
        """The types of the twin."""
        lines = [*self._homes()]
        lines += [f"from {package} cimport {name}" for package, name in self._called_modules()]
        for name, value, _ in self._constants():
            if isinstance(value, tuple):
                lines.append(f"cdef {_constant_type(value)} {name}[{']['.join(map(str, _shape(value)))}]")
            else:
                lines.append(f"cdef {_constant_type(value)} {name}")
        for table in self.table_classes():
            lines += _table_pxd(table, self.types)
        public = "cpdef" if self.module.endswith(".rules") else "cdef"
        for node, types, result in self._functions():
            parameters = ", ".join(f"{t} {a.arg}" for t, a in zip(types, node.args.args, strict=True))
            lines.append(f"{public} {result} {node.name}({parameters}) noexcept nogil")
        return "\n".join(lines) + "\n"

    def text(self) -> str:
        """The source of the twin: Cython's own language if it holds tables, else plain Python."""
        lines = []
        for package, name in self._called_modules():
            lines.append(f"from {package} import {name}")
        for name, value, _ in self._constants():
            lines.append(f"{name} = {value!r}")
        for table in self.table_classes():
            lines += _table_pyx(table, self.types)
        for node, _, _ in self._functions():
            if not self.table_classes():
                segment = ast.get_source_segment(self.source, node)
                assert segment is not None
                lines.append(segment)
        return "\n".join(lines) + "\n"

    def write(self) -> Path:
        """Write the twin and its types; return the file to compile."""
        ending = ".pyx" if self.table_classes() else ".py"
        path = TWINS.joinpath(*self.module.split(".")).with_suffix(ending)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(self.text())
        path.with_suffix(".pxd").write_text(self.pxd())
        return path


def _is_number_tuple(value: object) -> bool:
    if not isinstance(value, tuple) or not value:
        return False
    return all(type(part) is int for part in value) or all(_is_number_tuple(part) for part in value)


def _shape(value: object) -> tuple[int, ...]:
    return (len(value), *_shape(value[0])) if isinstance(value, tuple) else ()


def _constant_type(value: object) -> str:
    if isinstance(value, tuple):
        return _constant_type(value[0])
    assert isinstance(value, int)
    return "int" if -(2**31) <= value < 2**31 else "unsigned long long"


def _span(table: type[Table]) -> tuple[str, str]:
    """C expressions for the first byte of a table's numbers and for their size in bytes."""
    first = fields(table)[0]
    size = sum(field.size * (8 if field.wide else 2) for field in fields(table))
    return first.name + "[0]" * len(first.shape), str(size)


def _table_pxd(table: type[Table], types: dict[str, str]) -> list[str]:
    lines = [f"cdef class {table.__name__}:"]
    for name, kind in references(table):
        lines.append(f"    cdef {types[kind.__name__]} {name}")
    for field in fields(table):
        dimensions = "".join(f"[{n}]" for n in field.shape)
        lines.append(f"    cdef {'unsigned long long' if field.wide else 'short'} {field.name}{dimensions}")
    if table.__name__ == "State":
        lines.append("cdef void copy_into(State source, State target) noexcept nogil")
    return lines


def _table_pyx(table: type[Table], types: dict[str, str]) -> list[str]:
    first, size = _span(table)
    name = table.__name__
    shared = [reference for reference, _ in references(table)]
    parameters = "".join(f", {types[kind.__name__]} {reference}" for reference, kind in references(table))
    lines = ["from libc.string cimport memcpy, memset", f"cdef class {name}:"]
    lines += [f"    def __init__(self{parameters}):"]
    lines += [f"        self.{reference} = {reference}" for reference in shared]
    lines += [f"        memset(&self.{first}, 0, {size})"]
    lines += [
        "    def save(self):",
        f"        return (<char *>&self.{first})[:{size}]",
        "    def load(self, bytes data not None):",
        f"        if len(data) != {size}:",
        f"            raise ValueError(f'{name} takes {size} bytes, not {{len(data)}}')",
        f"        memcpy(&self.{first}, <char *>data, {size})",
        f"    def copy_into(self, {name} other not None):",
    ]
    lines += [f"        other.{reference} = self.{reference}" for reference in shared]
    lines += [
        f"        memcpy(&other.{first}, &self.{first}, {size})",
        "    def copy(self):",
        f"        cdef {name} twin = {name}.__new__({name})",
    ]
    lines += [f"        twin.{reference} = self.{reference}" for reference in shared]
    lines += [
        f"        memcpy(&twin.{first}, &self.{first}, {size})",
        "        return twin",
        "    def fingerprint(self):",
        "        cdef unsigned long long value = 0xCBF29CE484222325ULL",
        f"        cdef unsigned short *words = <unsigned short *>&self.{first}",
        "        cdef int i",
        f"        for i in range({int(size) // 2}):",
        "            value = (value ^ words[i]) * 0x100000001B3ULL",
        "        return value",
        "    def __eq__(self, other):",
        f"        return isinstance(other, {name}) and self.save() == other.save()",
        "    def __hash__(self):",
        "        return hash(self.save())",
    ]
    lines += _access(table, "read") + _access(table, "write")
    if name == "State":
        lines += [
            "cdef void copy_into(State source, State target) noexcept nogil:",
            f"    memcpy(&target.{first}, &source.{first}, {size})",
        ]
    return lines


def _access(table: type[Table], what: str) -> list[str]:
    """`read` or `write`: the way from Python to the first numbers of a field."""
    body = {
        "read": ("(self, str name, int count):", "return [{item} for i in range(min(count, {size}))]"),
        "write": ("(self, str name, list numbers):", "for i in range(len(numbers)): {item} = numbers[i]"),
    }[what]
    lines = [f"    def {what}{body[0]}", "        cdef int i"]
    for field in fields(table):
        c_type = "unsigned long long" if field.wide else "short"
        item = f"(<{c_type} *>&self.{field.name}{'[0]' * len(field.shape)})[i]"
        lines.append(f"        if name == '{field.name}':")
        if what == "write":
            lines.append(f"            if len(numbers) > {field.size}:")
            lines.append(f"                raise ValueError(f'{field.name} holds {field.size} numbers, not {{len(numbers)}}')")
        lines.append("            " + body[1].format(item=item, size=field.size))
        if what == "write":
            lines.append("            return")
    lines.append("        raise AttributeError(name)")
    return lines


def bound_source(source: str, modules: dict[str, str]) -> str:
    """A loop written for any game, bound to the modules of one: its module parameters become imports."""
    for name, home in modules.items():
        source = source.replace(f"{name}: ModuleType, ", "").replace(f"({name}, ", "(")
        source = source.replace("# modules of the game\n", f"# modules of the game\nfrom {home} import {name}\n")
    return source


ENGINE = '''
from paddock._compiled.control cimport Control, Options, Standing, Encoding, SEATS
from paddock._compiled.games.{game}.state cimport State
from paddock._compiled.games.{game} cimport rules, loop
from paddock._compiled.drivers.{game} cimport stint
from paddock._compiled.drivers.{game}.notebook cimport Notes

cdef Options _menu = Options()
cdef dict _notes = dict()

cdef Notes notes_of(State s):
    """What drivers work out about a circuit, once for each."""
    key = s.course.save()
    found = _notes.get(key)
    if found is None:
        found = Notes()
        stint.prepare(s, found)
        _notes[key] = found
    return found

def begin(State s not None, Control c not None):
    rules.begin(s, c)

def waiting(State s not None):
    return rules.waiting(s)

def options(State s not None, int seat):
    cdef Options menu = Options.__new__(Options)
    cdef int i, count = rules.options(s, seat, menu)
    return [menu.action[i] for i in range(count)]

def act(State s not None, Control c not None, int seat, int action):
    return rules.act(s, c, seat, action)

def withdraw(State s not None, Control c not None, int seat):
    return rules.withdraw(s, c, seat)

def default_action(State s not None, int seat):
    return rules.default_action(s, seat)

def imagine(State s not None, Control c not None, int seat):
    rules.imagine(s, c, seat)

def standing(State s not None, Standing out not None):
    rules.standing(s, out)

def encode(State s not None, int seat, Encoding out not None):
    return rules.encode(s, seat, out)

def play_randomly(State s not None, Control c not None, Control chooser not None, int most):
    """Random play to the end of the race, or until so many decisions are made; returns how many were."""
    cdef Options menu = Options()
    cdef int made
    with nogil:
        made = loop.play_randomly(s, c, chooser, menu, most)
    return made

def drive(State s not None, Control c not None, Control chooser not None, list levels, int most, list tally=None):
    """As play_randomly, with a scripted driver's level for each seat; `tally` gets the seats' turns, then mishaps."""
    cdef Options menu = Options()
    cdef Options seats = Options()
    cdef Options counted = Options()
    cdef State scratch = State(s.course)
    cdef Notes notes = notes_of(s)
    cdef int made, i
    for i in range(len(levels)):
        seats.action[i] = levels[i]
    with nogil:
        made = stint.drive(s, scratch, c, chooser, menu, notes, seats, counted, most)
    if tally is not None:
        tally[:] = [counted.action[i] for i in range(2 * SEATS)]
    return made

def choose(int level, State s not None, Control chooser not None, int seat):
    """What a scripted driver of that level answers, given an imagined position."""
    cdef Options menu = Options()
    return stint.choose(level, s, chooser, seat, menu, notes_of(s))
'''


def write_twins() -> list[Path]:
    """Write all twins anew; return the files to compile."""
    shutil.rmtree(TWINS, ignore_errors=True)
    TWINS.mkdir()
    paths = []
    for module in (*GROUND, *(room for game in GAMES for room in rooms(game))):
        loaded = importlib.import_module(f"paddock.{module}")
        paths.append(Twin(module, source_of(module).read_text(), loaded).write())
    for game in GAMES:
        paths += _write_loops(game)
        path = TWINS / "games" / game / "engine.pyx"
        path.write_text(ENGINE.format(game=game))
        paths.append(path)
    for folder in {path.parent for path in paths} | {TWINS, TWINS / "games", TWINS / "drivers"}:
        (folder / "__init__.py").touch()
        (folder / "__init__.pxd").touch()
    return paths


def _write_loops(game: str) -> list[Path]:
    bindings = {
        "games": ("loop", {"rules": f"paddock._compiled.games.{game}"}),
        "drivers": ("stint", {"rules": f"paddock._compiled.games.{game}", "state": f"paddock._compiled.games.{game}",
                              "scripted": f"paddock._compiled.drivers.{game}"}),
    }
    paths = []
    for folder, (loop, modules) in bindings.items():
        source = bound_source(source_of(f"{folder}.{loop}").read_text(), modules)
        loaded = importlib.import_module(f"paddock.{folder}.{loop}")
        twin = LoopTwin(f"{folder}.{game}.{loop}", source, loaded, game, modules)
        paths.append(twin.write())
    return paths


class LoopTwin(Twin):
    """The twin of a loop that is written once and compiled for each game; `Position` and `Notes` are the game's own."""

    def __init__(self, module: str, source: str, loaded: ModuleType, game: str, modules: dict[str, str]) -> None:
        self.modules = modules
        super().__init__(module, source, loaded)
        self.game_types = {"Position": f"games_{game}_state_home.State"}
        self.homes = [f"from paddock._compiled.games.{game} cimport state as games_{game}_state_home"]
        if "scripted" in modules:
            self.game_types["Notes"] = f"drivers_{game}_notebook_home.Notes"
            self.homes.append(f"from paddock._compiled.drivers.{game} cimport notebook as drivers_{game}_notebook_home")

    def c_type(self, annotation: str | None) -> str | None:
        return self.game_types.get(annotation or "") or super().c_type(annotation)

    def _homes(self) -> list[str]:
        return [*super()._homes(), *self.homes]

    def _called_modules(self) -> list[tuple[str, str]]:
        ground = [("paddock._compiled", name) for name in GROUND if f"import {name}" in self.source]
        return ground + [(home, name) for name, home in self.modules.items()]


def build(quiet: bool = True) -> None:
    """Write and compile the twins beside the sources. Raises whatever the compiler raises."""
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    command = build_ext(Distribution({"name": "paddock", "package_dir": {"": str(PACKAGE.parent)}, "ext_modules": extensions()}))
    command.inplace = True
    command.parallel = 2
    command.ensure_finalized()
    command.run()
    stamp()


def extensions() -> list[object]:
    """The twins as extension modules for setuptools."""
    from Cython.Build import cythonize
    from setuptools import Extension

    modules = []
    for path in write_twins():
        name = ".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts)
        modules.append(Extension(name, [str(path)], extra_compile_args=["-O3"]))
    built: list[object] = cythonize(
        modules, compiler_directives=DIRECTIVES, include_path=[str(PACKAGE.parent)], nthreads=2, quiet=True
    )
    return built


def stamp() -> None:
    """Write down what the twins were built from."""
    STAMP.write_text(source_hash() + "\n")


if __name__ == "__main__":
    build()
