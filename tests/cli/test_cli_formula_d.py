"""Formula D in a terminal."""

from __future__ import annotations

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


def test_ten_cars_have_ten_names_and_a_board_is_refused_clearly(terminal: Terminal) -> None:
    shown = terminal("show", paddock.race("formula_d", seats=10, seed=1).position.replace("\n", "; "))
    assert all(number in shown.out for number in ("07", "88", "03", "66"))
    assert "not drawn yet" in terminal("draw", "formula_d", "monaco").err
