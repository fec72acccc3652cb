"""Weather and road conditions."""

from __future__ import annotations

import pytest

import paddock
from paddock.engine import Engine
from paddock.race import Race
from tests.games.heat.look import From, force, moving, of_kind, one, pile, refused_by, where
from tests.reading import position

WEATHER = {
    "cloud": {"stress": -1},
    "fog": {"heat": 1},
    "storm": {"stress": 1},
    "snow": {"heat": -1},
    "rain": {"deck": 3},
    "sun": {"discard": 3},
}
"""What a token changes of every car: stress in the deck, heat in the engine, heat moved to deck or discard pile."""


def count(race: Race, seat: int, card: str, *piles: str) -> int:
    return sum(pile(race, seat, name).count(card) for name in piles)


# Setup.


@pytest.mark.ruling("heat 94")
@pytest.mark.parametrize("weather", WEATHER)
def test_weather_changes_every_car_before_the_race(engine: Engine, weather: str) -> None:
    """Usa: 6 heat and 3 stress; the starting upgrades bring one heat more into the deck."""
    race = paddock.race("heat", circuit="usa", seats=2, weather=weather, seed=1, engine=engine)
    change = WEATHER[weather]
    moved = change.get("deck", 0) + change.get("discard", 0)
    for seat in (0, 1):
        assert count(race, seat, "S", "deck", "hand") == 3 + change.get("stress", 0)
        assert pile(race, seat, "engine") == "H" * (6 + change.get("heat", 0) - moved)
        assert count(race, seat, "H", "deck", "hand") == 1 + change.get("deck", 0)
        assert pile(race, seat, "discard") == "H" * change.get("discard", 0)
        assert len(pile(race, seat, "hand")) == 7
    assert race.view(None)["modules"]["weather"] == weather


@pytest.mark.ruling("heat 94")
@pytest.mark.parametrize("weather", ["rain", "sun"])
def test_rain_and_sun_move_fewer_if_the_engine_has_fewer(engine: Engine, weather: str) -> None:
    """France in event e09: 6 - 2 heat, less a handicap of 2."""
    race = paddock.race("heat", event="e09", seats=1, handicap=[2], weather=weather, seed=1, engine=engine)
    assert pile(race, 0, "engine") == ""
    assert count(race, 0, "H", "deck", "hand", "discard") == 2


@pytest.mark.ruling("heat 95")
@pytest.mark.parametrize(
    ("event", "weather", "heat_cards", "stress"),
    [("e04", "fog", 8, 3), ("e04", "snow", 6, 3), ("e09", "cloud", 4, 1), ("e10", "storm", 6, 5)],
)
def test_effects_of_event_and_weather_add_up(
    engine: Engine, event: str, weather: str, heat_cards: int, stress: int
) -> None:
    race = paddock.race("heat", event=event, seats=2, weather=weather, seed=1, engine=engine)
    for seat in (0, 1):
        assert len(pile(race, seat, "engine")) == heat_cards
        assert count(race, seat, "S", "deck", "hand") == stress


@pytest.mark.ruling("heat 73", "heat 90")
def test_tokens_are_drawn_for_every_corner_in_race_order_from_twelve(engine: Engine) -> None:
    """By lot: weather 5 of 6; tokens 0 of 12 and again, then 0 of 10 (the two limit_plus_1 are gone), then the last."""
    of = paddock.game("heat")
    settings = of.setup.read_options(
        {"circuit": "usa", "seats": 1, "weather": "random", "roads": "random", "garage": "basic", "draft": "rounds"}
    )
    race = Race(of, settings, seed=1, engine=engine)
    race.begin(force("4/6 0/12 0/11 0/10 8/9 b01 b02 b03 b04"))
    modules = race.view(None)["modules"]
    assert modules["weather"] == "rain"
    assert modules["roads"] == ["limit_plus_1", "limit_plus_1", "limit_minus_1", "weather"]
    assert race.view(None)["step"] == "draft", "weather and tokens are shown before the draft"
    assert [event["corner"] for event in of_kind(race.events, "road")] == [0, 1, 2, 3]


@pytest.mark.ruling("heat 90")
@pytest.mark.parametrize("circuit", ["espana", "southafrica", "gb"])
def test_no_kind_of_token_is_drawn_more_than_twice(engine: Engine, circuit: str) -> None:
    for seed in range(20):
        race = paddock.race("heat", circuit=circuit, seats=1, roads="random", seed=seed, engine=engine)
        s = position(race)
        drawn = [s.token[i] for i in range(s.course.corners) if not s.course.chicane[i]]
        assert 0 not in drawn
        assert max(drawn.count(token) for token in drawn) <= 2


# Corner tokens.


