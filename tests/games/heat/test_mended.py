"""Version 2 of the rules: what was mended, beside what version 1 did and does for ever.

Gears that open all at once have a file of their own, test_sealed.py.
"""

from __future__ import annotations

from dataclasses import replace

import pytest

import paddock
from paddock import seasons
from paddock.engine import Engine
from paddock.games.heat import catalog, tables
from paddock.sheet import Season
from tests.games.heat.look import From, force, of_kind, one, pile, refused_by
from tests.reading import position


def version_1(text: str) -> str:
    """The same position by the first rules."""
    return text.replace("heat usa", "heat usa version=1", 1)


# A boost beside an open cost.


def owing(weather: str, at: str, cards: str, cool: int = 1) -> str:
    """A car that owes one heat and has one: a boost takes it, and what is in hand must be cooled to pay."""
    return f"""
        heat usa garage step=react order=0,1 start=70 speed=7 boost=1 cool={cool} due=1 {weather}
        0 gear=2 at={at} hand=1H {cards} play=1+b11 shown engine=H
        1 at=1.0.1 plan=cards play=0
    """


@pytest.mark.ruling("heat 127", "heat 92")
@pytest.mark.parametrize(
    ("weather", "at", "cards"),
    [
        ("weather=cloud", "1.5.1", "deck=4"),  # no token lays it on the road
        ("weather=cloud roads=weather,none,none,none", "1.5.1", "deck=4"),  # its sector begins at 12: out of reach
        ("weather=cloud roads=weather,none,none,none", "1.9.1", "deck=2"),
        ("weather=cloud roads=weather,none,none,none", "1.9.1", "deck=2 discard=4 top=4"),  # the deck has a card
        ("weather=cloud roads=none,none,none,weather", "1.11.1", "deck=1234"),  # every landing is out of it
    ],
)
def test_a_boost_is_allowed_where_no_card_brings_the_car_to_weather_that_forbids_cooling(
    heat: From, weather: str, at: str, cards: str
) -> None:
    text = owing(weather, at, cards)
    race = heat(text)
    assert "boost" in race.options(0)
    assert refused_by(heat(version_1(text)), 0, "boost") == "heat 127"
    race.act(0, "boost")
    events = race.act(0, "cool 1")
    assert one(events, "paid", 0).ruling == "heat 34"
    assert pile(race, 0, "engine") == ""


@pytest.mark.ruling("heat 127", "heat 92")
@pytest.mark.parametrize("cards", ["deck=3", "deck=234", "deck=0 discard=3H top=3"])
def test_a_boost_is_refused_where_some_card_brings_the_car_to_such_weather(heat: From, cards: str) -> None:
    """Behind space 12 nothing cools; a 3 goes there."""
    race = heat(owing("weather=cloud roads=weather,none,none,none", "1.9.1", cards))
    assert refused_by(race, 0, "boost") == "heat 127"
    race.act(0, "cool 1")
    race.act(0, "boost")
    assert pile(race, 0, "engine") == ""


@pytest.mark.ruling("heat 127", "heat 93")
def test_the_cooldown_of_the_sector_where_a_boost_ends_counts(heat: From) -> None:
    """Only the snow of the sector cools; it does so wherever the boost ends, until it reaches space 12."""
    snow = "weather=snow roads=none,none,none,weather"
    text = owing(snow, "1.5.1", "deck=1234", cool=0)
    race = heat(text)
    assert refused_by(heat(version_1(text)), 0, "boost") == "heat 127"
    race.act(0, "boost", force("4"))
    race.act(0, "cool 1")
    assert refused_by(heat(owing(snow, "1.8.1", "deck=1234", cool=0)), 0, "boost") == "heat 127"
    assert "boost" in heat(owing(snow, "1.8.1", "deck=123", cool=0)).options(0)


# Salvage.


def salvaging(cards: int) -> str:
    return f"""
        heat usa garage step=react order=0,1 start=70 speed=2 boost=1 salvage={cards} cool=1
        0 gear=2 at=1.5.1 hand=1H deck=1 discard=2344 top=4 play=1+a05 shown engine=H
        1 at=1.0.1 plan=cards play=0
    """


