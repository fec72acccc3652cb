"""Telling people who are away that it is their turn."""

from __future__ import annotations

import json
import queue
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import pytest

from paddock.errors import Refused
from paddock.table.notices import check_webhook

from .client import Client, Server
from .test_seats import run


@pytest.fixture
def phone() -> Iterator[tuple[str, queue.Queue[Any]]]:
    """A place that webhooks reach: its host, and what was told there."""
    told: queue.Queue[Any] = queue.Queue()

    class Ringing(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            told.put((self.path, json.loads(self.rfile.read(int(self.headers["content-length"])))))
            self.send_response(204)
            self.end_headers()

        def log_message(self, *_: object) -> None:
            pass

    with HTTPServer(("127.0.0.1", 0), Ringing) as listening:
        threading.Thread(target=listening.serve_forever, daemon=True).start()
        yield f"127.0.0.1:{listening.server_port}", told
        listening.shutdown()


def test_who_is_away_is_told_once_per_turn(tmp_path: Path, phone: tuple[str, queue.Queue[Any]]) -> None:
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


def test_a_server_calls_nobody_unless_it_is_told_whom(server: Server) -> None:
    table = server.make("person", "racer", pace="post")["table"]
    answer = server.post(f"/api/tables/{table}/seats/0", {"name": "Mara", "webhook": "http://127.0.0.1/"})
    assert answer.status_code == 409 and "it calls nothing" in answer.json()["reason"]


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


def test_an_address_that_is_called() -> None:
    assert check_webhook("https://ntfy.sh/mara", ["ntfy.sh"])
