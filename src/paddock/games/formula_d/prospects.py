"""What every answer that a driver may give now leads to, in exact numbers, for whoever shows them.

Of a gear: its faces, each with the best that can be made of it. Of an end: the way there, what lies on it, every check
that is risked, and the same of every other way. Everything is read off the rules: faces are tried one by one, ends are
driven to.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ...control import Control
from ...event import Event
from . import damage, ends, field, gears, tables, tyres, view
from .state import State, copy_into
from .tables import ZONE_NAMES

Play = Callable[..., tuple[State, list[list[Event]]]]
"""Tries answers in a row: the position right after, and what happens until the seat's turn is over, a few times."""

FACES = [
    [(face, row.count(face)) for face in dict.fromkeys(row[:sides])]
    for row, sides in zip(tables.FACES[1:], tables.SIDES[1:], strict=True)
]
"""The faces of each gear's die, and how often it has each."""
WORSE = ("home", "stop", "short", "pit", "brake", "over", "spin", "out")
"""What a roll can come to, the best first; all up to `pit` cost nothing."""
CHECKED = {"collision": tables.BODY, "debris-roll": tables.SUSPENSION, "engine": tables.ENGINE}
"""The checks at an end, by what tells of them, and the zone that each may hurt."""
FAR = 60
"""Cells ahead of the car that a chart may show."""


def prospects(s: State, seat: int, actions: Sequence[int], play: Play) -> dict[str, Any]:
    """The prospects of a decision: by the number of the answer, and what they have in common."""
    found: dict[str, Any] = {"corner": corner_ahead(s, seat), "faces": FACES}
    if s.step == tables.GEAR:
        found["gears"] = [gear(s, seat, number) for number in range(1, tables.GEARS + 1)]
    elif s.step in (tables.NITRO, tables.DRIFT, tables.EXTRA):
        found["rolls"] = [roll(s, seat, s.reach + more_cells(s, seat, action)) for action in actions]
    elif s.step in (tables.MOVE, tables.SLIP):
        found["ends"] = [with_ways(s, seat, action, play) for action in actions]
    elif s.step == tables.WAY:
        found["ways"] = [
            {**way, **end(s, seat, *play(action))} for way, action in zip(view.ways(s), actions, strict=True)
        ]
    return found


def more_cells(s: State, seat: int, action: int) -> int:
    """Cells that an answer after the roll adds (formula_d 113, 124, 133, 138)."""
    if action == tables.USE_NITRO:
        return s.gear[seat]
    if action == tables.USE_MORE:
        return s.gear[seat] + tables.MORE_NITRO
    if action == tables.SHORTER:
        return -tables.DRIFT_CELLS
    return 1 if action in (tables.LONGER, tables.USE_EXTRA) else 0


def corner_ahead(s: State, car: int) -> dict[str, Any] | None:
    """The corner that asks the car for a stop next, and how many cells it is away: where it begins and where it ends.

    The corner in which the car stands counts while stops are missing.
    """
    road, here = s.course, s.cell[car]
    if s.status[car] != tables.RACING or here < 0 or field.is_pit(s, here):
        return None
    number = road.corner[here]
    if number and s.stops[car] >= road.stops[number]:
        number = 0
    far = distances(s, here)
    if not number:
        ahead = [cell for cell in far if road.corner[cell] and road.corner[cell] != road.corner[here]]
        if not ahead:
            return None
        number = road.corner[min(ahead, key=lambda cell: far[cell])]
    inside = [steps for cell, steps in far.items() if road.corner[cell] == number]
    made = s.stops[car] if road.corner[here] == number else 0
    return {
        "corner": number,
        "stops": made,
        "needed": road.stops[number],
        "from": min(inside),
        "to": max(inside),
    }


def distances(s: State, start: int) -> dict[int, int]:
    """How many steps each cell ahead is away, as if the road were empty."""
    found, edge = {start: 0}, [start]
    for steps in range(1, FAR):
        edge = [to for cell in edge for to in s.course.way[cell] if to >= 0 and to not in found]
        found |= dict.fromkeys(edge, steps)
        edge = list(dict.fromkeys(edge))
    return found


def gear(s: State, car: int, number: int) -> dict[str, Any]:
    """A gear: the ruling that refuses it, or its price and what each face of its die can come to."""
    refused = gears.refuse(s, car, number)
    faces = tables.FACES[number][: tables.SIDES[number]]
    found: dict[str, Any] = {"gear": number, "least": faces[0], "most": faces[-1], "refused": refused or None}
    if refused:
        return found
    after = State(s.course)
    copy_into(s, after)
    gears.shift(after, Control(), car, number)
    rolls = [{**roll(after, car, face), "times": times} for face, times in FACES[number - 1]]
    found["price"] = _paid(s, after, car)
    found["rolls"] = rolls
    found["mean"] = sum(faces) / len(faces)
    found["chances"] = {
        kind: sum(one["times"] for one in rolls if one["kind"] == kind) / len(faces)
        for kind in WORSE
        if any(one["kind"] == kind for one in rolls)
    }
    found["engine"] = strain(s, car, number, faces)
    return found


