"""A position as text: one line for the race, one for each car.

    formula_d monaco version=1 laps=2 step=move round=3 turn=1 car=1 die=8 reach=8 order=1,0 debris=57,60
    0 racing cell=30 lap=1 gear=4 stops=1 points=6,3,3,3,3,2
    1 racing cell=24 lap=1 gear=3 grid=2 points=5,2,3,3,3,2

Points and full are those of the six zones, in the order of the dashboard. Where the roll can lead follows from the
rest.
"""

from __future__ import annotations

from ...control import Control
from ...position_text import Bits, Choice, Flag, Form, Lines, Mark, Number, Numbers, Own, Row, choice, number
from . import ends, moving, routes, setup, text_checks
from .state import WORD, State
from .steps import STEPS
from .tables import (
    DRIVER_NAMES,
    LEAST_SEATS,
    MOST_LAPS,
    MOVE,
    RULE_NAMES,
    RULES_VERSION,
    SEATS,
    SLIP,
    SPOTS,
    STATUS_NAMES,
    TYRE_NAMES,
    WAY,
    WEATHER_NAMES,
)
from .view import debris_of


def _forecast(s: State, circuit: str) -> str:
    """Said where it is not the circuit's own."""
    said = setup.forecast_of(s.course) if s.course.rain_to else ""
    return said if said and said != setup.forecast_of(setup.course(circuit)) else ""


def _debris(s: State, _: str) -> str:
    return ",".join(map(str, debris_of(s)))


def _lay_debris(s: State, _: str, where: str, name: str, value: str) -> None:
    for part in value.split(","):
        cell = number(where, name, part, s.course.cells - 1)
        s.debris[cell // WORD] |= 1 << cell % WORD


def _fill(s: State, car: int) -> None:
    """A car is whole, unless its line says otherwise."""
    s.points[car][:] = setup.full_points(s, car)
    s.full[car][:] = setup.full_points(s, car)


def _drive(s: State, car: int, where: str, name: str, value: str) -> None:
    """A driver brings a car with points of its own."""
    s.driver[car] = choice(where, name, value, DRIVER_NAMES)
    _fill(s, car)


def _is_tuned(s: State, car: int) -> bool:
    return s.full[car] != setup.full_points(s, car)


def _was_caught(s: State, car: int) -> bool:
    return any(s.speed[car]) or any(s.earlier[car])


RACE = (
    Bits("rules", choices=RULE_NAMES),
    Number("laps", most=MOST_LAPS, usual=None),
    Choice("step", choices=STEPS.names, usual=None),
    Own("forecast", said=_forecast),
    Choice("weather", choices=WEATHER_NAMES),
    Number("round"),
    Number("turn"),
    Number("car"),
    Number("zone"),
    Number("die"),
    Number("reach"),
    Number("slide"),
    Number("drove"),
    Number("hazards"),
    Number("fixed"),
    Number("omen"),
    Number("aim", most=lambda s: s.course.spots - 1, plus=1),
    Number("award"),
    Number("award-car", "award_car"),
    Number("watched"),
    Flag("trying"),
    Flag("strain"),
    Flag("leaving"),
    Flag("in-box", "in_box"),
    Flag("from-pit", "from_pit"),
    Flag("braked"),
    Flag("locked"),
    Flag("slipping"),
    Flag("crossed"),
    Flag("passed"),
    Flag("technical"),
    Flag("radio"),
    Row("order", count="order_count", most=lambda s: s.seats - 1),
    Row("trail", count="trail_count", most=lambda s: s.course.spots - 1),
    Own("debris", said=_debris, taken=_lay_debris),
)
CAR = (
    Own("driver", said=lambda s, car: DRIVER_NAMES[s.driver[car]] if s.driver[car] else "", taken=_drive),
    Mark("status", choices=STATUS_NAMES, usual=None),
    Number("cell", most=SPOTS, usual=-1),
    Number("lap"),
    Number("gear"),
    Number("stops"),
    Number("age"),
    Number("repairs"),
    Number("place", "rank"),
    Number("throws"),
    Number("grid", "pole"),
    Number("withdrawn"),
    Number("caught"),
    Choice("tyres", "tyre", choices=TYRE_NAMES),
    Flag("started"),
    Flag("spun"),
    Flag("boxed"),
    Flag("aborted"),
    Flag("nitro"),
    Flag("scrap"),
    Numbers("points", most=99),
    Numbers("full", most=99, when=_is_tuned),
    Numbers("speed", when=_was_caught),
    Numbers("earlier", when=_was_caught),
)


def _start(circuit: str, said: dict[str, str]) -> State:
    forecast = said.pop("forecast", "")
    if forecast:
        forecast = setup.read_options({"circuit": circuit, "weather": "yes", "forecast": forecast}).get("forecast", "")
    s = State(setup.course(circuit, forecast))
    s.laps = 2
    s.cell[:] = [-1] * SEATS
    return s


def _settle(s: State) -> None:
    s.next_rank = 1 + sum(rank > 0 for rank in s.rank)
    text_checks.check(s)
    if s.step in (MOVE, SLIP, WAY):
        control = Control()
        ends.find(s, control)
        if s.step == WAY:
            end = moving.end_of(s, s.aim - 1)
            text_checks.require(end >= 0, "aim is a cell where the move can end")
            routes.find(s, control, end)
            text_checks.require(s.way_count > 1, "there is only one way to that cell")


FORM = Form(
    "formula_d",
    "Formula D",
    RULES_VERSION,
    range(LEAST_SEATS, SEATS + 1),
    STEPS,
    RACE,
    Lines(lambda car: f"car {car}'s line", str, CAR, fresh=_fill),
    start=_start,
    settle=_settle,
)
write, read = FORM.write, FORM.read
