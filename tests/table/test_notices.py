"""Telling people who are away that it is their turn."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

from paddock.errors import Refused
from paddock.table.live.webhooks import check_webhook

from .client import Client, Server
from .phone import Phone, listening
from .test_seats import run


@pytest.fixture
def phone() -> Iterator[Phone]:
    with listening() as ready:
        yield ready


def test_who_is_away_is_told_once_per_turn(tmp_path: Path, phone: Phone) -> None:
    host, told = phone

    async def story(server: Server) -> None:
        made = server.make("person", "person", pace="post")
        table = made["table"]
        here = server.sit(table, 0, "Mara", webhook=f"http://{host}/mara")
        server.sit(table, 1, "Otto", webhook=f"http://{host}/otto?quiet=1")
        async with Client(server, table, here, made["host"]) as mara:
            await mara.ask("start")
            await mara.ask("act", seat=0, answer="g1")
            assert host not in "".join(mara.raw)
        notice = {"table": table, "game": "heat", "seat": 1, "name": "Otto"}
        assert told.get(timeout=5) == ("/otto?quiet=1", notice)
        assert told.empty()

    with Server(tmp_path / "tables.sqlite", webhooks=f"ntfy.sh,{host}") as server:
        run(lambda: story(server))


def test_a_host_that_hangs_keeps_nobody_elses_call(tmp_path: Path, phone: Phone) -> None:
    """Ten calls hang at one host that takes them and says nothing; the one to another host comes at once."""
    host, told = phone

    async def story(server: Server, hung: str) -> None:
        for number in range(11):
            made = server.make("person", "person", pace="post")
            here = server.sit(made["table"], 0, "Mara")
            where = hung if number < 10 else host
            server.sit(made["table"], 1, "Otto", webhook=f"http://{where}/{number}")
            async with Client(server, made["table"], here, made["host"]) as mara:
                await mara.ask("start")
        assert (await asyncio.to_thread(told.get, timeout=5))[0] == "/10"

    with socket.create_server(("127.0.0.1", 0)) as silent:
        hung = f"127.0.0.1:{silent.getsockname()[1]}"
        with Server(tmp_path / "tables.sqlite", webhooks=f"{hung},{host}", log_level="error") as server:
            run(lambda: story(server, hung))


def test_a_server_calls_nobody_unless_it_is_told_whom(server: Server) -> None:
    table = server.make("person", "racer", pace="post")["table"]
    answer = server.post(f"/api/tables/{table}/seats/0", {"name": "Mara", "webhook": "http://127.0.0.1/"})
    assert answer.status_code == 409 and "it calls nothing" in answer.json()["reason"]
    assert answer.json()["word"] == "webhook-none"
    assert server.get("/api/webhooks").json() == []


@pytest.mark.parametrize(
    "address",
    [
        "",
        "ntfy.sh",
        "file:///etc/passwd",
        "ftp://ntfy.sh/x",
        "https://evil.example/",
        "https://ntfy.sh@evil.example/",
        "https://user:word@ntfy.sh/",
        "https://ntfy.sh:99/x",
        "https://ntfy.sh:x/",
        "https://[ntfy.sh/",
        "https://ntfy.sh/a b",
        "https://ntfy.sh/\r\nHost: x",
        "https://ntfy.sh/" + "x" * 300,
    ],
)
def test_addresses_that_are_not_called(address: str) -> None:
    with pytest.raises(Refused):
        check_webhook(address, ["ntfy.sh"])


def test_a_server_says_whom_it_calls_before_anybody_sits_down(tmp_path: Path) -> None:
    with Server(tmp_path / "tables.sqlite", webhooks="ntfy.sh, example.org:8443") as server:
        assert server.get("/api/webhooks").json() == ["ntfy.sh", "example.org:8443"]
        assert server.post("/api/webhooks", {"webhook": "https://ntfy.sh/mara"}).status_code == 200
        refused = server.post("/api/webhooks", {"webhook": "https://ntfy.com/mara"})
    told = refused.json()
    assert refused.status_code == 409
    assert told["word"] == "webhook-host"
    assert told["values"] == {"host": "ntfy.com", "hosts": "ntfy.sh, example.org:8443"}


def test_an_address_that_is_called() -> None:
    assert check_webhook("https://ntfy.sh/mara", ["ntfy.sh"])
