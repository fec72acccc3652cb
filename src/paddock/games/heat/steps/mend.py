"""Tournament: the number of cards shows the gear; who cannot pay for it takes a card back (heat 115, 116)."""

from __future__ import annotations

from .... import journal, menu
from ....control import Control, Options
from .. import cards, happenings, tables, turn
from ..state import State
from . import planning, values

STEP = tables.MENDING
NAME = "mend"


def payable_gear(s: State, seat: int) -> int:
    """The gear that was meant, or the nearest one on the way to it that the engine can pay for (heat 116)."""
    gear = s.meant[seat]
    while planning.shift_cost(s, seat, gear) > s.size[seat][tables.ENGINE]:
        gear += 1 if gear < s.gear[seat] else -1
    return gear


def show_gear(s: State, c: Control, seat: int) -> None:
    """Set the gear by the cards shown; who shifted down too far adds a flipped card for each gear (heat 115, 116)."""
    gear = payable_gear(s, seat)
    missing = gear - s.meant[seat]
    planning.set_gear(s, c, seat, gear)
    for _ in range(missing):
        cards.flip(s, c, seat)


def asked(s: State) -> int:
    """A shift up was not paid for, so a card must be taken back (heat 116)."""
    seat = turn.mover(s)
    return 1 << seat if s.meant[seat] > s.gear[seat] else 0


def offer(s: State, seat: int, out: Options) -> None:
    for kind in range(s.kinds):
        if s.cards[seat][tables.PLAY][kind] > 0:
            menu.add(out, tables.BACK + kind)


def refuse(s: State, seat: int, action: int) -> int:
    """It must have been laid (heat 116)."""
    kind = action - tables.BACK
    if kind < 0 or kind >= s.kinds:
        return 116
    return 0 if s.cards[seat][tables.PLAY][kind] > 0 else 116


def take(s: State, c: Control, seat: int, action: int) -> None:
    """Take a card back into the hand, where everybody knows of it (heat 137)."""
    kind = action - tables.BACK
    cards.shift_card(s, seat, kind, tables.PLAY, tables.HAND)
    s.seen[seat][kind] += 1
    s.meant[seat] -= 1
    journal.note(c, happenings.TAKEN_BACK, seat, 137, kind, 0, 0, 0)
    values.open_values(s, c, seat)


def quiet(s: State, seat: int) -> int:
    """The lowest card."""
    kind = 0
    while s.cards[seat][tables.PLAY][kind] == 0:
        kind += 1
    return tables.BACK + kind


def go_on(s: State, c: Control) -> None:
    values.open_values(s, c, turn.mover(s))
