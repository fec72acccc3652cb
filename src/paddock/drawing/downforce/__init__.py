"""Downforce's board, cars and cards."""

from collections.abc import Mapping
from typing import Any

from paddock.drawing.downforce.boards import SEAT_COLOURS, VIEW, Car, Ghost, board, geometry, ground, path_points
from paddock.drawing.downforce.cars import LIVERIES, car_svg, shapes
from paddock.drawing.part import Circuit, Drawing

__all__ = ["LIVERIES", "SEAT_COLOURS", "VIEW", "Car", "Ghost", "board", "car_svg", "geometry", "ground", "path_points"]


def race(circuit: Circuit, view: Mapping[str, Any], theme: str) -> str:
    """The board with the cars of a view."""
    field = enumerate(view["cars"])
    standing = [Car(number, car["cell"]) for number, car in field if car["cell"] is not None]
    return board(circuit, standing, theme=theme)


PART = Drawing(LIVERIES, SEAT_COLOURS, ground, geometry, race, cars=shapes)
