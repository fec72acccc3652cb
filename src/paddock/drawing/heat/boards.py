"""Heat's board: ground, road, signs, cars and the forecast of a move, as one SVG."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from paddock.drawing.board import (
    ARROW,
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
from paddock.drawing.heat.cars import BODY, LIVERIES, check_seat, draw_car, draw_ghost, seat_ink
from paddock.drawing.heat.moves import check_spot, driven_line
from paddock.drawing.heat.road import Road
from paddock.drawing.heat.roadside import places
from paddock.drawing.heat.signs import Sign, place_signs
from paddock.drawing.heat.surface import draw_surface
from paddock.drawing.ink.inks import PAPER, check_prefix, check_theme
from paddock.drawing.ink.naming import as_text, content_name
from paddock.drawing.ink.pen import path, placed
from paddock.drawing.ink.title import Band, both_forms, find_room
from paddock.drawing.scenery import surroundings

SEAT_COLOURS = tuple(livery.name for livery in LIVERIES)
"""What a seat's car can be painted in; every seat has a car."""

VIEW = (-40.0, -40.0, 1080.0, 747.0)
"""What a board shows: x, y, width, height. The ground goes on beyond it on every side."""

ALWAYS_SEEN = (-18.0, -40.0, 1036.0, 747.0)
"""As much of it as the narrowest table shows."""

SPIN = 145.0
RING = 27.0


@dataclass(frozen=True)
class Car:
    """A car on the board. A spun car lies across the road beside its tyre marks."""

    seat: int
    space: int
    lane: int
    spun: bool = False


@dataclass(frozen=True)
class Ghost:
    """A move not yet made: from a space to a spot."""

    seat: int
    start_space: int
    end_space: int
    end_lane: int


BoardLayout = Layout[Road, Sign]


def board(
    circuit: Mapping[str, Any],
    cars: Sequence[Car] = (),
    *,
    theme: str = "day",
    laps: int | None = None,
    ghost: Ghost | None = None,
    me: int | None = None,
    quiet: bool = False,
    title: bool = True,
    band: Band = None,
    legends: bool = True,
    prefix: str | None = None,
) -> str:
    """A Heat circuit with its cars as an SVG that needs nothing else.

    `theme` is day, night or page (follows the page around it). `ghost` glows along its path and `me`
    is the seat with a ring around its car. `quiet` lets the title step back, as at the table, and
    `title=False` leaves it out. `laps` and `band` change the words under the title. `legends=False` leaves out
    the lines and numbers of the legends. `prefix` begins the drawing's class and ids; without it they come from
    the content.
    """
    check_theme(theme)
    layout = lay_out(circuit, laps=laps, band=band)
    _check_cars(layout.road, cars)
    content = (theme, laps, quiet, title, band, list(cars), ghost, me, legends)
    name = check_prefix(prefix or content_name(circuit, *content))
    drawn = [_draw_ground(layout, name, title, legends)]
    if ghost is not None:
        drawn.append(_under(layout.road, name, _driven(layout.road, ghost), _draw_path(layout.road, ghost, cars)))
    if me is not None:
        check_seat(me)
    for car in cars:
        standing = _draw_standing(layout.road, car, f"{name}-body", mine=car.seat == me)
        drawn.append(_under(layout.road, name, [car.space], standing))
    if ghost is not None:
        spot, angle = layout.road.spot(ghost.end_space, ghost.end_lane), layout.road.angle(ghost.end_space)
        there = draw_ghost(ghost.seat, spot, angle, _car_size(layout.road))
        drawn.append(_under(layout.road, name, [ghost.end_space], there))
    return _svg(layout, name, f"{theme} quiet" if quiet else theme, "".join(drawn))


def ground(
    circuit: Mapping[str, Any],
    *,
    theme: str = "day",
    laps: int | None = None,
    quiet: bool = False,
    title: bool = True,
    band: Band = None,
    legends: bool = True,
    prefix: str | None = None,
) -> str:
    """The board without cars: the layer on which a page moves its own."""
    return board(circuit, theme=theme, laps=laps, quiet=quiet, title=title, band=band, legends=legends, prefix=prefix)


def roadside(circuit: Mapping[str, Any]) -> list[dict[str, Any]]:
    """Where a race puts its road tokens and the press: for every corner `sign`, `token`, `press` and the end of its
    `legend` line (x, y), and the edges of its `sector` as path text."""
    layout = lay_out(circuit)
    boxes = [layout.title.box, *(thing.box for thing in layout.things)]
    return places(layout.road, layout.signs, boxes, ALWAYS_SEEN)


def lay_out(circuit: Mapping[str, Any], *, laps: int | None = None, band: Band = None) -> BoardLayout:
    """Find a place for title, signs and trees; the road and the scenery file come first."""
    return _lay_out(as_text(circuit), laps, band)


