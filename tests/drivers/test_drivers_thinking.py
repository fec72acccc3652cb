"""Drivers that think in Downforce and Formula D: on imagined positions only, repeatable, and lawful; see also
test_drivers_search.py."""

from __future__ import annotations

import os
from collections.abc import Iterator
from time import thread_time
from typing import Any

import pytest

from paddock.dealer import seeded
from paddock.drivers import Thought, driver_names, scripts, searching
from paddock.engine import Engine
from paddock.game import game
from paddock.lab import simulate

RACER = 2
SOAK = bool(os.environ.get("PADDOCK_SOAK"))
KINDS: list[tuple[str, dict[str, Any]]] = [
    ("downforce", {"circuit": "river_station", "seats": 6}),
    ("downforce", {"circuit": "sea_bay", "seats": 2}),
    ("downforce", {"circuit": "sea_bay", "seats": 3, "variant": "overrun"}),
    ("downforce", {"circuit": "river_station", "seats": 4, "variant": "beginners"}),
    ("formula_d", {"circuit": "monaco", "seats": 4, "variant": "beginners"}),
    ("formula_d", {"circuit": "spa", "seats": 4, "teams": "yes", "repairs": "yes", "custom": "yes"}),
    ("formula_d", {"circuit": "monaco", "seats": 5, "weather": "yes", "tyres": "yes", "qualifying": "yes"}),
    ("formula_d", {"circuit": "neon_quay", "seats": 5, "variant": "street"}),
]
NAMES = [f"{name}-{number}" for number, (name, _) in enumerate(KINDS)]


def positions(engine: Engine, kind: int, seed: int, every: int) -> Iterator[tuple[Any, int]]:
    """Positions of a race of racers, with the seat that must decide."""
    of = game(KINDS[kind][0])
    s = engine.take(of.setup.first_position(of.setup.read_options(KINDS[kind][1])))
    luck, whims = seeded(engine, seed), seeded(engine, seed + 1)
    engine.begin(s, luck)
    number = 0
    while waiting := engine.waiting(s):
        seats = [seat for seat in range(16) if waiting >> seat & 1]
        seat = seats[number % len(seats)]
        number += 1
        if number % every == 0:
            yield s, seat
        copy = s.copy()
        engine.imagine(copy, whims, seat)
        assert engine.act(s, luck, seat, scripts(of, engine).choose(RACER, copy, whims, seat)) == 0


def thought(kind: int, engine: Engine, s: Any, seat: int, playouts: int, dealt: int = 0) -> Thought:
    copy = s.copy()
    engine.imagine(copy, seeded(engine, dealt), seat)
    found = Thought(game(KINDS[kind][0]), engine, copy, seat, 77)
    found.run(playouts)
    return found


@pytest.mark.parametrize("kind", range(len(KINDS)), ids=NAMES)
def test_what_is_hidden_does_not_change_a_decision(kind: int) -> None:
    """However hidden cards, bids, bets and powers lie, every sum of the search is the same; at thousands of positions
    in `make soak`."""
    engine = game(KINDS[kind][0]).engine
    looked = 0
    for seed in range(11, 41 if SOAK else 12):
        for s, seat in positions(engine, kind, seed, every=1 if SOAK else 3):
            tallies = {bytes(thought(kind, engine, s, seat, 8, dealt).search.tally.save()) for dealt in range(3)}
            assert len(tallies) == 1
            looked += 1
    assert looked > (1000 if SOAK else 10)


@pytest.mark.parametrize("kind", range(len(KINDS)), ids=NAMES)
def test_every_answer_that_is_weighed_is_lawful_as_a_whole(kind: int) -> None:
    engine = game(KINDS[kind][0]).engine
    several = 0
    for s, seat in positions(engine, kind, seed=5, every=2):
        weighed = thought(kind, engine, s, seat, 4).weighed()
        assert len({each.actions for each in weighed}) == len(weighed) >= 1
        for each in weighed:
            copy, luck = s.copy(), seeded(engine, 3)
            for action in each.actions:
                assert engine.act(copy, luck, seat, action) == 0
            several += len(each.actions) > 1
    if KINDS[kind][0] == "downforce":
        assert several > 5, "ways are weighed as a whole"


@pytest.mark.parametrize("kind", range(len(KINDS)), ids=NAMES)
def test_plain_and_compiled_search_alike(kind: int) -> None:
    of = game(KINDS[kind][0])
    compiled = of.compiled_engine
    assert compiled is not None
    for number, (s, seat) in enumerate(positions(compiled, kind, seed=3, every=17)):
        other = of.plain_engine.take(of.setup.first_position(of.setup.read_options(KINDS[kind][1])))
        other.load(s.save())
        one, two = thought(kind, compiled, s, seat, 2), thought(kind, of.plain_engine, other, seat, 2)
        assert one.search.tally.save() == two.search.tally.save()
        if number == 2:
            break


@pytest.mark.parametrize("kind", [0, 4], ids=["downforce", "formula_d"])
def test_slices_make_no_difference_and_the_clock_is_kept(kind: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(searching, "monotonic", thread_time)  # which other work on the machine does not stretch
    engine = game(KINDS[kind][0]).engine
    for number, (s, seat) in enumerate(positions(engine, kind, seed=8, every=9)):
        whole, cut = thought(kind, engine, s, seat, 60), thought(kind, engine, s, seat, 0)
        for _ in range(12):
            cut.run(5)
        assert whole.search.tally.save() == cut.search.tally.save()
        assert whole.answer == cut.answer
        before = thread_time()
        cut.run(10**9, seconds=0.05)
        assert thread_time() - before < 0.05 + 0.05
        if number == 4:
            break


@pytest.mark.parametrize("name", ["heat", "downforce", "formula_d"])
def test_every_game_of_ours_has_five_levels(name: str) -> None:
    assert driver_names(game(name)) == ["random", "rookie", "club", "racer", "pro", "champion"]


@pytest.mark.parametrize(
    ("name", "options", "seats"),
    [
        ("downforce", {"circuit": "sea_bay"}, 3),
        ("formula_d", {"circuit": "monaco", "variant": "beginners", "laps": 1}, 3),
    ],
)
def test_a_search_beats_rookies(name: str, options: dict[str, Any], seats: int) -> None:
    """A quick look only: docs/thinking.md has what was measured."""
    result = simulate(name, {**options, "seats": seats}, "pro+rookie*2", 4, seed=1)
    assert result.places["pro"].wins >= 3
