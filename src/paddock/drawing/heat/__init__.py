"""Heat's board and cars."""

from paddock.drawing.heat.boards import SEAT_COLOURS, VIEW, Car, Ghost, board, ground
from paddock.drawing.heat.boards import roadside as roadside
from paddock.drawing.heat.cars import LIVERIES, car_svg
from paddock.drawing.heat.moves import geometry, path_points

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
