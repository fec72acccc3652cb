"""What a race can be set up with: contradictions are refused, and the message says what is allowed."""

from __future__ import annotations

from typing import Any

import pytest

import paddock
from tests.games.heat.look import HEAT

REFUSED: list[tuple[dict[str, Any], str]] = [
    ({"garage": "all"}, "unknown garage 'all'; there is none, basic, advanced, both"),
    ({"draft": "rounds"}, "a draft needs upgrades to draft from: set garage to basic, advanced or both"),
    ({"draft": "season", "event": "e01"}, "a draft needs upgrades to draft from"),
    ({"garage": "basic", "draft": "auction"}, "unknown draft 'auction'; there is rounds, quick, snake, season"),
    ({"garage": "basic", "starting_upgrades": "yes"}, r"the starting upgrades stay in the box \(heat 1\)"),
    ({"event": "e01", "starting_upgrades": True}, "the starting upgrades stay in the box"),
    ({"seats": 1, "upgrades": ["b01"], "starting_upgrades": "yes"}, "the starting upgrades stay in the box"),
    ({"starting_upgrades": "perhaps"}, "unknown starting_upgrades 'perhaps'; there is yes, no"),
    ({"seats": 4, "legends": 3}, r"4 seats leave room for 2 legends, not 3: the box has 6 cars \(heat 120\)"),
    ({"seats": 6, "legends": 1}, "6 seats leave room for 0 legends, not 1"),
    ({"seats": 1, "legends": 6}, "legends must be 0 to 5, not 6"),
    ({"legends": -1}, "legends must be 0 to 5, not -1"),
    ({"legends": "two"}, "legends must be a whole number, not 'two'"),
    ({"legend_bonus": 2}, "legend_bonus and chevrons are about legends, but there are none: set legends"),
    ({"chevrons": "yes"}, "legend_bonus and chevrons are about legends"),
    ({"seats": 2, "legends": 1, "legend_bonus": 10}, "legend_bonus must be 0 to 9, not 10"),
    ({"seats": 2, "legends": 1, "grid": [0, 1]}, "grid must name each of the seats 0, 1, 2 once"),
    ({"weather": "hail"}, "unknown weather 'hail'; there is random, none, cloud, fog, storm, snow, rain, sun"),
    ({"roads": "ice ice ice ice"}, "unknown roads 'ice'; there is none, limit_plus_1"),
    ({"roads": ["weather"]}, "roads needs a token for each of 4 corners, not 1, or none or random"),
    ({"roads": 5}, "roads must be a list, not 5"),
    ({"roads": ["weather"] * 4}, "roads: the box has 2 tokens weather, not 4"),
    (
        {"circuit": "japan", "roads": "none weather none none none"},
        "corners 1 and 2 are a chicane, which has one token",
    ),
    ({"event": "e11"}, "unknown event 'e11'; there is e01, e02"),
    ({"event": ["e01"]}, "unknown event"),
    ({"tournament": "maybe"}, "unknown tournament 'maybe'; there is yes, no"),
    ({"mulligan": 2}, "unknown mulligan '2'; there is yes, no"),
    ({"seats": 2, "upgrades": ["b01"]}, "upgrades needs a word for each of the 2 seats, such as .*, not 1"),
    ({"seats": 1, "upgrades": ["b18"]}, "unknown upgrade 'b18'; there is b01"),
    ({"seats": 1, "upgrades": ["s01"]}, "unknown upgrade 's01'"),
    ({"seats": 1, "sponsors": ["b01"]}, "unknown sponsor 'b01'; there is s01, s02, s03, s04, s05"),
    ({"seats": 1, "upgrades": ["b01+b01+b01"]}, "upgrades: the box has 2 cards b01, not 3"),
    ({"seats": 3, "upgrades": ["a07", "a07", "a07"]}, "upgrades: the box has 2 cards a07, not 3"),
    ({"seats": 2, "sponsors": ["s01+s01+s01+s01", "s01+s01+s01+s01"]}, "sponsors: the box has 7 cards s01, not 8"),
    ({"seats": 1, "upgrades": ["+".join(f"b{i:02}" for i in range(1, 10))]}, "at most 8 upgrades, not 9"),
    (
        {"seats": 1, "event": "e01", "garage": "both", "upgrades": ["b01+b02+b03+b04+b05+b06+b07+b08"]},
        "at most 8 upgrades, not 8 brought and 1 drafted",
    ),
    ({"seats": 1, "garage": "basic", "draft": "quick", "upgrades": ["a01+a02+a03+a04+a05+a06"]}, "6 brought and 3"),
    ({"speed": 3}, "unknown option 'speed'; there is circuit, seats"),
]


@pytest.mark.parametrize(
    ("options", "message"), REFUSED, ids=lambda value: " ".join(value) if isinstance(value, dict) else ""
)
def test_a_contradiction_is_refused_with_the_reason(options: dict[str, Any], message: str) -> None:
    with pytest.raises(paddock.PaddockError, match=message) as refused:
        HEAT.setup.read_options(options)
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize(
    "options",
    [
        {"garage": "both", "draft": "snake", "weather": "random", "roads": "random", "tournament": True},
        {"seats": 3, "legends": 3, "legend_bonus": 2, "chevrons": "yes", "grid": [5, 4, 3, 2, 1, 0]},
        {"event": "e09", "seats": 2, "garage": "basic", "upgrades": ["b01+b02", "-"], "sponsors": "s01 -"},
        {"roads": "weather,none,overheat,weather", "weather": "fog", "mulligan": "yes"},
        {"circuit": "japan", "roads": ["weather", "weather", "weather", "none", "none"]},
        {"starting_upgrades": "no"},
    ],
    ids=lambda options: "-".join(options),
)
def test_settings_read_again_are_the_same(options: dict[str, Any]) -> None:
    """What is usual is left out; what is said is kept, and can be said again."""
    settings = HEAT.setup.read_options(options)
    assert HEAT.setup.read_options(settings) == settings
    usual = {"garage": "none", "weather": "none", "roads": "none", "legends": 0, "tournament": "no", "mulligan": False}
    assert HEAT.setup.read_options(usual) == HEAT.setup.read_options({})


@pytest.mark.ruling("heat 1")
def test_a_race_may_go_without_starting_upgrades() -> None:
    s: Any = HEAT.setup.first_position(HEAT.setup.read_options({"starting_upgrades": "no", "seats": 1}))
    assert s.cards[0][0][:8] == [0, 3, 3, 3, 3, 0, 0, 3]
