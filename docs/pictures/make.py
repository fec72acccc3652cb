"""Draws the pictures of this folder: python docs/pictures/make.py"""

from __future__ import annotations

import json
from importlib.resources import files
from pathlib import Path
from typing import Any

from paddock.drawing import formula_d, heat

HEAT = [(0, 21, 1), (1, 42, 1), (2, 45, 2), (3, 16, 1), (4, 22, 1), (5, 22, 2)]
FORMULA_D = [(0, 95), (1, 88), (2, 84), (3, 70), (4, 60), (5, 52), (6, 43), (7, 31), (8, 22), (9, 503)]


def pictures() -> dict[str, str]:
    """File names and what belongs in them."""
    usa = heat.board(_circuit("heat", "usa"), [heat.Car(*car) for car in HEAT], prefix="usa")
    monaco = formula_d.board(
        _circuit("formula_d", "monaco"),
        [formula_d.Car(*car) for car in FORMULA_D],
        laps=2,
        debris=[79],
        prefix="monaco",
    )
    return {"usa.svg": usa + "\n", "monaco.svg": monaco + "\n"}


def _circuit(game: str, name: str) -> dict[str, Any]:
    text = (files(f"paddock.games.{game}.circuits") / f"{name}.json").read_text(encoding="utf-8")
    circuit: dict[str, Any] = json.loads(text)
    return circuit


if __name__ == "__main__":
    for name, svg in pictures().items():
        (Path(__file__).parent / name).write_text(svg, encoding="utf-8")
