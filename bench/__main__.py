"""Speed in one run: `python -m bench [--seconds 3] [--json]`.

Heat's base game with six cars on USA under random play, plain and compiled, Downforce with six players, Formula D with
ten cars on Monaco (also with its scripted drivers), and OpenSpiel's backgammon and gin rummy under random play from a
Python loop. Every row lists options and acts through the public contract; what counts are
the ratios between rows of one run, not the numbers of a machine.
"""

from __future__ import annotations

import argparse
import json
import random
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from paddock.dealer import seeded
from paddock.drivers.scripts import levels, scripts
from paddock.engine import Engine
from paddock.game import game

OPTIONS: dict[str, dict[str, object]] = {
    "heat": {"circuit": "usa", "seats": 6},
    "downforce": {"circuit": "river_station", "seats": 6},
    "formula_d": {"circuit": "monaco", "seats": 10},
}
MOST = 100_000


class Stretch:
    """Decisions, races and seconds of a run."""

    def __init__(self) -> None:
        self.decisions = 0
        self.races = 0
        self.seconds = 0.0

    def rate(self) -> float:
        return self.decisions / self.seconds


def timed(seconds: float, race: Callable[[], int]) -> Stretch:
    """Run races for so many seconds."""
    stretch = Stretch()
    begun = time.perf_counter()
    while stretch.seconds < seconds:
        stretch.decisions += race()
        stretch.races += 1
        stretch.seconds = time.perf_counter() - begun
    return stretch


def first_position(engine: Engine, name: str = "heat") -> Any:
    of = game(name)
    return engine.take(of.setup.first_position(of.setup.read_options(OPTIONS[name])))


def engine_loop(engine: Engine, seed: int, name: str = "heat") -> Callable[[], int]:
    """Random races by the engine's own loop: `options` and `act` without Python in between."""
    base = first_position(engine, name)
    s, c, chooser = base.copy(), seeded(engine, seed), seeded(engine, seed + 1)

    def race() -> int:
        base.copy_into(s)
        engine.begin(s, c)
        return engine.play_randomly(s, c, chooser, MOST)

    return race


def driven_loop(engine: Engine, seed: int, name: str, driver: str) -> Callable[[], int]:
    """Races between scripted drivers of one kind, by the engine's own loop."""
    base = first_position(engine, name)
    s, c, whims = base.copy(), seeded(engine, seed), seeded(engine, seed + 1)
    drive, seated = scripts(game(name), engine).drive, [levels(game(name))[driver]] * int(str(OPTIONS[name]["seats"]))

    def race() -> int:
        base.copy_into(s)
        engine.begin(s, c)
        return drive(s, c, whims, seated, MOST)

    return race


def python_loop(engine: Engine, seed: int) -> Callable[[], int]:
    """Random races from a Python loop, two calls of the engine and a random choice a decision."""
    base = first_position(engine)
    s, c = base.copy(), seeded(engine, seed)
    waiting, options, act, rnd = engine.waiting, engine.options, engine.act, random.Random(seed).random

    def race() -> int:
        base.copy_into(s)
        engine.begin(s, c)
        made = 0
        while seats := waiting(s):
            seat = (seats & -seats).bit_length() - 1
            actions = options(s, seat)
            act(s, c, seat, actions[int(rnd() * len(actions))])
            made += 1
        return made

    return race


def spiel_loop(name: str, seed: int) -> Callable[[], int]:
    """Random play of a game of OpenSpiel; chance nodes are played, but not counted as decisions."""
    import pyspiel

    spiel, rnd = pyspiel.load_game(name), random.Random(seed).random

    def race() -> int:
        state = spiel.new_initial_state()
        made = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                left = rnd()
                action = outcomes[-1][0]
                for outcome, chance in outcomes:
                    left -= chance
                    if left < 0:
                        action = outcome
                        break
                state.apply_action(action)
            else:
                actions = state.legal_actions()
                state.apply_action(actions[int(rnd() * len(actions))])
                made += 1
        return made

    return race


