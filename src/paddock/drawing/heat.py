"""Heat's board: ground, road, signs, cars and the forecast of a move, as one SVG."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any
from xml.sax.saxutils import quoteattr

from paddock.drawing import scenery as surroundings
from paddock.drawing.cars import LIVERIES, car_svg, check_seat, draw_car, draw_ghost, seat_ink, stripe_clip
from paddock.drawing.hazards import deck_shape
from paddock.drawing.ink import CAR_STROKES, PAPER, STROKES, check_prefix, check_theme, ink, stylesheet
from paddock.drawing.moves import check_spot, driven_line, geometry, path_points
from paddock.drawing.pen import grain, num, path, placed, rays
from paddock.drawing.road import Road
from paddock.drawing.roadside import places
from paddock.drawing.scenery import Placed
from paddock.drawing.sheet import as_text, content_name
from paddock.drawing.signs import Sign, place_signs
from paddock.drawing.surface import draw_surface
from paddock.drawing.title import Band, Title, both_forms, find_room

__all__ = [
    "LIVERIES",
    "SEAT_COLOURS",
    "VIEW",
    "Car",
    "Ghost",
    "board",
    "car_svg",
    "geometry",
    "ground",
    "path_points",
]

SEAT_COLOURS = tuple(livery.name for livery in LIVERIES)
"""What a seat's car can be painted in; every seat has a car."""

VIEW = (-40.0, -40.0, 1080.0, 747.0)
"""What a board shows: x, y, width, height. The ground goes on beyond it on every side."""

ALWAYS_SEEN = (-18.0, -40.0, 1036.0, 747.0)
"""As much of it as the narrowest table shows."""

GROUND = "M-700-700H1700V1400H-700Z"
SPIN = 145.0


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


@dataclass(frozen=True)
class Layout:
    """Where everything on a board stands, apart from the cars."""

    road: Road
    scenery: Mapping[str, Any]
    title: Title
    signs: tuple[Sign, ...]
    things: tuple[Placed, ...]
    trees: tuple[Placed, ...]


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


def lay_out(circuit: Mapping[str, Any], *, laps: int | None = None, band: Band = None) -> Layout:
    """Find a place for title, signs and trees; the road and the scenery file come first."""
    return _lay_out(as_text(circuit), laps, band)


@lru_cache(maxsize=16)
def _lay_out(circuit_text: str, laps: int | None, band: Band) -> Layout:
    """Layouts are kept because at a table only the cars change."""
    circuit = json.loads(circuit_text)
    road = Road(circuit)
    scenery = surroundings.scenery_of(circuit) or surroundings.wild_scenery(road, VIEW)
    things = surroundings.things_of(scenery)
    boxes = [thing.box for thing in things]
    name = str(circuit.get("name", circuit.get("id", ""))).upper()
    count = laps if laps is not None else circuit.get("laps", 1)
    usual = _band(count, len(circuit["corners"]))
    words, more = both_forms(band, (usual, f"GRAND PRIX  ·  {usual}"))
    plan = scenery.get("title")
    if plan:
        lines = tuple(plan.get("lines", (name,)))
        title = Title(lines, words, (plan["at"][0], plan["at"][1]), plan["size"], plan.get("angle", 0.0))
        signs = place_signs(road, VIEW, [title.box, *boxes])
    else:
        signs = place_signs(road, VIEW, boxes)
        title = find_room(road, Title((name,), words), VIEW, [*boxes, *(sign.box for sign in signs)])
    longer = replace(title, band=more)
    if longer.band_wide < title.wide:
        title = longer
    taken = [*boxes, title.box, *(sign.box for sign in signs)]
    trees = surroundings.trees_of(scenery, road, taken)
    return Layout(road, scenery, title, tuple(signs), tuple(things), tuple(trees))


def _band(laps: int, corners: int) -> str:
    return f"{laps} {'LAP' if laps == 1 else 'LAPS'}  ·  {corners} {'CORNER' if corners == 1 else 'CORNERS'}"


