"""What a car had in a race, to compare cars by: its grid place, its circuit, its upgrades, the weather."""

from __future__ import annotations

from collections.abc import Callable

from ..contract import Game, Position
from ..errors import unknown
from ..games.heat import catalog
from ..games.heat.tables import OWNED

Labels = list[list[str]]
"""For every seat the names of what it had; a seat without any counts nowhere."""


def upgrades(s: Position, seats: int) -> Labels:
    """The upgrades of each car; two of a kind count once."""
    owned = s.read("owned", seats * OWNED)
    kinds = [sorted(set(owned[seat * OWNED : (seat + 1) * OWNED]) - {0}) for seat in range(seats)]
    return [[catalog.IDS[kind - catalog.FIRST_BASIC] for kind in row] for row in kinds]


def weather(s: Position, seats: int) -> Labels:
    return [[catalog.WEATHER_NAMES[s.read("weather", 1)[0]]]] * seats


AT_THE_END: dict[str, dict[str, Callable[[Position, int], Labels]]] = {
    "heat": {"upgrade": upgrades, "weather": weather},
}
"""By game, what can be read from a position at the end of a race."""
EVERYWHERE = ("grid", "circuit")


def trait_names(of: Game) -> list[str]:
    """What cars of a game can be compared by."""
    return [*EVERYWHERE, *AT_THE_END.get(of.name, {})]


def check_trait(of: Game, name: str) -> None:
    """Refuse to compare by something that the game does not have."""
    if name not in trait_names(of):
        raise unknown("comparison", name[:40], trait_names(of))


def labels(of: Game, name: str, s: Position, grid: list[int], circuit: str) -> Labels:
    """What each seat had in a race that is over."""
    if name == "grid":
        return [[str(box)] if box else [] for box in grid]
    if name == "circuit":
        return [[circuit]] * len(grid)
    return AT_THE_END[of.name][name](s, len(grid))
