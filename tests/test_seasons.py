"""Seasons of any game: from race to race, and as text."""

from __future__ import annotations

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import paddock
from paddock import seasons
from paddock.errors import BadText, PaddockError, Refused
from paddock.sheet import Season
from tests.season_play import check_season, play_race, play_season


@pytest.fixture(scope="module")
def begun() -> Season:
    """A championship after its first race."""
    season = paddock.season("heat", "1961", seats=3, legends=1, seed=4)
    return seasons.after(season, play_race(season))


@pytest.mark.parametrize("number", range(8))
def test_any_season_is_sound_from_its_first_race_to_its_last(number: int) -> None:
    assert check_season(number) >= 2


def test_the_seed_decides_the_season() -> None:
    first, second = (play_race(paddock.season("heat", "own", seed=9)).standing() for _ in range(2))
    assert first == second
    assert paddock.season("heat", "own").seed != paddock.season("heat", "own").seed
    with pytest.raises(PaddockError, match="seed must be 0 to"):
        paddock.season("heat", "own", seed=-1)


@pytest.mark.ruling("heat 113")
def test_another_season_keeps_the_circuits_that_were_chosen_and_draws_the_others_anew() -> None:
    chosen = ["usa", "gb", "mexico", "italia"]
    own = seasons.again(paddock.season("heat", "own", seats=3, garage="both", circuits=chosen, seed=3))
    assert [stop.circuit for stop in own.calendar] == chosen
    assert (own.settings["garage"], own.seats, own.raced) == ("both", 3, 0)
    lots = {
        tuple(stop.circuit for stop in seasons.again(paddock.season("heat", "own", seed=3)).calendar) for _ in "123456"
    }
    assert len(lots) > 1
    for game, kind in (("heat", "1962"), ("downforce", "tour")):
        season = paddock.season(game, kind, seats=2)
        assert seasons.again(season).calendar == season.calendar


def test_a_season_takes_its_own_next_race_only_and_only_when_it_is_over(begun: Season) -> None:
    race = seasons.start(begun)
    with pytest.raises(Refused, match="the race is not over"):
        seasons.after(begun, race)
    other = paddock.race("heat", seats=3, seed=1)
    with pytest.raises(Refused, match="not race 2 of this season"):
        seasons.after(begun, other)
    with pytest.raises(Refused, match="not a race of this season, which is of heat"):
        seasons.after(begun, paddock.race("downforce", seats=3, seed=1))
    over = seasons.after(seasons.after(begun, play_race(begun)), play_race(seasons.after(begun, play_race(begun))))
    with pytest.raises(Refused, match="the season is over"):
        seasons.race_options(over)


def test_a_season_goes_to_text_and_back(begun: Season) -> None:
    assert seasons.read(seasons.write(begun)) == begun
    assert paddock.read_season(seasons.write(begun)) == begun


def changed(season: Season, **fields: object) -> str:
    return json.dumps(json.loads(seasons.write(season)) | fields)


def test_a_season_of_another_version_is_refused(begun: Season) -> None:
    with pytest.raises(BadText, match="does not know version 99 of the rules"):
        seasons.read(changed(begun, rules=99))
    with pytest.raises(BadText, match="this file has format 2; this program reads format 1"):
        seasons.read(changed(begun, **{"paddock season": 2}))


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"game": "chess"}, "unknown game 'chess'"),
        ({"game": 3}, "game must be a word"),
        ({"kind": "1950"}, "unknown season '1950'"),
        ({"seed": "x"}, "seed must be a number"),
        ({"settings": []}, "settings must be names with values"),
        ({"settings": {"seats": 3}}, "settings of the season must be written"),
        ({"settings": {"seats": 9, "garage": "basic", "weather": "random", "roads": "random"}}, "seats must be 1 to"),
        ({"settings": {"seats": 3, "colour": "red"}}, "unknown setting of a season 'colour'"),
        ({"calendar": []}, "calendar is not that of the season 1961"),
        ({"calendar": [3]}, "calendar: race 1 needs circuit, part, event"),
        ({"results": [{}]}, "result of race 1: needed is grid, place"),
        ({"results": [7] * 4}, "3 races, but 4 results"),
        ({"choices": [["b01"]]}, "choices: 0 rows are needed, not 1"),
        ({"choices": [3]}, "choices must be rows of words"),
        ({"luck": 1}, "unknown 'luck' in the season file"),
    ],
)
def test_a_wrong_file_says_what_is_wrong(begun: Season, fields: dict[str, object], reason: str) -> None:
    with pytest.raises(BadText, match=reason):
        seasons.read(changed(begun, **fields))


