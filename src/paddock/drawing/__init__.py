"""Boards, cars and cards as SVG, drawn from circuit data by plain Python.

A drawing knows a circuit as the mapping of its data file and a race only by where cars stand.
"""

from paddock.drawing.cars import LIVERIES, car_svg
from paddock.drawing.heat import VIEW, Car, Ghost, board, ground
from paddock.drawing.ink import THEMES
from paddock.drawing.moves import geometry, path_points

__all__ = [
    "LIVERIES",
    "THEMES",
    "VIEW",
    "Car",
    "Ghost",
    "board",
    "car_svg",
    "geometry",
    "ground",
    "path_points",
]
