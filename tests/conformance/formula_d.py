"""Formula D for the conformance suite: option sets, and what must hold in every position."""

from __future__ import annotations

import random
from typing import Any

from paddock.errors import PaddockError
from paddock.games.formula_d import setup
from paddock.games.formula_d.tables import (
    BEGINNERS,
    BODY,
    ENGINE,
    GEARS,
    HOME,
    MOVE,
    OUT,
    OVER,
    RACING,
    SLIP,
    SUSPENSION,
    TUNING,
    TYRES,
    WAY,
    ZONES,
)

OPTION_SETS: list[dict[str, Any]] = [
    {"circuit": "monaco", "seats": 10},
    {"circuit": "monza", "seats": 4, "variant": "beginners"},
    {"circuit": "monaco", "seats": 5, "weather": "yes", "tyres": "yes", "repairs": "yes", "laps": 3},
    {"circuit": "spa", "seats": 6, "teams": "yes", "repairs": "yes", "custom": "yes", "debris": "cell"},
    {"circuit": "suzuka", "seats": 3, "qualifying": "yes", "weather": "yes", "forecast": "5/15", "tyres": "yes"},
    {"circuit": "silverstone", "seats": 4, "collisions": "mover"},
    {"circuit": "monaco", "seats": 10, "variant": "street", "weather": "yes"},
    {"circuit": "montreal", "seats": 5, "variant": "street", "qualifying": "yes", "laps": 3},
]


def random_options(rng: random.Random) -> dict[str, Any]:
    """Any options that go together."""
    while True:
        options: dict[str, Any] = {
            "circuit": rng.choice(setup.circuit_names()),
            "seats": rng.randint(2, 10),
            "variant": rng.choice(("advanced", "advanced", "beginners", "street")),
            "laps": rng.randint(1, 3),
            "collisions": rng.choice(setup.COLLISIONS),
            "debris": rng.choice(setup.DEBRIS),
        }
        options |= {module: rng.choice(("yes", "no")) for module in setup.MODULES}
        if options["weather"] == "yes":
            options["forecast"] = rng.choice(("7/12", "3/18", "10/11"))
        if options["variant"] == "beginners":
            options = {name: options[name] for name in ("circuit", "seats", "variant", "laps", "collisions")}
        try:
            setup.read_options(options)
        except PaddockError:
            continue
        return options


def faults(s: Any) -> list[str]:
    """What is wrong with a position."""
    wrong = []
    cells = [s.cell[car] for car in range(s.seats) if s.status[car] == RACING]
    if len(set(cells)) != len(cells) or any(not 0 <= cell < s.course.spots for cell in cells):
        wrong.append(f"two cars share a cell, or one has none: {cells}")
    ranks = sorted(rank for rank in s.rank if rank)
    if ranks != list(range(1, len(ranks) + 1)) or s.next_rank != len(ranks) + 1:
        wrong.append(f"places were given twice or left out: {ranks}")
    for car in range(s.seats):
        wrong += [f"car {car}: {fault}" for fault in _car_faults(s, car)]
    order = s.order[: s.order_count]
    if len(set(order)) != len(order):
        wrong.append(f"a car acts twice: {order}")
    if s.end_count and s.step not in (MOVE, SLIP, WAY):
        wrong.append("ends are left over")
    if (s.way_count > 1) != (s.step == WAY) or (s.aim > 0) != (s.step == WAY):
        wrong.append("ways are left over, or there are none")
    if len(set(s.end_cell[: s.end_count])) != s.end_count:
        wrong.append("two ends on a cell")
    if s.step == OVER and cells:
        wrong.append("the race is over, but cars still run")
    return wrong


def _car_faults(s: Any, car: int) -> list[str]:
    wrong = []
    if s.step != TUNING and any(not 0 <= s.points[car][zone] <= s.full[car][zone] for zone in range(ZONES)):
        wrong.append(f"points {s.points[car]} of {s.full[car]}")
    vital = (TYRES,) if s.rules & BEGINNERS else (BODY, ENGINE, SUSPENSION)
    if s.status[car] == RACING and s.step != TUNING and any(s.points[car][zone] <= 0 for zone in vital):
        wrong.append(f"it runs with {s.points[car]}")
    past_the_last_line = s.status[car] == OUT and s.version > 1  # formula_d 5
    if not 0 <= s.gear[car] <= GEARS or not 0 <= s.lap[car] <= s.laps + past_the_last_line:
        wrong.append(f"gear {s.gear[car]}, lap {s.lap[car]}")
    if (s.rank[car] > 0) != (s.status[car] == HOME and not s.trying):
        wrong.append("a place without being home, or the other way round")
    if s.withdrawn[car] and s.status[car] != OUT:
        wrong.append("withdrawn, but not out")
    corner = s.course.corner[s.cell[car]] if 0 <= s.cell[car] < s.course.cells else 0
    if s.status[car] == RACING and s.stops[car] > (s.course.stops[corner] if corner else 0):
        wrong.append(f"{s.stops[car]} stops in corner {corner}")
    return wrong
