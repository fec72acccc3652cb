"""Runs commands as a shell would, in this process."""

import sys
import warnings
from pathlib import Path

import pytest

from paddock.cli.app import run
from paddock.cli.heat import choices

from .keyboard import Keyboard, Ran, Terminal


@pytest.fixture
def terminal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Terminal:
    """`terminal("verify", "a.race")` runs `paddock verify a.race` in an empty folder, 80 columns wide."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(warnings, "showwarning", warnings.showwarning)
    monkeypatch.setenv("COLUMNS", "80")
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "FORCE_COLOR", "NO_COLOR"):
        monkeypatch.delenv(name, raising=False)

    def ran(*words: str, typed: str = "", person: bool = False) -> Ran:
        monkeypatch.setattr(sys, "stdin", Keyboard(typed, person))
        capsys.readouterr()
        status = run(words)
        said = capsys.readouterr()
        return Ran(status, said.out, said.err)

    return ran


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Forecasts from very few races, where a test plays for long and reads none of them."""
    monkeypatch.setattr(choices, "SAMPLES", 2)


@pytest.fixture
def race_file(terminal: Terminal, tmp_path: Path) -> Path:
    """A whole race of two drivers."""
    words = "race heat --people 0 --drivers racer+rookie --seed 5 --laps 1 --save a.race"
    terminal(*words.split())
    return tmp_path / "a.race"
