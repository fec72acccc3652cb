"""Formula D in a terminal."""

from __future__ import annotations

from pathlib import Path

import pytest

import paddock
from tests.cli.keyboard import Terminal

LANGUAGES = ("en", "ru", "nl")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_person_races_against_drivers(terminal: Terminal, language: str) -> None:
    race = paddock.race("formula_d", seats=4, seed=3)
    typed = "1\n" * 40
    ran = terminal("race", "formula_d", "--seed", "3", "--language", language, typed=typed)
    assert race.position.startswith("formula_d monaco")
    assert "formula_d 29" in ran.out
    assert "terminal-" not in ran.out


def test_drivers_race_alone_and_the_file_replays(terminal: Terminal) -> None:
    words = "race formula_d --people 0 --drivers racer+rookie --seed 5 --save b.race --set variant=beginners"
    assert terminal(*words.split()).status == 0
    assert terminal("verify", "b.race").status == 0
    assert "monza" in terminal("circuits", "formula_d").out


def test_races_are_simulated_and_retired_cars_counted(terminal: Terminal) -> None:
    ran = terminal("simulate", "formula_d", "--drivers", "racer+rookie*3", "--races", "5")
    assert ran.status == 0


def test_ten_cars_have_ten_names(terminal: Terminal) -> None:
    shown = terminal("show", paddock.race("formula_d", seats=10, seed=1).position.replace("\n", "; "))
    assert all(number in shown.out for number in ("07", "88", "03", "66"))


def test_a_board_and_a_position_are_drawn(terminal: Terminal) -> None:
    assert terminal("draw", "formula_d", "monza").out.startswith("<svg")
    race = paddock.race("formula_d", circuit="monaco", seats=10, weather=True, seed=1)
    assert terminal("show", race.position.replace("\n", "; "), "-o", "a.svg").status == 0
    drawn = Path("a.svg").read_text(encoding="utf-8")
    assert drawn.count('class="car"') == 10
    assert drawn.count('class="weather"') == 1


def test_a_car_that_is_out_is_not_drawn(terminal: Terminal) -> None:
    race = paddock.race("formula_d", circuit="monaco", seats=4, seed=1)
    while all(car["status"] != "out" for car in race.view(None)["cars"]):
        seat = race.waiting[0]
        decision = race.decision(seat)
        assert decision is not None
        race.act(seat, decision.texts[-1])
    assert terminal("show", race.position.replace("\n", "; "), "-o", "b.svg").status == 0
    racing = sum(car["status"] == "racing" for car in race.view(None)["cars"])
    assert Path("b.svg").read_text(encoding="utf-8").count('class="car"') == racing < 4
