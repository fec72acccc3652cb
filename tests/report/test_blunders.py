"""Known blunders: positions made by hand in which an answer is plainly bad. A report calls it a mistake, a dear one."""

from __future__ import annotations

import os
import tomllib
from dataclasses import dataclass
from pathlib import Path

import pytest

import paddock
from paddock import Race, lab
from paddock.drivers import run, seat_drivers
from paddock.report.judged import verdict_on
from paddock.report.reckoning import Reckoning

SOAK = bool(os.environ.get("PADDOCK_SOAK"))
LEAST = 20
"""Blunders of each game."""
EVERY = 1 if SOAK else 7
PLAYOUTS = 128
DEAREST = 3


@dataclass(frozen=True)
class Blunder:
    """A position, what was answered on the way to it, and the bad answer."""

    game: str
    name: str
    position: str
    answer: str
    first: tuple[str, ...] = ()
    seat: int | None = None

    def driven(self) -> tuple[Race, int]:
        """A race in which it happens, driven to its end by racers, and the number of its entry."""
        race = paddock.from_position(self.position.strip(), seed=1)
        for each in self.first:
            seat, answer = each.split(" ", 1)
            race.act(int(seat), answer)
        entry = len(race.entries)
        race.act(race.waiting[0] if self.seat is None else self.seat, self.answer)
        run(race, seat_drivers(race, ["racer"] * race.seats, 1))
        return race, entry


def blunders(game: str) -> list[Blunder]:
    rows = tomllib.loads((Path(__file__).parent / "blunders" / f"{game}.toml").read_text(encoding="utf-8"))["blunder"]
    return [Blunder(game=game, **{**row, "first": tuple(row.get("first", ()))}) for row in rows]


ALL = {game: blunders(game) for game in paddock.game_names()}
TRIED = [each for found in ALL.values() for each in found[::EVERY]]
NAMES = [f"{each.game}: {each.name}" for each in TRIED]


@pytest.mark.parametrize("game", ALL)
def test_there_are_enough_of_them(game: str) -> None:
    assert len({each.name for each in ALL[game]}) == len(ALL[game]) >= LEAST


@pytest.mark.parametrize("blunder", TRIED, ids=NAMES)
def test_a_known_blunder_is_called_one(blunder: Blunder) -> None:
    race, entry = blunder.driven()
    reckoning = Reckoning(race, 1, 1, (), None)
    found = next(each for each in reckoning.choices if each.choice.entry == entry)
    reckoning.weigh_choice(found, PLAYOUTS)
    verdict = verdict_on(race, found, race.cars)
    assert verdict.played.startswith(blunder.answer)
    assert verdict.mistake
    assert verdict.better is not None
    assert verdict.lost.win + verdict.lost.places > 0.1


@pytest.mark.skipif(not SOAK, reason="a long run: make soak")
@pytest.mark.parametrize("blunder", TRIED, ids=NAMES)
def test_the_report_of_the_whole_race_has_it_among_the_costliest(blunder: Blunder) -> None:
    race, entry = blunder.driven()
    made = lab.report(race, playouts=PLAYOUTS, seconds=None, threads=1)
    seat = next(each.seat for each in made.verdicts if each.entry == entry)
    assert entry in [each.entry for each in made.costliest_of(seat, DEAREST)]