def two_threads(engine: Engine, seconds: float) -> float:
    """Decisions a second of two threads together."""
    with ThreadPoolExecutor(2) as pool:
        runs = [pool.submit(timed, seconds, engine_loop(engine, 10 + i)) for i in range(2)]
        return sum(run.result().rate() for run in runs)


def copy_time(engine: Engine) -> float:
    """Microseconds for `copy_into`, the best of some thousands of runs."""
    source = first_position(engine)
    target = source.copy()
    best = 1.0
    for _ in range(2000):
        begun = time.perf_counter()
        for _ in range(100):
            source.copy_into(target)
        best = min(best, (time.perf_counter() - begun) / 100)
    return best * 1e6


def measure(seconds: float) -> dict[str, float]:
    """All rows; slow and fast ones take turns so that a busy moment of the machine does not favour one."""
    of = game("heat")
    compiled, plain = of.compiled_engine, of.plain_engine
    assert compiled is not None, "build the compiled rules first: make build"
    other = game("downforce")
    third = game("formula_d")
    assert other.compiled_engine is not None and third.compiled_engine is not None
    rows: dict[str, Callable[[], int]] = {
        "compiled, engine's loop": engine_loop(compiled, 1),
        "compiled, Python loop": python_loop(compiled, 1),
        "plain, engine's loop": engine_loop(plain, 1),
        "Downforce compiled, engine's loop": engine_loop(other.compiled_engine, 1, "downforce"),
        "Downforce plain, engine's loop": engine_loop(other.plain_engine, 1, "downforce"),
        "Formula D compiled, engine's loop": engine_loop(third.compiled_engine, 1, "formula_d"),
        "Formula D plain, engine's loop": engine_loop(third.plain_engine, 1, "formula_d"),
        "Formula D compiled, ten racers": driven_loop(third.compiled_engine, 1, "formula_d", "racer"),
        "Formula D compiled, ten rookies": driven_loop(third.compiled_engine, 1, "formula_d", "rookie"),
        "OpenSpiel backgammon, Python loop": spiel_loop("backgammon", 1),
        "OpenSpiel gin rummy, Python loop": spiel_loop("gin_rummy", 1),
    }
    best: dict[str, float] = dict.fromkeys(rows, 0.0)
    races: dict[str, float] = {}
    for _ in range(3):
        for name, race in rows.items():
            stretch = timed(seconds / 3, race)
            if stretch.rate() > best[name]:
                best[name], races[name] = stretch.rate(), stretch.races / stretch.seconds
    one = max(timed(seconds / 3, engine_loop(compiled, 5)).rate() for _ in range(3))
    both = max(two_threads(compiled, seconds / 3) for _ in range(3))
    return {
        **{f"{name}: decisions/s": rate for name, rate in best.items()},
        **{f"{name}: races/s": rate for name, rate in races.items()},
        "two threads: decisions/s": both,
        "copy a position: µs": copy_time(compiled),
        "ratio compiled to plain": best["compiled, engine's loop"] / best["plain, engine's loop"],
        "ratio Downforce compiled to plain": best["Downforce compiled, engine's loop"]
        / best["Downforce plain, engine's loop"],
        "ratio Formula D compiled to plain": best["Formula D compiled, engine's loop"]
        / best["Formula D plain, engine's loop"],
        "ratio compiled to backgammon": best["compiled, engine's loop"] / best["OpenSpiel backgammon, Python loop"],
        "ratio Python loop to backgammon": best["compiled, Python loop"] / best["OpenSpiel backgammon, Python loop"],
        "ratio compiled to gin rummy": best["compiled, engine's loop"] / best["OpenSpiel gin rummy, Python loop"],
        "ratio two threads to one": both / one,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=6.0, help="for each row")
    parser.add_argument("--json", action="store_true")
    wanted = parser.parse_args()
    found = measure(wanted.seconds)
    if wanted.json:
        print(json.dumps(found))
        return
    for name, number in found.items():
        print(f"{name:50} {number:>14,.2f}")


if __name__ == "__main__":
    main()