@pytest.mark.ruling("heat 33", "heat 140")
@pytest.mark.parametrize("other", ["boost", "cool 1"])
def test_a_salvage_is_finished_when_another_symbol_begins(heat: From, other: str) -> None:
    race = heat(salvaging(2))
    race.act(0, "salvage 4")
    assert "salvage 4" in race.options(0)
    race.act(0, other)
    assert refused_by(race, 0, "salvage 4") == "heat 41"
    assert not any(option.startswith("salvage") for option in race.options(0))
    old = heat(version_1(salvaging(2)))
    old.act(0, "salvage 4")
    old.act(0, other)
    old.act(0, "salvage 4")


@pytest.mark.ruling("heat 33", "heat 140", "heat 41")
def test_another_symbol_may_come_before_a_salvage_and_two_salvages_are_two_symbols(heat: From) -> None:
    race = heat(salvaging(4))
    race.act(0, "cool 1")
    race.act(0, "salvage 4, salvage 4")
    race.act(0, "boost", force("4"))
    race.act(0, "salvage 3, salvage 2")
    assert not any(option.startswith("salvage") for option in race.options(0))
    begun = heat(salvaging(4))
    begun.act(0, "salvage 4")
    begun.act(0, "boost", force("4"))
    begun.act(0, "salvage 3, salvage 2")
    assert refused_by(begun, 0, "salvage 4") == "heat 41"


# Points for the first to finish.


def raced(version: int, kind: str, number: int, places: list[int], **out: list[int]) -> Season:
    """A season of three seats whose race of that number ended so, and the ones before it by the seats' numbers."""
    season = paddock.season("heat", kind, seats=len(places), seed=1, version=version)
    nothing: list[list[str]] = [[] for _ in places]
    usual = {"grid": list(range(len(places))), "retired": [], "withdrawn": [], "upgrades": nothing, "sponsors": nothing}
    for i in range(number):
        last = i == number - 1
        result = usual | {"place": places if last else list(range(1, len(places) + 1))} | (out if last else {})
        season = replace(season, results=(*season.results, result))
    return season


@pytest.mark.ruling("heat 141")
def test_points_for_the_first_to_finish_are_not_for_cars_that_withdrew() -> None:
    """France 1962 gives the first three one more; Italia 1961 the winner two."""
    room = paddock.game("heat").season
    assert room is not None
    france = raced(2, "1962", 3, [1, 2, 3], withdrawn=[1, 2])
    assert room.points(france, 2) == [10, 6, 4]
    assert room.points(raced(2, "1962", 3, [1, 2, 3]), 2) == [10, 7, 5]
    italia = raced(2, "1961", 3, [1, 2, 3], withdrawn=[0, 1, 2])
    assert room.points(italia, 2) == [9, 6, 4]


@pytest.mark.ruling("heat 141")
def test_the_result_of_a_race_knows_who_withdrew_and_in_version_1_it_does_not() -> None:
    for version, expected in ((1, None), (2, [1])):
        season = paddock.season("heat", "1961", seats=2, seed=1, version=version)
        race = seasons.start(season)
        race.withdraw(1)
        while not race.over:
            race.act(race.waiting[0], race.options(race.waiting[0])[0])
        after = seasons.after(season, race)
        assert after.results[0].get("withdrawn") == expected
        assert seasons.read(seasons.write(after)) == after


# Sponsors of a seat that leaves, or deals its hand anew.


@pytest.mark.ruling("heat 142", "heat 101", "heat 138")
def test_sponsors_laid_face_down_are_gone_when_their_seat_withdraws(heat: From) -> None:
    race = heat("""
        heat usa garage
        0 gear=2 at=1.5.1 hand=123+s01+s02 deck=12 secret=+s01+s02 engine=HH
        1 gear=2 at=1.4.1 hand=1233S deck=12 engine=HH
    """)
    race.act(0, "g2, 1+s01")
    race.withdraw(0)
    s = position(race)
    left = catalog.FIRST_SPONSOR
    assert [sum(s.cards[0][pile][left + i] for pile in range(tables.PILES)) for i in range(2)] == [0, 1]
    assert s.market[tables.SPENT][left : left + 2] == [1, 0]


@pytest.mark.ruling("heat 142", "heat 119")
def test_sponsors_stay_in_hand_in_a_mulligan(heat: From) -> None:
    race = heat("""
        heat usa garage mulligan round=1
        0 at=0.60.1 hand=1233+s01+s02 deck=44444 secret=+s01+s02 engine=HH redraw
    """)
    race.act(0, "mulligan", force("4 4 4 4 4"))
    assert pile(race, 0, "hand") == "44444+s01+s02"


