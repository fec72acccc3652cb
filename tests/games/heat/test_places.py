"""Places of the expansion circuits: flooded ground and tunnels."""

from __future__ import annotations

import pytest

from tests.games.heat.look import From, gear, one, pile, refused_by


@pytest.mark.ruling("heat 11")
@pytest.mark.parametrize(
    ("space", "before", "after", "paid"),
    [
        (7, 3, 2, 1),  # flooded: one gear down costs one heat
        (7, 4, 2, 2),  # and two gears down cost two
        (7, 2, 3, 0),  # shifting up is as usual
        (7, 1, 3, 1),
        (7, 2, 2, 0),
        (20, 3, 2, 0),  # dry
        (20, 4, 2, 1),
    ],
)
def test_shifting_down_on_flooded_ground_costs_one_heat_more(
    heat: From, space: int, before: int, after: int, paid: int
) -> None:
    race = heat(f"heat japan; 0 gear={before} at=1.{space}.1 hand=1112223 deck=2222 engine=HHH")
    race.act(0, f"g{after}, {'+'.join('1122'[:after])}")
    assert (len(pile(race, 0, "engine")), gear(race, 0)) == (3 - paid, after)


@pytest.mark.ruling("heat 11")
def test_without_heat_no_gear_down_from_flooded_ground(heat: From) -> None:
    race = heat("heat japan; 0 gear=3 at=1.7.1 hand=1112223 deck=2222")
    assert race.options(0) == ["g3", "g4"]
    assert refused_by(race, 0, "g2") == "heat 11"
    one_left = heat("heat japan; 0 gear=3 at=1.7.1 hand=1112223 deck=2222 engine=H")
    assert one_left.options(0) == ["g2", "g3", "g4"]


@pytest.mark.ruling("heat 115", "heat 116", "heat 11")
def test_in_a_tournament_water_is_paid_for_at_the_reveal_or_a_card_is_added(heat: From) -> None:
    paying = heat("heat japan tournament; 0 gear=3 at=1.20.1 hand=1112223 deck=2222 engine=HH")
    paying.act(0, "g2, 1+1")
    assert len(pile(paying, 0, "engine")) == 2, "dry ground"
    wet = heat("heat japan tournament; 0 gear=3 at=1.40.1 hand=1112223 deck=2222 engine=HH")
    wet.act(0, "g2, 1+1")
    assert (len(pile(wet, 0, "engine")), gear(wet, 0)) == (1, 2)
    broke = heat("heat japan tournament; 0 gear=3 at=1.40.1 hand=1112223 deck=2222")
    events = broke.act(0, "g2, 1+1")
    assert gear(broke, 0) == 3
    assert one(events, "speed")["speed"] == 1 + 1 + 2


@pytest.mark.ruling("heat 65")
@pytest.mark.parametrize(("space", "inside"), [(15, False), (16, True), (23, True), (24, False)])
def test_a_car_in_a_tunnel_cannot_discard(heat: From, space: int, inside: bool) -> None:
    race = heat(f"""
        heat espana step=react order=0 start={109 + space - 3} speed=3 adrenaline=1
        0 gear=3 at=1.{space}.1 hand=12S deck=2222222 play=2 shown engine=HHHHHH
    """)
    race.act(0, "done")
    step = race.view(None)["step"]
    assert step == ("planning" if inside else "discard"), "in a tunnel nobody is asked"


@pytest.mark.ruling("heat 42")
@pytest.mark.parametrize(("space", "inside"), [(24, False), (20, True)])
def test_nor_get_rid_of_stress(heat: From, space: int, inside: bool) -> None:
    race = heat(f"""
        heat espana garage step=react order=0 start=125 speed=4 relief=2 adrenaline=1
        0 gear=3 at=1.{space}.1 hand=12SS deck=2222222 play=2+b04 shown engine=HHHHHH
    """)
    if inside:
        assert refused_by(race, 0, "relieve 1") == "heat 42"
    else:
        race.act(0, "relieve 2")
        assert pile(race, 0, "hand") == "12"


@pytest.mark.ruling("heat 43", "heat 65")
def test_a_card_in_play_may_be_refreshed_in_a_tunnel(heat: From) -> None:
    race = heat("""
        heat espana garage step=discard order=0 start=125 speed=4
        0 gear=3 at=1.20.1 hand=12SS deck=2222222 play=2+a17 shown engine=HHHHHH
    """)
    assert race.options(0) == ["keep", "refresh a17"]
    assert refused_by(race, 0, "drop 1") == "heat 65"
