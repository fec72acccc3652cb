"""Championship races: the press, sponsors, and the special rules of events."""

from __future__ import annotations

from typing import Any

import pytest

import paddock
from paddock.engine import Engine
from tests.games.heat.look import From, cards_in, force, known, of_kind, one, pile, where
from tests.reading import position

EVENTS: dict[str, dict[str, Any]] = {
    "e01": {"circuit": "gb", "press": [1], "sponsors": 2, "lap_prizes": 3},
    "e02": {"circuit": "usa", "press": [2], "sponsors": 1, "speed_prize": 15},
    "e03": {"circuit": "italia", "press": [3], "sponsors": 1, "laps": 2},
    "e04": {"circuit": "italia", "press": [2], "sponsors": 2, "engine": 7},
    "e05": {"circuit": "gb", "press": [3, 5], "sponsors": 1, "laps": 3, "hand_size": 8},
    "e06": {"circuit": "france", "press": [3], "sponsors": 1},
    "e07": {"circuit": "usa", "press": [1], "sponsors": 3},
    "e08": {"circuit": "gb", "press": [2, 4], "sponsors": 1, "passing_prize": 3},
    "e09": {"circuit": "france", "press": [4], "sponsors": 1, "engine": 4, "stress": 2, "hand_size": 6},
    "e10": {"circuit": "italia", "press": [1], "sponsors": 0, "stress": 4, "no_mercy": True},
}
"""What each event says, where it differs from the usual; corners count from 1."""
LAPS = {"gb": 2, "usa": 2, "italia": 3, "france": 2}


@pytest.mark.ruling("heat 98", "heat 109")
@pytest.mark.parametrize("event", EVENTS)
def test_an_event_sets_up_its_race(engine: Engine, event: str) -> None:
    race = paddock.race("heat", event=event, seats=2, seed=1, engine=engine)
    told, view = EVENTS[event], race.view(None)
    modules = view["modules"]
    assert race.position.split()[1] == told["circuit"]
    assert view["laps"] == told.get("laps", LAPS[told["circuit"]])
    assert modules["press"] == [corner - 1 for corner in told["press"]]
    assert modules["sponsors_left"] == 35 - 2 * told["sponsors"]
    for prize in ("lap_prizes", "speed_prize", "passing_prize"):
        assert modules[prize] == told.get(prize, 0)
    assert modules["no_mercy"] == told.get("no_mercy", False)
    for seat in (0, 1):
        assert len(pile(race, seat, "engine")) == told.get("engine", 6)
        cards = pile(race, seat, "deck") + pile(race, seat, "hand").partition("+")[0]
        assert cards.count("S") == told.get("stress", 3)
        assert view["cars"][seat]["hand_size"] == told.get("hand_size", 7)
        assert cards.count("5") == 0, "the starting upgrades stay in the box"


@pytest.mark.ruling("heat 109")
@pytest.mark.parametrize(("event", "circuit", "laps"), [("e03", "usa", 1), ("e05", "italia", 4), ("e03", "espana", 1)])
def test_lap_changes_apply_to_the_circuits_own_number(engine: Engine, event: str, circuit: str, laps: int) -> None:
    race = paddock.race("heat", event=event, circuit=circuit, seats=2, seed=1, engine=engine)
    assert race.view(None)["laps"] == laps


@pytest.mark.ruling("heat 97", "heat 102")
@pytest.mark.parametrize(("circuit", "event", "corners"), [("japan", "e07", [1]), ("espana", "e02", [3])])
def test_the_second_line_of_a_chicane_is_the_press_corner(
    engine: Engine, circuit: str, event: str, corners: list[int]
) -> None:
    race = paddock.race("heat", event=event, circuit=circuit, seats=1, seed=1, engine=engine)
    assert race.view(None)["modules"]["press"] == corners


# The booklet's example: a press corner of printed limit 3, with a token of +1.


def at_the_press(play: str, speed: int, *, values: str = "", words: str = "", cars: str = "") -> str:
    """A car that has crossed the second corner of the USA, limit 3, where the press stands and the limit is 4."""
    head = f"heat usa garage season step=react order=0,1 start={69 + 32} speed={speed} adrenaline=1 press=2 {words}"
    return f"""
        {head} {values} roads=none,limit_plus_1,none,none sponsors=+s01+s02
        0 gear=4 at=1.{32 + speed}.1 hand=1 deck=2222222 play={play} shown engine=HHHHHH
        1 at=0.50.1 plan=cards play=0
        {cars}
    """


