"""The steps of Formula D, in the order in which a race comes to them."""

from __future__ import annotations

from ....steps import Steps
from .. import tables
from ..state import State
from . import (
    award,
    box,
    drift,
    extra,
    fit,
    gear,
    landing,
    move,
    next_turn,
    nitro,
    park,
    radio,
    refit,
    repair,
    reroll,
    scrap,
    service,
    slip,
    tune,
    way,
)

STEPS: Steps[State] = Steps(
    tables.OVER,
    tables.NOT_ASKED,
    tune,
    reroll,
    fit,
    next_turn,
    gear,
    nitro,
    drift,
    extra,
    move,
    slip,
    way,
    landing,
    award,
    box,
    service,
    refit,
    repair,
    park,
    scrap,
    radio,
)
