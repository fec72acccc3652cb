"""The road of cells follows the circuit file, and its edges close round it."""

from __future__ import annotations

import math
import re
from typing import Any

import pytest

from paddock.drawing.downforce import VIEW
from paddock.drawing.downforce.paving import COIN, betting_lines
from paddock.drawing.road.cells import Course, Side, glide, name_of


def test_cells_stand_where_the_circuit_file_has_them(cell_circuit: dict[str, Any]) -> None:
    for cell, entry in zip(Course(cell_circuit).cells, cell_circuit["cells"], strict=True):
        assert cell.number == entry["id"]
        assert math.dist(cell.centre, entry["xy"]) < 0.2


def test_arcs_run_through_the_points_of_the_outline(cell_circuit: dict[str, Any]) -> None:
    for cell in Course(cell_circuit).cells:
        half = len(cell.outline) // 2
        for i, point in enumerate(cell.outline[:half]):
            assert math.dist(cell.outer.at(i / (half - 1)), point) < 0.4
        for i, point in enumerate(reversed(cell.outline[half:])):
            assert math.dist(cell.inner.at(i / (half - 1)), point) < 0.4


def test_cells_in_bends_are_not_rectangular_and_have_arcs(cell_circuit: dict[str, Any]) -> None:
    for cell in Course(cell_circuit).cells:
        assert cell.rectangular == (cell.outer.bulge == 0) == (cell.inner.bulge == 0)
        assert ("A" in cell.draw()) == (not cell.rectangular)


def test_cars_look_towards_the_next_cells(cell_circuit: dict[str, Any]) -> None:
    cells = Course(cell_circuit).cells
    for entry in cell_circuit["cells"]:
        here = cells[entry["id"]]
        for number in entry["next"]:
            x, y = cells[number].centre
            bearing = math.degrees(math.atan2(y - here.centre[1], x - here.centre[0]))
            assert abs((bearing - here.angle + 180) % 360 - 180) < 90


def test_every_cell_is_on_the_road_and_on_the_board(cell_circuit: dict[str, Any]) -> None:
    course = Course(cell_circuit)
    for cell in course.cells:
        assert course.clearance(cell.centre) < -8
        for x, y in cell.outline:
            assert VIEW[0] + 20 < x < VIEW[0] + VIEW[2] - 20
            assert VIEW[1] + 20 < y < VIEW[1] + VIEW[3] - 20


def test_inside_and_outside_of_the_loop(cell_circuit: dict[str, Any]) -> None:
    course = Course(cell_circuit)
    assert course.inside((400, 300)) and course.clearance((400, 300)) > 20
    assert not course.inside((-30, -30)) and course.clearance((-30, -30)) > 20
    assert not any(course.inside(cell.centre) for cell in course.cells)


def test_steps_are_rounded(cell_circuit: dict[str, Any]) -> None:
    course = Course(cell_circuit)
    widths = [section["width"] for section in cell_circuit["sections"]]
    changes = sum(a != b for a, b in zip(widths, widths[1:] + widths[:1], strict=True))
    assert course.outline().count("Q") >= 2 * changes
    assert course.outline().count("Z") == 2


def test_kerbs_line_both_sides_of_every_bend(cell_circuit: dict[str, Any]) -> None:
    bends = sum(section["kind"] == "bend" for section in cell_circuit["sections"])
    assert len(list(Course(cell_circuit).kerbs())) == 2 * bends


def test_a_place_along_the_road(cell_circuit: dict[str, Any]) -> None:
    course = Course(cell_circuit)
    for cell in course.cells:
        if cell.lane == 2:
            assert math.dist(course.at((cell.rear + cell.front) / 2), cell.centre) < 0.2
    assert course.clearance(course.at(1, course.half + 20)) == pytest.approx(20, abs=1)


def test_betting_lines_cross_the_road_and_their_coins_are_clear_of_it(cell_circuit: dict[str, Any]) -> None:
    course = Course(cell_circuit)
    lines = betting_lines(course, VIEW)
    assert [line.index for line in lines] == [1, 2, 3]
    for line in lines:
        begins = [entry for entry in cell_circuit["cells"] if entry["line"] == line.index]
        assert math.dist(line.near, line.far) >= 24 and len(begins) >= math.dist(line.near, line.far) / 26
        assert course.clearance(line.coin) > COIN + 4


def test_a_line_needs_a_cut(river: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"no cells meet at progress 0\.7"):
        Course(river).across(0.7)


def test_a_circuit_without_cells_is_refused(river: dict[str, Any]) -> None:
    del river["cells"]
    with pytest.raises(ValueError, match="the circuit has no cells; a drawing needs cells, sections"):
        Course(river)


def test_a_name_is_plain(cell_circuit: dict[str, Any]) -> None:
    assert re.fullmatch(r"(River Station|Sea Bay)", name_of(cell_circuit))
    assert name_of({"name": "Kirton"}) == "Kirton"


def test_sides_can_be_cut_and_turned() -> None:
    arc = Side.through([(10, 0), (10 * math.sqrt(0.5), 10 * math.sqrt(0.5)), (0, 10)])
    assert arc.bulge == pytest.approx(10)
    assert arc.length == pytest.approx(5 * math.pi)
    assert arc.cut(math.pi, math.pi).length == pytest.approx(3 * math.pi)
    assert arc.back().at(0.25) == pytest.approx(arc.at(0.75))
    assert Side.through([(0, 0), (4, 3)]).length == 5


def test_a_glide_passes_through_its_points() -> None:
    points = [(0.0, 0.0), (30.0, 10.0), (60.0, 0.0)]
    line = glide(points, 4)
    assert len(line) == 9
    assert line[::4] == [pytest.approx(point) for point in points]
    assert glide(points[:1], 4) == points[:1]
