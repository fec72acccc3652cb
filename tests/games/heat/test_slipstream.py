"""Step 6: the slipstream."""

from __future__ import annotations

import pytest

from tests.games.heat.look import From, force, moving, of_kind, one, refused_by, where


def turn(me: str, *others: str, head: str = "usa", start: int = 74, cards: str = "play=5 shown", speed: int = 5) -> str:
    """Seat 0, last of the order, has moved and only has a boost left; the others stand where they are."""
    order = ",".join(str(seat) for seat in [*range(1, len(others) + 1), 0])
    lines = [f"heat {head} order={order} turn={len(others)} step=react start={start} speed={speed} boost=1"]
    lines.append(f"0 gear=1 at={me} hand=111 deck=111144 {cards} engine=H")
    lines += [f"{seat} at={spot} hand=1 deck=1" for seat, spot in enumerate(others, start=1)]
    return "\n".join(lines)


@pytest.mark.ruling("heat 46")
@pytest.mark.parametrize(
    ("other", "offered"),
    [("1.10.2", True), ("1.11.1", True), ("1.11.2", True), ("1.12.2", False), ("1.9.1", False), ("2.11.1", True)],
)
def test_beside_a_car_or_right_behind_one_in_either_lane(heat: From, other: str, offered: bool) -> None:
    race = heat(turn("1.10.1", other))
    race.act(0, "done")
    assert race.view(None)["step"] == ("slipstream" if offered else "discard")
    if offered:
        assert race.options(0) == ["stay", "slip"]


@pytest.mark.ruling("heat 46")
def test_a_corner_or_the_finish_line_in_between_does_not_matter(heat: From) -> None:
    over_corner = heat(turn("1.11.1", "1.12.1"))
    over_corner.act(0, "done, slip")
    assert where(over_corner, 0) == "1.13.2"
    over_line = heat(turn("1.68.1", "2.0.2", start=132))
    over_line.act(0, "done, slip")
    assert where(over_line, 0) == "2.1.1"


@pytest.mark.ruling("heat 46")
def test_it_is_judged_after_react(heat: From) -> None:
    race = heat(turn("1.5.1", "1.10.1"))
    race.act(0, "boost", force("4"))
    assert where(race, 0) == "1.9.1"
    assert race.options(0) == ["stay", "slip"]


@pytest.mark.ruling("heat 47")
def test_two_spaces_that_do_not_count_as_speed(heat: From) -> None:
    race = heat(turn("1.5.1", "1.6.1"))
    race.act(0, "done")
    race.act(0, "slip")
    assert where(race, 0) == "1.7.1"
    assert moving(race, "speed") == 5


@pytest.mark.ruling("heat 47")
def test_it_is_optional_and_once_a_turn(heat: From) -> None:
    stays = heat(turn("1.5.1", "1.6.1", "1.8.1"))
    stays.act(0, "done, stay")
    assert where(stays, 0) == "1.5.1"
    slips = heat(turn("1.5.1", "1.6.1", "1.8.1"))
    slips.act(0, "done, slip")
    assert where(slips, 0) == "1.7.1"
    assert slips.view(None)["step"] == "discard"


@pytest.mark.ruling("heat 47")
def test_blocking_applies(heat: From) -> None:
    race = heat(turn("1.5.1", "1.6.1", "1.7.1", "1.7.2"))
    race.act(0, "done, slip")
    assert where(race, 0) == "1.6.2"


@pytest.mark.ruling("heat 48", "heat 128")
def test_a_car_that_has_not_moved_may_slipstream(heat: From) -> None:
    race = heat(turn("1.5.1", "1.6.1", start=74, cards="play=0 shown", speed=0))
    race.act(0, "done, slip")
    assert where(race, 0) == "1.7.1"


@pytest.mark.ruling("heat 49", "heat 128")
def test_it_is_not_offered_if_it_would_gain_nothing(heat: From) -> None:
    race = heat(turn("1.5.1", "1.6.1", "1.6.2", "1.7.1", "1.7.2"))
    race.act(0, "done")
    assert race.view(None)["step"] == "discard"
    assert where(race, 0) == "1.5.1"


@pytest.mark.ruling("heat 52")
def test_not_across_the_finish_line_of_the_last_lap(heat: From) -> None:
    race = heat(turn("2.67.1", "2.68.1", start=200))
    race.act(0, "done")
    assert race.view(None)["step"] == "discard"
    short = heat(turn("2.66.1", "2.67.1", start=200))
    short.act(0, "done, slip")
    assert where(short, 0) == "2.68.1"


@pytest.mark.ruling("heat 52")
def test_not_beyond_the_finish_line(heat: From) -> None:
    race = heat(turn("2.1.1", "2.2.1", "1.40.2", head="usa laps=1", start=133))
    race.act(0, "done")
    assert not of_kind(race.events, "slipstreamed")
    assert race.view(None)["cars"][0]["status"] == "home"


@pytest.mark.ruling("heat 52", "heat 128")
def test_the_nominal_length_decides_even_if_blocking_would_stop_the_car_short(heat: From) -> None:
    race = heat(turn("2.67.1", "2.68.1", "2.0.1", "2.0.2", start=200))
    race.act(0, "done")
    assert race.view(None)["step"] == "discard"


@pytest.mark.ruling("heat 52")
def test_on_earlier_laps_the_finish_line_means_nothing(heat: From) -> None:
    race = heat(turn("1.67.1", "1.68.1", start=131))
    race.act(0, "done, slip")
    assert where(race, 0) == "2.0.1"


@pytest.mark.ruling("heat 53")
def test_a_corner_crossed_in_the_slipstream_is_checked_with_the_speed_without_it(heat: From) -> None:
    race = heat(turn("1.32.2", "1.32.1", start=97, cards="play=4 shown", speed=4))
    race.act(0, "done")
    events = race.act(0, "slip")
    assert one(events, "corner").numbers == {"corner": 1, "speed": 4, "limit": 3, "cost": 1}


@pytest.mark.ruling("heat 54")
@pytest.mark.parametrize("gear", [1, 2, 3, 4])
def test_any_gear(heat: From, gear: int) -> None:
    race = heat(turn("1.5.1", "1.6.1").replace("gear=1", f"gear={gear}"))
    race.act(0, "done, slip")
    assert where(race, 0) == "1.7.1"


@pytest.mark.ruling("heat 47")
def test_nothing_else_can_be_done_in_this_step(heat: From) -> None:
    race = heat(turn("1.5.1", "1.6.1"))
    race.act(0, "done")
    assert refused_by(race, 0, "boost") == "heat 47"