def through(token: str, *, seat: str = "engine=HHHHHH", speed: int = 6, words: str = "") -> str:
    """A car that has crossed the first corner of Italia, limit 5, at this speed, and reacts."""
    return f"""
        heat italia step=react order=0,1 start=60 speed={speed} adrenaline=1 {words} roads={token},none,none
        0 gear=4 at=1.13.2 hand=1 deck=2222 play=2 shown {seat}
        1 at=0.50.1 plan=cards play=0
    """


@pytest.mark.ruling("heat 57", "heat 96")
@pytest.mark.parametrize(("token", "limit"), [("limit_plus_1", 6), ("limit_minus_1", 4), ("none", 5)])
def test_a_limit_token_changes_the_limit_for_all(heat: From, token: str, limit: int) -> None:
    corner = one(heat(through(token)).act(0, "done"), "corner")
    assert (corner["limit"], corner["cost"]) == (limit, 6 - limit)


@pytest.mark.ruling("heat 58", "heat 96")
@pytest.mark.parametrize(("speed", "cost"), [(5, 0), (6, 2), (7, 3), (4, 0)])
def test_overheat_costs_one_more_only_above_the_limit(heat: From, speed: int, cost: int) -> None:
    race = heat(through("overheat", speed=speed))
    assert one(race.act(0, "done"), "corner")["cost"] == cost
    assert len(pile(race, 0, "engine")) == 6 - cost


@pytest.mark.ruling("heat 58", "heat 59")
def test_overheat_can_make_a_car_spin_out(heat: From) -> None:
    events = heat(through("overheat", seat="engine=H")).act(0, "done")
    assert of_kind(events, "spun-out")
    assert not of_kind(heat(through("none", seat="engine=H")).act(0, "done"), "spun-out")


# Sector tokens.


@pytest.mark.ruling("heat 90", "heat 36")
@pytest.mark.parametrize(
    ("place", "free"),
    [("1.9.1", False), ("1.10.1", True), ("1.18.1", True), ("1.19.1", False)],
)
def test_a_sector_runs_from_its_corner_line_to_the_next(heat: From, place: str, free: bool) -> None:
    """Italia: corners before the spaces 10 and 19."""
    race = heat(f"""
        heat italia step=react order=0 start={54 + 3} speed=4 boost=1 cool=1 roads=free_boost,none,none
        0 gear=2 at={place} hand=1H deck=2222 play=22 shown engine=H
    """)
    race.act(0, "boost", force("2"))
    assert len(pile(race, 0, "engine")) == (1 if free else 0)


@pytest.mark.ruling("heat 90")
@pytest.mark.parametrize(("place", "start"), [("0.53.1", 50), ("1.9.1", 57), ("0.52.1", 50)])
def test_the_sector_of_the_last_corner_runs_over_the_finish_line_and_the_grid(
    heat: From, place: str, start: int
) -> None:
    race = heat(f"""
        heat italia step=react order=0 start={start} speed=4 boost=1 roads=none,none,free_boost
        0 gear=2 at={place} hand=1H deck=2222 play=22 shown
    """)
    race.act(0, "boost", force("2"))
    assert pile(race, 0, "discard") == ""
    assert not of_kind(race.events, "paid")


@pytest.mark.ruling("heat 36", "heat 96")
def test_a_free_boost_is_still_one_a_turn_and_needs_no_heat(heat: From) -> None:
    race = heat("""
        heat italia step=react order=0,1 start=66 speed=4 boost=1 cool=1 roads=free_boost,none,none
        0 gear=2 at=1.12.1 hand=1H deck=2222 play=22 shown
        1 at=1.0.1 plan=cards play=0
    """)
    race.act(0, "boost", force("2"))
    assert refused_by(race, 0, "boost") == "heat 36"
    assert moving(race, "speed") == 6


@pytest.mark.ruling("heat 91")
def test_the_place_is_judged_at_the_moment_of_use(heat: From) -> None:
    """The extra space of adrenaline takes the car into the sector where a boost is free."""
    text = """
        heat italia step=react order=1,0 turn=1 start=60 speed=3 boost=1 adrenaline=1 roads=free_boost,none,none
        0 gear=4 at=1.9.1 hand=1 deck=2222 play=3 shown engine=H
        1 at=1.40.1
    """
    race = heat(text)
    race.act(0, "adrenaline")
    assert [event.ruling for event in of_kind(race.act(0, "boost", force("2")), "paid")] == ["heat 56"]
    early = heat(text)
    assert [event.ruling for event in of_kind(early.act(0, "boost", force("2")), "paid")] == ["heat 36"]


def slipping(words: str, *, play: str = "22", place: str = "1.12.1", other: str = "1.13.1") -> str:
    """A car in the wake of another one, in the sector behind the first corner of Italia."""
    return f"""
        heat italia step=slipstream order=1,0 turn=1 start=60 speed=4 {words}
        0 gear=2 at={place} hand=1 deck=1 play={play} shown
        1 at={other}
    """


