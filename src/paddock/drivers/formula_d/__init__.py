"""Scripted drivers for Formula D, in the same compiled style as the rules."""

SCRIPTED = ("notebook", "pace", "prices", "worth", "rolls", "garage", "rookie", "racer", "scripted")
