"""Heat's board and cars."""

from collections.abc import Mapping
from typing import Any

from paddock.drawing.heat.boards import SEAT_COLOURS, VIEW, Car, Ghost, board, ground, roadside
from paddock.drawing.heat.cars import LIVERIES, car_svg, shapes
from paddock.drawing.heat.moves import geometry, path_points
from paddock.drawing.part import Circuit, Drawing

__all__ = [
    "LIVERIES",
    "SEAT_COLOURS",
    "VIEW",
    "Car",
    "Ghost",
    "board",
    "car_svg",
    "geometry",
    "ground",
    "path_points",
]


def race(circuit: Circuit, view: Mapping[str, Any], theme: str) -> str:
    """The board with the cars of a view."""
    standing = [Car(car["seat"], car["space"], car["lane"]) for car in view["cars"] if car["space"] is not None]
    return board(circuit, standing, theme=theme, laps=view["laps"])


PART = Drawing(LIVERIES, SEAT_COLOURS, ground, geometry, race, choices=("legends",), roadside=roadside, cars=shapes)
