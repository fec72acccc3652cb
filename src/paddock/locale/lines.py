"""Lines of radio as data: which message, filled with what, by which rulings.

The terminal puts them into words here; the page gets them as JSON and does the same. A value is a number or a word,
or stands for what has a name in the reader's language: another message, a car, or a row of such values.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import NotRequired, TypeAlias, TypedDict

from .messages import say


@dataclass(frozen=True)
class Said:
    """A message and what fills it."""

    message: str
    values: Mapping[str, Value] = field(default_factory=dict)


@dataclass(frozen=True)
class Car:
    """The name of a seat's car."""

    seat: int


@dataclass(frozen=True)
class Row:
    """Several values with something between them."""

    parts: Sequence[Value]
    glue: str = ", "


Value = int | str | Said | Car | Row
Values = dict[str, Value]

SaidData = TypedDict("SaidData", {"say": str, "with": NotRequired[dict[str, "ValueData"]]})


class CarData(TypedDict):
    """The car of a seat, as plain data."""

    car: int


class RowData(TypedDict):
    """Several values, as plain data."""

    row: list[ValueData]
    glue: str


ValueData: TypeAlias = int | str | SaidData | CarData | RowData
"""Part of a line as plain data: as it is, or a name that depends on the reader's language and table."""


class LineData(SaidData):
    """A line as plain data: a message, what fills it, the rulings behind it. See `Line` for the others."""

    seat: int | None
    rulings: list[str]
    sum: NotRequired[ValueData]
    loud: NotRequired[bool]
    shout: NotRequired[ValueData]
    near: NotRequired[bool]
    own: NotRequired[bool]


def words(value: Value, names: Mapping[int, str], language: str) -> int | str:
    """A value as its reader reads it; numbers stay numbers, so that messages can count."""
    match value:
        case Said():
            return say(value.message, language, **{n: words(v, names, language) for n, v in value.values.items()})
        case Car():
            return names[value.seat]
        case Row():
            return value.glue.join([str(words(part, names, language)) for part in value.parts])
    return value


def data(value: Value) -> ValueData:
    """A value for JSON: `{"say": id, "with": {...}}`, `{"car": 3}`, `{"row": [...], "glue": "+"}`, or as it is."""
    match value:
        case Said():
            filled = {name: data(one) for name, one in value.values.items()}
            return {"say": value.message, "with": filled} if filled else {"say": value.message}
        case Car():
            return {"car": value.seat}
        case Row():
            return {"row": [data(part) for part in value.parts], "glue": value.glue}
    return value


@dataclass(frozen=True)
class Line:
    """One line of radio, whose it is (None concerns all), and the rulings behind it, the one that decided first."""

    said: Said
    rulings: tuple[str, ...]
    seat: int | None
    kind: str
    sum: Value | None = None
    """How its numbers came about, for whoever asks."""
    loud: bool = False
    """Whether it should be heard across the room."""
    shout: Said | None = None
    """What a banner says of it, where it is more than a line of radio."""
    near: bool = False
    """Whether the banner is for its own seat only."""
    own: bool = False
    """Whether only its own seat may hear it, also where several share a screen."""

    @property
    def ruling(self) -> str:
        """The ruling that decided."""
        return self.rulings[0]

    @property
    def cites(self) -> bool:
        """Whether a ruling stands behind it; taking an answer back has none."""
        return _is_ruling(self.ruling)

    def text(self, names: Mapping[int, str], language: str = "en") -> str:
        """The line in words."""
        return str(words(self.said, names, language))

    def as_dict(self) -> LineData:
        """The line as plain data; what is usual is left out."""
        rulings = list(dict.fromkeys(name for name in self.rulings if _is_ruling(name)))
        found: LineData = {"say": self.said.message, "seat": self.seat, "rulings": rulings}
        if self.said.values:
            found["with"] = {name: data(one) for name, one in self.said.values.items()}
        if self.sum is not None:
            found["sum"] = data(self.sum)
        if self.loud:
            found["loud"] = True
        if self.shout is not None:
            found["shout"] = data(self.shout)
        if self.near:
            found["near"] = True
        if self.own:
            found["own"] = True
        return found


def _is_ruling(name: str) -> bool:
    return name.rpartition(" ")[2].isdigit()
