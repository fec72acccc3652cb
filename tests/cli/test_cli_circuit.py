"""`paddock circuit`, and `--circuit FILE` in the other commands."""

import json
import re
from pathlib import Path

import pytest

from paddock.game import game as open_game

from .keyboard import Terminal


@pytest.fixture
def mine(terminal: Terminal, tmp_path: Path) -> Path:
    """A circuit file to begin from."""
    assert terminal("circuit", "new", "heat", "mine.json").status == 0
    return tmp_path / "mine.json"


def test_begun_checked_and_drawn(terminal: Terminal, mine: Path) -> None:
    ran = terminal("circuit", "check", "mine.json")
    assert (ran.status, ran.err) == (0, "")
    assert ran.out.strip() == "mine.json: My circuit, 48 spaces, 3 corners; nothing is wrong with it."
    assert terminal("circuit", "draw", "mine.json", "-o", "mine.svg").status == 0
    assert (mine.parent / "mine.svg").read_text().startswith("<svg")
    again = terminal("circuit", "new", "heat", "mine.json")
    assert again.status == 2
    assert "--overwrite" in again.err


def test_faults_are_one_line_with_all_of_them(terminal: Terminal, mine: Path) -> None:
    mine.write_text(mine.read_text().replace('"limit": 5', '"limit": 50').replace('"laps": 2', '"laps": "two"'))
    for words in ("circuit check", "race heat --circuit", "simulate heat --circuit", "draw heat"):
        ran = terminal(*words.split(), "mine.json")
        assert ran.status == 2
        assert ran.err.count("\n") == 1
        assert "laps: must be a whole number" in ran.err
        assert "corner 1, limit" in ran.err


def test_raced_kept_and_verified(terminal: Terminal, mine: Path) -> None:
    words = "race heat --circuit ./mine.json --people 0 --drivers racer*2 --seed 3 --laps 1 --save a.race"
    assert terminal(*words.split()).status == 0
    mine.unlink()
    assert "every decision legal" in terminal("verify", "a.race").out


def test_measured(terminal: Terminal, mine: Path) -> None:
    words = ("circuit", "measure", "mine.json", "--races", "12", "--seats", "3")
    told = terminal(*words, "--plot", "m.svg")
    assert told.status == 0
    assert "changes of the lead" in told.out
    assert (mine.parent / "m.svg").read_text().startswith("<svg")
    found = json.loads(terminal(*words, "--json", "--no-beside").out)
    assert found["beside"] == {}
    assert found["circuit"]["turns"]["mean"] > 5
    assert sum(sum(box["counts"]) for box in found["circuit"]["grid"]) == 12 * 3


@pytest.mark.parametrize(
    ("game", "told"), [("downforce", "126 spaces, 6 corners"), ("formula_d", "411 spaces, 7 corners")]
)
def test_every_game_has_a_circuit_to_begin_from(terminal: Terminal, tmp_path: Path, game: str, told: str) -> None:
    assert terminal("circuit", "new", game, "mine.json").status == 0
    assert told in terminal("circuit", "check", "mine.json").out
    found = json.loads(terminal("circuit", "measure", "mine.json", "--races", "6", "--no-beside", "--json").out)
    assert [sum(box["counts"]) for box in found["circuit"]["grid"]] == [6] * 6
    (tmp_path / "mine.json").write_text((tmp_path / "mine.json").read_text().replace('"radius": 80', '"radius": 8'))
    for words in ("circuit check", f"race {game} --circuit", f"simulate {game} --circuit", f"draw {game}"):
        ran = terminal(*words.split(), "mine.json")
        assert (ran.status, ran.err.count("\n")) == (2, 1)
        assert "radius: must be a number" in ran.err


def test_another_game_says_what_it_takes(terminal: Terminal, mine: Path) -> None:
    ran = terminal("race", "downforce", "--circuit", "mine.json")
    assert ran.status == 2
    assert "game: must say for which game it is" in ran.err


def run_as_written(terminal: Terminal, page: str) -> str:
    """Run the shell commands of a page of the docs, races by drivers and short; returns the page."""
    text = (Path(__file__).parents[2] / page).read_text(encoding="utf-8")
    shell = text.partition("```sh\n")[2].partition("```")[0]
    commands = [line.partition("#")[0].split()[1:] for line in shell.splitlines()]
    assert len(commands) == 5
    for words in commands:
        few = ["--races", "3", "--no-beside"] if words[1] == "measure" else []
        alone = ["--people", "0", "--drivers", "racer*4"] if words[0] == "race" else []
        short = ["--laps", "1"] if alone and "--laps" not in words else []
        ran = terminal(*words, *few, *alone, *short)
        assert ran.status == 0, (words, ran.err)
    return text


def test_house_rules_work_as_written_and_name_options_that_there_are(terminal: Terminal) -> None:
    text = run_as_written(terminal, "docs/house-rules.md")
    for game, title in (("heat", "Heat"), ("downforce", "Downforce"), ("formula_d", "Formula D")):
        told = text.partition(f"## {title}\n")[2].partition("\n## ")[0]
        rest = set(open_game(game).setup.OPTIONS) - {"circuit", "seats", "event", "sponsors"}
        missing = [name for name in rest if not re.search(rf"`[^`]*\b{name}\b", told)]
        assert not missing, f"docs/house-rules.md does not tell of {missing} ({game})"


def test_the_docs_work_as_written(terminal: Terminal, tmp_path: Path) -> None:
    text = run_as_written(terminal, "docs/circuits.md")
    code = text.partition("```python\n")[2].partition("```")[0]
    names: dict[str, object] = {}
    exec(compile(code, "docs/circuits.md", "exec"), names)
    assert repr(names["race"]).startswith("<race of heat on My circuit, 4 seats")
