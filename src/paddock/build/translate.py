"""Writes the compiled twin of a game's rules in Cython's language.

A twin is one file in Cython's language, put together from the plain modules that the game stands on, its rules and
its scripted drivers. From each module it takes what C can hold: whole-number constants and tuples, tables
(`layout.Table`) and the functions whose signatures speak of numbers and tables only. Everything else in those files
stays Python's alone. `cards.pay_heat` becomes `cards__pay_heat`; being in one file, the C compiler can inline all of
it. Every rules function is declared to run without the GIL, so Cython refuses to build one that holds a Python object.
"""

from __future__ import annotations

import ast
from types import ModuleType
from typing import Any

from .. import registry
from ..layout import Table
from ..steps import DISPATCHED, Steps
from .batches import BATCHES
from .calls import CALLS
from .searches import SEARCHES
from .sources import rooms, searching, source_of, steps_of

DIRECTIVES = {
    "boundscheck": False,
    "wraparound": False,
    "cdivision": True,
    "infer_types": True,
    "language_level": 3,
    "auto_pickle": False,
}
NUMBER_TYPES = {
    "int": "int",
    "Wide": "unsigned long long",
    "list[int]": "short *",
    "tuple[int, ...]": "const short *",
    "None": "void",
    "S": "State",
}
LARGEST_INT = 2**31 - 1


class Room(ast.NodeTransformer):
    """One plain module on its way into a twin."""

    def __init__(self, module: str) -> None:
        self.name = module.rpartition(".")[2]
        self.tree = ast.parse((registry.PACKAGE / source_of(module)).read_text(encoding="utf-8"))
        self.loaded = registry.module(module)
        self.modules = {name: found.__name__.rpartition(".")[2] for name, found in self._imported(ModuleType)}
        self.modules |= {name: "steps" for name, _ in self._imported(Steps)} | {"self": "steps"}
        imported = [(name, found) for name, found in self._imported(type) if issubclass(found, Table)]
        tables = {name: "State" if name == "Position" else name for name, _ in imported}
        self.types = NUMBER_TYPES | tables | {table.__name__: table.__name__ for table in self.tables()}
        self.own = {name for name, _ in self.constants()} | {node.name for node in self.functions()}
        self.locals: set[str] = set()
        self.handed: set[str] = set()

    def _imported(self, kind: type[Any]) -> list[tuple[str, Any]]:
        found = []
        for node in self.tree.body:
            if isinstance(node, ast.ImportFrom) and node.level:
                for alias in node.names:
                    name = alias.asname or alias.name
                    if isinstance(getattr(self.loaded, name), kind):
                        found.append((name, getattr(self.loaded, name)))
        return found

    def constants(self) -> list[tuple[str, Any]]:
        """Whole numbers and tuples of them."""
        found = []
        for node in self.tree.body:
            target = node.targets[0] if isinstance(node, ast.Assign) else getattr(node, "target", None)
            if isinstance(target, ast.Name):
                value = getattr(self.loaded, target.id)
                if type(value) is int or _is_number_tuple(value):
                    found.append((target.id, value))
        return found

    def tables(self) -> list[type[Table]]:
        """The tables that the module declares."""
        classes = [getattr(self.loaded, node.name) for node in self.tree.body if isinstance(node, ast.ClassDef)]
        return [found for found in classes if issubclass(found, Table)]

    def functions(self) -> list[ast.FunctionDef]:
        """The functions that C can hold; of all classes only that of the steps has some."""
        body = [*self.tree.body]
        for node in self.tree.body:
            if isinstance(node, ast.ClassDef) and node.name == Steps.__name__:
                body += node.body
        return [node for node in body if isinstance(node, ast.FunctionDef) and self._signature(node)]

    def _signature(self, node: ast.FunctionDef) -> str | None:
        """The function's head in Cython's language; None if C cannot hold it. Parameters that are modules fall away."""
        if node.decorator_list or node.returns is None or node.args.vararg or self.tables():
            return None
        parameters = []
        for argument in node.args.args:
            if argument.arg == "self":
                continue
            annotation = ast.unparse(argument.annotation) if argument.annotation else ""
            if annotation != "ModuleType":
                if annotation not in self.types:
                    return None
                parameters.append(f"{self.types[annotation]} {argument.arg}")
        result = self.types.get(ast.unparse(node.returns))
        return result and f"cdef {result} {self.name}__{node.name}({', '.join(parameters)}) noexcept nogil:"

    def translate(self, node: ast.FunctionDef) -> str:
        """A function in Cython's language, without its text for readers."""
        head = self._signature(node)
        assert head is not None
        arguments = node.args.args
        self.locals = {a.arg for a in arguments} | {
            name.id for name in ast.walk(node) if isinstance(name, ast.Name) and isinstance(name.ctx, ast.Store)
        }
        bound = {a.arg: a.arg for a in arguments if a.annotation and ast.unparse(a.annotation) == "ModuleType"}
        self.locals -= {*bound, "self"}
        self.handed = set(bound)
        outer, self.modules = self.modules, self.modules | bound
        body = node.body[1:] if ast.get_docstring(node) else node.body
        lines = [ast.unparse(self.visit(statement)) for statement in body]
        self.modules = outer
        return head + "\n" + "\n".join("    " + line for text in lines for line in text.splitlines())

    def dispatch(self, node: ast.FunctionDef, steps: Steps[Any]) -> str:
        """The function of whatever step a position is in: a ladder over all steps that have one of that name."""
        head = self._signature(node)
        assert head is not None
        given = ", ".join(argument.arg for argument in node.args.args[1:])
        gives = "" if "void" in head else "return "
        lines = [head]
        for module, step in steps.modules().items():
            if hasattr(step, node.name):
                lines += [
                    f"    {'if' if len(lines) == 1 else 'elif'} s.step == {step.STEP}:",
                    f"        {gives}{module}__{node.name}({given})",
                ]
        return "\n".join([*lines, "    return 0"] if gives else lines)

    def visit_Attribute(self, node: ast.Attribute) -> ast.AST:
        if isinstance(node.value, ast.Name) and node.value.id in self.modules and node.value.id not in self.locals:
            return ast.Name(f"{self.modules[node.value.id]}__{node.attr}", node.ctx)
        return self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> ast.AST:
        """Modules that are handed on fall away as they do in the head."""
        node.args = [each for each in node.args if not (isinstance(each, ast.Name) and each.id in self.handed)]
        return self.generic_visit(node)

    def visit_Name(self, node: ast.Name) -> ast.AST:
        if node.id in self.own and node.id not in self.locals:
            return ast.Name(f"{self.name}__{node.id}", node.ctx)
        return node


