"""Whether a position that was read makes sense: everything that the rules rely on."""

from __future__ import annotations

from ...errors import BadText
from . import tables
from .state import State
from .tables import ENDS, GEARS, HOME, OUT, RACING, WAITING

TURN = (*range(tables.GEAR, tables.OVER), tables.WAY)


def check(s: State) -> None:
    """Refuse a position that no race could come to, as far as it would mislead the rules."""
    require(s.laps >= 1, "a race has at least one lap")
    beginners, street = s.rules & tables.BEGINNERS, s.rules & tables.STREET
    require(not (beginners and s.rules & ~(tables.BEGINNERS | tables.MOVER_ONLY)), "beginners have no other rules")
    require(not s.rules & tables.WEATHER or s.course.rain_to > 0, "weather needs a forecast on this circuit")
    require(not s.weather or s.rules & tables.WEATHER > 0, "weather is for races with the rule weather")
    team = s.seats % tables.TEAM == 0 and s.seats >= 2 * tables.TEAM
    require(not s.rules & tables.TEAMS or team, "teams need an even number of cars, at least 4")
    _check_order(s)
    for car in range(s.seats):
        _check_car(s, car)
        require((s.driver[car] > 0) == (street > 0), f"car {car}: drivers are for the street race, one for each car")
    drivers = [driver for driver in s.driver if driver]
    require(len(set(drivers)) == len(drivers), "two cars have the same driver")
    cells = [s.cell[car] for car in range(s.seats) if s.status[car] == RACING]
    require(len(set(cells)) == len(cells), "two cars share a cell")
    ranks = sorted(rank for rank in s.rank if rank)
    require(ranks == list(range(1, len(ranks) + 1)), "places are given in order, from 1 on")
    gone = sorted(place for place in s.withdrawn[: s.seats] if place)
    require(gone == list(range(s.seats - len(gone) + 1, s.seats + 1)), "withdrawn seats have the last places")
    _check_turn(s)


def require(right: bool, message: str) -> None:
    if not right:
        raise BadText(message)


def _check_order(s: State) -> None:
    order = s.order[: s.order_count]
    require(len(set(order)) == len(order) <= s.seats, "order names cars, each once")
    require(s.turn <= s.order_count, "turn counts cars of the order")


def _check_car(s: State, car: int) -> None:
    where = f"car {car}"
    placed = s.status[car] in (RACING, HOME)
    require(not placed or 0 <= s.cell[car] < s.course.spots, f"{where}: cell is where a car stands")
    require(s.cell[car] < s.course.spots, f"{where}: there is no cell {s.cell[car]} on this circuit")
    require(s.status[car] != WAITING or s.cell[car] < 0, f"{where}: a waiting car has no cell")
    require((s.rank[car] > 0) == (s.status[car] == HOME and not s.trying), f"{where}: place is for cars at home")
    require(s.gear[car] <= GEARS, f"{where}: gears are 0 to {GEARS}")
    require(s.lap[car] <= s.laps + (s.status[car] == OUT), f"{where}: it is home after lap {s.laps}")
    require(s.stops[car] <= 3, f"{where}: a corner has at most 3 stops")
    require(not s.withdrawn[car] or s.status[car] == OUT, f"{where}: who withdrew is out")
    require(s.caught[car] <= tables.MOST_LAPS, f"{where}: caught counts laps")
    for zone in range(tables.ZONES):
        right = s.step == tables.TUNING or s.points[car][zone] <= s.full[car][zone]
        require(right, f"{where}: more {tables.ZONE_NAMES[zone]} than it began with")
    if s.status[car] == RACING and s.step != tables.TUNING:
        vital = (tables.TYRES,) if s.rules & tables.BEGINNERS else (tables.BODY, tables.ENGINE, tables.SUSPENSION)
        alive = all(s.points[car][zone] > 0 for zone in vital)
        require(alive, f"{where}: a car without body, engine or suspension is out")
    if s.status[car] == RACING and 0 <= s.cell[car] < s.course.cells:
        require(not s.boxed[car], f"{where}: only a car in the pit lane is boxed")


def _check_turn(s: State) -> None:
    if s.step == tables.TUNING:
        require(s.rules & tables.CUSTOM > 0, "cars are tuned in races with the rule custom")
        require(s.car < s.seats and s.zone < tables.ZONES, "car and zone tell what is being tuned")
        return
    require(s.car < s.seats and s.award_car < s.seats, "car is a seat of this race")
    require(s.step != tables.FITTING or s.turn < s.order_count, "turn tells whose tyres are chosen")
    if s.step in TURN and s.step not in (tables.REROLL, tables.NEXT, tables.AWARD):
        require(s.status[s.car] == RACING, "the car whose turn it is runs")
    require(s.step == tables.WAY or not (s.aim or s.slipping), "aim and slipping are for the choice of a way")
    require(s.step != tables.WAY or s.version >= tables.CHOSEN_WAYS, "ways are chosen since version 3 of the rules")
    if s.step in (tables.MOVE, tables.SLIP, tables.WAY):
        most = tables.MOST_STEPS - 1
        require(1 <= s.reach + s.slide <= most and s.slide <= 3, f"reach is what the car drives, 1 to {most}")
    if s.step == tables.GEAR:
        require(s.gear[s.car] > 0 or s.boxed[s.car] > 0, "a car in neutral has no choice of gears")
    require(s.end_count <= ENDS, "too many ends")
