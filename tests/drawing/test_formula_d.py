"""Formula D's boards: complete, well-formed, repeatable, and clear about what they refuse."""

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
from paddock.drawing.formula_d import (
    LIVERIES,
    SEAT_COLOURS,
    VIEW,
    Car,
    Ghost,
    board,
    car_svg,
    geometry,
    ground,
    path_points,
)
from paddock.drawing.formula_d.boards import lay_out
from paddock.drawing.formula_d.palette import PALETTE
from paddock.drawing.formula_d.tarmac import VERGE
from paddock.drawing.formula_d.weather import KINDS
from paddock.drawing.ink.palettes import DAY
from paddock.drawing.scenery.surroundings import scenery_of

SVG = "{http://www.w3.org/2000/svg}"


def words(svg: str) -> list[str]:
    return ["".join(text.itertext()) for text in ET.fromstring(svg).iter(f"{SVG}text")]


def of_class(svg: str, cls: str) -> list[str]:
    return [text.text or "" for text in ET.fromstring(svg).iter(f"{SVG}text") if text.get("class") == cls]


def on_the_grid(circuit: dict[str, Any]) -> list[Car]:
    return [Car(seat, cell) for seat, cell in enumerate(circuit["grid"])]


def way_from(circuit: dict[str, Any], start: int, steps: int) -> tuple[int, ...]:
    way = [start]
    for _ in range(steps):
        way.append(circuit["cells"][way[-1]]["ahead"])
    return tuple(way)


def test_every_circuit_draws_with_ten_cars(lane_circuit: dict[str, Any]) -> None:
    way = way_from(lane_circuit, lane_circuit["grid"][0], 8)
    svg = board(lane_circuit, on_the_grid(lane_circuit), ghost=Ghost(0, way), me=0, debris=way[3:4], weather="rain")
    root = ET.fromstring(svg)
    assert root.tag == f"{SVG}svg"
    assert len(svg.encode()) < 250_000
    assert [g.get("data-seat") for g in root.iter(f"{SVG}g") if g.get("class") == "car"] == list("0123456789")
    assert svg.count('class="me"') == svg.count('class="weather"') == 1
    assert svg.count('class="debris"') == 1 + len(lane_circuit.get("danger", ()))


@pytest.mark.parametrize("theme", THEMES)
def test_a_board_draws_in_every_theme(monaco: dict[str, Any], theme: str) -> None:
    assert theme in ET.fromstring(board(monaco, theme=theme)).get("class", "").split()


def test_a_board_needs_nothing_from_outside(lane_circuit: dict[str, Any]) -> None:
    svg = board(lane_circuit, on_the_grid(lane_circuit), weather="showers")
    assert not re.search(r"(https?:)?//(?!www\.w3\.org/2000/svg)", svg)
    used = set(re.findall(r"var\((--[\w-]+)\)", svg))
    assert used and used <= set(re.findall(r"(--[\w-]+):", svg))


def test_ids_exist_and_differ_between_boards(monaco: dict[str, Any]) -> None:
    seen: set[str] = set()
    cars = on_the_grid(monaco)
    for svg in (board(monaco), board(monaco, cars), board(monaco, theme="night"), board(monaco, weather="rain")):
        ids = re.findall(r' id="([^"]+)"', svg)
        assert len(set(ids)) == len(ids)
        assert seen.isdisjoint(ids)
        seen.update(ids)
        assert set(re.findall(r'(?:url\(|href=")#([^")]+)', svg)) <= set(ids)


def test_rules_reach_no_further_than_their_board(monaco: dict[str, Any]) -> None:
    style = ET.fromstring(board(monaco, prefix="mine")).findtext(f"{SVG}style")
    assert style
    for selectors in re.findall(r"(?:^|[{}])([^{}@]+)\{", style):
        assert all(".mine" in selector for selector in selectors.split(","))


def test_the_same_race_gives_the_same_bytes(monaco: dict[str, Any]) -> None:
    cars = on_the_grid(monaco)
    assert board(monaco, cars) == board(monaco, cars)
    assert board(MappingProxyType(monaco)) == board(monaco)


def test_grid_boxes_and_corners_are_numbered(lane_circuit: dict[str, Any]) -> None:
    svg = ground(lane_circuit)
    ten = [str(number) for number in range(1, 11)]
    assert of_class(svg, "grid-number") == of_class(svg, "box-number") == ten
    corners = lane_circuit["corners"]
    assert of_class(svg, "stops") == [str(corner["stops"]) for corner in corners]
    assert of_class(svg, "ways") == [f"{corner['shortest']}-{corner['longest']}" for corner in corners]


