"""A whole race through the socket."""

from __future__ import annotations

import asyncio
import random

from paddock import record

from .client import Client, Server


def test_two_people_and_two_drivers_reach_the_podium(server: Server) -> None:
    async def race() -> None:
        made = server.make("person", "racer", "person", "rookie")
        table = made["table"]
        mara, otto = server.sit(table, 0, "Mara", nonce="abc"), server.sit(table, 2, "Otto")
        async with (
            Client(server, table, mara, made["host"]) as one,
            Client(server, table, otto) as two,
            Client(server, table) as watching,
        ):
            await one.ask("start")
            await asyncio.gather(
                one.race(random.Random(1)), two.race(random.Random(2)), watching.race(random.Random(3))
            )
            assert one.info["places"] == two.info["places"] == watching.info["places"]
            assert sorted(one.info["places"]) == [1, 2, 3, 4]
        text = server.get(f"/api/tables/{table}/race").text
        assert record.verify(text).right and record.verify(text).luck_checked
        assert "name 0 Mara\nname 2 Otto\n" in text
        result = server.get(f"/api/tables/{table}/result").json()
        assert [(seat["name"], seat["driver"]) for seat in result["seats"]] == [
            ("Mara", None),
            (None, "racer"),
            ("Otto", None),
            (None, "rookie"),
        ]
        assert [seat["place"] for seat in result["seats"]] == one.info["places"]
        spins = [sum(e.kind == "spun-out" and e.seat == seat for e in record.read(text).events) for seat in range(4)]
        assert [seat["counts"]["spin-outs"] for seat in result["seats"]] == spins

    asyncio.run(race())


def test_no_race_file_before_the_end(server: Server) -> None:
    made = server.make("person", "racer")
    assert server.get(f"/api/tables/{made['table']}/result").json()["word"] == "race-not-over"
    answer = server.get(f"/api/tables/{made['table']}/race")
    assert answer.status_code == 409
    assert answer.json()["reason"] == "the race file comes with the end of the race"
    assert answer.json()["ruling"] is None
