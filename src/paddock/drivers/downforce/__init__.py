"""Scripted drivers for Downforce, in the same compiled style as the rules."""

SCRIPTED = ("notebook", "roads", "buying", "worth", "rookie", "racer", "scripted")
