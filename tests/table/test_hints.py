"""Hints on request: who may have them, that the table sees it, and that nothing waits for the coach."""

from __future__ import annotations

import time

import pytest

from paddock.table.commands import Act, Command, Hint, Hints, Start, read_command, write
from paddock.table.new_table import new_spec
from paddock.table.settings import Settings
from paddock.table.table import Table

from .client import Client, Refusal, Server
from .test_seats import run

SOON = 5.0


def test_who_races_drivers_alone_may_ask_the_coach_and_the_table_sees_it(server: Server) -> None:
    async def story() -> None:
        made = server.make("person", "racer", "rookie")
        assert made["info"]["hints"] is True
        token = server.sit(made["table"], 0)
        async with Client(server, made["table"], made["host"], token) as mara, Client(server, made["table"]) as guest:
            await mara.ask("start")
            hand = mara.views["0"]["cars"][0]["hand"]
            hint = await mara.ask("hint", seat=0)
            assert hint["playouts"] > 0 and 1 < len(hint["options"]) <= 8
            best = hint["options"][0]
            assert 0 <= best["win"] <= 1 and 1 <= best["place"] <= 3 and best["reason"]["say"].startswith("coach-")
            assert mara.views["0"]["cars"][0]["hand"] == hand and "0" in mara.decisions
            line = next(line for line in mara.log.values() if line["kind"] == "hint")
            assert (line["seat"], line["name"], line["events"], line["lines"]) == (0, "Mara", [], [])
            while all(line["kind"] != "hint" for line in guest.log.values()):
                await guest.receive()
            assert all('"win"' not in raw for raw in guest.raw)
            for asks, other in ((guest, 0), (mara, 1)):
                with pytest.raises(Refusal, match="not yours"):
                    await asks.ask("hint", seat=other)
            await mara.ask("act", seat=0, answer=best["answer"])

    run(story)


def test_a_log_with_hints_makes_the_same_race() -> None:
    """A race file knows nothing of hints; a table that is read again from its log does."""
    seats = [{"who": "person", "name": "Mara", "token": "x"}, {"who": "driver", "driver": "racer"}]
    spec = new_spec(Settings(), "heat", {"laps": 1}, seats)
    files = []
    for hinted in (False, True):
        asked: list[Command] = [Hint(0), Hints(False)] if hinted else []
        table = Table(spec)
        for command in [Start({}), *asked, Act(0, "g1"), *asked]:
            table.apply(read_command(write(command)), 0.0)
        assert table.hints is not hinted
        files.append(table.race_file())
    assert files[0] == files[1]


def test_among_people_the_host_decides(server: Server) -> None:
    async def story() -> None:
        made = server.make("person", "person", "racer")
        assert made["info"]["hints"] is False
        tokens = [server.sit(made["table"], number, name) for number, name in enumerate(("Mara", "Otto"))]
        host = Client(server, made["table"], made["host"], tokens[0])
        async with host as mara, Client(server, made["table"], tokens[1]) as otto:
            await mara.ask("start")
            with pytest.raises(Refusal) as refused:
                await otto.ask("hint", seat=1)
            assert refused.value.message["word"] == "hints-off"
            with pytest.raises(Refusal) as refused:
                await otto.ask("hints", allowed=True)
            assert refused.value.message["word"] == "host-hints"
            await mara.ask("hints", allowed=True)
            await otto.until(lambda message: otto.info["hints"])
            assert otto.log[otto.last]["text"] == "on"
            assert (await otto.ask("hint", seat=1))["options"]
            await mara.ask("hints", allowed=False)
            with pytest.raises(Refusal) as refused:
                await otto.ask("hint", seat=1)
            assert refused.value.message["word"] == "hints-off"

    run(story)
    assert server.make("person", "person", hints=True)["info"]["hints"] is True
    assert server.make("person", "racer", hints=False)["info"]["hints"] is False


def test_nobody_waits_for_the_coach(server: Server) -> None:
    """An answer goes before the coach's; the coach stops then, and can be asked one thing at a time only."""

    async def story() -> None:
        made = server.make("person", "racer")
        token = server.sit(made["table"], 0)
        async with Client(server, made["table"], made["host"], token) as mara:
            await mara.ask("start")
            await mara.send(do="hint", id=900, seat=0)
            await mara.send(do="hint", id=901, seat=0)
            second = await mara.until(lambda message: message.get("id") == 901)
            assert (second["is"], second["word"]) == ("refused", "too-fast")
            begun = time.monotonic()
            await mara.ask("act", seat=0, answer="g1, " + mara.views["0"]["cars"][0]["hand"][0])
            first = await mara.until(lambda message: message.get("id") == 900)
            assert (first["is"], first["word"]) == ("refused", "hint-late")
            assert time.monotonic() - begun < SOON

    run(story)
