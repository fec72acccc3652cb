"""Boards, cars and cards as SVG, drawn from circuit data by plain Python.

A drawing knows a circuit as the mapping of its data file and a race only by where cars stand. Each game
has a module with the same names: `of("downforce").board(circuit)`. The names exported here are Heat's.
"""

from types import ModuleType

from paddock.drawing import downforce, formula_d, heat
from paddock.drawing.heat import LIVERIES, VIEW, Car, Ghost, board, car_svg, geometry, ground, path_points
from paddock.drawing.ink.inks import THEMES

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
    "of",
    "path_points",
]

GAMES = {"heat": heat, "downforce": downforce, "formula_d": formula_d}


def of(game: str) -> ModuleType:
    """The drawings of a game: LIVERIES, SEAT_COLOURS, VIEW, Car, Ghost, board, geometry, ground and the like."""
    if game not in GAMES:
        raise ValueError(f"nothing is drawn for {game!r}; there are {', '.join(GAMES)}")
    return GAMES[game]
