"""Boards, cars and cards as SVG, drawn from circuit data by plain Python.

A drawing knows a circuit as the mapping of its data file and a race only by what everybody sees. `of(game)` gives a
game's drawings, plain ones if it brings none; each game's own functions, such as `board(circuit, cars)`, stand in the
folder named after it.
"""

from __future__ import annotations

from paddock import registry
from paddock.drawing.ink.inks import THEMES
from paddock.drawing.part import Drawing
from paddock.drawing.plain import PLAIN
from paddock.game import Game
from paddock.game import game as open_game

__all__ = ["THEMES", "Drawing", "of"]


def of(game: Game | str) -> Drawing:
    """The drawings of a game."""
    found = open_game(game) if isinstance(game, str) else game
    return registry.part("drawing", found, Drawing) or PLAIN
