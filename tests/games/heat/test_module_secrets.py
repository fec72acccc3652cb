"""What others cannot know with modules: unseen sponsors, and in a tournament the cards laid and the gear meant."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import paddock
from paddock.dealer import seeded
from paddock.engine import Engine
from paddock.games.heat import catalog, tables
from paddock.games.heat.setup import course
from paddock.race import Race
from tests.conformance.checks import encoded
from tests.conformance.heat import faults, random_options
from tests.games.heat.look import HEAT, From, cards_in, force, known, of_kind, pile
from tests.games.heat.test_secrets import ramble
from tests.reading import position

seeds = st.integers(0, 2**32)


def dreams(race: Race, engine: Engine, seat: int | None, count: int = 60) -> list[Any]:
    """Positions that a seat could imagine."""
    luck = seeded(engine, 5)
    return [HEAT.plain(race.imagined(seat, luck), position(race).course) for _ in range(count)]


@settings(deadline=None, max_examples=60)
@given(choice=seeds, seed=seeds, decisions=st.integers(0, 300))
def test_a_view_with_any_modules_does_not_depend_on_what_is_imagined(
    engine: Engine, choice: int, seed: int, decisions: int
) -> None:
    options = random_options(random.Random(choice)) | {"laps": 1}
    s = ramble(engine, options, seed, decisions)
    road = course(options["circuit"])
    real: Any = HEAT.plain(s, road)
    for seat in [None, *range(options["seats"])]:
        imagined = s.copy()
        number = -1 if seat is None else seat
        engine.imagine(imagined, seeded(engine, seed + 1), number)
        dreamt: Any = HEAT.plain(imagined, road)
        assert HEAT.view.view(dreamt, seat) == HEAT.view.view(real, seat)
        assert encoded(engine, imagined, number) == encoded(engine, s, number)
        assert engine.options(imagined, number) == engine.options(s, number)
        assert not faults(dreamt)
        if seat is not None:
            assert dreamt.cards[seat] == real.cards[seat]
        assert HEAT.text.read(HEAT.text.write(dreamt, options["circuit"]))[0] == dreamt


SPONSORED = """
    heat gb garage season sponsors=+s03+s04+s05
    0 gear=2 at=1.5.1 hand=12+s01+s02 secret=+s01+s02 deck=333 engine=H
    1 at=1.2.1 hand=111+s05 secret=+s05 deck=111
