"""Nobody sees what they may not know: every byte that left is held against the race file afterwards."""

from __future__ import annotations

import asyncio
import json
import random
import secrets
import time
from collections.abc import Mapping
from typing import Any

import pytest

from paddock import Race, record
from paddock.dealer import seeded
from paddock.game import game as paddock_game
from paddock.games.downforce.tables import VARIANT_NAMES
from paddock.seal import new_seal
from paddock.table import tokens
from paddock.table.commands import Act, Join, Start
from paddock.table.live import gate, thinking
from paddock.table.live.gate import Audience, News, Snapshot
from paddock.table.presence import Presence
from paddock.table.table import Table, TableSpec

from .client import Client, Message, Server

IMAGINATIONS = 3
SECRETS = {"drew": "card", "sealed": "bid", "kept": "power", "bet": "car"}
"""What only its owner may know of an event: a card drawn, a bid under seal, a power kept, a bet."""
WISHES = [
    {"game": "heat", "options": {"circuit": "usa", "laps": 1}},
    {"game": "heat", "options": {"circuit": "italia", "laps": 1}},
    {"game": "downforce", "options": {"circuit": "river_station"}},
    {"game": "downforce", "options": {"circuit": "sea_bay", "variant": "beginners"}},
    {"game": "formula_d", "options": {"circuit": "monaco", "variant": "beginners"}},
    {"game": "formula_d", "options": {"circuit": "monaco", "laps": 1, "weather": True, "tyres": True}},
]
MODULES: dict[str, Any] = {
    "circuit": "usa",
    "seats": 3,
    "laps": 1,
    "legends": 1,
    "garage": "both",
    "draft": "rounds",
    "weather": "random",
    "roads": "random",
    "tournament": "yes",
    "mulligan": "yes",
}
SETTINGS: list[tuple[str, dict[str, Any], int]] = [
    ("heat", {"circuit": "usa", "seats": 3, "laps": 1}, 40),
    ("heat", MODULES, 40),
    ("heat", {**MODULES, "circuit": "japan", "draft": "snake", "garage": "advanced", "tournament": "no"}, 30),
    ("heat", {"circuit": "gb", "seats": 3, "laps": 1, "event": "e03", "sponsors": ["s01", "-", "s02"]}, 30),
    *(("downforce", {"circuit": "sea_bay", "seats": 3, "variant": name}, 60) for name in VARIANT_NAMES),
    ("formula_d", {"circuit": "monaco", "seats": 3, "variant": "beginners"}, 25),
    ("formula_d", {"circuit": "monaco", "seats": 3, "variant": "advanced", "laps": 1}, 25),
    (
        "formula_d",
        {"circuit": "monaco", "seats": 4, "weather": "yes", "tyres": "yes", "custom": "yes", "teams": "yes"},
        25,
    ),
    ("formula_d", {"circuit": "monaco", "seats": 3, "qualifying": "yes", "repairs": "yes"}, 10),
    ("formula_d", {"circuit": "austin", "seats": 3, "variant": "street"}, 25),
]
"""Every game at the table with every variant and its modules, and how many answers are looked at."""


def imagined_view(race: Race, seat: int | None, luck: int) -> Message:
    """What a seat would see if everything that it cannot know were dealt anew."""
    copy = race.imagined(seat, seeded(race.engine, luck))
    seen: Message = race.game.view.view(race.game.plain(copy, race.plain().course), seat)
    return seen


def plain(data: Any) -> Any:
    """As it looks after a way over the wire."""
    return json.loads(json.dumps(data))


def check_views(race: Race, views: dict[str, Message]) -> None:
    for name, view in views.items():
        seat = None if name == "all" else int(name)
        for luck in range(IMAGINATIONS):
            assert plain(imagined_view(race, seat, luck)) == view


def check_events(line: Message, seats: list[int]) -> None:
    for event in line["events"]:
        own = event["seat"] in seats
        assert event["kind"] != "laid" or own
        for kind, secret in SECRETS.items():
            assert event["kind"] != kind or (secret in event) == own
    assert line["kind"] in ("chat", "seat", "rematch") or line["text"] is None


@pytest.mark.parametrize("number", range(len(WISHES)))
def test_no_byte_tells_a_secret(server: Server, number: int) -> None:
    made = server.make("person", "racer", "person", "rookie", **WISHES[number])
    table = made["table"]
    held = [server.sit(table, 0), server.sit(table, 2, "Otto")]
    clients = [Client(server, table, held[0], made["host"]), Client(server, table, held[1]), Client(server, table)]

    async def story() -> None:
        for client in clients:
            await client.open()
        await clients[0].ask("start")
        await asyncio.gather(*(client.race(random.Random(number)) for client in clients))
        for client in clients:
            await client.close()

    asyncio.run(story())
    text = server.get(f"/api/tables/{table}/race").text
    seed = next(line for line in text.splitlines() if line.startswith("opened ")).split()[1]
    for client in clients:
        check_client(client, text)
        for raw in client.raw:
            for secret in (seed, *held, made["host"], *map(tokens.hashed, (*held, made["host"]))):
                assert secret not in raw


