"""A table goes back to a moment as if nothing had happened since."""

from __future__ import annotations

import random
from typing import Any

import pytest

from paddock import record
from paddock.game import game
from paddock.table.commands import Act, Chat, Command, Give, Join, Rematch, Start, Undo
from paddock.table.live.gate import Snapshot
from paddock.table.presence import Presence
from paddock.table.table import OVER, Table, TableSpec

AUDIENCES = [(), (0,), (1,), (2, 3)]


def new_table(name: str) -> Table:
    of = game(name)
    settings = of.setup.read_options({"seats": 4, **({"laps": 1} if name == "heat" else {})})
    seats = [{"who": "person"}] * 3 + [{"who": "driver", "driver": "rookie"}]
    return Table(TableSpec("t", 1.0, name, of.rules_version, settings, seats, "live", 60, False, bytes(32), "h"))


def shown(table: Table) -> list[Any]:
    """All that anybody can see, made anew."""
    return [Snapshot(table, Presence(), AUDIENCES).of(audience) for audience in AUDIENCES]


def everything(table: Table) -> list[Any]:
    seats = [vars(seat).copy() for seat in table.seats]
    position = table.race.position if table.race is not None else None
    return [list(table.log), seats, dict(table.answered), table.asked_since, table.rematch, position, shown(table)]


def some_command(table: Table, choose: random.Random) -> Command:
    """Something that can be done now."""
    race, whim = table.race, choose.random()
    if race is None:
        free = [seat for seat in range(3) if table.seats[seat].token is None]
        return Join(free[0], f"Driver {free[0]}", f"token {free[0]}") if free else Start({})
    if race.over:
        return Rematch("next") if table.rematch is None else Chat(0, "bye")
    if whim < 0.1:
        return Chat(1, "hello")
    if whim < 0.2 and table.seats[2].driver is None:
        return Give(2, "driver", "racer")
    if whim < 0.2:
        return Give(2, "person")
    undo = [seat for seat in range(4) if race.can_undo(seat)]
    if whim < 0.3 and undo:
        return Undo(undo[0])
    seat = choose.choice(race.waiting)
    return Act(seat, choose.choice(race.options(seat)))


def do(table: Table, number: int, choose: random.Random) -> None:
    table.apply(some_command(table, choose), float(number), f"client.{number}" if number % 3 else None)


@pytest.mark.parametrize("name", ["heat", "downforce"])
def test_what_came_after_a_moment_has_not_happened(name: str) -> None:
    straight, back = new_table(name), new_table(name)
    choose, wander = random.Random(1), random.Random(2)
    number = 0
    while straight.rematch is None:
        number += 1
        moment, before = back.mark(), everything(back) if number % 10 == 0 else None
        for step in range(wander.randint(0, 4)):
            do(back, 10_000 + 10 * number + step, wander)
        back.reset(moment)
        assert before is None or everything(back) == before
        state = choose.getstate()
        do(straight, number, choose)
        choose.setstate(state)
        do(back, number, choose)
    assert everything(back) == everything(straight)
    assert back.state == OVER and back.race is not None and straight.race is not None
    assert record.write(back.race) == record.write(straight.race)
    assert record.verify(record.write(back.race)).right
