"""`paddock replay`, `verify`, `show`, `draw`, `rulings` and the lists."""

from pathlib import Path

import pytest

import paddock
from paddock.locale import rulings

from .keyboard import Terminal

POSITION = paddock.race("heat", seats=3, seed=1).position


def test_a_right_race_is_right(terminal: Terminal, race_file: Path) -> None:
    ran = terminal("verify", str(race_file))
    assert ran.status == 0
    assert "every decision legal" in ran.out


@pytest.mark.parametrize(("old", "new"), [("0 g2", "0 g1"), ("end 1 2", "end 2 1"), ("end 1 2", "0 fly")])
def test_a_wrong_race_names_the_first_wrong_line(terminal: Terminal, race_file: Path, old: str, new: str) -> None:
    text = race_file.read_text()
    if old not in text:
        old, new = "end 2 1", new.replace("2 1", "1 2")
    at = text[: text.index(f"\n{old}")].count("\n") + 2
    race_file.write_text(text.replace(f"\n{old}", f"\n{new}", 1))
    ran = terminal("verify", str(race_file))
    assert ran.status == 1
    found = int(ran.out.split("line ")[1].split(":")[0])
    assert at <= found <= at + 8


def test_without_a_keyboard_the_whole_log_is_printed(terminal: Terminal, race_file: Path) -> None:
    ran = terminal("replay", str(race_file))
    assert ran.status == 0
    lines = ran.out.splitlines()
    assert "Grid:" in lines[0]
    assert "Race over after" in lines[-1]
    assert "(heat 69)" in lines[-1]


def test_a_seat_hears_only_its_own_draws(terminal: Terminal, race_file: Path) -> None:
    everything = terminal("replay", str(race_file)).out
    assert "07 draws" in everything and "12 draws" in everything
    own = terminal("replay", str(race_file), "--seat", "0").out
    assert "07 draws" in own and "12 draws" not in own


def test_a_race_is_walked_forwards_and_backwards(terminal: Terminal, race_file: Path) -> None:
    ran = terminal("replay", str(race_file), typed="n\n\np\nj 4\nv 1\nv 9\nfly\nq\n", person=True)
    assert ran.status == 0
    steps = [int(part.split()[0]) for part in ran.out.split("step ")[1:] if part[0].isdigit()]
    assert steps == [1, 2, 3, 2, 4, 4, 4, 4]
    assert "unknown seat '9'; there is all, 0, 1" in ran.out
    assert "07  hand" in ran.out
    assert "07  hand" not in ran.out.rpartition("step 4")[0].rpartition("USA · lap")[2]


def test_a_race_can_be_replayed_in_russian(terminal: Terminal, race_file: Path) -> None:
    assert "Гонка окончена" in terminal("replay", str(race_file), "--language", "ru").out


@pytest.mark.parametrize("form", ["text", "one line", "file", "pipe"])
def test_a_position_is_shown(terminal: Terminal, tmp_path: Path, form: str) -> None:
    (tmp_path / "here.txt").write_text(POSITION)
    given = {"text": POSITION, "one line": POSITION.replace("\n", "; "), "file": "here.txt", "pipe": "-"}[form]
    ran = terminal("show", given, typed=POSITION)
    assert (ran.status, ran.err) == (0, "")
    assert "USA · lap 1/2 · round 1" in ran.out
    for number in ("07▸", "12▸", "21▸"):
        assert number in ran.out


def test_a_race_file_shows_its_last_position(terminal: Terminal, race_file: Path) -> None:
    assert terminal("show", str(race_file)).out.count("home") == 2


def test_a_position_is_drawn(terminal: Terminal, tmp_path: Path) -> None:
    assert terminal("show", POSITION, "-o", "here.svg").status == 0
    svg = (tmp_path / "here.svg").read_text()
    assert svg.startswith("<svg")
    assert ">07<" in svg and ">21<" in svg


@pytest.mark.parametrize("circuit", ["espana", "france", "gb", "italia", "japan", "usa"])
def test_a_circuit_is_drawn(terminal: Terminal, tmp_path: Path, circuit: str) -> None:
    assert terminal("draw", "heat", circuit, "-o", "board.svg", "--theme", "night").status == 0
    night = (tmp_path / "board.svg").read_text()
    assert terminal("draw", "heat", circuit).out.startswith("<svg")
    assert terminal("draw", "heat", circuit).out != night


def test_a_ruling_is_explained(terminal: Terminal) -> None:
    assert "heat 44 ·" in terminal("rulings", "heat", "44").out
    assert "нагрев" in terminal("rulings", "heat", "44", "--language", "ru").out
    assert len(terminal("rulings", "heat").out.splitlines()) == len(rulings("heat"))


def test_lists(terminal: Terminal) -> None:
    assert terminal("games").out == "heat\ndownforce\nformula_d\n"
    of_downforce = ["river_station", "sea_bay"]
    of_heat = ["deutschland", "espana", "france", "gb", "italia", "japan", "mexico", "nederland", "southafrica", "usa"]
    assert listed(terminal("circuits", "heat").out) == of_heat
    assert listed(terminal("circuits", "downforce").out) == of_downforce
    of_formula_d = listed(terminal("circuits", "formula_d").out)
    assert len(of_formula_d) == 22
    assert {"monte_vento", "neon_quay"} <= set(of_formula_d)
    assert set(listed(terminal("circuits").out)) >= {*of_heat, *of_downforce, "monaco"}


def listed(table: str) -> list[str]:
    """The first words of a table's rows."""
    return [line.split()[0] for line in table.splitlines()[1:]]


def test_version_and_help(terminal: Terminal) -> None:
    assert terminal("--version").out == f"paddock {paddock.__version__}\n"
    for words in ((), ("--help",), ("race", "--help")):
        ran = terminal(*words)
        assert ran.status == 0
        assert "Usage: paddock" in ran.out
