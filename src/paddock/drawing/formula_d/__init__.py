"""Formula D's boards and cars."""

from paddock.drawing.formula_d.boards import SEAT_COLOURS, VIEW, Car, Ghost, board, geometry, ground, path_points
from paddock.drawing.formula_d.cars import LIVERIES, car_svg

__all__ = ["LIVERIES", "SEAT_COLOURS", "VIEW", "Car", "Ghost", "board", "car_svg", "geometry", "ground", "path_points"]
