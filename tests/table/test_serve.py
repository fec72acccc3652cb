"""Starting, stopping and what whoever hosts can set."""

from __future__ import annotations

import re
import socket
from pathlib import Path

import pytest

from paddock.errors import PaddockError
from paddock.table.http.pages import web_folder
from paddock.table.serve import free_door
from paddock.table.settings import Settings

from .client import Server

HOSTING = Path(__file__).parents[2] / "docs" / "hosting.md"


def test_every_setting_is_documented_and_nothing_else() -> None:
    told = set(re.findall(r"`PADDOCK_([A-Z_]+)`", HOSTING.read_text(encoding="utf-8")))
    assert told == {name.upper() for name in Settings.model_fields}


def test_the_next_free_port_is_taken() -> None:
    with free_door("127.0.0.1", 0) as first:
        first.listen()
        port = first.getsockname()[1]
        with free_door("127.0.0.1", port) as second:
            assert second.getsockname()[1] > port


def test_an_address_of_somebody_else_is_refused() -> None:
    with pytest.raises(PaddockError, match=r"is free on 192\.0\.2\.1"):
        free_door("192.0.2.1", 8000)


def test_small_messages_are_sent_at_once() -> None:
    with free_door("127.0.0.1", 0) as door:
        assert door.proto == socket.IPPROTO_TCP


def test_a_built_page_is_served_for_every_address_of_the_page(tmp_path: Path) -> None:
    web = tmp_path / "dist"
    (web / "assets").mkdir(parents=True)
    (web / "index.html").write_text("<!doctype html><title>built</title>")
    (web / "assets" / "app-1a2b.js").write_text("let a = 1")
    (tmp_path / "secret.txt").write_text("secret")
    assert web_folder(str(web)) == web
    with Server(tmp_path / "tables.sqlite", web=web) as server:
        for path in ("/", "/table/abc", "/replay", "/replay/abc"):
            answer = server.get(path)
            assert "built" in answer.text and answer.headers["cache-control"] == "no-cache"
        script = server.get("/assets/app-1a2b.js")
        assert "immutable" in script.headers["cache-control"]
        assert script.headers["content-type"].startswith("text/javascript")
        for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/assets/../../secret.txt", "/..%2fsecret.txt", "/assets"):
            assert server.get(path).status_code == 404


def test_a_second_server_on_the_same_store_is_refused(tmp_path: Path) -> None:
    with Server(tmp_path / "tables.sqlite"), pytest.raises(RuntimeError, match="does not start"):
        Server(tmp_path / "tables.sqlite").start()
