"""Looking ahead: an answer played on imagined copies."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from . import event as events_module
from .control import EVENT_SIZE
from .dealer import seeded
from .engine import Engine, Memory, PlainPosition, Position
from .errors import Refused
from .event import Event
from .game import Game
from .layout import Table
from .outlook import Outlook

TRIES = 3
"""How often an answer is tried for its prospects: checks that come only if others fail are seldom missed."""
FURTHEST = 400
"""Decisions of all seats after which an imagined race is left alone."""

Follow = Callable[[Position, int], int]
"""What a seat answers in an imagined race."""


def look_ahead(of: Game, engine: Engine, s: Position, seat: int, actions: Sequence[int], samples: int) -> Outlook:
    """Play an answer on imagined copies until the seat's move is settled; the others answer quietly."""
    thinking = seeded(engine, s.fingerprint())
    watch = seeded(engine, s.fingerprint() ^ 1)
    watch.write("keeping", [1])
    futures = []
    for _ in range(samples):
        copy = s.copy()
        engine.imagine(copy, thinking, seat)
        futures.append(_play(of, engine, copy, watch, seat, actions))
    return of.outlook.summarise(futures, seat)


def asked_next(
    of: Game, engine: Engine, s: Position, course: Table, seat: int, actions: Sequence[int]
) -> tuple[str, list[int]] | None:
    """What a seat is asked next while its answer is not whole (`g3` wants cards): the kind and the actions.

    None once it is whole, or when luck or hidden cards would have to come out first. It is tried on an imagined
    copy, so it tells nothing that the seat cannot know.
    """
    copy = s.copy()
    engine.imagine(copy, seeded(engine, s.fingerprint()), seat)
    watch = seeded(engine, s.fingerprint() ^ 1)
    watch.write("keeping", [1])
    for action in actions:
        _act(of, engine, copy, watch, seat, action)
    opens = {kind.name: kind.opens for kind in of.events.KINDS.values()}
    if watch.read("draw_count", 1)[0] or any(opens[event.kind] for event in _drain(of, watch)):
        return None
    options = engine.options(copy, seat)
    return (of.view.decision(of.plain(copy, course), seat), options) if options else None


def prospects(of: Game, engine: Engine, s: Position, course: Table, seat: int) -> dict[str, Any] | None:
    """What every answer that the seat may give leads to, as its game tells it; None if the game does not."""
    if of.prospects is None:
        return None
    watch = seeded(engine, s.fingerprint())
    watch.write("keeping", [1])

    def tried(*actions: int) -> tuple[PlainPosition, list[list[Event]]]:
        after = s.copy()
        for action in actions:
            _act(of, engine, after, watch, seat, action)
            _drain(of, watch)
        return of.plain(after, course), [_play(of, engine, s.copy(), watch, seat, actions) for _ in range(TRIES)]

    return of.prospects.prospects(of.plain(s, course), seat, engine.options(s, seat), tried)


def _play(of: Game, engine: Engine, s: Position, watch: Memory, seat: int, actions: Sequence[int]) -> list[Event]:
    happened: list[Event] = []
    for action in actions:
        _act(of, engine, s, watch, seat, action)
        happened += _drain(of, watch)
    return happened + _settle(of, engine, s, watch, seat, engine.default_action, happened)


def _settle(
    of: Game, engine: Engine, s: Position, watch: Memory, seat: int, follow: Follow, before: Sequence[Event] = ()
) -> list[Event]:
    """Go on until the seat's move is settled; what happens from here on."""
    happened = list(before)
    for _ in range(FURTHEST):
        seats = engine.waiting(s)
        if not seats or of.outlook.is_settled(happened, seat):
            break
        asked = (seats & -seats).bit_length() - 1
        engine.act(s, watch, asked, follow(s, asked))
        happened += _drain(of, watch)
    return happened[len(before) :]


def next_moves(
    of: Game, engine: Engine, s: Position, seat: int, actions: Sequence[int], number: int, follow: Follow, moves: int
) -> list[list[Event]]:
    """Play an answer on an imagined copy and go on as `follow` says: what happens in each of the seat's next moves.

    Copies of the same number are dealt alike for all answers to a position, and meet the same luck.
    """
    copy = s.copy()
    engine.imagine(copy, seeded(engine, s.fingerprint() ^ (2 * number)), seat)
    watch = seeded(engine, s.fingerprint() ^ (2 * number + 1))
    watch.write("keeping", [1])
    first: list[Event] = []
    for action in actions:
        _act(of, engine, copy, watch, seat, action)
        first += _drain(of, watch)
    future = [first + _settle(of, engine, copy, watch, seat, follow, first)]
    while len(future) < moves:
        future.append(_settle(of, engine, copy, watch, seat, follow))
    return future


def _act(of: Game, engine: Engine, s: Position, watch: Memory, seat: int, action: int) -> None:
    refused = engine.act(s, watch, seat, action)
    if refused:
        name = f"{of.name} {refused}"
        raise Refused(f"{of.actions.text(action)!r} is not possible here ({name})", name)


def _drain(of: Game, watch: Memory) -> list[Event]:
    count = watch.read("event_count", 1)[0]
    rows = watch.read("events", EVENT_SIZE * count)
    watch.write("event_count", [0])
    watch.write("draw_count", [0])
    return [
        events_module.decode(of.events.KINDS, of.name, rows[i : i + EVENT_SIZE])
        for i in range(0, EVENT_SIZE * count, EVENT_SIZE)
    ]
