"""Weather and road conditions: what a token changes at a corner, or in the sector behind it."""

from __future__ import annotations

from ... import journal, luck
from ...control import Control
from . import catalog, happenings, tables
from .state import State


def draw_weather(s: State, c: Control) -> None:
    """Turn a weather token over (heat 73, 98)."""
    if s.draw_weather:
        s.draw_weather = 0
        s.weather = 1 + luck.below(c, tables.WEATHERS)
    if s.weather:
        journal.note(c, happenings.WEATHER, -1, 94, s.weather, 0, 0, 0)


def draw_roads(s: State, c: Control) -> None:
    """A token for every corner in race order; both lines of a chicane share one (heat 90, 97)."""
    if s.draw_roads:
        s.draw_roads = 0
        for corner in range(s.course.corners):
            if corner > 0 and s.course.chicane[corner - 1]:
                s.token[corner] = s.token[corner - 1]
            else:
                s.token[corner] = draw_token(s, c, corner)
    for corner in range(s.course.corners):
        if s.token[corner]:
            journal.note(c, happenings.ROAD, -1, 90, corner, s.token[corner], 0, 0)


def left_of(s: State, token: int, corner: int) -> int:
    """Tokens of a kind that no earlier corner has."""
    left = catalog.ROAD_COPIES[token]
    for earlier in range(corner):
        if s.token[earlier] == token and not s.course.chicane[earlier]:
            left -= 1
    return left


def draw_token(s: State, c: Control, corner: int) -> int:
    total = 0
    for token in range(1, tables.ROADS + 1):
        total += left_of(s, token, corner)
    if total == 0:
        return 0
    nth = luck.below(c, total)
    token = 1
    while nth >= left_of(s, token, corner):
        nth -= left_of(s, token, corner)
        token += 1
    return token


def limit(s: State, corner: int) -> int:
    """A corner's limit for everybody: what is printed, and the token there (heat 57)."""
    if s.token[corner] == tables.LIMIT_UP:
        return s.course.limit[corner] + 1
    if s.token[corner] == tables.LIMIT_DOWN:
        return s.course.limit[corner] - 1
    return s.course.limit[corner]


def token_at(s: State, at: int) -> int:
    """The token that acts on a space; between the lines of a chicane none does (heat 90, 97)."""
    corner = s.course.sector[at % s.course.spaces]
    return 0 if s.course.chicane[corner] else s.token[corner]


def effect_at(s: State, at: int) -> int:
    """What the weather does on a space (heat 91)."""
    if s.weather == 0 or token_at(s, at) != tables.WEATHER_ROAD:
        return 0
    return catalog.WEATHER_EFFECT[s.weather]


def free_boost(s: State, seat: int) -> int:
    """1 if a boost costs no heat where the car is (heat 36)."""
    return 1 if token_at(s, s.at[seat]) == tables.FREE_BOOST else 0


def sky_bit(s: State, at: int) -> int:
    return 1 << s.course.sector[at % s.course.spaces]


def sky_cooldown(s: State, at: int) -> int:
    """1 if the sector's weather still cools (heat 93)."""
    return 1 if effect_at(s, at) == tables.COOLDOWN_PLUS and s.sky & sky_bit(s, at) == 0 else 0


def cooldown_at(s: State, at: int) -> int:
    """Cooldown that can be used on a space: none where the weather forbids it (heat 92)."""
    if s.weather == 0:
        return s.cool
    if effect_at(s, at) == tables.NO_COOLDOWN:
        return 0
    return s.cool + sky_cooldown(s, at)


def use_cooldown(s: State, at: int, amount: int) -> None:
    """The sector's own cooldown goes first (heat 133)."""
    rest = amount
    if s.weather and sky_cooldown(s, at):
        s.sky |= sky_bit(s, at)
        rest -= 1
    s.cool -= rest


def in_tunnel(s: State, seat: int) -> int:
    return s.course.tunnel[s.at[seat] % s.course.spaces]
