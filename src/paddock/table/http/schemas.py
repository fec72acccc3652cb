"""The shapes of requests and answers over HTTP, for OpenAPI."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from ...decision import DecisionData
from ...locale.lines import LineData
from ...looks import View
from ...outlook import OutlookData
from ..messages import Advised, Entry, EventData, Info, Pace, SeatInfo, Who

Name = Annotated[str, Field(min_length=1, max_length=200, description="shown to everybody; at most 24 characters")]
Nonce = Annotated[str, Field(pattern="^[A-Za-z0-9]{1,64}$", description="mixed into the luck of the race")]

OWN_TOKEN = "a secret of the client's own making, so that a lost answer can be asked for again"


class Strict(BaseModel):
    """A body in which nothing unknown may stand."""

    model_config = ConfigDict(extra="forbid")


class NewSeat(Strict):
    """Who is to sit there."""

    who: Who
    driver: Annotated[str, Field(max_length=32)] | None = None


class NewTable(Strict):
    """A table to be made."""

    game: Annotated[str, Field(max_length=32)]
    options: Annotated[dict[str, Any], Field(max_length=20)] = {}
    seats: Annotated[list[NewSeat], Field(min_length=1, max_length=12)]
    pace: Pace = "relaxed"
    seconds: Annotated[int, Field(ge=5, le=14 * 86_400, description="for a decision, with a clock")] | None = None
    open: bool = False
    season: Annotated[str, Field(max_length=32, description="the first race of such a season")] | None = None
    hints: (
        Annotated[bool, Field(description="whether a coach may be asked; as usual, where one races alone")] | None
    ) = None


class PlayOn(Strict):
    """A race to go on from a moment of another one, of which this is the file: after so many of its lines."""

    race: Annotated[str, Field(max_length=8_000_000)]
    moment: Annotated[int, Field(ge=0, le=1_000_000)]
    seats: Annotated[list[NewSeat], Field(min_length=1, max_length=12)]
    anew_for: (
        Annotated[int, Field(ge=0, le=11, description="deal anew what this seat could not know; all stays if null")]
        | None
    ) = None


class SitDown(Strict):
    """Somebody who wants to sit down."""

    name: Name
    nonce: Nonce | None = None
    token: Annotated[str, Field(pattern="^[A-Za-z0-9_-]{22,64}$", description=OWN_TOKEN)] | None = None
    webhook: Annotated[str, Field(max_length=300, description="called when it is this seat's turn")] | None = None
    colour: Annotated[str, Field(max_length=32, description="of the seat's car, before the start")] | None = None


class Addresses(BaseModel):
    """Where others can open this server, as far as it knows; `here_only` if nobody but this device can."""

    addresses: list[str]
    here_only: bool


class Webhook(Strict):
    """An address to be called."""

    webhook: Annotated[str, Field(max_length=300)]


class Tokens(Strict):
    """Who asks, by the secrets that they hold."""

    tokens: Annotated[list[Annotated[str, Field(max_length=64)]], Field(max_length=16)]


class KeepChoice(Tokens):
    """What a seat takes along to the next part of a season."""

    seat: Annotated[int, Field(ge=0, le=11)]
    card: Annotated[str, Field(max_length=16)]


class NextRace(BaseModel):
    """The table of a season's next race."""

    table: str


class StopInfo(BaseModel):
    """A race of a season's calendar; `table` is where it was or is raced."""

    circuit: str
    title: str
    part: str
    event: str | None
    table: str | None


class StandingInfo(BaseModel):
    """A car's line of the score sheet: points by race, their sum, the place."""

    car: int
    points: list[int]
    total: int
    place: int


class PartInfo(BaseModel):
    """One championship of a season that has several."""

    name: str
    standings: list[StandingInfo]
    champions: list[int]


