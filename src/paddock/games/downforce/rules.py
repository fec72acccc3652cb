"""What the rest of the program calls: the contract of a game, for Downforce."""

from __future__ import annotations

from ... import journal
from ...control import Control, Encoding, Options, Standing
from . import auction, bars, betting, cards, finish, happenings, movement, powers, secrets, tables, turn
from .state import State


def begin(s: State, c: Control) -> None:
    """Grid and hands, then the auction; beginners get their cars by lot (downforce 1, 3, 4, 80, 81)."""
    if s.variant & tables.BEGINNERS:
        turn.deal_cars(s, c)
        turn.draw_grid(s, c, s.seats * tables.CARS_BEGINNERS[s.seats])
        turn.deal(s, c, tables.HAND_BEGINNERS, 81)
        turn.start_race(s, c)
    else:
        turn.draw_grid(s, c, tables.CARS)
        turn.deal(s, c, tables.HAND[s.seats], 1)
        turn.put_away(s)
        s.step = tables.BIDDING
    turn.advance(s, c)


def waiting(s: State) -> int:
    """The seats that must decide now, as a set of bits."""
    return s.asked


def is_waiting(s: State, seat: int) -> int:
    """1 if the seat must decide now."""
    return 1 if seat >= 0 and seat < s.seats and (s.asked >> seat) & 1 else 0


def refusal(s: State, seat: int, action: int) -> int:
    """The ruling that refuses an action of a seat that is asked, or 0 if it is legal."""
    if s.step == tables.BIDDING:
        return auction.refuse_bid(s, seat, action)
    if s.step == tables.KEEPING:
        power = action - tables.KEEP
        return 0 if power >= 0 and power < tables.POWERS and powers.may_have(s, seat, power) else 27
    if s.step == tables.PLAYING:
        return bars.refuse_play(s, seat, action)
    if s.step == tables.SKIPPING:
        if action == tables.GO:
            return 0
        return 0 if action == tables.SKIP and bars.may_leave_out(s) else 55
    if s.step == tables.CHOOSING:
        return bars.refuse_choice(s, action)
    if s.step == tables.MOVING:
        if action == tables.LEAVE:
            return 0 if seat != s.player else 53
        return movement.refuse_step(s, s.car - 1, action)
    if s.step == tables.BONUS:
        return bars.refuse_bonus(s, action)
    return betting.refuse_bet(s, action)


def offer(s: State, seat: int, action: int, out: Options) -> None:
    """List an action if it is legal."""
    if refusal(s, seat, action) == 0:
        out.action[out.count] = action
        out.count += 1


def offer_row(s: State, seat: int, first: int, count: int, out: Options) -> None:
    """List the legal ones of actions in a row."""
    for i in range(count):
        offer(s, seat, first + i, out)


def offer_steps(s: State, seat: int, out: Options) -> None:
    """List the steps that the car of the bar in play can take."""
    cell = s.cell[s.car - 1]
    offer(s, seat, tables.DRIVE_HOME, out)
    for i in range(s.course.ahead_count[cell]):
        offer(s, seat, tables.STEP + s.course.ahead[cell][i], out)


def options(s: State, seat: int, out: Options) -> int:
    """List the seat's legal actions; returns how many."""
    out.count = 0
    if not is_waiting(s, seat):
        return 0
    if s.step == tables.BIDDING:
        offer(s, seat, tables.PASS, out)
        offer_row(s, seat, tables.BID, tables.ORDINARY, out)
        if not cards.holds_colour(s, seat, s.offered - 1):
            offer_row(s, seat, tables.BID_WHITE, tables.ORDINARY, out)
            offer_row(s, seat, tables.BID_SECOND_WHITE, tables.ORDINARY, out)
            offer_row(s, seat, tables.BID_LOWEST, tables.ORDINARY, out)
    elif s.step == tables.KEEPING:
        offer_row(s, seat, tables.KEEP, tables.POWERS, out)
    elif s.step == tables.PLAYING:
        offer_row(s, seat, tables.PLAY, tables.CARDS, out)
        if powers.has(s, seat, tables.TRICKY):
            offer_row(s, seat, tables.PLAY_UPWARD, tables.CARDS, out)
    elif s.step == tables.SKIPPING:
        offer(s, seat, tables.GO, out)
        offer(s, seat, tables.SKIP, out)
    elif s.step == tables.CHOOSING:
        offer_row(s, seat, tables.TAKE, tables.CARS, out)
        offer(s, seat, tables.GO, out)
        offer(s, seat, tables.SKIP, out)
    elif s.step == tables.MOVING:
        offer_steps(s, seat, out)
        offer(s, seat, tables.LEAVE, out)
    elif s.step == tables.BONUS:
        offer(s, seat, tables.STOP, out)
        offer_steps(s, seat, out)
    else:
        offer_row(s, seat, tables.BET, tables.CARS, out)
    return out.count


def act(s: State, c: Control, seat: int, action: int) -> int:
    """Take an answer and run on to the next decision; 0, or the ruling that refused it and nothing changed."""
    if not is_waiting(s, seat):
        return tables.NOT_ASKED
    refused = refusal(s, seat, action)
    if refused:
        return refused
    if s.step == tables.BIDDING:
        auction.seal_bid(s, c, seat, action)
    elif s.step == tables.KEEPING:
        s.power[seat] = action - tables.KEEP + 1
        journal.note(c, happenings.KEPT, seat, 28, action - tables.KEEP, 0, 0, 0)
    elif s.step == tables.PLAYING:
        bars.play(s, c, seat, action)
    elif s.step == tables.SKIPPING or s.step == tables.CHOOSING:
        answer_bar(s, c, action)
    elif s.step == tables.MOVING:
        if action == tables.LEAVE:
            s.steering = s.player + 1
        else:
            movement.take_step(s, c, seat, action)
    elif s.step == tables.BONUS:
        if action == tables.STOP:
            bars.end_bar_after_drive(s, c)
        else:
            bars.drive_farther(s, c, action)
    else:
        betting.place_bet(s, c, seat, action - tables.BET)
    turn.advance(s, c)
    return 0


