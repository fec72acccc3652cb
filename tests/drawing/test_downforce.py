"""Downforce's boards: complete, well-formed, repeatable, and clear about what they refuse."""

from __future__ import annotations

import json
import math
import re
import xml.etree.ElementTree as ET
from itertools import pairwise
from types import MappingProxyType
from typing import Any

import pytest

from paddock import drawing
from paddock.drawing import THEMES
from paddock.drawing.downforce import LIVERIES, VIEW, Car, Ghost, board, car_svg, geometry, ground, path_points
from paddock.drawing.downforce.boards import lay_out
from paddock.drawing.downforce.palette import PALETTE
from paddock.drawing.downforce.paving import VERGE
from paddock.drawing.ink.palettes import DAY

SVG = "{http://www.w3.org/2000/svg}"
SIX = [Car(0, 3), Car(1, 4), Car(2, 5), Car(3, 0), Car(4, 1), Car(5, 2)]


def words(svg: str) -> list[str]:
    return ["".join(text.itertext()) for text in ET.fromstring(svg).iter(f"{SVG}text")]


@pytest.mark.parametrize("theme", THEMES)
def test_every_circuit_draws_in_every_theme(cell_circuit: dict[str, Any], theme: str) -> None:
    svg = board(cell_circuit, SIX, theme=theme, ghost=Ghost(0, (3, 6, 10)), mine=[0, 4])
    root = ET.fromstring(svg)
    assert root.tag == f"{SVG}svg"
    assert theme in root.get("class", "").split()
    assert len(svg.encode()) < 250_000
    assert [g.get("data-car") for g in root.iter(f"{SVG}g") if g.get("class") == "car"] == list("012345")
    assert svg.count('class="me"') == 2


def test_a_board_needs_nothing_from_outside(cell_circuit: dict[str, Any]) -> None:
    svg = board(cell_circuit, SIX)
    assert not re.search(r"(https?:)?//(?!www\.w3\.org/2000/svg)", svg)
    used = set(re.findall(r"var\((--[\w-]+)\)", svg))
    assert used and used <= set(re.findall(r"(--[\w-]+):", svg))


def test_ids_exist_and_differ_between_boards(river: dict[str, Any]) -> None:
    seen: set[str] = set()
    for svg in (board(river), board(river, SIX), board(river, theme="night"), board(river, prefix="mine")):
        ids = re.findall(r' id="([^"]+)"', svg)
        assert len(set(ids)) == len(ids)
        assert seen.isdisjoint(ids)
        seen.update(ids)
        assert set(re.findall(r'(?:url\(|href=")#([^")]+)', svg)) <= set(ids)


def test_rules_reach_no_further_than_their_board(river: dict[str, Any]) -> None:
    style = ET.fromstring(board(river, prefix="mine")).findtext(f"{SVG}style")
    assert style
    for selectors in re.findall(r"(?:^|[{}])([^{}@]+)\{", style):
        assert all(".mine" in selector for selector in selectors.split(","))


def test_the_same_race_gives_the_same_bytes(cell_circuit: dict[str, Any]) -> None:
    assert board(cell_circuit, SIX) == board(cell_circuit, SIX)
    assert board(MappingProxyType(cell_circuit)) == board(cell_circuit)


def test_start_cells_and_betting_lines_are_numbered(cell_circuit: dict[str, Any]) -> None:
    texts = list(ET.fromstring(ground(cell_circuit)).iter(f"{SVG}text"))
    assert sorted(t.text or "" for t in texts if t.get("class") == "grid-number") == list("123456")
    assert [t.text for t in texts if t.get("class") == "bet-number"] == list("123")


def test_every_other_cell_shows_the_way(cell_circuit: dict[str, Any]) -> None:
    assert ground(cell_circuit).count('class="ahead"') == len(cell_circuit["cells"]) - 6


def test_title_and_band(river: dict[str, Any]) -> None:
    assert {"RIVER STATION", "DOWNFORCE  ·  1 LAP  ·  3 BETS"} <= set(words(board(river)))
    assert "ОДИН КРУГ" in words(board(river, band="ОДИН КРУГ"))
    assert "RIVER STATION" not in words(board(river, title=False))
    assert "quiet" in ET.fromstring(board(river, quiet=True)).get("class", "").split()


def test_ground_is_the_board_without_cars(river: dict[str, Any]) -> None:
    assert ground(river, prefix="x") == board(river, prefix="x")
    assert 'class="car"' not in ground(river)


def test_a_ghost_has_an_arrow_on_every_cell_between(river: dict[str, Any]) -> None:
    root = ET.fromstring(board(river, ghost=Ghost(2, (3, 6, 10, 13))))
    path = next(g for g in root.iter(f"{SVG}g") if g.get("class") == "path")
    assert len(path.findall(f"{SVG}g")) == 2
    assert [g.get("data-car") for g in root.iter(f"{SVG}g") if g.get("class") == "ghost"] == ["2"]


def test_a_new_circuit_draws_without_scenery(river: dict[str, Any]) -> None:
    layout = lay_out({**river, "name": {"en": "Far From Anywhere"}})
    assert " ".join(layout.title.lines) == "FAR FROM ANYWHERE"
    assert layout.trees
    assert all(layout.road.clearance(point) > 9 for point in layout.title.box.points())


