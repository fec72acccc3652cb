"""Scripted drivers for Formula D, in the same compiled style as the rules."""

SCRIPTED = ("notebook", "road", "worth", "rookie", "racer", "scripted")
