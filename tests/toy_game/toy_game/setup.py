"""From options to the first position."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from paddock.errors import unknown
from paddock.games.wishes import check_names, whole

from .state import SEATS, Course, State

CIRCUITS: dict[str, dict[str, Any]] = {
    "oval": {"name": "Oval", "spaces": 12, "laps": 1},
    "loop": {"name": "Long Loop", "spaces": 20, "laps": 1},
}
OPTIONS = {"circuit": "oval or loop", "seats": f"1 to {SEATS}", "laps": "1 to 9"}


def circuit_names() -> list[str]:
    return list(CIRCUITS)


def circuit(name: str) -> dict[str, Any]:
    if name not in CIRCUITS:
        raise unknown("circuit", name, CIRCUITS)
    return CIRCUITS[name]


def about_circuit(name: str) -> dict[str, Any]:
    found = circuit(name)
    return {"title": found["name"], "laps": found["laps"], "spaces": found["spaces"], "corners": 0}


def read_options(options: Mapping[str, object]) -> dict[str, Any]:
    check_names(options, OPTIONS)
    name = str(options.get("circuit", "oval"))
    return {
        "circuit": name,
        "seats": whole("seats", options.get("seats", 2), 1, SEATS),
        "laps": whole("laps", options.get("laps", circuit(name)["laps"]), 1, 9),
    }


def first_position(settings: dict[str, Any], version: int = 1) -> State:
    course = Course()
    course.spaces = circuit(settings["circuit"])["spaces"]
    s = State(course)
    s.version, s.seats, s.laps = version, settings["seats"], settings["laps"]
    return s


def settings_of(s: State, circuit: str) -> dict[str, Any]:
    return {"circuit": circuit, "seats": s.seats, "laps": s.laps}


def cars(settings: dict[str, Any]) -> int:
    return int(settings["seats"])
