"""Steps 4 and 5: adrenaline; cooldown, boost and the extra space in any order."""

from __future__ import annotations

import pytest

import paddock
from paddock.engine import Engine
from paddock.race import Race
from tests.games.heat.look import From, force, moving, of_kind, one, pile, refused_by, where


def helped_cars(race: Race) -> list[int]:
    """The seats that get adrenaline in the round that is about to be planned; everybody plays a 1 in first gear."""
    for seat in race.waiting:
        race.act(seat, "g1, 1")
    this_round = race.view(None)["round"]
    while not race.over and race.view(None)["round"] == this_round:
        seat = race.waiting[0]
        race.act(seat, {"react": "done", "slipstream": "stay", "discard": "keep"}[race.view(None)["step"]])
    return [int(str(event.seat)) for event in of_kind(race.events, "adrenaline")]


def field(cars: int, *, home: int = 0, withdrawn: int = 0) -> str:
    """Racing cars in seat order from the front, then some that came home, then some that withdrew."""
    seats = cars + home + withdrawn
    lines = [f"{seat} at=1.{30 - 3 * seat}.2 hand=1112 deck=1111 engine=H" for seat in range(cars)]
    lines += [f"{cars + i} at=2.{i}.1 home place={i + 1}" for i in range(home)]
    lines += [f"{cars + home + i} at=1.{i}.1 withdrawn place={seats - i}" for i in range(withdrawn)]
    return "\n".join(["heat usa laps=1 round=4", *lines])


@pytest.mark.ruling("heat 27")
@pytest.mark.parametrize(("cars", "helped"), [(1, [0]), (2, [1]), (4, [3]), (5, [3, 4]), (6, [4, 5])])
def test_the_last_car_gets_adrenaline_and_the_last_two_of_five_or_six(heat: From, cars: int, helped: list[int]) -> None:
    assert helped_cars(heat(field(cars))) == helped


@pytest.mark.ruling("heat 28")
def test_the_number_of_cars_that_started_decides_even_if_some_are_home(heat: From) -> None:
    assert helped_cars(heat(field(3, home=2))) == [1, 2]
    assert helped_cars(heat(field(1, home=4))) == [0]
    assert helped_cars(heat(field(2, home=2))) == [1]


@pytest.mark.ruling("heat 30", "heat 124")
def test_after_a_withdrawal_the_real_last_cars_get_adrenaline(heat: From) -> None:
    assert helped_cars(heat(field(3, withdrawn=1))) == [2]
    assert helped_cars(heat(field(4, withdrawn=2))) == [2, 3]
    race = heat(field(4))
    race.withdraw(3)
    assert helped_cars(race) == [2]


@pytest.mark.ruling("heat 27", "heat 124")
def test_the_first_round_has_adrenaline_too(engine: Engine) -> None:
    race = paddock.race("heat", seats=2, grid=[1, 0], seed=3, engine=engine)
    for seat in (0, 1):
        race.act(seat, "g1")
        race.act(seat, race.options(seat)[0])
    assert (race.waiting, moving(race, "adrenaline")) == ((1,), 0)
    race.act(1, "done")
    while race.waiting == (1,):
        race.act(1, race.options(1)[0])
    assert (race.waiting, moving(race, "adrenaline")) == ((0,), 1)


@pytest.mark.ruling("heat 27")
def test_adrenaline_goes_by_turn_order_not_by_where_the_car_stands_after_moving(heat: From) -> None:
    race = heat("""
        heat usa
        0 gear=1 at=1.3.1 hand=0111 deck=1111
        1 gear=2 at=1.2.1 hand=0441 deck=1111 engine=H
    """)
    race.act(0, "g1, 0")
    race.act(1, "g2, 4+4")
    race.act(0, "done, keep")
    assert where(race, 1) == "1.10.1"
    assert moving(race, "adrenaline") == 1


