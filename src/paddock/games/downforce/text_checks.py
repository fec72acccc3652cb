"""Whether a position that was read makes sense: everything that the rules rely on."""

from __future__ import annotations

from ...errors import BadText
from . import auction, bars, cards, finish, powers
from .state import State
from .steps import bid
from .tables import (
    ABSENT,
    ASIDE,
    AWAY,
    BEGINNERS,
    BETTING,
    BIDDING,
    BONUS,
    CARD_NAMES,
    CARS,
    CHOOSING,
    COLOUR_NAMES,
    DISCARDED,
    HOME,
    IN_FRONT,
    IN_HAND,
    IN_LOTS,
    IN_PILE,
    KEEPING,
    LEAST_SEATS,
    LEFT_OVER,
    LINES,
    MOVING,
    ON_OFFER,
    ORDINARY,
    OVER,
    OVERRUN,
    PLAYING,
    POWERS,
    RACING,
    SEATS,
    SETUP,
    SKIPPING,
    SOLD,
    STALLED,
    UNSOLD,
    WHITE,
)

WITH_CARD = (SKIPPING, CHOOSING, MOVING, BONUS)


def check(s: State) -> None:
    """Refuse a position that no race could come to, as far as it would mislead the rules."""
    _require(s.determined >= 1, "determined is 1 or 2")
    _require(not s.no_cunning or s.seats == LEAST_SEATS, "only two players may leave Cunning out")
    _check_cars(s)
    _check_lots(s)
    for seat in range(s.seats):
        _check_seat(s, seat)
    gone = sorted(place for place in s.withdrawn[: s.seats] if place)
    _require(gone == list(range(s.seats - len(gone) + 1, s.seats + 1)), "withdrawn seats have the last places")
    _check_bets(s)
    _check_card(s)


def _require(right: bool, message: str) -> None:
    if not right:
        raise BadText(message)


def _check_cars(s: State) -> None:
    cells = []
    for car in range(CARS):
        name = COLOUR_NAMES[car]
        on_track = s.status[car] in (RACING, STALLED)
        started = s.step != SETUP and on_track
        _require((s.cell[car] >= 0) == started, f"{name}: cell is where a car on the track stands")
        _require((s.rank[car] > 0) == (s.status[car] == HOME), f"{name}: place is for cars that are home")
        _require(s.status[car] != STALLED or s.step == OVER, f"{name}: cars stall at the end only")
        _require(s.lap[car] == 0 or s.variant & OVERRUN > 0, f"{name}: lap is for the overrun variant")
        _require((s.status[car] == AWAY) == (s.lot[car] == ABSENT), f"{name}: an absent car has an absent lot")
        _require(s.owner[car] == 0 or s.withdrawn[s.owner[car] - 1] == 0, f"{name}: its owner has withdrawn")
        _require(s.owner[car] == 0 or s.lot[car] == SOLD, f"{name}: a car with an owner is sold")
        if s.status[car] == RACING and started:
            cells.append(s.cell[car])
    _require(len(set(cells)) == len(cells), "two cars share a cell")
    ranks = sorted(rank for rank in s.rank if rank)
    _require(ranks == list(range(1, len(ranks) + 1)), "places are given in order, from 1 on")
    if s.variant & OVERRUN:
        _require(not ranks, "nobody is placed in the overrun variant")
    if s.step == OVER and not s.variant & OVERRUN:
        _require(not cells, "the race is over: cars are home or stalled")


def _check_lots(s: State) -> None:
    beginners = bool(s.variant & BEGINNERS)
    _require(not beginners or s.step not in (BIDDING, KEEPING), "beginners have no auction")
    _require(not beginners or not any(s.power_of), "beginners have no powers")
    given = [power for power in s.power_of if power]
    _require(len(set(given)) == len(given), "two lots have the same power")
    aside = sorted(car for car in range(CARS) if s.lot[car] == ASIDE)
    _require(sorted(s.aside[: s.aside_count]) == aside, "aside lists the lots that are set aside")
    offered = [car + 1 for car in range(CARS) if s.lot[car] == ON_OFFER]
    _require(offered == ([s.offered] if s.offered else []), "offered is the car whose lot is offered")
    _require((s.offered > 0) == (s.step == BIDDING), "a lot is offered while all bid")
    coming = any(lot == IN_LOTS for lot in s.lot)
    _require(s.step in (SETUP, BIDDING) or not (coming or aside), "the auction is over: lots are sold or unsold")
    _require(not s.again or (s.step == BIDDING and not coming), "the second round follows when all lots were offered")
    _require(beginners or s.step == SETUP or ABSENT not in s.lot, "only beginners leave cars out")
    _require(not beginners or UNSOLD not in s.lot, "beginners have no unsold cars")
    kept = IN_FRONT if beginners or s.seats == LEAST_SEATS else IN_HAND
    for car in range(CARS):
        holder = s.place[ORDINARY + car]
        _require(holder not in (IN_PILE, LEFT_OVER), f"{CARD_NAMES[ORDINARY + car]} is no ordinary card")
        right = holder < IN_HAND or kept <= holder < kept + SEATS
        _require(right, f"speed-8 cards {'are in hand' if kept == IN_HAND else 'lie in front'} in this game")
        held = holder - (IN_FRONT if holder >= IN_FRONT else IN_HAND) if holder >= IN_HAND else -1
        _require(held < 0 or s.owner[car] == held + 1, f"{CARD_NAMES[ORDINARY + car]} is with another than the owner")


