"""Luck under seal: what is promised before the start is what is checked at the end."""

from __future__ import annotations

import random

import pytest

import paddock
from paddock import record
from paddock.errors import PaddockError
from paddock.race import Race
from paddock.seal import Seal, commitment, new_seal


def sealed_race(nonces: tuple[str, ...] = ("mara7", "jo42")) -> Race:
    race = paddock.race("heat", circuit="italia", laps=1, seats=2, seal=new_seal(nonces, b"s" * 32))
    rng = random.Random(0)
    while not race.over:
        seat = race.waiting[0]
        race.act(seat, rng.choice(race.options(seat)))
    return race


def test_a_seal_proves_every_draw() -> None:
    text = record.write(sealed_race())
    assert f"luck sealed {commitment(b's' * 32)}" in text
    verdict = record.verify(text)
    assert verdict.right, verdict.sentence
    assert verdict.luck_checked


def test_nonces_change_the_luck() -> None:
    starts = {record.write(sealed_race(nonces)).split("start :")[1] for nonces in ((), ("a",), ("a", "b"), ("b", "a"))}
    assert len(starts) == 4


def test_an_unopened_race_is_checked_by_the_rules_only() -> None:
    race = sealed_race()
    text = record.write(race, opened=False)
    assert "opened" not in text
    verdict = record.verify(text)
    assert verdict.right
    assert not verdict.luck_checked


def test_a_running_race_does_not_tell_its_seed() -> None:
    race = paddock.race("heat", seats=2)
    assert race.seal is not None
    assert race.seal.seed is not None
    assert race.seal.seed.hex() not in record.write(race)


def test_another_seed_than_promised_is_found() -> None:
    text = record.write(sealed_race()).replace(f"opened {(b's' * 32).hex()}", f"opened {(b't' * 32).hex()}")
    verdict = record.verify(text)
    assert not verdict.right
    assert "does not fit the hash" in verdict.sentence


def test_a_bent_draw_is_found_and_its_line_named() -> None:
    lines = record.write(sealed_race()).splitlines()
    at = next(i for i, line in enumerate(lines) if line.startswith("start :"))
    words = lines[at].split()
    i = next(i for i in range(4, len(words) - 1) if words[i] != words[i + 1])
    words[i], words[i + 1] = words[i + 1], words[i]
    lines[at] = " ".join(words)
    verdict = record.verify("\n".join(lines))
    assert not verdict.right
    assert verdict.sentence.startswith(f"line {at + 1}: draw ")


@pytest.mark.parametrize("nonce", ["", "a b", "a\nb", "ü", "x" * 65])
def test_a_bad_nonce_is_refused(nonce: str) -> None:
    with pytest.raises(PaddockError, match="a nonce is"):
        new_seal((nonce,))


def test_a_seed_of_the_wrong_size_is_refused() -> None:
    with pytest.raises(PaddockError, match="32 bytes"):
        new_seal((), b"short")
    with pytest.raises(PaddockError, match="not opened"):
        Seal("0" * 64, (), None).key()


@pytest.mark.parametrize("engine", ["plain", "compiled"])
def test_a_sealed_race_that_was_left_goes_on(engine: str) -> None:
    race = paddock.race("heat", seats=2, laps=1)
    text = record.write(race)
    left = record.read(text)
    if engine == "plain":
        of = left.game
        left = Race(of, left.settings, seal=left.seal, version=left.version, engine=of.plain_engine)
        left.begin()
    rng = random.Random(1)
    while not left.over:
        seat = left.waiting[0]
        left.act(seat, rng.choice(left.options(seat)))
    verdict = record.verify(record.write(left))
    assert verdict.right
    assert not verdict.luck_checked, "the seed of the first part is not known"


@pytest.mark.parametrize("seal", [None, new_seal(("jo42",), b"s" * 32)])
def test_a_race_whose_seed_is_known_goes_on_with_its_own_luck(seal: Seal | None) -> None:
    whole = paddock.race("heat", seats=2, laps=1, seed=None if seal else 4, seal=seal)
    first = whole.waiting[0]
    whole.act(first, whole.options(first)[0])
    text = record.write(whole) if seal is None else record.write(whole).replace("\n\n", f"\nopened {'73' * 32}\n\n", 1)
    left = record.read(text)
    while not whole.over:
        seat = whole.waiting[0]
        answer = whole.options(seat)[0]
        whole.act(seat, answer)
        left.act(seat, answer)
    assert record.write(left) == record.write(whole)
    assert record.verify(record.write(left)).luck_checked