def _is_number_tuple(value: object) -> bool:
    if not isinstance(value, tuple) or not value:
        return False
    return all(type(part) is int for part in value) or all(_is_number_tuple(part) for part in value)


def _constant(name: str, value: Any) -> list[str]:
    """A constant as the C compiler's own, so that it can be folded."""
    if isinstance(value, tuple):
        shape: list[int] = []
        part = value
        while isinstance(part, tuple):
            shape.append(len(part))
            part = part[0]
        size = "".join(f"[{n}]" for n in shape)
        literal = repr(value).replace("(", "{").replace(")", "}").replace(",}", "}")
        declared = f'    """static const short {name}{size} = {literal};"""'
        return ["cdef extern from *:", declared, f"    const short {name}{size}"]
    if abs(value) <= LARGEST_INT:
        return ["cdef enum:", f"    {name} = {value}"]
    return ["cdef extern from *:", f'    """#define {name} {value}ULL"""', f"    const unsigned long long {name}"]


def _table(table: type[Table]) -> list[str]:
    """A table as a class whose numbers lie in one block of memory, wide ones first."""
    name, first = table.__name__, table.fields[0]
    start = f"&self.{first.name}{'[0]' * len(first.shape)}"
    size = sum(field.size * (8 if field.wide else 2) for field in table.fields)
    shared = [(reference, kind.__name__) for reference, kind in table.references]
    lines = [f"cdef class {name}:"]
    lines += [f"    cdef {kind} {reference}" for reference, kind in shared]
    for field in table.fields:
        c_type = "unsigned long long" if field.wide else "short"
        lines.append(f"    cdef {c_type} {field.name}{''.join(f'[{n}]' for n in field.shape)}")
    lines += [f"    def __init__(self{''.join(f', {kind} {reference} not None' for reference, kind in shared)}):"]
    lines += [f"        self.{reference} = {reference}" for reference, _ in shared]
    lines += [
        f"        memset({start}, 0, {size})",
        "    def save(self):",
        f"        return (<char *>{start})[:{size}]",
        "    def load(self, bytes data not None):",
        f"        if len(data) != {size}:",
        f"            raise ValueError(f'{name} takes {size} bytes, not {{len(data)}}')",
        f"        memcpy({start}, <char *>data, {size})",
        f"    def copy_into(self, {name} other not None):",
        *(f"        other.{reference} = self.{reference}" for reference, _ in shared),
        f"        memcpy({start.replace('self', 'other')}, {start}, {size})",
        "    def copy(self):",
        f"        cdef {name} twin = {name}.__new__({name})",
        "        self.copy_into(twin)",
        "        return twin",
        "    def fingerprint(self):",
        "        cdef unsigned long long value = 0xCBF29CE484222325ULL",
        f"        cdef unsigned short *words = <unsigned short *>{start}",
        "        cdef int i",
        f"        for i in range({size // 2}):",
        "            value = (value ^ words[i]) * 0x100000001B3ULL",
        "        return value",
        "    def __eq__(self, other):",
        f"        return isinstance(other, {name}) and self.save() == other.save()",
        "    def __hash__(self):",
        "        return hash(self.save())",
        *_access(table, "read", "int count", "return [{item} for i in range(min(count, {size}))]"),
        *_access(table, "write", "list numbers", "for i in range(len(numbers)): {item} = numbers[i]"),
    ]
    if name == "State":
        edges = [row[2] for row in table.rows]
        lines += [
            "    def changed_rows(self, bytes before not None):",
            f"        if len(before) != {size}:",
            f"            raise ValueError(f'{name} has {size} bytes, not {{len(before)}}')",
            f"        cdef int[{len(edges) + 1}] edge = {[*edges, size]}",
            f"        cdef char *here = <char *>{start}",
            "        cdef char *there = <char *>before",
            "        cdef int i",
            "        return [",
            f"            i for i in range({len(edges)})",
            "            if memcmp(here + edge[i], there + edge[i], edge[i + 1] - edge[i])",
            "        ]",
            "cdef void state__copy_into(State source, State target) noexcept nogil:",
            f"    memcpy({start.replace('self', 'target')}, {start.replace('self', 'source')}, {size})",
        ]
    if name == "Observation":
        lines += [
            "cdef void observation__clear(Observation out) noexcept nogil:",
            f"    memset({start.replace('self', 'out')}, 0, {size})",
            "cdef void observation__write(Observation seen, short *row) noexcept nogil:",
            f"    memcpy(row, {start.replace('self', 'seen')}, {size})",
            "cdef enum:",
            f"    observation__SIZE = {size}",
        ]
    return lines


