"""What a race looks like in a terminal: each game's own screens stand in a folder named after it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..errors import PaddockError, listed
from ..game import Game
from ..race import Race
from . import downforce, formula_d, heat
from .desk import Desk
from .screens import Screens

SCREENS: dict[str, Screens] = {
    "heat": heat.SCREENS,
    "downforce": downforce.SCREENS,
    "formula_d": formula_d.SCREENS,
}


def of(game: Game) -> Screens:
    """The screens of a game; refuses one that the terminal cannot show yet."""
    if game.name not in SCREENS:
        raise PaddockError(
            f"{game.name} has no screen in the terminal yet; there is {listed(SCREENS)}. "
            f"paddock simulate, verify and rulings know {game.name}"
        )
    return SCREENS[game.name]


def circuit_of(race: Race) -> dict[str, Any]:
    """The circuit's data."""
    data: dict[str, Any] = race.game.setup.circuit(race.settings["circuit"])
    return data


def show_race(
    desk: Desk,
    race: Race,
    view: Mapping[str, Any],
    places: list[int],
    names: Mapping[int, str],
    me: int | None,
) -> None:
    """Everything that whoever looks may see."""
    of(race.game).show_race(desk, circuit_of(race), view, places, names, me)
