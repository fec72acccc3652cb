"""Messages in English, Russian and Dutch, one set for terminal and browser (Fluent).

A folder for each language holds any number of `.ftl` files. English is complete; what another language
lacks is said in English. telling.py tells what happened in a race, as lines of data (lines.py) that terminal
and page put into words; a game's own module (heat.py) knows which of its events are news. No rule is worked
out in here.
"""

from paddock.locale.lines import Line
from paddock.locale.messages import LANGUAGES, Ruling, Unsaid, ruling, rulings, say
from paddock.locale.telling import Told, lines, radio, tell, word

__all__ = [
    "LANGUAGES",
    "Line",
    "Ruling",
    "Told",
    "Unsaid",
    "lines",
    "radio",
    "ruling",
    "rulings",
    "say",
    "tell",
    "word",
]
