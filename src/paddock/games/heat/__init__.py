"""Heat: Pedal to the Metal.

Numbers of the rulebook stand in tables.py, what cards and tokens say in catalog.py, the position in state.py, the
circuit's tables in course.py. The steps of a turn are modules in rulebook order: planning (1, 2), reveal (3), react
(4, 5), slipstream (6), corner (7), refill (8, 9), then finish. The modules of the advanced booklet: garage, costs,
roads, legends, press; start.py brings all of it to the grid. turn.py runs the steps; rules.py is what the rest of the
program calls. These are compiled.
setup.py, actions.py, events.py, view.py and text.py are the way in and out for people.
"""

from ...game import Game
from . import actions, events, outlook, rules, season, setup, tables, text, view
from .course import Course
from .state import State
from .study import STUDY

RULES = (
    "tables",
    "catalog",
    "course",
    "state",
    "happenings",
    "cards",
    "track",
    "roads",
    "planning",
    "reveal",
    "react",
    "costs",
    "slipstream",
    "corner",
    "press",
    "refill",
    "legends",
    "garage",
    "start",
    "finish",
    "turn",
    "secrets",
    "rules",
)
"""The compiled modules, what is used before who uses it."""

GAME = Game(
    name="heat",
    title="Heat: Pedal to the Metal",
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
    study=STUDY,
)