@lru_cache(maxsize=16)
def _lay_out(circuit_text: str, laps: int | None, band: Band) -> BoardLayout:
    """Layouts are kept because at a table only the cars change."""
    circuit = json.loads(circuit_text)
    road = Road(circuit)
    scenery = surroundings.scenery_of(circuit, __package__) or _wild_scenery(road)
    things = surroundings.things_of(scenery)
    boxes = [thing.box for thing in things]
    name = str(circuit.get("name", circuit.get("id", "")))
    count = laps if laps is not None else circuit.get("laps", 1)
    usual = laps_and_corners(count, len(circuit["corners"]))
    words, more = both_forms(band, (usual, f"GRAND PRIX  ·  {usual}"))
    plan = scenery.get("title")
    title = planned_title(plan or {}, name, words)
    if plan:
        signs = place_signs(road, VIEW, [title.box, *boxes])
    else:
        signs = place_signs(road, VIEW, boxes)
        title = find_room(road, title, VIEW, [*boxes, *(sign.box for sign in signs)])
    title = with_longer_band(title, more)
    taken = [*boxes, title.box, *(sign.box for sign in signs)]
    trees = surroundings.trees_of(scenery, road, taken)
    return Layout(road, scenery, title, tuple(signs), tuple(things), tuple(trees))


def _wild_scenery(road: Road) -> dict[str, Any]:
    """Woods in free places and people at the corners, for a circuit that nobody has dressed yet."""
    crowds = []
    for corner in road.circuit["corners"]:
        u = corner["first_space_after"] - 0.5
        crowds.append({"from": u - 1.3, "to": u + 1.6, "side": "left" if road.bend(u) > 0 else "right"})
    return {"woods": surroundings.wild_woods(road, VIEW, road.spaces), "crowds": crowds}


def _draw_ground(layout: BoardLayout, name: str, title: bool, legends: bool) -> str:
    surface = draw_surface(layout.road, f"{name}-loop", legends)
    ground = draw_ground(layout, name, surface, title=title, sunbeams=22, specks=(700, 11))
    return ground + "".join(sign.draw() for sign in layout.signs)


def _draw_path(road: Road, ghost: Ghost, cars: Sequence[Car]) -> str:
    """The cells to be driven glow in the seat's colour; the last one is framed."""
    check_seat(ghost.seat)
    check_spot(road, ghost.start_space)
    check_spot(road, ghost.end_space, ghost.end_lane)
    standing = [car.lane for car in cars if (car.seat, car.space) == (ghost.seat, ghost.start_space)]
    start_lane = standing[0] if standing else road.racing_lanes[ghost.start_space]
    start, end, offset = driven_line(road, ghost.start_space, ghost.end_space, start_lane, ghost.end_lane)
    colour, half = seat_ink(ghost.seat), road.half / 2 - 1.4
    last = road.lane_offset(ghost.end_lane)
    drawn = []
    if end - start > 1:
        glow = road.band(start + 0.5, end - 0.5, lambda u: offset(u) + half, lambda u: offset(u) - half)
        drawn.append(path(glow, fill=colour, opacity=0.6))
    cell = road.band(end - 0.5, end + 0.5, last + half, last - half)
    drawn.append(path(cell, fill=colour, stroke=PAPER, stroke_width=2))
    drawn += [placed(ARROW, road.at(u, offset(u)), road.angle(u)) for u in range(start + 1, end)]
    return f'<g class="path" data-seat="{ghost.seat}">{"".join(drawn)}</g>'


def _driven(road: Road, ghost: Ghost) -> list[int]:
    """The spaces that a move drives over."""
    return [ghost.start_space + k for k in range((ghost.end_space - ghost.start_space) % road.spaces + 1)]


def _under(road: Road, name: str, spaces: Sequence[int], drawn: str) -> str:
    """The drawing without what a bridge hides, if one of its spaces lies below one."""
    return under_bridge(name, any(road.below(space) for space in spaces), drawn)


def _draw_standing(road: Road, car: Car, clip: str, mine: bool) -> str:
    spot, angle = road.spot(car.space, car.lane), road.angle(car.space)
    drawn = ""
    if car.spun:
        skid = "M-44-7C-34-6-24-4-16 6C-10 13 0 12 8 4M-46 7C-36 8-28 10-20 14C-12 17 0 14 10 6"
        drawn += placed(path(skid, "skid"), spot, angle)
    if mine:
        drawn += ring(spot, RING, seat_ink(car.seat), based=False)
    return drawn + draw_car(car.seat, clip, spot, angle + (SPIN if car.spun else 0), _car_size(road))


def _car_size(road: Road) -> float:
    """Cars fill their lane, on a narrow road too."""
    return round(road.half / 26.5, 2)


def _check_cars(road: Road, cars: Sequence[Car]) -> None:
    for car in cars:
        check_seat(car.seat)
        check_spot(road, car.space, car.lane)
    check_standing(((car.seat, f"space {car.space}, lane {car.lane}") for car in cars), "seat", "spot")


def _svg(layout: BoardLayout, name: str, classes: str, drawn: str) -> str:
    called = str(layout.road.circuit.get("name", ""))
    definitions = loop_definitions(layout.road, name, BODY)
    return svg(layout, name, classes, drawn, called=called, view=VIEW, definitions=definitions, palette={})
