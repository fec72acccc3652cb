"""Tempers: among answers that are about equally good, a wild driver takes the bold one and a calm one the safe one.

A steady driver does as its level says and nothing else, so that what was measured of a level is true of it. What is
bold a game tells in `drivers/tempers/<game>.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from math import inf
from typing import Final, Generic, Literal, TypeVar

from ... import registry
from ...engine import PlainPosition
from ...game import Game

CALM: Final = "calm"
STEADY: Final = "steady"
WILD: Final = "wild"
Temper = Literal["calm", "steady", "wild"]
TEMPERS: tuple[Temper, ...] = (CALM, STEADY, WILD)
MARK = ":"
"""Between a driver's name and its temper."""

P = TypeVar("P", bound=PlainPosition)


@dataclass(frozen=True)
class Leaning(Generic[P]):
    """What a game tells of its answers."""

    boldness: Callable[[P, int, Sequence[int]], int]
    """How bold an answer of a seat is, beside others to the same question."""
    slack: Callable[[P, int, str], int]
    """How far apart in the script's own costs answers may be that are about equally good; 0: there is no choice."""
    margin: int
    """The same in what a search counts: 30,000 is a certain win."""
    price: float = inf
    """What a script pays at most, in its costs, for being bolder or safer by one."""


@dataclass(frozen=True)
class Choice:
    """An answer among others: how good it is, however that is counted."""

    actions: tuple[int, ...]
    worth: float


@cache
def leaning(of: Game) -> Leaning[PlainPosition] | None:
    """What a game tells of its answers; None if its drivers have no temper."""
    return registry.part("drivers.tempers", of, Leaning)


def split(name: str) -> tuple[str, Temper]:
    """A driver's name and its temper, from text such as `racer:wild`; without one it is steady."""
    for temper in TEMPERS:
        if name.endswith(MARK + temper):
            return name.removesuffix(MARK + temper), temper
    return name, STEADY


def bare(name: str | None) -> str | None:
    """A driver's name without its temper."""
    return None if name is None else split(name)[0]


def join(name: str, temper: str) -> str:
    """A driver's name with its temper; a steady one has its name alone."""
    return name if temper == STEADY else f"{name}{MARK}{temper}"


def usual(seat: int) -> Temper:
    """The temper of a seat's driver where nobody says: all three take part."""
    return (WILD, STEADY, CALM)[seat % len(TEMPERS)]


def lean(
    told: Leaning[PlainPosition],
    temper: str,
    position: PlainPosition,
    seat: int,
    chosen: Choice,
    others: Sequence[Choice],
    margin: float,
    price: float = inf,
) -> tuple[int, ...]:
    """What a driver of a temper answers in place of the chosen answer, among others that are no better or worse than it
    by more than the margin, or than the price of what they are bolder or safer."""
    sign = 1 if temper == WILD else -1
    first = told.boldness(position, seat, chosen.actions)
    best, most = chosen.actions, (0.0, 0.0)
    for each in others:
        off, gain = abs(each.worth - chosen.worth), sign * (told.boldness(position, seat, each.actions) - first)
        if off <= margin and gain > 0:
            most, best = max((most, best), ((gain if price == inf else gain * price - off, -off), each.actions))
    return best
