"""Every upgrade and every sponsor, played: its values, and each of its symbols."""

from __future__ import annotations

import pytest

import paddock
from paddock.engine import Engine
from tests.games.heat.look import From, cards_in, force, moving, of_kind, one, pile, symbols

CARDS = {
    "b01": ("4", "plus"),
    "b02": ("", "plus plus plus"),
    "b03": ("", "plus cooldown=3"),
    "b04": ("3", "relief=2"),
    "b05": ("5", "relief=1"),
    "b06": ("1", "relief=3"),
    "b07": ("1234", "due=1"),
    "b08": ("13", ""),
    "b09": ("24", ""),
    "b10": ("15", ""),
    "b11": ("6", "due=1 cooldown=1"),
    "b12": ("1", "cooldown=2"),
    "b13": ("3", "cooldown=1"),
    "b14": ("1", "slipstream=2"),
    "b15": ("2", "slipstream=2"),
    "b16": ("3", "slipstream=2"),
    "a01": ("6", "relief=3 due=1"),
    "a02": ("2", "relief=1 cooldown=1 scrap=2"),
    "a03": ("2", "relief=1 slipstream=1"),
    "a04": ("4", "scrap=2 cooldown=1"),
    "a05": ("2", "salvage=2"),
    "a06": ("", "plus salvage=2 cooldown=1"),
    "a07": ("1", "direct scrap=1"),
    "a08": ("2", "direct scrap=2"),
    "a09": ("3", "direct scrap=3"),
    "a10": ("4", "direct due=1 cooldown=1"),
    "a11": ("1", "direct accelerate=1 scrap=5"),
    "a12": ("", "plus slipstream=3"),
    "a13": ("1", "due=1 slipstream=3"),
    "a14": ("12", "slipstream=1"),
    "a15": ("2", "refresh relief=1"),
    "a16": ("2", "refresh cooldown=1"),
    "a17": ("4", "refresh"),
    "a18": ("1", "refresh slipstream=1"),
    "a19": ("2", "shift=-1 cooldown=3"),
    "a20": ("1", "scrap=2 shift=1"),
    "a21": ("2", "scrap=2 shift=1"),
    "a22": ("3", "shift=-1 cooldown=2"),
    "a23": ("", "plus shift=1 slipstream=1 cooldown=1"),
    "a24": ("", "plus plus shift=2"),
    "a25": ("7", "due=2 cooldown=3"),
    "a26": ("8", "due=1 scrap=6"),
    "a27": ("4", "due=1 scrap=2 shift=2"),
    "a28": ("3", "due=1 scrap=2 shift=2"),
    "a29": ("6", "due=2 shift=3"),
    "a30": ("", "plus accelerate=1"),
    "s01": ("1234", "once"),
    "s02": ("4", "cooldown=2 once"),
    "s03": ("1", "slipstream=2 once"),
    "s04": ("6", "once"),
    "s05": ("3", "shift=1 once"),
}
"""The values of a card and its symbols."""
HEAT_CARDS = ("b17", "a31")
FLIPPED = 2
"""The deck of these tests is all twos, so every plus is worth that."""
USED_IN_REACT = ("relief", "due", "scrap", "accelerate", "salvage")

each_value = pytest.mark.parametrize(
    ("card", "value"),
    [(card, value) for card, (values, _) in CARDS.items() for value in (values or "0")],
    ids=lambda word: word,
)


def symbols_of(card: str) -> dict[str, int]:
    """The symbols of a card with their numbers; one without a number counts how often it is there."""
    found: dict[str, int] = {}
    for word in CARDS[card][1].split():
        name, _, number = word.partition("=")
        found[name] = found.get(name, 0) + int(number or 1)
    return found


def straight(card: str, speed: int) -> str:
    """A car in first gear just before a corner of limit 10; where it will land, another one is ahead of it."""
    return f"""
        heat gb garage
        0 at=1.14.1 hand=HHHSSS44+{card} deck=2222222222222222 engine=HHHH
        1 at=0.60.1 plan=cards play=0
        2 at=1.{14 + speed + 1}.1 plan=cards play=0
    """


