"""Positions as text, for all games: one line for the race, then one for each car or seat, each a row of words.

A game declares its words, with the field of the State that each one shows and what it may be; from that follow writing
and reading. What a word says that is 0, empty or usual is left out. What is read is within its bounds, or refused with
what is allowed; whether the whole makes sense is for the game to check.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from . import versions
from .errors import MOST_NAME, BadText, listed
from .steps import Steps

MOST = 999
DIGITS = 5

S = TypeVar("S", bound=Any)
Bound = int | Callable[[Any], int]
"""A limit, or how it follows from what is known of the position so far."""
At = int | str
"""Whose line it is: the number of a car or a seat; for the race's line the circuit's name."""


def number(where: str, name: str, value: str, most: int = MOST, least: int = 0) -> int:
    """A number between bounds."""
    digits = value.removeprefix("-") if least < 0 else value
    if not (digits.isascii() and digits.isdigit()) or len(digits) > DIGITS or not least <= int(value) <= most:
        reason = f"{name} must be a number from {least} to {most}, not {value[:MOST_NAME]!r}"
        raise BadText(f"{where}: {reason}")
    return int(value)


def choice(where: str, name: str, value: str, names: tuple[str, ...]) -> int:
    """Which of some names a value is."""
    if not value or value not in names:
        raise BadText(f"{where}: {name} must be one of {listed(n for n in names if n)}, not {value[:MOST_NAME]!r}")
    return names.index(value)


def distinct(where: str, name: str, found: list[int]) -> list[int]:
    """Several things, none of them twice."""
    if len(set(found)) != len(found):
        raise BadText(f"{where}: {name} names something twice")
    return found


def _get(s: Any, field: str, at: At) -> Any:
    return getattr(s, field)[at] if isinstance(at, int) else getattr(s, field)


def _put(s: Any, field: str, at: At, value: int) -> None:
    if isinstance(at, int):
        getattr(s, field)[at] = value
    else:
        setattr(s, field, value)


def _limit(most: Bound, s: Any) -> int:
    return most if isinstance(most, int) else most(s)


@dataclass(frozen=True)
class Word(ABC):
    """A word of a line, `name=value`, and the field that it shows."""

    name: str
    field: str = ""
    """The field, if it is not called like the word."""

    @property
    def of(self) -> str:
        """The field."""
        return self.field or self.name

    @property
    def names(self) -> tuple[str, ...]:
        """What can stand before the `=`, or alone."""
        return (self.name,)

    @abstractmethod
    def write(self, s: Any, at: At) -> list[str]:
        """The word, if it is said at all."""

    @abstractmethod
    def read(self, s: Any, at: At, where: str, name: str, value: str) -> None:
        """Take what the word says."""


@dataclass(frozen=True)
class Number(Word):
    """A number. `plus` is what the field has more than the text says; with `usual` in the field nothing is said."""

    most: Bound = MOST
    least: int = 0
    plus: int = 0
    usual: int | None = 0

    def write(self, s: Any, at: At) -> list[str]:
        value = _get(s, self.of, at)
        return [f"{self.name}={value - self.plus}"] if value != self.usual else []

    def read(self, s: Any, at: At, where: str, name: str, value: str) -> None:
        _put(s, self.of, at, self.plus + number(where, name, value, _limit(self.most, s), self.least))


@dataclass(frozen=True)
class Flag(Word):
    """A word that stands alone, if something is so: then the field has `on`."""

    on: int = 1

    def write(self, s: Any, at: At) -> list[str]:
        return [self.name] if _get(s, self.of, at) == self.on else []

    def read(self, s: Any, at: At, where: str, name: str, value: str) -> None:
        _alone(where, name, value)
        _put(s, self.of, at, self.on)


@dataclass(frozen=True)
class Choice(Word):
    """One of some names. `plus` and `usual` are as in Number."""

    choices: tuple[str, ...] = ()
    plus: int = 0
    usual: int | None = 0

    def write(self, s: Any, at: At) -> list[str]:
        value = _get(s, self.of, at)
        return [f"{self.name}={self.choices[value - self.plus]}"] if value != self.usual else []

    def read(self, s: Any, at: At, where: str, name: str, value: str) -> None:
        _put(s, self.of, at, self.plus + choice(where, name, value, self.choices))


@dataclass(frozen=True)
class Mark(Choice):
    """One of some names, standing alone: `racing`."""

    @property
    def names(self) -> tuple[str, ...]:
        return self.choices

    def write(self, s: Any, at: At) -> list[str]:
        value = _get(s, self.of, at)
        return [self.choices[value]] if value != self.usual else []

    def read(self, s: Any, at: At, where: str, name: str, value: str) -> None:
        _alone(where, name, value)
        _put(s, self.of, at, self.choices.index(name))


@dataclass(frozen=True)
class Bits(Word):
    """Names that are so, as a set of bits: `taken=red,blue`."""

    choices: tuple[str, ...] = ()

    def write(self, s: Any, at: At) -> list[str]:
        bits = _get(s, self.of, at)
        found = [name for i, name in enumerate(self.choices) if bits >> i & 1]
        return [f"{self.name}={','.join(found)}"] if found else []

    def read(self, s: Any, at: At, where: str, name: str, value: str) -> None:
        found = distinct(where, name, [choice(where, name, part, self.choices) for part in value.split(",")])
        _put(s, self.of, at, sum(1 << i for i in found))


@dataclass(frozen=True)
class Ones(Word):
    """The numbers, from 1, of what has a 1 in the field: `press=2,4`."""

    most: Bound = MOST

    def write(self, s: Any, at: At) -> list[str]:
        found = [str(i + 1) for i, one in enumerate(_get(s, self.of, at)) if one]
        return [f"{self.name}={','.join(found)}"] if found else []

    def read(self, s: Any, at: At, where: str, name: str, value: str) -> None:
        for part in value.split(","):
            found = number(where, name, part, _limit(self.most, s))
            if found == 0:
                raise BadText(f"{where}: {name} counts from 1")
            _get(s, self.of, at)[found - 1] = 1


@dataclass(frozen=True)
class Row(Word):
    """Numbers or names in a row, as many as there are; `count` is the field that says how many, else a 0 ends it."""

    count: str = ""
    most: Bound = MOST
    choices: tuple[str, ...] = ()
    plus: int = 0

    def write(self, s: Any, at: At) -> list[str]:
        row = _get(s, self.of, at)
        held = row[: _get(s, self.count, at)] if self.count else [value for value in row if value]
        said = [self.choices[value - self.plus] if self.choices else str(value - self.plus) for value in held]
        return [f"{self.name}={','.join(said)}"] if said else []

    def read(self, s: Any, at: At, where: str, name: str, value: str) -> None:
        row, parts = _get(s, self.of, at), value.split(",")
        if len(parts) > len(row):
            raise BadText(f"{where}: {name} has at most {len(row)} parts, not {len(parts)}")
        if self.choices:
            found = [choice(where, name, part, self.choices) for part in parts]
        else:
            found = [number(where, name, part, _limit(self.most, s)) for part in parts]
        row[: len(found)] = [self.plus + one for one in found]
        if self.count:
            _put(s, self.count, at, len(found))


@dataclass(frozen=True)
class Numbers(Word):
    """All numbers of a row, said when `when` says so."""

    most: int = MOST
    when: Callable[[Any, Any], bool] = lambda s, at: True

    def write(self, s: Any, at: At) -> list[str]:
        return [f"{self.name}={','.join(map(str, _get(s, self.of, at)))}"] if self.when(s, at) else []

    def read(self, s: Any, at: At, where: str, name: str, value: str) -> None:
        row = _get(s, self.of, at)
        found = [number(where, name, part, self.most) for part in value.split(",")]
        if len(found) != len(row):
            raise BadText(f"{where}: {name} has {len(row)} numbers, not {len(found)}")
        row[:] = found


@dataclass(frozen=True)
class Coded(Word):
    """A number that is written and read in the game's own way; `plus` and `usual` are as in Number."""

    shown: Callable[[int], str] = str
    told: Callable[[str, str, str], int] = number
    plus: int = 0

    def write(self, s: Any, at: At) -> list[str]:
        value = _get(s, self.of, at)
        return [f"{self.name}={self.shown(value - self.plus)}"] if value else []

    def read(self, s: Any, at: At, where: str, name: str, value: str) -> None:
        _put(s, self.of, at, self.plus + self.told(where, name, value))


