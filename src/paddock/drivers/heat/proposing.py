"""The answers that are worth weighing: gear and cards as one, cards to drop as one, and single choices."""

from __future__ import annotations

from ...control import Options
from ...games.heat import cards, tables
from ...games.heat.state import State
from ...games.heat.steps import STEPS, discard, planning
from .. import search
from .. import tally as sizes
from ..tally import Tally
from . import laying, racer
from .notebook import Notes

AHEAD = 3
"""Rounds that a playout looks ahead."""
LIMIT = 100
"""The misfit of a card that the racer would just keep."""
UNLIKELY = 20000
ROOM = sizes.LENGTH - 2
"""Cards that an answer can drop."""
MULLIGAN_COST = 300
"""Above the best plan, so that a first hand is dealt anew only if playouts say so."""


def propose(s: State, seat: int, menu: Options, notes: Notes, tally: Tally) -> None:
    """The answers for whatever a seat is asked; one only where there is nothing to find out."""
    tally.cars = s.seats
    tally.until = s.round + AHEAD
    if s.step > tables.OVER:
        search.submit_one(tally, racer.choose(s, seat, notes), 0)
    elif s.step == tables.PLANNING:
        propose_plans(s, seat, menu, notes, tally)
    elif s.step == tables.DISCARDING and not discard.can_refresh(s, seat):
        propose_drops(s, seat, notes, tally)
    else:
        propose_options(s, seat, menu, notes, tally)


def propose_options(s: State, seat: int, menu: Options, notes: Notes, tally: Tally) -> None:
    """What the racer would do, then everything else; less cooldown than there can be is never better."""
    chosen = racer.choose(s, seat, notes)
    if STEPS.refuse(s, seat, chosen):
        chosen = STEPS.default_action(s, seat)
    search.submit_one(tally, chosen, 0)
    count = STEPS.options(s, seat, menu)
    for i in range(count):
        action = menu.action[i]
        is_partial = 1 if is_amount(action) and i + 1 < count and menu.action[i + 1] == action + 1 else 0
        if action != chosen and not is_partial:
            search.submit_one(tally, action, 1 + i)


def is_amount(action: int) -> int:
    """1 if an action is to cool down, or to be relieved of stress, by so much."""
    if action > tables.COOL and action < tables.FAR:
        return 1
    return 1 if action > tables.RELIEVE and action < tables.PAY else 0


def propose_plans(s: State, seat: int, menu: Options, notes: Notes, tally: Tally) -> None:
    """Gears with the sets of cards for them, or what is still to be laid."""
    laying.note_hand(s, notes, seat)
    tally.drafted = 0
    if s.plan[seat] == tables.NOTHING:
        for gear in range(tables.FIRST_GEAR, tables.TOP_GEAR + 1):
            missing = planning.shift_cost(s, seat, gear) - s.size[seat][tables.ENGINE]
            if missing <= 0 and planning.refuse_gear(s, seat, gear) == 0:
                propose_gear(s, seat, gear, notes, tally)
        if tally.count > 0 and planning.can_redraw(s, seat):
            search.submit_one(tally, tables.MULLIGAN, tally.cost[0] + MULLIGAN_COST)
    elif not planning.is_cluttered(s, seat):
        racer.plan_turn(s, seat, planning.cards_due(s, seat), notes)
        laying.note_play(s, notes, seat)
        list_sets(s, notes, tally, seat, 0, planning.cards_due(s, seat) - s.size[seat][tables.PLAY], 0)
    if tally.count == 0:
        propose_options(s, seat, menu, notes, tally)


def propose_gear(s: State, seat: int, gear: int, notes: Notes, tally: Tally) -> None:
    """A gear with every set of cards for it; without enough cards, the gear alone."""
    tally.drafted = 0
    search.draft(tally, tables.GEAR + gear)
    if cards.playable(s, seat, 0) < gear:
        search.submit(tally, UNLIKELY + gear)
        return
    racer.plan_turn(s, seat, gear, notes)
    laying.no_cards(notes)
    list_sets(s, notes, tally, seat, 0, gear, 0)


def list_sets(s: State, notes: Notes, tally: Tally, seat: int, first: int, count: int, price: int) -> None:
    """Every set with so many more cards, from a held kind upwards; the order of laying is from low to high."""
    if count == 0:
        search.submit(tally, price + laying.set_cost(s, notes, seat))
        return
    for i in range(first, notes.holds):
        kind = notes.held[i]
        if s.cards[seat][tables.HAND][kind] > 0 and kind >= s.least[seat]:
            reach = notes.reach
            s.cards[seat][tables.HAND][kind] -= 1
            laying.count_card(notes, kind, 1)
            search.draft(tally, tables.LAY + kind)
            list_sets(s, notes, tally, seat, i, count - 1, price + laying.price(kind))
            tally.drafted -= 1
            laying.count_card(notes, kind, -1)
            s.cards[seat][tables.HAND][kind] += 1
            notes.reach = reach


def propose_drops(s: State, seat: int, notes: Notes, tally: Tally) -> None:
    """Every set of cards to drop; those first that the racer finds least fit for the next turns."""
    first = racer.best_turn(s, notes, s.at[seat], s.gear[seat], s.size[seat][tables.ENGINE])
    second = racer.best_turn(s, notes, s.at[seat] + first % 100, first // 100, s.size[seat][tables.ENGINE])
    tally.drafted = 0
    list_drops(s, tally, seat, s.least[seat], 0, first, second)


def list_drops(s: State, tally: Tally, seat: int, kind: int, cost: int, first: int, second: int) -> None:
    """Every set of drops from a kind upwards, when the kinds below have been decided at that cost."""
    if kind >= s.kinds:
        ends = 1 if tally.drafted < s.size[seat][tables.HAND] else 0  # nobody is asked with an empty hand
        if ends:
            search.draft(tally, tables.KEEP)
        search.submit(tally, cost)
        tally.drafted -= ends
        return
    held = s.cards[seat][tables.HAND][kind] if discard.refuse_drop(s, seat, kind) == 0 else 0
    if held > ROOM - tally.drafted:
        held = ROOM - tally.drafted
    misfit = 0
    if held > 0:
        misfit = misfit_of(s, seat, kind, first, second)
    for dropped in range(held + 1):
        list_drops(s, tally, seat, kind + 1, cost + (held - dropped) * (misfit - LIMIT) + LIMIT * held, first, second)
        search.draft(tally, tables.DROP + kind)
    tally.drafted -= held + 1


def misfit_of(s: State, seat: int, kind: int, first: int, second: int) -> int:
    """How badly a card fits the next turns; the racer keeps what is at most LIMIT."""
    if kind >= tables.BASE_KINDS:
        return LIMIT // 2 if racer.is_wanted(s, seat, kind, first, second) else 3 * LIMIT // 2
    one = off(kind * 10, first)
    other = off(kind * 10, second)
    return one if one < other else other


def off(value: int, turn: int) -> int:
    """How far a card of so many tenths is from the mean of a turn, as a share of what is kept, in hundredths."""
    gear = turn // 100
    away = value - (turn % 100) * 10 // gear
    return LIMIT * away // racer.OVER if away > 0 else LIMIT * -away // racer.UNDER
