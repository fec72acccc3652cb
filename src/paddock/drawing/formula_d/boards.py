"""Formula D's board: signal yellow and asphalt around a road of three lanes, as one SVG."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from paddock.drawing.board import (
    Layout,
    check_standing,
    draw_ground,
    laps_and_corners,
    loop_definitions,
    planned_title,
    ring,
    svg,
    under_bridge,
    with_longer_band,
)
from paddock.drawing.formula_d import city, dressing
from paddock.drawing.formula_d.cars import LIVERIES, PAINTED, check_seat, draw_car, draw_ghost, seat_ink
from paddock.drawing.formula_d.lanes import Cell, Track
from paddock.drawing.formula_d.palette import BOARD_STROKES, PALETTE
from paddock.drawing.formula_d.stops import Stop, place_stops
from paddock.drawing.formula_d.tarmac import draw_debris, draw_tarmac
from paddock.drawing.formula_d.weather import check_weather, draw_weather
from paddock.drawing.ink.inks import PAPER, check_prefix, check_theme
from paddock.drawing.ink.naming import as_text, content_name
from paddock.drawing.ink.pen import path, placed
from paddock.drawing.ink.title import Band, both_forms, find_room
from paddock.drawing.road.bridges import deck_shape
from paddock.drawing.road.cells import drive, name_of
from paddock.drawing.scenery import surroundings

SEAT_COLOURS = tuple(livery.name for livery in LIVERIES)
"""What a seat's car can be painted in; every seat has a car."""

VIEW = (-40.0, -40.0, 1080.0, 747.0)
"""What a board shows: x, y, width, height. The ground goes on beyond it on every side."""

CAR_LONG, CAR_WIDE = 45.0, 27.6
RING = 14.0


@dataclass(frozen=True)
class Car:
    """A car on the board. A spun car faces backwards."""

    seat: int
    cell: int
    spun: bool = False


@dataclass(frozen=True)
class Ghost:
    """A move not yet made: the cells of the way, from where the car stands to where it would end."""

    seat: int
    way: tuple[int, ...]


BoardLayout = Layout[Track, Stop]


def board(
    circuit: Mapping[str, Any],
    cars: Sequence[Car] = (),
    *,
    theme: str = "day",
    laps: int | None = None,
    ghost: Ghost | None = None,
    me: int | None = None,
    debris: Sequence[int] = (),
    weather: str | None = None,
    quiet: bool = False,
    title: bool = True,
    band: Band = None,
    prefix: str | None = None,
) -> str:
    """A Formula D circuit with its cars as an SVG that needs nothing else.

    `theme` is day, night or page (follows the page around it). `ghost` glows along its way and `me` is the seat
    with a ring around its car. `debris` names cells with a marker, `weather` is good, changeable, showers or rain.
    `quiet` lets the title step back, as at the table, and `title=False` leaves it out. `laps` and `band` change
    the words under the title. `prefix` begins the drawing's class and ids; without it they come from the content.
    """
    check_theme(theme)
    layout = lay_out(circuit, laps=laps, band=band)
    track = layout.road
    _check_cars(track, cars)
    if me is not None:
        check_seat(me)
    content = (theme, laps, quiet, title, band, list(cars), ghost, me, list(debris), weather)
    name = check_prefix(prefix or content_name(circuit, *content))
    drawn = [_draw_ground(layout, name, title)]
    if ghost is not None:
        drawn.append(_draw_way(track, ghost))
    drawn += [draw_debris(track.check_cell(number)) for number in debris]
    if weather is not None:
        drawn.append(draw_weather(check_weather(weather), track, VIEW, layout.taken))
    for car in cars:
        drawn.append(_under(track, name, track.cells[car.cell], _draw_standing(track, car, name, car.seat == me)))
    if ghost is not None:
        end = track.cells[ghost.way[-1]]
        drawn.append(_under(track, name, end, draw_ghost(ghost.seat, end.centre, end.angle, car_size(track, end))))
    return _svg(layout, name, f"{theme} quiet" if quiet else theme, "".join(drawn))


