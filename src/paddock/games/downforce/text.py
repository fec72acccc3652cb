"""A position as text: one line for the race, one for each car, one for each seat.

    downforce sea_bay step=move turns=3 player=1 card=B2 bars=1 car=yellow left=4 straight source=6 steering=1
    black cell=12 owner=0 price=5 lot=sold power=tricky
    ...
    0 hand=A1,B3 known=A1 power=tricky may=tricky bets=red,blue

Cards that stand nowhere lie on the discard pile. `known` are cards in hand that
everybody has seen, `floor` what everybody can tell of the others: `red9` means no red bar, `white2` none below 2.
`may` are the powers that a seat may have, as far as everybody can tell.
"""

from __future__ import annotations

import re

from ...errors import BadText
from ...position_text import Bits, Choice, Flag, Form, Lines, Mark, Number, Own, Row, choice, distinct
from . import actions, setup, text_checks
from .deck import STANDARD
from .state import State
from .steps import STEPS
from .tables import (
    ABSENT,
    BEGINNERS,
    CARD_NAMES,
    CARDS,
    CARS,
    COLOUR_NAMES,
    COLOURS,
    CUNNING,
    DETERMINED_STEPS,
    DISCARDED,
    IN_FRONT,
    IN_HAND,
    IN_PILE,
    LEAST_SEATS,
    LEFT_OVER,
    LOT_NAMES,
    NONE,
    ORDINARY,
    OUT,
    POWER_NAMES,
    POWERS,
    RULES_VERSION,
    SEATS,
    SOLD,
    STATUS_NAMES,
    UNSOLD,
    VARIANT_NAMES,
    WITH_LOT,
)
from .view import cards_at

CAR_NAMES = COLOUR_NAMES[:CARS]
MOST_LAPS = 9
FLOOR = re.compile(r"([a-z]+)([1-9])")


def _cards(name: str, place: int) -> Own:
    """The cards that lie at a place; the places of hands are those of the seats."""

    def here(at: int | str) -> int:
        return place + at if isinstance(at, int) else place

    def said(s: State, at: int | str) -> str:
        return ",".join(cards_at(s, here(at)))

    def lay(s: State, at: int | str, where: str, name: str, value: str) -> None:
        for card in distinct(where, name, [choice(where, name, part, CARD_NAMES) for part in value.split(",")]):
            if s.place[card] >= 0:
                raise BadText(f"{where}: {CARD_NAMES[card]} is somewhere else already")
            s.place[card] = here(at)

    return Own(name, said=said, taken=lay)


def _deck(s: State, _: str) -> str:
    deck = setup.deck_of(s.course)
    return deck if deck != STANDARD else ""


def _known(s: State, seat: int) -> str:
    """Speed-8 cards are always known."""
    hand = cards_at(s, IN_HAND + seat)
    return ",".join(name for name in hand if s.known[CARD_NAMES.index(name)] and not name.startswith("S"))


def _know(s: State, seat: int, where: str, name: str, value: str) -> None:
    for card in distinct(where, name, [choice(where, name, part, CARD_NAMES[:ORDINARY]) for part in value.split(",")]):
        s.known[card] = 1


def _floor(s: State, seat: int) -> str:
    return ",".join(f"{COLOUR_NAMES[c]}{s.floor[seat][c]}" for c in range(COLOURS) if s.floor[seat][c])


def _raise_floor(s: State, seat: int, where: str, name: str, value: str) -> None:
    for part in value.split(","):
        found = FLOOR.fullmatch(part)
        colour = choice(where, name, found[1] if found else part, COLOUR_NAMES)
        s.floor[seat][colour] = int(found[2]) if found else 0


def _bid(s: State, seat: int) -> str:
    return actions.text(s.bid[seat]).replace(" ", "-") if s.bid[seat] else ""


def _seal(s: State, seat: int, where: str, name: str, value: str) -> None:
    said = " ".join(value.split("-")).lower()
    if said not in actions.ACTIONS.numbers:
        raise BadText(f"{where}: bid must be a bid such as bid-C4, not {value[:40]!r}")
    s.bid[seat] = actions.ACTIONS.numbers[said]


