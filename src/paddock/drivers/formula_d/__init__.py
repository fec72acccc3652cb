"""Scripted drivers for Formula D, in the same compiled style as the rules."""

from ...games.formula_d import rules, state
from ...games.formula_d.steps import STEPS
from ..scripts import CompiledScript
from . import scripted, thinking
from .notebook import Notes

SCRIPTED = ("notebook", "pace", "prices", "worth", "rolls", "garage", "rookie", "racer", "scripted")
"""The compiled modules, what is used before who uses it."""
SEARCHING = ("proposing", "prospect", "thinking")
"""Those that search uses."""

PART = CompiledScript(STEPS, rules, state, scripted, Notes, thinking)
