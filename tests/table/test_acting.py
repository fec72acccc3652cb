"""Answers, taking back, forecasts, chat and clocks."""

from __future__ import annotations

import random

import pytest

from .client import Client, Refusal, Server
from .test_seats import run


async def begin(server: Server, *others: str, **wish: object) -> Client:
    """Mara and the others in a race that has begun."""
    made = server.make("person", *others, **wish)
    people = [seat for seat, who in enumerate(("person", *others)) if who == "person"]
    tokens = [server.sit(made["table"], seat) for seat in people]
    client = await Client(server, made["table"], tokens[0], made["host"]).open()
    await client.ask("start")
    return client


def test_an_answer_is_taken_whole_or_not_at_all(server: Server) -> None:
    async def story() -> None:
        mara = await begin(server, "racer")
        before = mara.views
        with pytest.raises(Refusal) as refused:
            await mara.ask("act", seat=0, answer="g1, g2")
        assert refused.value.message["ruling"].startswith("heat ")
        assert refused.value.message["allowed"] == [each["text"] for each in mara.decisions["0"]["actions"]]
        assert mara.views["0"]["cars"][0] == before["0"]["cars"][0]
        hand = mara.views["0"]["cars"][0]["hand"]
        card = next(letter for letter in hand if letter.isdigit())
        await mara.ask("act", seat=0, answer=f"g1, {card}")
        assert mara.views["0"]["cars"][0]["planned"] or mara.log
        await mara.close()

    run(story)


def test_taking_back(server: Server) -> None:
    async def story() -> None:
        mara = await begin(server, "person")
        await mara.ask("act", seat=0, answer="g2")
        assert mara.decisions["0"]["kind"] == "play" and mara.undo == [0]
        await mara.ask("undo", seat=0)
        assert mara.decisions["0"]["kind"] == "shift" and mara.undo == []
        assert mara.log[mara.last]["events"] == [{"kind": "undone", "seat": 0, "ruling": "heat undo"}]
        with pytest.raises(Refusal, match="nothing to take back"):
            await mara.ask("undo", seat=0)
        await mara.close()

    run(story)


def test_a_race_that_is_over_stays_over(server: Server) -> None:
    """Its seed is open: whoever took an answer back would know what comes."""

    async def story() -> None:
        mara = await begin(server, "rookie")
        while not mara.over:
            await mara.race(random.Random(3), until=lambda client: client.decisions)
            if mara.decisions:
                await mara.ask("act", seat=0, answer=mara.decisions["0"]["actions"][0]["text"])
        assert mara.undo == []
        with pytest.raises(Refusal, match="the race is over") as refused:
            await mara.ask("undo", seat=0)
        assert refused.value.message["word"] == "race-over"
        await mara.close()

    run(story)


def test_a_forecast_says_what_would_happen_and_changes_nothing(server: Server) -> None:
    async def story() -> None:
        mara = await begin(server, "person")
        last = mara.last
        one = await mara.ask("forecast", seat=0, answer="g1")
        two = await mara.ask("forecast", seat=0, answer="g1")
        assert one["outlook"] == two["outlook"] and one["outlook"]["samples"] == 100
        with pytest.raises(Refusal, match="is not possible here") as refused:
            await mara.ask("forecast", seat=0, answer="g4")
        assert refused.value.message["allowed"]
        with pytest.raises(Refusal, match="is no action"):
            await mara.ask("forecast", seat=0, answer="fly")
        assert mara.last == last
        await mara.close()

    run(story)


def test_chat_is_plain_text(server: Server) -> None:
    async def story() -> None:
        mara = await begin(server, "racer")
        await mara.ask("chat", text=" <b>hi</b>\n\u202ethere\x00 ")
        said = next(line for line in mara.log.values() if line["kind"] == "chat")
        assert (said["text"], said["name"], said["seat"]) == ("<b>hi</b> there", "Mara", 0)
        for text, reason in (("x" * 301, "at most 300"), (" \n", "empty")):
            with pytest.raises(Refusal, match=reason):
                await mara.ask("chat", text=text)
        for _ in range(3):
            await mara.ask("chat", text="again")
        with pytest.raises(Refusal, match="too fast"):
            for _ in range(10):
                await mara.ask("chat", text="again")
        await mara.close()

    run(story)


def test_a_live_clock_runs_out_and_the_driver_on_call_decides(tmp_path_factory: pytest.TempPathFactory) -> None:
    store = tmp_path_factory.mktemp("clock") / "tables.sqlite"

    async def story() -> None:
        with Server(store, live_clock=1) as hurried:
            mara = await begin(hurried, "racer", pace="live")
            assert mara.info["seconds"] == 1
            news = await mara.until(lambda m: m["is"] == "news" and m["entries"][0]["seat"] == 0)
            assert news["entries"][0]["by"] == "racer"
            assert mara.clocks[0]["waiting"] == [0] and 0 < mara.clocks[0]["seconds"] <= 1
            await mara.until(lambda m: m["is"] == "news" and mara.views["0"]["round"] > 1)
            await mara.close()

    run(story)


def test_a_relaxed_table_has_no_clock(server: Server) -> None:
    async def story() -> None:
        mara = await begin(server, "racer")
        assert mara.info["seconds"] is None and not mara.clocks
        await mara.close()

    run(story)
