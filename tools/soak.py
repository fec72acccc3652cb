"""The long runs: the conformance checks over very many races. `make soak`; the tests run a small share of the same.

python tools/soak.py [--compiled 100000] [--plain 2000] [--table 500] [--mangled 20000]
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import product
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from paddock.contract import game
from tests import test_mangled_texts as mangling
from tests.conformance import checks, heat
from tests.conformance.cases import Case

WORKERS = 2
CHUNK = 50


def cases() -> list[Case]:
    """All circuits with 2 to 6 cars."""
    circuits = game("heat").setup.circuit_names()
    return [Case("heat", {"circuit": c, "seats": n}, heat.faults) for c, n in product(circuits, range(2, 7))]


def compiled_chunk(first: int) -> int:
    engine = game("heat").compiled_engine
    assert engine is not None
    every = cases()
    return sum(checks.check_random_race(every[i % len(every)], engine, i) for i in range(first, first + CHUNK))


def plain_chunk(first: int) -> int:
    """Plain races, each compared with its compiled twin event for event."""
    every = cases()
    return sum(checks.check_twins(every[i % len(every)], i) for i in range(first, first + CHUNK))


def table_chunk(first: int) -> int:
    """Races through the friendly object, written, read and verified."""
    every, made = cases(), 0
    compiled = game("heat").compiled_engine
    assert compiled is not None
    for i in range(first, first + CHUNK):
        race = checks.random_race(every[i % len(every)], compiled, i)
        checks.check_record(race)
        made += len(race.entries)
    return made


def mangled_chunk(first: int) -> int:
    rng = random.Random(first)
    for _ in range(CHUNK):
        seed, at, letter = rng.randrange(12), rng.randrange(10**7), rng.choice(mangling.LETTERS)
        how = rng.choice(["change", "change", "drop", "add", "cut", "swap"])
        mangling.test_a_mangled_position.hypothesis.inner_test(seed, rng.randrange(10**6), at, letter, how)  # type: ignore[attr-defined]
        mangling.test_a_mangled_race_file.hypothesis.inner_test(seed, at, letter, how)  # type: ignore[attr-defined]
    return CHUNK


def starts(count: int) -> Iterator[int]:
    return iter(range(0, count, CHUNK))


def run(what: str, chunk: Callable[[int], int], count: int) -> None:
    begun = time.perf_counter()
    with ProcessPoolExecutor(WORKERS) as pool:
        made = sum(pool.map(chunk, starts(count)))
    seconds = time.perf_counter() - begun
    print(f"{what}: {count} without a fault, {made} decisions, {seconds:.0f} s", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--compiled", type=int, default=100_000)
    parser.add_argument("--plain", type=int, default=2_000)
    parser.add_argument("--table", type=int, default=500)
    parser.add_argument("--mangled", type=int, default=20_000)
    wanted = parser.parse_args()
    run("random races, compiled", compiled_chunk, wanted.compiled)
    run("races at the table, written, read and verified", table_chunk, wanted.table)
    run("mangled positions and race files", mangled_chunk, wanted.mangled)
    run("random races, plain, equal to compiled event for event", plain_chunk, wanted.plain)


if __name__ == "__main__":
    main()
