"""Thinking about a position: drivers and forecasts, to be run by workers.

Whatever thinks gets an imagined position, in which all that its seat cannot know is dealt anew. So not even a driver
with a bug can peek.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import msgspec

from ...dealer import seeded
from ...decision import Decision
from ...drivers import Cockpit, Searching, driver, whole_answer
from ...drivers.coach import AdviceData, advise_on
from ...forecast import asked_next, look_ahead, prospects
from ...game import game
from ...race import Race
from ..messages import Foreseen
from .workers import begin

SAMPLES = 100
SEED = 2**60 - 1


@dataclass(frozen=True)
class Question:
    """What somebody has to think about: an imagined position, as bytes, and whose turn it is."""

    game: str
    settings: str
    version: int
    position: bytes
    seat: int


def ask(race: Race, seat: int, luck: int) -> Question:
    """A question about the position as that seat may imagine it; `luck` decides how."""
    imagined = race.imagined(seat, seeded(race.engine, luck))
    settings = msgspec.json.encode(race.settings).decode()
    return Question(race.game.name, settings, race.version, imagined.save(), seat)


def ask_calmly(race: Race, seat: int) -> Question:
    """The same question for whoever sees the same: its luck follows from the view and tells nothing more."""
    seen = hashlib.blake2b(msgspec.json.encode(race.seen_by(seat)), digest_size=7).digest()
    return ask(race, seat, int.from_bytes(seen))


@lru_cache(maxsize=64)
def _grid(name: str, settings: str, version: int) -> tuple[Any, Any]:
    """The first position of such a race in the engine's form, and its course."""
    of = game(name)
    first = of.setup.first_position(msgspec.json.decode(settings), version)
    return of.engine.take(first), first.course


def _position(question: Question) -> tuple[Any, Any]:
    first, course = _grid(question.game, question.settings, question.version)
    position = first.copy()
    position.load(question.position)
    return position, course


def decide(mark: int, question: Question, name: str, whim: int, hurry: float) -> tuple[int, ...]:
    """The answer that a driver chooses: one action, or several that belong together.

    One that thinks stops where its mark says so, and takes only a part of its time where it must `hurry`.
    """
    stopped = begin(mark)
    of = game(question.game)
    position, course = _position(question)
    cockpit = Cockpit(of, of.engine, question.seat, position, course)
    chosen = driver(of, name, whim, clock=True)
    if isinstance(chosen, Searching):
        chosen.stop = stopped
        chosen.budget = chosen.budget.shared(hurry)
    return whole_answer(chosen, cockpit)


def advise(mark: int, question: Question, seconds: float) -> AdviceData:
    """What a coach tells the seat. It stops where its mark says so."""
    stopped = begin(mark)
    of = game(question.game)
    position, course = _position(question)
    seed = position.fingerprint() & SEED
    return advise_on(of, of.engine, position, course, question.seat, seed, seconds, None, stopped).as_dict()


def quietest(question: Question) -> int:
    """The action that risks least, for when nobody else answers."""
    position, _ = _position(question)
    return game(question.game).engine.default_action(position, question.seat)


def forecast(question: Question, actions: tuple[int, ...]) -> Foreseen:
    """What would happen if the seat answered so, and what it would be asked next if that is not all."""
    of = game(question.game)
    position, course = _position(question)
    outlook = look_ahead(of, of.engine, position, question.seat, actions, SAMPLES)
    found = asked_next(of, of.engine, position, course, question.seat, actions)
    asked = Decision.of(of, question.seat, *found).as_dict() if found else None
    return {"outlook": outlook.as_dict(), "next": asked}


def foresee(question: Question) -> dict[str, Any] | None:
    """What every answer that the seat may give leads to."""
    of = game(question.game)
    position, course = _position(question)
    return prospects(of, of.engine, position, course, question.seat)
