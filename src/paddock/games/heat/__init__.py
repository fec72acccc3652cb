"""Heat: Pedal to the Metal.

Numbers of the rulebook stand in tables.py, what cards and tokens say in catalog.py, the position in state.py, the
circuit's tables in course.py. The steps stand in steps/, a module each, and are listed there: before the race draft,
swap and prune; in a turn planning (1, 2), reveal, mend and values (3), react (4, 5), slipstream (6), corner (7),
discard (8), refill (9). What they work with: cards, track, speed, symbols, costs, garage, roads, legends, press,
finish; start.py brings all of it to the grid, turn.py keeps the round. rules.py is the rest of what a game gives. These
are compiled. setup.py, actions.py, events.py, view.py and text.py are the way in and out for people.
"""

from ...game import Game, OwnCircuits
from . import actions, coaching, events, house_circuit, outlook, own_circuit, rules, season, setup, tables, text, view
from .course import Course
from .observation import Observation
from .state import State
from .steps import STEPS
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
    "press",
    "legends",
    "speed",
    "symbols",
    "costs",
    "garage",
    "finish",
    "turn",
    "start",
    "secrets",
    "observation",
    "encoding",
    "rules",
)
"""The compiled modules, what is used before who uses it."""

GAME = Game(
    name="heat",
    title="Heat: Pedal to the Metal",
    seats=range(tables.LEAST_SEATS, tables.SEATS + 1),
    steps=STEPS,
    rules_version=tables.RULES_VERSION,
    rules=rules,
    course=Course,
    state=State,
    observation=Observation,
    setup=setup,
    actions=actions,
    events=events,
    view=view,
    text=text,
    outlook=outlook,
    coaching=coaching,
    season=season,
    study=STUDY,
    own_circuits=OwnCircuits(own_circuit.read, lambda: own_circuit.EXAMPLE, house_circuit.short_form),
)
