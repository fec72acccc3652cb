"""What a seat, or a spectator, may know of a position, as plain data."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from operator import mul
from typing import Any

from ...looks import Kept, Looks, View
from . import cards, catalog, speed, track
from .state import State
from .steps import STEPS, planning, slipstream
from .tables import (
    BASE_KINDS,
    CHOOSING,
    DECK,
    DISCARD,
    ENGINE,
    HAND,
    LETTERS,
    OFFER,
    OVER,
    PLANNED,
    PLANNING,
    PLAY,
    RACING,
    SETUP,
    SLIPSTREAMING,
    SPONSORS,
    STATUS_NAMES,
    SWAPPING,
    UPGRADES,
)

Car = dict[str, Any]


def letters(counts: list[int]) -> str:
    """Cards as text, low kinds first: letters, then upgrades by name: `0122HS+b07+s01`."""
    return _letters(tuple(counts))


@lru_cache(maxsize=4096)
def _letters(counts: tuple[int, ...]) -> str:
    return "".join(map(mul, LETTERS, counts)) + upgrades(counts)


def upgrades(counts: Sequence[int]) -> str:
    """The upgrades and sponsors among cards, each with a plus before it."""
    return "".join(f"+{name}" * count for name, count in zip(catalog.IDS, counts[BASE_KINDS:], strict=True) if count)


def card_word(kind: int) -> str:
    """A card's letter, or an upgrade's name."""
    return LETTERS[kind] if kind < BASE_KINDS else catalog.IDS[kind - BASE_KINDS]


def view(s: State, seat: int | None) -> View:
    """The position as that seat may see it; None is a spectator. A finished race has no secrets."""
    return looks(s, (seat,)).view(seat)


def round_of(s: State) -> int:
    """The round that is on."""
    return s.round


def all_seeing(s: State) -> View:
    """The public view, with every car as its own seat sees it."""
    return view(s, None) | {"cars": [_pair(s, seat, None)[1] for seat in range(s.seats)]}


def _modules(s: State) -> dict[str, Any] | None:
    """What the modules add; None in the base game."""
    if s.kinds == BASE_KINDS and not (s.legends or s.weather or any(s.token) or s.tournament):
        return None
    corners = s.course.corners
    return {
        "legends": s.legends,
        "legend_card": s.legend_card or None,
        "legend_bonus": s.legend_bonus,
        "weather": catalog.WEATHER_NAMES[s.weather] if s.weather else None,
        "roads": [catalog.ROAD_NAMES[token] if token else None for token in s.token[:corners]],
        "press": [corner for corner in range(corners) if s.press[corner]],
        "tournament": bool(s.tournament),
        "hand_size": s.hand_size,
        "offer": upgrades(s.market[OFFER]).split("+")[1:],
        "upgrades_left": s.market_size[UPGRADES],
        "sponsors_left": s.market_size[SPONSORS],
        "giving": card_word(s.swapped) if s.step == SWAPPING and s.swapped else None,
        "lap_prizes": s.lap_prizes,
        "speed_prize": s.speed_prize,
        "passing_prize": s.passing_prize,
        "no_mercy": bool(s.no_mercy),
    }


def looks(s: State, seats: Iterable[int | None], kept: Kept | None = None) -> Looks:
    """The position as these seats may see it. Cars that are as they were are taken from `kept`."""
    waiting = s.asked
    over = s.step == OVER
    pairs = [_pair(s, seat, kept) for seat in range(s.seats)]
    shared = {
        "seats": s.seats,
        "laps": s.laps,
        "spaces": s.course.spaces,
        "round": s.round,
        "step": STEPS.names[s.step],
        "over": over,
        "order": s.order[: s.cars],
        "turn": s.order[s.turn] if _is_moving(s) else None,
        "waiting": [other for other in range(s.seats) if waiting >> other & 1],
        "moving": _moving(s),
        "modules": _modules(s),
    }
    return Looks(
        shared,
        "cars",
        [own if over else car for car, own in pairs],
        {seat: pairs[seat][1] for seat in seats if seat is not None},
        {},
    )


def _pair(s: State, seat: int, kept: Kept | None) -> tuple[Car, Car]:
    """A car as everybody sees it, and as its own seat does."""

    def make() -> tuple[Car, Car]:
        car = _car(s, seat)
        return car, _own_car(s, seat, car)

    return make() if kept is None else kept.part(seat, _car_is_made_of(s, seat), make)


def _car_is_made_of(s: State, seat: int) -> tuple[Any, ...]:
    """All that a car's two looks depend on and that changes in a race."""
    return (
        planning.is_sealed(s),
        s.status[seat],
        s.place[seat],
        s.gear[seat],
        s.at[seat],
        s.lane[seat],
        s.plan[seat],
        s.shown[seat],
        s.top[seat],
        s.meant[seat],
        s.size[seat],
        s.seen[seat],
        *s.cards[seat],
        s.owned[seat],
        s.stack[seat],
        s.stacked[seat],
        s.secret[seat],
    )


