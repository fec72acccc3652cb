"""Downforce.

Numbers of the rulebook stand in tables.py, the position in state.py, circuit and deck as the rules see them in
course.py. The rules are modules in rulebook order: auction, bars (a card, bar by bar), movement, powers, betting,
finish. turn.py runs them; rules.py is what the rest of the program calls. These are compiled. setup.py, deck.py,
circuit.py, actions.py, events.py, view.py and text.py are the way in and out for people.
"""

from ...game import Game, Study
from . import actions, events, outlook, rules, season, setup, tables, text, view
from .course import Course
from .state import State

RULES = (
    "tables",
    "course",
    "state",
    "happenings",
    "cards",
    "powers",
    "auction",
    "finish",
    "movement",
    "bars",
    "betting",
    "turn",
    "secrets",
    "rules",
)
"""The compiled modules, what is used before who uses it."""

GAME = Game(
    name="downforce",
    title="Downforce",
    seats=range(tables.LEAST_SEATS, tables.SEATS + 1),
    not_asked=tables.NOT_ASKED,
    rules=rules,
    course=Course,
    state=State,
    setup=setup,
    actions=actions,
    events=events,
    view=view,
    text=text,
    outlook=outlook,
    season=season,
    study=Study(mishap="stalled_cars"),
)
