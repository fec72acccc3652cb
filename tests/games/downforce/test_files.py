"""Deck and circuit files: read, or refused with every fault and its place."""

from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import Any

import pytest

import paddock
from paddock.errors import BadFile, PaddockError
from paddock.games.downforce import deck, setup
from paddock.games.downforce.circuit import read_circuit
from tests.reading import position


def load(file: Path) -> tuple[deck.Card, ...]:
    return deck.read_file(file.read_bytes(), f"deck file {str(file)!r}")


STANDARD: dict[str, Any] = json.loads(deck.FILE.read_text(encoding="utf-8"))


def spoiled() -> dict[str, Any]:
    return copy.deepcopy(STANDARD)


def test_the_deck_fits_its_summary() -> None:
    cards = deck.standard()
    for colour in range(6):
        bars = [steps for card in cards for c, steps in card if c == colour]
        assert (len(bars), sum(bars)) == (18, 67)
    white = [steps for card in cards for c, steps in card if c == 6]
    assert (len(white), sum(white)) == (24, 66)
    assert sorted(len(card) for card in cards) == [1] * 12 + [3] * 12 + [4] * 12 + [6] * 6


@pytest.mark.ruling("downforce 13", "downforce 11", "downforce 12")
def test_two_coloured_bids_never_tie_with_the_standard_deck() -> None:
    seen = set()
    for card in deck.standard():
        white = sum(c == 6 for c, _ in card)
        for colour, steps in card:
            if colour < 6:
                assert (colour, steps, len(card), white) not in seen
                seen.add((colour, steps, len(card), white))


def test_a_deck_file_is_loaded_and_a_race_with_it_is_recorded(tmp_path: Path) -> None:
    other = spoiled()
    other["cards"][0]["bars"] = [["green", 2]]
    other["cards"].reverse()
    file = tmp_path / "deck.json"
    file.write_text(json.dumps(other))
    cards = load(file)
    assert cards[0] == ((4, 2),)
    assert cards[1:] == deck.standard()[1:]
    race = paddock.race("downforce", seats=3, seed=1, deck=deck.write_short(cards))
    again = paddock.read_race(paddock.record.write(race))
    assert again.save() == race.save()
    assert again.settings["deck"] == deck.write_short(cards)
    assert setup.bars_of(position(race).course)["A1"] == [("green", 2)]
    assert paddock.from_position(race.position).settings == race.settings
    assert paddock.race("downforce", deck=STANDARD, seed=1).settings.get("deck") is None


def test_every_fault_of_a_deck_file_is_listed_with_its_place(tmp_path: Path) -> None:
    bad = spoiled()
    bad["cards"][0]["bars"][1] = ["purple", 3]
    bad["cards"][1]["bars"][0] = ["red", 12]
    bad["cards"][2]["bars"] = []
    bad["cards"][3]["id"] = "Z9"
    bad["cards"][4]["bars"] = [["white", 1], ["white", 2], ["white", 3], ["red", 1], ["red", 2]]
    bad["cards"][6]["id"] = "B2"
    bad["speed_8"] = []
    file = tmp_path / "deck.json"
    file.write_text(json.dumps(bad))
    with pytest.raises(BadFile) as refused:
        load(file)
    assert refused.value.faults == (
        "card 1 (A1), bar 2: colour must be one of black, red, orange, blue, green, yellow, white",
        "card 2 (A2), bar 1: steps must be 1 to 8",
        "card 3 (A3): bars must be a list of 1 to 6 bars",
        "card 4: id must be A1 to G6, not 'Z9'",
        "card 5 (A5): red stands twice",
        "card 5 (A5): 3 white bars; 2 are the most",
        "card 8: B2 stands twice",
        "2 of 42 cards are missing: A4, B1",
        "speed_8: must be one bar of 8 for each of the six cars",
    )


@pytest.mark.parametrize("content", ["", "[]", "{}", '{"cards": 3}', '{"cards": [1, null, {"id": []}]}', "\xff"])
def test_what_is_no_deck_is_refused(tmp_path: Path, content: str) -> None:
    file = tmp_path / "deck.json"
    file.write_bytes(content.encode("latin-1"))
    with pytest.raises(PaddockError):
        load(file)


def test_the_circuits_are_sound() -> None:
    for name in setup.circuit_names():
        road = setup.course(name)
        for cell in range(road.cells):
            for other in road.ahead[cell][: road.ahead_count[cell]]:
                assert road.front[other] > road.front[cell] or road.finish[cell]


def test_every_fault_of_a_circuit_file_is_listed_with_its_place() -> None:
    bad = copy.deepcopy(setup.circuit("sea_bay"))
    bad["cells"][5]["next"] = [4000]
    bad["cells"][6]["lane"] = "left"
    bad["cells"][7]["zone"] = 9
    bad["cells"][8]["rect"] = 1
    bad["cells"][9]["front"] = None
    bad["cells"][10]["id"] = 11
    bad["cells"][12] = []
    bad["start_slots"] = [1, 1, 2, 3, 4, 5]
    with pytest.raises(BadFile) as refused:
        read_circuit(bad, "the circuit")
    assert refused.value.faults == (
        "cell 5: next must be a list of at most 4 cells of this circuit",
        "cell 6: lane must be 1 to 7",
        "cell 7: zone must be 0 to 3",
        "cell 8: rect must be true or false",
        "cell 9: front must be a number above 0, up to 100",
        "cell 10: id must be 10, not '11'",
        "cell 12: must be an object",
        "start_slots: must name 6 different cells",
    )


def test_a_circuit_must_lead_forward() -> None:
    bad = copy.deepcopy(setup.circuit("sea_bay"))
    bad["cells"][20]["next"] = [3]
    with pytest.raises(BadFile) as refused:
        read_circuit(bad, "the circuit")
    assert refused.value.faults == ("cell 20: cell 3 is not ahead: its front edge is no farther",)
    worthless: list[Any] = [None, {}, {"cells": []}, {"cells": [1] * 999}]
    for nothing in worthless:
        with pytest.raises(BadFile):
            read_circuit(nothing, "the circuit")
