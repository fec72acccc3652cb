"""Downforce's board: water, quays and late sun around a road of cells, as one SVG."""

from __future__ import annotations

import json
import re
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from paddock.drawing.board import ARROW, Layout, check_standing, draw_ground, planned_title, ring, svg
from paddock.drawing.cars import stripe_clip
from paddock.drawing.downforce.cars import BODY, car_ink, check_car, draw_car, draw_ghost
from paddock.drawing.downforce.palette import BOARD_STROKES, PALETTE
from paddock.drawing.downforce.paving import BettingLine, betting_lines, draw_paving
from paddock.drawing.ink.inks import PAPER, check_prefix, check_theme
from paddock.drawing.ink.naming import as_text, content_name
from paddock.drawing.ink.pen import path, placed
from paddock.drawing.ink.title import Band, both_forms, find_room
from paddock.drawing.road.cells import Cell, Course, drive, name_of
from paddock.drawing.scenery import surroundings

SEAT_COLOURS: tuple[str, ...] = ()
"""No car belongs to a seat before the auction, so nobody chooses a colour."""

VIEW = (-40.0, -63.0, 1080.0, 747.0)
"""What a board shows: x, y, width, height. The ground goes on beyond it on every side."""

LARGEST, SMALLEST = 0.92, 0.74
CAR_ROOM = 54.0
RING = 29.0


@dataclass(frozen=True)
class Car:
    """A car on the board, by its number in `LIVERIES`."""

    car: int
    cell: int


@dataclass(frozen=True)
class Ghost:
    """A move not yet made: the cells of the way, from where the car stands to where it would end."""

    car: int
    way: tuple[int, ...]


BoardLayout = Layout[Course, BettingLine]


def board(
    circuit: Mapping[str, Any],
    cars: Sequence[Car] = (),
    *,
    theme: str = "day",
    ghost: Ghost | None = None,
    mine: Collection[int] = (),
    quiet: bool = False,
    title: bool = True,
    band: Band = None,
    prefix: str | None = None,
) -> str:
    """A Downforce circuit with its cars as an SVG that needs nothing else.

    `theme` is day, night or page (follows the page around it). `ghost` glows along its way and the cars
    in `mine` have a ring around them. `quiet` lets the title step back, as at the table, and
    `title=False` leaves it out. `band` changes the words under the title. `prefix` begins the drawing's
    class and ids; without it they come from the content.
    """
    check_theme(theme)
    layout = lay_out(circuit, band=band)
    _check_cars(layout.road, cars)
    for number in mine:
        check_car(number)
    content = (theme, quiet, title, band, list(cars), ghost, sorted(mine))
    name = check_prefix(prefix or content_name(circuit, *content))
    drawn = [_draw_ground(layout, name, title)]
    if ghost is not None:
        drawn.append(_draw_way(layout.road, ghost))
    drawn += [line.draw() for line in layout.signs]
    for car in cars:
        drawn.append(_draw_standing(layout.road.cells[car.cell], car.car, f"{name}-body", car.car in mine))
    if ghost is not None:
        end = layout.road.cells[ghost.way[-1]]
        drawn.append(draw_ghost(ghost.car, end.centre, end.angle, car_size(end)))
    return _svg(layout, name, f"{theme} quiet" if quiet else theme, "".join(drawn))


def ground(
    circuit: Mapping[str, Any],
    *,
    theme: str = "day",
    quiet: bool = False,
    title: bool = True,
    band: Band = None,
    prefix: str | None = None,
) -> str:
    """The board without cars: the layer on which a page moves its own."""
    return board(circuit, theme=theme, quiet=quiet, title=title, band=band, prefix=prefix)


def geometry(circuit: Mapping[str, Any]) -> dict[str, Any]:
    """Every cell of a circuit, by its number: centre, driving angle in degrees, size of a car on it, lane, outline.

    `path` is the outline as SVG path text with true arcs, `polygon` the points of the circuit file.
    `lines` are the betting lines with their ends and the middle of their coin.
    """
    layout = lay_out(circuit)
    cells = [
        {
            "x": round(cell.centre[0], 2),
            "y": round(cell.centre[1], 2),
            "angle": round(cell.angle, 2),
            "size": car_size(cell),
            "lane": cell.lane,
            "rectangular": cell.rectangular,
            "polygon": [[x, y] for x, y in cell.outline],
            "path": cell.draw(),
        }
        for cell in layout.road.cells
    ]
    lines = [
        {"index": line.index, "ends": [list(line.near), list(line.far)], "coin": [round(v, 2) for v in line.coin]}
        for line in layout.signs
    ]
    return {"view": list(VIEW), "cells": cells, "lines": lines}


