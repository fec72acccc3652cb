"""Reports at a server: of finished races only, one at a time, and not for nobody."""

from __future__ import annotations

import time
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import httpx
import pytest

import paddock
from paddock import record
from paddock.drivers import run, seat_drivers

from .client import Server


@pytest.fixture(scope="module")
def reporting(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("reports") / "tables.sqlite", report_time=0.3) as running:
        yield running


@cache
def race_text(seed: int) -> str:
    race = paddock.race("heat", circuit="usa", seats=2, laps=1, seed=seed)
    run(race, seat_drivers(race, ["rookie", "racer"], seed))
    return record.write(race, names={0: "Mara"}, drivers={1: "racer"})


def ask(server: Server, text: str) -> httpx.Response:
    return httpx.post(f"{server.address}/api/reports", content=text, timeout=60)


def wait_for(server: Server, keys: list[str]) -> list[dict[str, Any]]:
    """All of them, when they are done; whoever waits asks again and again."""
    until = time.monotonic() + 90
    while True:
        found: list[dict[str, Any]] = [server.get(f"/api/reports/{key}").json() for key in keys]
        if all(each["state"] in ("done", "failed") for each in found):
            return found
        assert time.monotonic() < until
        time.sleep(0.1)


def test_two_reports_are_made_one_after_the_other_and_remembered(reporting: Server) -> None:
    keys = [ask(reporting, race_text(seed)).json()["report"] for seed in (1, 2)]
    assert server_state(reporting, keys[1]) in ("waiting", "reckoning")
    for seed, key, found in zip((1, 2), keys, wait_for(reporting, keys), strict=True):
        assert found["state"] == "done"
        made = found["report"]
        assert made["people"] == [0] and made["names"] == ["Mara", "Carla Venn"] and made["drivers"] == [None, "racer"]
        assert len(made["points"]) == made["moments"] and made["share"] == 1
        for car in made["cars"]:
            total = car["start"] + car["luck"]["win"] + car["decisions"]["win"]
            assert total == pytest.approx(float(car["place"] == 1))
        assert ask(reporting, race_text(seed)).json()["report"] == key
        assert server_state(reporting, key) == "done"


def server_state(server: Server, key: str) -> str:
    return str(server.get(f"/api/reports/{key}").json()["state"])


def test_only_a_race_that_is_over_has_a_report(reporting: Server) -> None:
    text = record.write(paddock.race("heat", seats=2, seed=1))
    assert ask(reporting, text).status_code == 409
    assert ask(reporting, text).json()["word"] == "report-not-over"
    assert ask(reporting, "hello").json()["word"] == "no-race-file"
    assert reporting.get("/api/reports/abc").status_code == 404


def test_a_report_that_is_done_outlives_the_server(tmp_path: Path) -> None:
    with Server(tmp_path / "tables.sqlite", report_time=0.3) as first:
        key = ask(first, race_text(1)).json()["report"]
        made = wait_for(first, [key])[0]
        assert made["state"] == "done"
    with Server(tmp_path / "tables.sqlite", report_time=0.3) as second:
        assert second.get(f"/api/reports/{key}").json() == made
        assert ask(second, race_text(1)).json()["report"] == key
        assert server_state(second, key) == "done"
