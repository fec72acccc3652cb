"""Action numbers and their text."""

from __future__ import annotations

from paddock.errors import BadText, listed

WORDS = ("roll", "push")


def text(action: int) -> str:
    if not 0 <= action < len(WORDS):
        raise BadText(f"there is no action {action}")
    return WORDS[action]


def write(actions: list[int]) -> str:
    return ", ".join(map(text, actions))


def read(words: str) -> list[int]:
    found = [word.strip() for word in words.split(",")]
    if not set(found) <= set(WORDS):
        raise BadText(f"an answer is one of {listed(WORDS)}, not {words[:40]!r}")
    return [WORDS.index(word) for word in found]
