"""Downforce's board, cars and cards."""

from paddock.drawing.downforce.boards import SEAT_COLOURS, VIEW, Car, Ghost, board, geometry, ground, path_points
from paddock.drawing.downforce.cars import LIVERIES, car_svg

__all__ = ["LIVERIES", "SEAT_COLOURS", "VIEW", "Car", "Ghost", "board", "car_svg", "geometry", "ground", "path_points"]
