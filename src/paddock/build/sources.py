"""What the twin of a game is made of."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from .. import registry
from ..steps import Steps

GROUND = ("control", "luck", "journal", "menu")
"""Modules that all games stand on."""
SEARCH = ("drivers.tally", "drivers.ledger", "drivers.search", "drivers.weighing")
"""Modules that those games stand on whose drivers search."""
COMMON = ("layout.py", *(f"build/{name}.py" for name in ("sources", "translate", "calls", "searches", "batches")))
"""Files that every twin depends on besides the modules that it is made of."""


def rooms(game: str) -> tuple[str, ...]:
    """The modules that a game's twin is made of, by their names within the package, what is used before who uses it."""
    return (
        *GROUND,
        *(f"games.{game}.{room}" for room in registry.module(f"games.{game}").RULES),
        *(f"games.{game}.steps.{room}" for room in steps_of(game).modules()),
        "steps",
        "loop",
        *(f"drivers.{game}.{room}" for room in registry.module(f"drivers.{game}").SCRIPTED),
        "drivers.stint",
        *(SEARCH if searching(game) else ()),
        *(f"drivers.{game}.{room}" for room in searching(game)),
    )


def searching(game: str) -> tuple[str, ...]:
    """The modules of a game's drivers that search; none if nobody does."""
    found: tuple[str, ...] = getattr(registry.module(f"drivers.{game}"), "SEARCHING", ())
    return found


def steps_of(game: str) -> Steps[Any]:
    """The steps that a game has declared."""
    found: Steps[Any] = registry.module(f"games.{game}.steps").STEPS
    return found


def source_of(module: str) -> str:
    """The file of a module named as in `rooms`, by its path within the package."""
    return f"{module.replace('.', '/')}.py"


def sources(game: str) -> tuple[str, ...]:
    """Every file that decides what a game's twin is like: a change in another one leaves the twin as good as it was."""
    facts = sorted((registry.PACKAGE / "games" / game).glob("*.json"))
    return (
        *COMMON,
        f"games/{game}/__init__.py",
        f"games/{game}/steps/__init__.py",
        f"drivers/{game}/__init__.py",
        *(source_of(module) for module in rooms(game)),
        *(Path("games", game, path.name).as_posix() for path in facts),
    )
