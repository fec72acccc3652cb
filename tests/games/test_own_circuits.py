"""Circuits of somebody's own in every game that takes them: raced, carried by the race file, drawn, never unchecked."""

from __future__ import annotations

import json
import random
from copy import deepcopy
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import paddock
from paddock import circuit_file, drawing
from paddock.drivers import run, seat_drivers
from paddock.errors import BadFile, Fault, PaddockError
from paddock.game import OwnCircuits, game, games
from paddock.games.own_circuit import PREFIX, pack
from paddock.locale.faults import tell_fault

GAMES = [each.name for each in games() if each.own_circuits is not None]
NUMBERS = st.integers(-5, 700) | st.sampled_from([10**400, 2.5, True, None, "1"])
JUNK = st.recursive(NUMBERS | st.text(max_size=3) | st.floats(), lambda inner: st.lists(inner, max_size=4))


def own(name: str) -> OwnCircuits:
    found = game(name).own_circuits
    assert found is not None
    return found


def example(name: str) -> dict[str, Any]:
    return deepcopy(dict(own(name).example()))


def test_every_game_takes_them() -> None:
    assert set(GAMES) >= {"heat", "downforce", "formula_d"}


@pytest.mark.parametrize("name", GAMES)
def test_a_race_on_it_is_driven_written_read_and_verified(name: str) -> None:
    race = paddock.race(name, circuit=example(name), seats=3, seed=4)
    run(race, seat_drivers(race, ["racer"] * 3, 1))
    text = paddock.write_race(race)
    assert text.startswith("paddock race 2\n")
    assert paddock.verify(text).right
    assert paddock.read_race(text).save() == race.save()
    assert paddock.from_position(race.position).standing() == race.standing()
    assert repr(race).startswith(f"<race of {name} on My circuit, 3 seats, over")
    svg = drawing.of(name).ground(race.game.setup.circuit(race.settings["circuit"]))
    assert svg.startswith("<svg")
    assert "CIRCUIT" in svg


@pytest.mark.parametrize("name", GAMES)
def test_equal_circuits_are_one_word_and_a_changed_word_is_refused(name: str) -> None:
    word = own(name).read(example(name), "it")
    assert own(name).read(dict(reversed(example(name).items())), "it") == word
    for bad in (word[:-9], PREFIX, PREFIX + "é", pack({"name": "x"}), pack({**example(name), "more": 1})):
        with pytest.raises(PaddockError):
            paddock.race(name, circuit=bad)


@pytest.mark.parametrize("name", GAMES)
def test_names_are_written_as_text_in_the_drawing(name: str) -> None:
    circuit = {**example(name), "name": "<script>&\"'"}
    svg = drawing.of(name).ground(game(name).setup.circuit(own(name).read(circuit, "it")))
    assert "<script" not in svg.lower()


def _spoil(data: Any, rng: random.Random, junk: Any) -> Any:
    """The data with one value, somewhere in it, replaced."""
    if isinstance(data, dict) and data and rng.random() < 0.9:
        name = rng.choice(list(data))
        return {**data, name: _spoil(data[name], rng, junk)}
    if isinstance(data, list) and data and rng.random() < 0.9:
        at = rng.randrange(len(data))
        return [*data[:at], _spoil(data[at], rng, junk), *data[at + 1 :]]
    return junk


@pytest.mark.parametrize("name", GAMES)
@settings(deadline=None, max_examples=25)
@given(seed=st.integers(0, 10**6), junk=JUNK)
def test_nothing_unchecked_gets_through(name: str, seed: int, junk: Any) -> None:
    """A spoilt circuit is refused with its faults, or raced on by both kinds of rules alike."""
    data = _spoil(example(name), random.Random(seed), junk)
    try:
        word = own(name).read(data, "it")
    except BadFile as bad:
        assert bad.faults
        assert all(fault and "\n" not in fault for fault in bad.faults)
        for fault in bad.faults:
            assert isinstance(fault, Fault)
            assert tell_fault(fault, "en") == fault
            assert all(tell_fault(fault, language) != fault for language in ("ru", "nl"))
        return
    of, saved = game(name), []
    for engine in (of.plain_engine, of.engine):
        race = paddock.race(name, circuit=word, seats=2, seed=seed, engine=engine)
        rng = random.Random(seed)
        for _ in range(6):
            if not race.over:
                seat = rng.choice(race.waiting)
                race.act(seat, rng.choice(race.options(seat)))
        saved.append(race.save())
    assert saved[0] == saved[1]


@pytest.mark.parametrize("circuit", game("heat").setup.circuit_names())
def test_heats_circuits_can_be_had_as_files_and_mean_the_same(circuit: str) -> None:
    """For house rules: limits, laps and cards of a known circuit are changed in its file."""
    of = game("heat")
    data = json.loads(circuit_file.example(of, circuit))
    del data["game"]
    mine, known = of.setup.circuit(own("heat").read(data, "it")), of.setup.circuit(circuit)
    names = ("laps", "spaces", "heat_cards_per_player", "stress_cards_per_player", "lane_1_side_of_travel")
    assert [mine[name] for name in names] == [known[name] for name in names]
    for name in ("first_space_after", "speed_limit", "press_letters", "chicane_part", "chevron_reach"):
        assert [each.get(name) for each in mine["corners"]] == [each.get(name) for each in known["corners"]]
    assert [at["racing_lane"] for at in mine["track"]] == [at["racing_lane"] for at in known["track"]]
    assert mine["special"] == known["special"]
