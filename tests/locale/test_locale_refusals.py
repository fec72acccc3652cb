"""What is refused can be said to people, and nothing else is kept to be said."""

import re
from pathlib import Path

import paddock
from paddock.locale import LANGUAGES
from paddock.locale.messages import whole_language

SOURCES = Path(paddock.__file__).parent
BY_PAGE = {"by-ruling", "at-line"}
"""Said by the page of its own accord."""


def test_every_word_of_a_refusal_has_its_message_and_every_message_its_word() -> None:
    used = {word for file in SOURCES.rglob("*.py") for word in re.findall(r'word="([a-z-]+)"', file.read_text("utf-8"))}
    assert len(used) > 20
    for language in LANGUAGES:
        said = set(re.findall(r"^refused-([a-z-]+) =", whole_language(language), re.MULTILINE))
        assert said == used | BY_PAGE
