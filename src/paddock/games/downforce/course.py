"""Circuit and deck as the rules see them. Nothing in here changes during a race."""

from __future__ import annotations

from typing import Annotated

from ...layout import Table
from .tables import BARS, CARDS, CELLS, NEXT, START


class Course(Table):
    """Cells are numbered from 0 with rising front edge; a next cell touches and has a farther front edge."""

    cells: int
    ahead_count: Annotated[list[int], CELLS]
    ahead: Annotated[list[list[int]], CELLS, NEXT]  # cells one step ahead; of the last ones: behind the finish line
    front: Annotated[list[int], CELLS]  # rank of the front edge: equal numbers mean the same cut
    lane: Annotated[list[int], CELLS]  # 1 is nearest the inside
    rectangular: Annotated[list[int], CELLS]
    lines: Annotated[list[int], CELLS]  # betting lines that a car on this cell has crossed
    finish: Annotated[list[int], CELLS]  # 1: one step from here crosses the finish line
    to_finish: Annotated[list[int], CELLS]  # least steps to cross the line on an empty track
    start: Annotated[list[int], START]

    bars: Annotated[list[int], CARDS]  # how many
    white: Annotated[list[int], CARDS]  # how many of them are white
    colour: Annotated[list[list[int]], CARDS, BARS]  # top bar first
    steps: Annotated[list[list[int]], CARDS, BARS]
