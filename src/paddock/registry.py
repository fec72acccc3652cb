"""Where something is opened by its name: games, their parts and their compiled twins. No other module does that.

A twin is good only if it was built from exactly the sources that are here. Its stamp, written by `paddock.build`, names
those sources and holds one hash over them, so that whoever runs the rules needs to know nothing of what else, such as
drivers, was compiled along with them.
"""

from __future__ import annotations

import hashlib
import importlib
import importlib.util
import sys
import warnings
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import metadata
from pathlib import Path
from types import ModuleType
from typing import Protocol, TypeVar

from .errors import PaddockError

PACKAGE = Path(__file__).parent
TWINS = PACKAGE / "_compiled"

BUILT_IN = ("heat", "downforce", "formula_d")
"""Paddock's own games: the one list of them."""

T = TypeVar("T")


class Named(Protocol):
    """A game, as far as opening its parts goes."""

    @property
    def name(self) -> str: ...
    @property
    def parts(self) -> Mapping[str, str]: ...


def module(name: str) -> ModuleType:
    """A module of Paddock by its name within the package, such as `games.heat.rules`."""
    return importlib.import_module(f"paddock.{name}")


def load(where: str, kind: type[T]) -> T:
    """What stands under a name such as `toy_game:GAME`; says what is wrong if it cannot be opened."""
    name, _, attribute = where.partition(":")
    try:
        found = getattr(importlib.import_module(name), attribute)
    except Exception as error:
        raise PaddockError(f"{where} cannot be opened: {type(error).__name__}: {error}") from error
    if not isinstance(found, kind):
        raise PaddockError(f"{where} must be a {kind.__name__}, not a {type(found).__name__}")
    return found


def attribute_of_file(path: str, attribute: str) -> object:
    """What stands under a name in a Python file, which may import from its own folder."""
    called = f"paddock_file_{hashlib.sha256(path.encode()).hexdigest()[:12]}"
    spec = importlib.util.spec_from_file_location(called, path)
    if spec is None or spec.loader is None:
        raise PaddockError(f"{path} cannot be opened as Python")
    opened = importlib.util.module_from_spec(spec)
    sys.modules[called] = opened
    folder = str(Path(path).parent)
    if folder not in sys.path:
        sys.path.append(folder)
    try:
        spec.loader.exec_module(opened)
        found: object = getattr(opened, attribute)
    except Exception as error:
        raise PaddockError(f"{path}:{attribute} cannot be opened: {type(error).__name__}: {error}") from error
    return found


@cache
def entry_points(group: str) -> dict[str, str]:
    """What installed packages bring: name and place. Nothing of it is opened yet."""
    return {found.name: found.value for found in metadata.entry_points(group=group)}


def part(layer: str, of: Named, kind: type[T]) -> T | None:
    """What a game brings to a layer: `paddock.LAYER.GAME:PART`, or what its own package names; None if nothing."""
    if layer in of.parts:
        return load(of.parts[layer], kind)
    return load(f"paddock.{layer}.{of.name}:PART", kind) if of.name in BUILT_IN else None


def source_hash(sources: Iterable[str]) -> str:
    """One hash over files of the package, given by their paths within it; a missing one counts as empty."""
    digest = hashlib.sha256()
    for name in sorted(sources):
        path = PACKAGE / name
        digest.update(f"{name}\n".encode() + (path.read_bytes() if path.exists() else b""))
    return digest.hexdigest()


@dataclass(frozen=True)
class Stamp:
    """What a twin was built from."""

    source_hash: str
    text_hash: str
    """Of the twin's text in Cython's language."""
    sources: tuple[str, ...]

    @staticmethod
    def path(game: str, twins: Path) -> Path:
        """Where the stamp of a game's twin lies."""
        return twins / f"{game}.sources"

    @classmethod
    def read(cls, game: str, twins: Path = TWINS) -> Stamp | None:
        """The stamp of a game's twin; None if there is no twin."""
        path = cls.path(game, twins)
        if not path.exists():
            return None
        source_hash, text_hash, *sources = path.read_text(encoding="utf-8").splitlines()
        return cls(source_hash, text_hash, tuple(sources))

    def write(self, game: str, twins: Path) -> None:
        """Put the stamp beside the twin."""
        lines = (self.source_hash, self.text_hash, *self.sources)
        self.path(game, twins).write_text("\n".join(lines) + "\n", encoding="utf-8")

    def is_fresh(self) -> bool:
        """Whether the sources are still the same."""
        return self.source_hash == source_hash(self.sources)


@cache
def twin(game: str) -> ModuleType | None:
    """The compiled twin of a game; None if there is none, or none built from these sources, which is said once."""
    stamp = Stamp.read(game)
    if stamp is None or not stamp.is_fresh():
        what = "are stale" if stamp else "are not built"
        reason = f"the compiled rules of {game} {what}; running plain, much slower (to build them: make build)"
        warnings.warn(reason, stacklevel=4)
        return None
    return module(f"_compiled.{game}")
