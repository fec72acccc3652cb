"""A report as it goes to a page: what is known so far, again and again, one line of JSON each.

`python -m paddock.report` reads a race file and writes these lines: a process of its own, which whoever does not want
the report any more can end at any time.
"""

from __future__ import annotations

import json
import os
import sys
import time
from functools import partial
from typing import Any

from .. import record
from ..drivers.cast import called_drivers
from ..drivers.tempers import bare
from ..errors import PaddockError
from ..locale import LANGUAGES
from ..race import Race
from .judged import Report, Verdict, Worth, report
from .picture import picture
from .why import best_move, facts, mishaps

CASES = 3
"""Decisions shown of each seat."""
MOST_PICTURES = 9
BEGUN = time.monotonic()
PATIENCE = 3
"""How much longer a report may take on a machine that is busy with other things."""
NICENESS = 10
"""The machine has better things to do: a table comes first."""


def shown(race: Race, made: Report, found: record.Record, pictures: bool) -> dict[str, Any]:
    """What a page shows of a report, as plain data."""
    people = [seat for seat in range(race.seats) if seat not in found.drivers]
    called = called_drivers(found.drivers) | found.names
    names = [called.get(car) or found.drivers.get(car) or f"{car + 1}" for car in range(race.cars)]
    cases = cases_of(made, race.seats)
    drawn = [i for i in cases if made.verdicts[i].seat in people] or made.costliest
    first = set([*made.costliest[:CASES], *drawn][:MOST_PICTURES]) if pictures else set()
    best = None if made.best is None else made.verdicts[made.best]
    return {
        "game": made.game,
        "circuit": race.game.setup.about_circuit(race.settings["circuit"]).get("title", race.settings["circuit"]),
        "names": [called.get(seat) for seat in range(race.seats)],
        "drivers": [bare(found.drivers.get(seat)) for seat in range(race.seats)],
        "colours": [found.colours.get(seat) for seat in range(race.seats)],
        "share": made.share,
        "playouts": made.playouts,
        "moments": made.moments,
        "people": list(people),
        "points": [{"round": each.round, "entry": each.entry, "win": each.win} for each in made.points],
        "error": max((each.error for each in made.points), default=0.0),
        "cars": [
            {
                "car": each.car,
                "place": each.place,
                "start": each.start.win,
                "luck": _both(each.luck),
                "decisions": _both(each.decisions),
                "given_away": _both(each.given_away),
                "counts": each.counts,
            }
            for each in made.cars
        ],
        "costliest": [cases.index(i) for i in made.costliest[:CASES]],
        "cases": [_case(race, made.verdicts[i], i in first) for i in cases],
        "best": best and {name: best_move(best, names[best.seat], name) for name in LANGUAGES},
    }


def cases_of(made: Report, seats: int) -> list[int]:
    """The numbers of the dearest mistakes of all seats together and of each."""
    each = [[i for i in made.costliest if made.verdicts[i].seat == seat][:CASES] for seat in range(seats)]
    return list(dict.fromkeys([*made.costliest[:CASES], *(i for some in each for i in some)]))


def _both(worth: Worth) -> dict[str, float]:
    return {"win": worth.win, "places": worth.places, "error": worth.places_error}


def _case(race: Race, verdict: Verdict, with_picture: bool) -> dict[str, Any]:
    said = {}
    for language in LANGUAGES:
        played, better = facts(verdict, language)
        said[language] = {"played": played, "better": better, "wrong": mishaps(verdict, language)}
    return {
        "seat": verdict.seat,
        "round": verdict.round,
        "entry": verdict.entry,
        "played": verdict.played,
        "better": verdict.better,
        "win": verdict.lost.win,
        "places": verdict.lost.places,
        "said": said,
        "picture": picture(race, verdict) if with_picture else None,
    }


def main(text: str, seconds: float, threads: int) -> None:
    """Write a report, line by line."""
    os.nice(NICENESS)
    try:
        found, race = record.parse(text), record.read(text)

        def tell(made: Report) -> None:
            print(json.dumps(shown(race, made, found, made.share == 1.0)), flush=True)

        people = [seat for seat in range(race.seats) if seat not in found.drivers]
        clock = partial(_worked, threads)
        tell(report(race, seconds=seconds, threads=threads, progress=tell, first=people, clock=clock))
    except PaddockError as error:
        print(json.dumps({"problem": str(error), "word": error.word}), flush=True)


def _worked(threads: int) -> float:
    """Seconds that this would have taken on a quiet machine; waiting counts for little."""
    return max(time.process_time() / threads, (time.monotonic() - BEGUN) / PATIENCE)


def run() -> None:
    """What the process does: seconds and threads as arguments, the race file on the standard input."""
    main(sys.stdin.buffer.read().decode(), float(sys.argv[1]), int(sys.argv[2]))
