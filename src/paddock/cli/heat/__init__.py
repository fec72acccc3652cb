"""Heat in a terminal: the road in text, standings, the hand, and choices with what they would cost."""

from .show import HeatScreens

PART = HeatScreens()
