"""The World Tour: two complete races, one on each circuit, added up."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ...errors import PaddockError
from . import finish, setup
from .state import State
from .tables import OVER, VARIANT_NAMES


@dataclass(frozen=True)
class Line:
    """A seat's tour: the money of each race, the sum, and the place."""

    money: tuple[int, ...]
    total: int
    place: int


def legs(options: Mapping[str, object]) -> list[dict[str, Any]]:
    """The settings of the two races: the circuit that is asked for first, then the other one (downforce 95, 108)."""
    settings = setup.read_options(options)
    if settings["variant"] != VARIANT_NAMES[0]:
        raise PaddockError("a World Tour takes the usual game only: others know no money (downforce 108)")
    circuits = sorted(setup.circuit_names(), key=lambda name: name != settings["circuit"])
    return [settings | {"circuit": circuit} for circuit in circuits]


def reckon(races: Sequence[State]) -> list[Line]:
    """Every seat's money over races that are over, and its place (downforce 95, 96)."""
    if any(s.step != OVER for s in races):
        raise PaddockError("the tour is not over")
    seats = races[0].seats
    money = [tuple(finish.total(s, seat) for s in races) for seat in range(seats)]
    totals = [sum(row) for row in money]
    placed = places(totals, [finish.best_rank(races[-1], seat) for seat in range(seats)])
    return [Line(money[seat], totals[seat], placed[seat]) for seat in range(seats)]


def places(totals: Sequence[int], last_ranks: Sequence[int]) -> list[int]:
    """Places by the sum, then by the best place in the last race; equal seats share one (downforce 96)."""
    scores = [(-total, rank) for total, rank in zip(totals, last_ranks, strict=True)]
    return [1 + sum(other < score for other in scores) for score in scores]
