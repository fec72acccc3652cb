"""What a game brings to be drawn."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from paddock.drawing.cars import CarShapes, Livery
from paddock.drawing.ink.title import Band

Circuit = Mapping[str, Any]


class Ground(Protocol):
    """A board without cars. `quiet` leaves out what moves, `band` are the words under the title, short and long."""

    def __call__(self, circuit: Circuit, /, *, theme: str = ..., quiet: bool = ..., band: Band = ...) -> str: ...


@dataclass(frozen=True)
class Drawing:
    """The drawings of a game, from the data of a circuit and what everybody sees of a race."""

    LIVERIES: tuple[Livery, ...]
    """How cars are painted, by their numbers."""
    SEAT_COLOURS: tuple[str, ...]
    """What a seat's car can be painted in; nothing where no car belongs to a seat."""
    ground: Ground
    geometry: Callable[[Circuit], dict[str, Any]]
    """The numbers behind a board: where every cell is."""
    race: Callable[[Circuit, Mapping[str, Any], str], str]
    """`race(circuit, view, theme)`: the board with the cars where a spectator sees them."""
    choices: tuple[str, ...] = ()
    """What else `ground` may be told to draw or not: names of arguments that are true or false."""
    line: Callable[[Circuit], list[tuple[float, float]]] | None = None
    """Points of a closed line along the road, for a small picture of it, where that is quicker than the geometry."""
    cars: Callable[[], CarShapes] | None = None
    """Its cars in pieces, for a page that moves them."""
    roadside: Callable[[Circuit], list[dict[str, Any]]] | None = None
    """Where a race puts things beside the road, if it does."""
