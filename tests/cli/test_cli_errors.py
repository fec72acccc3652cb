"""What is wrong is said in one line, with what is allowed; the exit code is 2."""

import subprocess
import sys
from pathlib import Path

import pytest

import paddock.__main__

from .keyboard import Terminal

CIRCUITS = "deutschland, espana, france, gb, italia, japan, mexico, nederland, southafrica, usa"
WRONG = {
    "race chess": "unknown game 'chess'; there is heat",
    "race heat --circuit monza": f"unknown circuit 'monza'; there is {CIRCUITS}",
    "race heat --drivers schumacher": "unknown driver 'schumacher'; there is",
    "race heat --drivers racer*0": "racer*0",
    "race heat --drivers *": "drivers are written like",
    "race heat --seats 7": "has 1 to 6 seats, not 7",
    "race heat --seats 0": "seats",
    "race heat --people 9": "has 1 to 6 seats",
    "race heat --people -1": "people must be 0 or more",
    "race heat --people 2 --drivers racer*6": "has 1 to 6 seats, not 8",
    "race heat --seats 4 --drivers racer*2": "names 2 drivers, but there are 3 seats",
    "race heat --laps 0": "laps must be 1 to 20, not 0",
    "race heat --laps many": "Invalid value for '--laps'",
    "race heat --handicap 3,0,0,0": "handicap must be 0 to 2, not 3",
    "race heat --handicap 1": "handicap needs a number for each of the 4 seats",
    "race heat --language fr": "unknown language 'fr'; there is en, ru, nl",
    "race heat --wings 3": "No such option",
    "race heat --save no/such/folder.race": "cannot write 'no/such/folder.race'",
    "race heat --save .": "it is a folder",
    "race heat --people 1 --name Ann --name Bob": "2 names for 1 people",
    "race": "say which game (heat, downforce, formula_d)",
    "race heat usa": "unexpected extra argument",
    "fly": "No such command 'fly'",
    "simulate heat --drivers fangio*6": "unknown driver 'fangio'",
    "simulate heat --drivers random*9": "seats must be 1 to 6, not 9",
    "simulate heat --races 0": "races must be 1 or more",
    "simulate heat --workers 0": "workers must be 1 or more",
    "simulate heat --circuit monza": "unknown circuit 'monza'",
    "simulate chess": "unknown game 'chess'",
    "simulate heat --races 1 --save broken.race": "not a folder",
    "replay missing.race": "cannot read 'missing.race'",
    "replay broken.race": "line 1",
    "replay noise.race": "not text in UTF-8",
    "replay .": "cannot read '.'",
    "replay whole.race --seat 9": "unknown seat '9'",
    "verify missing.race": "cannot read 'missing.race'",
    "verify broken.race": "line 1: a race file begins with 'paddock race 1'",
    "verify newer.race": "has format 99; this program reads format 1",
    "verify noise.race": "not text in UTF-8",
    "verify empty.race": "line 1: a race file begins with",
    "verify odd.race": "unknown circuit 'monza'",
    "show missing.race": "cannot read 'missing.race'",
    "show broken.race": "neither a race nor a position",
    "show newer.race": "has format 99",
    "show empty.race": "neither a race nor a position",
    "show heat": "cannot read 'heat'",
    "draw heat monza": f"unknown circuit 'monza'; there is {CIRCUITS}",
    "draw chess usa": "unknown game 'chess'",
    "draw heat usa --theme pink": "unknown theme 'pink'; there is day, night",
    "draw heat usa -o no/such/folder.svg": "cannot write 'no/such/folder.svg'",
    "rulings heat 999": "'heat' has no ruling 999; its rulings are 1-144",
    "rulings heat boost": "a ruling is a number",
    "rulings chess": "unknown game 'chess'",
    "circuits chess": "unknown game 'chess'",
}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "broken.race").write_text("once upon a time\n")
    (tmp_path / "newer.race").write_text("paddock race 99\ngame heat\n")
    (tmp_path / "noise.race").write_bytes(b"\xff\xfe\x00paddock")
    (tmp_path / "empty.race").write_text("")
    (tmp_path / "odd.race").write_text("paddock race 1\ngame heat\nrules 1\ncircuit monza\nluck seed 1\n\nstart\n")
    whole = paddock.race("heat", seats=2, seed=1)
    (tmp_path / "whole.race").write_text(paddock.record.write(whole))
    return tmp_path


@pytest.mark.parametrize("words", WRONG)
def test_one_clear_line(terminal: Terminal, folder: Path, words: str) -> None:
    ran = terminal(*words.split())
    assert ran.status == 2
    assert WRONG[words] in ran.err
    assert len(ran.err.splitlines()) == 1
    assert ran.err.startswith("paddock: ")
    assert "Traceback" not in ran.out + ran.err


@pytest.mark.parametrize("text", ["heat usa", "heat usa laps=x; 0 gear=1", "heat monza; 0 gear=1", "heat usa; 0 at=9"])
def test_a_wrong_position_is_one_clear_line(terminal: Terminal, text: str) -> None:
    ran = terminal("show", text)
    assert ran.status == 2
    assert len(ran.err.splitlines()) == 1


def test_without_its_packages_the_command_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(paddock.__main__, "find_spec", lambda name: None)
    with pytest.raises(SystemExit) as left:
        paddock.__main__.main()
    assert left.value.code == 2
    assert "install paddock[play]" in capsys.readouterr().err


def test_the_command_runs_as_a_program() -> None:
    ran = subprocess.run(
        [sys.executable, "-m", "paddock", "draw", "heat", "monza"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 2
    assert ran.stderr == f"paddock: unknown circuit 'monza'; there is {CIRCUITS}\n"
