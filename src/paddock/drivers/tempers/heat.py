"""What is bold in Heat: speed, a boost, a slipstream. What is calm: heat kept and cooled."""

from __future__ import annotations

from collections.abc import Sequence

from ...games.heat import catalog, tables
from ...games.heat.state import State
from . import Leaning

SLACK = 16
"""In parts of a turn: a turn is 500."""
PRICE = 6.0
"""For a space of speed."""
MARGIN = 200
STRESS = 3
"""What a stress card may bring, beside a speed card."""
FLIPPED = 2


def boldness(s: State, seat: int, actions: Sequence[int]) -> int:
    """Spaces that the answer drives, more or less, and what it does to the engine."""
    return sum(_of(s, seat, action) for action in actions)


def _of(s: State, seat: int, action: int) -> int:
    if action >= tables.LAY and action - tables.LAY < s.kinds:
        return _of_card(action - tables.LAY)
    if action in (tables.BOOST, tables.ADRENALINE, tables.SLIP) or tables.FAR < action < tables.LAY:
        return 2
    return -1 if tables.COOL < action < tables.FAR or action == tables.STAY else 0


def _of_card(kind: int) -> int:
    if kind < tables.HEAT:
        return kind
    if kind < tables.BASE_KINDS:
        return STRESS if kind == tables.STRESS else 0
    return int(catalog.VALUE[kind]) + FLIPPED * int(catalog.PLUS[kind])


def slack(s: State, seat: int, temper: str) -> int:
    """Plans can be compared by their costs; of other answers a script says only which is best."""
    return SLACK if s.step == tables.PLANNING else 0


PART = Leaning(boldness, slack, MARGIN, PRICE)