@pytest.mark.parametrize(
    ("name", "value", "reason"),
    [
        ("place", [1, 2, 3, 3], "place must hold each of 1, 2, 3, 4 once"),
        ("grid", [0, 1, 2], "grid must hold each of 0, 1, 2, 3 once"),
        ("retired", [0], "cars retire only where"),
        ("upgrades", [["b99"], [], []], "unknown upgrade 'b99'"),
        ("upgrades", [["b01"], ["b01"], ["b01"]], "the box has 2 cards b01, not 3"),
        ("upgrades", [[], []], "a word for each of the 3 seats"),
        ("sponsors", "s01", "sponsors must be a list"),
        ("sponsors", [["b01"], [], []], "unknown sponsor 'b01'"),
    ],
)
def test_a_wrong_result_says_what_is_wrong(begun: Season, name: str, value: object, reason: str) -> None:
    wrong = {**begun.results[0], name: value}
    with pytest.raises(BadText, match=reason):
        seasons.read(changed(begun, results=[wrong]))


@pytest.fixture(scope="module")
def merciless() -> Season:
    """A whole championship; its last race is of those that forgive no spin-out."""
    return play_season(paddock.season("heat", "1963", seats=3, legends=1, garage="basic", seed=4))


def with_result(season: Season, race: int, **fields: object) -> str:
    """The season's file, with one of its results told otherwise."""
    results = list(season.results)
    results[race] = {**results[race], **fields}
    return changed(season, results=results)


@pytest.mark.ruling("heat 99", "heat 108", "heat 111", "heat 138")
def test_a_season_that_cannot_be_is_refused_with_the_reason(merciless: Season) -> None:
    cars = range(4)
    last = merciless.results[3]
    swapped = [*last["grid"][:2][::-1], *last["grid"][2:]]
    owned = [list(cards) for cards in merciless.results[1]["upgrades"]]
    basic = next(f"b{i:02}" for i in range(1, 18) if all(f"b{i:02}" not in cards for cards in owned))
    winner = {"place": [1, 2, 3, 4], "withdrawn": [], "retired": []}
    for fields, race, reason in (
        ({"upgrades": [["a07"], *merciless.results[0]["upgrades"][1:]]}, 0, "cannot have a07, for the garage is basic"),
        ({"grid": swapped}, 3, r"race 4: grid must be .*by the points so far \(heat 111\)"),
        ({"upgrades": [owned[0][:1], *owned[1:]]}, 1, "seat 0 drafts one upgrade, and none of those it had is lost"),
        ({"upgrades": [[*owned[0], basic], *owned[1:]]}, 1, "seat 0 drafts one upgrade"),
        (winner | {"retired": [0]}, 3, r"cars that did not finish are behind those that did \(heat 108, 138\)"),
        (winner | {"withdrawn": [0]}, 3, r"cars that did not finish are behind those that did"),
        (winner | {"withdrawn": [2], "retired": [2]}, 3, "either retired or withdrawn"),
        (winner | {"withdrawn": [3]}, 3, "withdrawn must name seats"),
        (winner | {"retired": [3]}, 3, "cars retire only where"),
    ):
        with pytest.raises(BadText, match=reason):
            seasons.read(with_result(merciless, race, **fields))
    assert sorted(last["place"]) == [car + 1 for car in cars]


def test_two_seats_of_a_world_tour_cannot_have_the_same_best_car() -> None:
    tour = paddock.season("downforce", "tour", seats=3, seed=1)
    tour = seasons.after(tour, play_race(tour))
    with pytest.raises(BadText, match="two seats cannot have the same car"):
        seasons.read(with_result(tour, 0, rank=[2, 2, 1]))
    assert seasons.read(with_result(tour, 0, rank=[2, 7, 7])), "who has no car at home may not be alone in that"


@pytest.mark.parametrize("text", ["", "{", "[]", "null", "{}", '{"paddock season": 1}', "[" * 100_000, "9" * 9_999])
def test_what_is_no_season_is_refused(text: str) -> None:
    with pytest.raises(BadText, match="season file"):
        seasons.read(text)


@settings(max_examples=300, deadline=None)
@given(st.integers(0, 10_000), st.sampled_from('0123456789abegs{}[]",: '), st.sampled_from(["change", "drop", "add"]))
def test_a_mangled_file_is_a_season_or_is_refused(at: int, letter: str, how: str) -> None:
    text = seasons.write(_mangled_season())
    i = at % len(text)
    mangled = {
        "change": text[:i] + letter + text[i + 1 :],
        "drop": text[:i] + text[i + 1 :],
        "add": text[:i] + letter + text[i:],
    }[how]
    try:
        season = seasons.read(mangled)
    except BadText:
        return
    assert seasons.read(seasons.write(season)) == season
    seasons.as_dict(season)


def _mangled_season() -> Season:
    if not MANGLED:
        season = paddock.season("heat", "greatest", seats=2, seed=2)
        for _ in range(3):
            season = seasons.after(season, play_race(season))
        MANGLED.append(season)
    return MANGLED[0]


MANGLED: list[Season] = []
