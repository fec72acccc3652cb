"""Why an answer is better than a racer's: both are driven on in the same deals, and what differs is the reason.

A reason is the end of a message, `puzzle-GAME-REASON`, with its values. Where nothing stands out there is none, and
what was found is no puzzle: nobody could follow it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from statistics import fmean

from paddock.dealer import seeded
from paddock.drivers import seat_drivers
from paddock.drivers.driver import Cockpit
from paddock.drivers.scripts import levels, scripts
from paddock.errors import PaddockError
from paddock.event import Event
from paddock.race import Race, from_position
from paddock.school.judging import MOST_DECISIONS, RACER, likely

DEALS = 30
TO_THE_END = 400
"""Playouts of each answer where the end of the race tells."""
WINDOWS = (2, 4)
"""Rounds: what shows soon is the better reason."""
MOST_ACTIONS = 240
TURNS = "downforce"
"""Where only the seat's own turn is looked at."""

Reason = tuple[str, dict[str, int | str]]
Driven = list[list[Event]]


def why(race: Race, seat: int, best: str, plain: str) -> Reason | None:
    """The reason, with its values; None where none stands out."""
    if race.game.name == TURNS:
        return _downforce(race, seat, best, plain)
    both = _driven(race, seat, best), _driven(race, seat, plain)
    for rounds in WINDOWS:
        windows = [[_until(events, rounds) for events in driven] for driven in both]
        found = REASONS[race.game.name](seat, windows[0], windows[1]) or _home(seat, windows[0], rounds)
        if found is not None:
            return found[0], {**found[1], "rounds": rounds}
    return None


def _driven(race: Race, seat: int, answer: str) -> Driven:
    """What happens after an answer, in several deals; the same deals for every answer."""
    return [_driven_once(race, seat, answer, deal) for deal in range(DEALS)]


def _driven_once(race: Race, seat: int, answer: str, deal: int) -> list[Event]:
    course = race.plain().course
    dealt = race.game.plain(race.imagined(seat, seeded(race.engine, deal)), course)
    copy = from_position(race.game.text.write(dealt, race.settings["circuit"]), seed=deal)
    until = copy.round + max(WINDOWS)
    drivers = seat_drivers(copy, [RACER] * copy.seats, deal)
    events = list(copy.act(seat, answer))
    for _ in range(MOST_ACTIONS):
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


def _until(events: Sequence[Event], rounds: int) -> list[Event]:
    """What happens within so many rounds."""
    begun = [at for at, event in enumerate(events) if event.kind == "round"]
    return list(events[: begun[rounds - 1]] if len(begun) >= rounds else events)


def _sum(driven: Driven, seat: int, kind: str, number: str | None = None, others: bool = False) -> float:
    """The mean over deals of a number of the seat's (or all others') events of a kind, or of how many there are."""
    return fmean(
        sum(event[number] if number else 1 for event in events if event.kind == kind and (event.seat == seat) != others)
        for events in driven
    )


def _share(driven: Driven, seat: int, *kinds: str, others: bool = False) -> float:
    """In how many deals one of the kinds happens to the seat, or to another."""
    return fmean(any(event.kind in kinds and (event.seat == seat) != others for event in events) for events in driven)


def _hundredths(best: float, plain: float) -> dict[str, int | str]:
    return {"best": round(100 * best), "plain": round(100 * plain)}


def _earlier(seat: int, best: Driven, plain: Driven) -> Reason | None:
    """Over the line before the window ends, where a racer is not."""
    home = [_share(each, seat, "crossed", "home") for each in (best, plain)]
    return ("earlier", _hundredths(*home)) if home[0] - home[1] >= 0.15 else None


def _home(seat: int, best: Driven, rounds: int) -> Reason | None:
    """All that counts is the order at the line, which is there in a moment."""
    return ("finish", {}) if rounds == min(WINDOWS) and _share(best, seat, "crossed", "home") >= 0.5 else None


def _heat(seat: int, best: Driven, plain: Driven) -> Reason | None:
    spins = _share(best, seat, "spun-out"), _share(plain, seat, "spun-out")
    if spins[1] - spins[0] >= 0.13:
        return "spin", _hundredths(*spins)
    if (earlier := _earlier(seat, best, plain)) is not None:
        return earlier
    slips = _share(best, seat, "slipstreamed"), _share(plain, seat, "slipstreamed")
    tows = [_sum(each, seat, "slipstreamed", others=True) for each in (best, plain)]
    farther = _sum(best, seat, "moved", "steps") - _sum(plain, seat, "moved", "steps")
    theirs = _sum(plain, seat, "moved", "steps", others=True) - _sum(best, seat, "moved", "steps", others=True)
    spent = [_sum(each, seat, "paid", "heat") - _sum(each, seat, "cooled", "heat") for each in (best, plain)]
    if slips[0] - slips[1] >= 0.3:
        return "slip", _hundredths(*slips)
    if farther >= 0.8:
        dearer = spent[0] - spent[1] >= 0.6
        return ("spend" if dearer else "farther"), {"gain": max(1, round(farther))}
    if spent[1] - spent[0] >= 0.6:
        return "save", {"gain": max(1, round(spent[1] - spent[0]))}
    if tows[1] - tows[0] >= 0.3:
        return "tow", {"gain": round(10 * (tows[1] - tows[0]))}
    if theirs >= 1.5:
        return "hold", {"gain": round(theirs)}
    return None


