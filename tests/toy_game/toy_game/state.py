"""The circuit and the position: tables of small whole numbers."""

from __future__ import annotations

from typing import Annotated

from paddock.layout import Table

SEATS = 4


class Course(Table):
    spaces: int


class State(Table):
    course: Course
    version: int  # of the rules
    seats: int
    laps: int
    step: int
    asked: int  # the seats that must decide now, as a set of bits; follows from the rest
    round: int
    turn: int  # whose turn it is
    at: Annotated[list[int], SEATS]  # spaces since the start
    out: Annotated[list[int], SEATS]  # 1: has withdrawn


class Observation(Table):
    """What a seat may know, as numbers for learning: here, everything."""

    seats: int
    laps: int
    spaces: int
    over: int
    round: int
    turn: int
    at: Annotated[list[int], SEATS]
    out: Annotated[list[int], SEATS]