@pytest.mark.ruling("heat 102")
@pytest.mark.parametrize(
    ("play", "speed", "paid", "sponsors"),
    [
        pytest.param("33", 6, 2, 1, id="yellow pays 2 heat and gains a sponsor"),
        pytest.param("3+a27", 7, 1, 1, id="with a shift of 2 the limit for the car is 6, for the press 4"),
        pytest.param("33+a27", 10, 4, 1, id="far too fast"),
        pytest.param("3+s05", 6, 1, 1, id="a shift of 1"),
        pytest.param("3+a24", 6, 0, 1, id="red pays no heat and still gains a sponsor"),
        pytest.param("3+a19", 5, 2, 0, id="one too fast, with a shift down"),
        pytest.param("1+a19+a22", 5, 3, 0, id="blue pays 3 heat and gains none, for only 1 is above the limit"),
        pytest.param("4", 4, 0, 0, id="at the limit"),
    ],
)
def test_the_booklets_example_of_yellow_red_and_blue_at_the_press_corner(
    heat: From, play: str, speed: int, paid: int, sponsors: int
) -> None:
    race = heat(at_the_press(play, speed))
    events = race.act(0, "done")
    assert one(events, "corner")["cost"] == paid
    assert len(pile(race, 0, "engine")) == 6 - paid
    assert len(cards_in(events, "sponsored")) == sponsors
    assert len(of_kind(events, "pressed")) == sponsors


@pytest.mark.ruling("heat 102")
def test_crossing_the_line_in_a_slipstream_gains_a_sponsor_at_any_speed(heat: From) -> None:
    text = """
        heat usa garage season step=slipstream order=1,0 turn=1 start=98 speed=3 press=2 sponsors=+s01+s02
        0 gear=2 at=1.{space}.1 hand=1 deck=2222222 play=12 shown engine=HHHHHH
        1 at=1.{ahead}.1
    """
    race = heat(text.format(space=32, ahead=33))
    events = race.act(0, "slip")
    assert (one(events, "corner")["cost"], len(cards_in(events, "sponsored"))) == (0, 1)
    assert one(events, "pressed")["slipped"] == 1
    behind = heat(text.format(space=33, ahead=34).replace("start=98", "start=99"))
    assert not cards_in(behind.act(0, "slip"), "sponsored"), "the line was crossed before the slipstream"


@pytest.mark.ruling("heat 103")
def test_slipstream_and_speed_together_still_gain_one_sponsor(heat: From) -> None:
    race = heat("""
        heat usa garage season step=slipstream order=1,0 turn=1 start=94 speed=7 press=2 sponsors=+s01+s02
        0 gear=2 at=1.32.1 hand=1 deck=2222222 play=34 shown engine=HHHHHH
        1 at=1.33.1
    """)
    assert len(cards_in(race.act(0, "slip"), "sponsored")) == 1


@pytest.mark.ruling("heat 103")
def test_two_press_corners_in_one_turn_can_give_two(heat: From) -> None:
    """France: limit 2 at space 20, limit 4 at 27."""
    race = heat("""
        heat france garage season step=react order=0,1 start=79 speed=9 adrenaline=1 press=2,3 sponsors=+s01+s02
        0 gear=4 at=1.28.1 hand=1 deck=2222222 play=333 shown engine=HHHHHHHHHHHHHHH
        1 at=0.50.1 plan=cards play=0
    """)
    assert len(cards_in(race.act(0, "done"), "sponsored")) == 2


@pytest.mark.ruling("heat 103")
def test_a_turn_with_a_spin_out_gains_no_sponsor_of_any_kind(heat: From) -> None:
    race = heat(
        """
        heat france garage season step=react order=0,1 start=79 speed=16 adrenaline=1 press=2,3 {prizes}
        0 gear=4 at=1.35.1 hand=1 deck=2222222 play=444 shown engine=HHHHHHHHHHHHHHH
        1 at=0.50.1 plan=cards play=0
    """.format(prizes="speed_prize=15 sponsors=+s01+s02")
    )
    events = race.act(0, "done")
    assert one(events, "spun-out")["corner"] == 2
    assert not of_kind(events, "sponsored")


@pytest.mark.ruling("heat 104")
def test_a_sponsor_is_drawn_at_once_and_takes_up_room_in_the_hand(heat: From) -> None:
    race = heat(at_the_press("33", 6).replace("hand=1 ", "hand=11111 "))
    race.act(0, "done", force("s02"))
    assert race.view(None)["step"] == "discard"
    assert pile(race, 0, "hand") == "11111+s02"
    assert "drop s02" in race.options(0)
    race.act(0, "keep", force("2"))
    assert pile(race, 0, "hand") == "111112+s02"


@pytest.mark.ruling("heat 104", "heat 14")
def test_a_sponsor_may_make_a_hand_larger_than_its_limit(heat: From) -> None:
    race = heat(at_the_press("33", 6).replace("hand=1 ", "hand=1111111 "))
    race.act(0, "done, keep", force("s02"))
    assert pile(race, 0, "hand") == "1111111+s02"


# Sponsors in use.


