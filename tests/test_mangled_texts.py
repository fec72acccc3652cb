"""Positions and race files with a character changed: a clear message or a valid other race, never anything else."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import paddock
from paddock import record
from paddock.errors import PaddockError
from paddock.game import game
from paddock.race import Race
from tests.conformance.heat import random_options
from tests.mangling import LETTERS, PLACES, WAYS, check_position, mangled

BASE_RACES = 12
SAMPLES = 40


@cache
def sample_race(seed: int) -> Race:
    """Races of the base game, then races with modules."""
    rng = random.Random(seed)
    options: dict[str, Any] = {"circuit": ("usa", "france", "gb", "italia")[seed % 4], "seats": 1 + seed % 6}
    if seed >= BASE_RACES:
        options = random_options(rng)
    race = paddock.race("heat", **(options | {"laps": 1}), seed=seed)
    while not race.over:
        seat = rng.choice(race.waiting)
        race.act(seat, rng.choice(race.options(seat)))
    return race


@cache
def sample_text(seed: int) -> str:
    return record.write(sample_race(seed))


@cache
def sample_positions(seed: int) -> tuple[str, ...]:
    race = record.open_race(record.parse(sample_text(seed)))
    texts = []
    for line in record.parse(sample_text(seed)).lines:
        record.replay_line(race, line)
        texts.append(race.position)
    return tuple(texts)


@settings(max_examples=600, deadline=None)
@given(st.integers(0, SAMPLES - 1), PLACES, PLACES, LETTERS, WAYS)
def test_a_mangled_position(seed: int, which: int, at: int, letter: str, way: str) -> None:
    positions = sample_positions(seed)
    check_position("heat", mangled(positions[which % len(positions)], at, letter, way), 25)


@settings(max_examples=300, deadline=None)
@given(st.integers(0, SAMPLES - 1), PLACES, LETTERS, WAYS)
def test_a_mangled_race_file(seed: int, at: int, letter: str, way: str) -> None:
    text = mangled(sample_text(seed), at, letter, way)
    verdict = record.verify(text)
    assert verdict.sentence
    try:
        race = record.read(text)
    except PaddockError as error:
        assert "\n" not in str(error)
        assert not verdict.right
    else:
        assert record.read(record.write(race)).save() == race.save()


@pytest.mark.parametrize(
    ("before", "after", "message"),
    [
        ("paddock race 1", "paddock race 9", "this file has format 9; this program reads format 1, 2, 3"),
        ("paddock race 1", "PNG", "line 1: a race file begins with 'paddock race 1'"),
        (f"rules {game('heat').rules_version}", "rules 9", "does not know version 9 of the rules; it knows 1 to"),
        ("game heat", "game chess", "unknown game 'chess'; there is heat"),
        ("circuit usa", "circuit mars", "unknown circuit 'mars'"),
        ("luck seed 0", "luck dice", "luck must be"),
        ("luck seed 0\n", "", "the header lacks a line 'luck ...'"),
        ("laps 1", "laps 1\nlaps 1", "line 7: laps stands twice"),
    ],
)
def test_a_bad_header_is_named(before: str, after: str, message: str) -> None:
    text = sample_text(0)
    assert before in text
    with pytest.raises(PaddockError, match=message):
        record.read(text.replace(before, after, 1))


def test_an_illegal_decision_is_named_by_its_line() -> None:
    lines = sample_text(1).splitlines()
    at = next(i for i, line in enumerate(lines) if line.endswith(" keep") or " keep :" in line)
    lines[at] = lines[at].replace("keep", "boost")
    verdict = record.verify("\n".join(lines))
    assert not verdict.right
    assert verdict.sentence.startswith(f"line {at + 1}: 'boost' is not possible here")


def test_a_seat_that_could_answer_nothing_is_refused() -> None:
    text = "heat usa round=1 step=planning; 0 gear=2 at=0.68.1 plan=gear from=5 play=5 hand=1234 deck=0112233 engine=HH"
    with pytest.raises(PaddockError, match="seat 0 is asked, but has no card that it could lay"):
        paddock.from_position(text)


def test_a_car_past_the_line_that_has_not_moved_is_refused() -> None:
    text = "heat usa laps=1 round=9 step=planning; 0 gear=2 at=2.5.1 hand=1234 deck=0112233 engine=HH"
    with pytest.raises(PaddockError, match="seat 0 is past the last finish line"):
        paddock.from_position(text)


def test_an_empty_and_a_huge_file() -> None:
    assert not record.verify("").right
    assert "at most" in record.verify("x" * (record.MOST_TEXT + 1)).sentence
