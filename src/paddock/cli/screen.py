"""What a race looks like in a terminal, whatever the game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.table import Table

from ..race import Race
from . import heat
from .desk import Desk

WIDE = 76
"""Columns that standings and dashboard need side by side."""


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
    """Road, standings and, for a seat, its dashboard."""
    circuit = circuit_of(race)
    desk.rule(heat.headline(desk, circuit, view))
    show_road(desk, race, view, me)
    standings = heat.draw_standings(desk, view, places, names, me)
    if me is None or view["cars"][me]["status"] != "racing":
        desk.print(standings)
        return
    dash = heat.draw_dash(desk, view, me)
    if desk.width >= WIDE:
        both = Table.grid(padding=(0, 3, 0, 0))
        both.add_row(standings, dash)
        desk.print(both)
    else:
        desk.print(standings, dash)


def show_road(desk: Desk, race: Race, view: Mapping[str, Any], me: int | None) -> None:
    """The stretch of road around a car."""
    desk.print(*heat.draw_stretch(desk, circuit_of(race), view, me))


def show_hand(desk: Desk, view: Mapping[str, Any], me: int) -> None:
    """The seat's hand as cards."""
    desk.print(*heat.draw_hand(desk, view["cars"][me]["hand"]))