def _check_seat(s: State, seat: int) -> None:
    where = f"seat {seat}"
    hand = [card for card in range(ORDINARY) if s.place[card] == IN_HAND + seat]
    if s.step == BIDDING:
        _require(bool(hand) or s.withdrawn[seat] > 0, f"{where} has no card to bid with")
    for card in range(ORDINARY):
        _require(s.place[card] != IN_FRONT + seat, f"{where}: only speed-8 cards lie in front")
        _require(not s.known[card] or s.place[card] >= IN_HAND, f"{CARD_NAMES[card]} is known, but in no hand")
    for card in hand:
        _require(cards.fits_hand(s, seat, card) == 1, f"{where}: floor rules {CARD_NAMES[card]} out")
    won = sum(1 << (s.power_of[car] - 1) for car in range(CARS) if s.owner[car] == seat + 1 and s.power_of[car])
    _require(s.may[seat] & ~won == 0, f"{where}: may names a power that it did not win")
    has = s.power[seat] > 0
    _require(not has or powers.may_have(s, seat, s.power[seat] - 1) == 1, f"{where}: may must name its power, too")
    if s.step in (SETUP, BIDDING):
        _require(not has and s.may[seat] == won, f"{where}: may names all powers won, and none is kept yet")
    elif s.step == KEEPING:
        _require(s.may[seat] == won, f"{where}: may names all powers won until one is kept")
        _require(not has or powers.count_won(s, seat) > 1, f"{where}: a single power is kept without asking")
    else:
        _require(has == (s.may[seat] > 0), f"{where}: who may have a power keeps one")
    if s.withdrawn[seat]:
        _require(not cards.has_card(s, seat), f"{where} has withdrawn, but holds cards")
    if s.bid[seat]:
        _require(s.step == BIDDING and auction.may_bid(s, seat) == 1, f"{where} has no bid to make")
        _require(bid.refuse(s, seat, s.bid[seat]) == 0, f"{where}: its bid is not allowed")


def _check_bets(s: State) -> None:
    _require(s.bets_made <= s.crossed <= LINES, f"bets are made for lines crossed, {LINES} at most")
    _require(s.crossed == 0 or finish.has_money(s) == 1, "there are no bets in this variant")
    _require((s.step == BETTING) <= (s.crossed > s.bets_made), "all bets are made for the lines crossed")
    for seat in range(s.seats):
        made = sum(bet > 0 for bet in s.bet[seat])
        allowed = (0,) if s.withdrawn[seat] else (s.bets_made, s.bets_made + int(s.step == BETTING))
        _require(made in allowed, f"seat {seat}: {made} bets for {s.bets_made} lines")
    if s.step in (SETUP, BIDDING, KEEPING):
        _require(not s.crossed and not s.turns and not s.player, "the race has not begun")
    if s.step == PLAYING:
        _require(s.bets_made == s.crossed, "bets come before the next card")


def _check_card(s: State) -> None:
    resting = s.step not in WITH_CARD
    in_play = (s.card, s.car, s.left, s.entered, s.straight, s.source, s.steering, s.bonus)
    if resting:
        _require(not any(in_play), "no card is in play")
        _require(not (s.upward or s.bars_done or s.taken or s.left_out), "no card is in play")
        return
    _require(s.card > 0 and s.place[s.card - 1] == DISCARDED, "the card in play lies on the discard pile")
    _require(not s.withdrawn[s.player], "the player has withdrawn")
    _require(s.bars_done < s.course.bars[s.card - 1], "all bars of the card are done")
    white = bars.bar_colour(s) == WHITE
    tracked = (s.left, s.entered, s.straight, s.source, s.steering, s.bonus)
    if s.step == CHOOSING:
        _require(white and not s.car and not any(tracked), "a white bar waits for a car")
        return
    _require(s.car > 0, "a car is moving: say which")
    if s.step == SKIPPING:
        _require(not white and s.car == bars.bar_colour(s) + 1 and not any(tracked), "the bar's car waits")
        return
    right = s.taken >> (s.car - 1) & 1 == 1 if white else s.car == bars.bar_colour(s) + 1
    _require(right and s.status[s.car - 1] == RACING, "the car that moves is that of the bar")
    _require(s.left <= bars.bar_steps(s) + POWERS and s.source < s.course.cells, "steps or source are too large")
    _require(s.steering in (0, s.player + 1, s.owner[s.car - 1]), "the player or the owner steers")
    _require(s.step == MOVING or (s.owner[s.car - 1] == s.player + 1 and not s.bonus), "bonus steps are for own cars")
