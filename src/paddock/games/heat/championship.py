"""Championships: the three of the rulebook, one's own, and all three in a row (heat 98 to 114).

Points, grids and titles are worked out from the places of the races; upgrades and sponsors go from the end of one
race into the next. The race itself, with its event, is one of the engine.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from ... import luck
from ...control import Control
from ...errors import PaddockError, listed, unknown
from ...event import Event
from ...sheet import Season, Stop
from ..own_circuit import is_own
from ..wishes import choice
from . import catalog, setup
from .options import EVENTS, GARAGES, row
from .state import State
from .tables import BASE_KINDS, DECK, DISCARD, HAND, RETIRED, WITHDRAWN

_FACTS = json.loads((Path(__file__).parent / "events.json").read_text(encoding="utf-8"))
POINTS: tuple[int, ...] = tuple(_FACTS["points"])
YEARS: dict[str, list[str]] = _FACTS["seasons"]
OWN, GREATEST = "own", "greatest"
OWN_RACES = 4
NOTHING = "-"

KINDS: dict[str, str] = {
    **{year: f"{len(events)} races" for year, events in YEARS.items()},
    OWN: "4 circuits in any order, a random event each (heat 113)",
    GREATEST: "1961, 1962 and 1963 in a row (heat 114)",
}
OPTIONS: dict[str, str] = {
    **{
        name: setup.OPTIONS[name]
        for name in ("seats", "handicap", "legends", "legend_bonus", "chevrons", "tournament", "mulligan")
    },
    "garage": "upgrades to draft from: basic, advanced or both; basic if not given (heat 99)",
    "weather": "none or random; random if not given (heat 98)",
    "roads": "none or random; random if not given (heat 98)",
    "circuits": f"{OWN_RACES} circuits in order, yours among them, for a season of one's own; else drawn (heat 113)",
}
CHANCE = ("random", "none")
FIRST_EVENT = "e01"


def plan(kind: str, options: Mapping[str, object], c: Control) -> tuple[dict[str, Any], list[Stop]]:
    """The settings of all races, and the calendar."""
    circuits = options.get("circuits")
    settings = read_settings({name: value for name, value in options.items() if name != "circuits"})
    if kind == OWN:
        return settings, _own_calendar(circuits, c)
    if circuits is not None:
        raise PaddockError(f"circuits are chosen for a season of one's own only: {OWN} (heat 113)")
    return settings, calendar_of(kind)


def read_settings(options: Mapping[str, object]) -> dict[str, Any]:
    """What holds for all races, checked and filled in."""
    chance = {name: choice(name, options.get(name, "random"), CHANCE) for name in ("weather", "roads")}
    garage = choice("garage", options.get("garage", "basic"), GARAGES[1:])
    checked = setup.read_options({**options, "garage": garage, **chance, "event": FIRST_EVENT})
    return {name: checked[name] for name in OPTIONS if name in checked} | chance


def calendar_of(kind: str) -> list[Stop]:
    """The races of the rulebook's seasons."""
    years = YEARS if kind == GREATEST else (kind,)
    return [Stop(EVENTS[event]["circuit"], year, event) for year in years for event in YEARS[year]]


def _own_calendar(circuits: object, c: Control) -> list[Stop]:
    """The circuits that are given or drawn, each with an event card that is drawn (heat 113)."""
    if circuits is None:
        names = _draw(setup.circuit_names(), c)
    else:
        names = [str(name) for name in row("circuits", circuits)]
        check_circuits(names)
    return [Stop(name, OWN, event) for name, event in zip(names, _draw(list(EVENTS), c), strict=True)]


def check_circuits(names: Sequence[str]) -> None:
    """Refuse circuits that make no season."""
    for name in names:
        if is_own(name):
            setup.circuit(name)
        elif name not in setup.circuit_names():
            raise unknown("circuit", name[:40], setup.circuit_names())
    if len(names) != OWN_RACES or len(set(names)) != OWN_RACES:
        titles = listed(setup.about_circuit(name)["title"] for name in names)
        raise PaddockError(f"a season of one's own has {OWN_RACES} different circuits, not {titles} (heat 113)")


def _draw(names: list[str], c: Control) -> list[str]:
    """A few of these, one after another."""
    left = list(names)
    return [left.pop(luck.below(c, len(left))) for _ in range(OWN_RACES)]


# The next race


def race_options(season: Season) -> dict[str, Any]:
    """Event, grid, upgrades and sponsors of the next race (heat 98 to 100, 111)."""
    stop = season.calendar[season.raced]
    options = {**season.settings, "circuit": stop.circuit, "event": stop.event}
    grid = next_grid(season)
    if grid is not None:
        options["grid"] = grid
    brought = belongings(season)
    for name in ("upgrades", "sponsors"):
        if any(seat[name] for seat in brought):
            options[name] = [card_words(seat[name]) for seat in brought]
    return options


def card_words(cards: Sequence[str]) -> str:
    """Cards as the options of a race name them."""
    return "+".join(cards) or NOTHING


def next_grid(season: Season) -> list[int] | None:
    """Most points, then more of them in the last race, then as before; None in a first race: drawn (heat 111)."""
    races = season.races_of(season.calendar[season.raced].part)
    if not races:
        return None
    totals = _totals(season, races)
    last = points(season, races[-1])
    before: list[int] = season.results[races[-1]]["grid"]
    return sorted(before, key=lambda car: (-totals[car], -last[car]))