def ground(
    circuit: Mapping[str, Any],
    *,
    theme: str = "day",
    laps: int | None = None,
    quiet: bool = False,
    title: bool = True,
    band: Band = None,
    prefix: str | None = None,
) -> str:
    """The board without cars: the layer on which a page moves its own."""
    return board(circuit, theme=theme, laps=laps, quiet=quiet, title=title, band=band, prefix=prefix)


def geometry(circuit: Mapping[str, Any]) -> dict[str, Any]:
    """Every cell of a circuit, by its number: centre, driving angle in degrees, size of a car on it, lane, corner, how
    far along the lap it is, outline.

    `lap` is as far as a lap goes. `lane` is null in the pit lane and `below` is true under a bridge. `corners` are the
    signs with their middle; `bridges` are the outlines of what hides a car below them; `boxes` are cells.
    """
    layout = lay_out(circuit)
    track = layout.road
    cells = [
        {
            "x": round(cell.centre[0], 2),
            "y": round(cell.centre[1], 2),
            "angle": round(cell.angle, 2),
            "size": car_size(track, cell),
            "lane": cell.lane,
            "corner": given.get("corner"),
            "along": given["progress"],
            "below": _is_below(track, cell) or _enters(track, cell.number),
            "path": cell.outline,
        }
        for cell, given in zip(track.cells, circuit["cells"], strict=True)
    ]
    named = {corner["number"]: corner for corner in circuit["corners"]}
    corners = [
        {
            "number": sign.corner,
            "x": round(sign.at[0], 2),
            "y": round(sign.at[1], 2),
            "stops": named[sign.corner]["stops"],
            "name": named[sign.corner].get("name"),
        }
        for sign in layout.signs
    ]
    bridges = [deck_shape(track, bridge) for bridge in track.bridges]
    bridges += [roof] if (roof := city.roof(track)) else []
    features = [
        {"kind": feature.kind, "x": round(feature.sign.at[0], 2), "y": round(feature.sign.box.y, 2)}
        for feature in _features(as_text(circuit))
    ]
    return {
        "view": list(VIEW),
        "lap": circuit["lap_progress"],
        "boxes": list(circuit["boxes"]),
        "cells": cells,
        "corners": corners,
        "bridges": bridges,
        "features": features,
    }


def path_points(circuit: Mapping[str, Any], way: Sequence[int], steps: int = 6) -> list[tuple[float, float, float]]:
    """Points (x, y, angle) of a drive through the cells of a way, `steps` to a cell.

    A car that changes lanes leans into it. The angle never jumps by a whole turn, so that a page can
    ease from point to point.
    """
    track = lay_out(circuit).road
    if not way:
        raise ValueError("a way needs at least one cell")
    cells = [track.check_cell(number) for number in way]
    return drive([(cell.centre, cell.angle) for cell in cells], steps)


def car_size(track: Track, cell: Cell) -> float:
    """Cars fill their lane, and shrink a little on short cells, so that they do not hide each other."""
    return round(max(0.32, min((track.wide - 1) / CAR_WIDE, cell.length / CAR_LONG)), 2)


def lay_out(circuit: Mapping[str, Any], *, laps: int | None = None, band: Band = None) -> BoardLayout:
    """Find a place for signs, title, things and trees; the road comes first."""
    return _lay_out(as_text(circuit), laps, band)


@lru_cache(maxsize=32)
def _dress(circuit_text: str) -> tuple[Track, dict[str, Any], list[Stop]]:
    """The parts of a layout that no words change."""
    circuit = json.loads(circuit_text)
    track = Track(circuit)
    file = re.sub(r"\W+", "_", name_of(circuit).lower())
    scenery = surroundings.scenery_of(circuit, __package__, file)
    return track, scenery, place_stops(track, VIEW)


