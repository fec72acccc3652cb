"""Scripted drivers for Heat, in the same compiled style as the rules."""

from ...games.heat import rules, state
from ..scripts import Script
from . import scripted
from .notebook import Notes

SCRIPTED = ("notebook", "pace", "braking", "sheet", "laying", "worth", "rookie", "pushing", "racer", "scripted")
"""The compiled modules, what is used before who uses it."""

PART = Script(rules, state, scripted, Notes, scripted.LEVELS)
