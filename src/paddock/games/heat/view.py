"""What a seat, or a spectator, may know of a position, as plain data."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from operator import mul
from typing import Any

from . import actions, rules, track
from .state import State
from .tables import (
    DECK,
    DISCARD,
    ENGINE,
    HAND,
    LETTERS,
    OVER,
    PLANNED,
    PLANNING,
    PLAY,
    RACING,
    SETUP,
    STATUS_NAMES,
    STEP_NAMES,
)


def letters(counts: list[int]) -> str:
    """Cards as letters, low kinds first: `0122HS`."""
    return _letters(tuple(counts))


@lru_cache(maxsize=4096)
def _letters(counts: tuple[int, ...]) -> str:
    return "".join(map(mul, LETTERS, counts))


def view(s: State, seat: int | None) -> dict[str, Any]:
    """The position as that seat may see it; None is a spectator. A finished race has no secrets."""
    return views(s, (seat,))[seat]


def round_of(s: State) -> int:
    """The round that is on."""
    return s.round


def all_seeing(s: State) -> dict[str, Any]:
    """The public view, with every car as its own seat sees it."""
    return view(s, None) | {"cars": [_own_car(s, seat, _car(s, seat)) for seat in range(s.seats)]}


def views(s: State, seats: Iterable[int | None]) -> dict[int | None, dict[str, Any]]:
    """The views of several seats: what all may see is looked up once."""
    waiting = rules.waiting(s)
    over = s.step == OVER
    cars = [_car(s, other) for other in range(s.seats)]
    if over:
        cars = [_own_car(s, other, car) for other, car in enumerate(cars)]
    public = {
        "seats": s.seats,
        "laps": s.laps,
        "spaces": s.course.spaces,
        "round": s.round,
        "step": STEP_NAMES[s.step],
        "over": over,
        "order": s.order[: s.cars],
        "turn": None if s.step in (OVER, PLANNING, SETUP) else s.order[s.turn],
        "waiting": [other for other in range(s.seats) if waiting >> other & 1],
        "moving": _moving(s),
    }
    return {
        seat: {
            "seat": seat,
            **public,
            "cars": [_own_car(s, seat, car) if other == seat else car for other, car in enumerate(cars)],
        }
        for seat in seats
    }


def _moving(s: State) -> dict[str, int] | None:
    if s.step in (OVER, PLANNING, SETUP):
        return None
    return {
        "start": s.start,
        "speed": s.speed,
        "cooldown": s.cool,
        "boost": s.boost,
        "adrenaline": s.adrenaline,
    }


def _car(s: State, seat: int) -> dict[str, Any]:
    """A car as everybody sees it."""
    at, plan, size = s.at[seat], s.plan[seat], s.size[seat]
    standing = s.status[seat] == RACING
    face_up = s.shown[seat] == 1
    laid = size[PLAY] if plan >= PLANNED or face_up else 0
    return {
        "seat": seat,
        "status": STATUS_NAMES[s.status[seat]],
        "place": s.place[seat] or None,
        "gear": s.gear[seat],
        "space": at % s.course.spaces if standing else None,
        "lane": s.lane[seat] if standing else None,
        "lap": at // s.course.spaces,
        "distance": at - s.course.spaces,
        "crossed": at >= track.finish_line(s),
        "geared": plan > 0,
        "planned": plan >= PLANNED,
        "engine": size[ENGINE],
        "deck_size": size[DECK],
        "discard_size": size[DISCARD],
        "discard_top": LETTERS[s.top[seat] - 1] if s.top[seat] else None,
        "known": letters(s.seen[seat]),
        "play": letters(s.cards[seat][PLAY]) if face_up else None,
        "hand_size": size[HAND] + size[PLAY] - laid,
        "laid": laid,
    }


def _own_car(s: State, seat: int, car: dict[str, Any]) -> dict[str, Any]:
    """A car as its own seat sees it."""
    cards, size = s.cards[seat], s.size[seat]
    return {
        **car,
        "play": letters(cards[PLAY]),
        "hand": letters(cards[HAND]),
        "hand_size": size[HAND],
        "deck": letters(cards[DECK]),
        "laid": size[PLAY],
    }


def decision(s: State, seat: int) -> str:
    """What the seat is asked, as a word: shift, play, react, slipstream, discard."""
    if s.step == PLANNING:
        return "shift" if s.plan[seat] == 0 else "play"
    return STEP_NAMES[s.step]


def action_names(numbers: list[int]) -> list[str]:
    """Actions as text."""
    return [actions.text(number) for number in numbers]
