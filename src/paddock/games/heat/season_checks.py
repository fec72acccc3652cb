"""Whether a season of a file can be."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from ...errors import PaddockError, listed, unknown
from ...sheet import Season
from . import catalog, setup
from . import championship as rules
from .options import EVENTS
from .tables import BASE_KINDS

LISTS = ("grid", "place", "retired", "withdrawn", "upgrades", "sponsors")
"""What is kept of a race; version 1 did not keep who withdrew."""


def lists_of(season: Season) -> tuple[str, ...]:
    """What a season keeps of each race."""
    return tuple(name for name in LISTS if season.version > 1 or name != "withdrawn")


def check(season: Season) -> None:
    """Refuse a season that cannot be."""
    _check_plan(season)
    for number, raced in enumerate(season.results, 1):
        _check_result(season, number, raced)
    breaks = [i for i in range(1, season.raced + 1) if rules.is_break(season, i)]
    if len(season.choices) != len(breaks):
        raise PaddockError(f"choices: {len(breaks)} rows are needed, not {len(season.choices)}")
    for i, words in zip(breaks, season.choices, strict=True):
        _check_choices(season, i, words)
    for i in range(season.raced):
        _check_follows(season, i, sum(race <= i for race in breaks))
    if not season.is_over and not rules.asks(season):
        setup.read_options(rules.race_options(season))


def _check_plan(season: Season) -> None:
    for name in season.settings:
        if name not in rules.OPTIONS or name == "circuits":
            raise unknown("setting of a season", name[:40], rules.OPTIONS)
    settings = rules.read_settings(season.settings)
    if settings != season.settings:
        raise PaddockError(f"the settings of the season must be written {settings}")
    if season.kind == rules.OWN:
        rules.check_circuits([stop.circuit for stop in season.calendar])
        events = [str(stop.event) for stop in season.calendar]
        if len(set(events)) != rules.OWN_RACES or not set(events) <= EVENTS.keys():
            raise PaddockError(f"calendar: {rules.OWN_RACES} different events are needed, not {listed(events)}")
        right = all(stop.part == rules.OWN for stop in season.calendar)
    else:
        right = list(season.calendar) == rules.calendar_of(season.kind)
    if not right:
        raise PaddockError(f"the calendar is not that of the season {season.kind}")
    if season.raced > len(season.calendar):
        raise PaddockError(f"the season has {len(season.calendar)} races, but {season.raced} results")


def _check_result(season: Season, number: int, raced: Any) -> None:
    where = f"result of race {number}"
    lists = lists_of(season)
    if not isinstance(raced, dict) or set(raced) != set(lists):
        raise PaddockError(f"{where}: needed is {listed(lists)}")
    for name in lists:
        if not isinstance(raced[name], list):
            raise PaddockError(f"{where}: {name} must be a list")
    cars = range(setup.cars(season.settings))
    for name, least in (("grid", 0), ("place", 1)):
        wanted = [car + least for car in cars]
        if not _are_whole(raced[name]) or sorted(raced[name]) != wanted:
            raise PaddockError(f"{where}: {name} must hold each of {listed(wanted)} once")
    merciless = EVENTS[str(season.calendar[number - 1].event)]["rule"].get("spin_out_ends_race", False)
    if not _are_seats(season, raced["retired"]) or (raced["retired"] and not merciless):
        raise PaddockError(f"{where}: cars retire only where the event ends a race with a spin-out (heat 108)")
    if not _are_seats(season, raced.get("withdrawn", [])):
        raise PaddockError(f"{where}: withdrawn must name seats, each once")
    _check_out(season, where, raced)
    _check_cards(season, where, raced)


def _are_seats(season: Season, numbers: list[object]) -> bool:
    """Whether these are seats, which legends are not, and none of them twice."""
    return _are_whole(numbers) and set(numbers) <= set(range(season.seats)) and len(set(numbers)) == len(numbers)


def _check_out(season: Season, where: str, raced: dict[str, Any]) -> None:
    """Who did not finish is behind all who did (heat 108, 138); version 1 knew of legends only that they finish."""
    out = [*raced["retired"], *raced.get("withdrawn", ())]
    if len(set(out)) != len(out):
        raise PaddockError(f"{where}: a seat has either retired or withdrawn")
    first_home = 0 if season.version > 1 else season.seats
    home = [place for car, place in enumerate(raced["place"]) if car >= first_home and car not in out]
    if any(raced["place"][car] < place for car in out for place in home):
        raise PaddockError(f"{where}: cars that did not finish are behind those that did (heat 108, 138)")


def _check_follows(season: Season, race: int, breaks: int) -> None:
    """Grid and upgrades of a race follow from the races before it (heat 99, 111)."""
    where, raced = f"result of race {race + 1}", season.results[race]
    before = replace(season, results=season.results[:race], choices=season.choices[:breaks])
    grid = rules.next_grid(before)
    if grid is not None and raced["grid"] != grid:
        raise PaddockError(f"{where}: grid must be {listed(grid)}, by the points so far (heat 111)")
    changed = 0
    for seat, (had, has) in enumerate(zip(rules.belongings(before), raced["upgrades"], strict=True)):
        lost = (Counter(had["upgrades"]) - Counter(has)).total()
        gained = len(has) - len(had["upgrades"])
        if lost > 1 or not 0 <= gained <= 1:
            raise PaddockError(f"{where}: seat {seat} drafts one upgrade, and none of those it had is lost (heat 99)")
        changed += lost
    if changed > 1:
        raise PaddockError(f"{where}: only one seat may swap an upgrade (heat 99)")


def _check_cards(season: Season, where: str, raced: dict[str, Any]) -> None:
    brought = {}
    for name in ("upgrades", "sponsors"):
        for cards in raced[name]:
            if not isinstance(cards, list) or not all(isinstance(card, str) for card in cards):
                raise PaddockError(f"{where}: {name} must be a list of cards for each seat")
        brought[name] = [rules.card_words(cards) for cards in raced[name]]
    try:
        setup.read_options({"seats": season.seats, "event": rules.FIRST_EVENT, **brought})
    except PaddockError as error:
        raise PaddockError(f"{where}: {error}") from None
    garage = season.settings["garage"]
    there = {catalog.IDS[kind - BASE_KINDS] for kind in setup.GARAGE_KINDS[garage]}
    for seat, cards in enumerate(raced["upgrades"]):
        for card in cards:
            if card not in there:
                raise PaddockError(f"{where}: seat {seat} cannot have {card}, for the garage is {garage} (heat 99)")


def _are_whole(numbers: list[object]) -> bool:
    return all(type(number) is int for number in numbers)


def _check_choices(season: Season, race: int, words: Sequence[str | None]) -> None:
    owned = season.results[race - 1]["upgrades"]
    if len(words) != season.seats:
        raise PaddockError(f"choices need a word for each of the {season.seats} seats, not {len(words)}")
    for seat, (word, cards) in enumerate(zip(words, owned, strict=True)):
        open_still = word is None and race == season.raced and len(set(cards)) > 1
        if not open_still and word not in (cards or [rules.NOTHING]):
            raise PaddockError(f"choices: seat {seat} cannot have kept {word!r}; it had {listed(cards)}")
