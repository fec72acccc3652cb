"""Positions as text, and circuit files: what is refused, and why."""

from __future__ import annotations

import copy
import random
import re
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import paddock
from paddock.errors import BadText, PaddockError
from paddock.games.formula_d import circuit as circuits
from paddock.games.formula_d import setup, text
from tests import mangling
from tests.conformance.formula_d import random_options
from tests.games.formula_d.look import GAME, at_gear, at_move

SAMPLES = 12
GOOD = at_gear("cell=33 gear=2", "cell=60 gear=2")


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("formula_d monaco", "formula_d nowhere", "unknown circuit 'nowhere'"),
        ("formula_d monaco", "ludo monaco", "begins with 'formula_d'"),
        ("step=gear", "step=sleep", "step must be one of"),
        ("step=gear", "step=next", "nobody decides in step next"),
        ("cell=60", "cell=33", "two cars share a cell"),
        ("cell=60", "cell=639", "cell is where a car stands"),
        ("gear=2", "gear=9", "gears are 0 to 6"),
        ("lap=1", "lap=3", "it is home after lap 2"),
        ("1 racing", "2 racing", "must begin with 1"),
        ("racing", "sleeping", "unknown word 'sleeping'"),
        ("order=0,1", "order=0,0", "each once"),
        ("gear=2", "gear=2 points=6,3,3,0,3,2", "is out"),
        ("gear=2", "gear=2 points=7,3,3,3,3,2", "more tyres than it began with"),
        ("gear=2", "gear=2 points=7,3", "points has 6 numbers"),
        ("round=2", "round=2 rules=weather,ludo", "rules must be one of"),
        ("round=2", "round=2 weather=rain", "weather is for races with the rule"),
        ("gear=2", "gear=2 driver=li", "drivers are for the street race"),
        ("round=2", "round=2 debris=600", "debris must be a number from 0 to 496"),
    ],
)
def test_a_position_that_cannot_be_is_refused(old: str, new: str, message: str) -> None:
    with pytest.raises(PaddockError, match=re.escape(message)):
        text.read(GOOD.replace(old, new, 1))


def test_a_position_goes_into_text_and_back() -> None:
    for said in (GOOD, at_move(9, "cell=33 gear=4", "cell=36 gear=4", head="debris=40,41")):
        s, circuit = text.read(said)
        again, _ = text.read(text.write(s, circuit))
        assert again.save() == s.save()


def test_actions_are_short_and_sayable() -> None:
    assert GAME.actions.read("g4, to 57, fit soft") == GAME.actions.read("gear 4,to 57,  FIT soft")
    with pytest.raises(BadText, match="'fly' is no action"):
        GAME.actions.read("fly")


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda data: data.pop("grid"), "a list 'grid' is missing"),
        (lambda data: data["cells"][7].update(ahead=9999), "cell 7: ahead must be a cell of this circuit"),
        (lambda data: data["cells"][7].update(lane=4), "cell 7: lane must be 0 to 2"),
        (lambda data: data["cells"][7].update(ahead=4), "cell 7: ahead does not lead on"),
        (lambda data: data["corners"][0].update(stops=4), "corner 1: stops must be 1 to 3"),
        (lambda data: data.update(grid=[1, 1]), "grid: must name 10 different cells"),
        (lambda data: data.update(noise=[9999]), "noise: must name cells"),
        (lambda data: data.update(weather={"rain": 12, "changeable": 7}), "weather: rain and changeable"),
        (lambda data: data["cells"][-1].pop("pit_out"), "pit_out of the last cell"),
    ],
)
def test_a_circuit_file_that_cannot_be_is_refused(change: Any, message: str) -> None:
    data = copy.deepcopy(setup.circuit("monaco"))
    change(data)
    with pytest.raises(BadText, match=re.escape(message)):
        circuits.read_circuit(data, "the file")


@cache
def positions(seed: int) -> tuple[str, ...]:
    """Every position of a race with any options."""
    race = paddock.race("formula_d", **(random_options(random.Random(seed)) | {"laps": 1}), seed=seed)
    rng = random.Random(seed)
    texts = [race.position]
    while not race.over:
        seat = rng.choice(race.waiting)
        if rng.random() < 0.003:
            race.withdraw(seat)
        else:
            race.act(seat, rng.choice(race.options(seat)))
        texts.append(race.position)
    return tuple(texts)


@settings(max_examples=400, deadline=None)
@given(st.integers(0, SAMPLES - 1), mangling.PLACES, mangling.PLACES, mangling.LETTERS, mangling.WAYS)
def test_a_mangled_position(seed: int, which: int, at: int, letter: str, how: str) -> None:
    texts = positions(seed)
    mangling.check_position("formula_d", mangling.mangled(texts[which % len(texts)], at, letter, how), 25)
