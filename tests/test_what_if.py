"""What if: a race of its own from any moment of another one, whose file says where it came from."""

from __future__ import annotations

import random
from typing import Any

import pytest

import paddock
from paddock import record
from paddock.drivers import run, seat_drivers
from paddock.errors import BadText, PaddockError
from paddock.race import Race
from paddock.what_if import check_origin

RACES: dict[str, dict[str, Any]] = {
    "heat": {"seats": 3, "laps": 1, "garage": "both", "legends": 2, "weather": "random"},
    "downforce": {"seats": 4},
    "formula_d": {"seats": 3, "laps": 1, "tyres": True},
}


def driven(race: Race, seed: int = 1) -> Race:
    run(race, seat_drivers(race, ["racer"] * race.seats, seed))
    return race


@pytest.fixture(scope="module", params=RACES)
def finished(request: pytest.FixtureRequest) -> Race:
    return driven(paddock.race(request.param, seed=3, **RACES[request.param]))


def test_a_race_goes_on_from_any_moment_and_its_file_is_right(finished: Race) -> None:
    moments = random.Random(1).sample(range(1, len(finished.entries)), 6)
    for moment in (1, *moments):
        for anew_for in (None, 1):
            other = finished.what_if(moment, seed=moment, anew_for=anew_for)
            assert not other.over and other.entries == [] and other.version == finished.version
            left = record.read(record.write(other))
            assert left.position == other.position and left.origin == other.origin
            text = record.write(driven(other, 2))
            verdict = record.verify(text)
            assert verdict.right and verdict.luck_checked and verdict.origin == str(other.origin)
            check_origin(record.read(text), finished)


def test_what_was_hidden_stays_or_is_dealt_anew_but_never_what_the_seat_knew(finished: Race) -> None:
    moment = len(finished.entries) // 2
    same, anew = finished.what_if(moment, seed=1), finished.what_if(moment, seed=1, anew_for=0)
    assert same.view(0) == anew.view(0)
    assert str(anew.origin).endswith(f"after {moment} dealt anew for 0")


def test_luck_is_new_from_there() -> None:
    race = driven(paddock.race("formula_d", seed=3, seats=2, laps=1))
    ends = {record.write(driven(race.what_if(20, seed=seed))).split("\n\n")[1] for seed in range(3)}
    assert len(ends) == 3
    sealed = race.what_if(20)
    assert sealed.seal is not None and record.verify(record.write(driven(sealed))).right


def test_a_what_if_of_a_what_if_and_of_a_race_with_answers_taken_back() -> None:
    race = paddock.race("heat", seed=5, seats=2, laps=1)
    race.act(0, "g2")
    race.undo(0)
    driven(race)
    second = driven(race.what_if(3, seed=1))
    third = second.what_if(0, seed=2)
    assert third.position == race.what_if(3).position
    check_origin(driven(third), second)
    with pytest.raises(BadText, match="came from another one"):
        check_origin(third, race)


def test_moments_that_are_none_and_origins_that_lie(finished: Race) -> None:
    with pytest.raises(PaddockError, match="moments 1 to") as refused:
        finished.what_if(0)
    assert refused.value.word == "what-if-moment"
    with pytest.raises(PaddockError, match="race is over"):
        finished.what_if()
    with pytest.raises(PaddockError, match="moments 1 to"):
        finished.what_if(len(finished.entries) + 1)
    other = driven(finished.what_if(10, seed=4))
    with pytest.raises(BadText, match="does not say"):
        check_origin(finished, finished)
    text = record.write(other)
    assert text.startswith("paddock race 3\n")
    moved = record.read(text.replace(" after 10\n", " after 11\n"))
    with pytest.raises(BadText, match="entries are others"):
        check_origin(moved, finished)
    for wrong in ("from x after 3\n", f"from {'0' * 32}\n"):
        broken = text.replace(f"from {other.origin}\n", wrong)
        assert record.verify(broken).fault == "file"
    position = next(line for line in text.splitlines() if line.startswith("position "))
    assert record.verify(text.replace(position + "\n", "")).word == "file-lacks"
