"""The data files of the modules agree with the rulebook's own totals."""

from __future__ import annotations

import json
from collections import Counter
from importlib.resources import files
from typing import Any

import pytest

from paddock.games.heat import setup

COLOURS = ("black", "blue", "green", "red", "gray", "yellow")
PAIRS = {0: (10, 11), 1: (12, 13, 14), 2: (15, 16, 17), 3: (18, 19)}


def data(name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((files("paddock.games.heat") / f"{name}.json").read_text(encoding="utf-8"))
    return found


def test_the_box_holds_as_many_cards_as_the_rulebook_says() -> None:
    upgrades = data("upgrades")
    totals = {pile: sum(card["copies"] for card in cards) for pile, cards in upgrades.items()}
    assert totals == {"basic": 34, "advanced": 62, "sponsors": 35}
    ids = [card["id"] for cards in upgrades.values() for card in cards]
    assert len(set(ids)) == len(ids) == 53


def test_a_card_has_a_value_a_plus_or_is_heat() -> None:
    for cards in data("upgrades").values():
        for card in cards:
            names = [name for name, _ in card["symbols"]]
            assert card["speed"] or "plus" in names or card["category"] == "extra_heat"
            assert len(card["speed"]) in (0, 1, 2, 4)
            assert len(set(names)) == len(names) <= 4


@pytest.mark.ruling("heat 101")
def test_sponsors_and_only_they_are_used_once() -> None:
    for pile, cards in data("upgrades").items():
        for card in cards:
            assert (["single_use", 1] in card["symbols"]) == (pile == "sponsors")


@pytest.mark.ruling("heat 78")
def test_every_colour_has_the_same_ten_pairs_on_the_cards_of_the_legends() -> None:
    cards = data("legends")["cards"]
    for colour in COLOURS:
        pairs = Counter((card[colour]["diamond"], card[colour]["helmet"]) for card in cards)
        assert pairs == Counter({(diamond, helmet): 1 for diamond, row in PAIRS.items() for helmet in row})


@pytest.mark.ruling("heat 90", "heat 96")
def test_tokens_of_weather_and_road() -> None:
    weather = data("weather")
    assert sum(token["copies"] for token in weather["weather"]) == 6
    assert sum(token["copies"] for token in weather["road"]) == 12
    assert {token["acts_on"] for token in weather["road"]} == {"corner", "sector"}


@pytest.mark.ruling("heat 110", "heat 113")
def test_seasons_points_and_press_corners() -> None:
    found = data("events")
    assert found["points"] == [9, 6, 4, 3, 2, 1, 0, 0]
    events = {event["id"]: event for event in found["events"]}
    assert [len(row) for row in found["seasons"].values()] == [3, 3, 4]
    for year, row in found["seasons"].items():
        assert [(str(events[name]["season"]), events[name]["race"]) for name in row] == [
            (year, race) for race in range(1, len(row) + 1)
        ]
    for event in events.values():
        letters = [
            letter for corner in setup.circuit(event["circuit"])["corners"] for letter in corner["press_letters"]
        ]
        assert set(event["press"]) <= set(letters)


@pytest.mark.ruling("heat 97")
def test_special_places_lie_on_their_circuit() -> None:
    for name in setup.circuit_names():
        circuit = setup.circuit(name)
        special, spaces = circuit["special"], range(circuit["spaces"])
        assert set(special) == {"flooded_spaces", "tunnel_spaces", "gravel_spots"}
        assert all(space in spaces for space in special["flooded_spaces"] + special["tunnel_spaces"])
        assert all(space in spaces and lane in (1, 2) for space, lane in special["gravel_spots"])
        corners = {corner["id"]: corner for corner in circuit["corners"]}
        for corner in corners.values():
            if "chicane_with" in corner:
                other = corners[corner["chicane_with"]]
                assert other["chicane_with"] == corner["id"]
                assert {corner["chicane_part"], other["chicane_part"]} == {1, 2}
                assert (corner["press_letters"] == []) == (corner["chicane_part"] == 1)