def _paid(s: State, after: State, car: int) -> dict[str, int]:
    """The points that a shift costs, by zone; a beginner pays from one pool."""
    paid = [s.points[car][zone] - after.points[car][zone] for zone in range(tables.ZONES)]
    if s.rules & tables.BEGINNERS:
        return {"points": paid[0]} if paid[0] else {}
    return {ZONE_NAMES[zone]: points for zone, points in enumerate(paid) if points}


def strain(s: State, car: int, number: int, faces: Sequence[int]) -> float:
    """The chance that the own roll strains the engine and costs it a point (formula_d 76, 77, 139)."""
    if s.trying or field.is_pit(s, s.cell[car]) or not tables.STRAIN[number]:
        return 0.0
    rain = field.rains(s)
    most = tables.GENIUS_HIT[rain] if s.driver[car] == tables.DIMITRI else tables.ENGINE_HIT[rain]
    return faces.count(tables.STRAIN[number]) / len(faces) * most / tables.BLACK


def roll(s: State, car: int, reach: int) -> dict[str, Any]:
    """The best that can be made of so many cells: what it is, its price, and the cells on which that ends."""
    after, c = State(s.course), Control()
    copy_into(s, after)
    after.step, after.reach, after.slide = tables.MOVE, reach, tyres.slide(s, car)
    ends.find(after, c)
    kinds = [kind_of(after, at) for at in range(after.end_count)]
    price = [after.end_brakes[at] + after.end_tyres[at] for at in range(after.end_count)]
    best = min(range(after.end_count), key=lambda at: (WORSE.index(kinds[at]), price[at]))
    alike = [at for at in range(after.end_count) if kinds[at] == kinds[best] and price[at] == price[best]]
    return {
        "cells": reach,
        "kind": kinds[best],
        "brakes": after.end_brakes[best],
        "tyres": after.end_tyres[best],
        "ends": [after.end_cell[at] for at in alike],
    }


def kind_of(s: State, at: int) -> str:
    """What an end is for its driver."""
    fate, cell = s.end_fate[at], s.end_cell[at]
    if fate == tables.ARRIVED:
        return "home"
    if fate in (tables.OVERSHOT, tables.SPUN, tables.LOST):
        return {tables.OVERSHOT: "over", tables.SPUN: "spin", tables.LOST: "out"}[fate]
    if field.is_pit(s, cell):
        return "pit"
    if s.end_brakes[at] or s.end_tyres[at]:
        return "brake"
    return "stop" if s.course.corner[cell] else "short"


def with_ways(s: State, car: int, action: int, play: Play) -> dict[str, Any]:
    """An end by its usual way, and by each of the others, where the driver may choose (formula_d 165)."""
    after, futures = play(action)
    if after.step != tables.WAY:
        return end(s, car, after, futures)
    ways = [{**way, **end(s, car, *play(action, tables.BY + 1 + i))} for i, way in enumerate(view.ways(after))]
    return {**ways[0], "ways": ways}


def end(s: State, car: int, after: State, futures: list[list[Event]]) -> dict[str, Any]:
    """An end: the way, the stop made there, whether a slipstream waits, and the checks with their chances."""
    # Where a car was put out, fewer checks came: the fullest turn tells of all.
    happened = max(futures, key=lambda future: sum("most" in event.numbers for event in future))
    own = [event for event in happened if event.seat == car]
    way = first_drive(own)
    found: dict[str, Any] = {
        "way": way,
        "debris": sum(bool(field.has_debris(s, cell)) for cell in way if cell < s.course.cells),
        "slip": after.step == tables.SLIP and after.car == car,
        "checks": checks(s, happened, car),
    }
    stops = [event for event in own if event.kind == "stopped"]
    if stops:
        found["stop"] = {name: stops[-1][name] for name in ("corner", "stops", "needed")}
    return found


def first_drive(own: list[Event]) -> list[int]:
    """The cells of the first move among a car's events."""
    way: list[int] = []
    for event in own:
        if event.kind == "stepped":
            way.append(event["target"])
        elif event.kind == "drove":
            break
    return way


def checks(s: State, happened: list[Event], car: int) -> list[dict[str, Any]]:
    """The rolls that an end brings: of what kind, for whom, the chance that one hits, and whether that is the end."""
    found: list[dict[str, Any]] = []
    for kind, zone in CHECKED.items():
        fatal = damage.left(s, car, zone) == 1
        for mine in (True, False):
            rolls = [event for event in happened if event.kind == kind and (event.seat == car) is mine]
            if rolls:
                safe = 1.0
                for event in rolls:
                    safe *= 1 - event["most"] / tables.BLACK
                others = [event["other"] if mine else event.seat for event in rolls if "other" in event.numbers]
                about = {"kind": kind, "own": mine, "zone": ZONE_NAMES[zone], "fatal": mine and fatal}
                found.append({**about, "chance": 1 - safe, "cars": sorted(set(others))})
    if any(event.kind == "noise" and event.seat == car for event in happened):
        chance = (tables.BLACK + 1 - tables.NOISE_TYRES) / tables.BLACK
        about = {"kind": "noise", "own": True, "zone": ZONE_NAMES[tables.TYRES], "fatal": False}
        found.append({**about, "chance": chance, "cars": []})
    return found
