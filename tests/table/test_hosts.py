"""By which names a server may be called, and from which pages."""

from __future__ import annotations

import httpx
import pytest

from paddock.table.http.hosts import is_known_host, is_welcome_origin

from .client import Server


@pytest.mark.parametrize(
    "host",
    [
        None,
        "127.0.0.1:8000",
        "[::1]:8000",
        "192.168.1.7",
        "localhost:8000",
        "paddock",
        "mara.local:8000",
        "a.example.org",
    ],
)
def test_names_that_cannot_be_a_strangers_are_known(host: str | None) -> None:
    assert is_known_host(host, ["a.example.org"])


@pytest.mark.parametrize("host", ["evil.example", "127.0.0.1.evil.example", "[::1", "", "a.example.org.evil.example"])
def test_public_names_have_to_be_named(host: str) -> None:
    assert not is_known_host(host, ["a.example.org"])
    assert is_known_host(host, ["*"])


@pytest.mark.parametrize(
    ("origin", "secure", "welcome"),
    [
        (None, False, True),
        ("http://here:8000", False, True),
        ("https://here:8000", False, True),
        ("https://here:8000", True, True),
        ("http://here:8000", True, False),
        ("ftp://here:8000", False, False),
        ("http://here", False, False),
        ("null", False, False),
        ("https://friend.example", True, True),
        ("http://friend.example", True, False),
    ],
)
def test_a_page_is_known_with_its_scheme(origin: str | None, secure: bool, welcome: bool) -> None:
    assert is_welcome_origin(origin, "here:8000", ["https://friend.example"], secure) == welcome


def test_a_request_for_a_strangers_name_is_refused(server: Server) -> None:
    for path in ("/", "/api/games", "/api/tables"):
        answer = httpx.get(server.address + path, headers={"host": "evil.example"})
        assert (answer.status_code, answer.json()["word"]) == (421, "unknown-host")
    assert httpx.get(server.address + "/health", headers={"host": "evil.example"}).status_code == 200
