"""Many races stepped together are the races that they would be one by one."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from paddock import lab
from paddock.errors import PaddockError
from paddock.game import game
from paddock.lab.batches import Batch
from paddock.registry import BUILT_IN
from tests.conformance.cases import CASES, Case

STEPS = 40


def arrays(batch: Batch) -> list[Any]:
    return [batch.observations, batch.masks, batch.rewards, batch.dones, batch.seats]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_compiled_and_plain_batches_are_the_same(case: Case) -> None:
    of = game(case.game)
    both = [
        Batch(case.game, 2, case.options, seed=4, engine=engine) for engine in (of.compiled_engine, of.plain_engine)
    ]
    for _ in range(STEPS):
        for one, other in zip(*map(arrays, both), strict=True):
            assert (one == other).all()
        chosen = [batch.pick_any() for batch in both]
        assert (chosen[0] == chosen[1]).all()
        for batch in both:
            batch.step(chosen[0])


@pytest.mark.parametrize("name", BUILT_IN)
def test_races_end_pay_and_begin_anew(name: str) -> None:
    batch = lab.batch(name, 16, {"seats": 3}, seed=2)
    ended = 0
    for _ in range(4000):
        chosen = batch.pick_any()
        assert batch.masks[np.arange(16), chosen].all()
        batch.step(chosen)
        assert not batch.rewards[~batch.dones].any()
        ended += int(batch.dones.sum())
        if ended > 20:
            break
    assert ended > 20
    assert set(np.unique(batch.seats)) <= {0, 1, 2}


def test_drivers_decide_for_their_seats() -> None:
    batch = lab.batch("heat", 8, {"circuit": "usa", "seats": 4, "laps": 1}, drivers=["racer", None, "rookie", "random"])
    paid = np.zeros(4)
    for _ in range(3000):
        batch.step(batch.pick_any())
        assert (batch.seats == 1).all()
        paid += batch.rewards.sum(0)
        if paid[0] >= 8:
            break
    assert paid[0] > paid[2] > paid[3]


def test_threads_and_parts_change_nothing() -> None:
    one, two = (lab.batch("heat", 10, {"circuit": "usa", "seats": 2}, seed=3, threads=n) for n in (1, 2))
    for _ in range(STEPS):
        assert all((mine == other).all() for mine, other in zip(arrays(one), arrays(two), strict=True))
        for batch in (one, two):
            batch.step(batch.pick_any())
    two.close()


@pytest.mark.parametrize(
    ("name", "kind"), [*((name, "compiled_engine") for name in BUILT_IN), ("heat", "plain_engine")]
)
def test_a_batch_goes_on_from_where_another_stood(name: str, kind: str) -> None:
    engine = getattr(game(name), kind)
    drivers = [None, "random", "rookie"]
    one, two = (Batch(name, 3, {"seats": 3}, drivers=drivers, seed=seed, engine=engine) for seed in (3, 4))
    for _ in range(10):
        one.step(one.pick_any())
    two.load(one.save())
    for _ in range(10):
        assert (one.observations == two.observations).all() and (one.masks == two.masks).all()
        chosen = one.pick_any()
        assert (two.pick_any() == chosen).all()
        one.step(chosen)
        two.step(chosen)
    assert one.save() == two.save()
    with pytest.raises(PaddockError, match="this batch has 3 races, not 2"):
        two.load(one.save()[:2])


def test_arrays_stay_the_same_and_fields_are_views_of_them() -> None:
    batch = lab.batch("heat", 4, {"circuit": "usa", "seats": 2}, seed=3)
    before = arrays(batch)
    batch.step(batch.pick_any())
    assert all(mine is other for mine, other in zip(before, arrays(batch), strict=True))
    assert np.shares_memory(batch.fields["hand"], batch.observations)
    assert batch.fields["hand"][:, 0].sum(1).tolist() == batch.fields["hand_size"][:, 0].tolist()
    position = batch.position(2)
    assert position.read("gear", 2)[int(batch.seats[2])] == batch.fields["gear"][2, 0]


def test_what_is_not_an_option_stops_everything_before_it_begins() -> None:
    batch = lab.batch("heat", 3, {"circuit": "usa", "seats": 2}, seed=3)
    chosen, before = batch.pick_any(), batch.observations.copy()
    chosen[1] = 1000
    with pytest.raises(PaddockError, match="race 1: 1000"):
        batch.step(chosen)
    with pytest.raises(PaddockError, match="as many actions"):
        batch.step(chosen[:2])
    assert (batch.observations == before).all()
    with pytest.raises(PaddockError, match="None in its place"):
        lab.batch("heat", 3, {"circuit": "usa", "seats": 2}, drivers=["rookie", "rookie"])
