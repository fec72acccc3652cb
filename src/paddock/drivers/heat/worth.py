"""What upgrades are worth: what to draft, to swap, to give back, to salvage and to keep."""

from __future__ import annotations

from ...games.heat import catalog, garage, tables
from ...games.heat.state import State

# Wins in a thousand races more, or fewer, than an even share, for a racer among four with the card. Measured, see
# docs/upgrades.md; by kind from b01 on.
# fmt: off
WORTH = (
    45, 45, 8, -17, 44, -32, -59, -35,
    -14, 19, -7, 11, 3, -14, -27, -16,
    31, -35, 17, -24, 41, -49, -3, 2,
    39, 39, -16, 77, -61, -55, -29, -51,
    -2, -3, -39, -14, 41, 34, 5, 82,
    66, -24, 4, -25, -9, -59, 41, 31,
)
# fmt: on
SWAP_MARGIN = 5  # by which a card must be better to be swapped for


def worth(kind: int) -> int:
    """The worth of an upgrade."""
    return WORTH[kind - tables.BASE_KINDS]


def choose(s: State, seat: int) -> int:
    """What a racer does in the garage."""
    if s.step == tables.PRUNING:
        return tables.GIVE + worst_owned(s, seat)
    best = best_offered(s)
    if s.step == tables.SWAPPING and s.swapped == 0:
        given = worst_owned(s, seat)
        better = 1 if given > 0 and best > 0 and worth(best) > worth(given) + SWAP_MARGIN else 0
        return tables.GIVE + given if better else tables.KEEP
    return tables.PICK + best


def best_offered(s: State) -> int:
    chosen = 0
    for kind in range(catalog.FIRST_BASIC, catalog.FIRST_SPONSOR):
        if s.market[tables.OFFER][kind] > 0 and (chosen == 0 or worth(kind) > worth(chosen)):
            chosen = kind
    return chosen


def worst_owned(s: State, seat: int) -> int:
    chosen = 0
    for slot in range(tables.OWNED):
        kind = s.owned[seat][slot]
        if kind > 0 and garage.owns(s, seat, kind) and (chosen == 0 or worth(kind) < worth(chosen)):
            chosen = kind
    return chosen


def best_salvaged(s: State, seat: int) -> int:
    """The card of the discard pile that is best drawn again; 0 if none is better than the rest of the deck."""
    chosen = 0
    for kind in range(catalog.FIRST_BASIC, catalog.FIRST_SPONSOR):
        if s.cards[seat][tables.DISCARD][kind] > 0 and (chosen == 0 or worth(kind) > worth(chosen)):
            chosen = kind
    if chosen == 0 and s.cards[seat][tables.DISCARD][tables.SPEED_4] > 0:
        chosen = tables.SPEED_4
    return chosen
