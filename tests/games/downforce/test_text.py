"""Positions as text: round trips of odd moments, and texts with a character changed."""

from __future__ import annotations

import random
from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import paddock
from paddock.errors import BadText, PaddockError
from tests.games.downforce.look import auction, on_track
from tests.mangling import LETTERS, PLACES, WAYS, check_position, mangled

VARIANTS = ("normal", "beginners", "overrun", "beginners-overrun")


@cache
def positions(seed: int) -> tuple[str, ...]:
    race = paddock.race("downforce", seats=2 + seed % 5, variant=VARIANTS[seed % 4], seed=seed)
    rng = random.Random(seed)
    texts = [race.position]
    while not race.over:
        seat = rng.choice(race.waiting)
        if rng.random() < 0.003:
            race.withdraw(seat)
        else:
            race.act(seat, rng.choice(race.options(seat)))
        texts.append(race.position)
    return tuple(texts)


@settings(max_examples=500, deadline=None)
@given(st.integers(0, 9), PLACES, PLACES, LETTERS, WAYS)
def test_a_mangled_position(seed: int, which: int, at: int, letter: str, way: str) -> None:
    texts = positions(seed)
    check_position("downforce", mangled(texts[which % len(texts)], at, letter, way), 40)


@pytest.mark.parametrize(
    ("before", "after", "message"),
    [
        ("downforce river_station", "downforce monaco", "unknown circuit 'monaco'"),
        ("hand=F2", "hand=F2,F2", "hand names something twice"),
        ("hand=F2", "hand=F3", "F3 is somewhere else already"),
        ("cell=3 ", "cell=4 ", "two cars share a cell"),
        ("cell=3 ", "cell=900 ", "cell must be a number from 0 to 139"),
        ("owner=0", "owner=5", "owner must be a number from 0 to 1"),
        ("step=play", "step=move", "the card in play lies on the discard pile"),
        ("step=play", "step=bar-done", "nobody decides in step bar-done"),
        ("step=play", "step=bet", "all bets are made for the lines crossed"),
        ("step=play", "step=play crossed=1", "bets come before the next card"),
        ("hand=F2", "hand=F2 may=tricky", "may names a power that it did not win"),
        ("hand=F2", "speed=4", "unknown word 'speed'"),
        ("hand=F2", "", "nobody has anything to decide"),
    ],
)
def test_a_senseless_position_is_refused(before: str, after: str, message: str) -> None:
    text = on_track("step=play", "hand=F2", "hand=F3", red="3 0", green="4 1")
    assert before in text
    with pytest.raises(PaddockError, match=message):
        paddock.from_position(text.replace(before, after, 1))


def test_a_bid_that_is_not_allowed_is_refused() -> None:
    text = auction("green", "hand=F1 bid=bid-F2", "hand=F2", "hand=F3")
    with pytest.raises(BadText, match="seat 0: its bid is not allowed"):
        paddock.from_position(text)
    with pytest.raises(BadText, match="has no card to bid with"):
        paddock.from_position(auction("green", "", "hand=F2", "hand=F3"))
