"""Luck: the generators, the tape, the journal."""

from __future__ import annotations

import struct
from collections import Counter

import pytest

from paddock import control, luck
from paddock.dealer import Dealer, WrongLuck, generator_state, seeded
from paddock.engine import Memory
from paddock.game import game
from paddock.seal import new_seal


def memory(c: Memory) -> control.Control:
    assert isinstance(c, control.Control)
    return c


CHACHA_ZERO_KEY = (
    "76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7"
    "da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586"
)
"""The published first block of ChaCha20 for a key and nonce of zeros."""


def test_the_sealed_generator_is_chacha20() -> None:
    c = control.Control()
    c.sealed, c.used = 1, 16
    words = [luck.word(c) for _ in range(16)]
    assert struct.pack("<16I", *words).hex() == CHACHA_ZERO_KEY
    assert luck.word(c) != words[0]
    assert c.counter == 2


@pytest.mark.parametrize("sealed", [0, 1])
def test_a_die_is_fair(sealed: int) -> None:
    c = control.Control()
    c.generator, c.sealed, c.used = generator_state(1), sealed, 16
    rolls = Counter(luck.below(c, 6) for _ in range(12_000))
    assert sorted(rolls) == list(range(6))
    assert all(1800 < count < 2200 for count in rolls.values())


def test_cards_come_as_often_as_they_are_in_the_pile() -> None:
    c = control.Control()
    c.generator = generator_state(2)
    drawn = Counter(luck.pick(c, [1, 0, 3, 0, 6], 5, 10) for _ in range(10_000))
    assert set(drawn) == {0, 2, 4}
    assert 850 < drawn[0] < 1150
    assert 2800 < drawn[2] < 3200


def test_near_seeds_give_far_luck() -> None:
    engine = game("heat").plain_engine
    first = [[luck.below(memory(c), 1000) for _ in range(4)] for c in (seeded(engine, seed) for seed in range(-50, 50))]
    assert len({tuple(row) for row in first}) == 100
    assert len({row[0] for row in first}) > 85


def test_forced_luck_then_the_generator() -> None:
    dealer = Dealer(game("heat").plain_engine, seed=1)
    dealer.force([(6, 4), (0, 2)], strict=False)
    assert luck.below(memory(dealer.control), 6) == 4
    assert luck.pick(memory(dealer.control), [1, 1, 1], 3, 3) == 2
    luck.below(memory(dealer.control), 6)
    assert dealer.report().draws[:2] == ((6, 4), (0, 2))


@pytest.mark.parametrize(
    ("draws", "message"),
    [
        ([], "ends too early"),
        ([(5, 1)], "does not fit the die"),
        ([(6, 6)], "does not fit the die"),
        ([(0, 1)], "does not fit the die"),
    ],
)
def test_wrong_luck_for_a_die_is_refused(draws: list[tuple[int, int]], message: str) -> None:
    dealer = Dealer(game("heat").plain_engine, seed=1)
    dealer.force(draws, strict=True)
    luck.below(memory(dealer.control), 6)
    with pytest.raises(WrongLuck, match=message):
        dealer.report()


def test_a_card_that_is_not_in_the_pile_is_refused() -> None:
    dealer = Dealer(game("heat").plain_engine, seed=1)
    dealer.force([(0, 1)], strict=True)
    luck.pick(memory(dealer.control), [1, 0, 1], 3, 2)
    with pytest.raises(WrongLuck, match="not in the pile"):
        dealer.report()


def test_luck_left_over_is_refused() -> None:
    dealer = Dealer(game("heat").plain_engine, seed=1)
    dealer.force([(6, 1), (6, 2)], strict=True)
    luck.below(memory(dealer.control), 6)
    with pytest.raises(WrongLuck, match="1 of the draws"):
        dealer.check_used_up()


def test_plain_and_compiled_draw_the_same_under_seal() -> None:
    seal = new_seal(("a1", "b2"), bytes(range(32)))
    of = game("heat")
    compiled = of.compiled_engine
    assert compiled is not None
    first = of.setup.first_position(of.setup.read_options({"seats": 6}))
    dealt = []
    for engine in (of.plain_engine, compiled):
        dealer = Dealer(engine, seal=seal)
        state = engine.take(first)
        engine.begin(state, dealer.control)
        dealt.append((state.save(), dealer.report().draws))
    assert dealt[0] == dealt[1]
    assert len(dealt[0][1]) == 5 + 6 * 7


@pytest.mark.parametrize("sides", [6, 7, 61])
def test_without_a_seed_a_draw_is_a_fault_and_not_a_wait_for_ever(sides: int) -> None:
    c = control.Control()
    assert luck.below(c, sides) == 0
    assert c.fault == luck.FAULT_NONE
