"""Dash: a track, a die, two rules."""

from __future__ import annotations

from pathlib import Path

from paddock.game import Game, Study

from . import events, outlook, rules, setup, view
from .actions import ACTIONS
from .state import SEATS, Course, Observation, State
from .text import FORM

GAME = Game(
    name="toy",
    title="Dash",
    seats=range(1, SEATS + 1),
    steps=rules.STEPS,
    rules=rules,
    course=Course,
    state=State,
    observation=Observation,
    setup=setup,
    actions=ACTIONS,
    events=events,
    view=view,
    text=FORM,
    outlook=outlook,
    study=Study(mishap="spins"),
    messages=Path(__file__).parent / "locale",
    parts={"drivers": "toy_game.drivers:PART"},
)
