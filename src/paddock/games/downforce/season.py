"""The World Tour: two complete races, one on each board, added up (downforce 95, 96, 108)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ...control import Control
from ...errors import PaddockError, Refused, listed, unknown
from ...event import Event
from ...sheet import Season, Stop
from . import finish, setup
from .state import State
from .tables import CARS, VARIANT_NAMES

TOUR = "tour"
KINDS: dict[str, str] = {TOUR: "the World Tour: a race on each board (downforce 95)"}
OPTIONS: dict[str, str] = {
    name: about for name, about in setup.OPTIONS.items() if name not in ("circuit", "variant")
} | {
    "circuit": "the board of the first race; the other one follows, or both after one of your own",
    "variant": f"{VARIANT_NAMES[0]}; other games know no money (downforce 108)",
}
MOST_MONEY = 1000
"""More than anybody can win or lose in a race, in millions."""


def plan(kind: str, options: Mapping[str, object], c: Control) -> tuple[dict[str, Any], list[Stop]]:
    """The circuit that is asked for first, then the other one; after one of your own, both (downforce 95, 108)."""
    settings = setup.read_options(options)
    if settings["variant"] != VARIANT_NAMES[0]:
        raise PaddockError("a World Tour takes the usual game only: others know no money (downforce 108)")
    first, boards = settings["circuit"], setup.circuit_names()
    circuits = [first, *(name for name in boards if name != first)]
    return settings, [Stop(circuit, kind) for circuit in circuits]


def race_options(season: Season) -> dict[str, Any]:
    """Each race is complete in itself: new deal, auction, powers and bets (downforce 96)."""
    return season.settings | {"circuit": season.calendar[season.raced].circuit}


def result(season: Season, s: State, events: Sequence[Event]) -> dict[str, Any]:
    """The money of each seat, the best place of its cars, and its place."""
    seats = range(s.seats)
    return {
        "money": money(s),
        "rank": [finish.best_rank(s, seat) for seat in seats],
        "place": [finish.final_place(s, seat) for seat in seats],
    }


def money(s: State) -> list[int]:
    """What a race brings each seat; one that withdrew the lowest sum, and never more than 0 (downforce 95, 110)."""
    sums = [finish.total(s, seat) for seat in range(s.seats)]
    if s.version == 1:
        return sums
    stayed = [total for seat, total in enumerate(sums) if not s.withdrawn[seat]]
    return [min(0, *stayed, total) if s.withdrawn[seat] else total for seat, total in enumerate(sums)]


def points(season: Season, race: int) -> list[int]:
    """The money that a race brought each seat (downforce 95)."""
    found: list[int] = season.results[race]["money"]
    return found


def places(season: Season, races: range) -> list[int]:
    """Places by the sum, then by the best place in the last race; equal seats share one (downforce 96)."""
    if not races:
        return [1] * season.seats
    totals = [sum(column) for column in zip(*(points(season, race) for race in races), strict=True)]
    scores = [(-total, rank) for total, rank in zip(totals, season.results[races[-1]]["rank"], strict=True)]
    return [1 + sum(other < score for other in scores) for score in scores]


def race_places(season: Season, race: int) -> list[int]:
    """The place of every seat in a race."""
    found: list[int] = season.results[race]["place"]
    return found


# Nothing but money goes from race to race, and nobody is asked in between.


def belongings(season: Season) -> list[dict[str, list[str]]]:
    """Nobody keeps anything."""
    return [{} for _ in range(season.seats)]


def new_choices(season: Season) -> tuple[str | None, ...] | None:
    """Nobody chooses."""
    return None


def asks(season: Season) -> dict[int, list[str]]:
    """Nobody is asked."""
    return {}


def usual_answer(season: Season, seat: int) -> str:
    """Nobody is asked."""
    raise Refused(f"seat {seat} has nothing to choose")


def check(season: Season) -> None:
    """Refuse a season that cannot be."""
    for name in season.settings:
        if name not in OPTIONS:
            raise unknown("setting of a season", name[:40], OPTIONS)
    settings = setup.read_options(season.settings)
    if settings != season.settings or season.choices:
        raise PaddockError(f"the settings of the tour must be written {settings}, and there is nothing to choose")
    if list(season.calendar) != plan(season.kind, settings, Control())[1]:
        raise PaddockError("the calendar is not that of a World Tour")
    if season.raced > len(season.calendar):
        raise PaddockError(f"the tour has {len(season.calendar)} races, but {season.raced} results")
    for number, raced in enumerate(season.results, 1):
        _check_result(season, number, raced)


def _check_result(season: Season, number: int, raced: Any) -> None:
    bounds = {"money": (-MOST_MONEY, MOST_MONEY), "rank": (1, CARS + 1), "place": (1, season.seats)}
    if not isinstance(raced, dict) or set(raced) != set(bounds):
        raise PaddockError(f"result of race {number}: needed is {listed(bounds)}")
    for name, (least, most) in bounds.items():
        row = raced[name]
        if not isinstance(row, list) or len(row) != season.seats:
            raise PaddockError(f"result of race {number}: {name} must hold {season.seats} numbers")
        if any(type(number) is not int or not least <= number <= most for number in row):
            raise PaddockError(f"result of race {number}: {name} must be {least} to {most}")
    home = [rank for rank in raced["rank"] if rank <= CARS]
    if len(set(home)) != len(home):
        raise PaddockError(f"result of race {number}: two seats cannot have the same car, and so not the same rank")
