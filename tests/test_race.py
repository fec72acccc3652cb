"""The friendly object: options, answers, refusals, undo, views, forecasts."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import pytest

import paddock
from paddock import record
from paddock.errors import BadText, PaddockError, Refused
from paddock.race import Race


def test_the_options_are_texts_that_act_takes() -> None:
    race = paddock.race("heat", circuit="usa", seats=3, seed=3)
    assert race.waiting == (0, 1, 2)
    assert race.options(0) == ["g1", "g2", "g3"]
    events = race.act(0, "g2")
    assert [(event.kind, event.seat, event["gear"], event.ruling) for event in events] == [("meant", 0, 2, "heat 139")]


def test_gear_and_cards_go_together_in_any_order_of_cards() -> None:
    race = paddock.race("heat", circuit="usa", seats=2, seed=3)
    hand = race.view(0)["cars"][0]["hand"]
    numbers = [card for card in hand if card in "012345"][:2]
    race.act(0, f"g2, {numbers[1]}+{numbers[0]}")
    own = race.view(0)["cars"][0]
    assert own["planned"]
    assert own["play"] == "".join(numbers)
    other = race.view(1)["cars"][0]
    assert other["play"] is None
    assert (other["laid"], other["gear"]) == (0, 1)
    assert "hand" not in other


@pytest.mark.parametrize(
    ("answer", "message"),
    [
        ("g4", r"'g4' is not possible here \(heat 11\); possible: g1, g2, g3"),
        ("boost", r"'boost' is not possible here \(heat 11\)"),
        ("g2, heat", r"'heat' is not possible here \(heat 12\)"),
        ("gallop", "'gallop' is no action; actions are g1 to g4"),
        ("", "'' is no action"),
        ("cool 99999", "cool needs a number from 1 to 39, not .99999."),
        ([], "at least one action"),
        (-5, r"action -5 is not possible here"),
    ],
)
def test_a_refusal_says_why_and_what_is_allowed(answer: str, message: str) -> None:
    race = paddock.race("heat", circuit="usa", seats=2, seed=3)
    before = race.save()
    with pytest.raises(PaddockError, match=message):
        race.act(0, answer)
    assert race.save() == before
    assert len(race.entries) == 1


def test_a_seat_that_is_not_asked_is_told_who_is() -> None:
    race = paddock.race("heat", seats=2, seed=3)
    race.act(0, "g1")
    race.act(0, race.options(0)[0])
    with pytest.raises(Refused, match="seat 0 is not asked now; waiting for seat 1"):
        race.act(0, "g1")
    with pytest.raises(Refused, match="seat 7 is not asked now"):
        race.act(7, "g1")


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"circuit": "mars"}, "unknown circuit 'mars'; there is deutschland, espana, france, gb, italia"),
        ({"seats": 7}, "seats must be 1 to 6, not 7"),
        ({"seats": "two"}, "seats must be a whole number, not 'two'"),
        ({"laps": 0}, "laps must be 1 to 20"),
        ({"colour": "red"}, "unknown option 'colour'; there is circuit, seats, laps, handicap, grid"),
        ({"seats": 2, "handicap": [1]}, "handicap needs a number for each of the 2 seats, not 1"),
        ({"seats": 2, "handicap": [1, 3]}, "handicap must be 0 to 2, not 3"),
        ({"seats": 3, "grid": [0, 0, 1]}, "grid must name each of the seats 0, 1, 2 once"),
        ({"seats": 3, "grid": 5}, "grid must be a list"),
    ],
)
def test_bad_options_are_refused_with_what_is_allowed(options: dict[str, object], message: str) -> None:
    with pytest.raises(PaddockError, match=message):
        paddock.race("heat", **options)  # type: ignore[arg-type]


def test_unknown_game() -> None:
    with pytest.raises(PaddockError, match="unknown game 'chess'; there is heat"):
        paddock.race("chess")


def test_undo_until_something_comes_out() -> None:
    race = paddock.race("heat", circuit="usa", seats=1, seed=8)
    start = race.position
    race.act(0, "g2")
    race.act(0, race.options(0)[0])
    race.undo(0)
    race.undo(0)
    assert race.position == start
    with pytest.raises(Refused, match=r"nothing to take back|cannot be taken back"):
        race.undo(0)
    race.act(0, "g1")
    race.act(0, race.options(0)[0])
    with pytest.raises(Refused, match="cards have been drawn or shown"):
        race.undo(0)
    assert [entry.kind for entry in race.entries] == ["start", "act", "act", "undo", "undo", "act", "act"]


def test_others_do_not_see_what_is_drawn_or_laid() -> None:
    race = paddock.race("heat", circuit="usa", seats=2, seed=8)
    race.act(0, "g1")
    race.act(0, race.options(0)[0])
    own, other = race.events_for(0), race.events_for(1)
    assert all("card" in event.numbers for event in own if event.kind == "drew" and event.seat == 0)
    assert all("card" not in event.numbers for event in other if event.kind == "drew" and event.seat == 0)
    assert any(event.kind == "laid" for event in own)
    assert not any(event.kind == "laid" for event in other)
    assert any(event.kind == "ready" and event.seat == 0 for event in other)


CORNER = """heat usa laps=2 round=9 step=planning order=0,1
0 gear=3 at=1.30.2 hand=1234445 deck=0112233H discard=SSS top=S engine=HH
1 gear=1 at=1.2.1 hand=0123H deck=1122334445 engine=HHHHH"""


def test_a_forecast_tells_speed_corner_heat_and_risk() -> None:
    race = paddock.from_position(CORNER, seed=1)
    calm = race.forecast(0, "g2, 1+2")
    assert calm.spreads["speed"] == (3, 3, 3)
    assert calm.corners == ({"corner": 2, "limit": 3, "chance": 1.0, "cost": (0, 0, 0)},)
    assert calm.chances["spun-out"] == 0
    dear = race.forecast(0, "g2, 1+4")
    assert dear.spreads["paid"] == (2, 2, 2)
    assert dear.ends == {2 * (69 + 35) + 1: 1.0}
    wild = race.forecast(0, "g3, 4+4+5")
    assert wild.chances["spun-out"] == 1
    assert race.position == paddock.from_position(race.position, seed=2).position


def test_a_forecast_of_stress_is_a_spread() -> None:
    text = CORNER.replace("hand=1234445", "hand=123445S").replace("discard=SSS top=S", "discard=5SS top=5")
    race = paddock.from_position(text, seed=1)
    outlook = race.forecast(0, "g2, 1+stress", samples=200)
    low, _, high = outlook.spreads["speed"]
    assert (low, high) == (2, 4)
    assert abs(sum(outlook.ends.values()) - 1) < 1e-9
    with pytest.raises(Refused, match="not possible"):
        race.forecast(0, "g2, 0+1")


def test_a_forecast_does_not_use_secrets() -> None:
    race = paddock.race("heat", circuit="usa", seats=4, seed=5)
    for seat in (1, 2, 3):
        race.act(seat, "g1")
        race.act(seat, race.options(seat)[0])
    text = race.position
    shuffled = race.imagined(0, paddock.race("heat", seed=1).dealer.control)
    other = paddock.from_position(race.game.text.write(race.game.plain(shuffled, race.plain().course), "usa"), seed=1)
    assert other.position != text
    assert other.view(0) == race.view(0)
    hand = race.view(0)["cars"][0]["hand"]
    card = next(card for card in hand if card in "1234")
    first, second = (one.forecast(0, f"g1, {card}").spreads["speed"] for one in (race, other))
    assert first == second == (int(card),) * 3


def test_a_position_is_checked_for_sense() -> None:
    with pytest.raises(BadText, match="at must name a spot of its own"):
        paddock.from_position(CORNER.replace("1.2.1", "1.30.2"))
    with pytest.raises(PaddockError, match="unknown game"):
        paddock.from_position("")


def test_cars_that_nobody_decides_for_come_after_the_seats() -> None:
    race = paddock.race("heat", seats=2, legends=3, seed=1)
    assert (race.seats, race.cars) == (2, 5)
    assert sorted(race.field()) == [1, 2, 3, 4, 5]
    assert race.standing() == race.field()[:2]
    assert len(race.view(0)["cars"]) == race.cars
    assert paddock.from_position(race.position).cars == 5
    alone = paddock.race("downforce", seats=3, seed=1)
    assert alone.cars == alone.seats == 3


UNTYPED: Any = paddock
"""As it is called by people without a type checker."""

COPIES: list[Callable[[Race], Race]] = [
    Race.copy,
    copy.copy,
    copy.deepcopy,
    lambda race: pickle.loads(pickle.dumps(race)),
]


@pytest.mark.parametrize("name", ["heat", "downforce", "formula_d"])
@pytest.mark.parametrize("seed", [5, None])
def test_a_copy_is_a_race_of_its_own_with_the_same_luck_ahead(name: str, seed: int | None) -> None:
    race = paddock.race(name, seats=3, seed=seed)
    for _ in range(20):
        _answer(race)
    before = record.write(race)
    copies = [make(race) for make in COPIES]
    for twin in copies:
        assert twin.view(0) == race.view(0)
        assert twin.can_undo(0) == race.can_undo(0)
        for _ in range(40):
            _answer(twin)
    assert len({twin.save() for twin in copies}) == 1
    assert {record.write(twin) for twin in copies} != {before}
    assert record.write(race) == before


def _answer(race: Race) -> None:
    if not race.over:
        seat = race.waiting[0]
        race.act(seat, race.options(seat)[-1])


def test_a_race_says_what_it_is_and_shows_its_board() -> None:
    race = paddock.race("heat", seats=2, seed=3)
    assert repr(race) == "<race of heat on usa, 2 seats, round 1, waiting for seat 0, 1>"
    assert race._repr_svg_().startswith("<svg")
    while not race.over:
        seat = race.waiting[0]
        race.act(seat, race.options(seat)[0])
    assert repr(race) == f"<race of heat on usa, 2 seats, over, places {race.standing()[0]}, {race.standing()[1]}>"
    heat = paddock.game("heat")
    assert repr(Race(heat, heat.setup.read_options({"seats": 1}), seed=1)) == "<race of heat on usa, 1 seat, not begun>"


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        (lambda race: race.options(2), "a seat must be 0 to 1, not 2"),
        (lambda race: race.options(-1), "a seat must be 0 to 1, not -1"),
        (lambda race: race.view(2), "a seat must be 0 to 1"),
        (lambda race: race.view("0"), "a seat must be a whole number, not str '0'"),
        (lambda race: race.decision(True), "a seat must be a whole number, not bool"),
        (lambda race: race.withdraw(9), "a seat must be 0 to 1"),
        (lambda race: race.act("0", "g1"), "a seat must be a whole number, not str '0'"),
        (lambda race: race.act(0, 1.5), "an answer is an action's text, its number, or several numbers, not float"),
        (lambda race: race.act(0, None), "an answer is an action's text"),
        (lambda race: race.act(0, ["g1"]), "an action must be a whole number, not str 'g1'"),
        (lambda race: race.act(0, 10**9), "an action must be -32767 to 32767"),
        (lambda race: race.act(0, [0] * 101), "an answer has at most 100 actions, not 101"),
        (lambda race: race.act(0, "g1", draws=[3]), "a draw is a pair"),
        (lambda race: race.act(0, "g1", draws=[(6, 99999)]), "a draw's number must be 0 to 32767"),
        (lambda race: race.act(0, "g1", draws=[(6, 1)] * 3000), "one answer takes at most 2048 draws, not 3000"),
        (lambda race: race.forecast(0, "g1", samples=0), "samples must be 1 to"),
        (lambda _: UNTYPED.race("heat", seed="x"), "a seed must be a whole number, not str 'x'"),
        (lambda _: UNTYPED.race(7), "a game is named by text, not int '7'; there is heat, downforce, formula_d"),
        (lambda _: UNTYPED.from_position(None), "a position is text, not NoneType"),
        (lambda _: UNTYPED.read_race(b""), "a race file is text, not bytes"),
    ],
)
def test_wrong_seats_answers_and_types_get_one_clear_error(wrong: Callable[[Race], object], message: str) -> None:
    race = paddock.race("heat", seats=2, seed=3)
    before = race.save()
    with pytest.raises(PaddockError, match=message):
        wrong(race)
    assert race.save() == before