@lru_cache(maxsize=32)
def _lay_out(circuit_text: str, laps: int | None, band: Band) -> BoardLayout:
    """Layouts are kept because at a table only the cars change."""
    track, given, signs = _dress(circuit_text)
    usual = laps_and_corners(laps, len(track.circuit["corners"]))
    words, more = both_forms(band, (usual, f"FORMULA D  ·  {usual}"))
    boxes = [sign.box for sign in signs]
    boxes += [feature.sign.box for feature in _features(circuit_text)]
    plan = given.get("title", {})
    title = planned_title(plan, name_of(track.circuit), words)
    if "at" not in plan:
        title = find_room(track, title, VIEW, boxes)
    title = with_longer_band(title, more)
    if city.is_city(track.circuit):
        houses = city.blocks(track, [*boxes, title.box])
        return Layout(track, {"inks": city.INKS, **given}, title, tuple(signs), tuple(houses), ())
    things = dressing.settle(given, track, VIEW, [*boxes, title.box])
    taken = [*boxes, title.box, *(thing.box for thing in things)]
    scenery = {"crowds": dressing.crowds(track, signs), "lamps": dressing.lamps(things), **given}
    scenery["woods"] = [*given.get("woods", ()), *dressing.woods(track, VIEW, given)]
    trees = surroundings.trees_of(scenery, track, taken)
    return Layout(track, scenery, title, tuple(signs), tuple(things), tuple(trees))


@lru_cache(maxsize=32)
def _features(circuit_text: str) -> tuple[city.Feature, ...]:
    """The signs of a city; none elsewhere."""
    track, _, signs = _dress(circuit_text)
    return tuple(city.features(track, VIEW, [sign.box for sign in signs])) if city.is_city(track.circuit) else ()


def _draw_ground(layout: BoardLayout, name: str, title: bool) -> str:
    surface = draw_tarmac(layout.road, f"{name}-loop") + city.draw_tunnel(layout.road)
    things = surroundings.draw_copies([*layout.things, *layout.trees], f"{name}-thing")
    ground = draw_ground(layout, name, surface, title=title, sunbeams=24, specks=(500, 9), things=things)
    features = city.draw_features(_features(as_text(layout.road.circuit)))
    return ground + features + "".join(sign.draw() for sign in layout.signs)


def _draw_way(track: Track, ghost: Ghost) -> str:
    """The cells to be driven glow in the seat's colour; the last one is framed."""
    colour = seat_ink(ghost.seat)
    if not ghost.way:
        raise ValueError("a ghost needs a way of at least one cell")
    cells = [track.check_cell(number) for number in ghost.way]
    arrow = path("M-1.6-3L2.2 0L-1.6 3", "go")
    drawn = [path("".join(cell.outline for cell in cells[1:-1]), fill=colour, fill_opacity=0.7)]
    drawn.append(path(cells[-1].outline, fill=colour, stroke=PAPER, stroke_width=1.4))
    drawn += [placed(arrow, cell.centre, cell.angle) for cell in cells[1:-1]]
    return f'<g class="path" data-seat="{ghost.seat}">{"".join(drawn)}</g>'


def _draw_standing(track: Track, car: Car, name: str, mine: bool) -> str:
    cell = track.cells[car.cell]
    rings = ring(cell.centre, RING, seat_ink(car.seat)) if mine else ""
    angle = cell.angle + (180 if car.spun else 0)
    return rings + draw_car(car.seat, f"{name}-body", cell.centre, angle, car_size(track, cell))


def _is_below(track: Track, cell: Cell) -> bool:
    """Whether a cell lies under a bridge or at its edge."""
    return cell.lane is not None and track.below((cell.rear + cell.front) / 2)


def _enters(track: Track, number: int) -> bool:
    """Whether a way into or out of a tunnel begins or ends on a cell."""
    return any(number in pair for pair in track.circuit.get("tunnel", ()))


def _under(track: Track, name: str, cell: Cell, drawn: str) -> str:
    """The drawing without what a bridge hides, if its cell lies below one."""
    return under_bridge(name, _is_below(track, cell), drawn)


def _check_cars(track: Track, cars: Sequence[Car]) -> None:
    for car in cars:
        check_seat(car.seat)
        track.check_cell(car.cell)
    check_standing(((car.seat, f"cell {car.cell}") for car in cars), "seat")


def _svg(layout: BoardLayout, name: str, classes: str, drawn: str) -> str:
    return svg(
        layout,
        name,
        classes,
        drawn,
        called=name_of(layout.road.circuit),
        view=VIEW,
        definitions=loop_definitions(layout.road, name, PAINTED),
        palette=PALETTE,
        strokes=BOARD_STROKES + (city.STROKES if city.is_city(layout.road.circuit) else ""),
    )
