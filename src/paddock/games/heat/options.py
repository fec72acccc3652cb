"""What a race can be set up with, checked."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ...errors import PaddockError, listed, unknown
from .. import wishes
from ..wishes import YES_NO, check_names, choice, whole
from . import atlas, catalog, own_circuit
from .course import Course
from .tables import (
    DRAFT_NAMES,
    DRAFT_PASSES,
    MOST_HANDICAP,
    MOST_LEGEND_BONUS,
    MOST_LEGENDS,
    OWNED,
    QUICK_UPGRADES,
    SEATS,
)

Settings = dict[str, Any]

MOST_LAPS = 20
GARAGES = ("none", "basic", "advanced", "both")
DRAFTS = DRAFT_NAMES[1:]
EVENTS: dict[str, dict[str, Any]] = {
    event["id"]: event
    for event in json.loads((Path(__file__).parent / "events.json").read_text(encoding="utf-8"))["events"]
}
OPTIONS = {
    "circuit": "name of the circuit, or one of your own (docs/circuits.md)",
    "seats": f"how many players, 1 to {SEATS}",
    "laps": f"1 to {MOST_LAPS}; the circuit's own number if not given (heat 6)",
    "handicap": f"heat removed from the engine, 0 to {MOST_HANDICAP}, a number for each seat (heat 6)",
    "grid": "cars from pole position back, legends after the seats; drawn by lot if not given (heat 4)",
    "legends": f"cars driven by the legends' deck, 0 to {MOST_LEGENDS} (heat 78)",
    "legend_bonus": f"added to every legend's top speed, 0 to {MOST_LEGEND_BONUS} (heat 87)",
    "chevrons": "whether legends near a corner may cross one more, yes or no (heat 88)",
    "garage": f"upgrades to draft from: {', '.join(GARAGES)} (heat 74)",
    "draft": f"how upgrades are given: {', '.join(DRAFTS)} (heat 74 to 76, 99)",
    "starting_upgrades": "whether decks hold the three starting upgrades, yes or no; not with a garage (heat 1)",
    "weather": f"none, random, or one of {', '.join(catalog.WEATHER_NAMES[1:])} (heat 94)",
    "roads": f"none, random, or for each corner one of {', '.join(catalog.ROAD_NAMES)} (heat 90)",
    "tournament": "whether gears show only in the number of cards, yes or no (heat 115)",
    "mulligan": "whether a first hand may be dealt anew for one heat, yes or no (heat 119)",
    "event": f"a championship race: {', '.join(EVENTS)} (heat 98)",
    "upgrades": "upgrades that each seat brings, such as b01+a07, or - for none (heat 99)",
    "sponsors": "sponsors that each seat brings, such as s01+s01, or - for none (heat 100)",
}


def row(name: str, value: object) -> list[object]:
    """A list, or words with commas or spaces between them."""
    if isinstance(value, str):
        return list(value.replace(",", " ").split())
    if isinstance(value, (list, tuple)):
        return list(value)
    raise PaddockError(f"{name} must be a list, not {value!r}")


def read_options(options: Mapping[str, object]) -> Settings:
    """Check options and fill in what is not given."""
    check_names(options, OPTIONS)
    event = options.get("event")
    if event is not None and str(event) not in EVENTS:
        raise unknown("event", str(event)[:40], EVENTS)
    special = EVENTS[str(event)] if event is not None else None
    name = wishes.circuit_name(options.get("circuit", special["circuit"] if special else "usa"), own_circuit.read)
    road = atlas.course(name)
    seats = whole("seats", options.get("seats", 4), 1, min(SEATS, road.boxes))
    own_laps = max(1, road.laps + (special["rule"].get("laps", 0) if special else 0))
    laps = options.get("laps")
    settings: Settings = {
        "circuit": name,
        "seats": seats,
        "laps": own_laps if laps is None else whole("laps", laps, 1, MOST_LAPS),
    }
    _read_handicap(options, settings)
    _read_legends(options, settings)
    _read_grid(options, settings)
    _read_garage(options, settings)
    _read_roads(options, settings, road)
    for switch in ("tournament", "mulligan"):
        if choice(switch, options.get(switch, "no"), YES_NO) == "yes":
            settings[switch] = "yes"
    return settings


def _read_handicap(options: Mapping[str, object], settings: Settings) -> None:
    handicap, seats = options.get("handicap"), settings["seats"]
    if handicap is not None:
        numbers = [whole("handicap", part, 0, MOST_HANDICAP) for part in row("handicap", handicap)]
        if len(numbers) != seats:
            raise PaddockError(f"handicap needs a number for each of the {seats} seats, not {len(numbers)}")
        if any(numbers):
            settings["handicap"] = numbers


def _read_legends(options: Mapping[str, object], settings: Settings) -> None:
    legends = whole("legends", options.get("legends", 0), 0, MOST_LEGENDS)
    seats = settings["seats"]
    if seats + legends > SEATS:
        room = SEATS - seats
        why = f"the box has {SEATS} cars (heat 120)"
        raise PaddockError(f"{seats} seats leave room for {room} legends, not {legends}: {why}")
    if legends:
        settings["legends"] = legends
    bonus = whole("legend_bonus", options.get("legend_bonus", 0), 0, MOST_LEGEND_BONUS)
    chevrons = choice("chevrons", options.get("chevrons", "no"), YES_NO)
    if (bonus or chevrons == "yes") and not legends:
        raise PaddockError("legend_bonus and chevrons are about legends, but there are none: set legends")
    if bonus:
        settings["legend_bonus"] = bonus
    if chevrons == "yes":
        settings["chevrons"] = "yes"


def _read_grid(options: Mapping[str, object], settings: Settings) -> None:
    grid, cars = options.get("grid"), settings["seats"] + settings.get("legends", 0)
    if grid is not None:
        order = [whole("grid", part, 0, cars - 1) for part in row("grid", grid)]
        if sorted(order) != list(range(cars)):
            raise PaddockError(f"grid must name each of the seats {listed(range(cars))} once, not {listed(order)}")
        settings["grid"] = order


def _read_garage(options: Mapping[str, object], settings: Settings) -> None:
    garage = choice("garage", options.get("garage", "none"), GARAGES)
    event = options.get("event")
    usual = "season" if event else "rounds"
    draft = choice("draft", options.get("draft", usual), DRAFTS)
    if garage == "none":
        if "draft" in options:
            raise PaddockError("a draft needs upgrades to draft from: set garage to basic, advanced or both")
    else:
        settings["garage"] = garage
        if draft != usual:
            settings["draft"] = draft
    if event:
        settings["event"] = event
    for name, first, end in (
        ("upgrades", catalog.FIRST_BASIC, catalog.FIRST_SPONSOR),
        ("sponsors", catalog.FIRST_SPONSOR, catalog.FIRST_SPONSOR + len(catalog.CARDS)),
    ):
        rows = _read_cards(name, options.get(name), settings["seats"], first, end)
        if rows:
            settings[name] = rows
    _check_room(settings, draft)
    plain = not (garage != "none" or event or "upgrades" in settings or "sponsors" in settings)
    starting = choice("starting_upgrades", options.get("starting_upgrades", "yes" if plain else "no"), YES_NO)
    if starting == "yes" and not plain:
        raise PaddockError("with a garage or in a championship the starting upgrades stay in the box (heat 1)")
    if starting == "no" and plain:
        settings["starting_upgrades"] = "no"


def _read_cards(name: str, value: object, seats: int, first: int, end: int) -> list[str]:
    """What each seat brings, a word for each."""
    if value is None:
        return []
    words = [str(part) for part in row(name, value)]
    if len(words) != seats:
        raise PaddockError(f"{name} needs a word for each of the {seats} seats, such as b01+a07 or -, not {len(words)}")
    allowed = catalog.IDS[first - catalog.FIRST_BASIC : end - catalog.FIRST_BASIC]
    owned: list[str] = []
    for word in words:
        cards = [] if word == "-" else word.split("+")
        for card in cards:
            if card not in allowed:
                raise unknown(name.removesuffix("s"), card[:20], allowed)
        owned += cards
    for card in set(owned):
        copies = catalog.CARDS[catalog.IDS.index(card)]["copies"]
        if owned.count(card) > copies:
            raise PaddockError(f"{name}: the box has {copies} cards {card}, not {owned.count(card)}")
    return words if owned else []


def _check_room(settings: Settings, draft: str) -> None:
    """Upgrades brought and upgrades still to be drafted must fit into a car."""
    drafted = 0
    if "garage" in settings:
        drafted = QUICK_UPGRADES if draft == "quick" else DRAFT_PASSES[DRAFT_NAMES.index(draft)]
    for word in settings.get("upgrades", ()):
        brought = 0 if word == "-" else len(word.split("+"))
        if brought + drafted > OWNED:
            what = f"{brought} brought and {drafted} drafted" if drafted else str(brought)
            raise PaddockError(f"a car has at most {OWNED} upgrades, not {what}")


def _read_roads(options: Mapping[str, object], settings: Settings, road: Course) -> None:
    weather = choice("weather", options.get("weather", "none"), ("random", *catalog.WEATHER_NAMES))
    if weather != "none":
        settings["weather"] = weather
    given = row("roads", options.get("roads", "none"))
    if given == ["none"]:
        return
    if given == ["random"]:
        settings["roads"] = "random"
        return
    tokens = [choice("roads", part, catalog.ROAD_NAMES) for part in given]
    if len(tokens) != road.corners:
        count = f"each of {road.corners} corners, not {len(tokens)}"
        raise PaddockError(f"roads needs a token for {count}, or none or random")
    _check_tokens(tokens, road)
    settings["roads"] = tokens


def _check_tokens(tokens: list[str], road: Course) -> None:
    """The two lines of a chicane share a token; the box has only so many of each (heat 90, 97)."""
    laid = [token for corner, token in enumerate(tokens) if not road.chicane[corner]]
    for corner in range(road.corners - 1):
        if road.chicane[corner] and tokens[corner] != tokens[corner + 1]:
            lines = f"corners {corner + 1} and {corner + 2} are a chicane"
            raise PaddockError(f"roads: {lines}, which has one token, not {tokens[corner]} and {tokens[corner + 1]}")
    for token, copies in zip(catalog.ROAD_NAMES[1:], catalog.ROAD_COPIES[1:], strict=True):
        if laid.count(token) > copies:
            raise PaddockError(f"roads: the box has {copies} tokens {token}, not {laid.count(token)}")
