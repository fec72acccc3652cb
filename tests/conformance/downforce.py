"""Downforce for the conformance suite: option sets, and what must hold in every position."""

from __future__ import annotations

from typing import Any

from paddock.games.downforce import cards, deck
from paddock.games.downforce.tables import (
    BIDDING,
    CARDS,
    CARS,
    IN_FRONT,
    IN_HAND,
    IN_PILE,
    LINES,
    ORDINARY,
    OVER,
    RACING,
    SETUP,
    SOLD,
)


def _turned_deck() -> str:
    """A deck of the host's own: the standard one with every card upside down."""
    return deck.write_short(tuple(card[::-1] for card in deck.standard()))


OPTION_SETS: list[dict[str, Any]] = [
    {"circuit": "river_station", "seats": 6},
    {"circuit": "sea_bay", "seats": 5, "determined": 1},
    {"circuit": "sea_bay", "seats": 4, "open_powers": "yes"},
    {"circuit": "river_station", "seats": 3},
    {"circuit": "river_station", "seats": 2},
    {"circuit": "sea_bay", "seats": 2, "cunning": "no"},
    {"circuit": "river_station", "seats": 4, "variant": "beginners"},
    {"circuit": "sea_bay", "seats": 2, "variant": "beginners"},
    {"circuit": "river_station", "seats": 3, "variant": "overrun"},
    {"circuit": "sea_bay", "seats": 6, "variant": "beginners-overrun"},
    {"circuit": "sea_bay", "seats": 3, "deck": _turned_deck()},
]


def faults(s: Any) -> list[str]:
    """What is wrong with a position."""
    wrong = []
    for card in range(CARDS):
        place = s.place[card]
        seat = place - (IN_FRONT if place >= IN_FRONT else IN_HAND)
        if place >= IN_HAND and not 0 <= seat < s.seats:
            wrong.append(f"card {card} is in place {place}")
        if (s.pile[card] == 1) != (place == IN_PILE):
            wrong.append(f"card {card} is in the pile or not")
        if s.known[card] and not IN_HAND <= place < IN_FRONT:
            wrong.append(f"card {card} is known, but in no hand")
        if card < ORDINARY and IN_HAND <= place < IN_FRONT and not cards.fits_hand(s, seat, card):
            wrong.append(f"card {card} is in a hand that is known not to have it")
    if s.pile_size != sum(s.pile):
        wrong.append(f"the pile has {sum(s.pile)} cards, not {s.pile_size}")
    cells = [s.cell[car] for car in range(CARS) if s.status[car] == RACING]
    if s.step != SETUP and (len(set(cells)) != len(cells) or min(cells, default=0) < 0):
        wrong.append(f"two cars share a cell, or one has none: {cells}")
    ranks = sorted(rank for rank in s.rank if rank)
    if ranks != list(range(1, len(ranks) + 1)) or s.next_rank != len(ranks) + 1:
        wrong.append(f"places were given twice or left out: {ranks}")
    for seat in range(s.seats):
        if s.power[seat] and not s.may[seat] >> (s.power[seat] - 1) & 1:
            wrong.append(f"seat {seat} has a power that it cannot have")
        owns = any(s.owner[car] == seat + 1 for car in range(CARS))
        if not owns and s.step > BIDDING and not s.withdrawn[seat]:
            wrong.append(f"seat {seat} has no car")
        if (
            s.step == OVER
            and not s.withdrawn[seat]
            and [bet > 0 for bet in s.bet[seat]] != [line < s.bets_made for line in range(LINES)]
        ):
            wrong.append(f"seat {seat} has not made all bets")
    for car in range(CARS):
        if s.owner[car] and s.lot[car] != SOLD:
            wrong.append(f"car {car} has an owner, but was not sold")
    return wrong
