"""Drivers that search: on imagined positions only, repeatable, within their time, and lawful."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Iterator
from time import thread_time
from typing import Any

import pytest

import paddock
from paddock import PaddockError, registry
from paddock.dealer import seeded
from paddock.drivers import (
    Budget,
    Cockpit,
    Entry,
    Searching,
    Thought,
    driver,
    driver_names,
    entry,
    roster,
    run,
    scripts,
    searching,
    seat_drivers,
    usual_driver,
)
from paddock.drivers.roster import roster as cached_roster
from paddock.engine import Engine
from paddock.game import game
from paddock.lab import simulate
from paddock.table.new_table import known_driver

HEAT = game("heat")
RACER = 2
SOAK = bool(os.environ.get("PADDOCK_SOAK"))
KINDS = (
    {"circuit": "usa", "seats": 6},
    {"circuit": "gb", "seats": 3, "legends": 3},
    {"circuit": "italia", "seats": 4, "garage": "both", "weather": "rain", "roads": "random"},
    {"circuit": "france", "seats": 4, "tournament": "yes"},
)


def options(number: int) -> dict[str, Any]:
    known = HEAT.setup.OPTIONS
    return {name: value for name, value in KINDS[number].items() if name in known}


def positions(engine: Engine, kind: int, seed: int, every: int = 1) -> Iterator[tuple[Any, int]]:
    """Positions of a race of racers, with the seat that must decide."""
    settings = HEAT.setup.read_options(options(kind))
    s = engine.take(HEAT.setup.first_position(settings))
    luck, whims = seeded(engine, seed), seeded(engine, seed + 1)
    engine.begin(s, luck)
    number = 0
    while waiting := engine.waiting(s):
        seat = (waiting & -waiting).bit_length() - 1
        number += 1
        if number % every == 0:
            yield s, seat
        copy = s.copy()
        engine.imagine(copy, whims, seat)
        assert engine.act(s, luck, seat, scripts(HEAT, engine).choose(RACER, copy, whims, seat)) == 0


def thought(engine: Engine, s: Any, seat: int, playouts: int, dealt: int = 0) -> Thought:
    copy = s.copy()
    engine.imagine(copy, seeded(engine, dealt), seat)
    found = Thought(HEAT, engine, copy, seat, 77)
    found.run(playouts)
    return found


@pytest.mark.parametrize("kind", range(len(KINDS)))
def test_what_is_hidden_does_not_change_a_decision(kind: int) -> None:
    """However the hidden cards lie, every sum of the search is the same; at thousands of positions in `make soak`."""
    engine = HEAT.engine
    for seed in range(11, 21 if SOAK else 12):
        for s, seat in positions(engine, kind, seed, every=1 if SOAK else 4):
            tallies = {bytes(thought(engine, s, seat, 24, dealt).search.tally.save()) for dealt in range(3)}
            assert len(tallies) == 1


@pytest.mark.parametrize("kind", range(len(KINDS)))
def test_every_answer_that_is_weighed_is_lawful_as_a_whole(kind: int) -> None:
    engine = HEAT.engine
    for s, seat in positions(engine, kind, seed=5, every=3):
        weighed = thought(engine, s, seat, 16).weighed()
        assert len({each.actions for each in weighed}) == len(weighed) >= 1
        for each in weighed:
            copy, luck = s.copy(), seeded(engine, 3)
            for action in each.actions:
                assert engine.act(copy, luck, seat, action) == 0


def test_plain_and_compiled_search_alike() -> None:
    plain, compiled = HEAT.plain_engine, HEAT.compiled_engine
    assert compiled is not None
    for kind in range(len(KINDS)):
        for s, seat in positions(compiled, kind, seed=3, every=61):
            other = plain.take(HEAT.setup.first_position(HEAT.setup.read_options(options(kind))))
            other.load(s.save())
            one, two = thought(compiled, s, seat, 12), thought(plain, other, seat, 12)
            assert one.search.tally.save() == two.search.tally.save()


def test_slices_make_no_difference() -> None:
    engine = HEAT.engine
    for s, seat in positions(engine, 0, seed=8, every=40):
        whole, cut = thought(engine, s, seat, 150), thought(engine, s, seat, 0)
        for _ in range(30):
            cut.run(5)
        assert whole.search.tally.save() == cut.search.tally.save()
        assert whole.answer == cut.answer


def test_a_search_keeps_to_its_time_and_stops_when_it_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(searching, "monotonic", thread_time)  # which other work on the machine does not stretch
    engine = HEAT.engine
    s, seat = next(positions(engine, 0, seed=8, every=30))
    found = thought(engine, s, seat, 0)
    before = thread_time()
    found.run(10**9, seconds=0.2)
    assert 0.15 < thread_time() - before < 0.25
    assert found.playouts > 100
    asked: list[int] = []

    def stop() -> bool:
        asked.append(1)
        return len(asked) > 3

    found.run(10**9, stop=stop)
    assert len(asked) == 4


def test_the_same_seed_races_the_same_race() -> None:
    ends = []
    for _ in range(2):
        race = paddock.race("heat", circuit="usa", seats=3, laps=1, seed=4)
        drivers = seat_drivers(race, ["pro", "racer", "rookie"], 9)
        searching = drivers[0]
        assert isinstance(searching, Searching)
        searching.budget = Budget(30, 9.0)
        run(race, drivers)
        assert race.over
        ends.append(race.position)
    assert ends[0] == ends[1]


def test_a_driver_that_searches_gives_whole_answers() -> None:
    race = paddock.race("heat", circuit="usa", seats=2, seed=4)
    cockpit = Cockpit(HEAT, race.engine, 0, race.imagined(0, seeded(race.engine, 1)), race.plain().course)
    pro = driver("heat", "pro", 1)
    assert isinstance(pro, Searching)
    pro.budget = Budget(40, 9.0)
    answer = pro.answer(cockpit)
    race.act(0, answer)
    assert race.waiting == (1,)


def test_a_search_beats_racers_where_an_even_share_is_a_third() -> None:
    """A quick look only: `paddock compare` measures strength."""
    result = simulate("heat", {"circuit": "usa", "seats": 3, "laps": 1}, "pro+racer-1*2", 16, seed=1)
    assert result.places["pro"].wins >= 8


def test_frozen_drivers_race_as_they_always_did() -> None:
    """Under version 2 of the rules."""
    result = simulate("heat", {"circuit": "all", "seats": 6}, "racer-1*3+rookie-1*3", 120, seed=5)
    assert hashlib.sha256(result.finishes).hexdigest()[:16] == "4d29fc72a4e2d4e9"


def test_the_roster_says_who_there_is() -> None:
    known = roster(HEAT)
    assert [name for name in known if known[name].offered] == driver_names(HEAT)
    assert [known[name].level for name in driver_names(HEAT)] == sorted(
        known[name].level for name in driver_names(HEAT)
    )
    assert not known["racer-1"].offered and not known["rookie-1"].offered
    assert usual_driver(HEAT) == "racer"
    assert all(each.about for each in known.values())


def test_the_table_takes_offered_names_only() -> None:
    assert known_driver("heat", "champion") == "champion"
    for name in ("racer-1", "exec:./bot", "senna"):
        with pytest.raises(PaddockError, match="unknown driver"):
            known_driver("heat", name)


class First:
    """Takes the first option."""

    def decide(self, cockpit: Cockpit) -> int:
        return cockpit.options[0]


FIRST = Entry("first", 1, "takes the first option", make=lambda of, engine, seed: First(), games=("heat",))


def test_another_package_brings_a_driver(monkeypatch: pytest.MonkeyPatch) -> None:
    brought = {"first": "tests.drivers.test_drivers_search:FIRST"}
    monkeypatch.setattr(registry, "entry_points", lambda group: brought if group == "paddock.drivers" else {})
    cached_roster.cache_clear()
    try:
        assert "first" in driver_names(HEAT) and "first" not in driver_names(game("downforce"))
        assert entry(HEAT, "first").name == "first"
        result = simulate("heat", {"seats": 2, "laps": 1}, "racer+first", 4, seed=1)
        assert result.places["racer"].wins == 4
    finally:
        cached_roster.cache_clear()
