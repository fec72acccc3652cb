"""Decks over HTTP: looked at, checked from a file, and raced with."""

from __future__ import annotations

import asyncio
import copy
import json
import random
from typing import Any

import httpx
import pytest

from paddock.games.downforce import deck
from paddock.locale import LANGUAGES, say

from .client import Client, Server

STANDARD: dict[str, Any] = json.loads(deck.FILE.read_text(encoding="utf-8"))


def check(server: Server, content: str | bytes) -> dict[str, Any]:
    answer = httpx.post(f"{server.address}/api/decks/downforce", content=content)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def another_deck() -> dict[str, Any]:
    """The deck that comes with the game, with two cards swapped."""
    cards = copy.deepcopy(STANDARD["cards"])
    cards[0]["id"], cards[1]["id"] = cards[1]["id"], cards[0]["id"]
    return {"cards": cards}


def test_the_deck_that_comes_with_the_game(server: Server) -> None:
    found = server.get("/api/decks/downforce").json()
    assert found["deck"] == "standard" and not found["faults"]
    assert len(found["cards"]) == 48 and found["cards"]["S2"] == [["red", 8]]
    assert found["cards"][STANDARD["cards"][0]["id"]] == STANDARD["cards"][0]["bars"]
    assert check(server, json.dumps(STANDARD))["deck"] == "standard"


def test_a_good_file_gives_the_word_that_a_table_takes(server: Server) -> None:
    found = check(server, json.dumps(another_deck()))
    assert found["deck"] not in (None, "standard") and not found["faults"]
    assert server.get(f"/api/decks/downforce?deck={found['deck']}").json() == found
    made = server.make("person", "rookie", game="downforce", options={"deck": found["deck"]})
    assert made["info"]["options"]["deck"] == found["deck"]


def test_every_fault_of_a_file_is_listed_with_its_place(server: Server) -> None:
    bad = another_deck()
    bad["cards"][3]["bars"][0] = ["pink", 4]
    bad["cards"][7]["bars"][0][1] = 9
    bad["cards"][9]["id"] = bad["cards"][8]["id"]
    found = check(server, json.dumps(bad))
    assert found["deck"] is None and found["cards"] == {}
    first, second, third, last = found["faults"]
    assert first["reason"].startswith("card 4 (A4), bar 1: colour must be one of black")
    assert (second["word"], second["values"]["card"], second["values"]["bar"]) == ("steps", 8, 1)
    assert (third["word"], third["values"]["card"]) == ("card-twice", 10)
    assert last["word"] == "missing" and last["values"]["count"] == 1
    for fault in found["faults"]:
        for language in LANGUAGES:
            assert say(f"deck-fault-{fault['word']}", language, **fault["values"])


@pytest.mark.parametrize("content", [b"", b"hello", b"\xff\xfe", b"[]", b"{}", b'{"cards": 3}', b"[" * 5000])
def test_what_is_no_deck_is_said_to_be_none(server: Server, content: bytes) -> None:
    found = check(server, content)
    assert found["deck"] is None and found["faults"]


def test_no_deck_where_there_is_none(server: Server) -> None:
    assert server.get("/api/decks/heat").status_code == 404
    answer = server.get("/api/decks/downforce?deck=K9")
    assert answer.status_code == 409 and "cannot be used" in answer.json()["reason"]
    assert httpx.post(f"{server.address}/api/decks/downforce", content=b"x" * 600_000).status_code == 413


def test_a_race_with_another_deck_over_the_socket_and_replayed(server: Server) -> None:
    word = check(server, json.dumps(another_deck()))["deck"]
    made = server.make("person", "rookie", game="downforce", options={"deck": word, "variant": "beginners"})
    table = made["table"]
    token = server.sit(table, 0)

    async def race() -> None:
        async with Client(server, table, token, made["host"]) as one:
            await one.ask("start")
            assert one.views["0"]["deck"] == word
            await one.race(random.Random(1))

    asyncio.run(race())
    text = server.get(f"/api/tables/{table}/race").text
    shown = httpx.post(f"{server.address}/api/replay", content=text).json()
    assert shown["game"] == "downforce" and shown["settings"]["deck"] == word
    assert all("hand" in player for player in shown["moments"][0]["view"]["players"])
