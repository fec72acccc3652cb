"""Step 7: corners and spin-outs. Italia's corner lines: space 10 limit 5, space 19 limit 2, space 26 limit 3."""

from __future__ import annotations

import pytest

from paddock.games.heat import atlas
from tests.games.heat.look import From, force, gear, of_kind, one, pile, where


def drive(
    start: str, end: str, *, speed: int, engine: str, gear: int = 4, others: str = "", head: str = "italia"
) -> str:
    """Seat 0 has driven and has nothing left to use but a boost; the others have moved and stand where they are."""
    lap, space, _ = start.split(".")
    begun = int(lap) * {"italia": 54, "usa": 69}[head.split()[0]] + int(space)
    cars = [f"{seat} at={spot} hand=1 deck=1" for seat, spot in enumerate(others.split(), start=1)]
    order = ",".join(map(str, [*range(1, len(cars) + 1), 0]))
    return "\n".join(
        [
            f"heat {head} order={order} turn={len(cars)} step=react start={begun} speed={speed} adrenaline=1",
            f"0 gear={gear} at={end} hand=123 deck=1234512 play=444 shown engine={engine}",
            *cars,
        ]
    )


@pytest.mark.ruling("heat 55")
def test_the_speed_is_all_cards_in_play_with_flips_and_the_adrenaline_that_was_used(heat: From) -> None:
    race = heat("heat italia; 0 gear=2 at=1.7.1 hand=2S123 deck=31 engine=HHHHHH")
    race.act(0, "g2, 2+stress", force("3"))
    race.act(0, "boost", force("1"))
    race.act(0, "adrenaline")
    events = race.act(0, "done")
    assert one(events, "corner").numbers == {"corner": 0, "speed": 7, "limit": 5, "cost": 2}


@pytest.mark.ruling("heat 55")
def test_adrenaline_that_was_not_used_does_not_count(heat: From) -> None:
    race = heat("heat italia; 0 gear=2 at=1.7.1 hand=23123 deck=31 engine=HHHHHH")
    race.act(0, "g2, 2+3")
    events = race.act(0, "done")
    assert one(events, "corner").numbers == {"corner": 0, "speed": 5, "limit": 5, "cost": 0}
    assert pile(race, 0, "engine") == "HHHHHH"


@pytest.mark.ruling("heat 56", "heat 57")
def test_speed_above_the_limit_is_paid_in_heat_to_the_discard_pile(heat: From) -> None:
    race = heat(drive("1.5.1", "1.13.1", speed=8, engine="HHHH"))
    race.act(0, "done")
    assert pile(race, 0, "engine") == "H"
    assert pile(race, 0, "discard") == "HHH"
    assert where(race, 0) == "1.13.1"


@pytest.mark.ruling("heat 56")
def test_every_line_is_paid_on_its_own_in_order_of_crossing(heat: From) -> None:
    race = heat(drive("1.18.1", "1.26.1", speed=8, engine="H" * 11))
    events = race.act(0, "done")
    assert [(event["corner"], event["cost"]) for event in of_kind(events, "corner")] == [(1, 6), (2, 5)]
    assert pile(race, 0, "engine") == ""
    assert where(race, 0) == "1.26.1"


@pytest.mark.ruling("heat 56")
def test_a_line_right_behind_the_car_is_crossed_and_one_right_before_it_is_not(heat: From) -> None:
    behind = heat(drive("1.9.1", "1.10.1", speed=1, engine="H"))
    assert len(of_kind(behind.act(0, "done"), "corner")) == 1
    before = heat(drive("1.8.1", "1.9.1", speed=1, engine="H"))
    assert not of_kind(before.act(0, "done"), "corner")
    after = heat(drive("1.10.1", "1.11.1", speed=1, engine="H"))
    assert not of_kind(after.act(0, "done"), "corner")


@pytest.mark.ruling("heat 129")
@pytest.mark.parametrize(("limit", "cost"), [(0, 1), (-2, 3)])
def test_a_limit_below_zero_is_not_raised_to_zero(
    heat: From, monkeypatch: pytest.MonkeyPatch, limit: int, cost: int
) -> None:
    """No printed corner has such a limit; a circuit of one's own may."""
    road = atlas.course("italia").copy()
    road.limit[0] = limit
    monkeypatch.setattr(atlas, "course", lambda name: road)
    race = heat(drive("1.9.1", "1.10.1", speed=1, engine="HHHH"))
    assert one(race.act(0, "done"), "corner").numbers == {"corner": 0, "speed": 1, "limit": limit, "cost": cost}


@pytest.mark.ruling("heat 59")
def test_who_cannot_pay_pays_all_there_is_and_spins_out(heat: From) -> None:
    race = heat(drive("1.5.1", "1.13.1", speed=8, engine="HH"))
    events = race.act(0, "done")
    assert one(events, "spun-out")["corner"] == 0
    assert pile(race, 0, "engine") == ""
    assert pile(race, 0, "discard") == "HH"
    assert where(race, 0) == "1.9.1"


@pytest.mark.ruling("heat 59")
def test_exactly_enough_heat_is_enough(heat: From) -> None:
    race = heat(drive("1.5.1", "1.13.1", speed=8, engine="HHH"))
    assert not of_kind(race.act(0, "done"), "spun-out")
    assert pile(race, 0, "engine") == ""


