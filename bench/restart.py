"""A restart with many races on: `python -m bench.restart [--tables 2000] [--answers 60]`.

The store is filled with races by post that wait for people. Then a server is started on it: until when it answers, what
processor time and memory it takes to get there and to come to rest, and how soon one of the tables is there when
somebody comes to it.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
import time
from dataclasses import replace
from pathlib import Path
from urllib.request import urlopen

from paddock.table.commands import Act, Start
from paddock.table.live.live_table import progress
from paddock.table.new_table import new_spec
from paddock.table.settings import Settings
from paddock.table.store.store import Store, Write
from paddock.table.table import Table
from paddock.table.tokens import new_table_id

from .table import cpu_seconds, running

SETTLE = 5.0
"""Seconds in which a server that does something by itself would do it."""


async def fill(path: Path, tables: int, answers: int) -> list[str]:
    """A store with so many races, each after so many answers; returns the ids of the tables."""
    people = [{"who": "person", "name": f"Driver {number}", "token": str(number)} for number in range(4)]
    table = Table(new_spec(Settings(), "heat", {"laps": 3}, people, "post"))
    choose, now = random.Random(1), time.time()
    table.apply(Start({}), now)
    assert table.race is not None
    for _ in range(answers):
        seat = choose.choice(table.race.waiting)
        table.apply(Act(seat, choose.choice(table.race.options(seat))), now)
    store = Store(f"sqlite:///{path}")
    await store.open()
    ids = [new_table_id() for _ in range(tables)]
    for some in (ids[first : first + 200] for first in range(0, tables, 200)):
        specs = [replace(table.spec, id=number) for number in some]
        await asyncio.gather(*(store.put(Write(spec=spec)) for spec in specs))
        await asyncio.gather(*(store.put(Write(None, each, table.log, progress(table))) for each in some))
    await store.close()
    return ids


def memory(process: int) -> float:
    """Megabytes that a process has in memory; 0 where the system does not tell it in this way."""
    try:
        lines = Path(f"/proc/{process}/status").read_text().splitlines()
    except OSError:
        return 0.0
    return next(int(line.split()[1]) / 1024 for line in lines if line.startswith("VmRSS"))


def get(address: str) -> float:
    """Seconds that an answer takes."""
    begun = time.perf_counter()
    with urlopen(address) as answer:
        answer.read()
    return time.perf_counter() - begun


def main() -> None:
    """Measure and say how it went."""
    parser = argparse.ArgumentParser(prog="bench.restart", description=__doc__)
    parser.add_argument("--tables", type=int, default=2000)
    parser.add_argument("--answers", type=int, default=60)
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "tables.sqlite"
        ids = asyncio.run(fill(path, chosen.tables, chosen.answers))
        begun = time.perf_counter()
        with running(sys.executable, "-m", "paddock.table", "--port", "0", "--store", str(path)) as (process, address):
            get(f"{address}/health")
            ready, at_first = time.perf_counter() - begun, (cpu_seconds(process), memory(process))
            time.sleep(SETTLE)
            while (spent := cpu_seconds(process)) > at_first[0] + 0.1 * (time.perf_counter() - begun):
                time.sleep(SETTLE)
            at_rest = (spent, memory(process))
            opened = get(f"{address}/api/tables/{ids[0]}")
    print(f"{chosen.tables} races by post, each after {chosen.answers} answers")
    print(f"ready after      {ready:8.2f} s, {at_first[0]:.2f} s of processor, {at_first[1]:.0f} MB")
    print(f"at rest          {at_rest[0]:8.2f} s of processor, {at_rest[1]:.0f} MB")
    print(f"one table opened {1000 * opened:8.1f} ms")


if __name__ == "__main__":
    main()