@dataclass(frozen=True)
class Own(Word):
    """A word that only this game has: what it says, empty for nothing, and how that is taken."""

    said: Callable[[Any, Any], str] = lambda s, at: ""
    taken: Callable[[Any, Any, str, str, str], None] = lambda s, at, where, name, value: None
    alone: bool = False
    """Whether it stands without a value."""

    def write(self, s: Any, at: At) -> list[str]:
        said = self.said(s, at)
        return [] if not said else [self.name] if self.alone else [f"{self.name}={said}"]

    def read(self, s: Any, at: At, where: str, name: str, value: str) -> None:
        if self.alone:
            _alone(where, name, value)
        self.taken(s, at, where, name, value)


def _alone(where: str, name: str, value: str) -> None:
    if value:
        raise BadText(f"{where}: {name} stands alone, without {value[:MOST_NAME]!r}")


@dataclass(frozen=True)
class Lines(Generic[S]):
    """Lines of one kind: what they are called, with which word each begins, and its words."""

    called: Callable[[int], str]
    begins: Callable[[int], str]
    words: tuple[Word, ...]
    fixed: int = 0
    """How many there are; 0: as many as seats."""
    fresh: Callable[[S, int], None] | None = None
    """Sets what a line that says nothing means."""

    def write(self, s: S) -> list[str]:
        """All of them."""
        count = self.fixed or s.seats
        return [" ".join([self.begins(at), *write_words(self.words, s, at)]) for at in range(count)]

    def read(self, s: S, lines: list[str]) -> None:
        """Take all of them."""
        for at, line in enumerate(lines):
            where, (first, *rest) = self.called(at), line.split()
            if first.rstrip(":") != self.begins(at):
                raise BadText(f"{where} must begin with {self.begins(at)}, not {first[:MOST_NAME]!r}")
            if self.fresh is not None:
                self.fresh(s, at)
            read_words(self.words, s, at, where, pairs(rest, where))