@pytest.mark.ruling("heat 101")
def test_a_sponsor_that_was_played_is_removed_at_the_end_of_the_turn(heat: From) -> None:
    race = heat("""
        heat gb garage season step=discard order=0 start=63 speed=4
        0 gear=2 at=1.4.1 hand=1 deck=2222222 play=1+s02 shown
    """)
    race.act(0, "keep")
    assert pile(race, 0, "discard") == "1"
    assert position(race).market_size == [0, 0, 0, 1]


@pytest.mark.ruling("heat 101")
def test_a_sponsor_dropped_flipped_or_scrapped_stays_in_the_car(heat: From) -> None:
    race = heat("""
        heat gb garage season step=discard order=0 start=63 speed=4
        0 gear=2 at=1.4.1 hand=1+s02 deck=22222222 play=1 shown
    """)
    events = race.act(0, "drop s02, keep")
    assert (pile(race, 0, "discard"), of_kind(events, "spent")) == ("1+s02", [])
    flipping = heat("heat gb garage season; 0 at=1.0.1 hand=S deck=2+s02 engine=H")
    flipping.act(0, "g1, stress", force("s02 2"))
    assert pile(flipping, 0, "discard") == "+s02"


@pytest.mark.ruling("heat 101")
def test_an_empty_pile_is_made_anew_from_sponsors_used_in_this_race(heat: From) -> None:
    race = heat(at_the_press("33", 6).replace("sponsors=+s01+s02", "spent=+s04+s05"))
    events = race.act(0, "done", force("s05"))
    assert cards_in(events, "sponsored") == ["s05"]
    assert position(race).market_size == [0, 0, 1, 0]


@pytest.mark.ruling("heat 101")
def test_without_any_sponsor_left_nothing_is_gained(heat: From) -> None:
    race = heat(at_the_press("33", 6).replace("sponsors=+s01+s02", ""))
    events = race.act(0, "done")
    assert one(events, "no-sponsor").ruling == "heat 101"
    assert pile(race, 0, "hand") == "1"


@pytest.mark.ruling("heat 101", "heat 131")
def test_a_sponsor_played_over_the_finish_line_is_used_up_too(heat: From) -> None:
    race = heat("""
        heat gb laps=1 garage season step=react order=0,1 start=124 speed=4 adrenaline=1
        0 gear=2 at=2.2.1 hand=1 deck=2222222 play=+s02 shown
        1 at=1.40.1 plan=cards play=0
    """)
    events = race.act(0, "done")
    assert cards_in(events, "spent") == ["s02"]


# Special rules.


LAP_LINE = """
    heat gb garage season lap_prizes={prizes} sponsors=+s01+s02 step=react order=0,1 start={start} speed=4 boost=1
    0 gear=4 at={at} hand=1 deck=2222222 play=4 shown engine=HHH
    1 at=0.40.1 plan=cards play=0
"""


def lap_line(prizes: int, start: int, at: str) -> str:
    return LAP_LINE.format(prizes=prizes, start=start, at=at)


@pytest.mark.ruling("heat 105")
@pytest.mark.parametrize(
    ("prizes", "start", "at", "gained"),
    [
        (3, 124, "2.2.1", 1),  # over the line that ends the first lap
        (1, 124, "2.2.1", 1),
        (0, 124, "2.2.1", 0),  # three others were faster
        (3, 61, "1.2.1", 0),  # the first crossing only starts the race
        (3, 121, "1.62.1", 0),  # one space short
        (3, 127, "2.5.1", 0),  # it did so before
    ],
)
def test_e01_the_first_three_to_complete_a_lap_gain_a_sponsor(
    heat: From, prizes: int, start: int, at: str, gained: int
) -> None:
    race = heat(lap_line(prizes, start, at))
    events = race.act(0, "done")
    assert len(cards_in(events, "sponsored")) == gained
    assert race.view(None)["modules"]["lap_prizes"] == prizes - gained
    assert all(event.ruling == "heat 105" for event in of_kind(events, "sponsored"))


@pytest.mark.ruling("heat 105", "heat 136")
def test_e01_a_spin_out_uses_the_place_up_without_a_sponsor(heat: From) -> None:
    race = heat(lap_line(3, 124, "2.15.1").replace("speed=4", "speed=17"))
    events = race.act(0, "done")
    assert of_kind(events, "spun-out")
    assert not of_kind(events, "sponsored")
    assert race.view(None)["modules"]["lap_prizes"] == 2


@pytest.mark.ruling("heat 105", "heat 134")
def test_e01_a_legend_uses_a_place_up(heat: From) -> None:
    race = heat("""
        heat gb garage season lap_prizes=3 sponsors=+s01 legend_cards=1
        0 at=0.50.1 hand=1111 deck=2222
        1 at=1.60.1 legend
        2 at=0.55.1 legend
    """)
    race.act(0, "g1, 1")
    assert race.view(None)["modules"]["lap_prizes"] == 2
    assert position(race).market_size[2] == 1


