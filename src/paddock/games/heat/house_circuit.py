"""A circuit of the game as a file of somebody's own, to change its limits, laps or cards; see docs/house-rules.md."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

FLAGS = {"flooded": "flooded_spaces", "tunnel": "tunnel_spaces", "gravel": "gravel_spots"}


def short_form(circuit: Mapping[str, Any]) -> dict[str, Any]:
    """What stands in a file of such a circuit. Legends' lines are not among it: they follow from the limits."""
    middles = [
        [(one + other) / 2 for one, other in zip(at["lane_1"], at["lane_2"], strict=True)] for at in circuit["track"]
    ]
    special = circuit.get("special", {})
    return {
        "name": circuit["name"],
        "laps": circuit["laps"],
        "spaces": circuit["spaces"],
        "heat": circuit["heat_cards_per_player"],
        "stress": circuit["stress_cards_per_player"],
        "lane_1": circuit["lane_1_side_of_travel"],
        "road": [_between(middles[i - 1], middles[i]) for i in range(len(middles))],
        "corners": [_corner(circuit, corner) for corner in circuit["corners"]],
        **{name: special[field] for name, field in FLAGS.items() if special.get(field)},
    }


def _between(one: list[float], other: list[float]) -> list[float]:
    """Where two spaces meet, in the middle of the road."""
    return [round((one[0] + other[0]) / 2, 1), round((one[1] + other[1]) / 2, 1)]


def _corner(circuit: Mapping[str, Any], corner: Mapping[str, Any]) -> dict[str, Any]:
    after = corner["first_space_after"]
    found = {"after": after, "limit": corner["speed_limit"], "racing_lane": circuit["track"][after]["racing_lane"]}
    if corner["press_letters"]:
        found["press"] = "".join(corner["press_letters"])
    if corner.get("chicane_part") == 1:
        found["chicane"] = True
    return found | {
        name: corner[f"{name}_reach"] for name in ("chevron", "double_chevron") if corner.get(f"{name}_reach")
    }
