"""A position as numbers. There is nothing in it that a seat may not know."""

from __future__ import annotations

from ...control import Encoding
from . import state, tables
from .state import State


def add(out: Encoding, number: int) -> None:
    out.number[out.count] = number
    out.count += 1


def encode(s: State, seat: int, out: Encoding) -> int:
    """The race, the cars from the own one on, the debris, where the roll can lead; returns how many numbers."""
    out.count = 0
    add(out, s.seats)
    add(out, s.rules)
    add(out, s.laps)
    add(out, s.step)
    add(out, s.round)
    add(out, s.weather)
    add(out, s.trying)
    add(out, (s.car + s.seats - seat) % s.seats)
    add(out, s.zone)
    add(out, s.die)
    add(out, s.reach)
    add(out, s.slide)
    add(out, s.omen)
    add(out, s.award)
    add(out, s.radio)
    for i in range(s.seats):
        encode_car(s, (seat + i) % s.seats, out)
    for i in range(state.WORDS):
        add(out, s.debris[i])
    for i in range(tables.ENDS):
        add(out, s.end_cell[i])
        add(out, s.end_brakes[i])
        add(out, s.end_tyres[i])
        add(out, s.end_fate[i])
    return out.count


def encode_car(s: State, car: int, out: Encoding) -> None:
    add(out, s.status[car])
    add(out, s.withdrawn[car])
    add(out, s.driver[car])
    add(out, s.cell[car])
    add(out, s.lap[car])
    add(out, s.gear[car])
    add(out, s.started[car])
    add(out, s.stops[car])
    add(out, s.spun[car])
    add(out, s.boxed[car])
    add(out, s.tyre[car])
    add(out, s.age[car])
    add(out, s.repairs[car])
    add(out, s.rank[car])
    add(out, s.throws[car])
    add(out, s.nitro[car])
    add(out, s.scrap[car])
    add(out, s.caught[car])
    for zone in range(tables.ZONES):
        add(out, s.points[car][zone])
        add(out, s.full[car][zone])
