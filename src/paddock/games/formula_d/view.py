"""What a seat, or a spectator, may know of a position, as plain data: everything."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ...control import Standing
from ...looks import Kept, Looks, View
from . import field, finish, rules, survey
from .state import State
from .steps import STEPS
from .tables import (
    BEGINNERS,
    DRIVER_NAMES,
    FATE_NAMES,
    OUT,
    OVER,
    RACING,
    RULE_NAMES,
    SEATS,
    STATUS_NAMES,
    STREET,
    TEAMS,
    TUNING,
    TYRE_CHOICE,
    TYRE_NAMES,
    WEATHER,
    WEATHER_NAMES,
    ZONE_NAMES,
    ZONES,
)


def view(s: State, seat: int | None) -> View:
    """The position as that seat may see it; None is a spectator."""
    return looks(s, (seat,)).view(seat)


def looks(s: State, seats: Iterable[int | None], _kept: Kept | None = None) -> Looks:
    """The position as these seats may see it: all see the same."""
    standing = Standing()
    rules.standing(s, standing)
    cars = [_car(s, car, standing) for car in range(s.seats)]
    return Looks(_public(s), "cars", cars, {seat: cars[seat] for seat in seats if seat is not None}, {})


def all_seeing(s: State) -> View:
    """The public view, which hides nothing."""
    return view(s, None)


def round_of(s: State) -> int:
    """The round that is on; 0 before the race."""
    return s.round


def rules_in(s: State) -> list[str]:
    """The rules that the race is run by, by name."""
    return [name for bit, name in enumerate(RULE_NAMES) if s.rules >> bit & 1]


def debris_of(s: State) -> list[int]:
    """The cells on which markers lie."""
    danger = s.course.danger
    return [cell for cell in range(s.course.cells) if field.has_debris(s, cell) and not danger[cell]]


def _public(s: State) -> dict[str, Any]:
    waiting = s.asked
    in_turn = s.step >= TUNING and s.step != OVER and (s.round > 0 or s.trying > 0)
    found: dict[str, Any] = {
        "seats": s.seats,
        "spaces": s.course.cells,
        "rules": rules_in(s),
        "laps": s.laps,
        "step": STEPS.names[s.step],
        "over": s.step == OVER,
        "round": s.round,
        "qualifying": bool(s.trying),
        "waiting": [seat for seat in range(s.seats) if waiting >> seat & 1],
        "turn": s.car if in_turn else None,
        "order": s.order[: s.order_count],
        "acted": s.turn,
        "debris": debris_of(s),
        "die": s.die or None,
        "reach": s.reach,
        "slide": s.slide,
        "slipping": bool(survey.slips(s)),
        "ends": ends(s),
    }
    if s.aim:
        found |= {"aim": s.aim - 1, "ways": ways(s)}
    if s.rules & WEATHER:
        found["weather"] = WEATHER_NAMES[s.weather]
    if s.award:
        found["award"] = {"seat": s.award_car, "points": s.award}
    if s.step == TUNING and s.car < s.seats:
        found["tuning"] = {"seat": s.car, "zone": ZONE_NAMES[s.zone]}
    return found


def ends(s: State) -> list[dict[str, Any]]:
    """Where the move can end: cell, price and what becomes of the car."""
    return [
        {
            "cell": s.end_cell[end],
            "brakes": s.end_brakes[end],
            "tyres": s.end_tyres[end],
            "fate": FATE_NAMES[s.end_fate[end]],
        }
        for end in range(s.end_count)
    ]


def ways(s: State) -> list[dict[str, Any]]:
    """The ways to the end that is chosen: price, what becomes of the car, and what each one meets before the end."""
    found: list[dict[str, Any]] = []
    for way in range(s.way_count):
        met = s.way_beside[way]
        one: dict[str, Any] = {
            "brakes": s.way_brakes[way],
            "tyres": s.way_tyres[way],
            "fate": FATE_NAMES[s.way_fate[way]],
            "debris": s.way_debris[way],
            "beside": [car for car in range(s.seats) if met >> car & 1],
            "pits": bool(met >> SEATS & 1),
        }
        if s.way_via[way]:
            one["via"] = s.way_via[way] - 1
        found.append(one)
    return found


def _car(s: State, car: int, standing: Standing) -> dict[str, Any]:
    on_track = s.status[car] in (RACING, OUT) and s.cell[car] >= 0
    cell = s.cell[car]
    corner = s.course.corner[cell] if on_track else 0
    found: dict[str, Any] = {
        "seat": car,
        "status": STATUS_NAMES[s.status[car]],
        "withdrawn": bool(s.withdrawn[car]),
        "place": standing.place[car],
        "grid": s.pole[car] or None,
        "cell": cell if on_track else None,
        "lane": s.course.lane[cell] if on_track and not field.is_pit(s, cell) else None,
        "pit": bool(on_track and field.is_pit(s, cell)),
        "lap": s.lap[car],
        "gear": s.gear[car],
        "corner": corner or None,
        "stops": s.stops[car] if corner else None,
        "stops_needed": s.course.stops[corner] if corner else None,
        "spun": bool(s.spun[car]),
        "in_box": bool(s.boxed[car]),
        "points": _points(s, s.points[car]),
        "full": _points(s, s.full[car]),
    }
    if s.rules & TYRE_CHOICE:
        found |= {"tyres": TYRE_NAMES[s.tyre[car]], "tyres_lap": s.age[car]}
    if s.rules & STREET:
        found |= {"driver": DRIVER_NAMES[s.driver[car]], "nitro": not s.nitro[car]}
    if s.rules & TEAMS:
        found |= {"team": field.team_of(s, car) // 2, "team_points": finish.team_points(s, car)}
    if s.throws[car]:
        found |= {"throws": s.throws[car], "aborted": bool(s.aborted[car])}
    return found


def _points(s: State, row: list[int]) -> dict[str, int]:
    """Points by zone; beginners have one pool."""
    if s.rules & BEGINNERS:
        return {"points": row[0]}
    return {ZONE_NAMES[zone]: row[zone] for zone in range(ZONES)}


def decision(s: State, seat: int) -> str:
    """What the seat is asked, as a word: gear, move, slip, fit, repair and so on."""
    return STEPS.names[s.step]
