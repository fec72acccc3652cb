"""Scripted drivers for Heat, in the same compiled style as the rules."""

from ...games.heat import rules, state
from ...games.heat.steps import STEPS
from ..scripts import CompiledScript
from . import scripted, thinking
from .notebook import Notes

SCRIPTED = ("notebook", "pace", "braking", "sheet", "laying", "worth", "rookie", "pushing", "racer", "scripted")
"""The compiled modules, what is used before who uses it."""
SEARCHING = ("proposing", "guessing", "prospect", "thinking")
"""Those that search uses."""

PART = CompiledScript(STEPS, rules, state, scripted, Notes, thinking)
