"""Formula D.

Numbers of the rulebook stand in tables.py, the position in state.py, the circuit as the rules see it in course.py. The
steps stand in steps/, a module each, and are listed there. What they work with: grid, gears, survey and straights
(where a roll can lead), question (was that asked before?), ends and offers (at what price), ways (by which cells),
layers and routes (by which others), moving, damage, checks, pits, laps, weather, street, turn, finish. rules.py is the
rest of what a game gives. These are compiled. setup.py, circuit.py, actions.py, events.py, view.py and text.py are the
way in and out for people.
"""

from ...game import Game, OwnCircuits
from . import actions, coaching, events, outlook, own_circuit, prospects, rules, setup, tables, text, view
from .course import Course
from .observation import Observation
from .state import State
from .steps import STEPS
from .study import STUDY

RULES = (
    "tables",
    "course",
    "state",
    "happenings",
    "field",
    "damage",
    "tyres",
    "gears",
    "question",
    "survey",
    "straights",
    "offers",
    "ends",
    "ways",
    "layers",
    "routes",
    "weather",
    "street",
    "grid",
    "checks",
    "laps",
    "pits",
    "moving",
    "finish",
    "turn",
    "observation",
    "encoding",
    "rules",
)
"""The compiled modules, what is used before who uses it."""

GAME = Game(
    name="formula_d",
    title="Formula D",
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
    prospects=prospects,
    study=STUDY,
    own_circuits=OwnCircuits(own_circuit.read, lambda: own_circuit.EXAMPLE),
)
