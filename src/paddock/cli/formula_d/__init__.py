"""Formula D in a terminal: cars with their points in a table, and where a roll can lead with what it costs."""

from .show import FormulaDScreens

PART = FormulaDScreens()
