"""Race control's memory: what goes in and out of a call of the rules besides the position.

The rules draw through `luck` and report through `journal`; both work on this memory, which Python fills before
a call and drains after it. No position holds a Control, so no copy of a position holds the future.
"""

from __future__ import annotations

from typing import Annotated

from .layout import WIDE, Table

TAPE = 2048
"""Room for draws, on the tape and in the journal, in one call of the rules."""
EVENTS = 4096
"""Room for events in one call of the rules."""
EVENT_SIZE = 7
"""Numbers of an event: kind, seat, ruling, and four of its own."""
OPTIONS = 256
"""The most options that a decision may have."""
SEATS = 12
"""The most seats of any game."""
PAPER_ROWS = 86
PAPER = 184
"""Rows and columns of the scratch paper."""


class Control(Table):
    """Luck and journal of a race under way."""

    generator: Annotated[int, WIDE]  # state of the fast generator
    counter: Annotated[int, WIDE]  # blocks taken from the sealed generator
    key: Annotated[list[int], 8, WIDE]  # its key, eight words of 32 bits
    block: Annotated[list[int], 16, WIDE]  # its present block
    paper: Annotated[list[list[int]], PAPER_ROWS, PAPER, WIDE]  # the rules' scratch paper: no part of any position
    used: int  # words of the present block already given out; 16 when it is used up

    sealed: int  # 1: draw from the sealed generator, 0: from the fast one
    strict: int  # 1: every draw comes from the tape; 0: the generator goes on where the tape ends
    fault: int  # what went wrong in this call: 0 or one of luck's faults

    tape_length: int
    tape_at: int
    tape: Annotated[list[list[int]], TAPE, 2]  # pairs as in `draws`

    keeping: int  # 1: write draws and events down
    draw_count: int
    draws: Annotated[list[list[int]], TAPE, 2]  # pairs: sides of the die (0: a card was drawn), what came
    turns: Annotated[list[int], SEATS]  # taken by each seat, counted whether the journal is kept or not
    mishaps: Annotated[list[int], SEATS]  # spin-outs and the like, counted in the same way
    event_count: int
    events: Annotated[list[list[int]], EVENTS, EVENT_SIZE]


class Options(Table):
    """The legal actions of a decision."""

    count: int
    action: Annotated[list[int], OPTIONS]


class Standing(Table):
    """Place and score of every seat, best place 1; 0 where there is none yet."""

    place: Annotated[list[int], SEATS]
    score: Annotated[list[int], SEATS]
