"""What a page gets of a race that is over: its result, and the report of it."""

from __future__ import annotations

from pydantic import BaseModel


class SeatResult(BaseModel):
    """How a seat ended, and what its game counts for it; with a name it was a person's."""

    name: str | None
    driver: str | None
    place: int
    counts: dict[str, int]


class RaceResult(BaseModel):
    """The result of a race that is over; `at` is when it ended, `round` its last."""

    table: str
    game: str
    circuit: str
    at: float
    round: int
    open: bool
    seats: list[SeatResult]


class ReportAsked(BaseModel):
    """Where a report will stand."""

    report: str


class ReportWorth(BaseModel):
    """A chance to win and places, more being better, and half the interval of the places."""

    win: float
    places: float
    error: float


class ReportPoint(BaseModel):
    """A moment of the race and every car's chance to win."""

    round: int
    entry: int
    win: list[float]


class ReportCar(BaseModel):
    """A car's race: its chance at the start, luck and decisions, and what better answers would have given more."""

    car: int
    place: int
    start: float
    luck: ReportWorth
    decisions: ReportWorth
    given_away: ReportWorth
    counts: dict[str, int]


class ReportWhy(BaseModel):
    """What a forecast tells of what was played and of the better answer, in somebody's language."""

    played: list[str]
    better: list[str]
    wrong: str | None


class ReportCase(BaseModel):
    """A decision that cost much; `entry` is the number of its line in the race, `picture` the board before it."""

    seat: int
    round: int
    entry: int
    played: str
    better: str | None
    win: float
    places: float
    said: dict[str, ReportWhy]
    picture: str | None


class RaceReport(BaseModel):
    """What is known of a race so far; `costliest` are numbers of `cases`, `best` the best move in all languages."""

    game: str
    circuit: str
    names: list[str | None]
    drivers: list[str | None]
    colours: list[str | None]
    share: float
    playouts: int
    moments: int
    people: list[int]
    points: list[ReportPoint]
    error: float
    cars: list[ReportCar]
    costliest: list[int]
    cases: list[ReportCase]
    best: dict[str, str] | None


class ReportState(BaseModel):
    """How a report stands: waiting, reckoning, done or failed."""

    state: str
    report: RaceReport | None
