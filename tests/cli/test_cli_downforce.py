"""Downforce in the terminal."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import paddock
from paddock.cli.downforce.ways import HOME, ends_of
from paddock.games.downforce import deck

from .keyboard import Terminal


@pytest.mark.parametrize("language", ["en", "ru", "nl"])
def test_a_whole_race_by_the_first_option(terminal: Terminal, language: str) -> None:
    words = f"race downforce --seed 3 --save a.race --language {language}"
    ran = terminal(*words.split(), typed="1\n" * 900)
    assert (ran.status, ran.err) == (0, "")
    assert "Tricky" in ran.out or language != "en"
    assert terminal("verify", "a.race").status == 0
    assert max(map(len, ran.out.splitlines())) <= 80


def test_the_screen_shows_lot_cars_players_and_the_hand(terminal: Terminal) -> None:
    ran = terminal("race", "downforce", "--circuit", "sea_bay", "--seed", "3")
    for part in ("Sea Bay", "your bid", "On offer:", "owner", "pass"):
        assert part in ran.out
    race = paddock.race("downforce", circuit="sea_bay", seats=4, seed=3)
    for card in race.view(0)["players"][0]["hand"]:
        assert f"bid {card}" in ran.out


def test_a_card_alone_will_do(terminal: Terminal) -> None:
    race = paddock.race("downforce", seats=4, seed=3)
    card = race.view(0)["players"][0]["hand"][0]
    ran = terminal("race", "downforce", "--seed", "3", typed=f"{card.lower()}\n")
    assert "is no action" not in ran.out
    assert "bids" in ran.out or "no bid" in ran.out


def test_variants_and_decks_are_options(terminal: Terminal, tmp_path: Path) -> None:
    words = "race downforce --people 0 --drivers racer+rookie --seed 5 --save b.race --set variant=beginners"
    assert terminal(*words.split()).status == 0
    assert "variant beginners" in (tmp_path / "b.race").read_text()
    assert terminal("replay", "b.race").status == 0
    assert terminal("race", "downforce", "--set", "beginners").err.startswith("paddock: an option is written like")
    (tmp_path / "deck.json").write_text(deck.FILE.read_text().replace("6]", "5]"))
    ran = terminal("simulate", "downforce", "--drivers", "random*2", "--races", "2", "--deck", "deck.json", "--json")
    assert json.loads(ran.out)["settings"]["deck"].startswith("K5")
    (tmp_path / "deck.json").write_text(deck.FILE.read_text().replace("6]", "60]"))
    ran = terminal("race", "downforce", "--deck", "deck.json")
    assert ran.status == 2
    assert "card 1 (A1), bar 1: steps must be 1 to 8; card 2 (A2), bar 1" in ran.err
    assert "No such option: --deck" in terminal("race", "heat", "--deck", "deck.json").err
    assert "deck file 'none.json' cannot be read" in terminal("race", "downforce", "--deck", "none.json").err


def test_simulate_six_random_drivers(terminal: Terminal) -> None:
    words = "simulate downforce --circuit river_station --drivers random*6 --races 20 --json"
    found = json.loads(terminal(*words.split()).out)
    assert found["races"] == 20
    assert sum(found["places"]["random"]["counts"]) == 120


def test_draw_and_show(terminal: Terminal) -> None:
    assert terminal("draw", "downforce", "sea_bay").out.startswith("<svg")
    position = paddock.race("downforce", seats=3, seed=1).position
    ran = terminal("show", position.replace("\n", "; "))
    assert (ran.status, ran.err) == (0, "")
    assert "River Station" in ran.out
    assert terminal("show", position.replace("\n", "; "), "-o", "a.svg").status == 0
    assert "downforce 48" in terminal("rulings", "downforce", "48").out


def drive(seats: int, seed: int) -> Iterator[paddock.Race]:
    """A race whenever somebody drives a car, driven on by the first answers."""
    race = paddock.race("downforce", seats=seats, seed=seed)
    while not race.over:
        seat = race.waiting[0]
        decision = race.decision(seat)
        assert decision is not None
        if decision.kind in ("move", "bonus"):
            yield race
        race.act(seat, decision.texts[0])


@pytest.mark.ruling("downforce 48")
def test_a_drive_is_one_answer_that_ends_where_it_says() -> None:
    tried = 0
    for race in drive(3, 5):
        seat = race.waiting[0]
        decision = race.decision(seat)
        assert decision is not None
        cells = race.circuit["cells"]
        for end in ends_of(race.view(seat), cells, asks_first=decision.kind == "bonus", straight=False):
            twin = race.copy()
            colour = twin.view(seat)["playing"]["car"]
            twin.act(seat, end.answer)
            car = next(car for car in twin.view(None)["cars"] if car["colour"] == colour)
            assert (car["cell"] == end.cell) if end.cell != HOME else car["cell"] is None
            tried += 1
        if tried > 150:
            return
    assert tried


def test_ends_stand_on_the_map(terminal: Terminal) -> None:
    ran = terminal("race", "downforce", "--seed", "3", typed="1\n" * 30)
    shown = ran.out.rpartition("where to?")[0]
    assert "cell " in shown and "to the finish" in shown
    assert re.search(r"[a-z]{2}▶ *\d", shown) or "┊1 ┊" in shown
