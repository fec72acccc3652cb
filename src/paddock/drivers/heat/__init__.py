"""Scripted drivers for Heat, in the same compiled style as the rules."""

from ...games.heat import rules, state
from ..scripts import CompiledScript
from . import scripted
from .notebook import Notes

SCRIPTED = ("notebook", "pace", "braking", "sheet", "laying", "worth", "rookie", "pushing", "racer", "scripted")
"""The compiled modules, what is used before who uses it."""

PART = CompiledScript(rules, state, scripted, Notes)