@pytest.mark.ruling("heat 2", "heat 12")
@each_value
def test_a_card_gives_its_values_and_its_symbols(heat: From, card: str, value: str) -> None:
    has = symbols_of(card)
    speed = int(value) + FLIPPED * has.get("plus", 0)
    race = heat(straight(card, speed))
    race.act(0, f"g1, {card}")
    if len(CARDS[card][0]) > 1:
        assert race.options(0) == [f"value {number}" for number in CARDS[card][0]]
        race.act(0, f"value {value}")
    assert moving(race, "speed") == speed
    assert moving(race, "plus") == has.get("plus", 0)
    assert moving(race, "cooldown") == 3 + has.get("cooldown", 0)
    assert symbols(race) == {name: has.get(name, 0) for name in USED_IN_REACT}

    events = race.act(0, "done")
    assert len(of_kind(events, "scrapped")) == has.get("scrap", 0)
    assert 4 - len(pile(race, 0, "engine")) == has.get("due", 0)
    bonus = has.get("slipstream", 0)
    assert race.view(None)["moving"]["lengths"] == sorted({2, 2 + bonus})

    events = race.act(0, "stay")
    corner = one(events, "corner")
    assert (corner["speed"], corner["limit"]) == (speed, 10 + has.get("shift", 0))
    assert (f"refresh {card}" in race.options(0)) == ("refresh" in has)

    events = race.act(0, "keep")
    assert cards_in(events, "spent") == ([card] if "once" in has else [])
    assert (card in pile(race, 0, "discard")) == ("once" not in has)


@pytest.mark.ruling("heat 39")
@pytest.mark.parametrize("card", CARDS)
def test_only_cards_with_direct_play_are_played_from_the_hand_while_reacting(heat: From, card: str) -> None:
    race = heat(f"""
        heat gb garage step=react order=0,1 start=63 speed=1 cool=3 boost=1
        0 at=1.1.1 hand=HS1+{card} deck=22222222 play=1 shown engine=HHHH
        1 at=0.60.1 plan=cards play=0
    """)
    has = symbols_of(card)
    assert (f"direct {card}" in race.options(0)) == ("direct" in has)
    if "direct" in has:
        race.act(0, f"direct {card}")
        assert moving(race, "speed") == 1 + int(CARDS[card][0])
        assert symbols(race) == {name: has.get(name, 0) for name in USED_IN_REACT}


@pytest.mark.ruling("heat 3", "heat 74")
@pytest.mark.parametrize("card", HEAT_CARDS)
def test_extra_heat_is_heat_that_starts_in_the_deck(engine: Engine, card: str) -> None:
    race = paddock.race("heat", circuit="usa", seats=2, upgrades=[f"{card}+{card}", "-"], seed=1, engine=engine)
    owner, other = (pile(race, seat, "deck") + pile(race, seat, "hand") for seat in (0, 1))
    assert (owner.count("H"), other.count("H")) == (2, 0)
    assert len(owner) == len(other) + 2
    assert pile(race, 0, "engine") == "HHHHHH"
    assert race.view(1)["cars"][0]["upgrades"] == [card, card]


@pytest.mark.ruling("heat 3", "heat 12", "heat 65")
def test_extra_heat_is_not_played_nor_dropped_but_cools_into_the_engine(heat: From) -> None:
    race = heat("heat gb garage; 0 at=1.0.1 hand=123H owns=+b17 deck=1111 engine=HHHHHH")
    race.act(0, "g1")
    assert race.options(0) == ["1", "2", "3"]
    race.act(0, "1, cool 1")
    assert pile(race, 0, "engine") == "HHHHHHH"


@pytest.mark.ruling("heat 2", "heat 16")
@pytest.mark.parametrize("card", CARDS)
def test_an_upgrade_or_sponsor_is_discarded_when_flipped_whatever_its_value(heat: From, card: str) -> None:
    race = heat(f"heat gb garage; 0 at=1.0.1 hand=S123 deck=2+{card} engine=H")
    race.act(0, "g1, stress", force(f"{card} 2"))
    assert pile(race, 0, "discard") == f"+{card}"
    assert moving(race, "speed") == 2


@pytest.mark.ruling("heat 65")
@pytest.mark.parametrize("card", CARDS)
def test_an_upgrade_or_sponsor_in_hand_may_be_dropped(heat: From, card: str) -> None:
    race = heat(f"""
        heat gb garage step=discard order=0 start=63 speed=1
        0 at=1.1.1 hand=1HS+{card} deck=22222222 play=1 shown engine=H
    """)
    assert race.options(0) == ["keep", "drop 1", f"drop {card}"]
    race.act(0, f"drop {card}")
    assert pile(race, 0, "discard") == f"+{card}"