def _formula_d(seat: int, best: Driven, plain: Driven) -> Reason | None:
    outs = _share(best, seat, "out", "spun"), _share(plain, seat, "out", "spun")
    if outs[1] - outs[0] >= 0.12:
        return "out", _hundredths(*outs)
    if (earlier := _earlier(seat, best, plain)) is not None:
        return earlier
    slips = _share(best, seat, "slipped"), _share(plain, seat, "slipped")
    farther = _sum(best, seat, "drove", "cells") - _sum(plain, seat, "drove", "cells")
    theirs = _sum(plain, seat, "drove", "cells", others=True) - _sum(best, seat, "drove", "cells", others=True)
    worn = _sum(best, seat, "worn", "points"), _sum(plain, seat, "worn", "points")
    if slips[0] - slips[1] >= 0.3:
        return "slip", _hundredths(*slips)
    if farther >= 1:
        return ("spend" if worn[0] - worn[1] >= 0.6 else "farther"), {"gain": max(1, round(farther))}
    if worn[1] - worn[0] >= 0.6:
        return "save", {"gain": max(1, round(worn[1] - worn[0]))}
    if theirs >= 2:
        return "hold", {"gain": round(theirs)}
    return None


REASONS: dict[str, Callable[[int, Driven, Driven], Reason | None]] = {"heat": _heat, "formula_d": _formula_d}


FIRST, FIRST_THREE = 0, 1

# Downforce: a turn tells who drives how far, the end of the race what came of it.


def _downforce(race: Race, seat: int, best: str, plain: str) -> Reason | None:
    decision = race.decision(seat)
    kind = decision.kind if decision else ""
    ends = _ends(race, seat, best), _ends(race, seat, plain)
    if kind == "bet":
        good, bad = best.removeprefix("bet "), plain.removeprefix("bet ")
        shares = ends[0][good][FIRST], ends[1][bad][FIRST]
        return ("bet", {"car": good, **_hundredths(*shares)}) if shares[0] - shares[1] >= 0.05 else None
    cars = [line.split()[0] for line in race.position.splitlines()[1:7]]
    lines = dict(zip(cars, race.position.splitlines()[1:7], strict=True))
    mine = {car for car in cars if f" owner={seat} " in f"{lines[car]} "}
    late = _at_the_end(mine, ends)
    if kind == "play":
        soon = _on_the_turn(
            seat, {cars.index(car) for car in mine}, _driven(race, seat, best), _driven(race, seat, plain)
        )
        if soon is not None and (soon[1]["gain"] >= 3 or late is None):
            return soon[0], {**soon[1]}
    return late


def _on_the_turn(seat: int, mine: set[int], best: Driven, plain: Driven) -> tuple[str, dict[str, int]] | None:
    def steps(driven: Driven, own: bool, kind: str, number: str) -> float:
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
    if theirs[1] - theirs[0] >= 1.5:
        return "others", {"gain": round(theirs[1] - theirs[0])}
    return None


def _at_the_end(mine: set[str], ends: tuple[Mapping[str, tuple[float, float]], ...]) -> Reason | None:
    """The car whose place changes most: an own one that comes in earlier, or another's that does not."""
    best, plain = ends
    gains = {
        (car, what): (best[car][what] - plain[car][what]) * (1 if car in mine else -1)
        for car in best
        for what in (FIRST, FIRST_THREE)
    }
    car, what = max(gains, key=lambda each: gains[each])
    if gains[car, what] < 0.07:
        return None
    reason = (("win", "arrive") if car in mine else ("deny", "keep-back"))[what]
    return reason, {"car": car, **_hundredths(best[car][what], plain[car][what])}


def _ends(race: Race, seat: int, answer: str) -> dict[str, tuple[float, float]]:
    """How often every car comes in first, and among the first three, after an answer."""
    engine, drive = race.engine, scripts(race.game, race.engine).drive
    seated = [levels(race.game)[RACER]] * race.seats
    cars = [line.split()[0] for line in race.position.splitlines()[1:7]]
    first, three = [0] * len(cars), [0] * len(cars)
    for i in range(TO_THE_END):
        position, luck = likely(race, seat, 3 * i), seeded(engine, 3 * i + 1)
        for action in race.read_answer(answer):
            engine.act(position, luck, seat, action)
        drive(position, luck, seeded(engine, 3 * i + 2), seated, MOST_DECISIONS)
        for car, rank in enumerate(position.read("rank", len(cars))):
            first[car] += rank == 1
            three[car] += 1 <= rank <= 3
    return {car: (first[at] / TO_THE_END, three[at] / TO_THE_END) for at, car in enumerate(cars)}