@pytest.mark.ruling("heat 106")
@pytest.mark.parametrize(("speed", "answers", "gained"), [(15, "done", 1), (14, "done", 0), (14, "adrenaline", 1)])
def test_e02_a_final_speed_of_fifteen_gains_a_sponsor(heat: From, speed: int, answers: str, gained: int) -> None:
    head = f"heat usa garage season speed_prize=15 sponsors=+s01 step=react order=1,0 turn=1 start=83 speed={speed}"
    race = heat(f"""
        {head} adrenaline=1
        0 gear=4 at=1.{14 + speed}.1 hand=1 deck=2222222 play=444 shown
        1 at=1.60.1
    """)
    assert len(cards_in(race.act(0, answers), "sponsored")) == gained


@pytest.mark.ruling("heat 106")
def test_e02_slipstream_is_no_speed(heat: From) -> None:
    race = heat("""
        heat usa garage season speed_prize=15 sponsors=+s01 step=slipstream order=1,0 turn=1 start=83 speed=14
        0 gear=4 at=1.28.1 hand=1 deck=2222222 play=444 shown
        1 at=1.29.1
    """)
    assert not cards_in(race.act(0, "slip"), "sponsored")


@pytest.mark.ruling("heat 107")
@pytest.mark.parametrize(
    ("others", "gained"),
    [
        (["1.3.1", "1.3.2", "1.5.1"], 1),
        (["1.3.1", "1.3.2", "2.5.1"], 1),  # a lap ahead, on the road between
        (["1.3.1", "1.3.2", "1.0.2"], 0),  # on the space where the turn began
        (["1.3.1", "1.3.2", "1.8.1"], 0),  # on the space where it ended
        (["1.3.1", "1.3.2", "1.9.1"], 0),  # ahead
    ],
)
def test_e08_passing_three_cars_in_a_turn_gains_a_sponsor(heat: From, others: list[str], gained: int) -> None:
    """From space 0 to space 8."""
    order = ",".join(map(str, range(len(others) + 1)))
    lines = "\n".join(f"{seat} at={place} legend" for seat, place in enumerate(others, 1))
    head = f"heat gb garage season passing_prize=3 sponsors=+s01 step=react order={order} start=63 speed=8"
    race = heat(f"""
        {head} cool=1 adrenaline=1
        0 gear=2 at=1.8.2 hand=1H deck=2222222 play=44 shown
        {lines}
    """)
    assert len(cards_in(race.act(0, "done"), "sponsored")) == gained


@pytest.mark.ruling("heat 107")
def test_e08_a_slipstream_counts_for_passing(heat: From) -> None:
    race = heat("""
        heat gb garage season passing_prize=3 sponsors=+s01 step=slipstream order=0,1,2,3 start=63 speed=4
        0 gear=2 at=1.4.2 hand=1 deck=2222222 play=22 shown
        1 at=1.4.1 plan=cards play=0
        2 at=1.5.1 plan=cards play=0
        3 at=1.5.2 plan=cards play=0
    """)
    assert len(cards_in(race.act(0, "slip"), "sponsored")) == 1


@pytest.mark.ruling("heat 108")
def test_e10_a_car_that_spins_out_is_out_at_once_with_the_last_place(heat: From) -> None:
    race = heat("""
        heat italia garage season no_mercy step=react order=0,1,2 start=60 speed=9 adrenaline=1
        0 gear=4 at=1.15.1 hand=1 deck=2222222 play=45 shown engine=H
        1 at=1.2.1 plan=cards play=2 hand=1 engine=H
        2 at=1.1.1 plan=cards play=2 hand=1 engine=H
    """)
    events = race.act(0, "done")
    assert one(events, "retired")["place"] == 3
    car = race.view(None)["cars"][0]
    assert (car["status"], car["place"], car["space"]) == ("retired", 3, None)
    assert race.waiting == (1,)
    race.act(1, "done, keep")
    assert race.view(None)["moving"]["adrenaline"] == 1, "the real last car"
    assert known(race, 0) == ""


@pytest.mark.ruling("heat 108", "heat 70")
def test_e10_places_run_up_from_the_last_one_and_a_race_without_cars_is_over(heat: From) -> None:
    text = """
        heat italia garage season no_mercy step=react order=0,1 start=60 speed=9 adrenaline=1
        0 gear=4 at=1.15.1 hand=1 deck=2222222 play=45 shown engine=H
        1 at=1.2.1 plan=cards play=2 hand=1 engine=H
    """
    race = heat(text)
    race.withdraw(1)
    race.act(0, "done")
    assert race.over
    assert race.standing() == [1, 2]
    assert where(race, 0).startswith("1.9.")
