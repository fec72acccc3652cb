"""Scripted drivers for Heat, in the same compiled style as the rules."""

SCRIPTED = ("scripted",)
