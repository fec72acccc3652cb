"""Boards: complete, well-formed, repeatable, and clear about what they refuse."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from types import MappingProxyType
from typing import Any

import pytest

from paddock.drawing import THEMES
from paddock.drawing.heat import Car, Ghost, board, ground
from paddock.drawing.heat.boards import VIEW, lay_out
from paddock.drawing.heat.road import LANES, Road

SVG = "{http://www.w3.org/2000/svg}"
SIX = [Car(0, 5, 1), Car(1, 6, 1), Car(2, 6, 2), Car(3, 18, 2), Car(4, 44, 1, spun=True), Car(5, 30, 1)]


def words(svg: str) -> list[str]:
    return ["".join(text.itertext()) for text in ET.fromstring(svg).iter(f"{SVG}text")]


@pytest.mark.parametrize("theme", THEMES)
def test_every_circuit_draws_in_every_theme(circuit: dict[str, Any], theme: str) -> None:
    svg = board(circuit, SIX, theme=theme, ghost=Ghost(0, 5, 14, 2), me=0)
    root = ET.fromstring(svg)
    assert root.tag == f"{SVG}svg"
    assert theme in root.get("class", "").split()
    assert len(svg.encode()) < 250_000
    assert len([g for g in root.iter(f"{SVG}g") if g.get("class") == "car"]) == 6


def test_a_board_needs_nothing_from_outside(circuit: dict[str, Any]) -> None:
    svg = board(circuit, SIX)
    assert not re.search(r"(https?:)?//(?!www\.w3\.org/2000/svg)", svg)
    used = set(re.findall(r"var\((--[\w-]+)\)", svg))
    declared = set(re.findall(r"(--[\w-]+):", svg))
    assert used and used <= declared


def test_ids_exist_and_differ_between_boards(usa: dict[str, Any]) -> None:
    boards = [board(usa), board(usa, SIX), board(usa, theme="night"), board(usa, prefix="mine")]
    seen: set[str] = set()
    for svg in boards:
        ids = re.findall(r' id="([^"]+)"', svg)
        assert len(set(ids)) == len(ids)
        assert seen.isdisjoint(ids)
        seen.update(ids)
        assert set(re.findall(r'(?:url\(|href=")#([^")]+)', svg)) <= set(ids)


def test_rules_reach_no_further_than_their_board(usa: dict[str, Any]) -> None:
    style = ET.fromstring(board(usa, prefix="mine")).findtext(f"{SVG}style")
    assert style
    for selectors in re.findall(r"(?:^|[{}])([^{}@]+)\{", style):
        assert all(".mine" in selector for selector in selectors.split(","))


def test_the_same_race_gives_the_same_bytes(circuit: dict[str, Any]) -> None:
    assert board(circuit, SIX, ghost=Ghost(0, 5, 9, 1)) == board(circuit, SIX, ghost=Ghost(0, 5, 9, 1))


def test_every_space_grid_box_and_limit_is_written(circuit: dict[str, Any]) -> None:
    svg = ground(circuit)
    root = ET.fromstring(svg)
    texts = list(root.iter(f"{SVG}text"))
    distances = [t.text for t in texts if "distance" in t.get("class", "").split()]
    assert distances == [str(space["to_corner"]) for space in circuit["track"]]
    grid = [t.text for t in texts if t.get("class") == "grid-number"]
    assert grid == [str(box + 1) for box in range(len(circuit["start_grid"]))]
    limits = [t.text for t in texts if t.get("class") == "limit"]
    assert limits == [str(corner["speed_limit"]) for corner in circuit["corners"]]


def test_title_and_band(usa: dict[str, Any]) -> None:
    assert {"USA", "GRAND PRIX  ·  2 LAPS  ·  4 CORNERS"} <= set(words(board(usa)))
    assert "GRAND PRIX  ·  1 LAP  ·  4 CORNERS" in words(board(usa, laps=1))
    assert "ГРАН-ПРИ · 2 КРУГА" in words(board(usa, band="ГРАН-ПРИ · 2 КРУГА"))
    assert "USA" not in words(board(usa, title=False))
    assert "quiet" in ET.fromstring(board(usa, quiet=True)).get("class", "").split()


def test_any_mapping_will_do(usa: dict[str, Any]) -> None:
    assert board(MappingProxyType(usa)) == board(usa)


def test_ground_is_the_board_without_cars(usa: dict[str, Any]) -> None:
    assert ground(usa, prefix="x") == board(usa, prefix="x")
    assert 'class="car"' not in ground(usa)


def test_cars_on_different_spots_do_not_coincide(circuit: dict[str, Any]) -> None:
    road = Road(circuit)
    spots = [road.spot(space, lane) for space in range(road.spaces) for lane in LANES]
    for i, (x0, y0) in enumerate(spots):
        for x1, y1 in spots[i + 1 :]:
            assert (x1 - x0) ** 2 + (y1 - y0) ** 2 > 20**2


def test_a_spun_car_lies_askew(usa: dict[str, Any]) -> None:
    straight, spun = (board(usa, [Car(0, 7, 1, spun=s)], prefix="x") for s in (False, True))
    assert 'class="skid"' in spun
    assert 'class="skid"' not in straight


def test_my_car_has_a_ring(usa: dict[str, Any]) -> None:
    assert board(usa, SIX, me=3).count('class="me"') == 1
    assert 'class="me"' not in board(usa, SIX)


def test_a_ghost_has_an_arrow_on_every_space_between(usa: dict[str, Any]) -> None:
    root = ET.fromstring(board(usa, ghost=Ghost(2, 66, 3, 1)))
    path = next(g for g in root.iter(f"{SVG}g") if g.get("class") == "path")
    assert len(path.findall(f"{SVG}g")) == 5
    assert [g.get("data-seat") for g in root.iter(f"{SVG}g") if g.get("class") == "ghost"] == ["2"]


def test_a_new_circuit_draws_without_scenery(figure_of_eight: dict[str, Any], usa: dict[str, Any]) -> None:
    svg = board(figure_of_eight, [Car(0, 3, 2)])
    assert {"EIGHT", "& CO"} <= set(words(svg))
    assert "1 LAP  ·  1 CORNER" in " ".join(words(svg))
    layout = lay_out({**usa, "id": "elsewhere", "name": "Far From Anywhere"})
    assert layout.title.lines == ("FAR FROM", "ANYWHERE")
    assert layout.title.size >= 80
    assert all(layout.road.clearance(point) > 9 for point in layout.title.box.points())
    assert layout.trees


def test_a_circuit_may_bring_its_own_scenery(usa: dict[str, Any]) -> None:
    own = {
        **usa,
        "scenery": {"inks": {"day": {"ground": "#123456"}}, "things": [{"kind": "mill", "at": [90, 90]}]},
    }
    svg = board(own)
    assert "--ground:#123456" in svg
    assert [thing.kind for thing in lay_out(own).things] == ["mill"]


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"theme": "dusk"}, "unknown theme 'dusk'; there are day, night, page"),
        ({"cars": [Car(6, 0, 1)]}, "there is no seat 6; seats are 0 to 5"),
        ({"cars": [Car(0, 69, 1)]}, "there is no space 69; USA has 0 to 68"),
        ({"cars": [Car(0, -1, 1)]}, "there is no space -1; USA has 0 to 68"),
        ({"cars": [Car(0, 3, 0)]}, "there is no lane 0; lanes are 1 and 2"),
        ({"cars": [Car(0, 3, 1), Car(1, 3, 1)]}, "seats 0 and 1 are both on space 3, lane 1"),
        ({"cars": [Car(0, 3, 1), Car(0, 4, 1)]}, "seat 0 is on the board more than once"),
        ({"me": 9}, "there is no seat 9"),
        ({"ghost": Ghost(0, 3, 80, 1)}, "there is no space 80"),
        ({"ghost": Ghost(0, 99, 8, 1)}, "there is no space 99"),
        ({"ghost": Ghost(0, 3, 8, 3)}, "there is no lane 3"),
        ({"ghost": Ghost(7, 3, 8, 1)}, "there is no seat 7"),
        ({"prefix": "4 wide"}, "prefix '4 wide' must be a letter"),
    ],
)
def test_what_is_wrong_is_named(usa: dict[str, Any], change: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=re.escape(message)):
        board(usa, **change)


def test_the_view_holds_title_and_signs(circuit: dict[str, Any]) -> None:
    layout = lay_out(circuit)
    points = layout.title.box.points() + [p for sign in layout.signs for p in sign.box.points()]
    for x, y in points:
        assert VIEW[0] <= x <= VIEW[0] + VIEW[2]
        assert VIEW[1] <= y <= VIEW[1] + VIEW[3]