def write_words(words: tuple[Word, ...], s: Any, at: At) -> list[str]:
    """What a line says."""
    return [said for word in words for said in word.write(s, at)]


def pairs(words: list[str], where: str) -> dict[str, str]:
    """Words of the form name=value; none may stand twice."""
    found: dict[str, str] = {}
    for word in words:
        name, _, value = word.partition("=")
        if name in found:
            raise BadText(f"{where}: {name[:MOST_NAME]} stands twice")
        found[name] = value
    return found


def read_words(words: tuple[Word, ...], s: Any, at: At, where: str, said: dict[str, str]) -> None:
    """Take what a line says, in the order in which its words are declared."""
    known = [name for word in words for name in word.names]
    for name in said:
        if name not in known:
            there = known if isinstance(at, int) else ["version", *known]
            raise BadText(f"{where}: unknown word {name[:MOST_NAME]!r}; there is {listed(there)}")
    for word in words:
        here = [name for name in word.names if name in said]
        if len(here) > 1:
            raise BadText(f"{where}: {listed(here)} cannot all be so")
        for name in here:
            word.read(s, at, where, name, said[name])


class Form(Generic[S]):
    """The text of a game's positions."""

    def __init__(
        self,
        name: str,
        title: str,
        version: int,
        seats: range,
        steps: Steps[S],
        race: tuple[Word, ...],
        *lines: Lines[S],
        start: Callable[[str, dict[str, str]], S],
        settle: Callable[[S], None],
    ) -> None:
        """`version` is the newest one of the rules.

        `start` makes the position that the words then fill, on the course that a circuit and the words of the race's
        line tell; `settle` adds what follows from the words, and refuses what makes no sense.
        """
        self.name = name
        self.title = title
        self.version = version
        self.seats = seats
        self.steps = steps
        self.race = race
        self.lines = lines
        self.start = start
        self.settle = settle

    def write(self, s: S, circuit: str) -> str:
        """A position as text that `read` takes back."""
        first = " ".join([f"{self.name} {circuit} {versions.WORD}{s.version}", *write_words(self.race, s, circuit)])
        return "\n".join([first, *(line for kind in self.lines for line in kind.write(s))])

    def read(self, text: str, version: int | None = None) -> tuple[S, str]:
        """A position and its circuit from text, checked for sense; `version` is that of its race, if it has one."""
        first, *rest = [line.strip() for line in text.strip().replace(";", "\n").splitlines() if line.strip()] or [""]
        words = first.split()
        if len(words) < 2 or words[0] != self.name:
            reason = f"begins with {self.name!r} and a circuit, not {first[:40]!r}"
            raise BadText(f"a position of {self.title} {reason}")
        where = "the race's line"
        found, said = versions.take(words[2:], version, self.version)
        spoken = pairs(said, where)
        fixed = sum(kind.fixed for kind in self.lines)
        if len(rest) - fixed not in self.seats:
            many = f"{self.seats.start + fixed} to {self.seats.stop - 1 + fixed} lines"
            raise BadText(f"a position of {self.title} has {many} after the race's own, not {len(rest)}")
        s = self.start(words[1], spoken)
        s.version, s.seats = found, len(rest) - fixed
        read_words(self.race, s, words[1], where, spoken)
        if s.step not in self.steps.decisions and s.step not in (0, self.steps.OVER):
            reason = f"nobody decides in step {self.steps.names[s.step]}"
            raise BadText(f"{reason}; a position rests in {listed(self.steps.rests)}")
        for kind in self.lines:
            count = kind.fixed or s.seats
            kind.read(s, rest[:count])
            rest = rest[count:]
        self.settle(s)
        s.asked = self.steps.asked(s)
        if s.asked == 0 and s.step not in (0, self.steps.OVER):
            raise BadText("nobody has anything to decide in this position; let it run on to the next decision")
        return s, words[1]
