"""Formula D.

Numbers of the rulebook stand in tables.py, the position in state.py, the circuit as the rules see it in course.py. The
steps stand in steps/, a module each, and are listed there. What they work with: grid, gears, survey (where a roll can
lead) and ways (by which cells), moving, damage, checks, pits, laps, weather, street, turn, finish. rules.py is the rest
of what a game gives. These are compiled. setup.py, circuit.py, actions.py, events.py, view.py and text.py are the way
in and out for people.
"""

TITLE = "Formula D"
RULES_VERSION = 1
MISHAP = "retired_cars"

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
