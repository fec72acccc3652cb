"""Messages in English, Russian and Dutch, one set for terminal and browser (Fluent).

A folder for each language holds any number of `.ftl` files. English is complete; what another language
lacks is said in English. telling.py tells what happened in a race; a game's own module (heat.py) knows
which of its events are news. No rule is worked out in here.
"""

from paddock.locale.messages import LANGUAGES, Ruling, Unsaid, ruling, rulings, say
from paddock.locale.telling import Line, radio, tell, word

__all__ = ["LANGUAGES", "Line", "Ruling", "Unsaid", "radio", "ruling", "rulings", "say", "tell", "word"]