def test_title_and_band(monaco: dict[str, Any]) -> None:
    assert {"MONACO", "FORMULA D  ·  10 CORNERS"} <= set(words(board(monaco)))
    assert "FORMULA D  ·  2 LAPS  ·  10 CORNERS" in words(board(monaco, laps=2))
    assert "ДВА КРУГА" in words(board(monaco, band="ДВА КРУГА"))
    assert "MONACO" not in words(board(monaco, title=False))
    assert "quiet" in ET.fromstring(board(monaco, quiet=True)).get("class", "").split()


def test_ground_is_the_board_without_cars(monaco: dict[str, Any]) -> None:
    assert ground(monaco, prefix="x") == board(monaco, prefix="x")
    assert 'class="car"' not in ground(monaco)


def test_a_ghost_has_an_arrow_on_every_cell_between(monaco: dict[str, Any]) -> None:
    root = ET.fromstring(board(monaco, ghost=Ghost(2, way_from(monaco, 0, 4))))
    path = next(g for g in root.iter(f"{SVG}g") if g.get("class") == "path")
    assert len(path.findall(f"{SVG}g")) == 3
    assert [g.get("data-seat") for g in root.iter(f"{SVG}g") if g.get("class") == "ghost"] == ["2"]


def test_a_spun_car_faces_backwards(monaco: dict[str, Any]) -> None:
    angle = lay_out(monaco).road.cells[0].angle
    straight, spun = board(monaco, [Car(0, 0)]), board(monaco, [Car(0, 0, spun=True)])
    assert f"rotate({angle:.1f})" in straight
    assert f"rotate({angle + 180:.1f})" in spun


@pytest.mark.parametrize("weather", KINDS)
def test_weather_is_shown(monaco: dict[str, Any], weather: str) -> None:
    svg = board(monaco, weather=weather)
    assert svg.count('class="weather"') == 1
    assert ('class="rain"' in svg) == (weather in ("showers", "rain"))


def test_the_zones_of_a_street_are_painted(monaco: dict[str, Any]) -> None:
    street = {**monaco, "noise": [10, 13], "danger": [40], "police": [60, 61, 62]}
    svg = board(street)
    assert 'class="zone noise"' in svg and 'class="zone danger"' in svg and 'class="police"' in svg
    assert svg.count('class="sound"') == 2 and svg.count('class="debris"') == 1
    assert "zone" not in re.sub("<style>.*</style>", "", board(monaco))


def test_a_car_under_the_bridge_is_hidden(suzuka: dict[str, Any]) -> None:
    cells = geometry(suzuka)["cells"]
    below = next(number for number, cell in enumerate(cells) if cell["below"])
    assert re.search(r'<g clip-path="url\(#[\w-]+-below\)"><g class="car"', board(suzuka, [Car(0, below)]))
    assert "-below" not in board(suzuka, [Car(0, 0)]).split("</defs>", 1)[1]
    assert len(geometry(suzuka)["bridges"]) == 1


def test_a_new_circuit_draws_without_scenery(monaco: dict[str, Any]) -> None:
    layout = lay_out({**monaco, "name": "Far From Anywhere"})
    assert " ".join(layout.title.lines) == "FAR FROM ANYWHERE"
    assert layout.trees
    assert all(layout.road.clearance(point) > VERGE for point in layout.title.box.points())


def test_things_stay_off_road_signs_and_title(lane_circuit: dict[str, Any]) -> None:
    layout = lay_out(lane_circuit)
    assert len(layout.trees) + len(layout.things) > 108 and len(layout.things) > 8
    for thing in [*layout.things, *layout.trees]:
        for point in thing.box.points():
            assert layout.road.clearance(point) > VERGE, f"{thing.kind} at {thing.at}"
            assert not layout.title.box.holds(point), f"{thing.kind} at {thing.at}"
            assert not any(sign.box.holds(point) for sign in layout.signs), f"{thing.kind} at {thing.at}"


def test_title_and_signs_are_in_view_and_clear_of_the_road(lane_circuit: dict[str, Any]) -> None:
    layout = lay_out(lane_circuit)
    assert min(layout.road.clearance(point) for point in layout.title.box.points()) > VERGE
    for sign in layout.signs:
        assert min(layout.road.clearance(point) for point in sign.box.points()) > 0, sign
    for x, y in layout.title.box.points() + [p for sign in layout.signs for p in sign.box.points()]:
        assert VIEW[0] <= x <= VIEW[0] + VIEW[2]
        assert VIEW[1] <= y <= VIEW[1] + VIEW[3]


def test_every_circuit_has_a_place_of_its_own(lane_circuit: dict[str, Any]) -> None:
    layout = lay_out(lane_circuit)
    assert layout.scenery.get("things") or lane_circuit["city"]


