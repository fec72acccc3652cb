"""Seasons in the terminal."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from paddock import seasons
from paddock.sheet import Season

from .keyboard import Terminal

SEASON = "season heat 1961 --people 0 --drivers random*3 --set legends=2 --seed 1 --file my.season"


def read(folder: Path) -> Season:
    return seasons.read((folder / "my.season").read_text())


@pytest.mark.parametrize("language", ["en", "ru", "nl"])
def test_a_whole_season_by_drivers(terminal: Terminal, tmp_path: Path, language: str) -> None:
    ran = terminal(*SEASON.split(), "--language", language)
    assert (ran.status, ran.err) == (0, "")
    season = read(tmp_path)
    assert season.is_over
    for line in seasons.standings(season):
        assert any(str(line.total) in row and all(str(p) in row for p in line.points) for row in ran.out.splitlines())
    assert "my.season" in ran.out
    assert max(map(len, ran.out.splitlines())) <= 80


def test_a_season_goes_on_where_it_stopped(terminal: Terminal, tmp_path: Path) -> None:
    whole = terminal(*SEASON.split())
    at_once = read(tmp_path)
    (tmp_path / "my.season").unlink()
    ran = terminal(*SEASON.split(), "--races", "1")
    assert "1 of 3 races" in ran.out
    assert read(tmp_path).raced == 1
    ran = terminal("season", "--file", "my.season")
    assert "Speed trap" in ran.out
    assert read(tmp_path) == at_once
    assert whole.out.splitlines()[-2:] == ran.out.splitlines()[-2:]
    ran = terminal("season", "--file", "my.season")
    assert "wins the title" in ran.out


def test_a_race_that_is_left_goes_on_as_it_was(terminal: Terminal, tmp_path: Path) -> None:
    words = "season heat 1961 --name Ada --drivers random*2 --seats 3 --seed 1 --file my.season"
    ran = terminal(*words.split(), typed="1\n" * 4 + "quit\n")
    assert ran.status == 0
    left = read(tmp_path)
    assert left.raced == 0
    race = left.beside["race"]
    assert "\n0 " in race
    terminal("season", "--file", "my.season", typed="1\n" * 3 + "quit\n")
    later = read(tmp_path).beside["race"]
    assert later.startswith(race.strip())
    assert len(later) > len(race)


def test_greatest_of_all_time_asks_what_to_keep(terminal: Terminal, tmp_path: Path) -> None:
    words = "season heat greatest --people 0 --drivers random --seats 2 --seed 3 --races 3 --file my.season"
    assert terminal(*words.split()).status == 0
    text = json.loads((tmp_path / "my.season").read_text())
    text["beside"]["crew"] = {"people": 1, "drivers": ["random"], "names": []}
    (tmp_path / "my.season").write_text(json.dumps(text))
    mine = seasons.asks(read(tmp_path))[0]
    ran = terminal("season", "--file", "my.season", typed=f"b99\n{mine[1]}\nquit\n")
    assert f"possible: {', '.join(mine)}" in ran.out
    assert seasons.belongings(read(tmp_path))[0]["upgrades"] == [mine[1]]
    assert read(tmp_path).choices[0][1] is not None


def test_a_world_tour(terminal: Terminal, tmp_path: Path) -> None:
    ran = terminal(*["season", "downforce", "tour", "--people", "0", "--drivers", "random*3", "--seed", "2"])
    assert (ran.status, ran.err) == (0, "")
    assert "World Tour · 2 of 2 races" in ran.out
    assert (tmp_path / "downforce-tour-1.season").exists()


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ("season", "say which season: paddock season heat 1961"),
        ("season heat 1970", "unknown season '1970'; there is 1961, 1962, 1963, own, greatest"),
        ("season chess", "unknown game 'chess'"),
        ("season heat 1961 --seats 4 --set legends=5", "4 seats leave room for 2 legends, not 5"),
        ("season heat 1961 --set laps=3", "unknown option of a season 'laps'"),
        ("season --file no.season", "cannot read 'no.season'"),
        ("season --file my.season --seats 3", "keeps its seats and options"),
        ("season downforce tour --set variant=overrun", "usual game only"),
    ],
)
def test_what_goes_wrong_is_one_line(terminal: Terminal, words: str, reason: str) -> None:
    ran = terminal(*words.split())
    assert ran.status == 2
    assert reason in ran.err
    assert ran.err.count("\n") == 1


def test_a_file_is_not_overwritten_and_a_wrong_one_is_told(terminal: Terminal, tmp_path: Path) -> None:
    terminal(*SEASON.split(), "--races", "0")
    ran = terminal(*SEASON.split())
    assert ran.status == 2
    assert "to go on with it: paddock season --file my.season" in ran.err
    text = json.loads((tmp_path / "my.season").read_text())
    for beside, reason in (
        ({}, "who sits on its 3 seats"),
        ({"crew": {"people": 1, "drivers": ["random"] * 3, "names": []}}, "who sits on its 3 seats"),
        ({"crew": {"people": 0, "drivers": ["schumi"] * 3, "names": []}}, "unknown driver 'schumi'"),
        ({**text["beside"], "race": 7}, "must be the text of a race"),
        ({**text["beside"], "race": "paddock race 1\ngame heat\nrules 1\nluck seed 1\n"}, "not the next one"),
    ):
        (tmp_path / "my.season").write_text(json.dumps(text | {"beside": beside}))
        ran = terminal("season", "--file", "my.season")
        assert ran.status == 2
        assert reason in ran.err
