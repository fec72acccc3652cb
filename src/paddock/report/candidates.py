"""The answers that a choice is measured against: what is worth weighing, each of them whole."""

from __future__ import annotations

from collections.abc import Sequence

from ..dealer import seeded
from ..drivers.judging import Answer, Judge
from ..drivers.scripts import levels, scripts
from ..drivers.tally import ANSWERS, LENGTH
from ..engine import Engine, Position
from ..game import Game
from .moments import Choice

WHIM = 5
"""Of whoever completes an answer."""


def candidates(of: Game, engine: Engine, position: Position, choice: Choice, judge: Judge) -> list[Answer]:
    """Answers besides what was played, on the position as the seat may imagine it."""
    played = tuple(choice.actions)
    whole = [complete(of, engine, position, choice.seat, answer) for answer in ((), *judge.proposed)]
    found = dict.fromkeys(answer for answer in whole if answer and answer != played)
    return list(found)[: ANSWERS - 2 if len(judge.proposed) < ANSWERS else None]


def complete(of: Game, engine: Engine, position: Position, seat: int, answer: Sequence[int]) -> Answer:
    """An answer cut off where its step is over or something is drawn, and gone on with by the script up to there."""
    s, luck, whims = position.copy(), seeded(engine, WHIM), seeded(engine, WHIM)
    luck.write("keeping", [1])
    level = list(levels(of).values())[-1]
    choose = scripts(of, engine).choose
    step = s.read("step", 1)[0]
    done: list[int] = []
    while len(done) < LENGTH:
        given = len(done) < len(answer)
        action = answer[len(done)] if given else choose(level, s, whims, seat)
        if engine.act(s, luck, seat, action):
            return () if given else tuple(done)
        done.append(action)
        over = luck.read("draw_count", 1)[0] or s.read("step", 1)[0] != step
        if over or not engine.waiting(s) >> seat & 1:
            break
    return tuple(done)
