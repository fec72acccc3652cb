"""From options to the first position."""

from __future__ import annotations

from . import catalog
from .atlas import about_circuit, circuit, circuit_names, course
from .options import EVENTS, MOST_LAPS, OPTIONS, Settings, read_options
from .state import State
from .tables import (
    BASE_KINDS,
    COPIES,
    DECK,
    DRAFT_NAMES,
    ENGINE,
    FIRST_GEAR,
    HAND_SIZE,
    HEAT,
    KINDS,
    LEGEND_CARDS,
    RULES_VERSION,
    SPONSORS,
    STARTING,
    STRESS,
    UPGRADES,
)

__all__ = [
    "MOST_LAPS",
    "OPTIONS",
    "about_circuit",
    "cars",
    "circuit",
    "circuit_names",
    "course",
    "first_position",
    "read_options",
    "settings_of",
]

GARAGE_KINDS = {
    "none": range(0),
    "basic": range(catalog.FIRST_BASIC, catalog.FIRST_ADVANCED),
    "advanced": range(catalog.FIRST_ADVANCED, catalog.FIRST_SPONSOR),
    "both": range(catalog.FIRST_BASIC, catalog.FIRST_SPONSOR),
}


def settings_of(s: State, circuit: str) -> Settings:
    """The settings that a position tells of."""
    settings: Settings = {"circuit": circuit, "seats": s.seats - s.legends, "laps": s.laps}
    if s.legends:
        settings["legends"] = s.legends
    return settings


def cars(settings: Settings) -> int:
    """One for each seat, then the legends."""
    return int(settings["seats"]) + int(settings.get("legends", 0))


def first_position(settings: Settings, version: int = RULES_VERSION) -> State:
    """Cars not yet on the grid, all cards in deck and engine (heat 1, 2, 3, 6)."""
    s = State(course(settings["circuit"]))
    s.version = version
    s.legends = settings.get("legends", 0)
    s.seats, s.laps = settings["seats"] + s.legends, settings["laps"]
    s.next_place, s.last_place = 1, s.seats
    s.hand_size = HAND_SIZE
    s.tournament = int(settings.get("tournament") == "yes")
    s.mulligan = int(settings.get("mulligan") == "yes")
    if "grid" in settings:
        s.fixed_grid = 1
        s.order[: s.seats] = settings["grid"]
    if s.legends:
        s.legend_bonus = settings.get("legend_bonus", 0)
        s.chevrons = int(settings.get("chevrons") == "yes")
        s.legend_left[:] = [1] * LEGEND_CARDS
    _lay_decks(s, settings)
    _lay_roads(s, settings)
    _open_box(s, settings)
    if "event" in settings:
        _announce(s, settings["event"], settings["circuit"])
    return s


def _lay_decks(s: State, settings: Settings) -> None:
    handicap = settings.get("handicap", [0] * s.seats)
    modules = {"garage", "event", "upgrades", "sponsors"} & settings.keys()
    s.kinds = KINDS if modules else BASE_KINDS
    starting = not modules and settings.get("starting_upgrades") != "no"
    for seat in range(s.seats):
        s.gear[seat] = FIRST_GEAR
    for seat in range(s.seats - s.legends):
        cards = s.cards[seat]
        for kind in range(BASE_KINDS):
            cards[DECK][kind] = COPIES[kind] + (STARTING[kind] if starting else 0)
        cards[DECK][STRESS] = s.course.stress
        cards[ENGINE][HEAT] = s.course.heat - handicap[seat]
        for kind in _kinds(settings.get("sponsors", ()), seat):
            cards[DECK][kind] += 1
        for slot, kind in enumerate(_kinds(settings.get("upgrades", ()), seat)):
            s.owned[seat][slot] = kind
            cards[DECK][catalog.in_deck(kind)] += 1
        s.size[seat][DECK], s.size[seat][ENGINE] = sum(cards[DECK]), sum(cards[ENGINE])


def _kinds(words: list[str] | tuple[()], seat: int) -> list[int]:
    if not words or words[seat] == "-":
        return []
    return [catalog.IDS.index(card) + BASE_KINDS for card in words[seat].split("+")]


def _lay_roads(s: State, settings: Settings) -> None:
    weather, roads = settings.get("weather", "none"), settings.get("roads")
    if weather == "random":
        s.draw_weather = 1
    else:
        s.weather = catalog.WEATHER_NAMES.index(weather)
    if roads == "random":
        s.draw_roads = 1
    elif roads:
        s.token[: len(roads)] = [catalog.ROAD_NAMES.index(token) for token in roads]


def _open_box(s: State, settings: Settings) -> None:
    """Upgrades and sponsors that nobody has yet."""
    garage = settings.get("garage", "none")
    if garage != "none":
        s.draft = DRAFT_NAMES.index(settings.get("draft", "season" if "event" in settings else "rounds"))
    if s.kinds == BASE_KINDS:
        return
    _fill(s, UPGRADES, GARAGE_KINDS[garage])
    _fill(s, SPONSORS, range(catalog.FIRST_SPONSOR, KINDS))


def _fill(s: State, pile: int, kinds: range) -> None:
    for kind in kinds:
        brought = sum(s.owned[seat].count(kind) for seat in range(s.seats))
        if pile == SPONSORS:
            brought = sum(s.cards[seat][DECK][kind] for seat in range(s.seats))
        s.market[pile][kind] = catalog.COPIES[kind] - brought
    s.market_size[pile] = sum(s.market[pile])


def _announce(s: State, name: str, where: str) -> None:
    """A championship race: sponsors, press corners, and the special rule (heat 98, 102, 105 to 109)."""
    event = EVENTS[name]
    rule = event["rule"]
    s.season = 1
    s.deal_sponsors = event["sponsors"]
    for i, corner in enumerate(circuit(where)["corners"]):
        s.press[i] = int(bool(set(event["press"]) & set(corner["press_letters"])))
    s.hand_size = rule.get("hand_size", HAND_SIZE)
    s.extra_heat, s.extra_stress = rule.get("heat", 0), rule.get("stress", 0)
    s.lap_prizes = rule.get("sponsors_for_first_lap", 0)
    s.speed_prize = rule.get("sponsor_for_speed", 0)
    s.passing_prize = rule.get("sponsor_for_passing", 0)
    s.no_mercy = int(rule.get("spin_out_ends_race", False))
