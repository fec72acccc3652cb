"""The circuits: their files, and what the rules see of them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

from ...errors import PaddockError
from .. import own_circuit as word
from .. import wishes
from . import own_circuit
from .course import Course
from .tables import CORNERS, GRID, SPACES

FOLDER = Path(__file__).parent / "circuits"
MOST_KEPT = 128
"""Circuits that are kept read; there may be any number of people's own."""


def circuit_names() -> list[str]:
    """The circuits that there are."""
    return wishes.circuit_names(FOLDER)


@lru_cache(maxsize=MOST_KEPT)
def circuit(name: str) -> dict[str, Any]:
    """The file of a circuit; that of one of somebody's own is made from its word."""
    if word.is_own(name):
        return own_circuit.complete(word.unpack(name))
    return wishes.read_circuit_file(FOLDER, name)


def about_circuit(name: str) -> dict[str, Any]:
    """What a list of circuits tells: title, laps, corners and spaces."""
    data = circuit(name)
    numbers = {"laps": data["laps"], "corners": len(data["corners"]), "spaces": data["spaces"]}
    return {"title": data["name"], **numbers}


@lru_cache(maxsize=MOST_KEPT)
def course(name: str) -> Course:
    """A circuit as the rules see it."""
    return read_course(circuit(name))


def read_course(data: Mapping[str, Any]) -> Course:
    """A circuit file as the rules see it; see docs/circuits.md for the form."""
    spaces, corners, grid = data["spaces"], data["corners"], data["start_grid"]
    sizes = (("spaces", spaces, SPACES), ("corners", len(corners), CORNERS), ("grid boxes", len(grid), GRID))
    for what, number, most in sizes:
        if not 1 <= number <= most:
            raise PaddockError(f"circuit {data['id']!r} has {number} {what}; 1 to {most} are possible")
    road = Course()
    road.spaces, road.laps = spaces, data["laps"]
    road.heat, road.stress = data["heat_cards_per_player"], data["stress_cards_per_player"]
    road.corners, road.boxes = len(corners), len(grid)
    for line in data["track"]:
        road.racing_lane[line["space"]] = line["racing_lane"]
        road.sector[line["space"]] = _corner_index(corners, line["sector"])
    for i, corner in enumerate(corners):
        first = corner["first_space_after"]
        road.first_after[i], road.limit[i], road.corner_before[first] = first, corner["speed_limit"], i + 1
        road.legend_reach[i] = (first - corner["legend_line_first_space_past"]) % spaces
        road.chevron[i] = corner.get("chevron_reach", 0)
        road.double_chevron[i] = corner.get("double_chevron_reach", 0)
        road.chicane[i] = 1 if corner.get("chicane_part") == 1 else 0
    for space in data["special"].get("flooded_spaces", ()):
        road.flooded[space] = 1
    for space in data["special"].get("tunnel_spaces", ()):
        road.tunnel[space] = 1
    for i, (space, lane) in enumerate(grid):
        road.grid_space[i], road.grid_lane[i] = space, lane
    return road


def _corner_index(corners: list[dict[str, Any]], name: str) -> int:
    return next(i for i, corner in enumerate(corners) if corner["id"] == name)
