"""What can go wrong, said in one clear line: what is wrong, and what is allowed."""

from __future__ import annotations

from collections.abc import Iterable

MOST_NAME = 40
"""How much of an unknown name is repeated to people."""


class PaddockError(ValueError):
    """Something was asked for that cannot be done; the message is meant for people.

    Where people at a table meet it in their own language, `word` names it: the message `refused-WORD` of the locale,
    filled with `values`. `ruling` is the rule that refused it, if one did.
    """

    ruling: str | None = None

    def __init__(self, message: str, *, word: str | None = None, **values: str | int) -> None:
        super().__init__(message)
        self.word = word
        self.values = values


class Refused(PaddockError):
    """An answer that the rules do not allow."""

    def __init__(
        self, message: str, ruling: str | None = None, *, word: str | None = None, **values: str | int
    ) -> None:
        super().__init__(message, word=word, **values)
        self.ruling = ruling


class BadText(PaddockError):
    """A position, a race or a file that cannot be read."""


class Fault(str):
    """What is wrong with a file, and where; `word` and `values` name it for a page, which says it in any language."""

    word: str
    values: dict[str, str | int]

    def __new__(cls, text: str, word: str, **values: str | int) -> Fault:
        """Say it in English."""
        fault = super().__new__(cls, text)
        fault.word, fault.values = word, values
        return fault


class BadFile(PaddockError):
    """A file with faults: all of them, each with its place."""

    def __init__(self, what: str, faults: list[str]) -> None:
        super().__init__(f"{what} cannot be used: " + "; ".join(faults))
        self.faults = tuple(faults)
        self.name = ""
        """The file's name, where one is known."""


def listed(names: Iterable[object]) -> str:
    """Names in a row, for a message."""
    found = [str(name) for name in names]
    return ", ".join(found) if found else "nothing"


def unknown(what: str, name: object, allowed: Iterable[object], word: str | None = None) -> PaddockError:
    """The error for a name that nobody knows."""
    reason = f"unknown {what} {str(name)!r}; there is {listed(allowed)}"
    return PaddockError(reason, word=word, name=str(name)[:MOST_NAME]) if word else PaddockError(reason)
