"""Playouts a second by game, and where their time goes: `python -m bench.playouts [--seconds 2] [--json]`.

A search for the seat that must decide, on positions from a race between racers. All seconds are of processor time.
The share of the rules is what as many answers would take under random play in the engine's own loop, which also lists
options that a playout does not need: rather too much. The rest is the script that drives the playouts, the value of
their ends, and the search itself.
"""

from __future__ import annotations

import argparse
import json
import time
from types import SimpleNamespace
from typing import Any

from paddock.dealer import seeded
from paddock.drivers import Thought
from paddock.drivers.scripts import CompiledScript, PlainSearch, levels, scripts
from paddock.game import Game, game
from paddock.registry import part

from .__main__ import OPTIONS, engine_loop

EVERY = 60
"""Answers of the race between two searches."""
PLAIN = 6
"""Playouts in plain Python, in which answers are counted."""


def positions(of: Game, count: int) -> list[tuple[Any, int]]:
    """Positions of a race between racers, with a seat that has something to decide."""
    engine = of.engine
    s = engine.take(of.setup.first_position(of.setup.read_options(OPTIONS[of.name])))
    luck, whims = seeded(engine, 3), seeded(engine, 4)
    engine.begin(s, luck)
    drive, seated = scripts(of, engine).drive, [levels(of)["racer"]] * int(str(OPTIONS[of.name]["seats"]))
    found: list[tuple[Any, int]] = []
    while len(found) < count and engine.waiting(s):
        drive(s, luck, whims, seated, EVERY)
        seats = engine.waiting(s)
        if seats:
            found.append((s.copy(), (seats & -seats).bit_length() - 1))
    return found


def answers_a_playout(of: Game, s: Any, seat: int) -> float:
    """How many answers the rules take in a playout, counted in plain Python."""
    script = part("drivers", of, CompiledScript)
    assert script is not None
    plain = of.plain_engine.take(of.setup.first_position(of.setup.read_options(OPTIONS[of.name])))
    plain.load(s.save())
    search = PlainSearch(script, plain, seat, 5, 8)  # type: ignore[arg-type]
    steps, rest = search._modules[0], search._modules[1:]
    made = 0

    def act(*given: Any) -> int:
        nonlocal made
        made += 1
        return int(steps.act(*given))

    search._modules = (SimpleNamespace(act=act, waiting=steps.waiting), *rest)  # type: ignore[assignment]
    playouts = search.think(PLAIN)
    return made / playouts if playouts else 0.0


def measure(name: str, seconds: float) -> dict[str, float]:
    """A game's row."""
    of = game(name)
    found = [(s, seat) for s, seat in positions(of, 8) if Thought(of, of.engine, s, seat, 1).search.think(2)]
    playouts, spent = 0, 0.0
    while spent < seconds:
        for s, seat in found:
            thought, begun = Thought(of, of.engine, s, seat, 1), time.process_time()
            thought.run(100)
            spent += time.process_time() - begun
            playouts += thought.playouts
    answers = sum(answers_a_playout(of, s, seat) for s, seat in found) / len(found)
    race, made, begun = engine_loop(of.engine, 1, name), 0, time.process_time()
    while time.process_time() - begun < seconds:
        made += race()
    rules = answers * (time.process_time() - begun) / made
    return {
        "playouts a second": playouts / spent,
        "answers a playout": answers,
        "share of the rules, %": min(100.0, 100 * rules * playouts / spent),
    }


def main() -> None:
    """Measure and say how it went."""
    parser = argparse.ArgumentParser(prog="bench.playouts", description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0, help="for each game")
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    rows = {name: measure(name, chosen.seconds) for name in OPTIONS}
    if chosen.json:
        print(json.dumps(rows))
        return
    for name, row in rows.items():
        print(f"{name:12}", *(f"{word}: {value:,.1f}" for word, value in row.items()), sep="  ")


if __name__ == "__main__":
    main()
