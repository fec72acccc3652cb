"""Downforce in a terminal: cars and players in tables, the hand with its bars, and choices with what they bring."""

from .show import DownforceScreens

PART = DownforceScreens()
