"""From options to the first position."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

from ...errors import PaddockError, unknown
from .. import own_circuit as word
from .. import wishes
from ..wishes import YES_NO, check_names, choice, whole
from . import own_circuit, tables
from .circuit import read_circuit
from .climate import own_forecast
from .course import Course
from .state import State
from .tables import DRIVER_NAMES, FULL, LEAST_SEATS, MOST_LAPS, RULE_NAMES, RULES_VERSION, SEATS, ZONES

Settings = dict[str, Any]

FOLDER = Path(__file__).parent / "circuits"
MOST_KEPT = 64
"""Circuits that are kept read; there may be any number of people's own."""
FIRST_CIRCUIT = "monaco"
FIRST_CITY = "neon_quay"
VARIANTS = ("advanced", "beginners", "street")
COLLISIONS = ("both", "mover")
DEBRIS = ("move", "cell")
MODULES = ("weather", "tyres", "repairs", "custom", "teams", "qualifying")
OPTIONS = {
    "circuit": "name of the circuit; monte_vento and neon_quay are cities of ours for the street race",
    "seats": f"how many players, {LEAST_SEATS} to {SEATS}; an even number, at least 4, for teams",
    "variant": f"{', '.join(VARIANTS)} (formula_d 123, 161)",
    "laps": f"1 to {MOST_LAPS}; 2 if not given, 1 for beginners (formula_d 1, 143)",
    "weather": "whether the weather changes, yes or no (formula_d 108 to 111)",
    "forecast": "the highest rolls that mean rain and changeable weather, such as 7/12; if not given, the circuit's "
    "printed table, or ours where none is known",
    "tyres": "whether there are hard, soft and wet tyres, yes or no (formula_d 112 to 120)",
    "repairs": "whether cars are repaired in the pits, yes or no (formula_d 119)",
    "custom": "whether players build their own cars, yes or no (formula_d 105)",
    "teams": "whether pairs of players race as teams, yes or no (formula_d 122)",
    "qualifying": "whether the grid is raced for, yes or no (formula_d 106)",
    "collisions": "who rolls when cars are near: both, or the mover alone (formula_d 151)",
    "debris": "a roll for the whole move, or for every cell with debris: move or cell (formula_d 152)",
    "drivers": "the drivers of a street race, seat by seat, such as li,jack; in the order of their cards if not given",
}


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
    """What a list of circuits tells: title, laps, corners and cells, the weather table and whether it is ours."""
    data = circuit(name)
    cells = sum("pit" not in cell for cell in data["cells"])
    numbers = {"laps": 2, "corners": len(data["corners"]), "spaces": cells}
    printed = forecast_of(course(name))
    return {
        "title": data["name"],
        **numbers,
        "about": {
            "city": is_city(name),
            "weather": printed or own_forecast(name),
            "own_weather": not printed or is_city(name),
        },
    }


def is_city(name: str) -> bool:
    """Whether a circuit is one of the cities: ours, made for the street race (formula_d 123)."""
    return bool(circuit(name).get("city"))


@lru_cache(maxsize=MOST_KEPT)
def course(name: str, forecast: str = "") -> Course:
    """A circuit as the rules see it, with a forecast of its own if one is given."""
    road = read_circuit(circuit(name), f"circuit {name!r}")
    if forecast:
        road.rain_to, road.changeable_to = (int(part) for part in forecast.split("/"))
    return road


def forecast_of(road: Course) -> str:
    """The weather table of a course as text; nothing if it has none."""
    return f"{road.rain_to}/{road.changeable_to}" if road.rain_to else ""


def read_options(options: Mapping[str, object]) -> Settings:
    """Check options and fill in what is not given."""
    check_names(options, OPTIONS)
    variant = choice("variant", options.get("variant", VARIANTS[0]), VARIANTS)
    usual = FIRST_CITY if variant == "street" else FIRST_CIRCUIT
    name = wishes.circuit_name(options.get("circuit", usual), own_circuit.read)
    circuit(name)
    settings: Settings = {
        "circuit": name,
        "seats": whole("seats", options.get("seats", 4), LEAST_SEATS, SEATS),
        "variant": variant,
        "laps": whole("laps", options.get("laps", 1 if variant == "beginners" else 2), 1, MOST_LAPS),
    }
    for module in MODULES:
        if choice(module, options.get(module, "no"), YES_NO) == "yes":
            settings[module] = "yes"
    if choice("collisions", options.get("collisions", COLLISIONS[0]), COLLISIONS) != COLLISIONS[0]:
        settings["collisions"] = COLLISIONS[1]
    if choice("debris", options.get("debris", DEBRIS[0]), DEBRIS) != DEBRIS[0]:
        settings["debris"] = DEBRIS[1]
    if options.get("forecast"):
        settings["forecast"] = _read_forecast(str(options["forecast"]))
        if settings["forecast"] == forecast_of(course(name)):
            del settings["forecast"]
    elif "weather" in settings and not course(name).rain_to and own_forecast(name):
        settings["forecast"] = own_forecast(name)
    _check_together(settings)
    if variant == "street":
        settings["drivers"] = _read_drivers(str(options.get("drivers", "")), settings)
    elif options.get("drivers"):
        raise PaddockError("drivers are for the street race (formula_d 123)")
    return settings


