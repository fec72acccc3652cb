"""A circuit as the rules see it. Nothing in it changes during a race."""

from __future__ import annotations

from typing import Annotated

from ...layout import Table
from .tables import CORNERS, GRID, SPACES


class Course(Table):
    """Spaces are numbered from 0, the first one after the finish line; lanes are 1 and 2."""

    spaces: int
    laps: int  # as printed
    heat: int
    stress: int
    corners: int
    racing_lane: Annotated[list[int], SPACES]
    corner_before: Annotated[list[int], SPACES]  # the corner, from 1, whose line lies just before this space; 0: none
    first_after: Annotated[list[int], CORNERS]  # the space just behind a corner's line
    limit: Annotated[list[int], CORNERS]
    legend_reach: Annotated[list[int], CORNERS]  # spaces from the legend line to the corner's line
    chevron: Annotated[list[int], CORNERS]  # a legend that near may cross one corner more
    double_chevron: Annotated[list[int], CORNERS]  # a legend that near may cross two corners more
    chicane: Annotated[list[int], CORNERS]  # 1: the first line of a chicane
    sector: Annotated[list[int], SPACES]  # the corner, from 0, whose line lies behind this space
    flooded: Annotated[list[int], SPACES]  # 1: shifting down from here costs heat
    tunnel: Annotated[list[int], SPACES]  # 1: no card leaves the hand for the discard pile here
    boxes: int
    grid_space: Annotated[list[int], GRID]
    grid_lane: Annotated[list[int], GRID]
