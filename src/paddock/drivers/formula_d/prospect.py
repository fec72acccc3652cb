"""What a position is worth to every car: the way that each has left, and what that makes of its chances."""

from __future__ import annotations

from math import exp, sqrt

from ...games.formula_d import field, finish, survey, tables
from ...games.formula_d.state import State
from ..tally import Tally
from . import pace, prices, worth
from .notebook import Notes

FINE = 16  # parts of the scale in which ways are compared
CERTAIN = 160  # parts after which nothing is left of a chance
WEIGHT = tuple(round(20000 * exp(-parts / FINE)) for parts in range(CERTAIN))
SPREAD = tuple(round(80 * sqrt(turns + 1)) for turns in range(64))
"""By how much ways of so many turns spread, in the unit of all costs."""
LONGEST = 64
FRAIL = tuple(sum(prices.HURT[points + 1 :]) for points in range(8))
"""What it costs to have so few points of body, engine or suspension, over two laps."""
ALL = 10000
FARTHEST = 30000


def way_left(s: State, notes: Notes, car: int) -> int:
    """The way that a car has left, with what its points make of it."""
    s.car = car
    prices.note(s, notes, car, prices.CAREFUL)
    cell = s.cell[car]
    gear = 0 if s.spun[car] else s.gear[car]
    laps = survey.last_lap(s) - s.lap[car]
    if field.is_pit(s, cell):
        return worth.from_lane(s, notes, laps, cell)
    corner = s.course.corner[cell]
    cost = pace.left(notes, laps, cell, survey.missing(s, corner) if corner else 0, gear)
    return cost + frailty(s, car)


def frailty(s: State, car: int) -> int:
    """What may still go wrong, by the points that are left."""
    way = prices.way_left(s, car)
    if s.rules & tables.BEGINNERS:
        return pace.OUT * prices.doom(s.points[car][tables.TYRES], way) // pace.WHOLE
    cost = 0
    for zone in range(tables.BODY, tables.ZONES):
        points = s.points[car][zone]
        cost += FRAIL[points if points < 7 else 7]
    return cost * way // (2 * prices.LAP)


def value(s: State, notes: Notes, tally: Tally) -> None:
    """Chance to win and expected place of every car."""
    s.crossed = 0
    shortest = FARTHEST
    for car in range(s.seats):
        if field.is_running(s, car):
            way = way_left(s, notes, car)
            notes.way[car] = way if way < FARTHEST else FARTHEST
            if notes.way[car] < shortest:
                shortest = notes.way[car]
    turns = shortest // pace.TURN
    spread = SPREAD[turns if turns < LONGEST else LONGEST - 1]
    total = 0
    for car in range(s.seats):
        notes.weight[car] = 0
        if field.is_running(s, car):
            parts = FINE * (notes.way[car] - shortest) // spread
            notes.weight[car] = WEIGHT[parts] + 1 if parts < CERTAIN else 1
            total += notes.weight[car]
    for car in range(s.seats):
        if field.is_running(s, car):
            tally.chance[car] = ALL * notes.weight[car] // total if s.next_rank == 1 else 0
            tally.expected[car] = expected_place(s, notes, car)
        else:
            place = finish.place(s, car)
            tally.chance[car] = ALL if place == 1 else 0
            tally.expected[car] = 100 * place
    if s.rules & tables.TEAMS:
        share_in_teams(s, tally)


def expected_place(s: State, notes: Notes, car: int) -> int:
    """The place that a running car may expect, in hundredths."""
    place = 100 * s.next_rank
    mine = notes.weight[car]
    for other in range(s.seats):
        if other != car and field.is_running(s, other):
            place += 100 * notes.weight[other] // (mine + notes.weight[other])
    return place


def share_in_teams(s: State, tally: Tally) -> None:
    """Both seats of a team win together."""
    for team in range(s.seats // tables.TEAM):
        first = tables.TEAM * team
        chance = tally.chance[first] + tally.chance[first + 1]
        expected = (tally.expected[first] + tally.expected[first + 1]) // 2
        for car in range(first, first + tables.TEAM):
            tally.chance[car] = chance if chance < ALL else ALL
            tally.expected[car] = expected
