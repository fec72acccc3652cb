"""What drivers work out about a circuit before the start, once, and look up while they race."""

from __future__ import annotations

from typing import Annotated

from ...games.downforce.tables import CELLS
from ...layout import Table


class Notes(Table):
    """What the circuit tells of blocking."""

    narrow: Annotated[list[int], CELLS]  # cells abreast of this one, itself included
