"""Downforce.

Numbers of the rulebook stand in tables.py, the position in state.py, circuit and deck as the rules see them in
course.py. The steps stand in steps/, a module each, and are listed there: bid, keep, play, then bar by bar (next_bar)
skip, white, move and bonus, and bet. What they work with: auction, cards, powers, movement, bars, finish, turn.
rules.py is the rest of what a game gives. These are compiled. setup.py, deck.py, circuit.py, actions.py, events.py,
view.py and text.py are the way in and out for people.
"""

from ...game import Game, OwnCircuits
from . import actions, coaching, events, outlook, own_circuit, rules, season, setup, tables, text, view
from .course import Course
from .deck import OWN_DECK
from .observation import Observation
from .state import State
from .steps import STEPS
from .study import STUDY

RULES = (
    "tables",
    "course",
    "state",
    "happenings",
    "cards",
    "powers",
    "movement",
    "bars",
    "finish",
    "turn",
    "auction",
    "secrets",
    "observation",
    "encoding",
    "rules",
)
"""The compiled modules, what is used before who uses it."""

GAME = Game(
    name="downforce",
    title="Downforce",
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
    file=OWN_DECK,
    study=STUDY,
    own_circuits=OwnCircuits(own_circuit.read, lambda: own_circuit.EXAMPLE),
)