@pytest.mark.ruling("heat 59")
def test_heat_paid_at_an_earlier_corner_stays_paid(heat: From) -> None:
    race = heat(drive("1.18.1", "1.26.1", speed=8, engine="H" * 7))
    events = race.act(0, "done")
    assert one(events, "spun-out")["corner"] == 2
    assert pile(race, 0, "discard") == "H" * 7
    assert where(race, 0) == "1.25.2"


@pytest.mark.ruling("heat 59")
def test_later_corners_are_not_checked_after_a_spin_out(heat: From) -> None:
    race = heat(drive("1.18.1", "1.26.1", speed=8, engine="H"))
    events = race.act(0, "done")
    assert [event["corner"] for event in of_kind(events, "corner")] == [1]
    assert where(race, 0) == "1.18.1"


@pytest.mark.ruling("heat 60")
@pytest.mark.parametrize(
    ("others", "spot"),
    [
        ("", "1.9.1"),
        ("1.9.1", "1.9.2"),
        ("1.9.2", "1.9.1"),
        ("1.9.1 1.9.2", "1.8.1"),
        ("1.9.1 1.9.2 1.8.1", "1.8.2"),
        ("1.9.1 1.9.2 1.8.1 1.8.2", "1.7.1"),
    ],
)
def test_the_car_goes_to_the_first_free_spot_before_the_line(heat: From, others: str, spot: str) -> None:
    race = heat(drive("1.4.1", "1.13.1", speed=9, engine="", others=others))
    race.act(0, "done")
    assert where(race, 0) == spot


@pytest.mark.ruling("heat 130")
def test_the_spot_where_the_turn_began_is_free_for_the_car_itself(heat: From) -> None:
    """Everything between is full, so the car ends where it started, never behind that."""
    race = heat(drive("1.8.2", "1.13.1", speed=5 + 4, engine="", others="1.9.1 1.9.2 1.8.1"))
    race.act(0, "done")
    assert where(race, 0) == "1.8.2"


@pytest.mark.ruling("heat 61", "heat 130")
def test_a_car_that_goes_back_over_the_finish_line_loses_the_lap_it_began(
    heat: From, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No printed circuit has a corner so close behind the line; here one lies between spaces 0 and 1."""
    road = atlas.course("italia").copy()
    road.first_after[0] = 1
    road.corner_before[10], road.corner_before[1] = 0, 1
    monkeypatch.setattr(atlas, "course", lambda name: road)
    race = heat(drive("1.50.1", "2.4.1", speed=8, engine="", others="1.0.1 1.0.2"))
    assert race.view(None)["cars"][0]["lap"] == 2
    race.act(0, "done")
    assert where(race, 0) == "1.53.1"
    assert race.view(None)["cars"][0]["lap"] == 1


@pytest.mark.ruling("heat 62")
@pytest.mark.parametrize(("driven", "stress"), [(1, "S"), (2, "S"), (3, "SS"), (4, "SS")])
def test_stress_by_the_gear_of_this_turn_into_the_hand_and_first_gear(heat: From, driven: int, stress: str) -> None:
    race = heat(drive("1.5.1", "1.13.1", speed=8, engine="", gear=driven))
    race.act(0, "done")
    assert pile(race, 0, "hand") == "123" + stress
    assert gear(race, 0) == 1


@pytest.mark.ruling("heat 63")
def test_after_a_spin_out_the_car_still_discards_and_refills(heat: From) -> None:
    race = heat(drive("1.5.1", "1.13.1", speed=8, engine="HH"))
    race.act(0, "done")
    assert race.options(0) == ["keep", "drop 1", "drop 2", "drop 3"]
    race.act(0, "drop 2, keep", force("5 1 1"))
    assert pile(race, 0, "hand") == "11135SS"
    assert pile(race, 0, "discard") == "2444HH"


@pytest.mark.ruling("heat 64")
def test_corners_beyond_the_finish_line_of_the_last_lap_are_ignored(heat: From) -> None:
    race = heat(drive("1.53.1", "2.11.1", speed=12, engine="", head="italia laps=1"))
    events = race.act(0, "done")
    assert not of_kind(events, "corner")
    assert race.over
    assert where(race, 0) == "2.11.1"


@pytest.mark.ruling("heat 64")
def test_on_an_earlier_lap_they_are_checked(heat: From) -> None:
    race = heat(drive("1.53.1", "2.11.1", speed=12, engine="", head="italia laps=2"))
    events = race.act(0, "done")
    assert one(events, "spun-out")["corner"] == 0
    assert where(race, 0) == "2.9.1"


@pytest.mark.ruling("heat 64")
def test_a_spin_out_at_a_corner_before_the_finish_line_undoes_the_finish(heat: From) -> None:
    race = heat(drive("1.56.2", "2.4.1", speed=17, engine="HHH", head="usa laps=1"))
    race.act(0, "done")
    assert where(race, 0) == "1.56.2"
    assert not race.view(None)["cars"][0]["crossed"]
    assert race.view(None)["step"] == "discard"


@pytest.mark.ruling("heat 64")
def test_a_corner_before_the_finish_line_that_is_paid_lets_the_finish_stand(heat: From) -> None:
    race = heat(drive("1.56.2", "2.4.1", speed=17, engine="H" * 15, head="usa laps=1"))
    events = race.act(0, "done")
    assert one(events, "corner")["cost"] == 15
    assert race.over
