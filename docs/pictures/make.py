"""Draws the pictures of this folder: python docs/pictures/make.py"""

from __future__ import annotations

import json
from importlib.resources import files
from pathlib import Path

from paddock.drawing import Car, board

CARS = [Car(0, 21, 1), Car(1, 42, 1), Car(2, 45, 2), Car(3, 16, 1), Car(4, 22, 1), Car(5, 22, 2)]


def pictures() -> dict[str, str]:
    """File names and what belongs in them."""
    circuit = json.loads((files("paddock.games.heat.circuits") / "usa.json").read_text(encoding="utf-8"))
    return {"usa.svg": board(circuit, CARS, prefix="usa") + "\n"}


if __name__ == "__main__":
    for name, svg in pictures().items():
        (Path(__file__).parent / name).write_text(svg, encoding="utf-8")