LAST_CAR = """
    heat usa order=1,0 turn=1 step=react start=72 speed=5 cool=2 boost=1 adrenaline=1
    0 gear=2 at=1.8.1 hand=123HHH deck=4321 play=23 shown engine=HH
    1 at=1.20.2
"""
"""Second gear and adrenaline: cooldown 2, a boost and one more space."""


@pytest.mark.ruling("heat 31")
def test_adrenaline_gives_one_space_that_counts_as_speed(heat: From) -> None:
    race = heat(LAST_CAR)
    race.act(0, "adrenaline")
    assert where(race, 0) == "1.9.1"
    assert moving(race, "speed") == 6
    assert refused_by(race, 0, "adrenaline") == "heat 31"


@pytest.mark.ruling("heat 31")
def test_adrenaline_and_second_gear_together_cool_two(heat: From) -> None:
    race = heat("""
        heat usa
        0 gear=2 at=1.3.1 hand=23HHH1 deck=1111 engine=H
    """)
    race.act(0, "g2, 2+3")
    assert moving(race, "cooldown") == 2
    race.act(0, "cool 2")
    assert moving(race, "speed") == 5
    assert pile(race, 0, "hand") == "1H"


@pytest.mark.ruling("heat 31")
def test_either_both_or_none_of_the_two_benefits(heat: From) -> None:
    for answer, speed, heat_left in [("done", 5, 3), ("adrenaline, done", 6, 3), ("cool 2, done", 5, 1)]:
        race = heat(LAST_CAR)
        race.act(0, answer)
        assert (moving(race, "speed"), pile(race, 0, "hand").count("H")) == (speed, heat_left)


@pytest.mark.ruling("heat 31")
def test_adrenaline_is_not_kept_for_the_next_round(heat: From) -> None:
    race = heat(LAST_CAR.replace("1 at=1.20.2", "1 at=1.1.1 hand=1111 deck=1"))
    race.act(0, "done, keep")
    race.act(0, "g1, 1")
    race.act(1, "g1, 1")
    assert (race.waiting, moving(race, "adrenaline"), moving(race, "cooldown")) == ((0,), 0, 3)


@pytest.mark.ruling("heat 32", "heat 124")
def test_a_blocked_extra_space_still_adds_to_the_speed(heat: From) -> None:
    race = heat("""
        heat usa order=1,2,0 turn=2 step=react start=72 speed=5 boost=1 adrenaline=1
        0 gear=3 at=1.8.1 hand=123 deck=4321 play=23 shown engine=HH
        1 at=1.9.1
        2 at=1.9.2
    """)
    assert "adrenaline" in race.options(0)
    race.act(0, "adrenaline")
    assert where(race, 0) == "1.8.1"
    assert moving(race, "speed") == 6


@pytest.mark.ruling("heat 33", "heat 125")
def test_symbols_are_used_in_any_order_and_cooldown_in_parts(heat: From) -> None:
    race = heat(LAST_CAR)
    race.act(0, "cool 1")
    race.act(0, "boost", force("4"))
    race.act(0, "cool 1")
    race.act(0, "adrenaline")
    assert where(race, 0) == "1.13.2"
    assert moving(race, "speed") == 10
    assert pile(race, 0, "hand") == "123H"


@pytest.mark.ruling("heat 33")
def test_each_symbol_is_finished_before_the_next(heat: From) -> None:
    race = heat(LAST_CAR)
    events = race.act(0, "boost", force("1"))
    assert [event.kind for event in events] == ["paid", "flipped", "boosted", "moved"]
    events = race.act(0, "adrenaline")
    assert [event.kind for event in events] == ["pushed", "moved"]


@pytest.mark.ruling("heat 34", "heat 125")
def test_cooling_first_may_make_a_boost_payable(heat: From) -> None:
    race = heat(LAST_CAR.replace("engine=HH", ""))
    assert refused_by(race, 0, "boost") == "heat 36"
    race.act(0, "cool 1, boost", force("3"))
    assert pile(race, 0, "engine") == ""
    assert moving(race, "speed") == 8


