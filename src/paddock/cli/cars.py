"""How a car is called and coloured in a terminal."""

from __future__ import annotations

from collections.abc import Mapping

from ..drawing.plain import LIVERIES
from ..race import Race
from . import screen
from .desk import Desk

STYLES = {
    "red": "bold white on red3",
    "blue": "bold white on dodger_blue3",
    "yellow": "bold black on gold1",
    "black": "bold white on grey27",
    "grey": "bold black on grey70",
    "green": "bold white on green4",
    "orange": "bold black on dark_orange",
    "purple": "bold white on purple4",
    "white": "bold black on grey93",
    "brown": "bold white on orange4",
    "pink": "bold black on pink3",
    "teal": "bold white on dark_cyan",
}
STRIPES = {
    "red": "bright_red",
    "blue": "dodger_blue1",
    "yellow": "gold1",
    "black": "grey50",
    "grey": "grey85",
    "green": "green3",
    "orange": "dark_orange",
    "purple": "medium_purple1",
    "white": "grey93",
    "brown": "orange4",
    "pink": "pink3",
    "teal": "dark_cyan",
}


def livery(seat: int) -> tuple[str, str]:
    """A car's colour and number; the first six are the same in every game."""
    return LIVERIES[seat].name, LIVERIES[seat].number


def number(seat: int) -> str:
    """The number in the roundel."""
    return livery(seat)[1]


def style(seat: int) -> str:
    """The car's colour as a terminal shows it."""
    return STYLES[livery(seat)[0]]


def numbers(race: Race) -> dict[int, str]:
    """Every car's number."""
    return {car: number(car) for car in range(race.cars)}


def stripes(race: Race) -> dict[int, str]:
    """Every car's colour for a mark beside a line."""
    return {car: STRIPES[livery(car)[0]] for car in range(race.cars)}


def called(desk: Desk, race: Race, given: Mapping[int, str]) -> dict[int, str]:
    """The names given; a seat without one is called by its colour, a car without a seat by what the game calls it."""
    names = {seat: given.get(seat) or desk.say(f"colour-{livery(seat)[0]}") for seat in range(race.seats)}
    return names | {car: desk.say(screen.of(race.game).nobody) for car in range(race.seats, race.cars)}
