"""Collision search: a number of a position is changed; if the seat can see that, its observation must tell it, too."""

from __future__ import annotations

import random
from math import prod
from typing import Any

from paddock.game import game
from tests.conformance import checks
from tests.conformance.cases import Case


def is_possible(s: Any, name: str, place: tuple[int, ...]) -> bool:
    """Whether a race of these options ever has something there: no upgrades in the base game, no seventh car."""
    if name == "step" or (name in ("seats", "kinds", "legends", "cars") and not place):
        return False
    kinds = getattr(s, "kinds", None)
    return not (name in ("cards", "seen", "market") and kinds is not None and place[-1] >= kinds)


def change(s: Any, rng: random.Random) -> str | None:
    """Change one number of a position; says which."""
    field = rng.choice(s.fields)
    at = rng.randrange(prod(field.shape))
    place: list[int] = []
    for size in reversed(field.shape):
        place.insert(0, at % size)
        at //= size
    if not is_possible(s, field.name, tuple(place)):
        return None
    step = rng.choice((-1, 1, 2, 5))
    if not place:
        setattr(s, field.name, max(0, getattr(s, field.name) + step))
    else:
        row = getattr(s, field.name)
        for i in place[:-1]:
            row = row[i]
        row[place[-1]] = max(0, row[place[-1]] + step)
    return f"{field.name}{place}"


def missing(case: Case, seed: int, moments: int, changes: int) -> set[str]:
    """What a seat can see and its numbers do not tell."""
    one, rng = checks.fast(case, game(case.game).plain_engine, seed), random.Random(seed)
    of, engine, found = one.game, one.engine, set()
    for _ in range(moments):
        engine.play_randomly(one.state, one.luck, one.chooser, rng.randrange(60))
        real = one.plain()
        seat = rng.randrange(real.seats)
        view, numbers = of.view.view(real, seat), checks.encoded(engine, real, seat)
        for _ in range(changes):
            other = real.copy()
            what = change(other, rng)
            try:
                seen = of.view.view(other, seat)
                same = checks.encoded(engine, other, seat) == numbers
            except Exception:  # no position of any race
                continue
            if seen != view and same:
                found.add(f"{what}: {[name for name in view if view[name] != seen[name]]}")
    return found
