"""The steps of Heat, in the order in which a race comes to them."""

from __future__ import annotations

from ....steps import Steps
from .. import tables
from ..state import State
from . import corner, discard, draft, mend, planning, prune, react, refill, reveal, slipstream, swap, values

STEPS: Steps[State] = Steps(
    tables.OVER,
    tables.NOT_ASKED,
    draft,
    swap,
    prune,
    planning,
    reveal,
    mend,
    values,
    react,
    slipstream,
    corner,
    discard,
    refill,
)
