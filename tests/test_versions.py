"""Versions of rules: a race, its position, its file, its season and its table keep the one they began with."""

from __future__ import annotations

import pytest

import paddock
from paddock import record, seasons
from paddock.errors import BadText
from paddock.game import game
from paddock.locale import LANGUAGES, say
from paddock.race import Race
from paddock.registry import BUILT_IN
from paddock.seal import new_seal
from paddock.table.commands import Start
from paddock.table.table import Table, TableSpec
from tests.season_play import play_race

VERSIONS = [(name, version) for name in BUILT_IN for version in range(1, game(name).rules_version + 1)]


@pytest.mark.parametrize(("name", "version"), VERSIONS)
def test_a_race_of_any_version_goes_through_position_and_file(name: str, version: int) -> None:
    race = paddock.race(name, seed=5, version=version)
    assert race.version == version
    assert f" version={version}" in race.position.splitlines()[0]
    again = paddock.from_position(race.position, seed=5)
    assert (again.version, again.save()) == (version, race.save())
    filed = record.write(race)
    assert f"\nrules {version}\n" in filed
    assert record.read(filed).version == version
    assert paddock.verify(filed).right
    assert record.read(record.write(again)).version == version


@pytest.mark.parametrize("name", BUILT_IN)
def test_a_new_race_and_a_position_typed_by_hand_are_of_the_newest(name: str) -> None:
    newest = game(name).rules_version
    race = paddock.race(name, seed=5)
    assert race.version == newest
    assert paddock.from_position(race.position.replace(f" version={newest}", "")).version == newest


@pytest.mark.parametrize("name", BUILT_IN)
def test_the_header_decides_for_a_position_without_the_word(name: str) -> None:
    race = paddock.from_position(paddock.race(name, seed=5, version=1).position, seed=5)
    old = record.write(race).replace(" version=1", "", 1)
    assert "version" not in old
    found = record.read(old)
    assert (found.version, found.save()) == (1, race.save())


def test_versions_that_nobody_knows() -> None:
    newest = game("heat").rules_version
    for wrong in (0, newest + 1, "x" * 99, "01", ""):
        with pytest.raises(BadText, match=f"it knows 1 to {newest}") as caught:
            paddock.race("heat", version=wrong)  # type: ignore[arg-type]
        assert caught.value.word == "file-rules"
        for language in LANGUAGES:
            assert str(newest) in say("refused-file-rules", language, **caught.value.values)
    race = paddock.from_position(paddock.race("heat", seed=1, version=1).position, seed=1)
    for before, after, message in (
        ("version=1", "version=99", "it knows 1 to"),
        ("version=1", "version=1 version=1", "version stands twice"),
        ("rules 1", "rules 0", "it knows 1 to"),
    ):
        with pytest.raises(BadText, match=message):
            record.read(record.write(race).replace(before, after, 1))


@pytest.mark.parametrize(("name", "version"), [(n, v) for n, v in VERSIONS if game(n).season is not None])
def test_a_season_of_any_version_goes_on_by_it(name: str, version: int) -> None:
    season = paddock.season(name, seasons.kinds(name)[0], seats=2, seed=1, version=version)
    race = play_race(season)
    season = paddock.read_season(seasons.write(seasons.after(season, race)))
    assert (season.version, race.version) == (version, version)
    assert f'"rules": {version},' in seasons.write(season)


def test_a_season_takes_only_races_of_its_version() -> None:
    season = paddock.season("heat", "1961", seats=2, seed=1, version=1)
    race = play_race(season)
    race.version = game("heat").rules_version + 1
    with pytest.raises(paddock.Refused, match="it was set up otherwise"):
        seasons.after(season, race)


@pytest.mark.parametrize(("name", "version"), VERSIONS)
def test_a_table_goes_on_by_the_version_it_was_begun_with(name: str, version: int) -> None:
    settings = game(name).setup.read_options({"seats": 2})
    plan = TableSpec("t", 1.0, name, version, settings, [{"who": "person"}] * 2, "live", 60, False, bytes(32), "h")
    table = Table(plan)
    table.apply(Start({}), 1.0)
    assert table.race is not None
    by_itself = Race(game(name), settings, seal=new_seal((), bytes(32)), version=version)
    by_itself.begin()
    assert (table.race.version, table.race.save()) == (version, by_itself.save())


def test_a_table_of_rules_that_nobody_knows_yet() -> None:
    settings = game("heat").setup.read_options({"seats": 2})
    with pytest.raises(BadText, match="it knows 1 to"):
        Table(TableSpec("t", 1.0, "heat", 99, settings, [{"who": "person"}] * 2, "live", 60, False, bytes(32), "h"))
