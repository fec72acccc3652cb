"""What a search keeps: the answers that it weighs, and what playouts have given for each so far."""

from __future__ import annotations

from typing import Annotated

from ..control import SEATS
from ..layout import WIDE, Table

ANSWERS = 16
"""The most answers that a search can weigh."""
LENGTH = 16
"""The most actions of a compound answer."""
REASONS = 8
"""The most things that a game counts in its playouts, to say why an answer is better."""


class Tally(Table):
    """Answers, the likeliest first, and their sums. Chances are in ten-thousandths, places in hundredths."""

    seed: Annotated[int, WIDE]
    deals: Annotated[int, WIDE]  # deals that every answer still in the running has met
    playouts: Annotated[int, WIDE]
    worth: Annotated[list[int], ANSWERS, WIDE]  # sums over playouts
    win: Annotated[list[int], ANSWERS, WIDE]
    place: Annotated[list[int], ANSWERS, WIDE]
    tried: Annotated[list[int], ANSWERS, WIDE]
    square: Annotated[list[int], ANSWERS, WIDE]  # sums of squares: how far it was from the first answer, deal by deal
    reason: Annotated[list[list[int]], ANSWERS, REASONS, WIDE]

    seat: int
    cars: int  # that are placed in the end
    caution: int  # how clear a gain over the first answer must be: its error, squared, in hundredths; 0: any gain
    nearly: int  # 1: a game says in `near` how near the seat came to winning, and answers are compared by that
    first: int  # what the first answer was worth in the present deal
    until: int  # where playouts stop, in the game's own measure
    most: int  # answers that are kept
    count: int
    left: int  # answers still in the running
    turn: int  # the answer that is tried next in the present deal
    out: Annotated[list[int], ANSWERS]  # 1: no longer in the running
    cost: Annotated[list[int], ANSWERS]  # the script's own, the lowest first
    length: Annotated[list[int], ANSWERS]
    action: Annotated[list[list[int]], ANSWERS, LENGTH]
    drafted: int  # actions of the answer that is being put together
    draft: Annotated[list[int], LENGTH]

    # What the end of the last playout was worth.
    chance: Annotated[list[int], SEATS]  # of winning
    expected: Annotated[list[int], SEATS]  # place
    near: int  # the chance to win of the seat if the race were driven again from about there
    seen: Annotated[list[int], REASONS]  # what was counted on the way, for the seat
