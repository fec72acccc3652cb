"""What all games' set-ups share: options that are checked, circuits that stand in a folder."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any

from ..errors import PaddockError, unknown

YES_NO = ("yes", "no")


def check_names(options: Mapping[str, object], known: Iterable[str]) -> None:
    """Refuse an option that the game does not have."""
    for name in options:
        if name not in known:
            raise unknown("option", name, known, word="unknown-option")


def whole(name: str, value: object, least: int, most: int) -> int:
    """A whole number within bounds."""
    try:
        number = int(str(value))
    except ValueError:
        reason = f"{name} must be a whole number, not {str(value)[:40]!r}"
        raise PaddockError(reason, word="option-number", name=name, least=least, most=most) from None
    if not least <= number <= most:
        reason = f"{name} must be {least} to {most}, not {number}"
        raise PaddockError(reason, word="option-number", name=name, least=least, most=most)
    return number


def choice(name: str, value: object, allowed: tuple[str, ...]) -> str:
    """One of some words; yes and no may be given as truth values."""
    word = {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)
    if word not in allowed:
        raise unknown(name, word[:40], allowed)
    return word


def circuit_names(folder: Path) -> list[str]:
    """The circuits that stand in a folder."""
    return sorted(path.stem for path in folder.glob("*.json"))


def circuit_name(value: object, read: Callable[[Any, str], str]) -> str:
    """A circuit's name; plain data, as a circuit file has it, becomes the word that holds it."""
    return read(value, "the circuit") if isinstance(value, Mapping) else str(value)


def read_circuit_file(folder: Path, name: str) -> dict[str, Any]:
    """The file of a circuit."""
    if name not in circuit_names(folder):
        raise unknown("circuit", name, circuit_names(folder), word="unknown-circuit")
    data: dict[str, Any] = json.loads((folder / f"{name}.json").read_text(encoding="utf-8"))
    return data
