"""What weighing answers keeps for every car: sums over playouts, and squares that tell how sure they are."""

from __future__ import annotations

from typing import Annotated

from ..control import SEATS
from ..layout import WIDE, Table
from .tally import ANSWERS


class Ledger(Table):
    """Sums over one row of playouts. Chances are in ten-thousandths, places in hundredths, as in a Tally."""

    chance: Annotated[list[list[int]], ANSWERS, SEATS, WIDE]  # of winning, for every answer and car
    expected: Annotated[list[list[int]], ANSWERS, SEATS, WIDE]  # place
    mishaps: Annotated[list[int], ANSWERS, WIDE]  # of the seat that answers
    win_off: Annotated[list[int], ANSWERS, WIDE]  # squares: how far its chance lies from that with answer 0
    place_off: Annotated[list[int], ANSWERS, WIDE]  # and its place
    chance_square: Annotated[list[int], SEATS, WIDE]  # of every car, with answer 0
    expected_square: Annotated[list[int], SEATS, WIDE]

    first_win: int  # with answer 0, in the present deal
    first_place: int
