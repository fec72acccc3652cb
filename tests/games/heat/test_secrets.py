"""What a seat cannot know: imagined positions agree with all that it does know, and cards are never lost."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from paddock.dealer import seeded
from paddock.engine import Engine
from paddock.games.heat import tables
from paddock.games.heat.setup import circuit_names, course
from tests.games.heat.look import HEAT, From, force, known, pile

starts = st.fixed_dictionaries(
    {"circuit": st.sampled_from(circuit_names()), "seats": st.integers(1, 6), "laps": st.just(1)}
)
seeds = st.integers(0, 2**32)


def ramble(engine: Engine, options: dict[str, Any], seed: int, decisions: int) -> Any:
    """A race played at random for some decisions, with a withdrawal now and then."""
    rng = random.Random(seed)
    s = engine.take(HEAT.setup.first_position(HEAT.setup.read_options(options)))
    luck = seeded(engine, seed)
    engine.begin(s, luck)
    for _ in range(decisions):
        seats = [seat for seat in range(options["seats"]) if engine.waiting(s) >> seat & 1]
        if not seats:
            break
        if rng.random() < 0.01:
            engine.withdraw(s, luck, rng.choice(seats))
        else:
            seat = rng.choice(seats)
            engine.act(s, luck, seat, rng.choice(engine.options(s, seat)))
    return s


@pytest.mark.ruling("heat 66")
@settings(deadline=None, max_examples=60)
@given(options=starts, seed=seeds, decisions=st.integers(0, 500))
def test_a_view_does_not_depend_on_what_is_imagined(
    engine: Engine, options: dict[str, Any], seed: int, decisions: int
) -> None:
    s = ramble(engine, options, seed, decisions)
    road = course(options["circuit"])
    for seat in [None, *range(options["seats"])]:
        imagined = s.copy()
        engine.imagine(imagined, seeded(engine, seed + 1), -1 if seat is None else seat)
        real: Any = HEAT.plain(s, road)
        dreamt: Any = HEAT.plain(imagined, road)
        assert HEAT.view.view(dreamt, seat) == HEAT.view.view(real, seat)
        if seat is not None:
            assert dreamt.cards[seat] == real.cards[seat]
        assert all(count >= 0 for cards in dreamt.cards for counts in cards for count in counts)
        assert HEAT.text.read(HEAT.text.write(dreamt, options["circuit"]))[0] == dreamt


@pytest.mark.ruling("heat 1", "heat 8")
@settings(deadline=None, max_examples=60)
@given(options=starts, seed=seeds, decisions=st.integers(0, 800))
def test_cards_are_neither_lost_nor_made_but_for_the_stress_of_spin_outs(
    engine: Engine, options: dict[str, Any], seed: int, decisions: int
) -> None:
    road = course(options["circuit"])
    s: Any = HEAT.plain(ramble(engine, options, seed, decisions), road)
    for seat in range(options["seats"]):
        owned: Counter[int] = Counter()
        for number, counts in enumerate(s.cards[seat]):
            assert sum(counts) == s.size[seat][number]
            owned.update({kind: count for kind, count in enumerate(counts) if count})
        dealt = Counter(dict(enumerate(map(sum, zip(tables.COPIES, tables.STARTING, strict=True)))))
        dealt.update({tables.HEAT: road.heat, tables.STRESS: road.stress})
        gained = owned - dealt
        assert not dealt - owned
        assert set(gained) <= {tables.STRESS}
        assert s.cards[seat][tables.ENGINE] == [
            s.size[seat][tables.ENGINE] if kind == tables.HEAT else 0 for kind in range(tables.KINDS)
        ]


@pytest.mark.ruling("heat 13")
def test_after_a_cluttered_hand_everybody_knows_that_the_rest_is_heat(heat: From, engine: Engine) -> None:
    race = heat("""
        heat usa
        0 gear=2 at=1.5.1 hand=1HHHHHH deck=1222333444 engine=HH
        1 gear=1 at=1.1.1 hand=1111 deck=1111
    """)
    race.act(1, "g1, 1")
    race.act(0, "g2, clutter", force("2 3"))
    assert known(race, 0) == "HHHHH"
    imagined: Any = HEAT.plain(race.imagined(1, seeded(engine, 7)), race.plain().course)
    assert imagined.cards[0][tables.HAND][tables.HEAT] == 5


@pytest.mark.ruling("heat 138")
def test_cards_laid_face_down_by_a_withdrawn_seat_are_no_longer_known_in_hand(heat: From, engine: Engine) -> None:
    race = heat("""
        heat usa
        0 gear=2 at=1.5.1 hand=4123 known=4 engine=HH
        1 gear=1 at=1.1.1 hand=1111 deck=1111
    """)
    race.act(0, "g2, 3+4")
    race.withdraw(0)
    assert known(race, 0) == ""
    imagined: Any = HEAT.plain(race.imagined(1, seeded(engine, 7)), race.plain().course)
    assert min(min(counts) for counts in imagined.cards[0]) == 0
    assert pile(race, 0, "discard") == "34"


@pytest.mark.ruling("heat 62")
def test_stress_from_a_spin_out_is_seen_by_all(heat: From) -> None:
    race = heat("""
        heat italia step=react start=59 speed=8 adrenaline=1
        0 gear=4 at=1.13.1 hand=12S deck=1111 play=444 shown
    """)
    race.act(0, "done")
    assert known(race, 0) == "SS"


@pytest.mark.ruling("heat 9")
def test_an_imagined_seat_that_has_planned_has_laid_legal_cards(heat: From, engine: Engine) -> None:
    race = heat("""
        heat usa
        0 gear=3 at=1.5.1 hand=1HHH234 deck=HHH engine=HH
        1 gear=1 at=1.1.1 hand=1111 deck=1111
    """)
    race.act(0, "g3, 1+2+3")
    luck = seeded(engine, 3)
    plans = set()
    for _ in range(60):
        s: Any = HEAT.plain(race.imagined(1, luck), race.plain().course)
        assert s.size[0][tables.PLAY] == s.meant[0]
        plans.add(s.plan[0])
        playable = sum(s.cards[0][tables.HAND]) - s.cards[0][tables.HAND][tables.HEAT]
        if s.plan[0] == tables.CLUTTERED:
            assert playable == 0
        else:
            assert s.cards[0][tables.PLAY][tables.HEAT] == 0
    assert plans == {tables.PLANNED, tables.CLUTTERED}


@pytest.mark.ruling("heat 66")
def test_a_spectator_sees_numbers_too_and_no_hand_among_them(heat: From, engine: Engine) -> None:
    """The same on both engines, and the same for every position that a spectator could imagine."""
    race = heat("""
        heat usa
        0 gear=3 at=1.5.1 hand=1HHH234 deck=HH5 engine=HH
        1 gear=1 at=1.1.1 hand=1223 deck=1111
    """)

    def seen(position: Any) -> Any:
        out = engine.Observation()
        engine.encode(position, -1, out)
        return out

    luck = seeded(engine, 3)
    real = seen(race._state)
    assert real.read("gear", 2) == [3, 1] and real.read("space", 2) == [5, 1]
    assert not any(real.read("hand", 1000))
    assert all(seen(race.imagined(None, luck)).save() == real.save() for _ in range(10))
