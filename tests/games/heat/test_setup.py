"""Setting a race up: decks, engines, the grid, laps, handicaps."""

from __future__ import annotations

import pytest

import paddock
from paddock.engine import Engine
from paddock.games.heat.setup import circuit, circuit_names
from paddock.race import Race
from tests.games.heat.look import HEAT, From, force, gear, one, pile, where
from tests.reading import position


def cards_of(race: Race, seat: int) -> str:
    return "".join(sorted(pile(race, seat, "deck") + pile(race, seat, "hand")))


@pytest.mark.ruling("heat 1")
@pytest.mark.parametrize("name", circuit_names())
def test_a_deck_is_twelve_speed_cards_three_upgrades_and_the_circuits_stress(engine: Engine, name: str) -> None:
    race = paddock.race("heat", circuit=name, seats=3, seed=5, engine=engine)
    printed = circuit(name)
    for seat in range(3):
        assert cards_of(race, seat) == "01112223334445H" + "S" * printed["stress_cards_per_player"]
        assert len(pile(race, seat, "hand")) == 7
        assert pile(race, seat, "engine") == "H" * printed["heat_cards_per_player"]
        assert pile(race, seat, "discard") == pile(race, seat, "play") == ""
        assert gear(race, seat) == 1


@pytest.mark.ruling("heat 3")
def test_the_heat_upgrade_starts_in_the_deck_and_may_join_the_engine(heat: From) -> None:
    race = heat("""
        heat usa round=1 step=react start=69 speed=1 cool=3 boost=1
        0 gear=1 at=1.1.1 hand=123H deck=4 play=1 shown engine=HHHHHH
    """)
    race.act(0, "cool 1")
    assert pile(race, 0, "engine") == "HHHHHHH"
    race.act(0, "boost", force("4"))
    assert pile(race, 0, "engine") == "HHHHHH"


@pytest.mark.ruling("heat 4")
def test_the_grid_is_drawn_by_lot_and_filled_from_the_first_box(engine: Engine) -> None:
    race = Race(HEAT, HEAT.setup.read_options({"circuit": "usa", "seats": 3}), seed=1, engine=engine)
    race.begin(force("2/3 0/2 " + "1 1 1 2 2 2 3 " * 3))
    assert [where(race, seat) for seat in (2, 1, 0)] == ["0.68.1", "0.68.2", "0.67.1"]
    assert race.view(None)["order"] == [2, 1, 0]


@pytest.mark.ruling("heat 4")
@pytest.mark.parametrize("name", circuit_names())
def test_two_boxes_share_a_space_and_the_odd_one_is_on_the_racing_line(engine: Engine, name: str) -> None:
    race = paddock.race("heat", circuit=name, seats=6, grid=[3, 1, 4, 0, 5, 2], seed=1, engine=engine)
    s = position(race)
    for box, seat in enumerate([3, 1, 4, 0, 5, 2]):
        space = s.course.spaces - 1 - box // 2
        racing = s.course.racing_lane[space]
        assert where(race, seat) == f"0.{space}.{racing if box % 2 == 0 else 3 - racing}"
    assert race.view(None)["order"] == [3, 1, 4, 0, 5, 2]


@pytest.mark.ruling("heat 5")
def test_the_first_crossing_of_the_line_only_begins_the_first_lap(heat: From) -> None:
    race = heat("""
        heat usa laps=1 round=1
        0 gear=1 at=0.68.1 hand=2345123 engine=HHHHHH
    """)
    assert race.view(0)["cars"][0]["lap"] == 0
    events = race.act(0, "g1, 4")
    assert one(events, "lapped").numbers == {"lap": 1, "laps": 1}
    assert where(race, 0) == "1.3.1"
    assert not race.view(0)["cars"][0]["crossed"]


@pytest.mark.ruling("heat 5")
def test_a_car_has_finished_after_the_number_of_laps(heat: From) -> None:
    race = heat("""
        heat usa laps=1
        0 gear=1 at=1.68.1 hand=2345123
    """)
    race.act(0, "g1, 4, done")
    assert race.over
    assert where(race, 0) == "2.3.1"


@pytest.mark.ruling("heat 6")
def test_a_handicap_removes_one_or_two_heat_from_the_engine(engine: Engine) -> None:
    race = paddock.race("heat", seats=3, handicap=[0, 1, 2], seed=1, engine=engine)
    assert [pile(race, seat, "engine") for seat in range(3)] == ["HHHHHH", "HHHHH", "HHHH"]
    with pytest.raises(paddock.PaddockError, match="handicap must be 0 to 2"):
        paddock.race("heat", seats=3, handicap=[0, 0, 3], seed=1, engine=engine)


@pytest.mark.ruling("heat 6")
def test_a_first_race_may_have_one_lap_instead_of_the_printed_two(engine: Engine) -> None:
    assert paddock.race("heat", circuit="usa", seats=2, seed=1, engine=engine).view(None)["laps"] == 2
    assert paddock.race("heat", circuit="usa", seats=2, laps=1, seed=1, engine=engine).view(None)["laps"] == 1


@pytest.mark.ruling("heat 7")
def test_left_over_heat_is_in_no_pile(engine: Engine) -> None:
    race = paddock.race("heat", circuit="usa", seats=2, handicap=[2, 0], seed=1, engine=engine)
    assert sum(sum(cards) for cards in position(race).cards[0]) == 18 + 4
    assert sum(sum(cards) for cards in position(race).cards[1]) == 18 + 6
    assert sum(sum(cards) for seat in range(2, 6) for cards in position(race).cards[seat]) == 0
