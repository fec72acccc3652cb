"""The report of a race: it adds up, it judges by what a seat knew, and it calls no luck a mistake."""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import cache
from itertools import pairwise
from typing import Any

import pytest

import paddock
from paddock import PaddockError, Race, lab
from paddock.dealer import seeded
from paddock.drivers import run, seat_drivers
from paddock.drivers.judging import PAR, RaceJudge
from paddock.report.judged import Report, verdict_on
from paddock.report.moments import kept_entries, tell
from paddock.report.reckoning import Reckoning, WeighedChoice

SOAK = bool(os.environ.get("PADDOCK_SOAK"))
KINDS: dict[str, dict[str, Any]] = {
    "heat": {"circuit": "usa", "seats": 3, "laps": 1, "legends": 1},
    "downforce": {"seats": 2},
    "formula_d": {"seats": 3, "laps": 1},
}
LINE_UP = ("racer", "random", "rookie")
TOGETHER = 1e-9


@cache
def finished(game: str, seed: int = 4, drivers: tuple[str, ...] = LINE_UP) -> Race:
    race = paddock.race(game, seed=seed, **KINDS[game])
    run(race, seat_drivers(race, drivers[: race.seats], seed))
    return race


def after(pieces: int) -> Callable[[], bool]:
    """Nobody wants a report any more after so many questions."""
    asked = iter(range(pieces))
    return lambda: next(asked, None) is None


@cache
def short_report(game: str) -> Report:
    pieces = 9
    return lab.report(finished(game), seconds=None, threads=1, playouts=4, stop=after(pieces))


def adds_up(made: Report, race: Race) -> None:
    for each in made.cars:
        assert each.place == race.field()[each.car]
        total = each.start.win + each.luck.win + each.decisions.win
        assert total == pytest.approx(float(each.place == 1), abs=TOGETHER)
        assert each.start.places - each.luck.places - each.decisions.places == pytest.approx(each.place, abs=TOGETHER)
        for part, kind in enumerate(("luck", "decisions")):
            by_round = [pair[part] for pair in each.by_round]
            if len(made.points) == made.moments:
                assert sum(worth.win for worth in by_round) == pytest.approx(getattr(each, kind).win, abs=1e-6)


@pytest.mark.parametrize("game", KINDS)
def test_start_luck_and_decisions_are_the_result(game: str) -> None:
    """However much of it was reckoned: what is not known yet counts as luck."""
    made = short_report(game)
    assert made.verdicts
    adds_up(made, finished(game))


@pytest.mark.skipif(not SOAK, reason="a long run: make soak")
@pytest.mark.parametrize("game", KINDS)
def test_it_adds_up_in_a_thousand_races(game: str) -> None:
    for seed in range(1000 if game == "heat" else 60):
        race = paddock.race(game, seed=seed, **KINDS[game])
        run(race, seat_drivers(race, LINE_UP[: race.seats], seed))
        adds_up(lab.report(race, seconds=None, threads=1, playouts=8, stop=after(seed % 40)), race)


def test_where_there_is_no_search_races_are_driven_to_the_end() -> None:
    race = paddock.race("heat", circuit="usa", seats=2, laps=1, seed=3)
    position = race.imagined(0, seeded(race.engine, 1))
    judge = RaceJudge(race.game, race.engine, position, 0, 7, race.cars, 0)
    assert judge.proposed == [race.read_answer(text) for text in race.options(0)]
    made = judge.weigh([PAR, *judge.proposed], 0, 20)
    assert all(sum(chances) == 20 for chances in made.chance)
    assert all(sum(places) == 60 for places in made.place)
    assert made.win_off[0] == 0 < made.win_off[1]
    half = judge.weigh([PAR, *judge.proposed], 0, 10)
    half.add(judge.weigh([PAR, *judge.proposed], 10, 10))
    assert half == made


def test_who_drives_at_par_decides_at_par() -> None:
    """A racer is the measure: its decisions give nothing and take nothing, and all else is luck."""
    race = paddock.race("heat", circuit="usa", seats=3, laps=1, seed=5)
    run(race, seat_drivers(race, ["racer"] * 3, 5))
    made = lab.report(race, seconds=None, threads=1, playouts=8)
    exact = [each for each in made.verdicts if each.gained.win == each.gained.places == 0]
    assert len(exact) > 0.9 * len(made.verdicts)
    for each in made.cars:
        assert abs(each.decisions.places) <= 2 * each.decisions.places_error


def test_the_same_seed_gives_the_same_report() -> None:
    again = lab.report(finished("heat"), seconds=None, threads=2, playouts=4, stop=after(9))
    assert again.points == short_report("heat").points
    assert again.verdicts == short_report("heat").verdicts


def test_a_race_that_goes_on_has_no_report() -> None:
    with pytest.raises(PaddockError, match="a race that is over"):
        lab.report(paddock.race("heat", seats=2, seed=1))


def test_what_was_taken_back_is_left_out() -> None:
    race = paddock.race("heat", seats=2, seed=3, laps=1, circuit="usa")
    race.act(0, "g1")
    race.undo(0)
    race.act(0, "g2")
    race.act(1, "g1")
    kept = [race.game.actions.write(list(entry.actions)) for _, entry in kept_entries(race.entries) if entry.actions]
    assert kept == ["g2", "g1"]
    run(race, seat_drivers(race, ["racer", "racer"], 1))
    story = tell(race)
    assert story.moments[-1].position.save() == race.save()
    first = next(choice for choice in story.choices if choice.seat == 0)
    assert race.game.actions.write(first.actions).startswith("g2, ")


def test_moments_are_the_start_every_round_and_the_end() -> None:
    moments = tell(finished("heat")).moments
    assert [moment.round for moment in moments[:-1]] == list(range(1, moments[-1].round + 1))
    assert all(one.entry < other.entry for one, other in pairwise(moments))


# What a seat could not know


def weighed(race: Race, number: int, dealt: int | None = None, playouts: int = 8) -> tuple[Reckoning, WeighedChoice]:
    """One choice, in the race as it was, or with all that its seat could not know dealt anew."""
    reckoning = Reckoning(race, 1, 1, (), None)
    found = reckoning.choices[number]
    if dealt is not None:
        race.engine.imagine(found.choice.position, seeded(race.engine, dealt), found.choice.seat)
    reckoning.weigh_choice(found, playouts)
    return reckoning, found


@pytest.mark.parametrize("game", KINDS)
def test_dealing_anew_what_was_hidden_changes_no_judgement(game: str) -> None:
    race = finished(game)
    count = len(tell(race).choices)
    for number in range(1, count, max(1, count // 4)):
        before = verdict_on(race, weighed(race, number)[1], race.cars) if weighed(race, number)[1].judged else None
        for dealt in (31, 32):
            other = weighed(race, number, dealt)[1]
            assert (verdict_on(race, other, race.cars) if other.judged else None) == before


# Luck


def test_luck_is_no_mistake() -> None:
    """What was drawn or rolled is nobody's decision, and the answer that is best known is no mistake."""
    for game in KINDS:
        race, made = finished(game), short_report(game)
        for verdict in made.verdicts:
            assert race.entries[verdict.entry].kind == "act"
            assert race.entries[verdict.entry].seat == verdict.seat
            assert verdict.answers > 1
            assert not verdict.mistake or verdict.better not in (None, verdict.played)
