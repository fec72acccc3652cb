"""Scripted drivers for Heat, in the same compiled style as the rules."""

SCRIPTED = ("notebook", "pace", "braking", "sheet", "laying", "worth", "rookie", "pushing", "racer", "scripted")
