"""What is stored of a table: the commands of its log, as JSON with a `do`. What was ever written is read for ever."""

from __future__ import annotations

import msgspec
from msgspec import Struct


class Join(Struct, tag_field="do", tag="join", frozen=True):
    """Somebody sat down; `token` is the hash of the secret."""

    seat: int
    name: str
    token: str
    nonce: str | None = None
    webhook: str | None = None
    colour: str | None = None


class From(Struct, tag_field="do", tag="from", frozen=True):
    """The race of this table goes on from a moment of another one: its first position, and where that came from."""

    position: str
    origin: str


class Start(Struct, tag_field="do", tag="start", frozen=True):
    """The race began; `drivers` took the seats that were empty."""

    drivers: dict[int, str]


class Act(Struct, tag_field="do", tag="act", frozen=True):
    """A seat answered; `by` names the driver that did it for the seat."""

    seat: int
    answer: str
    by: str | None = None


class Undo(Struct, tag_field="do", tag="undo", frozen=True):
    seat: int


class Withdraw(Struct, tag_field="do", tag="withdraw", frozen=True):
    seat: int


class Give(Struct, tag_field="do", tag="seat", frozen=True):
    """A seat was given to a driver, or to a person; or it is open to whoever sits down."""

    seat: int
    who: str
    driver: str | None = None


class Paint(Struct, tag_field="do", tag="paint", frozen=True):
    """A seat's car got another colour."""

    seat: int
    colour: str


class Chat(Struct, tag_field="do", tag="chat", frozen=True):
    """Somebody said something; the seat is None where the host has none."""

    seat: int | None
    text: str


class Rematch(Struct, tag_field="do", tag="rematch", frozen=True):
    """A new table was made for the same people."""

    table: str


class Keep(Struct, tag_field="do", tag="keep", frozen=True):
    """A seat chose what it takes along to the next part of a season."""

    seat: int
    card: str


class Hint(Struct, tag_field="do", tag="hint", frozen=True):
    """A seat asked the coach; nothing of the race changes by it."""

    seat: int


class Hints(Struct, tag_field="do", tag="hints", frozen=True):
    """The host said whether there are hints at this table."""

    allowed: bool


Command = From | Join | Start | Act | Undo | Withdraw | Give | Paint | Chat | Rematch | Keep | Hint | Hints
read_command = msgspec.json.Decoder(Command).decode
write = msgspec.json.encode
