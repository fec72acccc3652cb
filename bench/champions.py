"""Do champions slow people at other tables? `python -m bench.champions [--champions 20] [--seconds 10]`.

A few tables of people, each seat about once a second, in quiet and beside tables at which four champions race each
other while somebody looks, in turns. Latency is from sending a command to the news of it at the other seats, in ms.
"""

from __future__ import annotations

import argparse
import asyncio
import json

from .crowd import Crowd, Game, Heat, Seat
from .table import SETTLE, WARM_UP, cpu_seconds, paddock, share

DRIVERS = 4
PEOPLE = 4
"""Tables of people."""


class Looker(Seat):
    """Somebody who looks, and counts what happens."""

    heard = 0

    def hear(self, message: bytes) -> None:
        self.heard += b'"is":"news"' in message[:40]

    def is_asked(self) -> bool:
        return False


class Champions(Game):
    """A table of champions."""

    def make(self) -> None:
        seats = [{"who": "driver", "driver": "champion"}] * DRIVERS
        made = self.crowd.post("/api/tables", {"game": "heat", "options": {"laps": 4}, "seats": seats})
        self.table, self.host = made["table"], made["host"]
        self.seats = [Looker(self, 0, self.host)]

    async def sit_down(self) -> None:
        await self.crowd.connect(f"/api/tables/{self.table}/live", self.seats[0])
        self.seats[0].wire.send(json.dumps({"do": "hello", "tokens": [self.host]}).encode())

    def begin(self) -> None:
        self.seats[0].wire.send(b'{"do":"start","id":0}')


async def beside(crowd: Crowd, process: int, chosen: argparse.Namespace) -> dict[str, float]:
    """In turns: some seconds without champions, some with them, so that both have the same machine."""
    people = await crowd.come(Heat, PEOPLE)
    await asyncio.sleep(WARM_UP)
    quiet, thought, decided, spent = list[list[float]](), list[list[float]](), 0, [0.0, 0.0]
    for _ in range(chosen.turns):
        before = cpu_seconds(process)
        quiet.append(await crowd.measure(chosen.seconds))
        spent[0] += cpu_seconds(process) - before
        champions = await Crowd(crowd.address, DRIVERS, paced=True).come(Champions, chosen.champions)
        await asyncio.sleep(SETTLE)
        before, begun = cpu_seconds(process), sum(each.seats[0].heard for each in champions)
        thought.append(await crowd.measure(chosen.seconds))
        spent[1] += cpu_seconds(process) - before
        decided += sum(each.seats[0].heard for each in champions) - begun
        crowd.go(champions)
        await asyncio.sleep(SETTLE)
    crowd.go(people)
    whole = chosen.turns * chosen.seconds
    return {
        "quiet p50": share(quiet, 0.5),
        "quiet p99": share(quiet, 0.99),
        "beside p50": share(thought, 0.5),
        "beside p99": share(thought, 0.99),
        "ratio of p99": share(thought, 0.99) / share(quiet, 0.99),
        "moves of champions a second": decided / whole,
        "server's core, quiet": spent[0] / whole,
        "server's core, beside": spent[1] / whole,
    }


def tell(found: dict[str, float], chosen: argparse.Namespace) -> None:
    """Say how it went."""
    if chosen.json:
        print(json.dumps(found))
        return
    print(f"{PEOPLE} tables of people, quiet and beside {chosen.champions} tables of {DRIVERS} champions")
    for name, value in found.items():
        print(f"{name:30} {value:10.2f}")


def main() -> None:
    """Measure."""
    parser = argparse.ArgumentParser(prog="bench.champions", description=__doc__)
    parser.add_argument("--champions", type=int, default=20, help="tables of champions")
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--turns", type=int, default=2, help="how often quiet and champions take turns")
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    with paddock(None) as (process, address):
        tell(asyncio.run(beside(Crowd(address, 4, paced=True), process, chosen)), chosen)


if __name__ == "__main__":
    main()
