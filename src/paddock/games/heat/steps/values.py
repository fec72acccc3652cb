"""Step 3: every plus is flipped, cards that have several values get theirs, and the car moves once by the sum."""

from __future__ import annotations

from .... import journal, menu
from ....control import Control, Options
from .. import cards, catalog, costs, happenings, speed, symbols, tables, track, turn
from ..state import State

STEP = tables.CHOOSING
NAME = "values"


def open_values(s: State, c: Control, seat: int) -> None:
    """Every plus is flipped; then values are chosen, if there are any to choose (heat 15)."""
    if s.kinds == tables.BASE_KINDS:
        s.plus = s.cards[seat][tables.PLAY][tables.STRESS]
    else:
        s.plus = cards.sum_in_play(s, seat, catalog.PLUS)
    for _ in range(s.plus):
        cards.flip(s, c, seat)
    s.step = STEP


def asked(s: State) -> int:
    seat = turn.mover(s)
    return 1 << seat if speed.open_choice(s, seat) >= 0 else 0


def offer(s: State, seat: int, out: Options) -> None:
    kind = speed.open_choice(s, seat)
    for i in range(catalog.CHOICES[kind]):
        menu.add(out, tables.VALUE + catalog.VALUES[kind][i])


def refuse(s: State, seat: int, action: int) -> int:
    return refuse_value(speed.open_choice(s, seat), action - tables.VALUE)


def refuse_value(kind: int, value: int) -> int:
    """The ruling that refuses a value for a kind of card, or 0 (heat 15)."""
    for i in range(catalog.CHOICES[kind]):
        if catalog.VALUES[kind][i] == value:
            return 0
    return 15


def take(s: State, c: Control, seat: int, action: int) -> None:
    journal.note(c, happenings.CHOSE, seat, 15, speed.open_choice(s, seat), action - tables.VALUE, 0, 0)
    s.picked[s.picks] = action - tables.VALUE
    s.picks += 1


def quiet(s: State, seat: int) -> int:
    """The first value on the card."""
    return tables.VALUE + catalog.VALUES[speed.open_choice(s, seat)][0]


def go_on(s: State, c: Control) -> None:
    """Cards that cannot be paid for fall away, the car moves once, and may react (heat 15, 55, 127)."""
    seat = turn.mover(s)
    if s.kinds > tables.BASE_KINDS:
        costs.settle(s, c, seat)
    s.speed = speed.count_speed(s, seat)
    journal.note(c, happenings.SPEED, seat, 55, s.speed, 0, 0, 0)
    track.move(s, c, seat, s.speed, happenings.BY_CARDS, 21 if s.speed > 0 else 26)
    symbols.gather(s, c, seat)
    if s.due:
        costs.open_costs(s, seat)
    s.step = tables.REACT
