"""Messages in English, Russian and Dutch, one set for terminal and browser (Fluent).

A folder for each language holds any number of `.ftl` files. English is complete; what another language
lacks is said in English. Nothing in here knows a game: the messages are all there is.
"""

from paddock.locale.messages import LANGUAGES, Ruling, Unsaid, ruling, rulings, say

__all__ = ["LANGUAGES", "Ruling", "Unsaid", "ruling", "rulings", "say"]