def check_client(client: Client, text: str) -> None:
    read = record.parse(text)
    race = record.open_race(read)
    lines = iter(read.lines)
    seats = client.welcomes[0]["seats"]
    for entries, scene in client.moments:
        for entry in entries:
            check_events(entry, seats)
            if entry["kind"] in ("start", "act", "undo", "withdraw"):
                record.replay_line(race, next(lines))
        if race.entries:
            check_views(race, scene["views"])
            assert set(scene["decisions"]) == {str(seat) for seat in seats}
    assert next(lines, None) is None and race.over


def table_in_a_race(game: str = "heat", options: Mapping[str, Any] | None = None) -> Table:
    """A table in the middle of a race, in memory only."""
    settings = paddock_game(game).setup.read_options(dict(options or {"seats": 3}))
    seats, rules = [{"who": "person"}] * settings["seats"], paddock_game(game).rules_version
    spec = TableSpec("t", 0.0, game, rules, settings, seats, "relaxed", None, True, secrets.token_bytes(32), "")
    table = Table(spec)
    for seat in range(len(seats)):
        table.apply(Join(seat, f"Driver {seat}", tokens.hashed(str(seat))), time.time())
    table.apply(Start({}), time.time())
    return table


def check_dealt_anew(game: str, options: Mapping[str, Any], answers: int, luck: int) -> int:
    """What leaves a table does not change when all that its receiver cannot know is dealt anew; answers looked at."""
    choose = random.Random(luck)
    table = table_in_a_race(game, options)
    race = table.race
    assert race is not None
    audiences: list[Audience] = [(), *((seat,) for seat in range(len(table.seats)))]
    before = Snapshot(table, Presence(), audiences)
    for number in range(answers):
        if race.over:
            return number
        seat = choose.choice(race.waiting)
        entry = table.apply(Act(seat, choose.choice(race.options(seat))), 0.0)
        now = Snapshot(table, Presence(), audiences)
        for audience in audiences:
            looker = audience[0] if audience else None
            dealt_anew = redealt(table, looker, choose)
            as_dealt = Snapshot(dealt_anew, Presence(), [audience])
            as_dealt.race = now.race
            assert as_dealt.of(audience) == now.of(audience)
            assert News(before, as_dealt, [entry]).to(audience) == News(before, now, [entry]).to(audience)
            assert as_dealt.welcome(audience, False, 0, gate.Log()) == now.welcome(audience, False, 0, gate.Log())
            if looker is not None and looker in race.waiting and entry.sequence % 5 == 0:
                assert forecast(dealt_anew, looker) == forecast(table, looker)
        before = now
    return answers


@pytest.mark.parametrize(("game", "options", "answers"), SETTINGS)
def test_what_leaves_does_not_change_when_hidden_cards_are_dealt_anew(
    game: str, options: dict[str, Any], answers: int
) -> None:
    """`make soak` does this with any options that go together."""
    assert check_dealt_anew(game, options, answers, 3)


def redealt(table: Table, seat: int | None, choose: random.Random) -> Table:
    """The same table, all that the seat cannot know dealt anew, with another seed."""
    race = table.race
    assert race is not None
    copy = Race(race.game, race.settings, seal=new_seal(), version=race.version)
    copy._begun = True
    copy._state.load(race.imagined(seat, seeded(race.engine, choose.getrandbits(60))).save())
    copy.entries, copy._moments = race.entries, race._moments
    other = Table(table.spec)
    other.seats, other.log, other.race = table.seats, table.log, copy
    return other


def forecast(table: Table, seat: int) -> object:
    race = table.race
    assert race is not None
    return thinking.forecast(thinking.ask_calmly(race, seat), race.read_answer(race.options(seat)[0]))


def test_the_gate_shows_a_spectator_nothing_of_a_hand() -> None:
    sent = json.loads(Snapshot(table_in_a_race(), Presence()).welcome((), False, 0, gate.Log()))
    assert list(sent["views"]) == ["all"] and not sent["decisions"] and not sent["undo"]
    assert all("hand" not in car and "deck" not in car for car in sent["views"]["all"]["cars"])
    assert gate.info(table_in_a_race(), Presence())["seal"] not in ("", None)


def test_the_gate_shows_a_spectator_nothing_of_bids_and_bets() -> None:
    table = table_in_a_race("downforce")
    assert table.race is not None
    table.apply(Act(1, next(one for one in table.race.options(1) if one.startswith("bid"))), 0.0)
    for audience in ((), (0,)):
        sent = json.loads(Snapshot(table, Presence()).welcome(audience, False, 0, gate.Log()))
        player = sent["views"]["0" if audience else "all"]["players"][1]
        assert player["has_bid"] and not player.keys() & {"hand", "bid", "bet_on"}
