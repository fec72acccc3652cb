"""Step 3: the next car shows its cards, or a legend drives; after the last one the round ends."""

from __future__ import annotations

from .... import journal
from ....control import Control
from .. import cards, happenings, legends, press, tables, turn
from ..state import State
from . import mend, planning, values

STEP = tables.REVEAL
NAME = "reveal"


def go_on(s: State, c: Control) -> None:
    if s.turn >= s.cars:
        turn.end_round(s, c)
        return
    seat = turn.mover(s)
    journal.count_turn(c, seat)
    if legends.is_legend(s, seat):
        legends.drive(s, c, seat)
        press.first_lap_gain(s, s.at[seat])
        turn.end_turn(s)
        return
    s.start = s.at[seat]
    show_cards(s, c, seat)
    if s.plan[seat] == tables.CLUTTERED:
        stall(s, c, seat)
        s.step = tables.REFILL
    elif s.tournament:
        mend.show_gear(s, c, seat)
        s.step = tables.MENDING
    else:
        values.open_values(s, c, seat)


def show_cards(s: State, c: Control, seat: int) -> None:
    """Turn the laid cards face up."""
    s.shown[seat] = 1
    for kind in range(s.kinds):
        for _ in range(s.cards[seat][tables.PLAY][kind]):
            cards.show_from_hand(s, seat, kind)
            journal.note(c, happenings.REVEALED, seat, 15, kind, 0, 0, 0)


def stall(s: State, c: Control, seat: int) -> None:
    """A cluttered hand: the car stays, first gear, everything played goes to the discard pile (heat 13).

    All playable cards were laid, so everybody can tell that the rest of the hand is heat.
    """
    if s.tournament:
        planning.set_gear(s, c, seat, mend.payable_gear(s, seat))
    journal.note(c, happenings.CLUTTERED, seat, 13, s.gear[seat], 0, 0, 0)
    s.gear[seat] = tables.FIRST_GEAR
    s.seen[seat][tables.HEAT] = s.cards[seat][tables.HAND][tables.HEAT]
    cards.clear_play(s, c, seat, 13)