def belongings(season: Season) -> list[dict[str, list[str]]]:
    """Upgrades and unused sponsors of each seat; after a season, the upgrade that it keeps (heat 100, 114)."""
    if not season.raced:
        return [{"upgrades": [], "sponsors": []} for _ in range(season.seats)]
    last = season.results[-1]
    if season.is_over:
        return [{"upgrades": list(cards), "sponsors": []} for cards in last["upgrades"]]
    if is_break(season, season.raced):
        kept = season.choices[-1]
        return [
            {"upgrades": list(cards) if word is None else [] if word == NOTHING else [word], "sponsors": []}
            for word, cards in zip(kept, last["upgrades"], strict=True)
        ]
    return [
        {"upgrades": list(upgrades), "sponsors": list(sponsors)}
        for upgrades, sponsors in zip(last["upgrades"], last["sponsors"], strict=True)
    ]


# Between two seasons


def is_break(season: Season, race: int) -> bool:
    """Whether a season ends before this race, and another one begins."""
    return 0 < race < len(season.calendar) and season.calendar[race].part != season.calendar[race - 1].part


def new_choices(season: Season) -> tuple[str | None, ...] | None:
    """The row for what each seat keeps, if a season has just ended; who has no choice has chosen (heat 114)."""
    if not is_break(season, season.raced):
        return None
    return tuple(_only(cards) for cards in season.results[-1]["upgrades"])


def _only(cards: Sequence[str]) -> str | None:
    return None if len(set(cards)) > 1 else cards[0] if cards else NOTHING


def asks(season: Season) -> dict[int, list[str]]:
    """The seats that have not said yet which upgrade they keep, and what they have (heat 114)."""
    if not is_break(season, season.raced):
        return {}
    owned = season.results[-1]["upgrades"]
    return {seat: sorted(set(owned[seat])) for seat, word in enumerate(season.choices[-1]) if word is None}


WORTH = {"cooldown": 2, "plus": 1, "slipstream_bonus": 1, "heat_cost": -2, "scrap": -1}


def usual_answer(season: Season, seat: int) -> str:
    """The upgrade that a driver keeps: speed and cooling that cost little."""
    return max(asks(season)[seat], key=lambda card: (_worth(catalog.CARDS[catalog.IDS.index(card)]), card))


def _worth(card: Mapping[str, Any]) -> int:
    worth: int = max(card["speed"], default=0) + sum(WORTH.get(name, 0) * count for name, count in card["symbols"])
    return worth


# After a race


def result(season: Season, s: State, events: Sequence[Event]) -> dict[str, Any]:
    """What the season keeps of a race: grid, places, who spun out of it, and what the seats own now."""
    boxes = {event["box"]: event.seat for event in events if event.kind == "grid"}
    out = {"withdrawn": _cars(s, WITHDRAWN)} if season.version > 1 else {}
    return {
        "grid": [boxes[box] for box in sorted(boxes)],
        "place": s.place[: s.seats],
        "retired": _cars(s, RETIRED),
        **out,
        "upgrades": [[_name(kind) for kind in s.owned[seat] if kind] for seat in range(season.seats)],
        "sponsors": [_sponsors(s, seat) for seat in range(season.seats)],
    }


def _cars(s: State, status: int) -> list[int]:
    return [car for car in range(s.seats) if s.status[car] == status]


def _name(kind: int) -> str:
    return catalog.IDS[kind - BASE_KINDS]


def _sponsors(s: State, seat: int) -> list[str]:
    """The sponsors that a seat has not used, wherever they lie (heat 100, 101)."""
    known = s.stack[seat][: s.stacked[seat]]
    return [
        _name(kind)
        for kind in range(catalog.FIRST_SPONSOR, s.kinds)
        for _ in range(sum(s.cards[seat][pile][kind] for pile in (DECK, HAND, DISCARD)) + known.count(kind))
    ]


def points(season: Season, race: int) -> list[int]:
    """What a race is worth to each car (heat 108, 110, 134): the place, and what its event adds for the first.

    In version 1 a car that withdrew could be among the first, too; it cannot, for it does not finish (heat 141).
    """
    raced, rule = season.results[race], EVENTS[str(season.calendar[race].event)]["rule"]
    found = []
    for car, place in enumerate(raced["place"]):
        extra = rule.get("points_for_winner", 0) if place == 1 else 0
        extra += rule.get("points_for_first_three", 0) if place <= 3 else 0
        if car in raced.get("withdrawn", ()):
            extra = 0
        found.append(0 if car in raced["retired"] else POINTS[place - 1] + extra)
    return found


def _totals(season: Season, races: range) -> list[int]:
    return [sum(column) for column in zip(*(points(season, race) for race in races), strict=True)]


def places(season: Season, races: range) -> list[int]:
    """Places by points; if level, by the place in the last of these races (heat 112)."""
    if not races:
        return [1] * setup.cars(season.settings)
    totals, last = _totals(season, races), season.results[races[-1]]["place"]
    scores = [(-total, place) for total, place in zip(totals, last, strict=True)]
    return [1 + sum(other < score for other in scores) for score in scores]


def race_places(season: Season, race: int) -> list[int]:
    """The place of every car in a race."""
    found: list[int] = season.results[race]["place"]
    return found
