"""What a race looks like in a terminal: each game's own screens stand in a folder named after it"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .. import registry
from ..game import Game
from ..race import Race
from .desk import Desk
from .screens import Screens

PLAIN = Screens()


def of(game: Game) -> Screens:
    """The screens of a game; plain ones if it brings none."""
    return registry.part("cli", game, Screens) or PLAIN


def circuit_of(race: Race) -> dict[str, Any]:
    """The circuit's data."""
    return race.game.setup.circuit(race.settings["circuit"])


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
