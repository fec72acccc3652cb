"""What a seat cannot know, as it is likely to be: hidden cards are dealt anew, and others plan as racers do."""

from __future__ import annotations

from ...control import Control
from ...games.heat import cards, rules, secrets, tables
from ...games.heat.state import State
from ...games.heat.steps import STEPS, planning
from . import racer
from .notebook import Notes


def deal(s: State, c: Control, seat: int, notes: Notes) -> None:
    """Deal what the seat cannot know. Who is planning along plans anew; who has planned lays what a racer would."""
    rules.imagine(s, c, seat)
    step = s.step
    if step >= tables.OVER:
        return
    for other in range(s.seats - s.legends):
        if other != seat and secrets.is_planning(s, other):
            take_back(s, other)
            if step != tables.PLANNING:
                s.step = tables.PLANNING
                while s.plan[other] < tables.PLANNED:
                    action = racer.choose(s, other, notes)
                    if planning.refuse(s, other, action):
                        action = planning.quiet(s, other)
                    planning.take(s, c, other, action)
                s.step = step
    s.asked = STEPS.asked(s)


def take_back(s: State, seat: int) -> None:
    """The cards laid go back into the hand; so does a gear that nobody else has seen."""
    for kind in range(s.kinds):
        for _ in range(s.cards[seat][tables.PLAY][kind]):
            cards.shift_card(s, seat, kind, tables.PLAY, tables.HAND)
    s.least[seat] = 0
    s.plan[seat] = tables.NOTHING if s.tournament else tables.GEAR_SET
