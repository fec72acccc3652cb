"""What the rest of the program calls: the contract of a game, for Formula D."""

from __future__ import annotations

from ...control import Control, Encoding, Options, Standing
from . import ends, field, finish, gears, grid, moving, pits, secrets, street, tables, turn, weather
from .state import State


def begin(s: State, c: Control) -> None:
    """From set-up to the first decision: custom cars are tuned first (formula_d 105)."""
    if s.rules & tables.CUSTOM:
        s.step = tables.TUNING
    else:
        turn.open_meeting(s, c)
    turn.advance(s, c)


def waiting(s: State) -> int:
    """The seats that must decide now, as a set of bits."""
    return s.asked


def is_waiting(s: State, seat: int) -> int:
    """1 if the seat must decide now."""
    return 1 if seat >= 0 and seat < s.seats and (s.asked >> seat) & 1 else 0


def refusal(s: State, action: int) -> int:
    """The ruling that refuses an action of the seat that is asked, or 0 if it is legal."""
    if s.step == tables.TUNING:
        return grid.refuse_points(s, action - tables.GIVE)
    if s.step == tables.FITTING or s.step == tables.REFIT:
        return 0 if action >= tables.FIT and action < tables.FIT + tables.KINDS else 112
    if s.step == tables.GEAR:
        return gears.refuse(s, s.car, action - tables.SHIFT)
    if s.step == tables.MOVE:
        return moving.refuse(s, action - tables.TO)
    if s.step == tables.SLIP:
        return 0 if action == tables.STAY or moving.end_of(s, action - tables.TO) >= 0 else 85
    if s.step == tables.SERVICE:
        return 0 if action == tables.TYRE_STOP or action == tables.REPAIR_STOP else 119
    if s.step == tables.REPAIR:
        return 0 if action == tables.DONE or pits.can_repair(s, action - tables.POINT) else 119
    if s.step == tables.EXTRA:
        return 0 if action == tables.PLAIN or action == tables.USE_EXTRA else 113
    return refuse_street(s, action)


def refuse_street(s: State, action: int) -> int:
    """The ruling that refuses an action of a street race, or 0."""
    if s.step == tables.NITRO:
        if action == tables.USE_MORE:
            return 0 if s.driver[s.car] == tables.MONTOYA else 138
        return 0 if action == tables.PLAIN or action == tables.USE_NITRO else 124
    if s.step == tables.DRIFT:
        if action == tables.SHORTER:
            return 0 if s.reach > 0 else 133
        return 0 if action == tables.PLAIN or action == tables.LONGER else 133
    if s.step == tables.AWARD:
        if action == tables.DONE:
            return 0
        return 0 if street.can_regain(s, s.award_car, action - tables.POINT) else 121
    if s.step == tables.REROLL:
        return 0 if action == tables.KEEP or action == tables.AGAIN else 134
    if s.step == tables.SCRAP:
        return 0 if action == tables.KEEP or street.was_left(s, action - tables.DROP) else 137
    return 0 if action == tables.KEEP or street.is_target(s, action - tables.THROW) else 140


def offer(s: State, action: int, out: Options) -> None:
    """List an action if it is legal."""
    if refusal(s, action) == 0:
        out.action[out.count] = action
        out.count += 1


def offer_row(s: State, first: int, count: int, out: Options) -> None:
    """List the legal ones of actions in a row."""
    for i in range(count):
        offer(s, first + i, out)


def options(s: State, seat: int, out: Options) -> int:
    """List the seat's legal actions; returns how many."""
    out.count = 0
    if not is_waiting(s, seat):
        return 0
    if s.step == tables.TUNING:
        offer_row(s, tables.GIVE, tables.CUSTOM_MOST[0] + 1, out)
    elif s.step == tables.GEAR:
        offer_row(s, tables.SHIFT + 1, tables.GEARS, out)
    elif s.step == tables.MOVE or s.step == tables.SLIP:
        offer(s, tables.STAY, out)
        for end in range(s.end_count):
            offer(s, tables.TO + s.end_cell[end], out)
    elif s.step == tables.SCRAP:
        offer(s, tables.KEEP, out)
        for i in range(s.trail_count):
            offer(s, tables.DROP + s.trail[i], out)
    else:
        offer_row(s, tables.PLAIN, tables.AGAIN - tables.PLAIN + 1, out)
        offer_row(s, tables.FIT, tables.KINDS, out)
        offer_row(s, tables.POINT, tables.ZONES, out)
        offer_row(s, tables.THROW, tables.SEATS, out)
    return out.count


def act(s: State, c: Control, seat: int, action: int) -> int:
    """Take an answer and run on to the next decision; 0, or the ruling that refused it and nothing changed."""
    if not is_waiting(s, seat):
        return tables.NOT_ASKED
    refused = refusal(s, action)
    if refused:
        return refused
    if s.step == tables.TUNING:
        grid.tune(s, c, action - tables.GIVE)
    elif s.step == tables.FITTING:
        turn.fit(s, c, seat, action - tables.FIT)
        s.turn += 1
    elif s.step == tables.GEAR:
        gears.shift(s, c, seat, action - tables.SHIFT)
        turn.throw(s, c)
    elif s.step == tables.MOVE or s.step == tables.SLIP:
        choose_end(s, c, action)
    elif s.step == tables.SERVICE or s.step == tables.REFIT or s.step == tables.REPAIR:
        serve(s, c, seat, action)
    elif s.step == tables.EXTRA:
        if action == tables.USE_EXTRA:
            turn.use_extra(s, c)
        turn.open_move(s, c)
    else:
        act_in_street(s, c, action)
    turn.advance(s, c)
    return 0


