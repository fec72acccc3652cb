"""What a seat may know of a race of Heat, as named numbers of fixed shape.

Seats count from one's own: 0 is oneself, 1 the next seat. Cards are counted by kind: 0 to 5, heat, stress, then
upgrades and sponsors. Where a number says which seat or kind it is, 0 means none and everything else is one more.
"""

from __future__ import annotations

from typing import Annotated

from ...layout import Table
from .tables import CORNERS, KINDS, LEGEND_CARDS, OWNED, SEATS, SPONSOR_KINDS, STACK, TOP_GEAR

CORNERS_AHEAD = 3


class Observation(Table):
    """The race, the turn, the corners ahead, the cars, their cards, the modules."""

    # The race.
    seats: int
    legends: int  # how many of the seats, the last ones, are legends
    laps: int
    spaces: int
    round: int
    step: int
    asked: Annotated[list[int], SEATS]  # 1: that seat must decide now
    order: Annotated[list[int], SEATS]  # seats in this round's turn order
    turn: int  # cars of the order that have moved
    mover: int  # whose turn it is

    # The turn under way.
    start: int
    speed: int
    cool: int
    boost: int
    adrenaline: int
    relief: int
    due: int
    scrap: int
    plus: int
    accelerate: int
    salvage: int
    sky: int  # sectors whose weather has cooled, as a set of bits
    slip_from: int
    picked: Annotated[list[int], TOP_GEAR]  # values chosen, plus 1
    picks: int

    # The next corners, as one's own car comes to them.
    corner_distance: Annotated[list[int], CORNERS_AHEAD]  # the steps that cross its line
    corner_limit: Annotated[list[int], CORNERS_AHEAD]

    # Cars.
    status: Annotated[list[int], SEATS]
    place: Annotated[list[int], SEATS]  # 0 until it is given
    gear: Annotated[list[int], SEATS]
    space: Annotated[list[int], SEATS]
    lap: Annotated[list[int], SEATS]
    lane: Annotated[list[int], SEATS]
    gap: Annotated[list[int], SEATS]  # how many spaces it is ahead of one's own car
    to_finish: Annotated[list[int], SEATS]  # the steps that cross the last finish line
    rank: Annotated[list[int], SEATS]  # place in the turn order
    plan: Annotated[list[int], SEATS]  # 0 nothing, 1 a gear, 2 cards, 3 a cluttered hand, which only its owner knows
    shown: Annotated[list[int], SEATS]  # 1: the cards in play lie open
    engine: Annotated[list[int], SEATS]
    hand_size: Annotated[list[int], SEATS]  # with cards laid in secret
    laid: Annotated[list[int], SEATS]
    deck_size: Annotated[list[int], SEATS]
    discard_size: Annotated[list[int], SEATS]
    top: Annotated[list[int], SEATS]  # the open card of the discard pile
    redraws: Annotated[list[int], SEATS]
    drafted: Annotated[list[int], SEATS]
    owned: Annotated[list[list[int]], SEATS, OWNED]  # upgrades, as kinds
    stack: Annotated[list[list[int]], SEATS, STACK]  # known cards on top of the deck, the top one last
    unseen_sponsors: Annotated[list[int], SEATS]
    meant: int  # the gear that one's own cards will show, while it is secret
    least: int  # the lowest kind that one may lay or drop next
    secret: Annotated[list[int], SPONSOR_KINDS]  # one's own sponsors that nobody else has seen

    # Cards by kind.
    hand: Annotated[list[list[int]], SEATS, KINDS]  # one's own; all when the race is over
    hidden: Annotated[list[list[int]], SEATS, KINDS]  # one's own deck; of others deck, hand and cards laid face down
    known: Annotated[list[list[int]], SEATS, KINDS]  # in hand or face down, and everybody can tell
    play: Annotated[list[list[int]], SEATS, KINDS]  # of others only what lies open
    discard: Annotated[list[list[int]], SEATS, KINDS]

    # Modules; 0 where a module is not used.
    upgraded: int  # 1: upgrades and sponsors can occur
    tournament: int
    full_hand: int
    weather: int
    token: Annotated[list[int], CORNERS]
    press: Annotated[list[int], CORNERS]
    legend_card: int
    legend_bonus: int
    legend_left: Annotated[list[int], LEGEND_CARDS]  # 1: the card is still face down
    lap_prizes: int
    speed_prize: int
    passing_prize: int
    no_mercy: int
    drafting: int
    giving: int  # the upgrade given for a swap
    offer: Annotated[list[int], KINDS]
    upgrades_left: int
    sponsors_left: int


def clear(out: Observation) -> None:
    """Nothing is known."""
    out.clear()
