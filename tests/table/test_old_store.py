"""A store that an earlier version wrote: its races are what they were, go on, and verify. See stores/make.py."""

from __future__ import annotations

import asyncio
import json
import random
import shutil
import sqlite3
from collections.abc import Iterator

import pytest

from paddock import record

from .client import Client, Message, Server
from .phone import Phone, listening
from .stores.make import FOLDER, NUMBER, WEBHOOKS

Old = tuple[Server, dict[str, Message]]
VERSIONS = sorted(path.stem for path in FOLDER.glob("*.sqlite"))


@pytest.fixture(scope="module")
def phone() -> Iterator[Phone]:
    with listening() as ready:
        yield ready


@pytest.fixture(scope="module", params=VERSIONS)
def old(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, phone: Phone) -> Iterator[Old]:
    """A server with a copy of the store, and how to come back to its tables. Its webhook is one that answers here."""
    store = tmp_path_factory.mktemp("old") / "tables.sqlite"
    shutil.copy(FOLDER / f"{request.param}.sqlite", store)
    connection = sqlite3.connect(store)
    with connection:
        connection.execute("UPDATE commands SET command = replace(command, ?, ?)", (WEBHOOKS, phone[0]))
    connection.close()
    made: dict[str, Message] = json.loads((FOLDER / f"{request.param}.json").read_text())
    with Server(store, webhooks=phone[0], gathering_time=10**9) as server:
        yield server, made


def back(old: Old, name: str, client: str = "back") -> Client:
    """The people of a table, back at it."""
    server, made = old
    return Client(server, made[name]["table"], made[name]["host"], *made[name]["tokens"], name=client)


@pytest.mark.parametrize("name", ["modules", "finished", "downforce", "season", "post"])
def test_what_had_happened_is_still_there(old: Old, name: str) -> None:
    async def story() -> None:
        noted = old[1][name]
        async with back(old, name) as both:
            for was in noted["log"]:
                now = both.log[was["sequence"]]
                assert {name: now[name] for name in was} == was  # a later version may tell more
            assert len(both.welcomes[0]["seats"]) == len(noted["tokens"]) and both.welcomes[0]["host"]
            if noted["state"] == "over":
                assert (both.info["state"], both.info["places"]) == ("over", noted["places"])

    asyncio.run(story())


@pytest.mark.parametrize("name", ["modules", "downforce", "post"])
def test_a_race_goes_on_to_its_end_and_verifies(old: Old, name: str, phone: Phone) -> None:
    async def story() -> None:
        async with back(old, name) as both:
            assert not both.over
            await both.race(random.Random(2))

    server, made = old
    if name == "post":
        asyncio.run(one_is_called(old, phone))
    asyncio.run(story())
    assert record.verify(server.get(f"/api/tables/{made[name]['table']}/race").text).right


async def one_is_called(old: Old, phone: Phone) -> None:
    """Seat 1 is away; when it comes to be asked, its stored webhook is called."""
    server, made = old
    noted = made["post"]
    while not phone[1].empty():
        phone[1].get()
    async with Client(server, noted["table"], noted["tokens"][0]) as mara:
        while phone[1].empty():
            if mara.decisions:
                await mara.ask("act", seat=0, answer=mara.decisions["0"]["actions"][0]["text"])
            else:
                async with Client(server, noted["table"], noted["tokens"][1]) as otto:
                    while otto.decisions:
                        await otto.ask("act", seat=1, answer=otto.decisions["1"]["actions"][0]["text"])
                await mara.until(lambda _: mara.decisions or not phone[1].empty())
    assert phone[1].get()[0] == "/turn"


def test_a_finished_race_verifies_and_has_a_rematch(old: Old) -> None:
    server, made = old
    noted = made["finished"]
    text = server.get(f"/api/tables/{noted['table']}/race").text
    assert record.verify(text).right

    async def story() -> None:
        async with back(old, "finished") as mara:
            await mara.ask("rematch")
            again = Client(server, mara.info["rematch"], *noted["tokens"])
        async with again:
            assert again.info["seats"][0]["name"] == "Mara" and again.info["seats"][0]["present"]

    asyncio.run(story())


def test_a_repeat_from_before_gets_its_first_answer(old: Old) -> None:
    """The numbers that clients gave their commands are stored with them."""
    said = next(line for line in reversed(old[1]["finished"]["log"]) if line["kind"] == "chat")

    async def story() -> None:
        async with back(old, "finished", client="made") as mara:
            last = mara.last
            told = await mara.ask("chat", NUMBER, text="Well driven")
            assert (told["sequence"], mara.last) == (said["sequence"], last)

    asyncio.run(story())


def test_a_season_goes_on_with_its_next_race(old: Old) -> None:
    server, made = old
    noted = made["season"]
    season = server.get(f"/api/tables/{noted['table']}/season").json()
    assert season["raced"] == 1 and [len(garage["upgrades"]) for garage in season["garages"]] == [1, 1]
    answer = server.post(f"/api/tables/{noted['table']}/season/next", {"tokens": noted["tokens"]})
    second = answer.json()["table"]
    info = server.get(f"/api/tables/{second}").json()
    assert info["season"]["race"] == 2 and [seat["name"] for seat in info["seats"]] == ["Mara", "Otto"]


def test_a_table_that_gathers_can_start(old: Old) -> None:
    async def story() -> None:
        async with back(old, "gathering") as mara:
            assert mara.info["seats"][0]["colour"] == "blue"
            await mara.ask("start")
            await mara.until(lambda _: mara.decisions)

    asyncio.run(story())


def test_the_store_is_as_it_was_written() -> None:
    """What lies in the repository was written by those versions and by nothing since."""
    for version in VERSIONS:
        connection = sqlite3.connect(f"file:{FOLDER / version}.sqlite?mode=ro", uri=True)
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        assert connection.execute("SELECT version_num FROM alembic_version").fetchone() == ("0002",)
        connection.close()
