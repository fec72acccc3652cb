"""What if at a server: a table that goes on from a moment of another race."""

from __future__ import annotations

import random
from pathlib import Path

import httpx
import pytest

from paddock import record
from paddock.what_if import check_origin

from .client import Client, Server
from .test_reports import race_text
from .test_seats import run

DRIVERS = [{"who": "driver", "driver": "racer"}, {"who": "driver", "driver": "racer"}]


def play_on(server: Server, moment: int, me: int | None, text: str = "", **more: object) -> httpx.Response:
    seats = [{"who": "person"} if seat == me else dict(one) for seat, one in enumerate(DRIVERS)]
    return server.post("/api/what-if", {"race": text or race_text(1), "moment": moment, "seats": seats, **more})


def test_play_on_from_a_moment_through_a_kill_to_a_file_that_says_where_it_came_from(tmp_path: Path) -> None:
    async def story() -> None:
        with Server(tmp_path / "tables.sqlite") as server:
            made = play_on(server, 9, me=1).json()
            assert made["info"]["origin"] == 9 and made["info"]["state"] == "gathering"
            token = server.sit(made["table"], 1)
            mara = await Client(server, made["table"], token, made["host"]).open()
            await mara.ask("start")
            begun = record.read(race_text(1)).what_if(9)
            assert mara.log[1]["kind"] == "from" and mara.log[1]["text"] == "9"
            assert mara.info["round"] == begun.round
            await mara.race(random.Random(1), until=lambda client: client.last > 12)
            server.kill()
            server.start()
            mara.last = 0
            await mara.open()
            await mara.race(random.Random(2))
            text = server.get(f"/api/tables/{made['table']}/race").text
            assert record.verify(text).right and "\nname 1 Mara\n" in text
            check_origin(record.read(text), record.read(race_text(1)))
            await mara.close()

    run(story)


def test_drivers_show_how_it_would_have_gone(server: Server) -> None:
    async def story() -> None:
        made = play_on(server, 30, me=None, anew_for=0).json()
        async with Client(server, made["table"], made["host"]) as host:
            await host.ask("start")
            await host.until(lambda _: host.over)
        text = server.get(f"/api/tables/{made['table']}/race").text
        assert " after 30 dealt anew for 0\n" in text and record.verify(text).right
        verdict = httpx.post(f"{server.address}/api/verify", content=text, timeout=60).json()
        assert verdict["right"] and verdict["origin"].endswith("after 30 dealt anew for 0")

    run(story)


@pytest.mark.parametrize(
    ("moment", "text", "word"),
    [(0, "", "what-if-moment"), (5000, "", "what-if-moment"), (-1, "", "misread"), (3, "hello", "no-race-file")],
)
def test_what_cannot_be_is_refused_and_leaves_no_table(server: Server, moment: int, text: str, word: str) -> None:
    refused = play_on(server, moment, 0, text)
    assert refused.status_code in (409, 422) and refused.json()["word"] == word


def test_the_end_the_seats_and_the_paint_are_checked(server: Server) -> None:
    over = race_text(1).count("\n") - race_text(1).split("\n\n")[0].count("\n") - 3
    assert play_on(server, over, 0).json()["word"] == "what-if-over"
    three = {"race": race_text(1), "moment": 5, "seats": [*DRIVERS, DRIVERS[0]]}
    assert "seats" in server.post("/api/what-if", three).json()["reason"]
    painted = race_text(1).replace("\n\n", "\ncolour 0 <b>\ncolour 1 red\n\n", 1)
    colours = [seat["colour"] for seat in play_on(server, 5, 0, painted).json()["info"]["seats"]]
    assert colours[1] == "red" and colours[0] not in ("<b>", "red")
