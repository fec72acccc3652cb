"""What a position is worth to every car: the way that each has left, and what that makes of its chances."""

from __future__ import annotations

from math import exp, sqrt

from ...games.heat import legends, tables, track
from ...games.heat.state import State
from ..tally import Tally
from . import braking, notebook, pace, sheet
from .notebook import Notes

STRESS = 25  # what a stress card in hand costs
FINE = 16  # parts of the scale in which ways are compared
CERTAIN = 160  # parts after which nothing is left of a chance
WEIGHT = tuple(round(20000 * exp(-parts / FINE)) for parts in range(CERTAIN))
SPREAD = tuple(round(110 * sqrt(turns + 1)) for turns in range(64))
"""By how much ways of so many turns spread, in the unit of all costs."""
ALL = 10000
HELMET_CARDS = tables.LEGEND_CARDS


def prepare(s: State, notes: Notes) -> None:
    """Work out how many turns every legend needs from every space on, two laps at most."""
    for i in range(s.legends):
        seat = s.seats - s.legends + i
        at = s.at[seat]
        card = s.legend_card
        line = track.finish_line(s)
        for togo in range(1, 2 * notes.spaces + 1):
            s.at[seat] = line - togo
            total = 0
            for number in range(HELMET_CARDS):
                s.legend_card = number + 1
                far = legends.planned_steps(s, seat)
                if far < 1:
                    far = 1
                total += legend_left(notes, i, togo - far)
            notes.legend[i][togo] = (pace.TURN * HELMET_CARDS + total) // HELMET_CARDS
        s.at[seat] = at
        s.legend_card = card


def legend_left(notes: Notes, i: int, togo: int) -> int:
    """The way that a legend has left."""
    if togo <= 0:
        return pace.left(notes, togo, tables.FIRST_GEAR, 0)
    cost = 0
    near = togo
    while near > 2 * notes.spaces:
        near -= notes.spaces
        cost += notes.legend[i][2 * notes.spaces] - notes.legend[i][notes.spaces]
    return cost + notes.legend[i][near]


def way_left(s: State, notes: Notes, seat: int) -> int:
    """The way that a car has left, with what its hand makes of it."""
    togo = braking.to_go(s, s.at[seat])
    if legends.is_legend(s, seat):
        return legend_left(notes, seat - (s.seats - s.legends), togo)
    cost = pace.left(notes, togo, s.gear[seat], s.size[seat][tables.ENGINE] * 10)
    if togo > 0:
        heat = s.cards[seat][tables.HAND][tables.HEAT]
        cost += sheet.CLOG[heat if heat < 7 else 7] + STRESS * s.cards[seat][tables.HAND][tables.STRESS]
    return cost


def value(s: State, notes: Notes, tally: Tally) -> None:
    """Chance to win and expected place of every car."""
    shortest = notebook.FARTHEST
    for seat in range(s.seats):
        if s.status[seat] == tables.RACING:
            way = way_left(s, notes, seat)
            notes.way[seat] = way if way < notebook.FARTHEST else notebook.FARTHEST
            if notes.way[seat] < shortest:
                shortest = notes.way[seat]
    turns = shortest // pace.TURN if shortest > 0 else 0
    spread = SPREAD[turns if turns < 63 else 63]
    total = 0
    for seat in range(s.seats):
        notes.weight[seat] = 0
        if s.status[seat] == tables.RACING:
            parts = FINE * (notes.way[seat] - shortest) // spread
            notes.weight[seat] = WEIGHT[parts] + 1 if parts < CERTAIN else 1
            total += notes.weight[seat]
    for seat in range(s.seats):
        if s.status[seat] != tables.RACING:
            tally.chance[seat] = ALL if s.place[seat] == 1 else 0
            tally.expected[seat] = 100 * s.place[seat]
        else:
            tally.chance[seat] = ALL * notes.weight[seat] // total if s.next_place == 1 else 0
            tally.expected[seat] = expected_place(s, notes, seat)


def expected_place(s: State, notes: Notes, seat: int) -> int:
    """The place that a racing car may expect, in hundredths."""
    place = 100 * s.next_place
    mine = notes.weight[seat]
    for other in range(s.seats):
        if other != seat and s.status[other] == tables.RACING:
            place += 100 * notes.weight[other] // (mine + notes.weight[other])
    return place
