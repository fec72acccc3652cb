"""Seasons at the table: the first race, the next one with the same people, the score sheet, days later."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest

from paddock import seasons
from paddock.table.live.registry import Registry
from paddock.table.new_table import new_spec
from paddock.table.settings import Settings
from paddock.table.store.housekeeping import forget
from paddock.table.store.schema import NEWEST, migrate, shape_of

from .client import Client, Message, Refusal, Server

PEOPLE = ("Mara", "Otto")


def make(server: Server, kind: str = "1961", game: str = "heat", **options: Any) -> tuple[str, str, list[str]]:
    """A season's first table with two people: its id, the host's token and theirs."""
    made = server.make("person", "person", game=game, season=kind, options=options)
    tokens = [server.sit(made["table"], seat, name) for seat, name in enumerate(PEOPLE)]
    return made["table"], made["host"], tokens


async def pick_and_withdraw(server: Server, table: str, host: str, tokens: list[str]) -> None:
    """Run a race: both draft, then seat 1 gives up, then seat 0."""
    async with Client(server, table, host, *tokens) as both:
        await both.ask("start")
        while both.views["0"]["step"] in ("draft", "swap", "prune"):
            asked = next(iter(both.decisions.values()))
            await both.ask("act", seat=asked["seat"], answer=asked["actions"][0]["text"])
        await both.ask("withdraw", seat=1)
        if not both.over:
            await both.ask("withdraw", seat=0)
        assert both.over


def season_of(server: Server, table: str) -> Message:
    answer = server.get(f"/api/tables/{table}/season")
    assert answer.status_code == 200, answer.text
    found: Message = answer.json()
    return found


def go_on(server: Server, table: str, *tokens: str) -> str:
    answer = server.post(f"/api/tables/{table}/season/next", {"tokens": tokens})
    assert answer.status_code == 200, answer.text
    return str(answer.json()["table"])


def test_games_tell_their_seasons(server: Server) -> None:
    games = {game["name"]: game["seasons"] for game in server.get("/api/games").json()}
    assert list(games["heat"]) == ["1961", "1962", "1963", "own", "greatest"]
    assert "legends" in games["heat"]["1961"]
    assert list(games["downforce"]) == ["tour"]


def test_a_season_goes_from_table_to_table_with_the_same_people(server: Server) -> None:
    table, host, tokens = make(server, legends=1)
    info = server.get(f"/api/tables/{table}").json()
    assert info["season"] == {"kind": "1961", "race": 1, "races": 3}
    assert info["options"]["event"] == "e01"
    first = season_of(server, table)
    assert (first["raced"], first["racing"], first["cars"]) == (0, True, 3)
    asyncio.run(pick_and_withdraw(server, table, host, tokens))
    season = season_of(server, table)
    assert season["raced"] == 1
    points = {line["car"]: line["points"] for line in season["standings"]}
    assert points == {2: [9], 0: [6], 1: [4]}
    assert [len(seat["upgrades"]) for seat in season["garages"]] == [1, 1]
    second = go_on(server, table, tokens[1])
    assert go_on(server, table, tokens[0]) == second
    info = server.get(f"/api/tables/{second}").json()
    assert info["season"] == {"kind": "1961", "race": 2, "races": 3}
    assert info["options"]["grid"] == [2, 0, 1]
    assert [seat["name"] for seat in info["seats"]] == list(PEOPLE)
    assert info["options"]["upgrades"] == ["+".join(seat["upgrades"]) for seat in season["garages"]]
    asyncio.run(pick_and_withdraw(server, second, host, tokens))
    stops = season_of(server, second)["calendar"]
    assert [stop["table"] for stop in stops] == [table, second, None]


def test_a_whole_season_ends_with_a_champion_and_another_one_can_begin(server: Server) -> None:
    table, host, tokens = make(server)
    for _ in range(3):
        last = table
        asyncio.run(pick_and_withdraw(server, table, host, tokens))
        table = go_on(server, table, host)
    season = season_of(server, last)
    assert season["over"]
    assert season["champions"] == [0]
    assert [line["total"] for line in season["standings"]] == [27, 18]
    again = server.get(f"/api/tables/{table}").json()
    assert again["season"] == {"kind": "1961", "race": 1, "races": 3}
    assert [stop["table"] for stop in season["calendar"]][-1] == last


def test_the_rematch_of_a_season_is_its_next_race(server: Server) -> None:
    async def story() -> None:
        table, host, tokens = make(server)
        await pick_and_withdraw(server, table, host, tokens)
        async with Client(server, table, tokens[0]) as mara:
            await mara.ask("rematch")
            again = mara.info["rematch"]
        assert server.get(f"/api/tables/{again}").json()["season"]["race"] == 2

    asyncio.run(story())


def test_between_seasons_everybody_keeps_one_upgrade(server: Server) -> None:
    table, host, tokens = make(server, "greatest")
    for _ in range(2):
        asyncio.run(pick_and_withdraw(server, table, host, tokens))
        table = go_on(server, table, host)
    asyncio.run(pick_and_withdraw(server, table, host, tokens))
    asks = season_of(server, table)["asks"]
    assert asks
    seat = min(map(int, asks))
    wish = {"tokens": tokens, "seat": seat, "card": asks[str(seat)][0]}
    refused = server.post(f"/api/tables/{table}/season/next", {"tokens": tokens})
    assert (refused.status_code, refused.json()["word"]) == (409, "season-choose")
    for change, reason in (
        ({"tokens": []}, "not yours"),
        ({"card": "b99"}, "cannot choose 'b99'"),
    ):
        answer = server.post(f"/api/tables/{table}/season/keep", wish | change)
        assert answer.status_code == 409
        assert reason in answer.json()["reason"]
    answer = server.post(f"/api/tables/{table}/season/keep", wish)
    assert answer.status_code == 200
    assert answer.json()["garages"][seat]["upgrades"] == [wish["card"]]
    again = go_on(server, table, host)
    options = server.get(f"/api/tables/{again}").json()["options"]
    assert options["upgrades"][seat] == wish["card"]
    assert all("+" not in word for word in options["upgrades"])
    assert (options["event"], "grid" in options) == ("e04", False)


def test_a_world_tour_at_the_table(server: Server) -> None:
    async def story() -> None:
        table, host, tokens = make(server, "tour", "downforce")
        async with Client(server, table, host, *tokens) as both:
            await both.ask("start")
            await both.ask("withdraw", seat=1)
            while not both.over:
                asked = next(iter(both.decisions.values()))
                await both.ask("act", seat=asked["seat"], answer=asked["actions"][0]["text"])
        second = go_on(server, table, host)
        info = server.get(f"/api/tables/{second}").json()
        assert info["options"]["circuit"] == "sea_bay"
        assert season_of(server, second)["raced"] == 1

    asyncio.run(story())


def test_what_cannot_be_is_refused(server: Server) -> None:
    seats = [{"who": "person"}] * 2
    for wish, reason in (
        ({"season": "1970"}, "unknown season '1970'"),
        ({"season": "1961", "options": {"laps": 1}}, "unknown option of a season 'laps'"),
        ({"season": "1961", "options": {"seed": "x"}}, "unknown option of a season 'seed'"),
        ({"season": "1961", "options": {"legends": 5}}, "room for 4 legends"),
        ({"season": "1961", "options": {"seats": 3}}, "2 seats are given"),
        ({"game": "downforce", "season": "1961"}, "unknown season '1961'; there is tour"),
        ({"game": "chess", "season": "1961"}, "unknown game 'chess'"),
    ):
        answer = server.post("/api/tables", {"game": "heat", "seats": seats, **wish})
        assert answer.status_code == 409
        assert reason in answer.json()["reason"]
    single = server.make("person", "rookie")["table"]
    assert server.get(f"/api/tables/{single}").json()["season"] is None
    for answer in (
        server.get(f"/api/tables/{single}/season"),
        server.post(f"/api/tables/{single}/season/next", {"tokens": []}),
    ):
        assert (answer.status_code, answer.json()["word"]) == (404, "no-season")
    table, _, tokens = make(server)
    early = server.post(f"/api/tables/{table}/season/next", {"tokens": tokens})
    assert early.json()["word"] == "rematch-early"
    assert server.post(f"/api/tables/{table}/season/next", {"tokens": []}).json()["word"] == "only-seated-rematch"
    early = server.post(f"/api/tables/{table}/season/keep", {"tokens": tokens, "seat": 0, "card": "b01"})
    assert early.status_code == 409


def test_only_whoever_holds_the_seat_keeps_for_it(server: Server) -> None:
    async def story() -> None:
        table, _, tokens = make(server)
        async with Client(server, table, tokens[0]) as mara:
            with pytest.raises(Refusal, match="seat 1 is not yours"):
                await mara.ask("keep", seat=1, card="b01")

    asyncio.run(story())


def test_a_season_survives_a_killed_server(tmp_path: Path) -> None:
    store = tmp_path / "tables.sqlite"
    with Server(store) as server:
        table, host, tokens = make(server)
        asyncio.run(pick_and_withdraw(server, table, host, tokens))
        before = season_of(server, table)
        second = go_on(server, table, host)
        server.kill()
        server.start()
        after = season_of(server, table)
        assert after["standings"] == before["standings"]
        assert after["next"] == second
        asyncio.run(pick_and_withdraw(server, second, host, tokens))
        assert season_of(server, second)["raced"] == 2


def test_the_next_race_of_a_season_waits_longer_than_other_tables(tmp_path: Path) -> None:
    async def story() -> None:
        registry = Registry(Settings(store=str(tmp_path / "tables.sqlite"), thinkers=0))
        await registry.open()
        season = seasons.begin("heat", "1961", seats=2, seed=1)
        seats = [{"who": "driver"}, {"who": "driver"}]
        result = {
            "grid": [0, 1],
            "place": [1, 2],
            "retired": [],
            "withdrawn": [],
            "upgrades": [[], []],
            "sponsors": [[], []],
        }
        begun = type(season)(**{**vars(season), "results": (result,)})
        specs = [
            new_spec(registry.settings, "heat", {}, seats),
            new_spec(registry.settings, "heat", seasons.race_options(season), seats, season=season),
            new_spec(registry.settings, "heat", seasons.race_options(begun), seats, season=begun),
        ]
        for spec in specs:
            await registry.make(spec)
        read = await registry.store.spec(specs[2].id)
        assert read == specs[2]
        soon = time.time() + 1
        assert set(await forget(registry.store, soon)) == {specs[0].id, specs[1].id}
        assert await forget(registry.store, 0, soon) == [specs[2].id]
        await registry.close()

    asyncio.run(story())


def test_the_store_can_go_back_to_before_seasons(tmp_path: Path) -> None:
    import sqlalchemy as sql
    from alembic import command as alembic
    from alembic.config import Config
    from alembic.script import ScriptDirectory

    import paddock.table

    engine = sql.create_engine(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    with engine.begin() as connection:
        migrate(connection)
        config = Config()
        config.set_main_option("script_location", str(Path(paddock.table.__file__).parent / "store" / "migrations"))
        config.attributes["connection"] = connection
        alembic.downgrade(config, "0001")
        names = {column["name"] for column in sql.inspect(connection).get_columns("tables")}
        assert "season" not in names
        migrate(connection)
        assert shape_of(connection) == ScriptDirectory.from_config(config).get_current_head() == NEWEST
        names = {column["name"] for column in sql.inspect(connection).get_columns("tables")}
        assert {"season", "race"} <= names
    engine.dispose()
