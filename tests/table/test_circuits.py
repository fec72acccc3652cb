"""Circuits of somebody's own over HTTP: checked from a file, told about, drawn and raced on."""

from __future__ import annotations

import json
from typing import Any

import httpx
import pytest

from paddock.circuit_file import able, example

from .client import Server

GAMES = list(able())


def check(server: Server, of: str, content: str | bytes) -> dict[str, Any]:
    answer = httpx.post(f"{server.address}/api/circuits/{of}", content=content, timeout=30)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


@pytest.mark.parametrize("of", GAMES)
def test_a_good_file_gives_the_word_that_a_table_takes(server: Server, of: str) -> None:
    found = check(server, of, example(able()[of]))
    assert found["faults"] == []
    circuit = found["circuit"]
    assert circuit["title"] == "My circuit"
    assert server.get(f"/api/circuits/{of}/{circuit['name']}").json() == circuit
    assert server.get(f"/api/boards/{of}/{circuit['name']}/line").status_code == 200
    made = server.make("person", "rookie", game=of, options={"circuit": circuit["name"]})
    assert made["info"]["options"]["circuit"] == circuit["name"]


@pytest.mark.parametrize("of", GAMES)
def test_every_fault_of_a_file_is_listed(server: Server, of: str) -> None:
    data = {**json.loads(example(able()[of])), "name": "", "turbo": 1}
    found = check(server, of, json.dumps(data))
    assert found["circuit"] is None
    assert [fault["word"] for fault in found["faults"]] == ["unknown", "name"]
    assert found["faults"][1]["values"]["field"] == "name"
    other = next(each for each in GAMES if each != of)
    for content in (b"\xff", b"[]", b"{}", b"[" * 100_000, b" " * 200_001, example(able()[other])):
        found = check(server, of, content)
        assert found["circuit"] is None
        assert found["faults"]


def test_a_season_takes_them_and_tells_their_titles(server: Server) -> None:
    mine = check(server, "heat", example(able()["heat"]))["circuit"]["name"]
    circuits = ["usa", mine, "gb", "italia"]
    made = server.make("person", "rookie", game="heat", season="own", options={"circuits": circuits})
    told = server.get(f"/api/tables/{made['table']}/season").json()
    assert [stop["circuit"] for stop in told["calendar"]] == circuits
    assert told["calendar"][1]["title"] == "My circuit"
    first = check(server, "downforce", example(able()["downforce"]))["circuit"]["name"]
    made = server.make("person", "rookie", game="downforce", season="tour", options={"circuit": first})
    told = server.get(f"/api/tables/{made['table']}/season").json()
    assert [stop["title"] for stop in told["calendar"]] == ["My circuit", "River Station", "Sea Bay"]


def test_what_is_too_large_or_unknown_is_refused(server: Server) -> None:
    url = f"{server.address}/api/circuits"
    assert httpx.post(f"{url}/chess", content=b"{}").status_code == 404
    assert httpx.post(f"{url}/heat", content=b" " * 600_000).status_code == 413
    assert server.get("/api/circuits/heat/moon").status_code == 404
    assert server.get("/api/circuits/heat/own.nothing").status_code == 404
