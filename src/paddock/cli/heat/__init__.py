"""Heat in a terminal: the road in text, standings, the hand, and choices with what they would cost."""

from .board import draw_stretch
from .choices import Choice, draw_choices, list_choices
from .panels import draw_dash, draw_hand, draw_hands, draw_move, draw_standings, headline

__all__ = [
    "Choice",
    "draw_choices",
    "draw_dash",
    "draw_hand",
    "draw_hands",
    "draw_move",
    "draw_standings",
    "draw_stretch",
    "headline",
    "list_choices",
]
