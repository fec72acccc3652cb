"""Compiles the twins that are stale, somewhere aside, and puts them in their place when they are whole."""

from __future__ import annotations

import hashlib
import shutil
import tempfile
from collections.abc import Sequence
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Any

from ..registry import BUILT_IN, TWINS, Stamp, source_hash
from .sources import sources
from .translate import DIRECTIVES, twin_text

ABOUT = '"""The compiled twins of the rules. Written by paddock.build."""\n'


def build() -> list[str]:
    """Compile the stale twins beside the sources; returns which games. Raises whatever the compiler raises."""
    return put_twins(TWINS)


def put_twins(place: Path) -> list[str]:
    """Make the twins in a folder fresh, with the ones beside the sources where those are; returns what was compiled."""
    place.mkdir(parents=True, exist_ok=True)
    (place / "__init__.py").write_text(ABOUT, encoding="utf-8")
    made = {}
    for game in BUILT_IN:
        if _is_good(game, place):
            continue
        text = twin_text(game)
        stamp = Stamp(source_hash(sources(game)), hashlib.sha256(text.encode()).hexdigest(), sources(game))
        if not _take_over(game, stamp, place):
            made[game] = stamp, text
    if made:
        with tempfile.TemporaryDirectory(prefix="paddock-build-") as aside:
            _compile({game: text for game, (_, text) in made.items()}, Path(aside))
            for game, (stamp, _) in made.items():
                _put(game, stamp, _library(game, Path(aside, "paddock", "_compiled")), place)
    return list(made)


def _is_good(game: str, place: Path) -> bool:
    stamp = Stamp.read(game, place)
    return stamp is not None and stamp.is_fresh() and _library(game, place) is not None


def _take_over(game: str, stamp: Stamp, place: Path) -> bool:
    """Use a twin of the same text, if there is one: sources can change without changing it."""
    for folder in (place, TWINS):
        known, library = Stamp.read(game, folder), _library(game, folder)
        if known is not None and known.text_hash == stamp.text_hash and library is not None:
            _put(game, stamp, library, place)
            return True
    return False


def _library(game: str, folder: Path) -> Path | None:
    """The compiled module of a game that this Python can load."""
    found = (folder / f"{game}{suffix}" for suffix in EXTENSION_SUFFIXES)
    return next((path for path in found if path.exists()), None)


def _put(game: str, stamp: Stamp, library: Path | None, place: Path) -> None:
    """Put a twin in its place, the stamp last. Who has the old one loaded keeps it."""
    assert library is not None
    Stamp.path(game, place).unlink(missing_ok=True)
    if library.parent != place:
        fresh = shutil.copy(library, place / f"{library.name}.new")
        Path(fresh).replace(place / library.name)
    stamp.write(game, place)


def _compile(texts: dict[str, str], aside: Path) -> None:
    """Compile twins, two at a time; the finished modules lie there like those of the package."""
    from Cython.Build import cythonize
    from setuptools import Distribution, Extension
    from setuptools.command.build_ext import build_ext

    _find_compiler(aside)
    modules = []
    for game, text in texts.items():
        path = aside / f"{game}.pyx"
        path.write_text(text, encoding="utf-8")
        modules.append(Extension(f"paddock._compiled.{game}", [str(path)], extra_compile_args=["-O3"]))
    translated: Sequence[Any] = cythonize(modules, compiler_directives=DIRECTIVES, quiet=True)  # type: ignore[no-untyped-call]
    command = build_ext(Distribution({"name": "paddock", "ext_modules": translated}))
    command.build_lib, command.build_temp, command.parallel = str(aside), str(aside / "objects"), 2
    command.ensure_finalized()
    command.run()


def _find_compiler(aside: Path) -> None:
    """Raise what the compiler raises, if there is none that works, before minutes are spent on writing C."""
    from setuptools import Distribution, Extension
    from setuptools.command.build_ext import build_ext

    source = aside / "nothing.c"
    source.write_text("int paddock_nothing;\n", encoding="utf-8")
    command = build_ext(Distribution({"name": "paddock", "ext_modules": [Extension("nothing", [str(source)])]}))
    command.build_lib, command.build_temp = str(aside / "nothing"), str(aside / "objects")
    command.ensure_finalized()
    command.run()