class SeasonInfo(BaseModel):
    """A season as everybody sees it, with the seats of the table that was asked for."""

    table: str
    next: str | None
    game: str
    kind: str
    seed: int
    settings: dict[str, Any]
    cars: int
    calendar: list[StopInfo]
    raced: int
    over: bool
    places: list[list[int]]
    standings: list[StandingInfo]
    parts: list[PartInfo]
    champions: list[int]
    garages: list[dict[str, list[str]]]
    asks: dict[str, list[str]]
    racing: bool
    seats: list[SeatInfo]


class Made(BaseModel):
    """A new table, and the host's secret."""

    table: str
    host: str
    info: Info


class Seated(BaseModel):
    """A seat, and its secret."""

    token: str
    seat: int
    info: Info


class CircuitInfo(BaseModel):
    """A circuit of a game; `about` is what only this game's circuits have."""

    name: str
    title: str
    laps: int
    corners: int
    spaces: int
    about: dict[str, str | bool] = {}


class Fault(BaseModel):
    """What is wrong with a file, and where: in English, and as the message `deck-fault-WORD`
    or `circuit-fault-WORD` with its values."""

    reason: str
    word: str | None
    values: dict[str, str | int]


class CircuitFile(BaseModel):
    """A circuit of somebody's own, whose name is the word that a table takes; or what is wrong with its file."""

    circuit: CircuitInfo | None
    faults: list[Fault]


class DriverInfo(BaseModel):
    """A driver of a game; higher levels are stronger."""

    name: str
    level: int
    cast: list[str]
    """What it is called on each seat, for one that can be calm or wild: `racer`, `racer:wild`."""


class GameInfo(BaseModel):
    """A game."""

    name: str
    title: str
    seats: tuple[int, int]
    circuits: list[CircuitInfo]
    own_circuits: bool
    """Whether it takes circuits of somebody's own."""
    drivers: list[DriverInfo]
    colours: list[str]
    options: dict[str, str]
    lesson: str | None
    """The one for who is new to the game."""
    seasons: dict[str, list[str]]
    coach: bool
    """Whether there can be hints."""


class Deck(BaseModel):
    """A deck as one word and card by card, the top bar first; or what is wrong with it, and no deck."""

    deck: str | None
    cards: dict[str, list[tuple[str, int]]]
    faults: list[Fault]


class RulingText(BaseModel):
    """A ruling as players read it."""

    name: str
    title: str
    text: str


class RuleChapter(BaseModel):
    """Part of a game's rules: a first race, rulings, or the words that it uses."""

    kind: Literal["first", "rules", "words"]
    title: str
    passages: list[RulingText]


class Moment(BaseModel):
    """One line of a replayed race, and the position after it."""

    line: int
    words: str
    seat: int | None
    events: list[EventData]
    lines: list[Annotated[dict[str, Any], LineData]]  # pydantic reads no typing.TypedDict before Python 3.12
    view: View


class Replay(BaseModel):
    """A race file, replayed."""

    game: str
    settings: dict[str, Any]
    names: dict[str, str]
    colours: dict[str, str]
    drivers: dict[str, str]
    moments: list[Moment]
    places: list[int] | None


class Verdict(BaseModel):
    """What checking a race file found."""

    right: bool
    sentence: str
    luck_checked: bool
    fault: Literal["file", "seal", "rules", "luck", "result"] | None
    line: int | None
    word: str | None
    values: dict[str, str | int]
    ruling: str | None
    decisions: int
    draws: int
    seal: str | None
    nonces: list[str]
    origin: str | None


class Health(BaseModel):
    """How the server is."""

    status: str
    bus: Annotated[str | None, Field(description="ok or lost; null for a server alone")]
    tables: int
    sockets: int


class CarPieces(BaseModel):
    """A car in pieces, along the x axis: SVG of its body without the number, of its ghost, and of the roundel with the
    number; `stripes` names its pattern."""

    colour: str
    number: str
    ink: str
    stripes: str
    stripe_ink: str
    body: str
    ghost: str
    roundel: str


