"""What clients say on a socket, JSON with a `do`, and what they are told, with an `is`. See docs/protocol.md.

The page's types are made from these by tools/page_types.py.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, NotRequired

import msgspec
from msgspec import Meta, Struct
from typing_extensions import TypedDict

from ..decision import DecisionData
from ..drivers.tempers import Temper
from ..locale.lines import LineData, SaidData
from ..looks import View
from ..outlook import OutlookData

ClientId = Annotated[int, Meta(ge=0, le=2**53)] | Annotated[str, Meta(max_length=64, pattern="^[^\\x00]+$")]
SeatNumber = Annotated[int, Meta(ge=0, le=11)]
Token = Annotated[str, Meta(max_length=64)]
AnswerText = Annotated[str, Meta(max_length=200)]
DriverName = Annotated[str, Meta(max_length=32)]
ColourName = Annotated[str, Meta(max_length=32)]
Who = Literal["person", "driver"]
Pace = Literal["relaxed", "live", "post"]
State = Literal["gathering", "racing", "over"]


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


class Prospects(Struct, tag_field="do", tag="prospects", frozen=True):
    """What does each of my answers lead to?"""

    id: ClientId
    seat: SeatNumber


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


class Hint(Struct, tag_field="do", tag="hint", frozen=True):
    """What would a coach do?"""

    id: ClientId
    seat: SeatNumber


class Hints(Struct, tag_field="do", tag="hints", frozen=True):
    """Whether there are hints at this table; the host says so."""

    id: ClientId
    allowed: bool


class Ping(Struct, tag_field="do", tag="ping", frozen=True):
    pass


ToDo = Start | Act | Undo | Withdraw | Seat | Paint | Chat | Rematch | Keep | Hints
"""What becomes a command of the table's log."""
Message = Hello | Forecast | Prospects | Hint | Ping | ToDo
read_message = msgspec.json.Decoder(Message).decode


class SeatInfo(TypedDict):
    """A seat as everybody sees it."""

    seat: int
    who: Who
    name: str | None
    driver: str | None
    taken: bool
    present: bool
    driven_by: str | None
    """The driver that decides for the seat now."""
    colour: str | None
    """Of its car, in games in which a seat has one."""
    called: str | None
    """The name of its driver."""
    temper: Temper | None
    """Of its driver."""


class SeasonBrief(TypedDict):
    """Which race of which season a table is for."""

    kind: str
    race: int
    races: int


class Progress(TypedDict):
    """How far a table is."""

    state: State
    waiting: list[int]
    round: int
    places: list[int] | None


class Info(Progress):
    """A table as everybody sees it."""

    table: str
    game: str
    options: dict[str, Any]
    pace: Pace
    seconds: int | None
    open: bool
    seats: list[SeatInfo]
    spectators: int
    seal: str
    """The hash of the seed, published before the start."""
    rematch: str | None
    season: SeasonBrief | None
    hints: bool
    """Whether a coach may be asked here."""
    origin: int | None
    """After how many entries of another race this one goes on; null for a race from its start."""


class GameEvent(TypedDict):
    """Something that happened; the numbers beside these are the kind's own."""

    kind: str
    seat: int | None
    ruling: str


EventData = Annotated[dict[str, object], GameEvent]


class Entry(TypedDict):
    """An entry of the log, as its reader may see it."""

    sequence: int
    kind: str
    seat: int | None
    events: list[EventData]
    lines: list[LineData]
    text: str | None
    name: str | None
    by: str | None
    """The driver that answered for the seat; null where a person did."""
    at: float


class Snapshot(TypedDict):
    """All that a client is shown."""

    info: Info
    views: dict[str, View]
    decisions: dict[str, DecisionData | None]
    """What each of the client's seats is asked; null where it is not."""
    undo: list[int]
    """The client's seats that may take their last answer back."""


class Welcome(Snapshot):
    """Everything there is."""

    sequence: int
    seats: list[int]
    host: bool
    log: list[Entry]


Change = list[str | int | dict[str, Any]]
"""The way to an object, then its members that are new."""


class Done(TypedDict):
    """A command was stored and carried out."""

    id: int | str
    sequence: int


class News(TypedDict):
    """Something happened."""

    sequence: int
    entries: list[Entry]
    changes: list[Change]
    done: NotRequired[list[Done]]


class InfoChanged(TypedDict):
    """Somebody came or went."""

    changes: list[Change]


class Refusal(TypedDict):
    """Why something was not done; `word` names the message for people, `refused-WORD`, which `values` fill."""

    reason: str
    word: str | None
    values: dict[str, str | int]
    ruling: str | None
    allowed: list[str]


class Refused(Refusal):
    """A message was refused; without a number where it could not be read."""

    id: int | str | None


class Foreseen(TypedDict):
    """What would happen, and what the seat would be asked next if its answer is not whole yet."""

    outlook: OutlookData
    next: DecisionData | None


class Forecasted(Foreseen):
    """The answer to a forecast."""

    id: int | str


class Prospected(TypedDict):
    """What every answer leads to, as the game tells it."""

    id: int | str
    prospects: dict[str, Any] | None


class Advised(TypedDict):
    """An answer as the coach sees it."""

    answer: str
    win: float
    """Estimated chance to win, 0 to 1."""
    margin: float
    """How far that may be off for the luck of the playouts."""
    place: float
    playouts: int
    reason: SaidData | None
    """Why it is better or worse than others; null beyond the best few."""


class Hinted(TypedDict):
    """What the coach says: answers, the best first."""

    id: int | str
    playouts: int
    options: list[Advised]


class Clock(TypedDict):
    """A live table's clock runs for these seats."""

    waiting: list[int]
    seconds: float


class Pong(TypedDict):
    """The server is there."""


ANSWERS = {
    "welcome": Welcome,
    "news": News,
    "info": InfoChanged,
    "done": Done,
    "refused": Refused,
    "forecast": Forecasted,
    "prospects": Prospected,
    "hint": Hinted,
    "clock": Clock,
    "pong": Pong,
}
"""What a client is told, by the `is` of the message."""
