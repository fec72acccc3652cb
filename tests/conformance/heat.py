"""Heat for the conformance suite: option sets, and what must hold in every position."""

from __future__ import annotations

import random
from typing import Any

from paddock.games.heat import catalog, options
from paddock.games.heat.atlas import circuit_names, course
from paddock.games.heat.tables import (
    BASE_KINDS,
    DISCARD,
    ENGINE,
    HAND,
    HEAT,
    KINDS,
    MOST_HANDICAP,
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
    {"event": "e05", "seats": 6, "garage": "basic"},
]


def random_options(rng: random.Random) -> dict[str, Any]:
    """Some race of Heat: any circuit, any number of cars, any modules that go together."""
    seats = rng.randint(1, 6)
    found: dict[str, Any] = {"circuit": rng.choice(circuit_names()), "seats": seats, "laps": rng.randint(1, 2)}
    legends = rng.choice([0, 0, rng.randint(0, 6 - seats)]) if seats < 6 else 0
    if legends:
        found |= {"legends": legends, "legend_bonus": rng.choice([0, 0, 2]), "chevrons": rng.choice(["no", "yes"])}
    if rng.random() < 0.3:
        found["handicap"] = [rng.randint(0, 2) for _ in range(seats)]
    if rng.random() < 0.2:
        found["grid"] = rng.sample(range(seats + legends), seats + legends)
    for switch in ("tournament", "mulligan"):
        found[switch] = rng.choice(["no", "no", "yes"])
    found["weather"] = rng.choice(["none", "random", *catalog.WEATHER_NAMES[1:]])
    found["roads"] = rng.choice(["none", "random", _random_tokens(rng, found["circuit"])])
    return found | _random_garage(rng, seats)


def _random_tokens(rng: random.Random, circuit: str) -> list[str]:
    """A token of the box for some corners; one for both lines of a chicane."""
    box = [name for name, copies in zip(catalog.ROAD_NAMES, catalog.ROAD_COPIES, strict=True) for _ in range(copies)]
    box += ["none"] * 6
    rng.shuffle(box)
    road = course(circuit)
    tokens: list[str] = []
    for corner in range(road.corners):
        tokens.append(tokens[-1] if corner and road.chicane[corner - 1] else box.pop())
    return tokens


def _random_garage(rng: random.Random, seats: int) -> dict[str, Any]:
    """A draft, an event, upgrades and sponsors that are brought; each now and then."""
    found: dict[str, Any] = {}
    if rng.random() < 0.3:
        found["event"] = rng.choice(list(options.EVENTS))
    if rng.random() < 0.6:
        found["garage"] = rng.choice(options.GARAGES[1:])
        drafts = list(options.DRAFTS)
        if rng.random() < 0.7:
            found["draft"] = rng.choice(drafts)
    for name, first, end in (("upgrades", 0, 48), ("sponsors", 48, 53)):
        if rng.random() < 0.3:
            box = rng.sample(catalog.IDS[first:end] * 2, 10)
            most = min(4, 10 // seats)
            found[name] = ["+".join(box.pop() for _ in range(rng.randint(0, most))) or "-" for _ in range(seats)]
    if not found and rng.random() < 0.2:
        found["starting_upgrades"] = "no"
    return found


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
    starting = s.kinds == BASE_KINDS and totals[0] > 0
    if totals[:HEAT] != [a + (b if starting else 0) for a, b in zip(SPEED_CARDS, STARTING, strict=True)]:
        wrong.append(f"has cards {totals}")
    owned = [kind for kind in s.owned[seat] if kind]
    if starting:
        owned = [catalog.IDS.index("b17") + BASE_KINDS]
    extra = sum(catalog.IS_HEAT[kind] for kind in owned)
    heat, stress = s.course.heat + extra, s.course.stress
    if s.round:
        heat += s.extra_heat + catalog.WEATHER_HEAT[s.weather]
        stress += s.extra_stress + catalog.WEATHER_STRESS[s.weather]
    if not heat - MOST_HANDICAP <= totals[HEAT] <= heat or totals[STRESS] < stress:
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
    if seat in s.order[: s.turn] and s.status[seat] == RACING and s.size[seat][PLAY]:
        wrong.append("has moved, but cards are in play")
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
