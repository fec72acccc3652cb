"""Who sits where: joining, handing over, watching, hot seat, rematch."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable

import pytest

from paddock.drivers.cast import CAST
from paddock.drivers.tempers import usual

from .client import Client, Message, Refusal, Server


def run(story: Callable[[], Awaitable[None]]) -> None:
    async def told() -> None:
        await story()

    asyncio.run(told())


def seat(info: Message, number: int) -> Message:
    found: Message = info["seats"][number]
    return found


def test_a_new_table_says_who_may_sit_where(server: Server) -> None:
    made = server.make("person", "rookie", open=True)
    assert made["info"]["state"] == "gathering"
    assert seat(made["info"], 0) == {
        "seat": 0,
        "who": "person",
        "name": None,
        "driver": None,
        "taken": False,
        "present": False,
        "driven_by": None,
        "colour": "red",
        "called": None,
        "temper": None,
    }
    assert seat(made["info"], 1)["driver"] == seat(made["info"], 1)["driven_by"] == "rookie"
    assert made["info"] in server.get("/api/tables").json()
    assert server.get(f"/api/tables/{made['table']}").json() == made["info"]


def test_a_table_that_is_not_open_is_not_listed(server: Server) -> None:
    made = server.make("person", "racer", open=False)
    assert made["table"] not in [info["table"] for info in server.get("/api/tables").json()]


def test_a_seat_is_taken_once(server: Server) -> None:
    table = server.make("person", "person", "racer")["table"]
    server.sit(table, 1, "  Mara\tvan der  Velde ")
    again = server.post(f"/api/tables/{table}/seats/1", {"name": "Otto"})
    assert again.status_code == 409
    assert again.json()["reason"] == "seat 1 is not free; free is seat 0"
    assert server.post(f"/api/tables/{table}/seats/2", {"name": "Otto"}).status_code == 409
    assert server.post(f"/api/tables/{table}/seats/9", {"name": "Otto"}).status_code == 409
    assert seat(server.get(f"/api/tables/{table}").json(), 1)["name"] == "Mara van der Velde"


def test_everybody_sees_who_comes_and_goes(server: Server) -> None:
    async def story() -> None:
        made = server.make("person", "person")
        async with Client(server, made["table"], made["host"]) as host:
            token = server.sit(made["table"], 1, "Otto")
            await host.until(lambda m: m["is"] == "news" and m["entries"][0]["kind"] == "seat")
            assert seat(host.info, 1)["name"] == "Otto" and not seat(host.info, 1)["present"]
            async with Client(server, made["table"], token), Client(server, made["table"]):
                await host.until(lambda m: m["is"] == "info" and host.info["spectators"] == 1)
                assert seat(host.info, 1)["present"]
            await host.until(lambda _: not host.info["spectators"] and not seat(host.info, 1)["present"])

    run(story)


def test_empty_seats_are_filled_with_drivers(server: Server) -> None:
    async def story() -> None:
        made = server.make("person", "person", "person")
        token = server.sit(made["table"], 0)
        async with Client(server, made["table"], token, made["host"]) as host:
            await host.ask("start", driver="rookie")
            assert [s["driven_by"] for s in host.info["seats"]] == [None, "rookie", "rookie"]

    run(story)


def test_only_the_host_starts(server: Server) -> None:
    async def story() -> None:
        made = server.make("person", "racer")
        token = server.sit(made["table"], 0)
        async with Client(server, made["table"], token) as client:
            with pytest.raises(Refusal, match="the host starts the race"):
                await client.ask("start")

    run(story)


def test_a_seat_is_given_to_a_driver_and_taken_back(server: Server) -> None:
    async def story() -> None:
        made = server.make("person", "racer", options={"laps": 1, "circuit": "italia"})
        token = server.sit(made["table"], 0)
        async with Client(server, made["table"], token, made["host"]) as mara:
            await mara.ask("start")
            await mara.until(lambda m: mara.decisions or m["is"] == "done")
            await mara.ask("seat", seat=0, who="driver", driver="rookie")
            assert seat(mara.info, 0)["driven_by"] == "rookie" and seat(mara.info, 0)["who"] == "person"
            with pytest.raises(Refusal, match="take the seat back first"):
                await mara.ask("act", seat=0, answer="g1")
            await mara.until(lambda m: m["is"] == "news" and m["entries"][0]["by"] == "rookie")
            await mara.ask("seat", seat=0, who="person")
            assert seat(mara.info, 0)["driven_by"] is None
            with pytest.raises(Refusal, match="a person's already"):
                await mara.ask("seat", seat=0, who="person")

    run(story)


def test_a_person_takes_over_a_drivers_seat_in_the_race(server: Server) -> None:
    async def story() -> None:
        made = server.make("person", "rookie")
        token = server.sit(made["table"], 0)
        async with Client(server, made["table"], token, made["host"]) as host:
            await host.ask("start")
            await host.ask("seat", seat=1, who="person")
            assert seat(host.info, 1)["driven_by"] == "rookie" and not seat(host.info, 1)["taken"]
            other = server.sit(made["table"], 1, "Otto")
            async with Client(server, made["table"], other) as otto:
                assert list(otto.views) == ["1"]
                assert seat(otto.info, 1)["driven_by"] is None

    run(story)


def test_foreign_seats_are_not_given_away(server: Server) -> None:
    async def story() -> None:
        made = server.make("person", "person")
        token = server.sit(made["table"], 0)
        async with Client(server, made["table"], token) as mara, Client(server, made["table"]) as nobody:
            for who, number in ((mara, 1), (nobody, 0)):
                with pytest.raises(Refusal, match="whoever holds it, or by the host"):
                    await who.ask("seat", seat=number, who="driver")
            with pytest.raises(Refusal, match="unknown driver 'fangio'"):
                await mara.ask("seat", seat=0, who="driver", driver="fangio")

    run(story)


def test_the_host_frees_a_seat_and_its_token_is_void(server: Server) -> None:
    async def story() -> None:
        made = server.make("person", "person")
        token = server.sit(made["table"], 1)
        async with Client(server, made["table"], made["host"]) as host, Client(server, made["table"], token) as otto:
            await host.ask("seat", seat=1, who="driver")
            await host.ask("seat", seat=1, who="person")
            await otto.until(lambda m: m["is"] == "news" and m["entries"][0]["text"] == "person")
            with pytest.raises(Refusal, match="only those who sit"):
                await otto.ask("chat", text="hello?")
            server.sit(made["table"], 1, "Ada")

    run(story)


def test_hot_seat(server: Server) -> None:
    async def story() -> None:
        made = server.make("person", "person", "racer")
        tokens = [server.sit(made["table"], 0, "Mara"), server.sit(made["table"], 1, "Otto")]
        async with Client(server, made["table"], *tokens, made["host"]) as device:
            await device.ask("start")
            assert set(device.views) == {"0", "1"}
            assert device.views["0"]["cars"][0]["hand"] and "hand" not in device.views["0"]["cars"][1]
            await device.race(random.Random(4))
            assert device.over

    run(story)


def test_spectators_see_the_public_view_and_do_nothing(server: Server) -> None:
    async def story() -> None:
        made = server.make("person", "racer")
        token = server.sit(made["table"], 0)
        async with Client(server, made["table"], token, made["host"]) as mara:
            await mara.ask("start")
            async with Client(server, made["table"], "not a token") as watching:
                assert watching.welcomes[0]["seats"] == [] and not watching.welcomes[0]["host"]
                assert list(watching.views) == ["all"] and not watching.decisions
                assert all("hand" not in car for car in watching.views["all"]["cars"])
                for do, more in (
                    ("act", {"seat": 0, "answer": "g1"}),
                    ("undo", {"seat": 0}),
                    ("withdraw", {"seat": 0}),
                    ("forecast", {"seat": 0, "answer": "g1"}),
                ):
                    with pytest.raises(Refusal, match="seat 0 is not yours; you are watching"):
                        await watching.ask(do, **more)

    run(story)


def test_withdrawing_ends_a_race_and_a_rematch_keeps_the_seats(server: Server) -> None:
    async def story() -> None:
        made = server.make("person", "rookie")
        token = server.sit(made["table"], 0)
        async with Client(server, made["table"], token, made["host"]) as mara:
            await mara.ask("start")
            with pytest.raises(Refusal, match="after the end"):
                await mara.ask("rematch")
            await mara.ask("withdraw", seat=0)
            while not mara.over:
                await mara.receive()
            assert mara.info["places"] == [2, 1]
            await mara.ask("hints", allowed=False)
            first = await mara.ask("rematch", 7000)
            assert await mara.ask("rematch", 7000) == first
            with pytest.raises(Refusal, match="there is a rematch already"):
                await mara.ask("rematch")
            again = mara.info["rematch"]
        async with Client(server, again, token, made["host"]) as mara:
            assert mara.welcomes[0]["seats"] == [0] and mara.welcomes[0]["host"]
            assert seat(mara.info, 0)["name"] == "Mara" and mara.info["hints"] is False
            await mara.ask("start")
            assert mara.views["0"]["cars"][0]["hand"]

    run(story)


def colours(info: Message) -> list[str]:
    return [seat["colour"] for seat in info["seats"]]


def test_a_colour_is_chosen_with_the_seat_and_no_two_seats_share_one(server: Server) -> None:
    table = server.make("person", "person", "racer")["table"]
    assert colours(server.get(f"/api/tables/{table}").json()) == ["red", "blue", "yellow"]
    server.sit(table, 0, "Mara", colour="yellow")
    assert colours(server.get(f"/api/tables/{table}").json()) == ["yellow", "blue", "red"]
    taken = server.post(f"/api/tables/{table}/seats/1", {"name": "Noor", "colour": "yellow"})
    assert (taken.status_code, taken.json()["word"]) == (409, "colour-taken")
    assert taken.json()["reason"] == "yellow is Mara's; free is red, blue, black, grey, green"
    assert server.post(f"/api/tables/{table}/seats/1", {"name": "Noor", "colour": "pink"}).status_code == 409
    server.sit(table, 1, "Noor", colour="green")
    assert colours(server.get(f"/api/tables/{table}").json()) == ["yellow", "green", "red"]


def test_a_car_is_painted_before_the_start_by_its_own_driver(server: Server) -> None:
    made = server.make("person", "person")
    table = made["table"]
    mara, noor = server.sit(table, 0, "Mara"), server.sit(table, 1, "Noor")

    async def story() -> None:
        async with Client(server, table, mara) as client, Client(server, table, noor, made["host"]) as other:
            await client.ask("paint", seat=0, colour="black")
            await other.until(lambda m: m["is"] == "news" and m["entries"][0]["text"] == "painted")
            assert colours(other.info) == ["black", "blue"]
            with pytest.raises(Refusal, match="seat 1 is not yours"):
                await client.ask("paint", seat=1, colour="grey")
            with pytest.raises(Refusal, match="black is Mara's"):
                await other.ask("paint", seat=1, colour="black")
            await other.ask("start")
            with pytest.raises(Refusal, match="cars are painted before the start"):
                await client.ask("paint", seat=0, colour="grey")

    run(story)


def test_an_opened_seat_is_free_for_somebody_else_and_its_old_token_is_worth_nothing(server: Server) -> None:
    made = server.make("person", "person")
    table = made["table"]
    mara, noor = server.sit(table, 0, "Mara"), server.sit(table, 1, "Noor", colour="green")

    async def story() -> None:
        async with Client(server, table, mara, made["host"]) as host, Client(server, table, noor) as left:
            await host.ask("start")
            with pytest.raises(Refusal, match="seat 0 is given away by whoever holds it"):
                await left.ask("seat", seat=0, who="open")
            await host.ask("seat", seat=1, who="open")
            welcome = await left.until(lambda m: m["is"] == "welcome")
            assert (welcome["seats"], list(welcome["views"])) == ([], ["all"])
            freed = seat(welcome["info"], 1)
            assert (freed["who"], freed["taken"], freed["name"], freed["colour"]) == ("person", False, None, "green")
            assert freed["driven_by"] == "racer"
            with pytest.raises(Refusal, match="seat 1 is not yours"):
                await left.ask("withdraw", seat=1)
        otto = server.sit(table, 1, "Otto")
        async with Client(server, table, otto) as client:
            assert client.welcomes[-1]["seats"] == [1]
            assert seat(client.info, 1)["driven_by"] is None

    run(story)


def test_a_lost_answer_to_sitting_down_can_be_asked_for_again(server: Server) -> None:
    table = server.make("person", "person")["table"]
    asked = {"name": "Mara", "token": "a-secret-of-my-own-making"}
    first = server.post(f"/api/tables/{table}/seats/0", asked).json()
    again = server.post(f"/api/tables/{table}/seats/0", asked).json()
    assert (again["token"], again["seat"]) == (first["token"], first["seat"]) == (asked["token"], 0)
    assert [seat["taken"] for seat in again["info"]["seats"]] == [True, False]
    stranger = server.post(f"/api/tables/{table}/seats/0", {"name": "Otis", "token": "another-secret-of-their-own"})
    assert stranger.json()["word"] == "seat-not-free"


def test_two_people_at_a_table_do_not_have_the_same_name(server: Server) -> None:
    table = server.make("person", "person", "person")["table"]
    for seat, name in enumerate(("Mara", "mara", "Mara")):
        server.sit(table, seat, name)
    names = [seat["name"] for seat in server.get(f"/api/tables/{table}").json()["seats"]]
    assert names == ["Mara", "mara 2", "Mara 3"]


def test_a_driver_has_a_name_and_a_temper_that_the_host_chooses(server: Server) -> None:
    async def story() -> None:
        made = server.make("person", "racer:wild", "rookie", "person")
        table, token = made["table"], server.sit(made["table"], 0)

        def told(info: Message, number: int) -> tuple[str | None, ...]:
            one = info["seats"][number]
            return one["driver"], one["temper"], one["called"]

        assert told(made["info"], 0) == (None, None, None)
        assert told(made["info"], 1) == ("racer", "wild", CAST["racer"][1])
        assert told(made["info"], 2) == ("rookie", "steady", CAST["rookie"][2])
        async with Client(server, table, token, made["host"]) as mara:
            await mara.ask("seat", seat=2, who="driver", driver="club:calm")
            assert told(mara.info, 2) == ("club", "calm", CAST["club"][2])
            with pytest.raises(Refusal, match="driver"):
                await mara.ask("seat", seat=2, who="driver", driver="club:angry")
            await mara.ask("start")
            assert told(mara.info, 3) == ("racer", usual(3), CAST["racer"][3])
            await mara.until(lambda message: any(line["by"] for line in mara.log.values()))
            assert {line["by"] for line in mara.log.values()} <= {None, "racer", "club"}

    run(story)
