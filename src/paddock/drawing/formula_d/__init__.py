"""Formula D's boards and cars."""

from collections.abc import Mapping
from typing import Any

from paddock.drawing.formula_d.boards import SEAT_COLOURS, VIEW, Car, Ghost, board, geometry, ground, path_points
from paddock.drawing.formula_d.cars import LIVERIES, car_svg, shapes
from paddock.drawing.part import Circuit, Drawing

__all__ = ["LIVERIES", "SEAT_COLOURS", "VIEW", "Car", "Ghost", "board", "car_svg", "geometry", "ground", "path_points"]


def race(circuit: Circuit, view: Mapping[str, Any], theme: str) -> str:
    """The board with the cars, the debris and the weather of a view."""
    standing = [
        Car(car["seat"], car["cell"], car["spun"])
        for car in view["cars"]
        if car["status"] == "racing" and car["cell"] is not None
    ]
    more = {"debris": view["debris"], "weather": view.get("weather")}
    return board(circuit, standing, theme=theme, laps=view["laps"], **more)


def line(circuit: Circuit) -> list[tuple[float, float]]:
    """The middle lane."""
    middle = sorted((cell for cell in circuit["cells"] if cell.get("lane") == 1), key=lambda cell: cell["progress"])
    return [(x, y) for x, y in (cell["xy"] for cell in middle)]


PART = Drawing(LIVERIES, SEAT_COLOURS, ground, geometry, race, line=line, cars=shapes)