@pytest.mark.ruling("heat 35")
@pytest.mark.parametrize(("chosen", "cooldown"), [(1, 3), (2, 1), (3, 0), (4, 0)])
def test_cooldown_by_gear(heat: From, chosen: int, cooldown: int) -> None:
    race = heat(f"""
        heat gb order=0,1
        0 gear={chosen} at=1.0.1 hand=0111HHHH engine=H
        1 at=1.40.1 plan=cards play=0
    """)
    race.act(0, f"g{chosen}, " + "+".join("0111"[:chosen]))
    assert moving(race, "cooldown") == cooldown
    assert [option for option in race.options(0) if option.startswith("cool")] == [
        f"cool {amount}" for amount in range(1, cooldown + 1)
    ]


@pytest.mark.ruling("heat 35")
def test_no_more_heat_cools_than_there_is_in_hand(heat: From) -> None:
    race = heat(LAST_CAR.replace("HHH deck", "H deck"))
    assert refused_by(race, 0, "cool 2") == "heat 35"
    race.act(0, "cool 1")
    assert refused_by(race, 0, "cool 1") == "heat 35"


@pytest.mark.ruling("heat 35")
def test_unused_cooldown_is_lost_when_the_step_ends(heat: From) -> None:
    race = heat(LAST_CAR)
    race.act(0, "done")
    assert race.view(None)["step"] == "discard"
    assert not any(option.startswith("cool") for option in race.options(0))
    assert refused_by(race, 0, "cool 1") is not None


@pytest.mark.ruling("heat 36")
@pytest.mark.parametrize("chosen", [1, 2, 3, 4])
def test_a_boost_in_any_gear_costs_one_heat_and_flips_for_speed(heat: From, chosen: int) -> None:
    race = heat(f"""
        heat gb
        0 gear={chosen} at=1.0.1 hand=01111HH deck=H2 engine=HH
    """)
    race.act(0, f"g{chosen}, " + "+".join("0111"[:chosen]))
    before = moving(race, "speed")
    race.act(0, "boost", force("H 2"))
    assert moving(race, "speed") == before + 2
    assert pile(race, 0, "engine") == "H"
    assert pile(race, 0, "discard") == "HH"


@pytest.mark.ruling("heat 36")
def test_only_one_boost_a_turn_and_none_without_heat_in_the_engine(heat: From) -> None:
    race = heat(LAST_CAR)
    race.act(0, "boost", force("4"))
    assert refused_by(race, 0, "boost") == "heat 36"
    cold = heat(LAST_CAR.replace("engine=HH", ""))
    assert "boost" not in cold.options(0)


OVER_THE_LINE = """
    heat usa laps=1 order=1,0 turn=1 step=react start=136 speed=5 cool=2 boost=1 adrenaline=1
    0 gear=2 at=2.3.1 hand=12HH deck=4321 play=23 shown engine=H
    1 at=2.10.1
"""


@pytest.mark.ruling("heat 36", "heat 37", "heat 125")
def test_react_symbols_stay_usable_after_the_finish_line(heat: From) -> None:
    race = heat(OVER_THE_LINE)
    race.act(0, "cool 2")
    race.act(0, "adrenaline")
    race.act(0, "boost", force("4"))
    assert race.over
    assert where(race, 0) == "2.8.1"


@pytest.mark.ruling("heat 37", "heat 67", "heat 131")
def test_a_finished_car_neither_discards_nor_refills_and_its_cards_are_cleared(heat: From) -> None:
    race = heat(OVER_THE_LINE.replace("1 at=2.10.1", "1 at=1.60.1 hand=1 deck=1"))
    events = race.act(0, "done")
    assert pile(race, 0, "play") == ""
    assert pile(race, 0, "hand") == "12HH"
    assert pile(race, 0, "discard") == "23"
    assert one(events, "cleared").ruling == "heat 131"
    assert not of_kind(events, "drew")
    assert race.waiting == (1,)