def _is_moving(s: State) -> bool:
    return SETUP < s.step < OVER and s.step != PLANNING


def _moving(s: State) -> dict[str, Any] | None:
    if not _is_moving(s):
        return None
    moving: dict[str, Any] = {
        "start": s.start,
        "speed": s.speed,
        "cooldown": s.cool,
        "boost": s.boost,
        "adrenaline": s.adrenaline,
    }
    if s.kinds > BASE_KINDS:
        moving |= {name: getattr(s, name) for name in SYMBOLS} | {"values": s.picked[: s.picks]}
        moving["choosing"] = card_word(speed.open_choice(s, s.order[s.turn])) if s.step == CHOOSING else None
    if s.step == SLIPSTREAMING and (s.kinds > BASE_KINDS or any(s.token)):
        found = slipstream.lengths(s, s.order[s.turn])
        moving["lengths"] = [length for length in range(found.bit_length()) if found >> length & 1]
    return moving


SYMBOLS = ("relief", "due", "scrap", "plus", "accelerate", "salvage")


def _car(s: State, seat: int) -> Car:
    """A car as everybody sees it."""
    at, plan, size = s.at[seat], s.plan[seat], s.size[seat]
    standing = s.status[seat] == RACING
    face_up = s.shown[seat] == 1
    told = face_up or (plan >= PLANNED and not planning.is_sealed(s))
    laid = size[PLAY] if told else 0
    car = {
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
        "deck_size": cards.deck_size(s, seat),
        "discard_size": size[DISCARD],
        "discard_top": card_word(s.top[seat] - 1) if s.top[seat] else None,
        "known": letters(s.seen[seat]),
        "play": letters(s.cards[seat][PLAY]) if face_up else None,
        "hand_size": size[HAND] + size[PLAY] - laid,
        "laid": laid,
    }
    if s.kinds > BASE_KINDS:
        car["upgrades"] = [card_word(kind) for kind in s.owned[seat] if kind]
        car["stack"] = [card_word(kind) for kind in s.stack[seat][: s.stacked[seat]]]
        car["unseen_sponsors"] = sum(s.secret[seat])
    if s.legends:
        car["legend"] = seat >= s.seats - s.legends
    return car


def _own_car(s: State, seat: int, car: Car) -> Car:
    """A car as its own seat sees it."""
    piles, size = s.cards[seat], s.size[seat]
    own = {
        **car,
        "play": letters(piles[PLAY]),
        "hand": letters(piles[HAND]),
        "hand_size": size[HAND],
        "deck": letters(piles[DECK]),
        "laid": size[PLAY],
    }
    if s.kinds > BASE_KINDS:
        own["discard"] = letters(piles[DISCARD])
    sealed = planning.is_sealed(s) and not s.shown[seat]
    if sealed or s.version > 1:
        own["meant"] = (s.meant[seat] or None) if sealed else None
    return own


def decision(s: State, seat: int) -> str:
    """What the seat is asked, as a word: shift, play, mend, values, react, slipstream, discard, draft, swap, prune."""
    return planning.DECISIONS[s.plan[seat] > 0] if s.step == PLANNING else STEPS.names[s.step]
