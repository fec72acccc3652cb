"""A position as numbers; observation.py says what each is. There is nothing in it that a seat may not know."""

from __future__ import annotations

from . import observation, state, tables
from .observation import Observation
from .state import State


def encode(s: State, seat: int, out: Observation) -> None:
    """All there is to know, seen from a seat; a spectator is seat -1 and looks on from the first seat."""
    own = seat if seat >= 0 else 0
    observation.clear(out)
    encode_race(s, own, out)
    encode_turn(s, own, out)
    encode_ends(s, out)
    encode_ways(s, own, out)
    for i in range(s.seats):
        encode_car(s, (own + i) % s.seats, i, out)
    encode_debris(s, out)


def after(s: State, own: int, seat: int) -> int:
    """How many seats after one's own."""
    return (seat + s.seats - own) % s.seats if 0 <= seat < s.seats else seat


def encode_race(s: State, own: int, out: Observation) -> None:
    out.seats = s.seats
    out.rules = s.rules
    out.laps = s.laps
    out.step = s.step
    out.round = s.round
    out.weather = s.weather
    out.trying = s.trying
    for seat in range(s.seats):
        out.asked[after(s, own, seat)] = (s.asked >> seat) & 1
    for i in range(s.order_count):
        out.order[i] = 1 + after(s, own, s.order[i])
    out.turn = s.turn
    out.next_rank = s.next_rank
    out.radio = s.radio
    out.watched = s.watched
    out.award = s.award
    out.award_car = after(s, own, s.award_car)


def encode_turn(s: State, own: int, out: Observation) -> None:
    out.car = after(s, own, s.car)
    out.zone = s.zone
    out.omen = s.omen
    out.die = s.die
    out.strain = s.strain
    out.reach = s.reach
    out.slide = s.slide
    out.leaving = s.leaving
    out.in_box = s.in_box
    out.from_pit = s.from_pit
    out.braked = s.braked
    out.locked = s.locked
    out.crossed = s.crossed
    out.passed = s.passed
    out.drove = s.drove
    out.hazards = s.hazards
    out.fixed = s.fixed
    out.technical = s.technical
    for i in range(s.trail_count):
        out.trail[i] = 1 + s.trail[i]


def encode_ends(s: State, out: Observation) -> None:
    out.end_count = s.end_count
    for i in range(s.end_count):
        out.end_cell[i] = s.end_cell[i]
        out.end_brakes[i] = s.end_brakes[i]
        out.end_tyres[i] = s.end_tyres[i]
        out.end_fate[i] = s.end_fate[i]


def encode_ways(s: State, own: int, out: Observation) -> None:
    out.aim = s.aim
    out.slipping = s.slipping
    out.way_count = s.way_count
    for i in range(s.way_count):
        out.way_brakes[i] = s.way_brakes[i]
        out.way_tyres[i] = s.way_tyres[i]
        out.way_fate[i] = s.way_fate[i]
        out.way_debris[i] = s.way_debris[i]
        for car in range(s.seats):
            out.way_beside[i][after(s, own, car)] = (s.way_beside[i] >> car) & 1
        out.way_pits[i] = (s.way_beside[i] >> tables.SEATS) & 1
        out.way_via[i] = s.way_via[i]


def encode_car(s: State, car: int, i: int, out: Observation) -> None:
    """A car, which stands at `i`."""
    cell = s.cell[car]
    out.cell[i] = cell
    if cell >= 0:
        out.progress[i] = s.course.progress[cell]
        out.lane[i] = s.course.lane[cell]
        out.corner[i] = s.course.corner[cell]
        out.stops_needed[i] = s.course.stops[s.course.corner[cell]] if s.course.corner[cell] > 0 else 0
    out.status[i] = s.status[car]
    out.withdrawn[i] = s.withdrawn[car]
    out.driver[i] = s.driver[car]
    out.lap[i] = s.lap[car]
    out.gear[i] = s.gear[car]
    out.started[i] = s.started[car]
    out.stops[i] = s.stops[car]
    out.spun[i] = s.spun[car]
    out.boxed[i] = s.boxed[car]
    out.tyre[i] = s.tyre[car]
    out.age[i] = s.age[car]
    out.repairs[i] = s.repairs[car]
    out.rank[i] = s.rank[car]
    out.throws[i] = s.throws[car]
    out.aborted[i] = s.aborted[car]
    out.pole[i] = s.pole[car]
    out.nitro[i] = s.nitro[car]
    out.scrap[i] = s.scrap[car]
    out.caught[i] = s.caught[car]
    for zone in range(tables.ZONES):
        out.points[i][zone] = s.points[car][zone]
        out.full[i][zone] = s.full[car][zone]
    for lap in range(tables.MOST_LAPS):
        out.speed[i][lap] = s.speed[car][lap]
        out.earlier[i][lap] = s.earlier[car][lap]


def encode_debris(s: State, out: Observation) -> None:
    """Markers are few: words without any are passed over."""
    for word in range(state.WORDS):
        if s.debris[word] != 0:
            for bit in range(state.WORD):
                spot = word * state.WORD + bit
                if spot < tables.SPOTS:
                    out.debris[spot] = (s.debris[word] >> bit) & 1
