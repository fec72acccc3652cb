"""What a coach can point out: things that an answer brings, and the one of them that mattered most."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NotRequired, TypedDict


@dataclass(frozen=True)
class Fact:
    """Something that an answer brings to its seat, as its game counts it over imagined races.

    Facts of the same name are compared from answer to answer; what a game has no word for is not worth one.
    """

    name: str
    worth: float
    """About how many places it is worth; what harms is below 0."""
    values: Mapping[str, int | str] = field(default_factory=dict)
    """What fills its message."""


ReasonData = TypedDict("ReasonData", {"say": str, "with": NotRequired[dict[str, int | str]]})


@dataclass(frozen=True)
class Reason:
    """Why an answer is better or worse than others: a message of the language files, and what fills it."""

    message: str
    values: Mapping[str, int | str] = field(default_factory=dict)

    def as_dict(self) -> ReasonData:
        """The reason as plain data, in the form of a line of radio."""
        return {"say": self.message, "with": dict(self.values)} if self.values else {"say": self.message}
