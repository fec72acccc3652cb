"""The search of a move is recalled from the paper only if nothing that it reads has changed."""

from __future__ import annotations

import random
from typing import Any, cast

from paddock.control import Control
from paddock.dealer import seeded
from paddock.engine import Engine, Position
from paddock.game import game
from paddock.games.formula_d import ends, question
from paddock.games.formula_d.state import State
from paddock.games.formula_d.tables import MOVE, SLIP
from tests.conformance.formula_d import random_options
from tests.conftest import engine_of

GAME = game("formula_d")
RACES = {"plain": 3, "compiled": 40}
ANSWERS = 60


class Watched:
    """A position that notes which of its fields are read."""

    def __init__(self, s: State) -> None:
        self.__dict__.update(position=s, seen=set())

    def __getattr__(self, name: str) -> Any:
        self.seen.add(name)
        return getattr(self.position, name)

    def __setattr__(self, name: str, value: Any) -> None:
        setattr(self.position, name, value)


def begun(engine: Engine, number: int) -> Position:
    options = random_options(random.Random(number))
    s = engine.take(GAME.setup.first_position(GAME.setup.read_options(options), 1 + number % 2))
    engine.begin(s, seeded(engine, number))
    return s


def answer(engine: Engine, s: Position, rng: random.Random) -> tuple[int, int]:
    seat = engine.waiting(s).bit_length() - 1
    return seat, rng.choice(engine.options(s, seat))


def test_one_paper_for_many_races_gives_what_clean_paper_gives(engine_kind: str) -> None:
    engine, rng = engine_of(GAME, engine_kind), random.Random(7)
    races = [begun(engine, number) for number in range(RACES[engine_kind])]
    used = seeded(engine, 1)
    for made in range(ANSWERS * len(races)):
        s = rng.choice(races)
        if not engine.waiting(s):
            continue
        seat, action = answer(engine, s, rng)
        expected = s.copy()
        engine.act(expected, seeded(engine, made), seat, action)
        used.write("generator", seeded(engine, made).read("generator", 1))
        if rng.random() < 0.5:  # somebody tries the same answer on a copy first
            engine.act(s.copy(), used, seat, action)
            used.write("generator", seeded(engine, made).read("generator", 1))
        engine.act(s, used, seat, action)
        assert s.save() == expected.save()


def test_everything_that_a_search_reads_is_part_of_the_question() -> None:
    engine, rng = GAME.plain_engine, random.Random(3)
    searched: set[str] = set()
    asked: set[str] = set()
    for number in range(6):
        s = cast("State", begun(engine, number))
        c = seeded(engine, number)
        for _ in range(ANSWERS):
            if not engine.waiting(cast("Position", s)):
                break
            if s.step in (MOVE, SLIP):
                watched = Watched(s)
                question.answered(cast("State", watched), Control())
                asked |= watched.seen
                watched.seen.clear()
                ends.search(cast("State", watched), Control())
                searched |= watched.seen
            engine.act(cast("Position", s), c, *answer(engine, cast("Position", s), rng))
    assert searched <= asked
    assert {"points", "debris", "stops", "cell", "reach"} <= searched