@pytest.mark.ruling("heat 50", "heat 51")
@pytest.mark.parametrize(
    ("words", "play", "lengths"),
    [
        ("", "22", [2]),
        ("roads=slipstream_plus_1,none,none", "22", [2, 3]),
        ("roads=weather,none,none weather=storm", "22", [2, 4]),
        ("roads=weather,none,none weather=sun", "22", [2, 4]),
        ("roads=weather,none,none weather=rain", "22", [2]),
        ("roads=none,slipstream_plus_1,weather weather=sun", "22", [2]),
        ("garage roads=slipstream_plus_1,none,none", "2+a12", [2, 3, 5, 6]),
        ("garage", "2+b14+a13", [2, 4, 5, 7]),
        ("garage roads=weather,none,none weather=sun", "2+b14+b15", [2, 4, 6, 8]),
    ],
)
def test_each_slipstream_bonus_is_added_whole_or_not_at_all(
    heat: From, words: str, play: str, lengths: list[int]
) -> None:
    race = heat(slipping(words, play=play))
    assert race.options(0) == ["stay", *("slip" if length == 2 else f"slip {length}" for length in lengths)]
    for length in range(3, 10):
        if length not in lengths:
            assert refused_by(race, 0, f"slip {length}") == "heat 50"
    events = race.act(0, f"slip {lengths[-1]}")
    assert one(events, "slipstreamed")["steps"] == of_kind(events, "moved")[0]["steps"] == lengths[-1]


@pytest.mark.ruling("heat 51")
@pytest.mark.parametrize(("place", "other", "lengths"), [("1.9.1", "1.10.1", [2]), ("1.18.1", "1.19.1", [2, 3])])
def test_sector_tokens_look_at_the_space_where_the_slipstream_starts(
    heat: From, place: str, other: str, lengths: list[int]
) -> None:
    race = heat(slipping("roads=slipstream_plus_1,none,none", place=place, other=other))
    assert race.view(None)["moving"]["lengths"] == lengths


@pytest.mark.ruling("heat 51", "heat 96")
def test_fog_forbids_starting_a_slipstream_in_its_sector_but_not_ending_one_there(heat: From) -> None:
    with pytest.raises(paddock.BadText, match="nobody has anything to decide"):
        heat(slipping("weather=fog roads=weather,none,none"))
    into = heat(slipping("weather=fog roads=weather,none,none", place="1.9.1", other="1.10.1"))
    into.act(0, "slip")
    assert where(into, 0).startswith("1.11.")
    driving = heat("""
        heat italia weather=fog roads=weather,none,none
        0 gear=1 at=1.11.1 hand=1111 deck=1111
        1 at=1.13.1 plan=cards play=0
    """)
    driving.act(0, "g1, 1")
    driving.act(0, "done")
    assert driving.view(None)["step"] == "discard", "in the wake, but no slipstream is offered"


COOLING = """
    heat italia step=react order=0,1 start=60 speed=4 cool=1 boost=1 {words}
    0 gear=2 at={place} hand=1HHH deck=2222 play=22 shown engine=H
    1 at=1.0.1 plan=cards play=0
"""


@pytest.mark.ruling("heat 92", "heat 96")
def test_cloud_forbids_every_cooldown_in_its_sector(heat: From) -> None:
    words = "weather=cloud roads=weather,none,none"
    race = heat(COOLING.format(words=words, place="1.12.1"))
    assert refused_by(race, 0, "cool 1") == "heat 35"
    outside = heat(COOLING.format(words=words, place="1.9.1"))
    assert "cool 1" in outside.options(0)


@pytest.mark.ruling("heat 92")
def test_cloud_blocks_the_cooldown_of_gear_adrenaline_and_cards_alike(heat: From) -> None:
    race = heat("""
        heat italia garage weather=cloud roads=weather,none,none
        0 gear=1 at=1.11.1 hand=1HHHH+b12 deck=2222 engine=H
    """)
    race.act(0, "g1, b12")
    assert moving(race, "cooldown") == 3 + 1 + 2
    assert not any(option.startswith("cool") for option in race.options(0))


@pytest.mark.ruling("heat 93", "heat 133")
@pytest.mark.parametrize("weather", ["snow", "rain"])
def test_snow_and_rain_give_one_cooldown_in_their_sector_that_is_used_first(heat: From, weather: str) -> None:
    race = heat(COOLING.format(words=f"weather={weather} roads=weather,none,none", place="1.12.1"))
    assert "cool 2" in race.options(0)
    assert refused_by(race, 0, "cool 3") == "heat 35"
    race.act(0, "cool 1")
    assert moving(race, "cooldown") == 1, "the sector's own went first"
    race.act(0, "cool 1")
    assert refused_by(race, 0, "cool 1") == "heat 35"


