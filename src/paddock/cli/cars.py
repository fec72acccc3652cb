"""How a car is called and coloured in a terminal."""

from __future__ import annotations

from collections.abc import Mapping

from ..drawing import LIVERIES
from ..race import Race
from .desk import Desk

STYLES = {
    "red": "bold white on red3",
    "blue": "bold white on dodger_blue3",
    "yellow": "bold black on gold1",
    "black": "bold white on grey27",
    "grey": "bold black on grey70",
    "green": "bold white on green4",
}
STRIPES = {
    "red": "bright_red",
    "blue": "dodger_blue1",
    "yellow": "gold1",
    "black": "grey50",
    "grey": "grey85",
    "green": "green3",
}


def number(seat: int) -> str:
    """The number in the roundel."""
    return LIVERIES[seat].number


def style(seat: int) -> str:
    """The car's colour as a terminal shows it."""
    return STYLES[LIVERIES[seat].name]


def numbers(race: Race) -> dict[int, str]:
    """Every car's number."""
    return {car: number(car) for car in range(race.cars)}


def stripes(race: Race) -> dict[int, str]:
    """Every car's colour for a mark beside a line."""
    return {car: STRIPES[LIVERIES[car].name] for car in range(race.cars)}


def called(desk: Desk, race: Race, given: Mapping[int, str]) -> dict[int, str]:
    """The names given; a seat without one is called by its colour, a car without a seat is a legend."""
    names = {seat: given.get(seat) or desk.say(f"colour-{LIVERIES[seat].name}") for seat in range(race.seats)}
    return names | {car: desk.say("legend") for car in range(race.seats, race.cars)}
