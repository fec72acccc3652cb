"""Formula D in a terminal."""

from __future__ import annotations

from pathlib import Path

import pytest

import paddock
from paddock.cli.desk import Desk
from paddock.cli.formula_d.board import draw_stretch
from paddock.locale import say
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


def test_the_road_ahead_is_a_map_with_the_ends_of_the_roll(terminal: Terminal) -> None:
    ran = terminal("race", "formula_d", "--seed", "3", "--no-full")
    race = paddock.race("formula_d", seats=4, seed=3)
    decision = race.decision(0)
    assert decision is not None and decision.kind == "move"
    map_rows = ran.out[ran.out.index("FINISH") :].splitlines()
    assert "T1 ● Sainte Devote" in map_rows[0]
    lanes = map_rows[1:4]
    assert all("┃" in lane for lane in lanes)
    assert "07▶" in lanes[2] and "┊12┊" in lanes[0]
    ends = {key for lane in lanes for key in lane.replace("┃", "┊").replace("▶", "┊").split("┊")}
    assert {str(key) for key in range(1, len(decision.texts) + 1)} <= {end.strip() for end in ends}
    assert "T1 in 8 cells: 1 stop to make, 3 to 7 cells long" in ran.out


def test_a_car_in_the_pits_sees_the_pit_lane() -> None:
    circuit = paddock.game("formula_d").setup.circuit("monaco")
    race = paddock.race("formula_d", circuit="monaco", seats=2, seed=1)
    view = race.view(0)
    view["cars"][0] |= {"cell": circuit["boxes"][3], "pit": True}
    rows = [row.plain for row in draw_stretch(Desk("en"), circuit, view, 0, {})]
    assert len(rows) == 6, "signs, three lanes, the pit lane, distances"
    assert "07▶" in rows[4]


@pytest.mark.parametrize("game", ["heat", "downforce", "formula_d"])
def test_help_is_each_games_own(terminal: Terminal, game: str) -> None:
    told = {name: say(f"terminal-help-{name}") for name in ("heat", "downforce", "formula_d")}
    ran = terminal("race", game, "--seed", "3", typed="help\n")
    said = " ".join(ran.out.split())
    assert [name for name, text in told.items() if " ".join(text.split()) in said] == [game]
