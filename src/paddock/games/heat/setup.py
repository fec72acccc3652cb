"""From options to the first position."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from ...errors import PaddockError, listed, unknown
from .course import Course
from .state import State
from .tables import (
    COPIES,
    CORNERS,
    DECK,
    ENGINE,
    FIRST_GEAR,
    GRID,
    HEAT,
    KINDS,
    MOST_HANDICAP,
    SEATS,
    SPACES,
    STRESS,
)

Settings = dict[str, Any]

FOLDER = Path(__file__).parent / "circuits"
MOST_LAPS = 20
OPTIONS = {
    "circuit": "name of the circuit",
    "seats": f"how many cars, 1 to {SEATS}",
    "laps": f"1 to {MOST_LAPS}; the circuit's own number if not given (heat 6)",
    "handicap": f"heat removed from the engine, 0 to {MOST_HANDICAP}, a number for each seat (heat 6)",
    "grid": "seats from pole position back; drawn by lot if not given (heat 4)",
}


def circuit_names() -> list[str]:
    """The circuits that there are."""
    return sorted(path.stem for path in FOLDER.glob("*.json"))


@cache
def circuit(name: str) -> dict[str, Any]:
    """The file of a circuit."""
    if name not in circuit_names():
        raise unknown("circuit", name, circuit_names())
    data: dict[str, Any] = json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
    return data


def about_circuit(name: str) -> dict[str, Any]:
    """What a list of circuits tells: title, laps, corners and spaces."""
    data = circuit(name)
    numbers = {"laps": data["laps"], "corners": len(data["corners"]), "spaces": data["spaces"]}
    return {"title": data["name"], **numbers}


@cache
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
    for i, corner in enumerate(corners):
        road.first_after[i], road.limit[i] = corner["first_space_after"], corner["speed_limit"]
        road.corner_before[corner["first_space_after"]] = i + 1
    for i, (space, lane) in enumerate(grid):
        road.grid_space[i], road.grid_lane[i] = space, lane
    return road


def _whole(name: str, value: object, least: int, most: int) -> int:
    try:
        number = int(str(value))
    except ValueError:
        raise PaddockError(f"{name} must be a whole number, not {str(value)!r}") from None
    if not least <= number <= most:
        raise PaddockError(f"{name} must be {least} to {most}, not {number}")
    return number


def _row(name: str, value: object) -> list[object]:
    if isinstance(value, str):
        return list(value.replace(",", " ").split())
    if isinstance(value, (list, tuple)):
        return list(value)
    raise PaddockError(f"{name} must be a list of numbers, not {value!r}")


def read_options(options: Mapping[str, object]) -> Settings:
    """Check options and fill in what is not given."""
    for name in options:
        if name not in OPTIONS:
            raise unknown("option", name, OPTIONS)
    name = str(options.get("circuit", "usa"))
    road = course(name)
    seats = _whole("seats", options.get("seats", 4), 1, min(SEATS, road.boxes))
    laps = options.get("laps")
    settings: Settings = {
        "circuit": name,
        "seats": seats,
        "laps": road.laps if laps is None else _whole("laps", laps, 1, MOST_LAPS),
    }
    handicap = options.get("handicap")
    if handicap is not None:
        row = [_whole("handicap", part, 0, MOST_HANDICAP) for part in _row("handicap", handicap)]
        if len(row) != seats:
            raise PaddockError(f"handicap needs a number for each of the {seats} seats, not {len(row)}")
        if any(row):
            settings["handicap"] = row
    grid = options.get("grid")
    if grid is not None:
        order = [_whole("grid", part, 0, seats - 1) for part in _row("grid", grid)]
        if sorted(order) != list(range(seats)):
            raise PaddockError(f"grid must name each of the seats {listed(range(seats))} once, not {listed(order)}")
        settings["grid"] = order
    return settings


def settings_of(s: State, circuit: str) -> Settings:
    """The settings that a position tells of."""
    return {"circuit": circuit, "seats": s.seats, "laps": s.laps}


def first_position(settings: Settings) -> State:
    """Cars not yet on the grid, all cards in deck and engine (heat 1, 2, 3, 6)."""
    road = course(settings["circuit"])
    s = State(road)
    s.seats, s.laps = settings["seats"], settings["laps"]
    s.next_place, s.last_place = 1, s.seats
    if "grid" in settings:
        s.fixed_grid = 1
        s.order[: s.seats] = settings["grid"]
    handicap = settings.get("handicap", [0] * s.seats)
    for seat in range(s.seats):
        s.gear[seat] = FIRST_GEAR
        for kind in range(KINDS):
            s.cards[seat][DECK][kind] = COPIES[kind]
        s.cards[seat][DECK][STRESS] = road.stress
        s.cards[seat][ENGINE][HEAT] = road.heat - handicap[seat]
        s.size[seat][DECK] = sum(s.cards[seat][DECK])
        s.size[seat][ENGINE] = sum(s.cards[seat][ENGINE])
    return s
