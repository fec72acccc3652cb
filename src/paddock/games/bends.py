"""A road of straights and arcs: a ring of places where it turns, each with the radius of its bend."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Any

from .own_circuit import WHOLE_FILE, Place, is_number, is_point, object_faults, unknown_faults

Point = tuple[float, float]

LEAST_BENDS, MOST_BENDS = 3, 40
LEAST_TURN, MOST_TURN = 10.0, 150.0
"""Degrees of a bend; one that turns farther is written as two."""
SAMPLE = 8.0


class Road:
    """The middle of a road by its length: to every bend a straight and an arc. It begins where the last bend ends."""

    def __init__(self, bends: Sequence[tuple[Point, float]]) -> None:
        """The bends in driving order: where the straights would meet, and the radius."""
        self.pieces: list[tuple[Point, float, float, float]] = []  # start, angle, length, degrees turned
        self.arcs: list[tuple[float, float, float]] = []  # from, to, degrees, by length
        self.length = 0.0
        ring = [at for at, _ in bends]
        ends = [_ends(ring, i, radius) for i, (_, radius) in enumerate(bends)]
        for i, (_, radius) in enumerate(bends):
            before, (start, _, turn) = ends[i - 1][1], ends[i]
            angle, long = _angle(before, start), math.dist(before, start)
            self.pieces.append((before, angle, long, 0.0))
            arc = math.radians(abs(turn)) * radius
            self.pieces.append((start, angle, arc, turn))
            self.arcs.append((self.length + long, self.length + long + arc, turn))
            self.length += long + arc

    def at(self, length: float, right: float = 0.0) -> Point:
        """A point so far along, so far to the right of the middle."""
        length %= self.length
        which = 0
        while length > self.pieces[which][2] and which < len(self.pieces) - 1:
            length -= self.pieces[which][2]
            which += 1
        (x, y), angle, long, turn = self.pieces[which]
        if not turn:
            x, y = x + math.cos(angle) * length, y + math.sin(angle) * length
        else:
            side = math.copysign(1, turn)
            radius = long / math.radians(abs(turn))
            swept = side * length / radius
            middle = x - side * radius * math.sin(angle), y + side * radius * math.cos(angle)
            x = middle[0] + side * radius * math.sin(angle + swept)
            y = middle[1] - side * radius * math.cos(angle + swept)
            angle += swept
        return x - right * math.sin(angle), y + right * math.cos(angle)


def bend_faults(
    bends: Any, box: tuple[float, float, float, float], radii: tuple[float, float], known: Sequence[str], apart: float
) -> list[str]:
    """What is wrong with a list of bends, each an object with `at`, `radius` and what else is known.

    Points must lie in the box (left, top, right, bottom); stretches of the road must be so far apart.
    """
    if not isinstance(bends, list) or not LEAST_BENDS <= len(bends) <= MOST_BENDS:
        text = f"must be a list of {LEAST_BENDS} to {MOST_BENDS} bends"
        return [Place("bends").fault(text, "bends", least=LEAST_BENDS, most=MOST_BENDS)]
    faults: list[str] = []
    for number, bend in enumerate(bends, 1):
        faults += _own_faults(bend, number, box, radii, known)
    return faults or _ring_faults(bends) or _touch_faults(bends, apart)


def road_of(bends: Sequence[Mapping[str, Any]]) -> Road:
    """The road of a list of bends that has no faults."""
    return Road([((bend["at"][0], bend["at"][1]), bend["radius"]) for bend in bends])


def turned_right(bends: Sequence[Mapping[str, Any]]) -> bool:
    """Whether the road goes round clockwise, as the board is seen."""
    ring: list[list[float]] = [bend["at"] for bend in bends]
    return sum(ring[i - 1][0] * ring[i][1] - ring[i][0] * ring[i - 1][1] for i in range(len(ring))) > 0


def at_bend(number: int, field: str = "") -> Place:
    """A field of a bend, numbered from 1."""
    return Place(field, "bend", number)


def cells_fault(count: int, least: int, most: int) -> str:
    """A lap that is too short or too long."""
    text = f"a lap would have {count} cells; {least} to {most} are possible"
    return Place("bends").fault(text, "cells", count=count, least=least, most=most)


def short_start_fault(least: str) -> str:
    """A straight before the first bend that has no room for what must stand there."""
    text = f"the straight before it, with the finish line, must be at least {least} long"
    return at_bend(1, "at").fault(text, "start-short", least=least)


def line_fault(least: int, most: int) -> str:
    """A finish line that does not lie on its straight."""
    text = f"must be {least} to {most}, the cells from the last bend to the finish line"
    return Place("line").fault(text, "line", least=least, most=most)


def _own_faults(
    bend: Any, number: int, box: tuple[float, float, float, float], radii: tuple[float, float], known: Sequence[str]
) -> list[str]:
    faults = object_faults(bend, at_bend(number))
    if faults:
        return faults
    faults = unknown_faults(bend, ("at", "radius", *known), at_bend(number))
    at: Any = bend.get("at")
    radius: Any = bend.get("radius")
    if not is_point(at):
        faults.append(at_bend(number, "at").fault("must be two numbers, [x, y]", "point"))
    elif not (box[0] <= at[0] <= box[2] and box[1] <= at[1] <= box[3]):
        left, top, right, bottom = (f"{edge:g}" for edge in box)
        text = f"must lie {left} to {right} across and {top} to {bottom} down"
        faults.append(at_bend(number, "at").fault(text, "outside", left=left, top=top, right=right, bottom=bottom))
    if not is_number(radius) or not radii[0] <= radius <= radii[1]:
        least, most = (f"{each:g}" for each in radii)
        text = f"must be a number from {least} to {most}"
        faults.append(at_bend(number, "radius").fault(text, "number", least=least, most=most))
    return faults


def _ring_faults(bends: Sequence[Mapping[str, Any]]) -> list[str]:
    """Bends must turn, and leave room for each other."""
    ring = [(bend["at"][0], bend["at"][1]) for bend in bends]
    faults: list[str] = []
    for i, at in enumerate(ring):
        if math.dist(ring[i - 1], at) < 1:
            text = "the same as the bend before; the road closes by itself"
            faults.append(at_bend(i + 1, "at").fault(text, "same-bend"))
    if faults:
        return faults
    turns = [_turn(ring, i) for i in range(len(ring))]
    for i, turn in enumerate(turns, 1):
        if not LEAST_TURN <= abs(turn) <= MOST_TURN:
            degrees, least, most = f"{abs(turn):.0f}", f"{LEAST_TURN:.0f}", f"{MOST_TURN:.0f}"
            text = f"turns by {degrees} degrees; {least} to {most} are possible; a hairpin is two bends"
            faults.append(at_bend(i, "at").fault(text, "turn", degrees=degrees, least=least, most=most))
    if faults:
        return faults
    away = [bend["radius"] * math.tan(math.radians(abs(turn)) / 2) for bend, turn in zip(bends, turns, strict=True)]
    for i in range(len(ring)):
        room, needed = math.dist(ring[i - 1], ring[i]), away[i - 1] + away[i]
        if needed > room:
            place = Place("", "bends", i or len(ring), i + 1)
            far, wanted = f"{room:.0f}", f"{needed:.0f}"
            text = f"no room for both; they need {wanted} between them and have {far}, so make a radius smaller"
            faults.append(place.fault(text, "no-room", needed=wanted, room=far))
    return faults


def _touch_faults(bends: Sequence[Mapping[str, Any]], apart: float) -> list[str]:
    """Stretches of the road that come too near each other, named by the bends before them."""
    road = road_of(bends)
    count = max(12, math.ceil(road.length / SAMPLE))
    step = road.length / count
    points = [road.at(i * step) for i in range(count)]
    near = math.ceil(math.pi * apart / 2 / step) + 1
    found: set[tuple[int, int]] = set()
    for i in range(count):
        for k in range(i + near, min(count, i + count - near + 1)):
            if math.dist(points[i], points[k]) < apart:
                found.add((_bend_before(road, i * step), _bend_before(road, k * step)))
    return [_touch_fault(one, other, f"{apart:g}") for one, other in sorted(found)[:5]]


def _touch_fault(one: int, other: int, apart: str) -> str:
    text = f"the road comes too near to itself behind bend {one} and behind bend {other}; {apart} apart are needed"
    return WHOLE_FILE.fault(text, "near", one=one, second=other, apart=apart)


def _bend_before(road: Road, length: float) -> int:
    passed = sum(end <= length for _, end, _ in road.arcs)
    return passed or len(road.arcs)


def _ends(ring: Sequence[Point], i: int, radius: float) -> tuple[Point, Point, float]:
    """Where a bend begins and ends, and by how many degrees it turns; right turns above 0."""
    turn = _turn(ring, i)
    away = radius * math.tan(math.radians(abs(turn)) / 2)
    return _towards(ring[i], ring[i - 1], away), _towards(ring[i], ring[(i + 1) % len(ring)], away), turn


def _turn(ring: Sequence[Point], i: int) -> float:
    a, b, c = ring[i - 1], ring[i], ring[(i + 1) % len(ring)]
    return (math.degrees(_angle(b, c) - _angle(a, b)) + 180) % 360 - 180


def _angle(a: Point, b: Point) -> float:
    return math.atan2(b[1] - a[1], b[0] - a[0])


def _towards(a: Point, b: Point, far: float) -> Point:
    long = math.dist(a, b)
    return a[0] + (b[0] - a[0]) * far / long, a[1] + (b[1] - a[1]) * far / long
