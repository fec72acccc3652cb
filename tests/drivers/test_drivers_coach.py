"""The coach: what answers are worth, why, and only from what the seat knows."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest

import paddock
from paddock import PaddockError, Race, Refused
from paddock.dealer import seeded
from paddock.drivers import run, scripts, seat_drivers, usual_driver
from paddock.drivers.coach import EXPLAINED, has_coach
from paddock.drivers.roster import entry
from paddock.engine import Position
from paddock.forecast import next_moves
from paddock.game import Game, games
from paddock.locale import LANGUAGES, say

COACHED = [of for of in games() if has_coach(of)]
KINDS: dict[str, dict[str, Any]] = {"heat": {"circuit": "usa", "seats": 4, "laps": 1}}


def moments(of: Game, every: int, most: int) -> Iterator[tuple[Race, int]]:
    """Moments of a race of scripted drivers, with a seat that must decide."""
    race = paddock.race(of.name, seed=6, **(KINDS.get(of.name) or {"seats": of.seats[-1]}))
    drivers = seat_drivers(race, [usual_driver(of)] * race.seats, 4)
    for _ in range(most):
        with pytest.raises(PaddockError):
            run(race, drivers, every)
        yield race, race.waiting[0]


@pytest.mark.parametrize("of", COACHED, ids=lambda of: of.name)
def test_advice_is_lawful_ranked_and_told_in_every_language(of: Game) -> None:
    for race, seat in moments(of, 9, 6):
        advice = race.advise(seat, playouts=40)
        assert advice.options and advice.playouts >= 0
        for number, option in enumerate(advice.options):
            assert option.actions[0] in race.engine.options(race._state, seat)
            assert race.read_answer(option.answer) == option.actions
            assert 0 <= option.win <= 1 and 0 <= option.place <= race.cars and 0 <= option.margin <= 1
            assert (option.reason is not None) == (number < EXPLAINED)
            if option.reason is not None:
                told = {say(option.reason.message, language, **option.reason.values) for language in LANGUAGES}
                assert len(told) == len(LANGUAGES)
        shown = [round(100 * option.win) for option in advice.options[:EXPLAINED]]
        assert shown == sorted(shown, reverse=True), "nobody reads a better number below the first choice"
        assert advice.as_dict()["options"][0]["answer"] == advice.options[0].answer


@pytest.mark.parametrize("of", COACHED, ids=lambda of: of.name)
def test_the_coach_knows_only_what_the_seat_knows(of: Game) -> None:
    """Whatever is hidden may lie otherwise: the advice is the same."""
    for race, seat in moments(of, 13, 5):
        circuit = race.settings["circuit"]
        advised = []
        for luck in (1, 2, 3):
            dealt = of.plain(race.imagined(seat, seeded(race.engine, luck)), race.plain().course)
            other = paddock.from_position(of.text.write(dealt, circuit))
            assert other.view(seat) == race.view(seat)
            advised.append(other.advise(seat, playouts=30, seed=5))
        assert advised[0] == advised[1] == advised[2] == race.advise(seat, playouts=30, seed=5)


def follow_script(of: Game, level: int, s: Position, asked: int) -> int:
    return scripts(of, of.engine).choose(level, s, seeded(of.engine, 8), asked)


@pytest.mark.parametrize("of", [of for of in games() if of.coaching], ids=lambda of: of.name)
def test_every_fact_of_a_game_has_its_words(of: Game) -> None:
    assert of.coaching is not None
    level = entry(of, usual_driver(of)).script
    assert level is not None
    seen = set()
    for race, seat in moments(of, 9, 8):
        engine = race.engine
        position = race.imagined(seat, seeded(engine, 8))
        first = engine.options(position, seat)[:1]
        follow = partial(follow_script, of, level)
        futures = [next_moves(of, engine, position, seat, first, i, follow, 2) for i in range(3)]
        for fact in of.coaching.facts(of.plain(position, race.plain().course), seat, futures):
            seen.add(fact.name)
            for language in LANGUAGES:
                for tone in ("good", "bad"):
                    assert say(f"coach-{of.name}-{fact.name}.{tone}", language, **fact.values)
    assert len(seen) > 2


def test_the_coach_warns_of_a_spin_out() -> None:
    """A boost into a corner: that it may spin the car is what speaks against it."""
    race = paddock.race("heat", circuit="usa", seats=6, seed=7)
    race.act(0, "g3, 4+stress+stress")
    run(race, seat_drivers(race, dict.fromkeys(range(1, 6), "racer"), 3))
    assert race.decision(0) is not None and "boost" in race.options(0)
    best, boost = race.advise(0, playouts=200).options
    assert (best.answer, boost.answer) == ("done", "boost")
    assert best.reason is not None and best.reason.message == "coach-heat-spin.good"
    assert boost.reason is not None and boost.reason.message == "coach-heat-spin.bad"
    assert int(boost.reason.values["chance"]) > 20
    assert "Spins in" in say(boost.reason.message, "en", **boost.reason.values)


def test_bids_and_bets_have_reasons_of_their_own() -> None:
    """What a bid gets and costs; where a car lies that a bet is on, whose it is, and what the hand does for it."""
    race = paddock.race("downforce", seats=6, seed=2)
    drivers = seat_drivers(race, ["racer"] * 6, 3)
    told: dict[str, set[str]] = {"bid": set(), "bet": set()}
    while not all(told.values()):
        for seat in race.waiting[:3]:
            decision = race.decision(seat)
            if decision is not None and decision.kind in told and len(decision.actions) > 1:
                for option in race.advise(seat, playouts=60).options[:EXPLAINED]:
                    assert option.reason is not None
                    told[decision.kind].add(option.reason.message.partition(".")[0])
        with pytest.raises(PaddockError):
            run(race, drivers, 3)
    assert told["bid"] & {"coach-downforce-car", "coach-downforce-price"}
    assert told["bet"] & {"coach-downforce-place", "coach-downforce-hand", "coach-downforce-mine"}
    assert not told["bid"] & told["bet"] - {"coach-close"}


def test_who_is_not_asked_gets_no_advice() -> None:
    race = paddock.race("heat", circuit="usa", seats=2, seed=3)
    race.act(0, race.advise(0, playouts=20).options[0].answer)
    with pytest.raises(Refused, match="not asked"):
        race.advise(0, playouts=20)
    with pytest.raises(PaddockError, match="seconds"):
        race.advise(1, seconds=0)
    with pytest.raises(PaddockError, match="playouts"):
        race.advise(1, playouts=0)


def test_a_game_whose_drivers_do_not_think_says_so() -> None:
    for of in games():
        if not has_coach(of):
            race = paddock.race(of.name, seed=1)
            with pytest.raises(Refused, match="no coach"):
                race.advise(race.waiting[0])
