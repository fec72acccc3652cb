"""Downforce.

Numbers of the rulebook stand in tables.py, the position in state.py, circuit and deck as the rules see them in
course.py. The rules are modules in rulebook order: auction, bars (a card, bar by bar), movement, powers, betting,
finish. turn.py runs them; rules.py is what the rest of the program calls. These are compiled. setup.py, deck.py,
circuit.py, actions.py, events.py, view.py and text.py are the way in and out for people.
"""

TITLE = "Downforce"
RULES_VERSION = 1
MISHAP = "stalled_cars"

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