def choose_end(s: State, c: Control, action: int) -> None:
    """The car moves, or leaves the slipstream alone."""
    if action == tables.STAY:
        ends.forget(s)
        turn.land(s, c)
        return
    ends.find(s, c)
    turn.drive(s, c, moving.end_of(s, action - tables.TO))


def serve(s: State, c: Control, seat: int, action: int) -> None:
    """In the box: the kind of stop, the tyres, a repair."""
    if s.step == tables.SERVICE:
        s.technical = 1 if action == tables.REPAIR_STOP else 0
        s.step = tables.REFIT
    elif s.step == tables.REFIT:
        turn.fit(s, c, seat, action - tables.FIT)
        s.step = tables.REPAIR
    elif action == tables.DONE:
        turn.end_service(s, c)
    else:
        pits.repair(s, c, action - tables.POINT)


def act_in_street(s: State, c: Control, action: int) -> None:
    """What only a street race asks."""
    if s.step == tables.NITRO:
        if action != tables.PLAIN:
            street.use_nitro(s, c, 1 if action == tables.USE_MORE else 0)
        s.step = tables.DRIFT
    elif s.step == tables.DRIFT:
        if action != tables.PLAIN:
            street.drift(s, c, tables.DRIFT_CELLS if action == tables.LONGER else -tables.DRIFT_CELLS)
        s.step = tables.EXTRA
    elif s.step == tables.AWARD:
        if action == tables.DONE:
            street.end_award(s)
        else:
            street.regain(s, c, action - tables.POINT)
    elif s.step == tables.REROLL:
        if action == tables.AGAIN:
            weather.roll(s, c)
        turn.go_on(s, c)
    elif s.step == tables.SCRAP:
        if action != tables.KEEP:
            street.drop(s, c, action - tables.DROP)
        s.step = tables.RADIO
    else:
        if action != tables.KEEP:
            street.throw_radio(s, c, action - tables.THROW)
        s.step = tables.NEXT


def withdraw(s: State, c: Control, seat: int) -> int:
    """Take a seat out of the race at any time; 0, or the ruling that refuses it."""
    if seat < 0 or seat >= s.seats or s.withdrawn[seat] or s.step == tables.SETUP or s.step == tables.OVER:
        return 20
    if s.status[seat] == tables.HOME or s.status[seat] == tables.OUT:
        return 20
    in_turn = 1 if field.is_running(s, seat) and s.car == seat and s.step > tables.FITTING else 0
    finish.give_up(s, c, seat)
    if in_turn:
        ends.forget(s)
        s.step = tables.NEXT
    turn.advance(s, c)
    return 0


def default_action(s: State, seat: int) -> int:
    """A quiet answer for a seat that gives none; -1 if it is not asked."""
    if not is_waiting(s, seat):
        return -1
    if s.step == tables.TUNING:
        least = grid.least_points(s)
        usual = tables.FULL[s.zone]
        if usual < least:
            usual = least
        most = grid.most_points(s)
        return tables.GIVE + (usual if usual < most else most)
    if s.step == tables.FITTING or s.step == tables.REFIT:
        return tables.FIT + (tables.WET if field.rains(s) else tables.HARD)
    if s.step == tables.GEAR:
        return tables.SHIFT + default_gear(s, seat)
    if s.step == tables.MOVE:
        return tables.TO + s.end_cell[0]
    if s.step == tables.SLIP:
        return tables.STAY
    if s.step == tables.SERVICE:
        return tables.TYRE_STOP
    if s.step == tables.REPAIR:
        return tables.DONE
    if s.step == tables.AWARD:
        return first_award(s)
    return tables.PLAIN if s.step <= tables.EXTRA else tables.KEEP


def default_gear(s: State, seat: int) -> int:
    """The gear that is in, or the lowest that can be had."""
    if gears.refuse(s, seat, s.gear[seat]) == 0:
        return s.gear[seat]
    return 1


def first_award(s: State) -> int:
    """A point for the first zone that can take one."""
    zone = 0
    while not street.can_regain(s, s.award_car, zone):
        zone += 1
    return tables.POINT + zone


def imagine(s: State, c: Control, seat: int) -> None:
    """Deal anew all that a seat cannot know: there is nothing."""
    return


def encode(s: State, seat: int, out: Encoding) -> int:
    """A seat's view as numbers, for learning; see secrets.encode."""
    return secrets.encode(s, seat, out)


def standing(s: State, out: Standing) -> None:
    """Places and scores: in a team race the team's points, else how far the car is."""
    for seat in range(s.seats):
        out.place[seat] = finish.final_place(s, seat)
        out.score[seat] = finish.score(s, seat)
