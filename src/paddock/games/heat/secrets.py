"""What a seat cannot know, dealt anew."""

from __future__ import annotations

from ... import luck
from ...control import Control
from . import cards, catalog, tables
from .state import State
from .steps import planning


def imagine_sponsors(s: State, c: Control, seat: int) -> None:
    """Exchange the sponsors that others hold unseen with the pile: nobody else can tell which they are."""
    for other in range(s.seats - s.legends):
        if other != seat:
            for i in range(tables.SPONSOR_KINDS):
                for _ in range(s.secret[other][i]):
                    return_sponsor(s, other, catalog.FIRST_SPONSOR + i)
    for other in range(s.seats - s.legends):
        if other != seat:
            deal_sponsors(s, c, other)


def return_sponsor(s: State, seat: int, kind: int) -> None:
    """Put a sponsor into the pile, from the hand or from the cards laid. The sizes of those stay: something unknown
    takes its place."""
    pile = tables.HAND if s.cards[seat][tables.HAND][kind] > 0 else tables.PLAY
    s.cards[seat][pile][kind] -= 1
    s.market[tables.SPONSORS][kind] += 1
    s.market_size[tables.SPONSORS] += 1


def deal_sponsors(s: State, c: Control, seat: int) -> None:
    """As many unseen sponsors as before, into the hand."""
    count = 0
    for i in range(tables.SPONSOR_KINDS):
        count += s.secret[seat][i]
        s.secret[seat][i] = 0
    for _ in range(count):
        kind = luck.pick(c, s.market[tables.SPONSORS], s.kinds, s.market_size[tables.SPONSORS])
        s.market[tables.SPONSORS][kind] -= 1
        s.market_size[tables.SPONSORS] -= 1
        s.cards[seat][tables.HAND][kind] += 1
        s.secret[seat][kind - catalog.FIRST_SPONSOR] += 1


def imagine_seat(s: State, c: Control, seat: int) -> None:
    """Deal a seat's hidden cards anew: deck, hand, and cards laid face down.

    Kept: how many there are of each pile, the cards that everybody can tell (`seen`), that the seat has, or has not
    yet, laid its cards; while gears are sealed, the gear and how many cards it laid are dealt anew, too.
    """
    hidden = s.size[seat][tables.HAND]
    laid = 0
    if not s.shown[seat]:
        laid = s.size[seat][tables.PLAY]
        hidden += laid
        gather(s, seat, tables.PLAY)
    gather(s, seat, tables.HAND)
    for kind in range(s.kinds):
        kept = s.seen[seat][kind]
        if kind >= catalog.FIRST_SPONSOR:
            kept += s.secret[seat][kind - catalog.FIRST_SPONSOR]
        for _ in range(kept):
            cards.shift_card(s, seat, kind, tables.DECK, tables.HAND)
    while s.size[seat][tables.HAND] < hidden:
        kind = luck.pick(c, s.cards[seat][tables.DECK], s.kinds, s.size[seat][tables.DECK])
        cards.shift_card(s, seat, kind, tables.DECK, tables.HAND)
    if planning.is_sealed(s) and is_planning(s, seat):
        s.meant[seat] = guess_gear(s, c, seat)
        if s.plan[seat] >= tables.PLANNED:
            laid = s.meant[seat] if s.meant[seat] < hidden else hidden
    if s.plan[seat] < tables.PLANNED:
        s.least[seat] = 0
    elif laid > 0:
        lay_blindly(s, c, seat, laid)


def is_planning(s: State, seat: int) -> int:
    """1 if a seat has planned, wholly or in part, and has not shown its cards yet."""
    if s.plan[seat] == tables.NOTHING or s.shown[seat] or s.status[seat] != tables.RACING:
        return 0
    for i in range(s.turn):
        if s.order[i] == seat:
            return 0
    return 1


def guess_gear(s: State, c: Control, seat: int) -> int:
    """Some gear that the seat may have meant."""
    gear = 1 + luck.below(c, tables.TOP_GEAR)
    while planning.refuse_gear(s, seat, gear):
        gear = 1 + luck.below(c, tables.TOP_GEAR)
    return gear


def gather(s: State, seat: int, pile: int) -> None:
    """Put a pile back into the deck."""
    for kind in range(s.kinds):
        s.cards[seat][tables.DECK][kind] += s.cards[seat][pile][kind]
        s.cards[seat][pile][kind] = 0
    s.size[seat][tables.DECK] += s.size[seat][pile]
    s.size[seat][pile] = 0


def lay_blindly(s: State, c: Control, seat: int, laid: int) -> None:
    """Lay any legal cards for the gear; a hand that has too few is cluttered."""
    usable = cards.playable(s, seat, 0)
    s.plan[seat] = tables.PLANNED if usable >= laid else tables.CLUTTERED
    heat = s.cards[seat][tables.HAND][tables.HEAT]
    s.cards[seat][tables.HAND][tables.HEAT] = 0
    while s.size[seat][tables.PLAY] < laid and usable > 0:
        kind = luck.pick(c, s.cards[seat][tables.HAND], s.kinds, usable)
        cards.shift_card(s, seat, kind, tables.HAND, tables.PLAY)
        usable -= 1
    s.cards[seat][tables.HAND][tables.HEAT] = heat
    while s.size[seat][tables.PLAY] < laid:
        cards.shift_card(s, seat, tables.HEAT, tables.HAND, tables.PLAY)
