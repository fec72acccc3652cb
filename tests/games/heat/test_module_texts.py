"""Actions and positions of the modules as text."""

from __future__ import annotations

import pytest

import paddock
from paddock.games.heat import actions, tables
from tests.games.heat.look import From


def every_action() -> list[int]:
    """All numbers that are actions."""
    found = []
    for number in range(1100):
        try:
            actions.text(number)
        except paddock.BadText:
            continue
        found.append(number)
    return found


def test_every_action_has_a_text_of_its_own_that_reads_back() -> None:
    texts = [actions.text(number) for number in every_action() if number != tables.FAR + 2]
    assert len(set(texts)) == len(texts) > 500
    for number in every_action():
        expected = tables.SLIP if number == tables.FAR + 2 else number
        assert actions.read(actions.text(number)) == [expected]


@pytest.mark.parametrize(
    ("words", "written"),
    [
        ("g3, b07+1+stress", "g3, 1+stress+b07"),
        ("value 3, value 1", "value 3, value 1"),
        ("cool 2, pay 1, scrap 3, relieve 1", "cool 2, pay 1, scrap 3, relieve 1"),
        ("direct a07, accelerate, salvage heat, done", "direct a07, accelerate, salvage heat, done"),
        ("slip 2", "slip"),
        ("slip 5", "slip 5"),
        ("drop s01+b02+1", "drop 1+b02+s01"),
        ("refresh a15, refresh a17, keep", "refresh a15, refresh a17, keep"),
        ("pick b01", "pick b01"),
        ("give a07", "give a07"),
        ("back 4", "back 4"),
        ("mulligan", "mulligan"),
    ],
)
def test_several_answers_in_a_row_round_trip(words: str, written: str) -> None:
    numbers = actions.read(words)
    assert actions.write(numbers) == written
    assert actions.read(written) == numbers


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ("pick b18", "no card is called 'b18'; there is 0, 1, .* b01 to b17, a01 to a31, s01 to s05"),
        ("direct", "'direct' is no action; actions are"),
        ("cool 0", "cool needs a number from 1 to 39, not '0'"),
        ("scrap x", "scrap needs a number from 1 to 99"),
        ("value 9", "value needs a number from 1 to 5"),
        ("b07+b99", "is no action"),
    ],
)
def test_an_answer_that_is_none_is_told_what_there_is(words: str, message: str) -> None:
    with pytest.raises(paddock.BadText, match=message):
        actions.read(words)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("heat usa; 0 at=1.5.1 hand=12+b01", "upgrades and sponsors need the word garage"),
        ("heat usa garage; 0 at=1.5.1 hand=12+b17", "extra heat lies in a pile as heat, H"),
        ("heat usa garage; 0 at=1.5.1 hand=12+b99", "hand has 'b99'; cards are 0 1 2 3 4 5 H S and names such as"),
        ("heat usa garage; 0 at=1.5.1 hand=12 stack=+a07", "only cards with refresh lie on the stack"),
        ("heat usa garage; 0 at=1.5.1 hand=12 stack=" + "+a17" * 9, "a stack has at most 8 cards"),
        ("heat usa garage; 0 at=1.5.1 hand=12 owns=+s01", "owns has at most 8 upgrades"),
        ("heat usa garage; 0 at=1.5.1 hand=12 secret=+s01", "secret and known have more s01 than hand"),
        ("heat usa garage; 0 at=1.5.1 hand=12+s01 secret=+b01", "secret has sponsors only"),
        ("heat usa garage sponsors=+b01; 0 at=1.5.1 hand=12", "sponsors has cards that do not belong there"),
        ("heat usa offer=+b01; 0 at=1.5.1 hand=12", "upgrades and sponsors need the word garage"),
        ("heat usa draft=snake; 0 at=1.5.1 hand=12", "a draft needs the word garage"),
        ("heat usa weather=hail; 0 at=1.5.1 hand=12", "weather must be one of none, cloud, fog"),
        ("heat usa roads=weather; 0 at=1.5.1 hand=12", "roads needs a token for each of the 4 corners"),
        ("heat japan roads=weather,none,none,none,none; 0 at=1.5.1 hand=12", "roads has two tokens for the chicane"),
        ("heat usa press=0; 0 at=1.5.1 hand=12", "press counts from 1"),
        ("heat usa press=5; 0 at=1.5.1 hand=12", "press must be a number from 0 to 4"),
        ("heat usa legend_card=3; 0 at=1.5.1 hand=12", "a legend's card lies open, but there are no legends"),
        ("heat usa; 0 at=1.5.1 legend", "a race needs at least one seat that is no legend"),
        ("heat usa; 0 at=1.5.1 hand=12; 1 at=1.6.1 legend hand=1", "seat 1 is a legend: it has no cards and no plan"),
        ("heat usa swapped=b01 garage; 0 at=1.5.1 hand=12", "swapped belongs to step swap"),
        ("heat usa drafting=1 garage; 0 at=1.5.1 hand=12", "drafting counts the passes of a draft that is on"),
        ("heat usa version=1; 0 at=1.5.1 hand=12 meant=2", "meant is a gear that nobody sees yet"),
        ("heat usa; 0 at=1.5.1 hand=12 meant=2", "a seat that plans says which gear it has meant"),
        ("heat usa; 0 gear=1 at=1.5.1 hand=1234 plan=gear meant=3", "from gear 1 it cannot have meant gear 3"),
        ("heat usa round=2 mulligan; 0 at=1.5.1 hand=12 redraw", "only in the first round"),
        ("heat usa due=1; 0 at=1.5.1 hand=12", "nobody is moving yet: leave out"),
    ],
)
def test_a_position_that_cannot_be_is_refused_with_the_reason(heat: From, text: str, message: str) -> None:
    with pytest.raises(paddock.BadText, match=message):
        heat(text)


@pytest.mark.parametrize(
    "text",
    [
        "heat usa garage; 0 at=1.5.1 hand=12+b01+s01 deck=1 stack=+a17+a15 owns=+b01+a17+a15 secret=+s01",
        "heat usa weather=fog roads=none,weather,overheat,free_boost press=2 hand_size=8; 0 at=1.5.1 hand=12",
        "heat usa legend_cards=1,5,10 legend_bonus=2 chevrons; 0 at=1.5.1 hand=12; 1 at=1.6.1 legend",
        "heat usa tournament; 0 gear=2 at=1.5.1 hand=12 plan=gear meant=2",
        "heat usa season extra_heat=-2 extra_stress=1 lap_prizes=3 speed_prize=15 no_mercy; 0 at=1.5.1 hand=12",
        "heat usa garage step=react start=70 speed=4 cool=1 boost=1 relief=1 due=1 scrap=2 plus=1 accelerate=1 "
        "salvage=2 values=3; 0 gear=2 at=1.5.1 hand=12 play=1+b07 shown engine=HH deck=1",
    ],
)
def test_a_position_with_modules_round_trips(heat: From, text: str) -> None:
    race = heat(text)
    for word in text.split("; ")[0].split():
        assert word in race.position.split("\n")[0].split()
    assert heat(race.position).save() == race.save()
