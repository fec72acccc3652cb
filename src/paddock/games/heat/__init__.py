"""Heat: Pedal to the Metal.

Numbers of the rulebook stand in tables.py, the position in state.py, the circuit's tables in course.py. The steps
of a turn are modules in rulebook order: planning (1, 2), reveal (3), react (4, 5), slipstream (6), corner (7),
refill (8, 9), then finish. turn.py runs them; rules.py is what the rest of the program calls. These are compiled.
setup.py, actions.py, events.py, view.py and text.py are the way in and out for people.
"""

TITLE = "Heat: Pedal to the Metal"

RULES_VERSION = 1
MISHAP = "spin_outs"

RULES = (
    "tables",
    "course",
    "state",
    "happenings",
    "cards",
    "track",
    "planning",
    "reveal",
    "react",
    "slipstream",
    "corner",
    "refill",
    "finish",
    "turn",
    "secrets",
    "rules",
)
