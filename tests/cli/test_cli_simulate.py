"""`paddock simulate`."""

import json
from pathlib import Path

import pytest

from .keyboard import Terminal

FIELDS = {
    "races", "seconds", "races_per_second", "turns_per_second", "decisions_per_second", "compiled", "places",
}  # fmt: skip
WORDS = ("simulate", "heat", "--drivers", "racer+rookie", "--races", "20", "--laps", "1", "--seed", "1")


def test_json_is_one_object(terminal: Terminal) -> None:
    ran = terminal(*WORDS, "--json")
    assert (ran.status, ran.err) == (0, "")
    found = json.loads(ran.out)
    assert found.keys() >= FIELDS
    assert found["races"] == 20
    assert sum(found["places"]["racer"]["counts"]) == 20


@pytest.mark.parametrize("how", [("--workers", "2"), ("--workers", "2", "--threads")])
def test_workers_give_the_same_races(terminal: Terminal, how: tuple[str, ...]) -> None:
    alone, shared = (json.loads(terminal(*WORDS, "--json", *more).out) for more in ((), how))
    assert alone["places"] == shared["places"]


def test_tables_by_driver_and_by_grid_place(terminal: Terminal) -> None:
    ran = terminal("simulate", "heat", "--circuit", "france", "--drivers", "random*6", "--races", "20", "--laps", "1")
    assert ran.status == 0
    assert "random ×6" in ran.out
    by_grid = ran.out.partition("Places by grid place")[2].splitlines()
    assert [line.split()[0] for line in by_grid[2:8]] == list("123456")
    assert "20 races in" in ran.out
    assert "decisions a second" in " ".join(ran.out.split())


def test_one_name_sits_on_every_seat(terminal: Terminal) -> None:
    ran = terminal("simulate", "heat", "--drivers", "rookie", "--seats", "3", "--races", "3", "--json", "--laps", "1")
    assert json.loads(ran.out)["drivers"] == ["rookie"] * 3


def test_races_are_kept(terminal: Terminal, tmp_path: Path) -> None:
    assert "Races kept in kept" in terminal(*WORDS, "--races", "3", "--save", "kept").out
    kept = sorted((tmp_path / "kept").iterdir())
    assert len(kept) == 3
    assert terminal("verify", str(kept[0])).status == 0


@pytest.mark.parametrize(("language", "word"), [("ru", "Места по гонщикам"), ("nl", "Plaatsen per coureur")])
def test_every_language(terminal: Terminal, language: str, word: str) -> None:
    assert word in terminal(*WORDS, "--language", language).out


def test_what_goes_wrong_has_the_name_of_the_game(terminal: Terminal) -> None:
    spins = terminal(*WORDS)
    stalled = terminal("simulate", "downforce", "--drivers", "rookie*3", "--races", "5")
    assert "spin-outs a car" in spins.out and "stalled cars a player" in " ".join(stalled.out.split())
    assert "spin-outs" not in stalled.out
    found = json.loads(terminal("simulate", "downforce", "--drivers", "rookie*3", "--races", "5", "--json").out)
    assert "stalled_cars_per_race" in found["places"]["rookie"]


def test_cars_by_upgrade(terminal: Terminal) -> None:
    words = (*WORDS, "--garage", "both", "--by", "upgrade", "--circuit", "usa+gb")
    ran = terminal(*words)
    assert ran.status == 0
    assert "Wins by upgrade" in ran.out and "95 % interval" in ran.out
    found = json.loads(terminal(*words, "--json").out)
    assert found["by"] == "upgrade"
    assert sum(row["counts"][0] for row in found["groups"]) > 20


def test_an_unknown_comparison_is_refused(terminal: Terminal) -> None:
    ran = terminal(*WORDS, "--by", "colour")
    assert ran.status == 2
    assert "unknown comparison 'colour'; there is grid, circuit, upgrade, weather" in ran.err


def test_it_says_whether_a_difference_is_one_draws_it_and_warns_of_too_few_races(
    terminal: Terminal, tmp_path: Path
) -> None:
    picture = tmp_path / "out.svg"
    ran = terminal(*WORDS[:-4], "--races", "20", "--plot", str(picture), "--laps", "1")
    said = " ".join(ran.out.split())
    assert "racer wins more than its share" in said and "Luck alone would do that with a chance of" in said
    assert "20 races are few: a share may be" in said
    assert picture.read_text(encoding="utf-8").startswith("<svg") and "racer" in picture.read_text(encoding="utf-8")
    assert terminal(*WORDS, "--plot", str(picture)).status == 2, "nothing is written over unasked"
