"""Every game, every option set, plain and compiled."""

from __future__ import annotations

import itertools
import os
import random

import pytest

from paddock import record
from paddock.dealer import seeded
from paddock.engine import Engine
from paddock.errors import Refused
from paddock.game import game
from paddock.race import Race
from paddock.registry import BUILT_IN
from tests.conformance import checks, heat
from tests.conformance.cases import CASES, Case

SOME = 40
"""Moments of a race at which the dear checks run."""
EVERY_FEW = 7
SOAK = bool(os.environ.get("PADDOCK_SOAK"))


@pytest.fixture(params=["compiled", "plain"])
def kind(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def engine_of(case: Case, kind: str) -> Engine:
    of = game(case.game)
    engine = of.compiled_engine if kind == "compiled" else of.plain_engine
    assert engine is not None, "the compiled rules are missing; build them with make build"
    return engine


each_case = pytest.mark.parametrize("case", CASES, ids=str)


def any_heat(seed: int) -> Case:
    """A race of Heat with a random combination of options."""
    return Case("heat", heat.random_options(random.Random(seed)), heat.faults)


def test_every_game_has_cases() -> None:
    assert {case.game for case in CASES} == set(BUILT_IN)


@each_case
def test_random_races_end_and_are_sound(case: Case, kind: str) -> None:
    for seed in range(case.races if kind == "compiled" else 2):
        checks.check_random_race(case, engine_of(case, kind), seed, stops=4)


@pytest.mark.parametrize("first", range(0, 300, 50))
def test_races_of_heat_with_any_modules_end_and_are_sound(first: int) -> None:
    for seed in range(first, first + 50):
        case = any_heat(seed)
        checks.check_random_race(case, engine_of(case, "compiled"), seed, stops=4)


@pytest.mark.parametrize("seed", range(10))
def test_races_of_heat_with_any_modules_are_the_same_plain_and_compiled(seed: int) -> None:
    assert checks.check_twins(any_heat(seed), seed) > 0


@pytest.mark.parametrize("seed", range(12))
def test_races_of_heat_with_any_modules_keep_secrets_and_texts(seed: int) -> None:
    case = any_heat(seed)
    engine = engine_of(case, "compiled")
    one = checks.fast(case, engine, seed)
    for _ in range(10):
        checks.check_secrets(one.game, engine, one.state, one.course, seeded(engine, 3), case.faults)
        engine.play_randomly(one.state, one.luck, one.chooser, 20)
    race = checks.random_race(case, engine, seed, 0)
    rng = random.Random(seed)
    for _ in range(100):
        if race.over:
            break
        checks.check_texts(race)
        seat = rng.choice(race.waiting)
        race.act(seat, rng.choice(race.options(seat)))


@pytest.mark.parametrize("seed", range(40))
def test_withdrawals_leave_a_sound_race_of_heat_with_any_modules(seed: int) -> None:
    case = any_heat(seed)
    engine = engine_of(case, "compiled")
    one = checks.fast(case, engine, seed)
    rng = random.Random(seed)
    seats = case.options["seats"]
    while engine.waiting(one.state):
        engine.play_randomly(one.state, one.luck, one.chooser, rng.randrange(100))
        engine.withdraw(one.state, one.luck, rng.randrange(seats))
        position = one.plain()
        assert not case.faults(position)
        written = one.game.text.write(position, case.options["circuit"])
        assert one.game.text.read(written)[0].save() == position.save()


@each_case
def test_options_and_act_agree(case: Case, kind: str) -> None:
    engine = engine_of(case, kind)
    one = checks.fast(case, engine, seed=5)
    for _ in range(SOME if kind == "compiled" else 3):
        checks.check_options(one.game, engine, one.state, one.luck)
        if not engine.play_randomly(one.state, one.luck, one.chooser, 13):
            break


@each_case
def test_views_keep_secrets(case: Case, kind: str) -> None:
    engine = engine_of(case, kind)
    for seed in range(3 if kind == "compiled" else 1):
        one = checks.fast(case, engine, seed=seed)
        for _ in range(SOME if kind == "compiled" else 3):
            checks.check_secrets(one.game, engine, one.state, one.course, seeded(engine, 3), case.faults)
            engine.play_randomly(one.state, one.luck, one.chooser, 7)


def check_looks(case: Case, engine: Engine, answers: int) -> None:
    """What is kept from one moment to the next is what would be made anew."""
    of, choose = game(case.game), random.Random(4)
    race = Race(of, of.setup.read_options(case.options), seed=4, engine=engine)
    race.begin()
    everybody = [None, *range(race.seats)]
    for _ in range(answers):
        looks, position = race.looks(everybody), race.plain()
        assert all(looks.view(seat) == of.view.view(position, seat) for seat in everybody)
        if race.over:
            break
        seat = choose.choice(race.waiting)
        race.act(seat, choose.choice(race.options(seat)))
        if race.can_undo(seat) and choose.random() < 0.1:
            race.looks(everybody)
            race.undo(seat)


@each_case
def test_looks_are_what_each_seat_sees(case: Case, kind: str) -> None:
    check_looks(case, engine_of(case, kind), 200 if kind == "compiled" else 20)


@pytest.mark.parametrize("seed", range(8))
def test_looks_are_what_each_seat_sees_with_any_modules_of_heat(seed: int) -> None:
    case = any_heat(seed)
    check_looks(case, engine_of(case, "compiled"), 400)


@each_case
def test_same_luck_same_race(case: Case, kind: str) -> None:
    engine = engine_of(case, kind)
    first, second = (checks.fast(case, engine, seed=9) for _ in range(2))
    for one in (first, second):
        engine.play_randomly(one.state, one.luck, one.chooser, 400)
    assert first.state.save() == second.state.save()
    assert first.state.fingerprint() == second.state.fingerprint()
    other = checks.fast(case, engine, seed=10)
    engine.play_randomly(other.state, other.luck, other.chooser, 400)
    assert other.state.save() != first.state.save()


@each_case
def test_a_copy_is_deep(case: Case, kind: str) -> None:
    engine = engine_of(case, kind)
    one = checks.fast(case, engine, seed=2)
    copy, before = one.state.copy(), one.state.save()
    assert copy == one.state
    engine.play_randomly(copy, one.luck, one.chooser, 50)
    assert one.state.save() == before != copy.save()
    copy.copy_into(one.state)
    assert one.state == copy


@each_case
def test_plain_equals_compiled_event_for_event(case: Case) -> None:
    for seed in range(5):
        assert checks.check_twins(case, seed) > 0


@each_case
def test_plain_and_compiled_races_are_the_same_at_the_table(case: Case) -> None:
    plain, compiled = (checks.random_race(case, engine_of(case, kind), 3, 300) for kind in ("plain", "compiled"))
    assert plain.entries == compiled.entries
    assert plain.save() == compiled.save()


@each_case
def test_texts_round_trip(case: Case) -> None:
    """Every position of one race, and every few of two others; all of them in `make soak` (PADDOCK_SOAK)."""
    for seed in range(3):
        race = checks.random_race(case, engine_of(case, "compiled"), seed, 0)
        rng = random.Random(seed)
        apart = 1 if SOAK or seed == 0 else EVERY_FEW
        for moment in itertools.count():
            if race.over or moment % apart == 0:
                checks.check_texts(race)
            if race.over:
                break
            seat = rng.choice(race.waiting)
            race.act(seat, rng.choice(race.options(seat)))


@each_case
def test_records_replay_and_verify(case: Case, kind: str) -> None:
    for seed in range(3 if kind == "compiled" else 1):
        checks.check_record(checks.random_race(case, engine_of(case, kind), seed, 900 if kind == "compiled" else 200))


@each_case
def test_undo_restores_and_is_recorded(case: Case) -> None:
    race = checks.random_race(case, engine_of(case, "compiled"), 4, 0)
    rng = random.Random(4)
    undone = 0
    for _ in range(300):
        seat = rng.choice(race.waiting)
        before = race.save()
        race.act(seat, rng.choice(race.options(seat)))
        other = next((s for s in range(race.seats) if s != seat), None)
        if other is not None and race.can_undo(other):
            take_back_a_sealed_answer(race, other)
        elif other is not None:
            with pytest.raises(Refused):
                race.undo(other)
        if race.can_undo(seat):
            if rng.random() < 0.3:
                race.undo(seat)
                assert race.save() == before
                undone += 1
        else:
            with pytest.raises(Refused):
                race.undo(seat)
        if race.over:
            break
    assert undone > 5
    assert record.read(record.write(race)).save() == race.save()


def take_back_a_sealed_answer(race: Race, seat: int) -> None:
    """A seat may think again though others have answered since: only where all lies sealed, and theirs stay."""
    assert race.plain().step in race.game.sealed_steps
    before, standing = race.save(), []
    for entry in race.entries:
        if entry.seat == seat and entry.kind == "act":
            standing.append(entry.actions)
        elif entry.seat == seat and entry.kind == "undo":
            standing.pop()
    race.undo(seat)
    assert race.save() != before
    race.act(seat, standing[-1])
    assert race.save() == before


@each_case
def test_withdrawals_leave_a_sound_race(case: Case, kind: str) -> None:
    engine = engine_of(case, kind)
    for seed in range(60 if kind == "compiled" else 2):
        one = checks.fast(case, engine, seed)
        rng = random.Random(seed)
        seats = one.plain().seats
        while engine.waiting(one.state):
            engine.play_randomly(one.state, one.luck, one.chooser, rng.randrange(300))
            seat = rng.randrange(seats)
            before = one.state.save()
            if engine.withdraw(one.state, one.luck, seat):
                assert one.state.save() == before
            assert not case.faults(one.plain())
        out = engine.Standing()
        engine.standing(one.state, out)
        checks.check_places(out.read("place", seats))


@each_case
def test_the_default_answer_is_always_legal_and_ends_the_race(case: Case) -> None:
    engine = engine_of(case, "compiled")
    one = checks.fast(case, engine, 1)
    for _ in range(50_000):
        seats = engine.waiting(one.state)
        if not seats:
            break
        seat = (seats & -seats).bit_length() - 1
        assert engine.act(one.state, one.luck, seat, engine.default_action(one.state, seat)) == 0
    assert engine.waiting(one.state) == 0


@each_case
def test_several_answers_are_taken_all_or_none(case: Case) -> None:
    race = checks.random_race(case, engine_of(case, "compiled"), 6, 100)
    before, entries = race.save(), len(race.entries)
    seat = race.waiting[0]
    decision = race.decision(seat)
    assert decision is not None
    with pytest.raises(Refused):
        race.act(seat, [decision.actions[0], 299])
    assert race.save() == before
    assert len(race.entries) == entries
    race.act(seat, [decision.actions[0]])
    assert len(race.entries) == entries + 1
