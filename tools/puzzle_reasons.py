"""Why an answer is better than a racer's: both are driven on for a little while, and what differs most is the reason.

A reason is the end of a message, `puzzle-GAME-REASON`, with its values.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from statistics import fmean

from paddock.dealer import seeded
from paddock.drivers import seat_drivers
from paddock.drivers.driver import Cockpit
from paddock.errors import PaddockError
from paddock.event import Event
from paddock.race import Race, from_position
from paddock.school.judging import RACER

DEALS = 20
ROUNDS = 2
MOST_DECISIONS = 120
TURNS = "downforce"
"""Where only the seat's own turn is looked at."""

Reason = tuple[str, dict[str, int]]


def why(race: Race, seat: int, best: str, plain: str) -> Reason:
    """The reason, with its values."""
    reason = REASONS[race.game.name]
    return reason(race, seat, _driven(race, seat, best), _driven(race, seat, plain))


def _driven(race: Race, seat: int, answer: str) -> list[list[Event]]:
    """What happens after an answer, in several deals; the same deals for every answer."""
    return [_driven_once(race, seat, answer, deal) for deal in range(DEALS)]


def _driven_once(race: Race, seat: int, answer: str, deal: int) -> list[Event]:
    course = race.plain().course
    dealt = race.game.plain(race.imagined(seat, seeded(race.engine, deal)), course)
    copy = from_position(race.game.text.write(dealt, race.settings["circuit"]), seed=deal)
    until = copy.round + ROUNDS
    drivers = seat_drivers(copy, [RACER] * copy.seats, deal)
    events = list(copy.act(seat, answer))
    for _ in range(MOST_DECISIONS):
        if copy.over or copy.round >= until:
            break
        asked = copy.waiting[0]
        if race.game.name == TURNS and asked != seat:
            break
        cockpit = Cockpit(copy.game, copy.engine, asked, copy.imagined(asked, seeded(copy.engine, deal)), course)
        try:
            events += copy.act(asked, (drivers[asked].decide(cockpit),))
        except PaddockError:
            break
    return events


def _sum(driven: Sequence[Sequence[Event]], seat: int, kind: str, number: str | None = None) -> float:
    """The mean over deals of a number of the seat's events of a kind, or of how many there are."""
    return fmean(
        sum(event[number] if number else 1 for event in events if event.kind == kind and event.seat == seat)
        for events in driven
    )


def _share(driven: Sequence[Sequence[Event]], seat: int, *kinds: str) -> float:
    """In how many deals one of the kinds happens to the seat."""
    return fmean(any(event.kind in kinds and event.seat == seat for event in events) for events in driven)


def _heat(race: Race, seat: int, best: list[list[Event]], plain: list[list[Event]]) -> Reason:
    spins = _share(best, seat, "spun-out"), _share(plain, seat, "spun-out")
    if spins[1] - spins[0] >= 0.15:
        return "spin", {"best": round(100 * spins[0]), "plain": round(100 * spins[1])}
    if _share(best, seat, "placed") >= 0.5:
        return "finish", {}
    slips = _sum(best, seat, "slipstreamed"), _sum(plain, seat, "slipstreamed")
    farther = _sum(best, seat, "moved", "steps") - _sum(plain, seat, "moved", "steps")
    spent = [_sum(each, seat, "paid", "heat") - _sum(each, seat, "cooled", "heat") for each in (best, plain)]
    if slips[0] - slips[1] >= 0.3:
        return "slip", {"best": round(100 * min(1.0, slips[0])), "plain": round(100 * min(1.0, slips[1]))}
    if farther >= 0.8:
        dearer = spent[0] - spent[1] >= 0.6
        return ("spend" if dearer else "farther"), {"gain": max(1, round(farther))}
    if spent[1] - spent[0] >= 0.6:
        return "save", {"gain": max(1, round(spent[1] - spent[0]))}
    return "later", {}


def _formula_d(race: Race, seat: int, best: list[list[Event]], plain: list[list[Event]]) -> Reason:
    outs = _share(best, seat, "out", "spun"), _share(plain, seat, "out", "spun")
    if outs[1] - outs[0] >= 0.12:
        return "out", {"best": round(100 * outs[0]), "plain": round(100 * outs[1])}
    if _share(best, seat, "home", "placed") >= 0.5:
        return "finish", {}
    slips = _share(best, seat, "slipped"), _share(plain, seat, "slipped")
    farther = _sum(best, seat, "drove", "cells") - _sum(plain, seat, "drove", "cells")
    worn = _sum(best, seat, "worn", "points"), _sum(plain, seat, "worn", "points")
    if slips[0] - slips[1] >= 0.3:
        return "slip", {"best": round(100 * slips[0]), "plain": round(100 * slips[1])}
    if farther >= 1:
        return ("spend" if worn[0] - worn[1] >= 0.6 else "farther"), {"gain": max(1, round(farther))}
    if worn[1] - worn[0] >= 0.6:
        return "save", {"gain": max(1, round(worn[1] - worn[0]))}
    return "later", {}


def _downforce(race: Race, seat: int, best: list[list[Event]], plain: list[list[Event]]) -> Reason:
    decision = race.decision(seat)
    kind = decision.kind if decision else ""
    if kind in ("bet", "move", "bid"):
        return ("road" if kind == "move" else "bet"), {}
    mine = {car for car, line in enumerate(race.position.splitlines()[1:7]) if f" owner={seat} " in f"{line} "}

    def steps(driven: list[list[Event]], own: bool, kind: str, number: str) -> float:
        return fmean(
            sum(e[number] for e in events if e.kind == kind and (e["car"] in mine) == own) for events in driven
        )

    lost = [steps(each, False, "blocked", "lost") + steps(each, False, "wasted", "steps") for each in (best, plain)]
    own = [steps(each, True, "drove", "steps") for each in (best, plain)]
    theirs = [steps(each, False, "drove", "steps") for each in (best, plain)]
    if lost[0] - lost[1] >= 1.5:
        return "block", {"gain": round(lost[0] - lost[1])}
    if own[0] - own[1] >= 1:
        return "own", {"gain": round(own[0] - own[1])}
    if theirs[1] - theirs[0] >= 1:
        return "others", {"gain": round(theirs[1] - theirs[0])}
    return "later", {}


REASONS: dict[str, Callable[[Race, int, list[list[Event]], list[list[Event]]], Reason]] = {
    "heat": _heat,
    "formula_d": _formula_d,
    "downforce": _downforce,
}
