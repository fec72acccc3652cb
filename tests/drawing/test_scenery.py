"""Scenery gives a circuit its place and leaves the road alone."""

from __future__ import annotations

from typing import Any

import pytest

from paddock.drawing.heat.boards import lay_out
from paddock.drawing.ink.palettes import DAY, NIGHT
from paddock.drawing.road.bridges import VERGE
from paddock.drawing.scenery.buildings import KINDS, TREES
from paddock.drawing.scenery.surroundings import scenery_of, things_of


def test_trees_and_things_stay_off_the_road(circuit: dict[str, Any]) -> None:
    layout = lay_out(circuit)
    for thing in [*layout.things, *layout.trees]:
        if thing.kind in ("tent", *TREES):
            assert layout.road.clearance(thing.at) > thing.box.wide / 2, f"{thing.kind} at {thing.at}"
        for point in thing.box.points():
            assert layout.road.clearance(point) > VERGE - 4, f"{thing.kind} at {thing.at}"


def test_things_do_not_cover_signs_or_title(circuit: dict[str, Any]) -> None:
    layout = lay_out(circuit)
    for thing in [*layout.things, *layout.trees]:
        for point in thing.box.points():
            assert not layout.title.box.holds(point), f"{thing.kind} at {thing.at}"
            assert not any(sign.box.holds(point) for sign in layout.signs), f"{thing.kind} at {thing.at}"


def test_the_title_is_clear_of_the_road(circuit: dict[str, Any]) -> None:
    layout = lay_out(circuit)
    assert min(layout.road.clearance(point) for point in layout.title.box.points()) > 2


def test_every_circuit_has_a_place_of_its_own(circuit: dict[str, Any]) -> None:
    layout = lay_out(circuit)
    assert len(layout.trees) > 60
    assert len(layout.things) > 12
    assert layout.scenery["crowds"] and layout.scenery["lamps"]


def test_inks_of_a_scenery_exist_by_day_and_by_night(circuit: dict[str, Any]) -> None:
    for theme, known in (("day", DAY), ("night", NIGHT)):
        assert set(scenery_of(circuit, "paddock.drawing.heat").get("inks", {}).get(theme, {})) <= set(known)
    assert set(NIGHT) <= set(DAY)


@pytest.mark.parametrize("kind", sorted(KINDS))
def test_every_kind_can_be_drawn(kind: str) -> None:
    details = {"words": "PADDOCK"} if kind == "hoarding" else {}
    (thing,) = things_of({"things": [{"kind": kind, "at": [10, 20], "size": 2, **details}]})
    assert thing.draw().startswith('<g transform="translate(10 20) scale(2)">')
    assert thing.box.wide > 0


def test_an_unknown_kind_is_refused_by_name() -> None:
    with pytest.raises(ValueError, match=r"unknown thing 'gnome' in a scenery; there are acacia, agave, balloon"):
        things_of({"things": [{"kind": "gnome", "at": [0, 0]}]})


def test_a_circuit_without_scenery_has_none(usa: dict[str, Any]) -> None:
    assert scenery_of({**usa, "id": "nowhere"}, "paddock.drawing.heat") == {}
