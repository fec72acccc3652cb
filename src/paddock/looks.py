"""What several seats see of one position: made once where it is the same for all, and again only when it changes."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import Any

View = dict[str, Any]


@dataclass(frozen=True)
class Looks:
    """A position as several seats see it, None being a spectator. What did not change is the very same object."""

    shared: View
    """The members of a view that are the same for all."""
    table: str
    """The member that has a row for each seat, of which a seat may know more than others."""
    rows: list[View]
    """Its rows as everybody sees them."""
    own_rows: dict[int | None, View]
    """A seat's row as the seat itself sees it."""
    own: dict[int | None, View]
    """Whatever else is not the same for all, by seat."""

    def view(self, seat: int | None) -> View:
        """All that a seat sees."""
        rows = self.rows
        if seat is not None:
            rows = [*rows[:seat], self.own_rows[seat], *rows[seat + 1 :]]
        return {"seat": seat, **self.shared, **self.own.get(seat, {}), self.table: rows}


class Kept:
    """What was last made, by name, with all that it was made of.

    It is for one position that goes on by `Table.read_rows`, which leaves a list alone or puts another one there.
    """

    def __init__(self) -> None:
        self._made: dict[Hashable, tuple[tuple[Any, ...], Any]] = {}

    def part(self, name: Hashable, made_of: tuple[Any, ...], make: Callable[[], Any]) -> Any:
        """The part of that name: the same as last time if it is made of the same."""
        known = self._made.get(name)
        if known is None or known[0] != made_of:
            known = self._made[name] = made_of, make()
        return known[1]