def test_things_stay_off_road_coins_and_title(cell_circuit: dict[str, Any]) -> None:
    layout = lay_out(cell_circuit)
    assert len(layout.trees) > 60 and len(layout.things) > 12
    for thing in [*layout.things, *layout.trees]:
        for point in thing.box.points():
            assert layout.road.clearance(point) > VERGE - 4, f"{thing.kind} at {thing.at}"
            assert not layout.title.box.holds(point), f"{thing.kind} at {thing.at}"
            assert not any(line.box.holds(point) for line in layout.signs), f"{thing.kind} at {thing.at}"


def test_title_and_coins_are_in_view_and_clear_of_the_road(cell_circuit: dict[str, Any]) -> None:
    layout = lay_out(cell_circuit)
    assert min(layout.road.clearance(point) for point in layout.title.box.points()) > 6
    for x, y in layout.title.box.points() + [p for line in layout.signs for p in line.box.points()]:
        assert VIEW[0] <= x <= VIEW[0] + VIEW[2]
        assert VIEW[1] <= y <= VIEW[1] + VIEW[3]


def test_every_ink_by_night_is_an_ink_by_day() -> None:
    assert PALETTE["night"].keys() <= DAY.keys() | PALETTE["day"].keys()


def test_geometry_has_every_cell(cell_circuit: dict[str, Any]) -> None:
    shape = geometry(cell_circuit)
    assert json.loads(json.dumps(shape)) == shape
    for cell, entry in zip(shape["cells"], cell_circuit["cells"], strict=True):
        assert math.dist((cell["x"], cell["y"]), entry["xy"]) < 0.2
        assert cell["polygon"] == entry["poly"]
        assert cell["rectangular"] == entry["rect"]
        assert 0.7 < cell["size"] < 1
        assert cell["path"].startswith("M") and cell["path"].endswith("Z")
    assert [line["index"] for line in shape["lines"]] == [1, 2, 3]


def test_a_drive_goes_from_cell_to_cell(cell_circuit: dict[str, Any]) -> None:
    way, after = [cell_circuit["start_slots"][0]], 0
    while cell_circuit["cells"][way[-1]]["next"]:
        way.append(cell_circuit["cells"][way[-1]]["next"][after % len(cell_circuit["cells"][way[-1]]["next"])])
        after += 1
    points = path_points(cell_circuit, way, steps=5)
    cells = geometry(cell_circuit)["cells"]
    assert len(points) == (len(way) - 1) * 5 + 1
    for number, (x, y, _) in zip(way, points[::5], strict=True):
        assert (x, y) == pytest.approx((cells[number]["x"], cells[number]["y"]), abs=0.02)
    for a, b in pairwise(points):
        assert math.dist(a[:2], b[:2]) < 24
        assert abs(a[2] - b[2]) < 40
    assert len(path_points(cell_circuit, way[:1])) == 1


def test_six_cars_differ_in_number_stripes_and_colour() -> None:
    assert [livery.name for livery in LIVERIES] == ["black", "red", "orange", "blue", "green", "yellow"]
    assert len({livery.number for livery in LIVERIES}) == len({livery.stripes for livery in LIVERIES}) == 6


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("car", range(6))
def test_a_car_draws_alone(car: int, theme: str) -> None:
    svg = car_svg(car, theme=theme)
    assert ET.fromstring(svg).findtext(f".//{SVG}text") == LIVERIES[car].number
    assert len(svg) < 9_000
    assert "rotate(-90)" in car_svg(car, angle=90)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"theme": "dusk"}, "unknown theme 'dusk'; there are day, night, page"),
        ({"cars": [Car(6, 0)]}, "there is no car 6; cars are 0 black, 1 red"),
        ({"cars": [Car(0, 140)]}, "there is no cell 140; River Station has 0 to 139"),
        ({"cars": [Car(0, -1)]}, "there is no cell -1; River Station has 0 to 139"),
        ({"cars": [Car(0, 3), Car(1, 3)]}, "cars 0 and 1 are both on cell 3; a cell holds one car"),
        ({"cars": [Car(0, 3), Car(0, 4)]}, "car 0 is on the board more than once"),
        ({"mine": [9]}, "there is no car 9"),
        ({"ghost": Ghost(0, (3, 200))}, "there is no cell 200"),
        ({"ghost": Ghost(7, (3, 6))}, "there is no car 7"),
        ({"ghost": Ghost(0, ())}, "a ghost needs a way of at least one cell"),
        ({"prefix": "4 wide"}, "prefix '4 wide' must be a letter"),
    ],
)
def test_what_is_wrong_is_named(river: dict[str, Any], change: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=re.escape(message)):
        board(river, **change)


def test_what_is_wrong_with_a_drive_is_named(river: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="a way needs at least one cell"):
        path_points(river, [])
    with pytest.raises(ValueError, match="steps is 0"):
        path_points(river, [1, 2], steps=0)
    with pytest.raises(ValueError, match="there is no cell 999"):
        path_points(river, [1, 999])


def test_what_a_game_brings_is_drawn() -> None:
    assert drawing.of("downforce").ground is ground
    assert drawing.of("downforce").geometry is geometry
    with pytest.raises(ValueError, match="unknown game 'ludo'; there is heat, downforce, formula_d"):
        drawing.of("ludo")