def _access(table: type[Table], what: str, argument: str, body: str) -> list[str]:
    """`read` or `write`: the way from Python to the first numbers of a field."""
    lines = [f"    def {what}(self, str name, {argument}):", "        cdef int i"]
    for field in table.fields:
        c_type = "unsigned long long" if field.wide else "short"
        item = f"(<{c_type} *>&self.{field.name}{'[0]' * len(field.shape)})[i]"
        lines.append(f"        if name == '{field.name}':")
        if what == "write":
            message = f"f'{field.name} holds {field.size} numbers, not {{len(numbers)}}'"
            lines.append(f"            if len(numbers) > {field.size}: raise ValueError({message})")
        lines.append("            " + body.format(item=item, size=field.size))
        if what == "write":
            lines.append("            return")
    return [*lines, "        raise AttributeError(name)"]


def twin_text(game: str) -> str:
    """The twin of a game in Cython's language."""
    found = [Room(module) for module in rooms(game)]
    lines = ["from libc.string cimport memcmp, memcpy, memset"]
    for room in found:
        for name, value in room.constants():
            lines += _constant(f"{room.name}__{name}", value)
        for table in room.tables():
            lines += _table(table)
    steps = steps_of(game)
    lines += _constant("steps__OVER", steps.OVER) + _constant("steps__NOT_ASKED", steps.NOT_ASKED)
    for room in found:
        for node in room.functions():
            dispatched = room.name == "steps" and node.name in DISPATCHED
            lines.append(room.dispatch(node, steps) if dispatched else room.translate(node))
    return "\n".join(lines) + CALLS + (SEARCHES if searching(game) else "") + BATCHES
