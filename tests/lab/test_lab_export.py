"""Races as tables: what is in the files, and no more."""

from __future__ import annotations

from pathlib import Path

import polars
import pytest

from paddock import record
from paddock.errors import PaddockError
from paddock.lab import simulate
from paddock.lab.export import read_tables, write_tables
from paddock.registry import BUILT_IN


def keep(folder: Path, game: str) -> list[Path]:
    simulate(game, {"seats": 2}, "rookie*2", races=2, seed=3, save=folder)
    return sorted(folder.glob("*.race"))


@pytest.mark.parametrize("name", BUILT_IN)
def test_results_decisions_and_events_are_those_of_the_files(name: str, tmp_path: Path) -> None:
    files = keep(tmp_path, name)
    written = write_tables(read_tables(files), tmp_path / "out.parquet")
    results, decisions, events = (polars.read_parquet(path) for path in written.values())
    assert [path.name for path in written.values()] == ["out.parquet", "out.decisions.parquet", "out.events.parquet"]
    for file in files:
        race = record.read(file.read_text(encoding="utf-8"))
        mine = polars.col("race") == file.stem
        assert results.filter(mine)["place"].to_list() == race.standing()
        assert results.filter(mine)["driver"].to_list() == ["rookie", "rookie"]
        said = [race.game.actions.text(action) for entry in race.entries for action in entry.actions]
        assert decisions.filter(mine)["answer"].to_list() == said
        assert events.filter(mine)["kind"].to_list() == [event.kind for event in race.events]
        assert events.filter(mine)["ruling"].to_list() == [event.ruling for event in race.events]
    assert decisions["options"].drop_nulls().min() >= 1
    assert not events["text"].is_null().any()


def test_tables_can_be_csv_and_nothing_else(tmp_path: Path) -> None:
    tables = read_tables(keep(tmp_path, "heat")[:1])
    assert polars.read_csv(write_tables(tables, tmp_path / "out.csv")["results"]).height == 2
    with pytest.raises(PaddockError, match=r"not as .out\.xlsx"):
        write_tables(tables, tmp_path / "out.xlsx")


def test_a_file_that_holds_no_race_is_named(tmp_path: Path) -> None:
    (tmp_path / "bad.race").write_text("nothing")
    with pytest.raises(PaddockError, match=r"bad\.race: line 1"):
        read_tables([tmp_path / "bad.race"])
    with pytest.raises(PaddockError, match=r"cannot read .*gone"):
        read_tables([tmp_path / "gone.race"])
