"""Seasons played to their end by drivers that choose at random."""

from __future__ import annotations

import random
from typing import Any

import paddock
from paddock import seasons
from paddock.drivers import run, seat_drivers
from paddock.engine import Engine
from paddock.race import Race
from paddock.sheet import Season

LEVELS = ("random", "rookie", "racer")


def play_race(season: Season, level: str = "random", engine: Engine | None = None) -> Race:
    """The next race of a season, run to its end."""
    race = seasons.start(season, engine=engine)
    run(race, seat_drivers(race, [level] * race.seats, season.seed))
    return race


def play_season(season: Season, level: str = "random", engine: Engine | None = None) -> Season:
    """A whole season; whoever is asked between races chooses as a driver does."""
    while not season.is_over:
        season = seasons.answer_for(season, range(season.seats))
        season = seasons.after(season, play_race(season, level, engine))
    return season


def some_season(number: int) -> Season:
    """A season of any game and kind, with any choices; the same for the same number."""
    luck = random.Random(number)
    if number % 8 == 7:
        return paddock.season("downforce", "tour", seed=number, seats=luck.randint(2, 6))
    seats = luck.randint(1, 6)
    options: dict[str, Any] = {
        "seats": seats,
        "legends": luck.randint(0, min(5, 6 - seats)),
        "garage": luck.choice(["basic", "advanced", "both"]),
        "weather": luck.choice(["random", "none"]),
        "roads": luck.choice(["random", "none"]),
        "tournament": luck.choice(["yes", "no"]),
    }
    return paddock.season("heat", luck.choice(seasons.kinds("heat")), seed=number, **options)


def check_season(number: int) -> int:
    """Play a season with some retirements; every moment of it must be sound. Returns how many races it had."""
    season = some_season(number)
    while not season.is_over:
        season = seasons.answer_for(season, range(season.seats))
        assert not seasons.asks(season)
        before = seasons.belongings(season)
        season = seasons.after(season, play_race(season))
        assert seasons.read(seasons.write(season)) == season
        lines = seasons.standings(season)
        assert sorted(line.car for line in lines) == list(range(seasons.cars(season)))
        assert [line.place for line in lines] == sorted(line.place for line in lines)
        assert all(line.total == sum(line.points) and len(line.points) == season.raced for line in lines)
        if season.game == "heat":
            check_upgrades(season, before)
    assert seasons.champions(season)
    return season.raced


def check_upgrades(season: Season, before: list[dict[str, list[str]]]) -> None:
    """Every seat has drafted one upgrade, and all cards are from the box."""
    for had, now in zip(before, season.results[-1]["upgrades"], strict=True):
        assert len(now) == len(had["upgrades"]) + 1
