"""The round: steps in rulebook order, run until somebody must decide."""

from __future__ import annotations

from ... import journal
from ...control import Control
from . import (
    cards,
    corner,
    costs,
    finish,
    happenings,
    legends,
    planning,
    press,
    react,
    refill,
    reveal,
    slipstream,
    start,
    tables,
    track,
)
from .state import State


def mover(s: State) -> int:
    """The seat whose turn it is."""
    return s.order[s.turn]


def begin_round(s: State, c: Control) -> None:
    """Order the cars; all of them plan (heat 9)."""
    s.round += 1
    s.turn = 0
    track.sort_order(s)
    s.step = tables.PLANNING
    s.legend_card = 0
    for seat in range(s.seats):
        s.plan[seat] = tables.NOTHING
        s.least[seat] = 0
        s.meant[seat] = 0
    journal.note(c, happenings.ROUND, -1, 9, s.round, s.order[0], 0, 0)


def end_round(s: State, c: Control) -> None:
    finish.place_finishers(s, c)
    if finish.racing_cars(s) == 0:
        s.step = tables.OVER
        s.turn = 0
        track.sort_order(s)
        journal.note(c, happenings.OVER, -1, 69, s.round, 0, 0, 0)
    else:
        begin_round(s, c)


def start_turn(s: State, c: Control, seat: int) -> None:
    """Step 3: a legend's whole turn, or the cards are shown."""
    journal.count_turn(c, seat)
    if legends.is_legend(s, seat):
        legends.drive(s, c, seat)
        press.first_lap_gain(s, s.at[seat])
        end_turn(s)
        return
    s.start = s.at[seat]
    reveal.show_cards(s, c, seat)
    if s.plan[seat] == tables.CLUTTERED:
        reveal.stall(s, c, seat)
        s.step = tables.REFILL
        return
    if s.tournament:
        reveal.show_gear(s, c, seat)
        if reveal.has_card_too_many(s, seat):
            s.step = tables.MENDING
            return
    open_values(s, c, seat)


def open_values(s: State, c: Control, seat: int) -> None:
    """Every plus is flipped; then values are chosen, if there are any to choose (heat 15)."""
    reveal.flip_pluses(s, c, seat)
    if s.kinds > tables.BASE_KINDS:
        s.step = tables.CHOOSING
    else:
        drive(s, c, seat)


def drive(s: State, c: Control, seat: int) -> None:
    """Costs that cannot be paid fall away, the car moves, and may react."""
    if s.kinds > tables.BASE_KINDS:
        costs.settle(s, c, seat)
    reveal.drive(s, c, seat)
    react.open_react(s, c, seat)
    if s.due:
        costs.open_costs(s, seat)
    s.step = tables.REACT


def clear_turn(s: State) -> None:
    """Forget the turn under way; the car that `turn` points at reveals next."""
    s.start = 0
    s.speed = 0
    s.cool = 0
    s.boost = 0
    s.adrenaline = 0
    s.relief = 0
    s.due = 0
    s.scrap = 0
    s.plus = 0
    s.accelerate = 0
    s.salvage = 0
    s.sky = 0
    s.slip_from = 0
    for i in range(s.picks):
        s.picked[i] = 0
    s.picks = 0
    s.step = tables.REVEAL


def end_turn(s: State) -> None:
    """The next car in order moves."""
    clear_turn(s)
    s.turn += 1


def check_corners(s: State, c: Control, seat: int) -> None:
    """Step 7, and what the press makes of it."""
    reached = s.at[seat]
    spun = corner.check_corners(s, c, seat)
    if spun and s.no_mercy:
        finish.retire(s, c, seat)
        clear_turn(s)
        return
    if s.kinds > tables.BASE_KINDS:
        press.reward(s, c, seat, reached, spun)
    s.slip_from = 0
    after_corners(s, c, seat)


def after_corners(s: State, c: Control, seat: int) -> None:
    """A finished car is done for the round; the others go on to discard (heat 63, 131)."""
    target = track.spot(s.at[seat], s.lane[seat])
    journal.note(c, happenings.DRIVEN, seat, 55, 2 * s.start, target, s.speed, s.size[seat][tables.ENGINE])
    if s.at[seat] >= track.finish_line(s):
        cards.clear_play(s, c, seat, 131)
        end_turn(s)
    else:
        s.least[seat] = 0
        s.step = tables.DISCARDING


def advance(s: State, c: Control) -> None:
    """Run on to the next decision, or to the end of the race."""
    s.asked = 0
    while s.step != tables.OVER:
        if s.step > tables.OVER:
            s.asked = start.run_draft(s, c)
            if s.asked:
                return
            start.make_ready(s, c)
            begin_round(s, c)
        elif s.step == tables.PLANNING:
            s.asked = planning.still_planning(s)
            if s.asked:
                return
            s.step = tables.REVEAL
        elif s.turn >= s.cars:
            end_round(s, c)
        elif is_asked(s, mover(s)):
            s.asked = 1 << mover(s)
            return
        else:
            run_step(s, c, mover(s))


def is_asked(s: State, seat: int) -> int:
    """1 if the moving seat has something to decide in this step, as far as everybody can see."""
    if s.step == tables.REACT:
        return react.can_react(s, seat)
    if s.step == tables.SLIPSTREAMING:
        return slipstream.is_offered(s, seat)
    if s.step == tables.DISCARDING:
        return refill.is_asked(s, seat)
    if s.step == tables.CHOOSING:
        return 1 if reveal.open_choice(s, seat) >= 0 else 0
    return 1 if s.step == tables.MENDING else 0


def run_step(s: State, c: Control, seat: int) -> None:
    """A step in which nobody is asked."""
    if s.step == tables.REVEAL:
        start_turn(s, c, seat)
    elif s.step == tables.CHOOSING:
        drive(s, c, seat)
    elif s.step == tables.REACT:
        react.leave(s, c, seat)
        s.step = tables.SLIPSTREAMING
    elif s.step == tables.SLIPSTREAMING:
        s.step = tables.CORNER_CHECK
    elif s.step == tables.CORNER_CHECK:
        check_corners(s, c, seat)
    elif s.step == tables.DISCARDING:
        s.step = tables.REFILL
    else:
        refill.refill(s, c, seat)
        end_turn(s)