RACE = (
    Choice("variant", choices=VARIANT_NAMES),
    Number("determined", most=DETERMINED_STEPS, usual=DETERMINED_STEPS),
    Choice("step", choices=STEPS.names, usual=None),
    Number("player", most=lambda s: s.seats - 1),
    Choice("offered", choices=CAR_NAMES, plus=1),
    Number("winner", "last_winner", most=lambda s: s.seats - 1, plus=1),
    Choice("card", choices=CARD_NAMES, plus=1),
    Choice("car", choices=CAR_NAMES, plus=1),
    Number("steering", most=lambda s: s.seats - 1, plus=1),
    Number("turns"),
    Number("crossed"),
    Number("bets", "bets_made"),
    Number("bars", "bars_done"),
    Number("left"),
    Number("entered"),
    Number("source"),
    Flag("open", "open_powers"),
    Flag("no-cunning", "no_cunning"),
    Flag("again"),
    Flag("upward"),
    Flag("left-out", "left_out"),
    Flag("straight"),
    Flag("bonus"),
    Bits("taken", choices=CAR_NAMES),
    Row("aside", count="aside_count", choices=CAR_NAMES),
    _cards("pile", IN_PILE),
    _cards("away", LEFT_OVER),
    Own("deck", said=_deck),
)
CAR = (
    Number("cell", most=lambda s: s.course.cells - 1, usual=-1),
    Number("lap", most=MOST_LAPS),
    Mark("status", choices=STATUS_NAMES),
    Number("place", "rank", most=CARS),
    Number("owner", most=lambda s: s.seats - 1, plus=1),
    Number("price", most=NONE),
    Choice("lot", choices=LOT_NAMES),
    Choice("power", "power_of", choices=POWER_NAMES, plus=1),
)
SEAT = (
    _cards("hand", IN_HAND),
    Own("known", said=_known, taken=_know),
    _cards("front", IN_FRONT),
    Own("floor", said=_floor, taken=_raise_floor),
    Bits("may", choices=POWER_NAMES),
    Row("bets", "bet", choices=CAR_NAMES, plus=1),
    Choice("power", choices=POWER_NAMES, plus=1),
    Own("bid", said=_bid, taken=_seal),
    Number("withdrawn", most=lambda s: s.seats),
)


def _start(circuit: str, said: dict[str, str]) -> State:
    s = State(setup.course(circuit, said.pop("deck", STANDARD)))
    s.determined = DETERMINED_STEPS
    s.place[:] = [-1] * CARDS
    s.cell[:] = [-1] * CARS
    return s


def _settle(s: State) -> None:
    """Fill in what follows from the rest."""
    for card in range(CARDS):
        if s.place[card] < 0:
            lot = s.lot[card - ORDINARY] if card >= ORDINARY else SOLD
            s.place[card] = DISCARDED if lot == SOLD else OUT if lot in (UNSOLD, ABSENT) else WITH_LOT
        s.pile[card] = int(s.place[card] == IN_PILE)
        if card >= ORDINARY:
            s.known[card] = int(IN_HAND <= s.place[card] < IN_FRONT)
    s.pile_size = sum(s.pile)
    s.next_rank = 1 + sum(rank > 0 for rank in s.rank)
    if not s.variant & BEGINNERS:
        given = {power - 1 for power in s.power_of if power}
        for power in range(POWERS):
            s.powers_left[power] = int(power not in given and not (power == CUNNING and s.no_cunning))
    text_checks.check(s)


FORM = Form(
    "downforce",
    "Downforce",
    RULES_VERSION,
    range(LEAST_SEATS, SEATS + 1),
    STEPS,
    RACE,
    Lines(lambda car: f"the {CAR_NAMES[car]} car's line", lambda car: CAR_NAMES[car], CAR, fixed=CARS),
    Lines(lambda seat: f"seat {seat}'s line", str, SEAT),
    start=_start,
    settle=_settle,
)
write, read = FORM.write, FORM.read
