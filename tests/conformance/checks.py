"""The checks themselves, as functions: the tests run a few races through them, the soak a great many."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Any

from paddock import record
from paddock.dealer import seeded
from paddock.engine import Engine
from paddock.game import Game, game
from paddock.race import Race
from tests.conformance.cases import Case

MOST_DECISIONS = 200_000
STRETCH = 25
"""Decisions between two looks at the journals."""
MOST_ACTION = 1450
"""No game has actions from here on, apart from the odd ones."""
ODD_ACTIONS = (-30000, -1, 299, 30000)


@dataclass
class Fast:
    """A race on an engine without the friendly object around it."""

    game: Game
    engine: Engine
    course: Any
    state: Any
    luck: Any
    chooser: Any

    def plain(self) -> Any:
        return self.game.plain(self.state, self.course)


def fast(case: Case, engine: Engine, seed: int) -> Fast:
    """Set a race up, start it."""
    of = game(case.game)
    first = of.setup.first_position(of.setup.read_options(case.options))
    made = Fast(of, engine, first.course, engine.take(first), seeded(engine, seed), seeded(engine, seed + 10**9))
    engine.begin(made.state, made.luck)
    return made


def check_random_race(case: Case, engine: Engine, seed: int, stops: int = 2) -> int:
    """A random race ends, and its positions are sound at some moments on the way; returns its decisions."""
    one = fast(case, engine, seed)
    rng = random.Random(seed)
    made = 0
    for _ in range(stops):
        made += engine.play_randomly(one.state, one.luck, one.chooser, rng.randrange(600))
        wrong = case.faults(one.plain())
        assert not wrong, f"{case}, seed {seed}, after {made} decisions: {wrong}"
    made += engine.play_randomly(one.state, one.luck, one.chooser, MOST_DECISIONS - made)
    assert engine.waiting(one.state) == 0, f"{case}, seed {seed}: still running after {made} decisions"
    wrong = case.faults(one.plain())
    assert not wrong, f"{case}, seed {seed}, at the end: {wrong}"
    out = engine.Standing()
    engine.standing(one.state, out)
    seats = one.plain().seats
    check_places(out.read("place", seats), f"{case}, seed {seed}")
    return made


def check_places(places: list[int], where: str = "") -> None:
    """Places count how many did better; seats that did equally well share one."""
    for place in places:
        better = sum(other < place for other in places)
        assert place == better + 1, f"{where}: places {places}"


def check_twins(case: Case, seed: int) -> int:
    """Plain and compiled rules give the same race, event for event and draw for draw; returns its decisions."""
    of = game(case.game)
    compiled = of.compiled_engine
    assert compiled is not None
    twins = [fast(case, engine, seed) for engine in (of.plain_engine, compiled)]
    for one in twins:
        one.luck.write("keeping", [1])
    made = 0
    while twins[0].engine.waiting(twins[0].state):
        steps = [one.engine.play_randomly(one.state, one.luck, one.chooser, STRETCH) for one in twins]
        journals = [_journal(one.luck) for one in twins]
        made += steps[0]
        assert steps[0] == steps[1] and journals[0] == journals[1], f"{case}, seed {seed}, before decision {made}"
        assert twins[0].state.save() == twins[1].state.save(), f"{case}, seed {seed}, at decision {made}"
        assert made < MOST_DECISIONS, f"{case}, seed {seed}: still running"
    wrong = case.faults(twins[0].plain())
    assert not wrong, f"{case}, seed {seed}, at the end: {wrong}"
    return made


def _journal(luck: Any) -> tuple[list[int], list[int]]:
    """Take what was written down: draws and events."""
    drawn, happened = luck.read("draw_count", 1)[0], luck.read("event_count", 1)[0]
    assert luck.read("fault", 1) == [0]
    luck.write("draw_count", [0])
    luck.write("event_count", [0])
    return luck.read("draws", 2 * drawn), luck.read("events", 7 * happened)


def random_race(case: Case, engine: Engine, seed: int, most: int = MOST_DECISIONS) -> Race:
    """A race played at random through the friendly object."""
    of = game(case.game)
    race = Race(of, of.setup.read_options(case.options), seed=seed, engine=engine)
    race.begin()
    rng = random.Random(seed)
    for _ in range(most):
        if race.over:
            break
        seat = rng.choice(race.waiting)
        race.act(seat, rng.choice(race.decision(seat).actions))  # type: ignore[union-attr]
    return race


def check_options(of: Game, engine: Engine, s: Any, luck: Any) -> None:
    """Every listed action is accepted, every other refused, and a refusal changes nothing."""
    before = s.save()
    seats = engine.waiting(s)
    numbers = [*range(-2, MOST_ACTION), *ODD_ACTIONS]
    for seat in range(-1, of.seats.stop):
        listed = engine.options(s, seat)
        assert len(set(listed)) == len(listed)
        assert set(listed) <= set(numbers)
        assert bool(listed) == bool(seat >= 0 and seats >> seat & 1)
        for action in numbers:
            if action in listed:
                copy = s.copy()
                assert engine.act(copy, luck, seat, action) == 0
                assert copy.save() != before, "an accepted action changed nothing"
            else:
                assert engine.act(s, luck, seat, action) > 0, f"seat {seat}: {action} was accepted, but not listed"
                assert s.save() == before, f"seat {seat}: {action} was refused, but changed the position"
    assert s.save() == before, "playing on a copy changed the original"


def check_secrets(of: Game, engine: Engine, s: Any, course: Any, luck: Any, faults: Any) -> None:
    """A view, and its encoding, do not depend on what the seat cannot know; an imagined position is sound."""
    plain: Any = of.plain(s, course)
    for seat in (*range(plain.seats), None):
        number = -1 if seat is None else seat
        view = of.view.view(plain, seat)
        encoding = encoded(engine, s, number)
        options = engine.options(s, number)
        for _ in range(3):
            other = s.copy()
            engine.imagine(other, luck, number)
            imagined = of.plain(other, course)
            assert of.view.view(imagined, seat) == view, f"seat {seat}'s view depends on a secret"
            assert engine.options(other, number) == options, f"seat {seat}'s options depend on a secret"
            assert encoded(engine, other, number) == encoding
            assert not faults(imagined), f"imagined by {seat}: {faults(imagined)}"
            twice, once = other.copy(), s.copy()
            engine.imagine(twice, again(engine), number)
            engine.imagine(once, again(engine), number)
            assert twice == once, f"what seat {seat} imagines depends on a secret"


def again(engine: Engine) -> Any:
    """The same luck every time."""
    return seeded(engine, 7)


def encoded(engine: Engine, s: Any, seat: int) -> bytes:
    """A seat's view as numbers."""
    out = engine.Observation()
    engine.encode(s, seat, out)
    return out.save()


def check_texts(race: Race) -> None:
    """Position and options of a race round-trip through text."""
    of = race.game
    again, circuit = of.text.read(race.position)
    assert again.save() == race.save(), race.position
    assert of.text.write(again, circuit) == race.position
    one_line, _ = of.text.read(race.position.replace("\n", "; "))
    assert one_line.save() == race.save()
    for seat in race.waiting:
        decision = race.decision(seat)
        assert decision is not None
        for action, text in zip(decision.actions, decision.texts, strict=True):
            assert of.actions.read(text) == [action]


def check_record(race: Race) -> None:
    """A race file replays to the same race and verifies."""
    text = record.write(race)
    again = record.read(text)
    assert again.save() == race.save()
    assert again.entries == race.entries
    assert record.write(again) == text
    verdict = record.verify(text)
    assert verdict.right, verdict.sentence
    commented = record.write(race, comments=True)
    assert record.write(record.read(commented)) == text
