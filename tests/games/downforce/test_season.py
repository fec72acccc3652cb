"""The World Tour."""

from __future__ import annotations

from dataclasses import replace

import pytest

import paddock
from paddock import seasons
from paddock.drivers import run, seat_drivers
from paddock.engine import Engine
from paddock.errors import BadText, PaddockError
from tests.season_play import play_race, play_season


@pytest.mark.ruling("downforce 95", "downforce 96")
def test_a_world_tour_adds_two_complete_races(engine: Engine) -> None:
    season = paddock.season("downforce", "tour", seats=3, circuit="sea_bay", seed=1)
    assert [stop.circuit for stop in season.calendar] == ["sea_bay", "river_station"]
    sheets = []
    for _ in range(2):
        race = play_race(season, engine=engine)
        sheets.append([player["sheet"]["total"] for player in race.view(None)["players"]])
        season = seasons.after(season, race)
    lines = seasons.standings(season)
    assert {line.car: line.total for line in lines} == {seat: sheets[0][seat] + sheets[1][seat] for seat in range(3)}
    assert lines[0].total == max(line.total for line in lines)
    assert seasons.champions(season) == [line.car for line in lines if line.place == 1]


@pytest.mark.ruling("downforce 96")
def test_a_tie_of_the_tour_goes_to_the_better_place_in_the_second_race_then_is_shared() -> None:
    def places(money: list[int], rank: list[int]) -> list[int]:
        nothing = {"money": [0, 0, 0], "rank": [1, 2, 3], "place": [1, 1, 1]}
        last = {"money": money, "rank": rank, "place": [1, 1, 1]}
        season = paddock.season("downforce", "tour", seats=3, seed=1)
        lines = seasons.standings(replace(season, results=(nothing, last)))
        return [line.place for line in sorted(lines, key=lambda line: line.car)]

    assert places([10, 10, 4], [3, 2, 1]) == [2, 1, 3]
    assert places([10, 10, 12], [2, 2, 1]) == [2, 2, 1]


@pytest.mark.ruling("downforce 110", "downforce 95")
@pytest.mark.parametrize("version", [1, 2])
def test_leaving_a_race_of_the_tour_does_not_pay(engine: Engine, version: int) -> None:
    for seed in range(1, 40):
        season = paddock.season("downforce", "tour", seats=3, seed=seed, version=version)
        race = seasons.start(season, engine=engine)
        race.withdraw(0)
        run(race, seat_drivers(race, ["random"] * 3, seed))
        stayed = [player["sheet"]["total"] for player in race.view(None)["players"][1:]]
        money = seasons.after(season, race).results[0]["money"]
        assert money == [min(0, *stayed) if version == 2 else 0, *stayed]
        if min(stayed) < 0:
            break
    else:
        raise AssertionError("nobody ever lost money")


@pytest.mark.ruling("downforce 109")
def test_an_answer_is_taken_back_until_somebody_else_has_acted(engine: Engine) -> None:
    race = paddock.race("downforce", seed=1, seats=3, engine=engine)
    before = race.save()
    first, second = race.waiting[:2]
    race.act(first, race.options(first)[0])
    race.undo(first)
    assert race.save() == before
    race.act(first, race.options(first)[0])
    race.act(second, race.options(second)[0])
    with pytest.raises(paddock.Refused, match="others have acted since"):
        race.undo(first)


@pytest.mark.ruling("downforce 108")
def test_a_world_tour_takes_the_usual_game_only() -> None:
    for variant in ("beginners", "overrun", "beginners-overrun"):
        with pytest.raises(PaddockError, match="usual game only"):
            paddock.season("downforce", "tour", seats=3, variant=variant)


def test_a_file_of_a_tour_says_what_is_wrong() -> None:
    season = play_season(paddock.season("downforce", "tour", seats=3, seed=2))
    assert seasons.read(seasons.write(season)) == season
    first = season.results[0]
    for wrong, reason in (
        ({"money": [1, 2]}, "needed is money, rank, place"),
        ({**first, "money": [1, 2]}, "money must hold 3 numbers"),
        ({**first, "rank": [1, 2, 9]}, "rank must be 1 to 7"),
        ({**first, "place": [1, 2, "x"]}, "place must be 1 to 3"),
    ):
        with pytest.raises(BadText, match=reason):
            seasons.read(seasons.write(replace(season, results=(wrong,))))
    with pytest.raises(BadText, match="2 races, but 3 results"):
        seasons.read(seasons.write(replace(season, results=(first,) * 3)))
