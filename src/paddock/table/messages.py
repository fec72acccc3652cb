"""What clients say on a socket: JSON with a `do`. See docs/protocol.md."""

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


class Start(Struct, tag_field="do", tag="start", frozen=True):
    id: ClientId
    driver: DriverName | None = None


class Act(Struct, tag_field="do", tag="act", frozen=True):
    id: ClientId
    seat: SeatNumber
    answer: AnswerText


class Undo(Struct, tag_field="do", tag="undo", frozen=True):
    id: ClientId
    seat: SeatNumber


class Withdraw(Struct, tag_field="do", tag="withdraw", frozen=True):
    id: ClientId
    seat: SeatNumber


class Forecast(Struct, tag_field="do", tag="forecast", frozen=True):
    id: ClientId
    seat: SeatNumber
    answer: AnswerText


class Seat(Struct, tag_field="do", tag="seat", frozen=True):
    id: ClientId
    seat: SeatNumber
    who: Literal["driver", "person", "open"]
    driver: DriverName | None = None


class Paint(Struct, tag_field="do", tag="paint", frozen=True):
    id: ClientId
    seat: SeatNumber
    colour: ColourName


class Chat(Struct, tag_field="do", tag="chat", frozen=True):
    id: ClientId
    text: Annotated[str, Meta(max_length=2000)]


class Rematch(Struct, tag_field="do", tag="rematch", frozen=True):
    id: ClientId


class Keep(Struct, tag_field="do", tag="keep", frozen=True):
    id: ClientId
    seat: SeatNumber
    card: Annotated[str, Meta(max_length=16)]


class Ping(Struct, tag_field="do", tag="ping", frozen=True):
    pass


ToDo = Start | Act | Undo | Withdraw | Seat | Paint | Chat | Rematch | Keep
"""What becomes a command of the table's log."""
Message = Hello | Forecast | Ping | ToDo
read_message = msgspec.json.Decoder(Message).decode
