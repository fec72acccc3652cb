"""How a seat's car is called and coloured in a terminal."""

from __future__ import annotations

from collections.abc import Mapping

from ..drawing import LIVERIES
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


def numbers(seats: int) -> dict[int, str]:
    """Every seat's number."""
    return {seat: number(seat) for seat in range(seats)}


def stripes(seats: int) -> dict[int, str]:
    """Every seat's colour for a mark beside a line."""
    return {seat: STRIPES[LIVERIES[seat].name] for seat in range(seats)}


def legends(desk: Desk, seats: int, count: int) -> dict[int, str]:
    """What the cars that nobody drives are called; they come after the seats."""
    return {seats + i: desk.say("legend", number=i + 1) for i in range(count)}


def called(desk: Desk, seats: int, given: Mapping[int, str]) -> dict[int, str]:
    """The names given; a seat without one is called by its colour."""
    return {seat: given.get(seat) or desk.say(f"colour-{LIVERIES[seat].name}") for seat in range(seats)}
