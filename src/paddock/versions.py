"""Versions of rules: a race keeps the version that it was begun with, and every version lives for ever.

How a rule, a circuit or a card is mended beside the old one stands in docs/rules-versions.md.
"""

from __future__ import annotations

from .errors import MOST_NAME, BadText

WORD = "version="
"""How a position names its version. Without it the race file's header decides, else it is the newest."""


def check(version: object, newest: int) -> int:
    """A version of the rules that this program knows; else BadText that names those that it does."""
    said = str(version)
    if said not in map(str, range(1, newest + 1)):
        reason = f"this program does not know version {said[:MOST_NAME]} of the rules; it knows 1 to {newest}"
        raise BadText(reason, word="file-rules", rules=said[:MOST_NAME], known=newest)
    return int(said)


def take(words: list[str], given: int | None, newest: int) -> tuple[int, list[str]]:
    """The version of a position from the words of its first line, and the other words."""
    found = [word.removeprefix(WORD) for word in words if word.startswith(WORD)]
    if len(found) > 1:
        raise BadText("the race's line: version stands twice")
    version = check(found[0], newest) if found else (given or newest)
    if given is not None and version != given:
        raise BadText(f"the position is of version {version} of the rules, but the race of version {given}")
    return version, [word for word in words if not word.startswith(WORD)]
