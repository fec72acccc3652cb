"""What a car had in a race, to compare cars by: its grid place, its circuit, and what the game adds."""

from __future__ import annotations

from ..engine import Position
from ..errors import unknown
from ..game import Boxes, Game, Labels

EVERYWHERE = ("grid", "circuit")


def trait_names(of: Game) -> list[str]:
    """What cars of a game can be compared by."""
    return [*EVERYWHERE, *of.study.traits]


def check_trait(of: Game, name: str) -> None:
    """Refuse to compare by something that the game does not have."""
    if name not in trait_names(of):
        raise unknown("comparison", name[:40], trait_names(of))


def labels(of: Game, name: str, s: Position, grid: Boxes, circuit: str) -> Labels:
    """What each seat had in a race that is over."""
    if name == "grid":
        return [[str(box) for box in boxes] for boxes in grid]
    if name == "circuit":
        return [[circuit]] * len(grid)
    return of.study.traits[name](s, len(grid))
