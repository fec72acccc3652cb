"""Scripted drivers for Downforce, in the same compiled style as the rules."""

from ...games.downforce import rules, state
from ...games.downforce.steps import STEPS
from ..scripts import CompiledScript
from . import scripted, thinking
from .notebook import Notes

SCRIPTED = ("notebook", "roads", "buying", "prospects", "worth", "rookie", "racer", "scripted")
"""The compiled modules, what is used before who uses it."""
SEARCHING = ("proposing", "guessing", "thinking")
"""Those that search uses."""

PART = CompiledScript(STEPS, rules, state, scripted, Notes, thinking)
