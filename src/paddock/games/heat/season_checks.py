"""Whether a season of a file can be."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...errors import PaddockError, listed, unknown
from ...sheet import Season
from . import championship as rules
from . import setup
from .options import EVENTS

LISTS = ("grid", "place", "retired", "upgrades", "sponsors")


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
    if not isinstance(raced, dict) or set(raced) != set(LISTS):
        raise PaddockError(f"{where}: needed is {listed(LISTS)}")
    for name in LISTS:
        if not isinstance(raced[name], list):
            raise PaddockError(f"{where}: {name} must be a list")
    cars = range(setup.cars(season.settings))
    for name, least in (("grid", 0), ("place", 1)):
        wanted = [car + least for car in cars]
        if not _are_whole(raced[name]) or sorted(raced[name]) != wanted:
            raise PaddockError(f"{where}: {name} must hold each of {listed(wanted)} once")
    out = raced["retired"]
    merciless = EVENTS[str(season.calendar[number - 1].event)]["rule"].get("spin_out_ends_race", False)
    if not _are_whole(out) or not set(out) <= set(cars) or len(set(out)) != len(out) or (out and not merciless):
        raise PaddockError(f"{where}: cars retire only where the event ends a race with a spin-out (heat 108)")
    _check_cards(season, where, raced)


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
