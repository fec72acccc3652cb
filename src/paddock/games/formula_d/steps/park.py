"""What the place brings where the move ended (formula_d 79, 142)."""

from __future__ import annotations

from ....control import Control
from .. import checks, field, street, tables, weather
from ..state import State

STEP = tables.PARKED
NAME = "parked"


def go_on(s: State, c: Control) -> None:
    """Noise, collisions, engines, weather."""
    car = s.car
    s.step = tables.NEXT if s.trying else tables.REROLL
    if s.trying:
        return
    street.noise(s, c)
    if s.status[car] != tables.OUT and not field.is_pit(s, s.cell[car]):
        checks.collisions(s, c, car)
    if s.strain:
        if not s.from_pit:
            checks.engines(s, c)
        if weather.can_change(s):
            weather.roll(s, c)