def answer_bar(s: State, c: Control, action: int) -> None:
    """The card player uses a bar, gives a white one to a car, or leaves it out."""
    if action == tables.SKIP:
        bars.leave_out(s, c)
    elif action >= tables.TAKE:
        bars.take_white(s, c, action - tables.TAKE)
    elif s.step == tables.SKIPPING:
        bars.start_drive(s, c)
    else:
        bars.end_bar(s)


def withdraw(s: State, c: Control, seat: int) -> int:
    """Take a seat out of the race at any time; 0, or the ruling that refuses it."""
    if seat < 0 or seat >= s.seats or s.withdrawn[seat] or s.step == tables.SETUP or s.step == tables.OVER:
        return 73
    finish.give_up(s, c, seat)
    if s.steering == seat + 1:
        s.steering = s.player + 1
    if s.player == seat and s.card > 0:
        bars.clear_card(s)
        finish.drop_hands(s, c)
        if not betting.open_bets(s, c):
            turn.next_turn(s, c)
    turn.advance(s, c)
    return 0


def default_action(s: State, seat: int) -> int:
    """A quiet answer for a seat that gives none; -1 if it is not asked. A Cunning owner leaves the card player to
    steer (downforce 53)."""
    if not is_waiting(s, seat):
        return -1
    if s.step == tables.BIDDING:
        for action in range(tables.PASS, tables.BID_LOWEST + tables.ORDINARY):
            if refusal(s, seat, action) == 0:
                return action
    if s.step == tables.KEEPING:
        power = 0
        while not powers.may_have(s, seat, power):
            power += 1
        return tables.KEEP + power
    if s.step == tables.PLAYING:
        card = 0
        while not cards.is_playable(s, seat, card):
            card += 1
        return tables.PLAY + card
    if s.step == tables.SKIPPING:
        return tables.GO
    if s.step == tables.CHOOSING:
        for car in range(tables.CARS):
            if bars.refuse_white(s, car) == 0:
                return tables.TAKE + car
        return tables.GO
    if s.step == tables.MOVING:
        return tables.LEAVE if seat != s.player else first_way(s)
    if s.step == tables.BONUS:
        return tables.STOP
    return tables.BET + leader(s)


def first_way(s: State) -> int:
    """The first step that is free."""
    cell = s.cell[s.car - 1]
    at = 0
    while refusal(s, s.player, tables.STEP + s.course.ahead[cell][at]) != 0:
        at += 1
    return tables.STEP + s.course.ahead[cell][at]


def leader(s: State) -> int:
    """The car that is ahead: home first, else the farthest on the track."""
    best = 0
    for car in range(tables.CARS):
        if s.rank[car] == 1:
            return car
        if finish.distance(s, car) > finish.distance(s, best):
            best = car
    return best


def imagine(s: State, c: Control, seat: int) -> None:
    """Deal anew all that a seat cannot know; a spectator is seat -1. A race that is over has no secrets."""
    if s.step == tables.OVER:
        return
    secrets.shuffle_hidden(s, c, seat)
    for other in range(s.seats):
        if other != seat:
            secrets.imagine_seat(s, c, other)


def encode(s: State, seat: int, out: Encoding) -> int:
    """A seat's view as numbers, for learning; see secrets.encode."""
    return secrets.encode(s, seat, out)


def standing(s: State, out: Standing) -> None:
    """Places and money. Until the end: what prizes would be worth if the cars came home as they are now, less prices;
    bets are secret and do not count."""
    for seat in range(s.seats):
        out.score[seat] = score(s, seat)
    for seat in range(s.seats):
        if s.step == tables.OVER or s.withdrawn[seat]:
            out.place[seat] = finish.final_place(s, seat)
        else:
            out.place[seat] = 1
            for other in range(s.seats):
                if not s.withdrawn[other] and out.score[other] > out.score[seat]:
                    out.place[seat] += 1


def score(s: State, seat: int) -> int:
    """A seat's money, or how far its best car is where money does not count."""
    if s.variant & tables.OVERRUN:
        return finish.best_distance(s, seat)
    if s.withdrawn[seat] or s.variant & tables.BEGINNERS:
        return 0 if s.withdrawn[seat] else best_distance_home(s, seat)
    if s.step == tables.OVER:
        return finish.total(s, seat)
    if s.step <= tables.KEEPING:
        return 0
    money = -finish.costs(s, seat)
    for car in range(tables.CARS):
        if s.owner[car] == seat + 1:
            money += tables.PRIZE[present_rank(s, car)]
    return money


def best_distance_home(s: State, seat: int) -> int:
    """How far the best car of a beginner is; a car at home is farther than any on the track."""
    home = finish.best_rank(s, seat)
    return 4000 - home if home <= tables.CARS else finish.best_distance(s, seat)


def present_rank(s: State, car: int) -> int:
    """The place that a car would take if all came home as they are now."""
    if s.rank[car] > 0:
        return s.rank[car]
    rank = s.next_rank
    for other in range(tables.CARS):
        if s.status[other] == tables.RACING and finish.distance(s, other) > finish.distance(s, car):
            rank += 1
    return rank
