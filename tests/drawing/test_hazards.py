"""Water, gravel, tunnels, chicanes and bridges lie where the circuit file says."""

from __future__ import annotations

import math
import re
import xml.etree.ElementTree as ET
from typing import Any

import pytest

from paddock.drawing.heat import Car, Ghost, board, geometry, ground
from paddock.drawing.heat.hazards import chicanes, on_gravel, runs
from paddock.drawing.heat.road import Road
from paddock.drawing.road.bridges import deck

SVG = "{http://www.w3.org/2000/svg}"


def drawn(circuit: dict[str, Any], cls: str) -> list[ET.Element]:
    return [e for e in ET.fromstring(ground(circuit)).iter() if cls in e.get("class", "").split()]


def test_rows_of_spaces() -> None:
    assert runs([5, 6, 7, 10, 12, 13]) == [(5, 7), (10, 10), (12, 13)]
    assert runs([]) == []


def test_japan_has_a_pool_for_every_flooded_stretch(japan: dict[str, Any]) -> None:
    pools = runs(japan["special"]["flooded_spaces"])
    assert pools == [(5, 10), (38, 44), (49, 54)]
    assert len(drawn(japan, "pool")) == len(pools)


def test_espana_has_two_portals_for_every_tunnel_and_a_pair_of_lamps_for_every_space(espana: dict[str, Any]) -> None:
    spaces = espana["special"]["tunnel_spaces"]
    assert len(drawn(espana, "tunnel")) == len(runs(spaces)) == 5
    assert len(drawn(espana, "lamp")) == 2 * len(spaces)


def test_southafrica_has_gravel_in_single_lanes(southafrica: dict[str, Any]) -> None:
    spots = on_gravel(southafrica)
    assert (7, 2) in spots and (7, 1) not in spots
    assert drawn(southafrica, "gravel")
    loose = [t.text for t in drawn(southafrica, "loose")]
    numbered = [s for s in southafrica["track"] if (s["space"], 3 - s["racing_lane"]) in spots]
    assert loose == [str(space["to_corner"]) for space in numbered]


@pytest.mark.ruling("heat 97")
def test_a_chicane_is_tinted_between_its_lines_and_its_signs_show_bends(circuit: dict[str, Any]) -> None:
    parts = [corner for corner in circuit["corners"] if "chicane_with" in corner]
    assert 2 * len(chicanes(circuit)) == len(parts) == len(drawn(circuit, "bends"))
    assert len(drawn(circuit, "chicane")) == len(chicanes(circuit))
    for start, end in chicanes(circuit):
        assert 0 < end - start < 6


def test_only_japan_has_a_bridge_over_the_lower_road(circuit: dict[str, Any]) -> None:
    road = Road(circuit)
    if circuit["id"] != "japan":
        assert not road.bridges
        return
    ((below, above),) = road.bridges
    assert 29 <= below <= 30
    assert 0 <= above <= 3
    start, end = deck(road, (below, above))
    assert start < above < end
    for u in (start, end):
        assert min(math.dist(road.at(u), road.at(below + k / 8)) for k in range(-24, 25)) > 2 * road.half


def test_every_cell_of_both_levels_can_be_read(japan: dict[str, Any]) -> None:
    road = Road(japan)
    assert not any(road.hidden(space) for space in range(road.spaces))


def test_a_car_below_is_hidden_by_the_bridge_and_one_on_it_is_not(japan: dict[str, Any]) -> None:

    def clipped(*cars: Car, ghost: Ghost | None = None) -> int:
        return len(re.findall(r'<g clip-path="url\(#x-below\)">', board(japan, cars, ghost=ghost, prefix="x")))

    assert clipped(Car(0, 29, 1), Car(1, 30, 2)) == 2
    assert clipped(Car(0, 1, 1), Car(1, 2, 1), Car(2, 59, 2)) == 0
    assert clipped(ghost=Ghost(0, 26, 33, 1)) == 1
    assert clipped(ghost=Ghost(0, 57, 5, 1)) == 0


def test_the_page_learns_what_a_bridge_hides(japan: dict[str, Any], usa: dict[str, Any]) -> None:
    (bridge,) = geometry(japan)["bridges"]
    assert bridge["below"] == 29.5 and bridge["reach"] == 2
    assert bridge["deck"].startswith("M") and bridge["deck"].endswith("Z")
    assert geometry(usa)["bridges"] == []
