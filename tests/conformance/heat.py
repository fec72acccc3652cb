"""Heat for the conformance suite: option sets, and what must hold in every position."""

from __future__ import annotations

from typing import Any

from paddock.games.heat.tables import DISCARD, ENGINE, HAND, HEAT, KINDS, PILES, PLANNING, PLAY, RACING, STRESS

OPTION_SETS: list[dict[str, Any]] = [
    {"circuit": "usa", "seats": 6},
    {"circuit": "usa", "seats": 2, "laps": 1},
    {"circuit": "france", "seats": 3, "handicap": [0, 1, 2]},
    {"circuit": "gb", "seats": 5},
    {"circuit": "italia", "seats": 4, "grid": [3, 1, 0, 2]},
    {"circuit": "italia", "seats": 1},
]

SPEED_CARDS = [1, 3, 3, 3, 3, 1]


def faults(s: Any) -> list[str]:
    """What is wrong with a position."""
    wrong = []
    spots = []
    for seat in range(s.seats):
        cards = s.cards[seat]
        totals = [sum(cards[pile][kind] for pile in range(PILES)) for kind in range(KINDS)]
        if totals[:HEAT] != SPEED_CARDS:
            wrong.append(f"seat {seat} has cards {totals}")
        if not s.course.heat - 2 <= totals[HEAT] - 1 <= s.course.heat or totals[STRESS] < s.course.stress:
            wrong.append(f"seat {seat} has heat or stress {totals}")
        if any(count < 0 for pile in cards for count in pile):
            wrong.append(f"seat {seat} has less than no card")
        if [sum(pile) for pile in cards] != s.size[seat]:
            wrong.append(f"seat {seat} has piles of other sizes than written down")
        if sum(cards[ENGINE]) != cards[ENGINE][HEAT]:
            wrong.append(f"seat {seat} has something else than heat in the engine")
        hidden = [cards[HAND][k] + (0 if s.shown[seat] else cards[PLAY][k]) for k in range(KINDS)]
        if any(seen > there for seen, there in zip(s.seen[seat], hidden, strict=True)):
            wrong.append(f"seat {seat} is known to have cards that it has not")
        if (s.top[seat] == 0) != (s.size[seat][DISCARD] == 0):
            wrong.append(f"seat {seat} has a top card without a pile")
        if s.step == PLANNING and s.shown[seat]:
            wrong.append(f"seat {seat} shows cards while all plan")
        if not 1 <= s.gear[seat] <= 4:
            wrong.append(f"seat {seat} is in gear {s.gear[seat]}")
        if s.status[seat] == RACING:
            spots.append((s.at[seat] % s.course.spaces, s.lane[seat]))
    if len(set(spots)) != len(spots):
        wrong.append(f"two cars share a spot: {spots}")
    given = sorted(place for place in s.place[: s.seats] if place)
    if len(set(given)) != len(given):
        wrong.append(f"two cars share a place: {given}")
    return wrong
