"""The long runs: the conformance checks over very many races. `make soak`; the tests run a small share of the same.

python tools/soak.py [--game heat] [--workers 2] [--compiled 100000] [--plain 2000] [--table 500] [--mangled 20000]
    [--seasons 1000] [--observed 1000] [--leaks 300] [--kills 100]
"""

from __future__ import annotations

import argparse
import asyncio
import random
import string
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import product
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from paddock.game import game
from paddock.games.downforce.tables import VARIANT_NAMES
from paddock.registry import BUILT_IN
from tests import test_mangled_texts as mangling
from tests.conformance import checks, downforce, formula_d, heat
from tests.conformance.cases import Case
from tests.conformance.observing import missing
from tests.games.downforce import test_text as downforce_texts
from tests.games.formula_d import test_text as formula_d_texts
from tests.season_play import check_season
from tests.table.client import Server
from tests.table.services import Postgres, find
from tests.table.test_leaks import check_dealt_anew
from tests.table.test_restart import kill_at_random_moments

POSITIONS: dict[str, Any] = {"downforce": downforce_texts, "formula_d": formula_d_texts}
"""Tests of mangled positions that a game has to itself."""
SAMPLES = formula_d_texts.SAMPLES
WORKERS = 2
CHUNK = 50


def case_of(name: str, number: int) -> Case:
    """The case of a race by its number: of Heat every second one the base game, the others with any modules."""
    if name == "formula_d":
        return Case(name, formula_d.random_options(random.Random(number)), formula_d.faults)
    if name == "heat" and number % 2:
        return Case(name, heat.random_options(random.Random(number)), heat.faults)
    circuits = game(name).setup.circuit_names()
    if name == "heat":
        base = [Case(name, {"circuit": c, "seats": n}, heat.faults) for c, n in product(circuits, range(2, 7))]
        return base[number // 2 % len(base)]
    kinds = list(product(circuits, range(2, 7), VARIANT_NAMES))
    circuit, seats, variant = kinds[number % len(kinds)]
    return Case(name, {"circuit": circuit, "seats": seats, "variant": variant}, downforce.faults)


def compiled_chunk(name: str, first: int) -> int:
    engine = game(name).compiled_engine
    assert engine is not None
    return sum(checks.check_random_race(case_of(name, i), engine, i) for i in range(first, first + CHUNK))


def plain_chunk(name: str, first: int) -> int:
    """Plain races, each compared with its compiled twin event for event."""
    return sum(checks.check_twins(case_of(name, i), i) for i in range(first, first + CHUNK))


def table_chunk(name: str, first: int) -> int:
    """Races through the friendly object, written, read and verified."""
    made = 0
    compiled = game(name).compiled_engine
    assert compiled is not None
    for i in range(first, first + CHUNK):
        race = checks.random_race(case_of(name, i), compiled, i)
        checks.check_record(race)
        made += len(race.entries)
    return made


def observed_chunk(name: str, first: int) -> int:
    """Positions with a number changed: whatever a seat can see, its observation tells."""
    for i in range(first, first + CHUNK):
        found = missing(case_of(name, i), i, 10, 100)
        assert not found, f"{case_of(name, i)}, seed {i}: {found}"
    return 1000 * CHUNK


def mangled_chunk(name: str, first: int) -> int:
    """Texts with a character changed; of Downforce and Formula D, positions."""
    rng = random.Random(first)
    for _ in range(CHUNK):
        seed, at, letter = rng.randrange(mangling.SAMPLES), rng.randrange(10**7), rng.choice(string.printable)
        how = rng.choice(["change", "change", "drop", "add", "cut", "swap"])
        if name in POSITIONS:
            which = rng.randrange(10**6)
            POSITIONS[name].test_a_mangled_position.hypothesis.inner_test(seed % SAMPLES, which, at, letter, how)
            continue
        mangling.test_a_mangled_position.hypothesis.inner_test(seed, rng.randrange(10**6), at, letter, how)  # type: ignore[attr-defined]
        mangling.test_a_mangled_race_file.hypothesis.inner_test(seed, at, letter, how)  # type: ignore[attr-defined]
    return CHUNK


def leak_chunk(name: str, first: int) -> int:
    """Tables with any options: what leaves does not change when hidden things are dealt anew."""
    return sum(check_dealt_anew(name, case_of(name, i).options, 120, i) for i in range(first, first + CHUNK))


def kill(times: int) -> None:
    """Servers and databases that are killed while people race: what was acknowledged is there, answer by answer."""
    begun = time.perf_counter()
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder) / "tables.sqlite") as server:
        compared = asyncio.run(kill_at_random_moments(server, times, random.Random(1), tables=4, laps=3))
    print(
        f"{times} kills of a server: {compared} answers as acknowledged, {time.perf_counter() - begun:.0f} s",
        flush=True,
    )
    if find("postgres") is None:
        print("PostgreSQL is not installed: its kills are left out", flush=True)
        return
    begun = time.perf_counter()
    with Postgres(fsync=True) as database, Server(database.new(), log_level="critical") as server:
        killing = kill_at_random_moments(server, times, random.Random(2), tables=4, laps=3, postgres=database)
        compared = asyncio.run(killing)
    spent = time.perf_counter() - begun
    print(f"{times} kills of a server or its database: {compared} answers as acknowledged, {spent:.0f} s", flush=True)


def season_chunk(name: str, first: int) -> int:
    """Whole seasons of any kind, of all games that have some."""
    return sum(check_season(i) for i in range(first, first + CHUNK))


def starts(count: int) -> Iterator[int]:
    return iter(range(0, count, CHUNK))


def run(what: str, chunk: Callable[[str, int], int], name: str, workers: int, count: int) -> None:
    begun = time.perf_counter()
    with ProcessPoolExecutor(workers) as pool:
        made = sum(pool.map(partial(chunk, name), starts(count)))
    seconds = time.perf_counter() - begun
    print(f"{name}, {what}: {count} without a fault, {made} decisions, {seconds:.0f} s", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=BUILT_IN, action="append")
    parser.add_argument("--workers", type=int, default=WORKERS)
    parser.add_argument("--compiled", type=int, default=100_000)
    parser.add_argument("--plain", type=int, default=2_000)
    parser.add_argument("--table", type=int, default=500)
    parser.add_argument("--mangled", type=int, default=20_000)
    parser.add_argument("--seasons", type=int, default=1_000)
    parser.add_argument("--observed", type=int, default=1_000)
    parser.add_argument("--leaks", type=int, default=300)
    parser.add_argument("--kills", type=int, default=100)
    wanted = parser.parse_args()
    for name in wanted.game or BUILT_IN:
        of = name, wanted.workers
        run("random races, compiled", compiled_chunk, *of, wanted.compiled)
        run("races at the table, written, read and verified", table_chunk, *of, wanted.table)
        run("mangled positions and race files", mangled_chunk, *of, wanted.mangled)
        run("observations searched for what they miss", observed_chunk, *of, wanted.observed)
        run("tables searched for what they tell", leak_chunk, *of, wanted.leaks)
        run("random races, plain, equal to compiled event for event", plain_chunk, *of, wanted.plain)
    run("whole seasons, counted in races", season_chunk, "all games", wanted.workers, wanted.seasons)
    if wanted.kills:
        kill(wanted.kills)


if __name__ == "__main__":
    main()