@pytest.mark.ruling("heat 93", "heat 91")
def test_each_weather_sector_cools_once_and_only_while_the_car_is_in_it(heat: From) -> None:
    race = heat("""
        heat italia weather=snow roads=weather,weather,none step=react order=1,0 turn=1 start=66 speed=4 adrenaline=1
        0 gear=4 at=1.18.1 hand=1HHH deck=2222 play=22 shown engine=HHHHHH
        1 at=1.40.1
    """)
    race.act(0, "cool 1")
    assert refused_by(race, 0, "cool 1") == "heat 35"
    race.act(0, "adrenaline")
    race.act(0, "cool 1")
    assert pile(race, 0, "hand") == "1H"
    assert race.view(None)["step"] == "discard", "nothing is left to use"


@pytest.mark.ruling("heat 91", "heat 93")
def test_without_a_weather_token_on_the_road_the_weather_acts_on_no_sector(heat: From) -> None:
    race = heat(COOLING.format(words="weather=snow", place="1.12.1"))
    assert refused_by(race, 0, "cool 2") == "heat 35"
    cloudy = heat(COOLING.format(words="weather=cloud", place="1.12.1"))
    assert "cool 1" in cloudy.options(0)


@pytest.mark.ruling("heat 93")
def test_a_weather_token_without_weather_does_nothing(heat: From) -> None:
    race = heat(COOLING.format(words="roads=weather,none,none", place="1.12.1"))
    assert refused_by(race, 0, "cool 2") == "heat 35"


@pytest.mark.ruling("heat 96")
def test_the_bonuses_are_optional(heat: From) -> None:
    race = heat(COOLING.format(words="weather=snow roads=weather,none,none", place="1.12.1"))
    race.act(0, "done")
    assert pile(race, 0, "hand") == "1HHH"
    assert "stay" in heat(slipping("roads=slipstream_plus_1,none,none")).options(0)


# Chicanes: two lines, one token.


@pytest.mark.ruling("heat 97")
def test_a_chicane_gets_one_token_for_both_lines(engine: Engine) -> None:
    """Japan has five lines, but four corners: the first two are a chicane."""
    of = paddock.game("heat")
    race = Race(of, of.setup.read_options({"circuit": "japan", "seats": 1, "roads": "random"}), seed=1, engine=engine)
    race.begin(force("0/12 0/11 0/10 0/9 " + "1 1 1 2 2 2 3"))
    assert race.view(None)["modules"]["roads"] == [
        "limit_plus_1",
        "limit_plus_1",
        "limit_plus_1",
        "limit_minus_1",
        "limit_minus_1",
    ]


def chicane(token: str, speed: int) -> str:
    """Japan: a car that has crossed both lines of the chicane, at 10 and 12, limit 4."""
    return f"""
        heat japan step=react order=0,1 start=68 speed={speed} adrenaline=1 roads={token},{token},none,none,none
        0 gear=4 at=1.13.1 hand=1 deck=2222 play=2 shown engine=HHHHHH
        1 at=0.50.1 plan=cards play=0
    """


@pytest.mark.ruling("heat 97", "heat 56")
@pytest.mark.parametrize(
    ("token", "limit", "cost"),
    [("none", 4, 1), ("limit_plus_1", 5, 0), ("limit_minus_1", 3, 2), ("overheat", 4, 2)],
)
def test_a_corner_token_acts_on_both_lines_of_a_chicane(heat: From, token: str, limit: int, cost: int) -> None:
    corners = of_kind(heat(chicane(token, 5)).act(0, "done"), "corner")
    assert [(corner["limit"], corner["cost"]) for corner in corners] == [(limit, cost)] * 2


@pytest.mark.ruling("heat 97")
@pytest.mark.parametrize(("place", "free"), [("1.9.1", False), ("1.10.1", False), ("1.11.1", False), ("1.12.1", True)])
def test_a_sector_token_acts_only_behind_the_second_line(heat: From, place: str, free: bool) -> None:
    race = heat(f"""
        heat japan step=react order=0,1 start=65 speed=4 boost=1 cool=1 roads=free_boost,free_boost,none,none,none
        0 gear=2 at={place} hand=1H deck=2222 play=22 shown engine=H
        1 at=0.50.1 plan=cards play=0
    """)
    race.act(0, "boost", force("2"))
    assert ("H" in pile(race, 0, "engine")) == free


@pytest.mark.ruling("heat 97", "heat 80")
def test_a_legend_takes_the_two_lines_of_a_chicane_in_two_moves(heat: From) -> None:
    race = heat("heat japan round=3 legend_cards=1; 0 at=0.50.1 hand=1111 deck=2222; 1 at=1.7.1 legend")
    race.act(0, "g1, 1")
    assert where(race, 1).startswith("1.11.")
