"""What a season of Heat is to the rest of the program; its rules stand in championship.py."""

from __future__ import annotations

from .championship import (
    KINDS,
    OPTIONS,
    asks,
    belongings,
    new_choices,
    places,
    plan,
    points,
    race_options,
    race_places,
    result,
    usual_answer,
)
from .season_checks import check

__all__ = [
    "KINDS",
    "OPTIONS",
    "asks",
    "belongings",
    "check",
    "new_choices",
    "places",
    "plan",
    "points",
    "race_options",
    "race_places",
    "result",
    "usual_answer",
]
