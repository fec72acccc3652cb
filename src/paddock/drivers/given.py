"""Drivers that somebody brings by a file, in place of a driver's name: `mybot.py:Mine`, or a trained `model:FILE`.

What stands under the name in a Python file is a driver, with `decide(cockpit)`, or makes one: called with nothing, or
with `(game, engine, seed)`, once for each race. Such a file is code that runs: nothing that comes over the wire or
stands in a race file ever names one.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from .. import registry
from ..engine import Engine
from ..errors import PaddockError
from ..game import Game
from . import model

if TYPE_CHECKING:
    from .driver import Driver

SUFFIX = ".py"
KEPT = 32
Maker = Callable[[Game, Engine, int], "Driver"]


def is_given(name: str) -> bool:
    """Whether a driver's name is a file."""
    return name.startswith(model.PREFIX) or name.rpartition(":")[0].endswith(SUFFIX)


def maker(of: Game, name: str) -> Maker:
    """What makes a driver by such a name; says what is wrong with the file."""
    if name.startswith(model.PREFIX):
        trained = _trained(of, *_stamped(name.removeprefix(model.PREFIX)))
        return lambda *_: trained
    path, _, attribute = name.rpartition(":")
    found = _loaded(*_stamped(path), attribute)
    return lambda *asked: _driver(name, found, asked)


def _stamped(path: str) -> tuple[str, int]:
    """A file, and when it was last changed: one that was is read again."""
    try:
        return str(Path(path).resolve()), Path(path).stat().st_mtime_ns
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else str(error)
        raise PaddockError(f"{path} cannot be opened: {str(reason).lower()}") from None


@lru_cache(maxsize=KEPT)
def _trained(of: Game, path: str, _changed: int) -> Driver:
    return model.Trained(of, path)


@lru_cache(maxsize=KEPT)
def _loaded(path: str, _changed: int, attribute: str) -> Any:
    return registry.attribute_of_file(path, attribute)


def _driver(name: str, found: Any, asked: tuple[Game, Engine, int]) -> Driver:
    """A driver from what a file holds: a class or a function makes it, anything else is it."""
    if isinstance(found, type) or (callable(found) and not hasattr(found, "decide")):
        found = found(*asked) if _takes(found, 3) else found()
    if not callable(getattr(found, "decide", None)):
        raise PaddockError(f"{name} is no driver: it has no decide(cockpit)")
    driver: Driver = found
    return driver


def _takes(made: Callable[..., Any], count: int) -> bool:
    """Whether something can be called with so many things."""
    try:
        inspect.signature(made).bind(*[None] * count)
    except (TypeError, ValueError):
        return False
    return True
