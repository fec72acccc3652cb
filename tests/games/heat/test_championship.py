"""Championships: points, grids, titles, and what goes from race to race."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

import paddock
from paddock import seasons
from paddock.engine import Engine
from paddock.errors import PaddockError, Refused
from paddock.games.heat import catalog
from paddock.games.heat.tables import DECK, HAND
from paddock.sheet import Season
from tests.reading import position
from tests.season_play import play_race, play_season


def raced(season: Season, *races: list[int], retired: tuple[int, ...] = (), **more: Any) -> Season:
    """A season in which races ended with these places; cars stood on the grid by their numbers."""
    nothing: list[list[str]] = [[] for _ in range(season.seats)]
    for places in races:
        result = {
            "grid": list(range(seasons.cars(season))),
            "place": places,
            "retired": list(retired),
            "upgrades": nothing,
            "sponsors": nothing,
            **more,
        }
        season = replace(season, results=(*season.results, result))
    return season


def new(kind: str = "1961", **options: Any) -> Season:
    return paddock.season("heat", kind, seed=1, **options)


def totals(season: Season) -> dict[int, int]:
    return {line.car: line.total for line in seasons.standings(season)}


@pytest.mark.ruling("heat 98")
def test_a_championship_has_the_races_and_events_of_its_year() -> None:
    stops = {
        "1961": ["gb e01", "usa e02", "italia e03"],
        "1962": ["italia e04", "gb e05", "france e06"],
        "1963": ["usa e07", "gb e08", "france e09", "italia e10"],
    }
    for year, calendar in stops.items():
        assert [f"{stop.circuit} {stop.event}" for stop in new(year).calendar] == calendar


@pytest.mark.ruling("heat 98", "heat 99", "heat 100")
def test_a_race_of_a_season_has_draft_sponsors_press_weather_and_roads(engine: Engine) -> None:
    race = seasons.start(new(seats=3), engine=engine)
    assert len(race.view(None)["modules"]["offer"]) == 3 + 3
    assert race.view(None)["modules"]["weather"] is None
    race = play_race(new(seats=3), engine=engine)
    modules = race.view(None)["modules"]
    assert modules["press"] == [0]
    assert modules["weather"] is not None
    assert all(modules["roads"])
    kinds = [event.kind for event in race.events]
    order = [kinds.index(kind) for kind in ("grid", "picked", "sponsored", "weather", "road", "drew")]
    assert order == sorted(order)


@pytest.mark.ruling("heat 110")
def test_places_score_points() -> None:
    season = raced(new(seats=6), [1, 2, 3, 4, 5, 6])
    assert totals(season) == {0: 9, 1: 6, 2: 4, 3: 3, 4: 2, 5: 1}


@pytest.mark.ruling("heat 110", "heat 134")
def test_legends_score_and_can_win_the_title() -> None:
    season = raced(new(seats=2, legends=2), [3, 2, 1, 4], [3, 4, 1, 2], [3, 2, 1, 4])
    assert totals(season) == {0: 12, 1: 15, 2: 29, 3: 12}
    assert seasons.champions(season) == [2]


def test_events_add_points() -> None:
    """The winner of Italia 1961 gets 2 more, the first three of France 1962 one more each."""
    season = raced(new("1961", seats=4), [1, 2, 3, 4], [1, 2, 3, 4], [1, 2, 3, 4])
    assert {line.car: line.points[2] for line in seasons.standings(season)} == {0: 11, 1: 6, 2: 4, 3: 3}
    season = raced(new("1962", seats=4), [1, 2, 3, 4], [1, 2, 3, 4], [1, 2, 3, 4])
    assert {line.car: line.points[2] for line in seasons.standings(season)} == {0: 10, 1: 7, 2: 5, 3: 3}


@pytest.mark.ruling("heat 108")
def test_who_spins_out_of_a_merciless_race_scores_nothing() -> None:
    season = raced(new("1963", seats=3), [1, 2, 3], [1, 2, 3], [1, 2, 3])
    season = raced(season, [1, 2, 3], retired=(1, 2))
    assert {line.car: line.points[3] for line in seasons.standings(season)} == {0: 9, 1: 0, 2: 0}


@pytest.mark.ruling("heat 70", "heat 138")
def test_who_withdraws_gets_the_points_of_the_worst_place_and_starts_again_in_the_next_race() -> None:
    season = new(seats=3)
    race = seasons.start(season)
    race.withdraw(1)
    while not race.over:
        race.act(race.waiting[0], race.options(race.waiting[0])[0])
    season = seasons.after(season, race)
    assert totals(season)[1] == 4
    assert seasons.race_options(season)["grid"][-1] == 1
    assert 1 in {seat for seat in range(3) if seasons.start(season).view(seat)["cars"][seat]["status"] == "racing"}


@pytest.mark.ruling("heat 109")
def test_events_change_the_laps_of_the_circuit() -> None:
    season = raced(new("1961", seats=2), [1, 2], [1, 2])
    assert seasons.start(season).view(None)["laps"] == 2
    season = raced(new("1962", seats=2), [1, 2])
    assert seasons.start(season).view(None)["laps"] == 3


@pytest.mark.ruling("heat 111")
def test_the_first_grid_is_drawn_and_later_ones_follow_the_points() -> None:
    season = new(seats=4)
    assert "grid" not in seasons.race_options(season)
    season = raced(season, [2, 4, 1, 3])
    assert seasons.race_options(season)["grid"] == [2, 0, 3, 1]
    boxes = {event.seat: event["box"] for event in seasons.start(season).events if event.kind == "grid"}
    assert boxes == {2: 1, 0: 2, 3: 3, 1: 4}


@pytest.mark.ruling("heat 111")
def test_level_on_points_the_better_last_race_starts_first() -> None:
    season = raced(new(seats=3), [1, 2, 3], [2, 1, 3])
    assert totals(season) == {0: 15, 1: 15, 2: 8}
    assert seasons.race_options(season)["grid"] == [1, 0, 2]


@pytest.mark.ruling("heat 111")
def test_still_level_the_earlier_order_stays() -> None:
    season = new("own", seats=4)
    first = replace(season.calendar[0], event="e10")
    season = replace(season, calendar=(first, *season.calendar[1:]))
    level = raced(season, [1, 2, 4, 3], retired=(2, 3), grid=[3, 2, 1, 0])
    assert totals(level) == {0: 9, 1: 6, 2: 0, 3: 0}
    assert seasons.race_options(level)["grid"] == [0, 1, 3, 2]


@pytest.mark.ruling("heat 112")
def test_level_on_points_the_better_place_in_the_last_race_wins_the_title() -> None:
    season = raced(new("1963", seats=2), [1, 2], [1, 2], [2, 1])
    assert seasons.champions(season) == []
    season = raced(season, [2, 1])
    assert totals(season) == {0: 30, 1: 30}
    assert seasons.champions(season) == [1]


@pytest.mark.ruling("heat 113")
def test_an_own_season_draws_circuits_and_events_from_its_seed() -> None:
    season = new("own")
    assert season == new("own")
    assert len({stop.circuit for stop in season.calendar}) == 4
    assert len({stop.event for stop in season.calendar}) == 4
    assert len({paddock.season("heat", "own", seed=seed).calendar for seed in range(20)}) > 15


@pytest.mark.ruling("heat 113")
def test_the_circuits_of_an_own_season_can_be_given() -> None:
    season = new("own", circuits="italia, usa, mexico, gb")
    assert [stop.circuit for stop in season.calendar] == ["italia", "usa", "mexico", "gb"]
    for circuits in ("italia usa gb", "usa usa gb italia"):
        with pytest.raises(PaddockError, match="4 different circuits"):
            new("own", circuits=circuits)
    with pytest.raises(PaddockError, match="unknown circuit 'monaco'"):
        new("own", circuits="italia usa gb monaco")
    with pytest.raises(PaddockError, match="one's own only"):
        new("1961", circuits="italia usa gb france")


@pytest.mark.ruling("heat 99", "heat 135")
def test_each_race_adds_one_upgrade_and_the_rest_goes_back_into_the_pile() -> None:
    season = new(seats=3)
    for number in (1, 2, 3):
        season = seasons.after(season, play_race(season))
        assert [len(seat["upgrades"]) for seat in seasons.belongings(season)] == [number] * 3
    season = new(seats=3)
    season = seasons.after(season, play_race(season))
    left = position(seasons.start(season)).market_size[0]
    basic = sum(card["copies"] for card in catalog.CARDS if card["id"].startswith("b"))
    assert left == basic - 3 - (3 + 3)


@pytest.mark.ruling("heat 100", "heat 101")
def test_unused_sponsors_go_into_the_deck_of_the_next_race_and_are_lost_at_the_end() -> None:
    kept: list[list[str]] = [["s01", "s01", "s04"], []]
    upgrades = [["b01"], ["b02"]]
    season = raced(new(seats=2), [1, 2], upgrades=upgrades, sponsors=kept)
    first = position(seasons.start(season))
    kinds = [catalog.IDS.index(card) + 8 for card in ("s01", "s04")]
    assert [first.cards[0][DECK][kind] for kind in kinds] == [2, 1]
    last = raced(season, [1, 2], [1, 2], upgrades=upgrades, sponsors=kept)
    assert seasons.belongings(last)[0] == {"upgrades": ["b01"], "sponsors": []}


def test_sponsors_are_found_wherever_they_lie() -> None:
    """In deck, hand and discard pile, and among cards known to lie on top of the deck."""
    season = new(seats=2)
    race = play_race(season)
    s = position(race)
    sponsor = catalog.FIRST_SPONSOR
    for pile in range(5):
        for kind in range(sponsor, s.kinds):
            s.cards[0][pile][kind] = 0
    s.cards[0][DECK][sponsor] = 1
    s.cards[0][HAND][sponsor + 2] = 2
    s.stack[0][0], s.stacked[0] = sponsor + 1, 1
    room = seasons.room_of(race.game)
    assert room.result(season, s, race.entries[0].events)["sponsors"][0] == ["s01", "s02", "s03", "s03"]


@pytest.mark.ruling("heat 114", "heat 100")
def test_the_greatest_keep_one_upgrade_of_their_choice_from_season_to_season() -> None:
    season = raced(new("greatest", seats=3), [1, 2, 3], [1, 2, 3])
    race: dict[str, Any] = {"upgrades": [["b01", "b02", "b03"], ["b04"], ["b05", "b05"]], "sponsors": [["s01"], [], []]}
    season = raced(season, [1, 2, 3], **race)
    row = seasons.room_of(paddock.game("heat")).new_choices(season)
    assert row is not None
    season = replace(season, choices=(row,))
    assert seasons.asks(season) == {0: ["b01", "b02", "b03"]}
    with pytest.raises(Refused, match="seat 0 must choose"):
        seasons.race_options(season)
    with pytest.raises(Refused, match="cannot choose 'b04'; possible: b01, b02, b03"):
        seasons.answer(season, 0, "b04")
    with pytest.raises(Refused, match="seat 1 has nothing to choose"):
        seasons.answer(season, 1, "b04")
    season = seasons.answer(season, 0, "b02")
    options = seasons.race_options(season)
    assert options["upgrades"] == ["b02", "b04", "b05"]
    assert "sponsors" not in options
    assert "grid" not in options
    assert (options["event"], options["circuit"]) == ("e04", "italia")


@pytest.mark.ruling("heat 114")
def test_the_greatest_of_all_time_has_the_most_points_of_all_three_seasons() -> None:
    season = play_season(new("greatest", seats=3, garage="both"))
    assert season.raced == 10
    assert [len(cards) for cards in season.results[-1]["upgrades"]] == [5] * 3
    parts = [{line.car: line.total for line in seasons.standings(season, part)} for part in ("1961", "1962", "1963")]
    assert totals(season) == {car: sum(part[car] for part in parts) for car in range(3)}
    assert all(len(seasons.champions(season, part)) == 1 for part in seasons.parts(season))
    best = max(totals(season).values())
    assert totals(season)[seasons.champions(season)[0]] == best


@pytest.mark.parametrize("garage", ["basic", "advanced", "both"])
def test_a_whole_championship_by_drivers(garage: str) -> None:
    season = play_season(new("1961", seats=4, legends=2, garage=garage), "racer")
    assert season.is_over
    assert sum(totals(season).values()) == 3 * (9 + 6 + 4 + 3 + 2 + 1) + 2
    letters = {card[0] for seat in seasons.belongings(season) for card in seat["upgrades"]}
    assert letters <= {"basic": {"b"}, "advanced": {"a"}, "both": {"a", "b"}}[garage]


def test_what_cannot_be_is_refused_with_the_reason() -> None:
    with pytest.raises(PaddockError, match="4 seats leave room for 2 legends, not 3"):
        new(seats=4, legends=3)
    with pytest.raises(PaddockError, match=r"unknown season '1964'; there is 1961, 1962, 1963, own, greatest"):
        new("1964")
    with pytest.raises(PaddockError, match="unknown garage 'none'; there is basic, advanced, both"):
        new(garage="none")
    with pytest.raises(PaddockError, match="unknown option of a season 'laps'"):
        new(laps=1)
    with pytest.raises(PaddockError, match="seats must be 1 to 6"):
        new(seats=7)
    with pytest.raises(PaddockError, match="unknown weather 'fog'; there is random, none"):
        new(weather="fog")
