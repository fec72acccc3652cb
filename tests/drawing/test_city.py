"""Cities of the street race: features that can be seen, houses off the road, a tunnel that hides cars."""

from __future__ import annotations

import re
from typing import Any

import pytest

from paddock.drawing.formula_d import VIEW, Car, board, geometry
from paddock.drawing.formula_d.boards import lay_out
from paddock.drawing.formula_d.city import roof
from paddock.drawing.formula_d.tarmac import VERGE
from paddock.drawing.ink.title import Box

KINDS = {"noise", "danger", "police", "tunnel", "checkpoint"}


@pytest.mark.parametrize("theme", ["day", "night"])
def test_every_feature_is_painted_and_has_its_sign(city: dict[str, Any], theme: str) -> None:
    svg = board(city, theme=theme)
    assert set(re.findall(r'class="feature" data-kind="(\w+)"', svg)) == KINDS
    assert 'class="zone noise"' in svg and 'class="zone danger"' in svg and 'class="police"' in svg
    assert {feature["kind"] for feature in geometry(city)["features"]} == KINDS


def test_signs_stand_off_the_road_in_view_and_apart(city: dict[str, Any]) -> None:
    layout = lay_out(city)
    spots = [(feature["x"], feature["y"]) for feature in geometry(city)["features"]]
    assert len(set(spots)) == len(spots)
    for x, y in spots:
        assert layout.road.clearance((x, y)) > VERGE
        assert VIEW[0] < x < VIEW[0] + VIEW[2] and VIEW[1] < y < VIEW[1] + VIEW[3]
        assert not any(Box(x, y, 26, 26).holds((sign.box.x, sign.box.y)) for sign in layout.signs)
        assert not layout.title.box.holds((x, y))


def test_a_tunnel_hides_cars_on_their_way_and_none_that_stand(city: dict[str, Any]) -> None:
    shape = geometry(city)
    track = lay_out(city).road
    assert shape["bridges"] == [roof(track)]
    for pair in city["tunnel"]:
        assert all(shape["cells"][cell]["below"] for cell in pair)
        entrance, leaving = (track.cells[cell] for cell in pair)
        assert track.at((entrance.front + leaving.rear) / 2) != entrance.centre
        assert leaving.rear - entrance.front > 2
    assert "-below" not in board(city, [Car(0, city["tunnel"][0][0])]).split("</defs>", 1)[1]


def test_only_cities_have_features_and_houses(monaco: dict[str, Any]) -> None:
    assert geometry(monaco)["features"] == []
    assert not any(thing.kind == "block" for thing in lay_out(monaco).things)
