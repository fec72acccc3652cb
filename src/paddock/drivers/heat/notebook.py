"""What drivers work out about a circuit before the start, once, and look up while they race."""

from __future__ import annotations

from typing import Annotated

from ...games.heat.tables import TOP_GEAR
from ...layout import Table

HEATS = 9  # heat in the engine, 0 and up; more is as good as the most
REACH = 257  # spaces to go: two laps of the longest circuit, and 0
STEPS = 32  # more than the highest speed


class Notes(Table):
    """How long the way to the finish still is, in five-hundredths of a turn."""

    spaces: int
    heat: int  # cards of heat that a car has altogether
    due: Annotated[list[int], STEPS]  # scratch: heat due for so many spaces at that speed
    inside: Annotated[list[list[int]], TOP_GEAR, HEATS]  # scratch: the best in each gear
    left: Annotated[list[list[list[int]]], REACH, TOP_GEAR, HEATS]  # by spaces to go, gear - 1 and heat
