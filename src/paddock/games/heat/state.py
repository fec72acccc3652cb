"""A position of Heat, field by field.

Cards are counted: `cards[seat][pile][kind]`. Every card of a seat is in exactly one pile, and a face-down pile has
no order, so a position never holds the future. Equal cards are equal: two positions that a player could not tell
apart have the same bytes.

`at` counts spaces from one lap before the first finish line: space + spaces * (laps begun). A car on the grid has
an `at` below `spaces`; it has finished when `at` reaches `spaces * (laps + 1)`.
"""

from __future__ import annotations

from typing import Annotated

from ...layout import Table
from .course import Course
from .tables import CORNERS, KINDS, LEGEND_CARDS, MARKET, OWNED, PILES, SEATS, SPONSOR_KINDS, STACK, TOP_GEAR


class State(Table):
    """Everything that is true at one moment of a race."""

    course: Course

    version: int  # of the rules
    seats: int  # cars that started, legends included
    legends: int  # how many of them, the last ones, are legends
    laps: int
    kinds: int  # kinds of cards that can occur: all of them, or those of the base game
    fixed_grid: int  # 1: `order` was set before the start, 0: it is drawn

    # Modules; 0 where a module is not used.
    hand_size: int
    tournament: int
    mulligan: int
    draft: int
    season: int  # 1: weather is drawn after the draft
    legend_bonus: int  # added to every helmet
    chevrons: int
    draw_weather: int  # 1: not drawn yet
    draw_roads: int  # 1: not drawn yet
    weather: int
    token: Annotated[list[int], CORNERS]  # road conditions; both lines of a chicane have the same
    press: Annotated[list[int], CORNERS]  # 1: the press stands here
    extra_heat: int  # of the event, beside the circuit's
    extra_stress: int
    deal_sponsors: int  # sponsors for each seat at the start
    lap_prizes: int  # sponsors left for those who complete the first lap
    speed_prize: int  # the speed that gains a sponsor
    passing_prize: int  # cars passed in a turn that gain a sponsor
    no_mercy: int  # 1: a spin-out ends the race of that car
    market: Annotated[list[list[int]], MARKET, KINDS]
    market_size: Annotated[list[int], MARKET]
    legend_left: Annotated[list[int], LEGEND_CARDS]  # 1: the card is still face down
    legend_card: int  # this round's card plus 1; 0: none turned yet
    drafting: int  # pass of the draft, from 1
    swapped: int  # the upgrade given for a swap; 0: none yet
    round: int
    step: int
    order: Annotated[list[int], SEATS]  # seats in this round's turn order; on the grid: by box
    cars: int  # how many of `order` count
    turn: int  # index in `order` of the car that moves
    asked: int  # the seats that must decide now, as a set of bits; follows from the rest
    next_place: int  # best place not yet given
    last_place: int  # worst place not yet given

    status: Annotated[list[int], SEATS]
    place: Annotated[list[int], SEATS]  # 0 until it is given
    gear: Annotated[list[int], SEATS]
    at: Annotated[list[int], SEATS]
    lane: Annotated[list[int], SEATS]
    plan: Annotated[list[int], SEATS]
    least: Annotated[list[int], SEATS]  # lowest kind that may be laid or dropped next: one order for what has none
    shown: Annotated[list[int], SEATS]  # 1: the cards in play lie open
    top: Annotated[list[int], SEATS]  # kind of the open card on the discard pile plus 1; 0: no card
    cards: Annotated[list[list[list[int]]], SEATS, PILES, KINDS]
    size: Annotated[list[list[int]], SEATS, PILES]  # cards in each pile
    seen: Annotated[list[list[int]], SEATS, KINDS]  # in hand or face down, and everybody can tell
    secret: Annotated[list[list[int]], SEATS, SPONSOR_KINDS]  # sponsors in hand or face down that nobody else has seen
    stack: Annotated[list[list[int]], SEATS, STACK]  # cards on top of the deck that everybody knows, the top one last
    stacked: Annotated[list[int], SEATS]  # how many; they are not counted in the pile
    owned: Annotated[list[list[int]], SEATS, OWNED]  # upgrades, 0 where there is none
    drafted: Annotated[list[int], SEATS]  # upgrades taken in this draft
    meant: Annotated[list[int], SEATS]  # tournament: the gear that the cards laid will show
    redraws: Annotated[list[int], SEATS]  # 1: the hand may still be dealt anew

    # The turn under way.
    start: int  # the mover's `at` before it moved
    speed: int
    cool: int  # cooldown not yet used
    boost: int  # 1: a boost may be taken
    adrenaline: int  # 1: adrenaline's extra space may be taken
    relief: int  # stress relief not yet used
    due: int  # heat cost of cards not yet paid
    scrap: int  # cards still to be scrapped
    plus: int  # plus symbols used
    accelerate: int  # accelerate symbols not yet used
    salvage: int  # cards that may still be salvaged
    sky: int  # sectors whose weather has cooled this turn, as a set of bits
    slip_from: int  # where a slipstream began; 0: none
    picked: Annotated[list[int], TOP_GEAR]  # values chosen, for cards with several, low kinds first
    picks: int  # how many are chosen


def copy_into(source: State, target: State) -> None:
    """Make the target equal to the source."""
    source.copy_into(target)
