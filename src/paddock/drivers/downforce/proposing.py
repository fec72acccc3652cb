"""The answers that are worth weighing: bids by their amount, cards, and whole ways to every end of a drive."""

from __future__ import annotations

from ...control import Options
from ...games.downforce import auction, cards, movement, powers, tables
from ...games.downforce.state import State
from ...games.downforce.steps import STEPS, bid, bonus
from .. import search
from ..tally import Tally
from . import racer, roads, worth
from .notebook import Notes

FINE = 16
CAUTION = 25
"""Races to the end are full of luck: without a gain that shows, the racer's answer stands."""
MOST_COST = 30000
OTHERWISE = 1000
"""The cost of what a racer would hardly do."""


def propose(s: State, seat: int, menu: Options, notes: Notes, tally: Tally) -> None:
    """The answers for whatever a seat is asked."""
    tally.cars = s.seats
    tally.until = 0
    tally.caution = CAUTION
    tally.nearly = 1
    if s.step == tables.BIDDING:
        propose_bids(s, seat, menu, notes, tally)
    elif s.step == tables.PLAYING:
        propose_cards(s, seat, notes, tally)
    elif s.step == tables.MOVING:
        propose_ways(s, seat, notes, tally, s.left)
        if seat != s.player:
            search.submit_one(tally, tables.LEAVE, OTHERWISE)
    elif s.step == tables.BONUS and bonus.bonus_steps(s) > 0:
        propose_ways(s, seat, notes, tally, bonus.bonus_steps(s))
        search.submit_one(tally, tables.STOP, OTHERWISE)
    else:
        propose_options(s, seat, menu, notes, tally)


def propose_options(s: State, seat: int, menu: Options, notes: Notes, tally: Tally) -> None:
    """What the racer would do, then everything else."""
    chosen = racer.choose(s, seat, menu, notes, worth.NOW)
    if STEPS.refuse(s, seat, chosen):
        chosen = STEPS.default_action(s, seat)
    search.submit_one(tally, chosen, 0)
    count = STEPS.options(s, seat, menu)
    for i in range(count):
        if menu.action[i] != chosen:
            search.submit_one(tally, menu.action[i], 1 + i)


def propose_bids(s: State, seat: int, menu: Options, notes: Notes, tally: Tally) -> None:
    """What the racer would bid, to pass, and one bid of every other amount: the first card that shows it."""
    chosen = racer.best_bid(s, seat, worth.NOW)
    wish = auction.amount_of(s, chosen)
    search.submit_one(tally, chosen, 0)
    if chosen != tables.PASS and bid.refuse(s, seat, tables.PASS) == 0:
        search.submit_one(tally, tables.PASS, wish)
    listed = 1 << wish
    for action in range(tables.BID, tables.BID_LOWEST + tables.ORDINARY):
        if bid.refuse(s, seat, action) == 0:
            amount = auction.amount_of(s, action)
            if amount > 0 and (listed >> amount) & 1 == 0:
                listed |= 1 << amount
                search.submit_one(tally, action, amount - wish if amount > wish else wish - amount)


def propose_cards(s: State, seat: int, notes: Notes, tally: Tally) -> None:
    """The cards after which the seat stands best, upward too if it can."""
    tricky = powers.has(s, seat, tables.TRICKY)
    for card in range(tables.CARDS):
        if cards.is_playable(s, seat, card):
            search.submit_one(tally, tables.PLAY + card, card_cost(s, notes, seat, card, 0))
            if tricky and s.course.bars[card] > 1:
                search.submit_one(tally, tables.PLAY_UPWARD + card, card_cost(s, notes, seat, card, 1))


def card_cost(s: State, notes: Notes, seat: int, card: int, upward: int) -> int:
    """How a card ranks."""
    cost = (MOST_COST * FINE - worth.of_card(s, notes, seat, card, upward, worth.NOW)) // FINE - MOST_COST
    if cost > MOST_COST:
        return MOST_COST
    return cost if cost > -MOST_COST else -MOST_COST


def propose_ways(s: State, seat: int, notes: Notes, tally: Tally, steps: int) -> None:
    """A way to every end of the drive, those first that the racer likes."""
    far = worth.is_wanted(s, seat, s.car - 1)
    for cell in range(s.course.cells):
        notes.been[cell] = 0
    tally.drafted = 0
    list_ways(s, notes, tally, s.cell[s.car - 1], steps, far, 1)


def list_ways(s: State, notes: Notes, tally: Tally, cell: int, left: int, far: int, first: int) -> None:
    """Every end that has not been reached yet, from a cell on with so many steps left. Only where the road forks there
    is something to say; a bonus step is said in any case."""
    if (notes.been[cell] >> left) & 1:
        return
    notes.been[cell] |= 1 << left
    is_asked = 1 if first and s.step == tables.BONUS else 0
    if left > 0 and movement.leads_home(s, cell):
        if is_asked:
            search.draft(tally, tables.DRIVE_HOME)
        search.submit(tally, 0 if far else roads.LAP)
        tally.drafted -= is_asked
        return
    free = 0
    if left > 0:
        for i in range(s.course.ahead_count[cell]):
            if movement.car_on(s, s.course.ahead[cell][i]) == 0:
                free += 1
    if free == 0:
        to_go = roads.still_to_go(s, s.car - 1, cell)
        search.submit(tally, to_go if far else -to_go)
        return
    said = 1 if is_asked or free > 1 else 0
    for i in range(s.course.ahead_count[cell]):
        target = s.course.ahead[cell][i]
        if movement.car_on(s, target) == 0:
            if said:
                search.draft(tally, tables.STEP + target)
            list_ways(s, notes, tally, target, left - 1, far, 0)
            tally.drafted -= said
