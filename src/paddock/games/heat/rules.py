"""What the rest of the program calls: the contract of a game, for Heat."""

from __future__ import annotations

from ... import journal, luck
from ...control import Control, Encoding, Options, Standing
from . import cards, finish, happenings, planning, react, refill, secrets, slipstream, tables, track, turn
from .state import State


def begin(s: State, c: Control) -> None:
    """Draw the grid, deal the hands, start the first round (heat 1, 4)."""
    if not s.fixed_grid:
        for i in range(s.seats):
            s.order[i] = i
        for i in range(s.seats - 1):
            j = i + luck.below(c, s.seats - i)
            seat = s.order[i]
            s.order[i] = s.order[j]
            s.order[j] = seat
    for box in range(s.seats):
        seat = s.order[box]
        s.at[seat] = s.course.grid_space[box]
        s.lane[seat] = s.course.grid_lane[box]
        journal.note(c, happenings.GRID, seat, 4, box + 1, track.spot(s.at[seat], s.lane[seat]), 0, 0)
    for seat in range(s.seats):
        cards.draw_to_hand(s, c, seat, 1)
    turn.begin_round(s, c)
    turn.advance(s, c)


def waiting(s: State) -> int:
    """The seats that must decide now, as a set of bits."""
    return s.asked


def is_waiting(s: State, seat: int) -> int:
    """1 if the seat must decide now."""
    return 1 if seat >= 0 and seat < s.seats and (s.asked >> seat) & 1 else 0


def refusal(s: State, seat: int, action: int) -> int:
    """The ruling that refuses an action of a seat that is asked, or 0 if it is legal."""
    if s.step == tables.PLANNING:
        if s.plan[seat] == tables.NOTHING:
            return planning.refuse_gear(s, seat, action - tables.GEAR)
        if planning.is_cluttered(s, seat):
            return 0 if action == tables.CLUTTER else 13
        return planning.refuse_card(s, seat, action - tables.LAY)
    if s.step == tables.REACT:
        return react.refuse(s, seat, action)
    if s.step == tables.SLIPSTREAMING:
        return 0 if action == tables.SLIP or action == tables.STAY else 47
    if action == tables.KEEP:
        return 0
    return refill.refuse_drop(s, seat, action - tables.DROP)


def offer(s: State, seat: int, action: int, out: Options) -> None:
    """List an action if it is legal."""
    if refusal(s, seat, action) == 0:
        out.action[out.count] = action
        out.count += 1


def options(s: State, seat: int, out: Options) -> int:
    """List the seat's legal actions; returns how many."""
    out.count = 0
    if not is_waiting(s, seat):
        return 0
    if s.step == tables.PLANNING:
        if s.plan[seat] == tables.NOTHING:
            for gear in range(tables.FIRST_GEAR, tables.TOP_GEAR + 1):
                offer(s, seat, tables.GEAR + gear, out)
        else:
            offer(s, seat, tables.CLUTTER, out)
            for kind in range(tables.KINDS):
                offer(s, seat, tables.LAY + kind, out)
    elif s.step == tables.REACT:
        offer(s, seat, tables.DONE, out)
        offer(s, seat, tables.BOOST, out)
        offer(s, seat, tables.ADRENALINE, out)
        for amount in range(1, s.cool + 1):
            offer(s, seat, tables.COOL + amount, out)
    elif s.step == tables.SLIPSTREAMING:
        offer(s, seat, tables.STAY, out)
        offer(s, seat, tables.SLIP, out)
    else:
        offer(s, seat, tables.KEEP, out)
        for kind in range(tables.KINDS):
            offer(s, seat, tables.DROP + kind, out)
    return out.count


def act(s: State, c: Control, seat: int, action: int) -> int:
    """Take an answer and run on to the next decision; 0, or the ruling that refused it and nothing changed."""
    if not is_waiting(s, seat):
        return tables.NOT_ASKED
    refused = refusal(s, seat, action)
    if refused:
        return refused
    if s.step == tables.PLANNING:
        if s.plan[seat] == tables.NOTHING:
            planning.set_gear(s, c, seat, action - tables.GEAR)
        elif action == tables.CLUTTER:
            planning.lay_cluttered_hand(s, c, seat)
        else:
            planning.lay_card(s, c, seat, action - tables.LAY)
    elif s.step == tables.REACT:
        if action == tables.DONE:
            s.step = tables.SLIPSTREAMING
        else:
            react.use(s, c, seat, action)
    elif s.step == tables.SLIPSTREAMING:
        if action == tables.SLIP:
            slipstream.take(s, c, seat)
        s.step = tables.CORNER_CHECK
    elif action == tables.KEEP:
        s.step = tables.REFILL
    else:
        refill.drop(s, c, seat, action - tables.DROP)
    turn.advance(s, c)
    return 0


def withdraw(s: State, c: Control, seat: int) -> int:
    """Take a seat out of the race at any time; 0, or the ruling that refuses it (heat 70, 138)."""
    if seat < 0 or seat >= s.seats or s.status[seat] != tables.RACING or s.step == tables.SETUP:
        return 138
    if s.at[seat] >= track.finish_line(s):
        return 138
    moving = 1 if s.step != tables.PLANNING and turn.mover(s) == seat else 0
    finish.withdraw(s, c, seat)
    if moving:
        turn.clear_turn(s)
    turn.advance(s, c)
    return 0


def default_action(s: State, seat: int) -> int:
    """A quiet answer for a seat that gives none: same gear, lowest cards, cool down, nothing else; -1 if not asked."""
    if not is_waiting(s, seat):
        return -1
    if s.step == tables.PLANNING:
        if s.plan[seat] == tables.NOTHING:
            return tables.GEAR + s.gear[seat]
        for kind in range(tables.KINDS):
            if refusal(s, seat, tables.LAY + kind) == 0:
                return tables.LAY + kind
        return tables.CLUTTER
    if s.step == tables.REACT:
        for unused in range(s.cool):
            if refusal(s, seat, tables.COOL + s.cool - unused) == 0:
                return tables.COOL + s.cool - unused
        return tables.DONE
    if s.step == tables.SLIPSTREAMING:
        return tables.STAY
    return tables.KEEP


def imagine(s: State, c: Control, seat: int) -> None:
    """Deal anew all that a seat cannot know; a spectator is seat -1. A race that is over has no secrets."""
    if s.step == tables.OVER:
        return
    for other in range(s.seats):
        if other != seat:
            secrets.imagine_seat(s, c, other)


def encode(s: State, seat: int, out: Encoding) -> int:
    """A seat's view as numbers, for learning; see secrets.encode."""
    return secrets.encode(s, seat, out)


def standing(s: State, out: Standing) -> None:
    """Places; the score is the distance driven. Cars still racing are placed by where they are now."""
    for seat in range(s.seats):
        out.score[seat] = s.at[seat]
        out.place[seat] = s.place[seat]
        if s.status[seat] == tables.RACING:
            place = s.next_place
            for other in range(s.seats):
                if other != seat and s.status[other] == tables.RACING and track.ahead(s, other, seat):
                    place += 1
            out.place[seat] = place
