"""What drivers note down about a circuit."""

from __future__ import annotations

from ...layout import Table


class Notes(Table):
    """Nothing has to be worked out before the start; the paper is clean."""

    cells: int