def _draw_ground(layout: Layout, name: str, title: bool, legends: bool) -> str:
    road, scenery = layout.road, layout.scenery
    sun = (scenery["sun"][0], scenery["sun"][1]) if "sun" in scenery else layout.title.at
    keep_off = [layout.title.box, *(sign.box for sign in layout.signs)]
    infield = (
        path(GROUND, fill=ink("infield"))
        + rays(sun, 1000, 22, ink("infield-ray"))
        + surroundings.draw_land(scenery, inside=True)
    )
    return "".join(
        (
            path(GROUND, fill=ink("ground")),
            rays(sun, 1800, 22, ink("ground-ray"), 0.25),
            surroundings.draw_land(scenery, inside=False),
            surroundings.draw_waves(scenery),
            f'<g clip-path="url(#{name}-infield)">{infield}</g>',
            surroundings.draw_lamps(scenery),
            layout.title.draw() if title else "",
            surroundings.draw_crowds(scenery, road, keep_off),
            surroundings.draw_things([*layout.things, *layout.trees]),
            draw_surface(road, f"{name}-loop", legends),
            grain((-200, -140, 1400, 900), 700),
            "".join(sign.draw() for sign in layout.signs),
        )
    )


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
    arrow = path(
        "M-3-5.5L4 0L-3 5.5",
        fill="none",
        stroke="#FFF8EC",
        stroke_width=2.6,
        stroke_linecap="round",
        stroke_linejoin="round",
    )
    drawn += [placed(arrow, road.at(u, offset(u)), road.angle(u)) for u in range(start + 1, end)]
    return f'<g class="path" data-seat="{ghost.seat}">{"".join(drawn)}</g>'


def _driven(road: Road, ghost: Ghost) -> list[int]:
    """The spaces that a move drives over."""
    return [ghost.start_space + k for k in range((ghost.end_space - ghost.start_space) % road.spaces + 1)]


def _under(road: Road, name: str, spaces: Sequence[int], drawn: str) -> str:
    """The drawing without what a bridge hides, if one of its spaces lies below one."""
    if any(road.below(space) for space in spaces):
        return f'<g clip-path="url(#{name}-below)">{drawn}</g>'
    return drawn


def _draw_standing(road: Road, car: Car, clip: str, mine: bool) -> str:
    spot, angle = road.spot(car.space, car.lane), road.angle(car.space)
    drawn = ""
    if car.spun:
        skid = "M-44-7C-34-6-24-4-16 6C-10 13 0 12 8 4M-46 7C-36 8-28 10-20 14C-12 17 0 14 10 6"
        drawn += placed(path(skid, "skid"), spot, angle)
    if mine:
        x, y = num(spot[0]), num(spot[1])
        drawn += f'<circle cx="{x}" cy="{y}" r="27" class="me" stroke="{seat_ink(car.seat)}"/>'
    return drawn + draw_car(car.seat, clip, spot, angle + (SPIN if car.spun else 0), _car_size(road))


def _car_size(road: Road) -> float:
    """Cars fill their lane, on a narrow road too."""
    return round(road.half / 26.5, 2)


def _check_cars(road: Road, cars: Sequence[Car]) -> None:
    spots: dict[tuple[int, int], int] = {}
    for car in cars:
        check_seat(car.seat)
        check_spot(road, car.space, car.lane)
        other = spots.setdefault((car.space, car.lane), car.seat)
        if other != car.seat:
            where = f"space {car.space}, lane {car.lane}"
            raise ValueError(f"seats {other} and {car.seat} are both on {where}; a spot holds one car")
    if len({car.seat for car in cars}) < len(cars):
        raise ValueError("a seat has more than one car; in Heat each seat has one")


def _svg(layout: Layout, name: str, classes: str, drawn: str) -> str:
    circuit = layout.road.circuit
    label = quoteattr(f"{circuit.get('name', '')}: {layout.title.band}".replace("  ", " "))
    loop = layout.road.loop()
    definitions = (
        f'<path id="{name}-loop" d="{loop}"/><clipPath id="{name}-infield"><path d="{loop}"/></clipPath>'
        + stripe_clip(f"{name}-body")
    )
    if layout.road.bridges:
        decks = "".join(deck_shape(layout.road, bridge) for bridge in layout.road.bridges)
        definitions += f'<clipPath id="{name}-below"><path clip-rule="evenodd" d="{GROUND}{decks}"/></clipPath>'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="{name} {classes}" role="img" aria-label={label} '
        f'viewBox="{" ".join(num(v) for v in VIEW)}">'
        + stylesheet(name, layout.scenery.get("inks", {}), STROKES + CAR_STROKES)
        + f"<defs>{definitions}</defs>{drawn}</svg>"
    )
