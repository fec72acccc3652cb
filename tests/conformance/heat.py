"""Heat for the conformance suite: option sets, and what must hold in every position."""

from __future__ import annotations

from typing import Any

from paddock.games.heat import catalog
from paddock.games.heat.tables import (
    BASE_KINDS,
    DISCARD,
    ENGINE,
    HAND,
    HEAT,
    KINDS,
    PILES,
    PLANNING,
    PLAY,
    RACING,
    SPENT,
    SPONSOR_KINDS,
    SPONSORS,
    STRESS,
)

OPTION_SETS: list[dict[str, Any]] = [
    {"circuit": "usa", "seats": 6},
    {"circuit": "usa", "seats": 2, "laps": 1},
    {"circuit": "france", "seats": 3, "handicap": [0, 1, 2]},
    {"circuit": "gb", "seats": 5},
    {"circuit": "italia", "seats": 4, "grid": [3, 1, 0, 2]},
    {"circuit": "italia", "seats": 1},
    {"circuit": "usa", "seats": 2, "legends": 3, "legend_bonus": 2},
    {"circuit": "france", "seats": 4, "garage": "both", "weather": "random", "roads": "random"},
    {"circuit": "gb", "seats": 3, "legends": 2, "garage": "advanced", "draft": "snake", "tournament": "yes"},
    {"circuit": "italia", "seats": 5, "garage": "basic", "draft": "quick", "mulligan": "yes", "weather": "sun"},
    {"event": "e01", "seats": 3, "garage": "both", "weather": "random", "roads": "random"},
    {"event": "e09", "seats": 2, "legends": 1, "upgrades": ["b17+b01", "a07"], "sponsors": ["s01", "-"]},
    {"event": "e10", "seats": 6, "garage": "basic"},
]

SPEED_CARDS = [0, 3, 3, 3, 3, 0]
STARTING = [1, 0, 0, 0, 0, 1]


def faults(s: Any) -> list[str]:
    """What is wrong with a position."""
    wrong = []
    spots = []
    for seat in range(s.seats):
        if seat < s.seats - s.legends:
            wrong += [f"seat {seat} {fault}" for fault in card_faults(s, seat)]
        elif any(s.size[seat]):
            wrong.append(f"the legend {seat} has cards")
        if not 1 <= s.gear[seat] <= 4:
            wrong.append(f"seat {seat} is in gear {s.gear[seat]}")
        if s.status[seat] == RACING:
            spots.append((s.at[seat] % s.course.spaces, s.lane[seat]))
    if len(set(spots)) != len(spots):
        wrong.append(f"two cars share a spot: {spots}")
    given = sorted(place for place in s.place[: s.seats] if place)
    if len(set(given)) != len(given):
        wrong.append(f"two cars share a place: {given}")
    if [sum(pile) for pile in s.market] != s.market_size:
        wrong.append("the market has piles of other sizes than written down")
    return wrong + sponsor_faults(s)


def card_faults(s: Any, seat: int) -> list[str]:
    """What is wrong with a seat's cards."""
    wrong = []
    cards = s.cards[seat]
    totals = [sum(cards[pile][kind] for pile in range(PILES)) for kind in range(KINDS)]
    for kind in s.stack[seat][: s.stacked[seat]]:
        totals[kind] += 1
    starting = s.kinds == BASE_KINDS
    if totals[:HEAT] != [a + (b if starting else 0) for a, b in zip(SPEED_CARDS, STARTING, strict=True)]:
        wrong.append(f"has cards {totals}")
    owned = [kind for kind in s.owned[seat] if kind]
    if starting:
        owned = [catalog.IDS.index("b17") + BASE_KINDS]
    extra = sum(catalog.IS_HEAT[kind] for kind in owned)
    if not s.course.heat - 4 <= totals[HEAT] - extra <= s.course.heat + 2 or totals[STRESS] < s.course.stress - 2:
        wrong.append(f"has heat or stress {totals}")
    upgrades = [0 if catalog.IS_HEAT[kind] else owned.count(kind) for kind in range(KINDS)]
    if totals[BASE_KINDS : catalog.FIRST_SPONSOR] != upgrades[BASE_KINDS : catalog.FIRST_SPONSOR]:
        wrong.append("has other upgrades than it owns")
    if any(count < 0 for pile in cards for count in pile):
        wrong.append("has less than no card")
    if [sum(pile) for pile in cards] != s.size[seat]:
        wrong.append("has piles of other sizes than written down")
    if sum(cards[ENGINE]) != cards[ENGINE][HEAT]:
        wrong.append("has something else than heat in the engine")
    hidden = [cards[HAND][k] + (0 if s.shown[seat] else cards[PLAY][k]) for k in range(KINDS)]
    if any(seen > there for seen, there in zip(s.seen[seat], hidden, strict=True)):
        wrong.append("is known to have cards that it has not")
    if (s.top[seat] == 0) != (s.size[seat][DISCARD] == 0):
        wrong.append("has a top card without a pile")
    if s.step == PLANNING and s.shown[seat]:
        wrong.append("shows cards while all plan")
    return wrong


def sponsor_faults(s: Any) -> list[str]:
    """Sponsors are neither lost nor made."""
    if s.kinds == BASE_KINDS:
        return []
    wrong = []
    for i in range(SPONSOR_KINDS):
        kind = catalog.FIRST_SPONSOR + i
        held = sum(s.cards[seat][pile][kind] for seat in range(s.seats) for pile in range(PILES))
        if held + s.market[SPONSORS][kind] + s.market[SPENT][kind] != catalog.COPIES[kind]:
            wrong.append(f"there are other than {catalog.COPIES[kind]} sponsors of kind {kind}")
        for seat in range(s.seats):
            hidden = s.cards[seat][HAND][kind] + (0 if s.shown[seat] else s.cards[seat][PLAY][kind])
            if s.secret[seat][i] + s.seen[seat][kind] > hidden:
                wrong.append(f"seat {seat} has fewer sponsors than it hides")
    return wrong