# The end of a race of one seat.


def last_turn(legend: str) -> str:
    return f"""
        heat usa laps=1 round=9
        0 gear=1 at=1.67.1 hand=1234444 deck=1111 engine=HH
        {legend}
    """


@pytest.mark.ruling("heat 143", "heat 72")
@pytest.mark.parametrize(
    ("legend", "won", "place", "cars"),
    [
        ("1 at=2.3.1 home place=1 legend", 0, 2, 2),
        ("1 at=1.0.1 legend legend_cards", 1, 1, 2),
        ("", 1, 1, 1),
    ],
)
def test_a_race_of_one_seat_is_won_only_with_the_best_place_of_all_cars(
    heat: From, legend: str, won: int, place: int, cars: int
) -> None:
    text = last_turn(legend.removesuffix(" legend_cards"))
    if legend.endswith("legend_cards"):
        text = text.replace("round=9", "round=9 legend_cards=1,2,3,4,5,6,7,8,9,10")
    race = heat(text)
    race.act(0, "g1, 4")
    events = race.act(0, "done")
    assert race.over
    verdict = one(events, "verdict")
    assert (verdict.seat, verdict.ruling) == (0, "heat 143")
    assert (verdict["won"], verdict["place"], verdict["cars"]) == (won, place, cars)
    assert verdict["rounds"] >= 9
    assert events[-1].kind == "verdict", "it is the last word"


@pytest.mark.ruling("heat 143", "heat 72")
def test_who_gives_up_alone_has_not_won_and_races_of_several_or_of_version_1_have_no_verdict(heat: From) -> None:
    verdict = one(heat(last_turn("")).withdraw(0), "verdict")
    assert (verdict["won"], verdict["cars"]) == (0, 1)
    assert not of_kind(heat(last_turn("").replace("heat usa", "heat usa version=1")).withdraw(0), "verdict")
    several = heat(last_turn("1 gear=1 at=1.66.1 hand=4444 deck=1111 engine=H"))
    several.withdraw(0)
    assert not of_kind(several.withdraw(1), "verdict")


# A race that would not end.


@pytest.mark.ruling("heat 138", "heat 69")
def test_race_control_stops_a_race_that_does_not_end_and_the_car_ahead_has_the_better_place(heat: From) -> None:
    text = f"""
        heat usa laps=1 round={tables.ROUNDS_A_LAP}
        0 gear=1 at=1.5.1 hand=1111 deck=1111
        1 gear=1 at=1.9.1 hand=1111 deck=1111
        2 at=2.2.1 home place=1
    """
    race = heat(text)
    for seat in (0, 1):
        race.act(seat, "g1, 1")
    race.act(1, "done, keep")
    events = race.act(0, "done, keep")
    assert one(events, "stopped")["rounds"] == tables.ROUNDS_A_LAP
    assert race.over
    assert race.standing() == [3, 2, 1]
    assert [car["status"] for car in race.view(None)["cars"]] == ["withdrawn", "withdrawn", "home"]


@pytest.mark.ruling("heat 8", "heat 62")
def test_the_stress_of_a_car_is_bounded_far_beyond_what_people_come_to(heat: From) -> None:
    """A driver that spins out for ever would hold more cards than an answer can turn over."""
    stress = "S" * (tables.MOST_STRESS - 1)
    race = heat(f"""
        heat usa step=react order=0 start=123 speed=12 cool=1
        0 gear=4 at=1.66.1 hand=1 deck=1111111{stress} play=4444 shown
    """)
    events = race.act(0, "done")
    assert one(events, "stressed")["stress"] == 1
    assert pile(race, 0, "hand").count("S") == 1


def test_a_driver_that_never_learns_brings_its_race_to_an_end(engine: Engine) -> None:
    """It lays all stress it can in a gear too high for the corner, and spins out every round."""
    race = paddock.race("heat", seats=1, laps=1, seed=1, engine=engine)
    while not race.over:
        kind = race.decision(0).kind  # type: ignore[union-attr]
        options = race.options(0)
        race.act(0, options[-1] if kind in ("shift", "play") else options[0])
    assert race.round <= tables.ROUNDS_A_LAP
