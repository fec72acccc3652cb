"""Circuits for the drawing tests."""

from __future__ import annotations

import json
import math
from importlib.resources import files
from typing import Any

import pytest

NAMES = (
    "usa",
    "france",
    "gb",
    "italia",
    "japan",
    "mexico",
    "espana",
    "nederland",
    "deutschland",
    "southafrica",
)

CELL_NAMES = ("river_station", "sea_bay")

LANE_NAMES = (
    "austin",
    "barcelona",
    "budapest",
    "buddh",
    "estoril",
    "hockenheim",
    "interlagos",
    "istanbul",
    "mexico",
    "monaco",
    "monte_vento",
    "montreal",
    "monza",
    "neon_quay",
    "nurburgring",
    "sebring",
    "sepang",
    "silverstone",
    "singapore",
    "spa",
    "suzuka",
    "zandvoort",
)


def load(name: str, game: str = "heat") -> dict[str, Any]:
    """A circuit from its data file."""
    text = (files(f"paddock.games.{game}.circuits") / f"{name}.json").read_text(encoding="utf-8")
    circuit: dict[str, Any] = json.loads(text)
    return circuit


@pytest.fixture(params=NAMES)
def circuit(request: pytest.FixtureRequest) -> dict[str, Any]:
    """Each circuit of Heat in turn."""
    return load(request.param)


@pytest.fixture
def usa() -> dict[str, Any]:
    """The circuit of the USA."""
    return load("usa")


@pytest.fixture
def japan() -> dict[str, Any]:
    """A figure of eight with a bridge and water."""
    return load("japan")


@pytest.fixture
def espana() -> dict[str, Any]:
    """The longest circuit, with tunnels."""
    return load("espana")


@pytest.fixture
def southafrica() -> dict[str, Any]:
    """A circuit with gravel."""
    return load("southafrica")


@pytest.fixture(params=CELL_NAMES)
def cell_circuit(request: pytest.FixtureRequest) -> dict[str, Any]:
    """Each circuit of Downforce in turn."""
    return load(request.param, "downforce")


@pytest.fixture
def river() -> dict[str, Any]:
    """Downforce's River Station."""
    return load("river_station", "downforce")


@pytest.fixture(params=LANE_NAMES)
def lane_circuit(request: pytest.FixtureRequest) -> dict[str, Any]:
    """Each circuit of Formula D in turn."""
    return load(request.param, "formula_d")


@pytest.fixture
def monaco() -> dict[str, Any]:
    """Formula D's Monaco, with the tightest hairpin."""
    return load("monaco", "formula_d")


@pytest.fixture(params=("monte_vento", "neon_quay"))
def city(request: pytest.FixtureRequest) -> dict[str, Any]:
    """Each city of Formula D's street race."""
    return load(request.param, "formula_d")


@pytest.fixture
def suzuka() -> dict[str, Any]:
    """Formula D's Suzuka, which crosses itself."""
    return load("suzuka", "formula_d")


@pytest.fixture
def figure_of_eight() -> dict[str, Any]:
    """A circuit that nobody has drawn: 64 spaces that cross over themselves once."""
    spaces = 64
    track = []
    for k in range(spaces):
        turn = math.tau * (k + 10.5) / spaces
        x, y = 500 + 400 * math.sin(turn), 333 + 240 * math.sin(2 * turn)
        dx, dy = 400 * math.cos(turn), 480 * math.cos(2 * turn)
        speed = math.hypot(dx, dy)
        left = (x + 12 * dy / speed, y - 12 * dx / speed)
        right = (x - 12 * dy / speed, y + 12 * dx / speed)
        to_corner = (15 - k) % spaces
        track.append({"space": k, "lane_1": left, "lane_2": right, "racing_lane": 1, "to_corner": to_corner})
    corner = {
        "first_space_after": 16,
        "speed_limit": 4,
        "legend_line_first_space_past": 10,
        "legend_numbered_spaces": [15, 14, 13, 12],
    }
    return {
        "id": "eight",
        "name": "Eight & Co",
        "laps": 1,
        "spaces": spaces,
        "lane_1_side_of_travel": "left",
        "finish_line_between": [spaces - 1, 0],
        "start_grid": [[spaces - 1, 1], [spaces - 1, 2]],
        "corners": [corner],
        "track": track,
    }
