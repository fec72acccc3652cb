"""Another state of the code beside this one, in one run: `python -m bench.beside FOLDER [--rounds 8] [--seconds 4]`.

    git worktree add ../before COMMIT
    PYTHONPATH=../before/src python -m paddock.build
    python -m bench.beside ../before --versions 2,3

Random races by the compiled engine's own loop, there and here in turns, each turn in a process of its own and measured
in processor time, which other work on the machine hardly stretches. `there` races by its newest rules that are not
newer than the version asked for; what counts is the ratio.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import time
from pathlib import Path

HERE = Path(__file__).parents[1]
OPTIONS: dict[str, dict[str, object]] = {
    "heat": {"circuit": "usa", "seats": 6},
    "downforce": {"circuit": "river_station", "seats": 6},
    "formula_d": {"circuit": "monaco", "seats": 10},
}
MOST = 100_000


def play(name: str, version: int, seed: int, seconds: float) -> dict[str, float]:
    """Random races of one game for so many seconds of processor time; rates of them."""
    from paddock.dealer import seeded
    from paddock.game import game

    of = game(name)
    engine, version = of.compiled_engine, min(version, of.rules_version)
    assert engine is not None, "compile the rules there first: python -m paddock.build"
    base = engine.take(of.setup.first_position(of.setup.read_options(OPTIONS[name]), version))
    s, c, chooser = base.copy(), seeded(engine, seed), seeded(engine, seed + 1)
    decisions = races = 0
    begun = time.process_time()
    while (spent := time.process_time() - begun) < seconds:
        base.copy_into(s)
        engine.begin(s, c)
        decisions += engine.play_randomly(s, c, chooser, MOST)
        races += 1
    return {"version": version, "decisions": decisions / spent, "races": races / spent}


def turn(folder: Path, *of: object) -> dict[str, float]:
    """One turn of a tree, in a process of its own."""
    program = [sys.executable, __file__, "--play", *map(str, of)]
    ran = subprocess.run(
        program, env={**os.environ, "PYTHONPATH": str(folder / "src")}, stdout=subprocess.PIPE, check=True, text=True
    )
    rates: dict[str, float] = json.loads(ran.stdout)
    return rates


def measure(there: Path, name: str, version: int, rounds: int, seconds: float) -> None:
    """Turns of both trees, and their ratio."""
    rows: dict[str, list[dict[str, float]]] = {"there": [], "here": []}
    for seed in range(rounds):
        for row, folder in (("there", there), ("here", HERE)):
            rows[row].append(turn(folder, name, version, seed, seconds))
    for row, turns in rows.items():
        for what in ("decisions", "races"):
            rates = [one[what] for one in turns]
            said = f"{statistics.median(rates):>12,.0f} {what} a second ({min(rates):,.0f} to {max(rates):,.0f})"
            print(f"{name} {row}, version {turns[0]['version']}: {said}")
    for what in ("decisions", "races"):
        ratios = [here[what] / before[what] for before, here in zip(rows["there"], rows["here"], strict=True)]
        print(f"ratio of {what}: {statistics.median(ratios):.2f} ({min(ratios):.2f} to {max(ratios):.2f})")


def main() -> None:
    if sys.argv[1:2] == ["--play"]:
        name, version, seed, seconds = sys.argv[2:]
        print(json.dumps(play(name, int(version), int(seed), float(seconds))))
        return
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("there", type=Path, help="a checkout of another commit, with compiled rules")
    parser.add_argument("--game", choices=sorted(OPTIONS), default="formula_d")
    parser.add_argument("--versions", default="3", help="of the rules, such as 2,3")
    parser.add_argument("--rounds", type=int, default=8)
    parser.add_argument("--seconds", type=float, default=4.0, help="of processor time, for each turn")
    given = parser.parse_args()
    for version in given.versions.split(","):
        measure(given.there.resolve(), given.game, int(version), given.rounds, given.seconds)


if __name__ == "__main__":
    main()