class CarShapes(BaseModel):
    """The cars of a game, for a page that moves them: the box around one, what their SVG refers to, the outline of its
    shadow, where its number sits, and each of them."""

    box: list[float]
    defs: str
    shade: str
    number: list[float]
    cars: list[CarPieces]


class LessonInfo(BaseModel):
    """A lesson of the race school; its words are the messages that begin with `words`."""

    game: str
    name: str
    words: str
    minutes: int
    scenes: int
    module: str | None


class PuzzleInfo(BaseModel):
    """A puzzle: the lesson `name` of its game. The grade is 1 to 3 stars."""

    game: str
    number: int
    name: str
    circuit: str
    grade: int
    kind: str
    today: bool


class LessonMoves(Strict):
    """All moves of a lesson so far: answers, and an empty text where the coach only told something."""

    moves: Annotated[list[Annotated[str, Field(max_length=200)]], Field(max_length=100)] = []


class LessonTry(LessonMoves):
    """An answer that a learner thinks about."""

    answer: Annotated[str, Field(max_length=200)]


class CounterInfo(BaseModel):
    """What a task counts, and up to how many."""

    what: str
    of: int


class SceneInfo(BaseModel):
    """A scene of a lesson; `words` is its message, with title and task, and `values` are what it speaks of. The light
    falls on a part of the page."""

    name: str
    words: str
    values: dict[str, str | int]
    light: str | None
    asks: bool
    counter: CounterInfo | None


class LessonMoment(BaseModel):
    """A lesson as it stands: the scene (null when it is over), what happened by the last move, the table, and the move
    that the coach would make. `wrong` names the words for an answer that was not asked for, and that can only be taken
    back; `fresh` tells that another position was laid out."""

    scene: SceneInfo | None
    number: int
    scenes: int
    wrong: str | None
    shown: str
    moves: list[str]
    fresh: bool
    entries: list[Annotated[dict[str, Any], Entry]]
    info: Info
    view: View
    decision: Annotated[dict[str, Any], DecisionData] | None
    seat: int


class LessonForecast(BaseModel):
    """What would happen, and what the learner would be asked next if the answer is not whole yet."""

    outlook: Annotated[dict[str, Any], OutlookData]
    next: Annotated[dict[str, Any], DecisionData] | None


class LessonProspects(BaseModel):
    """What every answer leads to, as the game tells it."""

    prospects: dict[str, Any] | None


class PositionOfRace(BaseModel):
    """A position as text, secrets and all."""

    position: str


class AnalysisMove(Strict):
    """A seat's answer on the analysis board; empty where a driver is to answer."""

    seat: Annotated[int, Field(ge=0, le=11)]
    answer: Annotated[str, Field(max_length=200)]


class AnalysisLook(Strict):
    """A position, all moves since, and the seed of the luck that they draw; `seat` is whose decision is looked at."""

    position: Annotated[str, Field(min_length=1, max_length=20_000)]
    moves: Annotated[list[AnalysisMove], Field(max_length=400)] = []
    seed: Annotated[int, Field(ge=0, le=2**32)] = 1
    seat: Annotated[int, Field(ge=0, le=11)] | None = None


class AnalysisTry(AnalysisLook):
    """An answer that somebody thinks about."""

    answer: Annotated[str, Field(min_length=1, max_length=200)]


class AnalysisBoard(BaseModel):
    """A position on the analysis board: what happened by the last move, the table, what the seat sees and is asked,
    and the position as text; null when the race is over."""

    moves: list[AnalysisMove]
    entries: list[Annotated[dict[str, Any], Entry]]
    info: Info
    view: View
    decision: Annotated[dict[str, Any], DecisionData] | None
    seat: int
    position: str | None


class AnalysisAdvice(BaseModel):
    """What the answers of a seat are worth, the best first, from so many playouts."""

    playouts: int
    options: list[Annotated[dict[str, Any], Advised]]
