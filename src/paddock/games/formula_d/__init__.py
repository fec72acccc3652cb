"""Formula D.

Numbers of the rulebook stand in tables.py, the position in state.py, the circuit as the rules see it in course.py. The
rules are modules in rulebook order: grid, order, gears, survey (where a roll can lead) and ways (by which cells),
moving, damage, checks, slipstream, pits, laps, weather, street. turn.py runs them; rules.py is what the rest of the
program calls. These are compiled. setup.py, circuit.py, actions.py, events.py, view.py and text.py are the way in and
out for people.
"""

from ...game import Game, Study
from . import actions, events, outlook, rules, setup, tables, text, view
from .course import Course
from .state import State

RULES = (
    "tables",
    "course",
    "state",
    "happenings",
    "field",
    "damage",
    "tyres",
    "gears",
    "survey",
    "ends",
    "ways",
    "weather",
    "street",
    "grid",
    "checks",
    "laps",
    "pits",
    "moving",
    "finish",
    "turn",
    "secrets",
    "rules",
)
"""The compiled modules, what is used before who uses it."""

GAME = Game(
    name="formula_d",
    title="Formula D",
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
    study=Study(mishap="retired_cars"),
)
