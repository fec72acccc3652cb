"""What clients say, and what is stored of it. Both are JSON with a `do`."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

ClientId = Annotated[int, Meta(ge=0, le=2**53)] | Annotated[str, Meta(max_length=64, pattern="^[^\\x00]+$")]
SeatNumber = Annotated[int, Meta(ge=0, le=11)]
Token = Annotated[str, Meta(max_length=64)]
AnswerText = Annotated[str, Meta(max_length=200)]
DriverName = Annotated[str, Meta(max_length=32)]
ColourName = Annotated[str, Meta(max_length=32)]


class Hello(Struct, tag_field="do", tag="hello", frozen=True):
    """Who I am, and the last thing that I saw."""

    tokens: Annotated[list[Token], Meta(max_length=16)] = []
    last: Annotated[int, Meta(ge=0, le=2**53)] = 0
    client: Annotated[str, Meta(max_length=64)] = ""


class AskStart(Struct, tag_field="do", tag="start", frozen=True):
    id: ClientId
    driver: DriverName | None = None


class AskAct(Struct, tag_field="do", tag="act", frozen=True):
    id: ClientId
    seat: SeatNumber
    answer: AnswerText


class AskUndo(Struct, tag_field="do", tag="undo", frozen=True):
    id: ClientId
    seat: SeatNumber


class AskWithdraw(Struct, tag_field="do", tag="withdraw", frozen=True):
    id: ClientId
    seat: SeatNumber


class AskForecast(Struct, tag_field="do", tag="forecast", frozen=True):
    id: ClientId
    seat: SeatNumber
    answer: AnswerText


class AskSeat(Struct, tag_field="do", tag="seat", frozen=True):
    id: ClientId
    seat: SeatNumber
    who: Literal["driver", "person", "open"]
    driver: DriverName | None = None


class AskPaint(Struct, tag_field="do", tag="paint", frozen=True):
    id: ClientId
    seat: SeatNumber
    colour: ColourName


class AskChat(Struct, tag_field="do", tag="chat", frozen=True):
    id: ClientId
    text: Annotated[str, Meta(max_length=2000)]


class AskRematch(Struct, tag_field="do", tag="rematch", frozen=True):
    id: ClientId


class AskKeep(Struct, tag_field="do", tag="keep", frozen=True):
    id: ClientId
    seat: SeatNumber
    card: Annotated[str, Meta(max_length=16)]


class Ping(Struct, tag_field="do", tag="ping", frozen=True):
    pass


Message = (
    Hello
    | AskStart
    | AskAct
    | AskUndo
    | AskWithdraw
    | AskForecast
    | AskSeat
    | AskPaint
    | AskChat
    | AskRematch
    | AskKeep
    | Ping
)
read_message = msgspec.json.Decoder(Message).decode


class Join(Struct, tag_field="do", tag="join", frozen=True):
    """Somebody sat down; `token` is the hash of the secret."""

    seat: int
    name: str
    token: str
    nonce: str | None = None
    webhook: str | None = None
    colour: str | None = None


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


Command = Join | Start | Act | Undo | Withdraw | Give | Paint | Chat | Rematch | Keep
read_command = msgspec.json.Decoder(Command).decode
write = msgspec.json.encode
