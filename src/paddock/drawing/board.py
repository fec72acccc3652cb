"""The skeleton of every board: what stands where, ground and surroundings, checks of cars, and the SVG around it all.

A game brings its road, its surface, its signs and its cars; see the folders named after them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any, Generic, Protocol, TypeVar
from xml.sax.saxutils import quoteattr

from paddock.drawing.cars import stripe_clip
from paddock.drawing.ink.inks import CAR_STROKES, PAPER, STROKES, Palette, ink, stylesheet
from paddock.drawing.ink.pen import Point, grain, num, path, rays
from paddock.drawing.ink.title import Box, Title
from paddock.drawing.road.bridges import deck_shape
from paddock.drawing.road.curve import Curve
from paddock.drawing.scenery import surroundings
from paddock.drawing.scenery.surroundings import Placed, Roadside

View = tuple[float, float, float, float]
"""What a board shows: x, y, width, height. The ground goes on beyond it on every side."""

GROUND = "M-700-700H1700V1400H-700Z"
ARROW = path(
    "M-3-5.5L4 0L-3 5.5",
    fill="none",
    stroke="#FFF8EC",
    stroke_width=2.6,
    stroke_linecap="round",
    stroke_linejoin="round",
)
"""Which way a move goes, in each cell that it crosses."""


class Sign(Protocol):
    """A sign beside the road."""

    @property
    def box(self) -> Box:
        """All that it covers."""
        ...

    def draw(self) -> str:
        """The sign in its place."""
        ...


RoadT = TypeVar("RoadT", bound=Roadside)
SignT = TypeVar("SignT", bound=Sign)


@dataclass(frozen=True)
class Layout(Generic[RoadT, SignT]):
    """Where everything on a board stands, apart from the cars."""

    road: RoadT
    scenery: Mapping[str, Any]
    title: Title
    signs: tuple[SignT, ...]
    things: tuple[Placed, ...]
    trees: tuple[Placed, ...]

    @property
    def taken(self) -> list[Box]:
        """What title, signs and things cover."""
        return [self.title.box, *(sign.box for sign in self.signs), *(thing.box for thing in self.things)]


def planned_title(plan: Mapping[str, Any], name: str, words: str) -> Title:
    """The title as a scenery file places it, or somewhere if it does not."""
    title = Title(tuple(plan.get("lines", (name.upper(),))), words)
    if "at" not in plan:
        return title
    return replace(title, at=(plan["at"][0], plan["at"][1]), size=plan["size"], angle=plan.get("angle", 0.0))


def with_longer_band(title: Title, band: str) -> Title:
    """The title with more words under it, if they are not wider than it."""
    longer = replace(title, band=band)
    return longer if longer.band_wide < title.wide else title


def laps_and_corners(laps: int | None, corners: int) -> str:
    """The words under a title."""
    turns = f"{corners} {'CORNER' if corners == 1 else 'CORNERS'}"
    return turns if laps is None else f"{laps} {'LAP' if laps == 1 else 'LAPS'}  ·  {turns}"


def draw_ground(
    layout: Layout[RoadT, SignT],
    name: str,
    surface: str,
    *,
    title: bool,
    sunbeams: int,
    specks: tuple[int, int],
    things: str | None = None,
    land_over_infield: bool = False,
) -> str:
    """Land, scenery and title with the game's `surface` on them. `specks` of grain: how many, and their seed."""
    scenery = layout.scenery
    sun: Point = (scenery["sun"][0], scenery["sun"][1]) if "sun" in scenery else layout.title.at
    keep_off = [layout.title.box, *(sign.box for sign in layout.signs)]
    infield = (
        path(GROUND, fill=ink("infield"))
        + rays(sun, 1000, sunbeams, ink("infield-ray"))
        + surroundings.draw_land(scenery, inside=True)
    )
    infield = f'<g clip-path="url(#{name}-infield)">{infield}</g>'
    around = surroundings.draw_land(scenery, inside=False) + surroundings.draw_waves(scenery)
    return "".join(
        (
            path(GROUND, fill=ink("ground")),
            rays(sun, 1800, sunbeams, ink("ground-ray"), 0.25),
            infield + around if land_over_infield else around + infield,
            surroundings.draw_lamps(scenery),
            layout.title.draw() if title else "",
            surroundings.draw_crowds(scenery, layout.road, keep_off),
            surroundings.draw_things([*layout.things, *layout.trees]) if things is None else things,
            surface,
            grain((-200, -140, 1400, 900), *specks),
        )
    )


def check_standing(cars: Iterable[tuple[int, str]], whose: str, place: str = "cell") -> None:
    """Refuse two cars in one place, and one car in two: the number of each, and its place in words."""
    standing: dict[str, int] = {}
    numbers: set[int] = set()
    for number, where in cars:
        other = standing.setdefault(where, number)
        if other != number:
            raise ValueError(f"{whose}s {other} and {number} are both on {where}; a {place} holds one car")
        if number in numbers:
            raise ValueError(f"{whose} {number} is on the board more than once")
        numbers.add(number)


def ring(at: Point, radius: float, colour: str, *, based: bool = True) -> str:
    """The ring around a car of one's own."""
    x, y = num(at[0]), num(at[1])
    kinds = (("me-base", PAPER), ("me", colour)) if based else (("me", colour),)
    return "".join(
        f'<circle cx="{x}" cy="{y}" r="{radius:g}" class="{cls}" stroke="{stroke}"/>' for cls, stroke in kinds
    )


def loop_definitions(road: Curve, name: str, body: str) -> str:
    """What a board with one closed road refers to: its loop, the infield, a car's body, and what no bridge hides."""
    loop = road.loop()
    drawn = f'<path id="{name}-loop" d="{loop}"/><clipPath id="{name}-infield"><path d="{loop}"/></clipPath>'
    drawn += stripe_clip(f"{name}-body", body)
    if not road.bridges:
        return drawn
    decks = "".join(deck_shape(road, bridge) for bridge in road.bridges)
    return drawn + f'<clipPath id="{name}-below"><path clip-rule="evenodd" d="{GROUND}{decks}"/></clipPath>'


def under_bridge(name: str, below: bool, drawn: str) -> str:
    """The drawing without what a bridge hides, if it lies below one."""
    return f'<g clip-path="url(#{name}-below)">{drawn}</g>' if below else drawn


def svg(
    layout: Layout[RoadT, SignT],
    name: str,
    classes: str,
    drawn: str,
    *,
    called: str,
    view: View,
    definitions: str,
    palette: Palette,
    strokes: str = "",
) -> str:
    """The whole drawing; the circuit's own inks go over the game's palette."""
    label = quoteattr(f"{called}: {layout.title.band}".replace("  ", " "))
    own = layout.scenery.get("inks", {})
    inks = {theme: {**palette.get(theme, {}), **own.get(theme, {})} for theme in ("day", "night")}
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="{name} {classes}" role="img" aria-label={label} '
        f'viewBox="{" ".join(num(v) for v in view)}">'
        + stylesheet(name, inks, STROKES + strokes + CAR_STROKES)
        + f"<defs>{definitions}</defs>{drawn}</svg>"
    )
