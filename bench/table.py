"""Load on a table server, beside boardgame.io's: `python -m bench.table [--tables 200] [--seconds 10]`.

`--store postgresql://...` puts Paddock's tables into a database instead of a file. `--hostile` measures something else:
tables of well-behaved people beside each kind of abuse (bench/hostile.py), in turns with none, at a server with the
limits that it has by default.

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
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import median

import msgspec

from tools.build_web import find_node, npm

from .crowd import Crowd, Game, Heat, Laps
from .hostile import KINDS

HERE = Path(__file__).parent
WARM_UP = 4.0
SETTLE = 1.5
"""Seconds for abuse to begin, and for the server to come to rest after it."""
MOST_WELL_BEHAVED = 8
"""Tables that one address may open at once by default."""
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
def running(*program: str, limits: Mapping[str, str] = WIDE_OPEN) -> Iterator[tuple[int, str]]:
    """A server in a process of its own: its process and its address, which is the last word that it says first."""
    environment = {**os.environ, **limits, "NODE_ENV": "production"}
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
def paddock(store: str | None, limits: Mapping[str, str] = WIDE_OPEN) -> Iterator[tuple[int, str]]:
    """Our server, with its store in a new file, or at an address."""
    with tempfile.TemporaryDirectory() as folder:
        store = store or str(Path(folder) / "tables.sqlite")
        program = (sys.executable, "-m", "paddock.table", "--port", "0", "--store", store)
        with running(*program, limits=limits) as server:
            yield server


def boardgame_io(
    _: str | None, limits: Mapping[str, str] = WIDE_OPEN
) -> contextlib.AbstractContextManager[tuple[int, str]]:
    """boardgame.io's server, with its default store; fetched when it is first needed."""
    node, folder = find_node(), HERE / "boardgame_io"
    if node is None:
        raise SystemExit("boardgame.io needs Node 20.19 or later")
    if not (folder / "node_modules").is_dir():
        npm(node, "ci", "--no-audit", "--no-fund", "--loglevel=error", folder=folder)
    return running(str(node), str(folder / "server.cjs"), limits=limits)


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


@dataclass
class Beside:
    """How well-behaved tables did in quiet, and beside a kind of abuse; latencies in ms."""

    quiet: float
    abused: float
    quiet_p50: float
    abused_p50: float
    quiet_processor: float
    """Share of a core that the server used, and beside abuse: this a busy machine does not change."""
    abused_processor: float
    tried: int


def share(turns: Sequence[Sequence[float]], part: float) -> float:
    """The latency that so large a part stays under, in ms: the median of the turns, which one busy second of the
    machine does not change."""
    found = []
    for latencies in turns:
        ordered = sorted(latencies) or [0.0]
        found.append(1000 * ordered[min(len(ordered) - 1, int(len(ordered) * part))])
    return median(found)


async def beside(crowd: Crowd, process: int, chosen: argparse.Namespace, kinds: Sequence[str]) -> dict[str, Beside]:
    """Measure in turns: some seconds without abuse, some with it, so that both have the same machine."""
    games, found = await crowd.come(Heat, chosen.tables), {}
    await asyncio.sleep(WARM_UP)
    for kind in kinds:
        quiet, abused, tried = list[list[float]](), list[list[float]](), 0
        spent = [0.0, 0.0]
        for _ in range(chosen.turns):
            before = cpu_seconds(process)
            quiet.append(await crowd.measure(chosen.seconds))
            spent[0] += cpu_seconds(process) - before
            program = (kind, crowd.address, games[0].table, str(chosen.seconds + 2 * SETTLE))
            abuse = await asyncio.create_subprocess_exec(
                "nice", "-n", "19", sys.executable, "-m", "bench.hostile", *program, stdout=asyncio.subprocess.PIPE
            )
            await asyncio.sleep(SETTLE)
            before = cpu_seconds(process)
            abused.append(await crowd.measure(chosen.seconds))
            spent[1] += cpu_seconds(process) - before
            told, _ = await abuse.communicate()
            tried += int(told or 0)
            await asyncio.sleep(SETTLE)
        quiet_cpu, abused_cpu = (each / chosen.turns / chosen.seconds for each in spent)
        found[kind] = Beside(
            share(quiet, 0.99), share(abused, 0.99), share(quiet, 0.5), share(abused, 0.5), quiet_cpu, abused_cpu, tried
        )
    crowd.go(games)
    return found


def hostile(chosen: argparse.Namespace) -> None:
    """The hostile rows."""
    kinds = [chosen.kind] if chosen.kind else list(KINDS)
    with paddock(chosen.store, limits={"PADDOCK_LOG_LEVEL": "critical"}) as (process, address):
        found = asyncio.run(beside(Crowd(address, chosen.seats, paced=True), process, chosen, kinds))
    print(f"{chosen.tables} well-behaved tables of {chosen.seats}, {chosen.turns} turns of {chosen.seconds:g} s; ms\n")
    heads = f"{'quiet p50':>10} {'p99':>8} {'abused p50':>11} {'p99':>8} {'p99 ratio':>10}"
    print(f"{'':24} {heads} {'cpu quiet':>10} {'abused':>7} {'tried':>9}")
    for kind, row in found.items():
        words = f"{row.quiet_p50:10.1f} {row.quiet:8.1f} {row.abused_p50:11.1f} {row.abused:8.1f}"
        words += f" {row.abused / row.quiet:10.2f} {row.quiet_processor:10.0%} {row.abused_processor:7.0%}"
        print(f"{kind:24} {words} {row.tried:9,}")


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
    parser.add_argument("--hostile", action="store_true", help="well-behaved tables beside each kind of abuse")
    parser.add_argument("--kind", choices=list(KINDS), help="one kind of abuse alone")
    parser.add_argument("--turns", type=int, default=2, help="how often quiet and abuse take turns")
    chosen = parser.parse_args()
    if chosen.hostile:
        chosen.tables = min(chosen.tables, MOST_WELL_BEHAVED)
        hostile(chosen)
        return
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