def _read_forecast(text: str) -> str:
    parts = text.split("/")
    if len(parts) != 2 or not all(part.isascii() and part.isdigit() for part in parts):
        raise PaddockError(f"forecast is written like 7/12: rain up to 7, changeable up to 12; not {text[:40]!r}")
    rain, changeable = (int(part[:4]) for part in parts)
    if not 0 < rain < changeable < tables.BLACK:
        raise PaddockError(f"forecast must rise and stay below {tables.BLACK}, not {text[:40]!r}")
    return f"{rain}/{changeable}"


def _check_together(settings: Settings) -> None:
    """Refuse options that do not go together."""
    if settings["variant"] == "beginners":
        given = [name for name in (*MODULES, "forecast", "debris") if name in settings]
        if given:
            raise PaddockError(f"the beginners' game has no {given[0]} (formula_d 161)")
    if settings["variant"] == "street":
        given = [name for name in ("tyres", "repairs", "custom", "teams") if name in settings]
        if given:
            raise PaddockError(f"the street race has no {given[0]} (formula_d 123)")
    if "teams" in settings and (settings["seats"] % tables.TEAM or settings["seats"] < 2 * tables.TEAM):
        raise PaddockError(f"teams need an even number of seats, at least {2 * tables.TEAM} (formula_d 122)")
    if "forecast" in settings and "weather" not in settings:
        raise PaddockError("a forecast is for races with weather=yes (formula_d 108)")
    if "weather" in settings and not settings.get("forecast") and not course(settings["circuit"]).rain_to:
        raise PaddockError(
            f"no weather table of {settings['circuit']} is known; give one, such as forecast=7/12 (formula_d 108)"
        )


def _read_drivers(text: str, settings: Settings) -> str:
    """The drivers of the seats. Without weather Julien stays at home (formula_d 123)."""
    known = [name for name in DRIVER_NAMES[1:] if name != DRIVER_NAMES[tables.JULIEN] or "weather" in settings]
    names = [name.strip() for name in text.split(",")] if text else known[: settings["seats"]]
    for name in names:
        if name not in known:
            raise unknown("driver", name[:40], known)
    if len(set(names)) != len(names):
        raise PaddockError("a driver can have one car only")
    if len(names) != settings["seats"]:
        raise PaddockError(f"{len(names)} drivers for {settings['seats']} seats; there is {', '.join(known)}")
    return ",".join(names)


def rules_of(settings: Settings) -> int:
    """The rules of a race as a set of bits."""
    names = [module for module in MODULES if module in settings]
    names += [settings["variant"]] if settings["variant"] != "advanced" else []
    names += ["mover"] if "collisions" in settings else []
    names += ["every-cell"] if "debris" in settings else []
    return sum(1 << RULE_NAMES.index(name) for name in names)


def settings_of(s: State, circuit: str) -> Settings:
    """The settings that a position tells of."""
    options: dict[str, object] = {"circuit": circuit, "seats": s.seats, "laps": s.laps}
    for variant in VARIANTS[1:]:
        if s.rules & 1 << RULE_NAMES.index(variant):
            options["variant"] = variant
    options |= {module: bool(s.rules & 1 << RULE_NAMES.index(module)) for module in MODULES}
    options["collisions"] = COLLISIONS[int(s.rules & tables.MOVER_ONLY > 0)]
    options["debris"] = DEBRIS[int(s.rules & tables.EVERY_CELL > 0)]
    if s.rules & tables.WEATHER:
        options["forecast"] = forecast_of(s.course)
    if s.rules & tables.STREET:
        options["drivers"] = ",".join(DRIVER_NAMES[driver] for driver in s.driver[: s.seats])
    return read_options(options)


def full_points(s: State, car: int) -> list[int]:
    """What a car begins with, zone by zone; a car that is still to be built has nothing (formula_d 105, 123, 161)."""
    if s.rules & tables.BEGINNERS:
        return [tables.POOL] + [0] * (ZONES - 1)
    if s.rules & tables.CUSTOM:
        return [0] * ZONES
    return list(tables.DRIVER_POINTS[s.driver[car]] if s.rules & tables.STREET else FULL)


def cars(settings: Settings) -> int:
    """One for each seat."""
    return int(settings["seats"])


def first_position(settings: Settings, version: int = RULES_VERSION) -> State:
    """Cars with all their points, not yet on the grid."""
    s = State(course(settings["circuit"], settings.get("forecast", "")))
    s.version = version
    s.seats = settings["seats"]
    s.rules = rules_of(settings)
    s.laps = settings["laps"]
    s.next_rank = 1
    if "drivers" in settings:
        s.driver[: s.seats] = [DRIVER_NAMES.index(name) for name in settings["drivers"].split(",")]
    s.cell[:] = [-1] * SEATS
    for car in range(s.seats):
        s.points[car][:] = full_points(s, car)
        s.full[car][:] = full_points(s, car)
    return s
