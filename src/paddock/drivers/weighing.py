"""Weighing given answers by playouts, all to the end of the row: what a report asks of a search.

It uses the playouts of search.py and what it asks of a game. Unlike a search it drops no answer, and it can look with
a spectator's eyes, for the worth of a moment to every car.
"""

from __future__ import annotations

from types import ModuleType

from .. import control
from ..control import Control, Options
from ..layout import Table as Notes
from ..layout import Table as Position
from ..layout import Wide
from . import search
from . import tally as sizes
from .ledger import Ledger
from .tally import Tally


def clear(ledger: Ledger) -> None:
    """Begin a row of playouts."""
    for i in range(sizes.ANSWERS):
        ledger.mishaps[i] = 0
        ledger.win_off[i] = 0
        ledger.place_off[i] = 0
        for car in range(control.SEATS):
            ledger.chance[i][car] = 0
            ledger.expected[i][car] = 0
    for car in range(control.SEATS):
        ledger.chance_square[car] = 0
        ledger.expected_square[car] = 0


def weigh(
    steps: ModuleType,
    state: ModuleType,
    thinking: ModuleType,
    s: Position,
    dealt: Position,
    play: Position,
    c: Control,
    menu: Options,
    notes: Notes,
    tally: Tally,
    ledger: Ledger,
    first: Wide,
    count: int,
    eyes: int,
) -> None:
    """So many playouts of every answer in the tally, numbered from `first` on; equal numbers mean equal deals and luck.

    `eyes` is the seat that looks, or -1 for a spectator: what it cannot know is dealt anew in every playout.
    """
    clear(ledger)
    for i in range(count):
        luck = search.mix(tally.seed, first + i)
        state.copy_into(s, dealt)
        c.generator = luck
        thinking.deal(dealt, c, eyes, menu, notes)
        for at in range(tally.count):
            tally.turn = at
            c.mishaps[tally.seat] = 0
            state.copy_into(dealt, play)
            if tally.length[at] == 0:
                lead(steps, thinking, play, c, menu, notes, tally, luck)
            search.play_out(steps, thinking, play, c, menu, notes, tally, luck)
            add_up(tally, ledger, at)
            ledger.mishaps[at] += c.mishaps[tally.seat]


def lead(
    steps: ModuleType,
    thinking: ModuleType,
    play: Position,
    c: Control,
    menu: Options,
    notes: Notes,
    tally: Tally,
    luck: Wide,
) -> None:
    """Par: the seat answers as the driver of the playouts would, and before others do, as with every other answer."""
    made = 0
    while made < sizes.LENGTH and (steps.waiting(play) >> tally.seat) & 1:
        c.generator = search.mix(luck, thinking.moment(play, tally.seat))
        steps.act(play, c, tally.seat, thinking.follow(play, c, tally.seat, menu, notes))
        made += 1


def add_up(tally: Tally, ledger: Ledger, at: int) -> None:
    """Add the end of a playout to the sums of an answer."""
    for car in range(tally.cars):
        ledger.chance[at][car] += tally.chance[car]
        ledger.expected[at][car] += tally.expected[car]
    win = tally.chance[tally.seat]
    place = tally.expected[tally.seat]
    if at == 0:
        ledger.first_win = win
        ledger.first_place = place
        for car in range(tally.cars):
            ledger.chance_square[car] += tally.chance[car] * tally.chance[car]
            ledger.expected_square[car] += tally.expected[car] * tally.expected[car]
    else:
        ledger.win_off[at] += (win - ledger.first_win) * (win - ledger.first_win)
        ledger.place_off[at] += (place - ledger.first_place) * (place - ledger.first_place)
