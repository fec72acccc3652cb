"""The pictures in the docs show what the code draws."""

from __future__ import annotations

import runpy
from pathlib import Path

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"


def test_pictures_are_up_to_date() -> None:
    pictures: dict[str, str] = runpy.run_path(str(FOLDER / "make.py"))["pictures"]()
    for name, svg in pictures.items():
        assert (FOLDER / name).read_text(encoding="utf-8") == svg, "run python docs/pictures/make.py"
