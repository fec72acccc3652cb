"""Texts with a character changed: a clear message or a valid other race, never anything else."""

from __future__ import annotations

import random
import string

from hypothesis import strategies as st

import paddock
from paddock.errors import PaddockError
from paddock.game import game

PLACES = st.integers(0, 10**7)
LETTERS = st.sampled_from(string.printable + "é٣\u2028\x00")
WAYS = st.sampled_from(["change", "drop", "add", "cut", "swap"])


def mangled(text: str, at: int, letter: str, way: str) -> str:
    """The text with a fault in it."""
    at %= len(text)
    return {
        "change": text[:at] + letter + text[at + 1 :],
        "drop": text[:at] + text[at + 1 :],
        "add": text[:at] + letter + text[at:],
        "cut": text[:at],
        "swap": text[:at] + text[at : at + 2][::-1] + text[at + 2 :],
    }[way]


def check_position(of: str, text: str, answers: int) -> None:
    """A position is refused in a line, or raced on from by the plain and the compiled rules."""
    for engine in (game(of).plain_engine, game(of).engine):
        try:
            race = paddock.from_position(text, seed=1, engine=engine)
        except PaddockError as error:
            assert str(error)
            assert "\n" not in str(error)
            continue
        rng = random.Random(1)
        for _ in range(answers):
            if race.over:
                break
            seat = rng.choice(race.waiting)
            race.act(seat, rng.choice(race.options(seat)))
        assert paddock.from_position(race.position, seed=1).save() == race.save()
