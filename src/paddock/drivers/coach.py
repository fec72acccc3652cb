"""The coach: what a seat could answer, what that is worth, and the one reason that mattered most.

It searches as drivers do, on imagined positions: it knows what the seat knows. Why an answer is better it finds by
driving on from the best few, all with the same deals and luck, and looking for what sets them apart.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt
from time import monotonic
from typing import TypedDict

from ..advice import Fact, Reason, ReasonData
from ..dealer import seeded
from ..decision import check_seat, check_whole
from ..engine import Engine, Position
from ..errors import PaddockError, Refused
from ..event import Event
from ..forecast import next_moves
from ..game import Game
from ..layout import Table
from ..race import Race
from .roster import entry, usual_driver
from .scripts import scripts, thinks
from .searching import Thought, Weighed

EXPLAINED = 3
"""Answers of which a reason is told."""
SAMPLES = 24
"""Imagined races after each of them."""
MOVES = 2
"""Moves of the seat that these races take."""
ROUND = 4
"""Of them at a time, before the clock is looked at."""
SEARCHING, EVENING = 0.6, 0.1
"""The shares of the time for the search, and for answers that it left early; reasons take the rest."""
TELLING = 0.04
"""What a reason must be worth to be told, in places."""
MOST_PLAYOUTS = 1_000_000
USUAL_PLAYOUTS = 1000
CONFIDENCE = 1.96


class AdvisedData(TypedDict):
    """An answer as the coach sees it, as plain data."""

    answer: str
    win: float
    margin: float
    place: float
    playouts: int
    reason: ReasonData | None


class AdviceData(TypedDict):
    """What the coach says, as plain data."""

    playouts: int
    options: list[AdvisedData]


@dataclass(frozen=True)
class Advised:
    """An answer as the coach sees it."""

    answer: str
    """As `Race.act` takes it."""
    actions: tuple[int, ...]
    win: float
    """Estimated chance to win, 0 to 1."""
    place: float
    """Expected place."""
    playouts: int
    """How many races were driven on after it."""
    reason: Reason | None
    """Why it is better or worse than others; None beyond the best few."""

    @property
    def margin(self) -> float:
        """How far the estimated chance may be off for the luck of the playouts, 95 % sure."""
        return CONFIDENCE * sqrt(self.win * (1 - self.win) / max(1, self.playouts))

    def as_dict(self) -> AdvisedData:
        """The answer as plain data."""
        return {
            "answer": self.answer,
            "win": round(self.win, 4),
            "margin": round(self.margin, 4),
            "place": round(self.place, 3),
            "playouts": self.playouts,
            "reason": None if self.reason is None else self.reason.as_dict(),
        }


@dataclass(frozen=True)
class Advice:
    """What the coach says: answers, the best first."""

    seat: int
    playouts: int
    options: tuple[Advised, ...]

    def as_dict(self) -> AdviceData:
        """The advice as plain data."""
        return {"playouts": self.playouts, "options": [each.as_dict() for each in self.options]}


def has_coach(of: Game) -> bool:
    """Whether there is a coach for a game: one whose drivers think."""
    return thinks(of)


def advise(
    race: Race, seat: int, *, seconds: float | None = None, playouts: int | None = None, seed: int = 0
) -> Advice:
    """What a coach tells a seat that must decide. With playouts alone the same seed gives the same advice."""
    check_seat(seat, race.seats)
    check_coach(race.game)
    if seat not in race.waiting:
        raise Refused(f"seat {seat} is not asked now", word="not-asked")
    if playouts is not None:
        check_whole("playouts", playouts, 1, MOST_PLAYOUTS)
    elif seconds is None:
        playouts = USUAL_PLAYOUTS
    if seconds is not None and not 0 < seconds <= 3600:
        raise PaddockError(f"seconds must be above 0 and at most 3600, not {seconds!r}")
    luck = luck_of(race, seat) ^ seed
    position = race.imagined(seat, seeded(race.engine, luck))
    return advise_on(race.game, race.engine, position, race.plain().course, seat, luck, seconds, playouts)


def luck_of(race: Race, seat: int) -> int:
    """A seed that follows from what the seat sees, and so tells nothing that it does not."""
    seen = json.dumps(race.seen_by(seat), sort_keys=True, default=str).encode()
    return int.from_bytes(hashlib.blake2b(seen, digest_size=7).digest())


def check_coach(of: Game) -> None:
    """Refuse a game whose drivers do not think."""
    if not has_coach(of):
        raise Refused(f"there is no coach for {of.name}: its drivers do not think", word="no-coach")


def advise_on(
    of: Game,
    engine: Engine,
    position: Position,
    course: Table,
    seat: int,
    seed: int,
    seconds: float | None,
    playouts: int | None,
    stop: Callable[[], bool] | None = None,
) -> Advice:
    """The same for an imagined position."""
    begun = monotonic()
    thought = Thought(of, engine, position, seat, seed)
    most = MOST_PLAYOUTS if playouts is None else playouts
    thought.run(most, None if seconds is None else seconds * SEARCHING, stop)
    thought.even_out(EXPLAINED, most, None if seconds is None else seconds * EVENING)
    weighed = _as_shown(thought.weighed())
    until = None if seconds is None else begun + seconds

    def is_late() -> bool:
        return (stop is not None and stop()) or (until is not None and monotonic() >= until)

    reasons = _reasons(of, _facts(of, engine, position, course, seat, weighed[:EXPLAINED], is_late))
    told = [*reasons, *[None] * (len(weighed) - len(reasons))]
    return Advice(
        seat,
        thought.playouts,
        tuple(
            Advised(of.actions.write(list(each.actions)), each.actions, each.win, each.place, each.tried, reason)
            for each, reason in zip(weighed, told, strict=True)
        ),
    )


def _as_shown(weighed: list[Weighed]) -> list[Weighed]:
    """The best few stand in the order of what is said of them, in whole percents; all have about as many playouts."""
    best = sorted(weighed[:EXPLAINED], key=lambda each: (-round(100 * each.win), each.place))
    return [*best, *weighed[EXPLAINED:]]


def _facts(
    of: Game,
    engine: Engine,
    position: Position,
    course: Table,
    seat: int,
    answers: Sequence[Weighed],
    is_late: Callable[[], bool],
) -> list[list[Fact]]:
    """What each answer brings, where everybody goes on as the game's own script does."""
    if of.coaching is None or len(answers) == 1:
        return [[] for _ in answers]
    whims, choose = seeded(engine, 1), scripts(of, engine).choose
    level = entry(of, usual_driver(of)).script
    assert level is not None

    def follow(s: Position, asked: int) -> int:
        action = choose(level, s, whims, asked)
        return action if action in engine.options(s, asked) else engine.default_action(s, asked)

    futures: list[list[list[list[Event]]]] = [[] for _ in answers]
    for number in range(SAMPLES):
        if number and number % ROUND == 0 and is_late():
            break
        for each, found in zip(answers, futures, strict=True):
            found.append(next_moves(of, engine, position, seat, each.actions, number, follow, MOVES))
    plain = of.plain(position, course)
    return [of.coaching.facts(plain, seat, found) for found in futures]


def _reasons(of: Game, found: list[list[Fact]]) -> list[Reason]:
    """What sets each answer apart most: what the best has over the next, and what the others lack beside the best."""
    if len(found) == 1:
        return [Reason("coach-only")]
    told = [_reason(of, found[0], found[1], 1)]
    return told + [_reason(of, facts, found[0], -1) for facts in found[1:]]


def _reason(of: Game, facts: list[Fact], rivals: list[Fact], sign: int) -> Reason:
    """What speaks most for an answer (1) or against it (-1) beside another; only what also shows in the words."""
    others = {fact.name: fact for fact in rivals}
    best, most = None, TELLING
    for fact in facts:
        other = others.get(fact.name)
        if other is not None and other.values != fact.values and sign * (fact.worth - other.worth) >= most:
            best, most = fact, sign * (fact.worth - other.worth)
    if best is None:
        return Reason("coach-close.first" if sign > 0 else "coach-close.other")
    return Reason(f"coach-{of.name}-{best.name}.{'good' if sign > 0 else 'bad'}", dict(best.values))