def test_inks_exist_by_day() -> None:
    assert PALETTE["night"].keys() <= DAY.keys() | PALETTE["day"].keys()
    assert scenery_of({}, "paddock.drawing.formula_d", "nowhere") == {}


def test_geometry_has_every_cell(lane_circuit: dict[str, Any]) -> None:
    shape = geometry(lane_circuit)
    assert json.loads(json.dumps(shape)) == shape
    for cell, entry in zip(shape["cells"], lane_circuit["cells"], strict=True):
        assert cell["lane"] == entry.get("lane")
        assert 0.3 < cell["size"] < 0.5
        assert cell["path"].startswith("M") and cell["path"].endswith("Z")
        assert VIEW[0] < cell["x"] < VIEW[0] + VIEW[2] and VIEW[1] < cell["y"] < VIEW[1] + VIEW[3]
    assert [corner["number"] for corner in shape["corners"]] == [c["number"] for c in lane_circuit["corners"]]


def test_a_drive_goes_from_cell_to_cell(lane_circuit: dict[str, Any]) -> None:
    way = way_from(lane_circuit, lane_circuit["grid"][0], 180)
    points = path_points(lane_circuit, way, steps=5)
    cells = geometry(lane_circuit)["cells"]
    assert len(points) == 180 * 5 + 1
    for number, (x, y, _) in zip(way, points[::5], strict=True):
        assert (x, y) == pytest.approx((cells[number]["x"], cells[number]["y"]), abs=0.02)
    assert all(abs(a[2] - b[2]) < 40 for a, b in pairwise(points))
    under = {i for i, number in enumerate(way) if any(number == mouth for mouth, _ in lane_circuit.get("tunnel", ()))}
    steps = [math.dist(a[:2], b[:2]) for a, b in pairwise(points)]
    assert max(step for i, step in enumerate(steps) if i // 5 not in under) < 16
    assert max(steps) < 32
    assert len(path_points(lane_circuit, way[:1])) == 1


def test_ten_cars_differ_in_number_stripes_and_colour() -> None:
    assert len(LIVERIES) == len(SEAT_COLOURS) == 10
    assert len({livery.number for livery in LIVERIES}) == len({livery.stripes for livery in LIVERIES}) == 10
    assert len(set(SEAT_COLOURS)) == 10


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("seat", range(10))
def test_a_car_draws_alone(seat: int, theme: str) -> None:
    svg = car_svg(seat, theme=theme)
    assert ET.fromstring(svg).findtext(f".//{SVG}text") == LIVERIES[seat].number
    assert len(svg) < 10_000
    assert "rotate(-90)" in car_svg(seat, angle=90)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"theme": "dusk"}, "unknown theme 'dusk'; there are day, night, page"),
        ({"cars": [Car(10, 0)]}, "there is no seat 10; seats are 0 to 9"),
        ({"cars": [Car(0, 515)]}, "there is no cell 515; Monaco has 0 to 514"),
        ({"cars": [Car(0, -1)]}, "there is no cell -1; Monaco has 0 to 514"),
        ({"cars": [Car(0, 3), Car(1, 3)]}, "seats 0 and 1 are both on cell 3; a cell holds one car"),
        ({"cars": [Car(0, 3), Car(0, 4)]}, "seat 0 is on the board more than once"),
        ({"me": 12}, "there is no seat 12"),
        ({"debris": [900]}, "there is no cell 900"),
        ({"weather": "snow"}, "unknown weather 'snow'; there is good, changeable, showers, rain"),
        ({"ghost": Ghost(0, (3, 600))}, "there is no cell 600"),
        ({"ghost": Ghost(11, (3, 6))}, "there is no seat 11"),
        ({"ghost": Ghost(0, ())}, "a ghost needs a way of at least one cell"),
        ({"prefix": "4 wide"}, "prefix '4 wide' must be a letter"),
    ],
)
def test_what_is_wrong_is_named(monaco: dict[str, Any], change: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=re.escape(message)):
        board(monaco, **change)


def test_what_is_wrong_with_a_drive_or_a_circuit_is_named(monaco: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="a way needs at least one cell"):
        path_points(monaco, [])
    with pytest.raises(ValueError, match="steps is 0"):
        path_points(monaco, [0, 3], steps=0)
    with pytest.raises(ValueError, match="the circuit has no grid, boxes; a drawing needs cells, corners, grid"):
        board({key: value for key, value in monaco.items() if key not in ("grid", "boxes")})


def test_what_formula_d_brings_is_drawn() -> None:
    assert drawing.of("formula_d").ground is ground
    assert drawing.of("formula_d").LIVERIES is LIVERIES