def path_points(circuit: Mapping[str, Any], way: Sequence[int], steps: int = 6) -> list[tuple[float, float, float]]:
    """Points (x, y, angle) of a drive through the cells of a way, `steps` to a cell.

    A car that changes lanes leans into it. The angle never jumps by a whole turn, so that a page can
    ease from point to point.
    """
    course = Course(circuit)
    if not way:
        raise ValueError("a way needs at least one cell")
    cells = [course.check_cell(number) for number in way]
    return drive([(cell.centre, cell.angle) for cell in cells], steps)


def car_size(cell: Cell) -> float:
    """Cars shrink a little on short cells, so that they do not hide each other."""
    return round(max(SMALLEST, min(LARGEST, cell.length / CAR_ROOM)), 2)


def lay_out(circuit: Mapping[str, Any], *, band: Band = None) -> BoardLayout:
    """Find a place for title, coins and trees; the road and the scenery file come first."""
    return _lay_out(as_text(circuit), band)


@lru_cache(maxsize=16)
def _lay_out(circuit_text: str, band: Band) -> BoardLayout:
    """Layouts are kept because at a table only the cars change."""
    circuit = json.loads(circuit_text)
    course = Course(circuit)
    name = name_of(circuit)
    file = re.sub(r"\W+", "_", name.lower())
    scenery = surroundings.scenery_of(circuit, __package__, file)
    if not scenery:
        scenery = {"woods": surroundings.wild_woods(course, VIEW, len(course.cells))}
    things = surroundings.things_of(scenery)
    boxes = [thing.box for thing in things]
    usual = _band(len(circuit["betting_lines"]))
    words, _ = both_forms(band, (usual, usual))
    plan = scenery.get("title")
    title = planned_title(plan or {}, name, words)
    if plan:
        bets = betting_lines(course, VIEW, [title.box, *boxes])
    else:
        bets = betting_lines(course, VIEW, boxes)
        title = find_room(course, title, VIEW, [*boxes, *(bet.box for bet in bets)])
    taken = [*boxes, title.box, *(bet.box for bet in bets)]
    trees = surroundings.trees_of(scenery, course, taken)
    return Layout(course, scenery, title, tuple(bets), tuple(things), tuple(trees))


def _band(lines: int) -> str:
    return f"DOWNFORCE  ·  1 LAP  ·  {lines} {'BET' if lines == 1 else 'BETS'}"


def _draw_ground(layout: BoardLayout, name: str, title: bool) -> str:
    surface = draw_paving(layout.road, f"{name}-road", f"{name}-paved")
    return draw_ground(layout, name, surface, title=title, sunbeams=26, specks=(500, 3), land_over_infield=True)


def _draw_way(course: Course, ghost: Ghost) -> str:
    """The cells to be driven glow in the car's colour; the last one is framed."""
    colour = car_ink(ghost.car)
    if not ghost.way:
        raise ValueError("a ghost needs a way of at least one cell")
    cells = [course.check_cell(number) for number in ghost.way]
    glow: dict[str, Any] = {
        "fill": colour,
        "fill_opacity": 0.6,
        "stroke": PAPER,
        "stroke_width": 1.2,
        "stroke_opacity": 0.7,
    }
    drawn = [path(cell.draw(), **glow) for cell in cells[1:-1]]
    drawn.append(path(cells[-1].draw(), fill=colour, stroke=PAPER, stroke_width=2))
    drawn += [placed(ARROW, cell.centre, cell.angle) for cell in cells[1:-1]]
    return f'<g class="path" data-car="{ghost.car}">{"".join(drawn)}</g>'


def _draw_standing(cell: Cell, car: int, clip: str, mine: bool) -> str:
    rings = ring(cell.centre, RING, car_ink(car)) if mine else ""
    return rings + draw_car(car, clip, cell.centre, cell.angle, car_size(cell))


def _check_cars(course: Course, cars: Sequence[Car]) -> None:
    for car in cars:
        check_car(car.car)
        course.check_cell(car.cell)
    check_standing(((car.car, f"cell {car.cell}") for car in cars), "car")


def _svg(layout: BoardLayout, name: str, classes: str, drawn: str) -> str:
    course = layout.road
    definitions = (
        f'<path id="{name}-road" d="{course.outline()}" fill-rule="evenodd"/>'
        f'<clipPath id="{name}-paved"><path d="{course.outline()}" clip-rule="evenodd"/></clipPath>'
        f'<clipPath id="{name}-infield"><path d="{course.ring(outer=False)}"/></clipPath>'
        + stripe_clip(f"{name}-body", BODY)
    )
    called = name_of(course.circuit)
    return svg(
        layout,
        name,
        classes,
        drawn,
        called=called,
        view=VIEW,
        definitions=definitions,
        palette=PALETTE,
        strokes=BOARD_STROKES,
    )
