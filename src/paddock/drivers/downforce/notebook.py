"""What drivers note down while they think."""

from __future__ import annotations

from typing import Annotated

from ...games.downforce.tables import CARS, CELLS
from ...layout import Table

ABREAST = 24  # more cells than a drive can reach with one step more


class Notes(Table):
    """Scratch paper: the cells that a drive can reach, and the cars as they were before a card was tried."""

    reached: Annotated[list[list[int]], 2, ABREAST]
    cell: Annotated[list[int], CARS]
    status: Annotated[list[int], CARS]
    rank: Annotated[list[int], CARS]
    lap: Annotated[list[int], CARS]
    next_rank: int

    place: Annotated[list[int], CARS]  # that a car may expect, in thousandths
    been: Annotated[list[int], CELLS]  # steps left with which a way has led to a cell, a set of bits
