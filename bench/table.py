"""Load on a table server, beside boardgame.io's: `python -m bench.table [--tables 200] [--seconds 10]`.

`--store postgresql://...` puts Paddock's tables into a database instead of a file.

Each server in a process of its own, one after the other, with the same crowd: tables of four people who either all
answer at once whenever they are asked, or think, so that each acts about once a second. Paddock plays Heat by all its
rules, hides what each seat may not know, and has every command on disk before it is seen. boardgame.io plays the
simplest game of turns with its default store, in memory. What counts are the ratios of one run.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path

import msgspec

from tools.build_web import find_node, npm

from .crowd import Crowd, Game, Heat, Laps

HERE = Path(__file__).parent
WARM_UP = 4.0
WIDE_OPEN = {
    "PADDOCK_LOG_LEVEL": "error",
    "PADDOCK_MESSAGE_RATE": "100000",
    "PADDOCK_REQUEST_RATE": "100000",
    "PADDOCK_REQUEST_BURST": "100000",
    "PADDOCK_WELCOME_RATE": "100000",
    "PADDOCK_SOCKETS_PER_ADDRESS": "100000",
}


@dataclass
class Measured:
    """How a server did."""

    commands: float
    p50: float
    p99: float
    processor: float
    crowd: float
    """Share of a core that the crowd itself used."""
    refused: int


@contextlib.contextmanager
def running(*program: str) -> Iterator[tuple[int, str]]:
    """A server in a process of its own: its process and its address, which is the last word that it says first."""
    environment = {**os.environ, **WIDE_OPEN, "NODE_ENV": "production"}
    server = subprocess.Popen(program, env=environment, stdout=subprocess.PIPE, text=True, cwd=HERE.parent)
    assert server.stdout is not None
    try:
        said = next((line for line in server.stdout if "http://" in line), "")
        yield server.pid, said.split()[-1].rstrip("/")
    finally:
        server.terminate()
        server.wait(20)
        server.stdout.close()


@contextlib.contextmanager
def paddock(store: str | None) -> Iterator[tuple[int, str]]:
    """Our server, with its store in a new file, or at an address."""
    with tempfile.TemporaryDirectory() as folder:
        store = store or str(Path(folder) / "tables.sqlite")
        with running(sys.executable, "-m", "paddock.table", "--port", "0", "--store", store) as server:
            yield server


def boardgame_io(_: str | None) -> contextlib.AbstractContextManager[tuple[int, str]]:
    """boardgame.io's server, with its default store; fetched when it is first needed."""
    node, folder = find_node(), HERE / "boardgame_io"
    if node is None:
        raise SystemExit("boardgame.io needs Node 20.19 or later")
    if not (folder / "node_modules").is_dir():
        npm(node, "ci", "--no-audit", "--no-fund", "--loglevel=error", folder=folder)
    return running(str(node), str(folder / "server.cjs"))


SERVERS = {"Paddock": (paddock, Heat), "boardgame.io": (boardgame_io, Laps)}


def measure(name: str, chosen: argparse.Namespace, paced: bool) -> Measured:
    """One server under one kind of load."""
    start, game = SERVERS[name]
    with start(chosen.store) as (process, address):
        crowd = Crowd(address, chosen.seats, paced)
        spent = asyncio.run(load(crowd, game, process, chosen))
    ordered = sorted(crowd.latencies) or [0.0]
    return Measured(
        commands=crowd.commands / chosen.seconds,
        p50=1000 * ordered[len(ordered) // 2],
        p99=1000 * ordered[int(len(ordered) * 0.99)],
        processor=1000 * spent[0] / max(1, crowd.commands),
        crowd=spent[1] / chosen.seconds,
        refused=crowd.refused,
    )


async def load(crowd: Crowd, game: type[Game], process: int, chosen: argparse.Namespace) -> tuple[float, float]:
    """Let the crowd play; returns the processor time of the server and of the crowd meanwhile."""
    running_crowd = asyncio.create_task(crowd.run(game, chosen.tables, WARM_UP, chosen.seconds))
    while not crowd.measuring:
        await asyncio.sleep(0.01)
        if running_crowd.done():
            await running_crowd
    before = cpu_seconds(process), cpu_seconds(os.getpid())
    while crowd.measuring:
        await asyncio.sleep(0.01)
    spent = cpu_seconds(process) - before[0], cpu_seconds(os.getpid()) - before[1]
    await running_crowd
    return spent


def cpu_seconds(process: int) -> float:
    """The processor time of a process so far; 0 where the system does not tell it in this way."""
    try:
        words = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")


def main() -> None:
    """Measure and say how it went."""
    parser = argparse.ArgumentParser(prog="bench.table", description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--only", choices=list(SERVERS), help="one server alone")
    parser.add_argument("--load", choices=["flat out", "paced"], help="one kind of load alone")
    parser.add_argument("--store", help="file or database of Paddock's tables; a new file if not given")
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    found: dict[str, dict[str, Measured]] = {}
    for kind in [chosen.load] if chosen.load else ["flat out", "paced"]:
        found[kind] = {name: measure(name, chosen, kind == "paced") for name in SERVERS if chosen.only in (None, name)}
    if chosen.json:
        print(msgspec.json.encode({kind: {n: asdict(m) for n, m in rows.items()} for kind, rows in found.items()}))
        return
    print(f"{chosen.tables} tables of {chosen.seats}; latency from sent to seen by the others, in ms\n")
    print(f"{'':30} {'commands/s':>10} {'p50':>8} {'p99':>8} {'cpu ms/cmd':>10} {'crowd cpu':>9} {'refused':>7}")
    for kind, rows in found.items():
        for name, m in rows.items():
            words = f"{m.commands:10,.0f} {m.p50:8.1f} {m.p99:8.1f} {m.processor:10.3f} {m.crowd:9.0%} {m.refused:7}"
            print(f"{kind + ', ' + name:30} {words}")
        if len(rows) == 2:
            ours, theirs = rows["Paddock"], rows["boardgame.io"]
            ratios = ours.commands / theirs.commands, ours.p50 / theirs.p50, ours.p99 / theirs.p99
            print(f"{kind + ', ratio':30} {ratios[0]:10.2f} {ratios[1]:8.2f} {ratios[2]:8.2f}")


if __name__ == "__main__":
    main()