"""


@pytest.mark.ruling("heat 104", "heat 101")
def test_which_sponsors_another_seat_holds_unseen_is_dealt_anew_and_how_many_is_known(
    heat: From, engine: Engine
) -> None:
    race = heat(SPONSORED)
    assert race.view(1)["cars"][0]["unseen_sponsors"] == 2
    assert "s01" not in str(race.view(1)) + str(race.view(None))
    held = set()
    for s in dreams(race, engine, 1):
        sponsors = s.cards[0][tables.HAND][catalog.FIRST_SPONSOR :]
        assert sum(sponsors) == 2
        held.add(tuple(sponsors))
        assert s.cards[1] == position(race).cards[1], "one's own are known"
    assert len(held) > 3
    everybody = {tuple(s.cards[1][tables.HAND][catalog.FIRST_SPONSOR :]) for s in dreams(race, engine, None)}
    assert len(everybody) == 5, "a spectator knows neither's"


@pytest.mark.ruling("heat 104")
def test_a_sponsor_that_is_drawn_is_told_to_nobody_else(heat: From) -> None:
    race = heat("""
        heat gb garage season step=react order=0,1 start=77 speed=15 boost=1 adrenaline=1 press=1 sponsors=+s03
        0 gear=4 at=1.29.1 hand=1 deck=2222222 play=444 shown engine=HHHHHH
        1 at=0.50.1 plan=cards play=0
    """)
    race.act(0, "done")
    assert cards_in(race.events_for(0), "sponsored") == ["s03"]
    for seat in (1, None):
        (told,) = of_kind(race.events_for(seat), "sponsored")
        assert "card" not in told.numbers
    assert known(race, 0) == ""


@pytest.mark.ruling("heat 101")
def test_a_sponsor_that_was_dropped_and_drawn_again_is_no_longer_unseen(heat: From, engine: Engine) -> None:
    race = heat("""
        heat gb garage season step=discard order=0,1 start=63 speed=1 sponsors=+s03+s04
        0 gear=2 at=1.1.1 hand=1+s01 secret=+s01 play=1 shown
        1 at=0.50.1 plan=cards play=0
    """)
    race.act(0, "drop s01, keep", force("1 s01"))
    assert race.view(1)["cars"][0]["unseen_sponsors"] == 0
    assert known(race, 0) == "1"
    assert pile(race, 0, "hand") == "11+s01"
    assert all(s.cards[0][tables.HAND] == position(race).cards[0][tables.HAND] for s in dreams(race, engine, 1, 5))


@pytest.mark.ruling("heat 101")
def test_a_sponsor_laid_face_down_is_as_unseen_as_in_hand_until_it_is_shown(heat: From, engine: Engine) -> None:
    race = heat(SPONSORED)
    race.act(0, "g2, 1+s01")
    assert race.view(1)["cars"][0]["unseen_sponsors"] == 2
    assert all(sum(s.cards[0][tables.PLAY]) == s.meant[0] for s in dreams(race, engine, 1))
    race.act(1, "g1, 1")
    assert race.view(1)["cars"][0]["unseen_sponsors"] == 1
    assert race.view(1)["cars"][0]["play"] == "1+s01"


@pytest.mark.ruling("heat 115")
def test_in_a_tournament_others_imagine_any_number_of_cards_laid(heat: From, engine: Engine) -> None:
    race = heat("""
        heat gb tournament
        0 gear=2 at=1.5.1 hand=1223344 deck=111222 engine=HHH
        1 gear=2 at=1.2.1 hand=1112233 deck=222222 engine=HHH
    """)
    race.act(0, "g3, 1+2+3")
    laid = {(s.meant[0], sum(s.cards[0][tables.PLAY])) for s in dreams(race, engine, 1)}
    assert laid == {(1, 1), (2, 2), (3, 3), (4, 4)}
    real = encoded(engine, race._state, 1)
    for s in dreams(race, engine, 1, 10):
        assert HEAT.view.view(s, 1) == race.seen_by(1)
    luck = seeded(engine, 9)
    assert all(encoded(engine, race.imagined(1, luck), 1) == real for _ in range(10))


@pytest.mark.ruling("heat 115", "heat 138")
def test_nobody_imagines_cards_laid_by_a_car_that_has_moved_or_withdrawn(heat: From, engine: Engine) -> None:
    race = heat("""
        heat gb tournament
        0 gear=2 at=1.5.1 hand=1223344 deck=111222 engine=HHH
        1 gear=2 at=1.2.1 hand=1112233 deck=222222 engine=HHH
        2 gear=2 at=1.1.1 hand=1112233 deck=222222 engine=HHH
    """)
    race.act(0, "g3, 1+2+3")
    race.act(2, "g3, 1+2+3")
    race.withdraw(2)
    assert all(sum(s.cards[2][tables.PLAY]) == 0 for s in dreams(race, engine, 1))
    race.act(1, "g2, 1+1")
    race.act(0, "done, keep")
    assert race.waiting == (1,)
    assert all(sum(s.cards[0][tables.PLAY]) == 0 for s in dreams(race, engine, 1))


@pytest.mark.ruling("heat 115", "heat 117")
def test_an_imagined_gear_is_one_that_can_be_reached(heat: From, engine: Engine) -> None:
    race = heat("""
        heat gb tournament
        0 gear=1 at=1.5.1 hand=1223344 deck=111222
        1 gear=2 at=1.2.1 hand=1112233 deck=222222 engine=HHH
    """)
    race.act(0, "g1")
    assert {s.meant[0] for s in dreams(race, engine, 1)} == {1, 2, 3}


@pytest.mark.ruling("heat 43")
def test_cards_known_to_lie_on_the_deck_stay_there_in_every_dream(heat: From, engine: Engine) -> None:
    race = heat("""
        heat gb garage
        0 gear=2 at=1.5.1 hand=12 stack=+a15+a17 deck=333444 engine=HHH
        1 gear=2 at=1.2.1 hand=1112233 deck=222222 engine=HHH
    """)
    assert race.view(1)["cars"][0]["stack"] == ["a15", "a17"]
    for s in dreams(race, engine, 1, 10):
        assert s.stack[0][:2] == position(race).stack[0][:2]
        assert s.cards[0][tables.HAND][catalog.FIRST_BASIC :] == [0] * (tables.KINDS - tables.BASE_KINDS)


@pytest.mark.ruling("heat 127")
def test_heat_that_must_be_cooled_to_pay_is_known_to_be_in_hand(heat: From, engine: Engine) -> None:
    race = heat("""
        heat gb garage
        0 gear=2 at=1.0.1 hand=1HH1+b07+b11 deck=3333
        1 at=0.60.1 hand=1 deck=1 plan=cards play=0
    """)
    race.act(0, "g2, b07+b11, value 4")
    assert known(race, 0) == "HH"
    assert all(s.cards[0][tables.HAND][tables.HEAT] >= 2 for s in dreams(race, engine, 1))


@pytest.mark.ruling("heat 74")
def test_a_draft_has_no_secrets(engine: Engine) -> None:
    race = paddock.race("heat", seats=3, garage="both", seed=4, engine=engine)
    race.act(race.waiting[0], race.options(race.waiting[0])[0])
    views = [race.view(seat) for seat in (0, 1, 2, None)]
    assert all(view["modules"] == views[0]["modules"] for view in views)
    assert [car["upgrades"] for car in views[0]["cars"]] == [car["upgrades"] for car in views[3]["cars"]]
    assert pile(race, 0, "hand") == ""
