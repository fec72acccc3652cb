"""`paddock report`: a race, understood."""

import json
from pathlib import Path

import paddock
from paddock import record

from .keyboard import Terminal


def test_figures_data_and_one_page(tmp_path: Path, terminal: Terminal, race_file: Path) -> None:
    file, sent = race_file, tmp_path / "mine.html"
    file.write_text(file.read_text().replace("\ndriver 0 racer", "\nname 0 Mara & <Co>"), encoding="utf-8")
    told = terminal("report", str(file), "--seconds", "0.5", "--language", "nl")
    assert told.status == 0
    assert "Winstkans, ronde na ronde" in told.out
    assert "Mara & <Co>" in told.out
    data = json.loads(terminal("report", str(file), "--seconds", "0.2", "--json", "--html", str(sent)).out)
    assert [car["car"] for car in data["cars"]] == [0, 1]
    assert sent.read_text(encoding="utf-8").startswith("<!doctype html>")
    assert terminal("report", str(file), "--html", str(sent)).status == 2  # it is there already


def test_a_race_that_goes_on_is_refused(tmp_path: Path, terminal: Terminal) -> None:
    file = tmp_path / "open.race"
    file.write_text(record.write(paddock.race("heat", seats=2, seed=1)), encoding="utf-8")
    assert "a race that is over" in terminal("report", str(file)).err
