"""A table in memory: who sits where, the race, and the log. It follows from the stored commands and nothing else."""

from __future__ import annotations

import hashlib
from copy import copy
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Final

import msgspec

from .. import drawing, record, seasons, versions
from ..drivers.coach import has_coach
from ..drivers.tempers import bare
from ..errors import Refused, listed, unknown
from ..game import Game, game, games
from ..origin import Origin, read_origin
from ..race import Mark, Race
from ..seal import new_seal
from ..sheet import Season
from . import commands, tokens
from .commands import Act, Chat, Command, From, Give, Hint, Hints, Join, Keep, Paint, Rematch, Start, Undo, Withdraw
from .messages import Pace, State, Who

GATHERING: Final = "gathering"
RACING: Final = "racing"
OVER: Final = "over"
PERSON: Final = "person"
DRIVER: Final = "driver"
OPEN: Final = "open"
RELAXED: Final = "relaxed"
LIVE: Final = "live"
POST: Final = "post"

MOST_KNOWN = 100


@cache
def at_the_table() -> tuple[str, ...]:
    """The games that are raced at a table."""
    return tuple(each.name for each in games() if each.at_table)


ANSWERS = (Act, Undo, Withdraw)
"""What changes the race, and nothing else."""
BESIDE = (Chat, Rematch, Keep, Paint, Hint, Hints)
"""What no clock minds."""


@dataclass(frozen=True)
class TableSpec:
    """What is decided when a table is made."""

    id: str
    created: float
    game: str
    rules: int
    settings: dict[str, Any]
    seats: list[dict[str, Any]]
    pace: Pace
    seconds: int | None
    open: bool
    seed: bytes
    host: str
    """Hash of the host's token."""
    season: Season | None = None
    """The season that the race belongs to, as it stands before the race."""
    maker: str | None = None
    """Keyed hash of the address that it was made from, until it is packed; None where that is not counted."""


@dataclass
class Seat:
    """A place at the table. `driver` drives for it while it is a driver's, or a person has given it away.

    `colour` is its car's, where a seat has one; no two seats share it.
    """

    who: Who
    name: str | None = None
    driver: str | None = None
    token: str | None = None
    nonce: str | None = None
    webhook: str | None = None
    colour: str | None = None


class LogEntry(msgspec.Struct, frozen=True):
    """A command of the table's log. The first four are stored, the others come of carrying it out."""

    sequence: int
    at: float
    key: str | None
    """A name that repeats of the command have, too."""
    command: Command
    name: str | None = None
    """Of whoever sat there then."""
    since: int = 0
    until: int = 0
    """The race's own entries that belong to it."""

    @property
    def kind(self) -> str:
        """What sort of thing happened, as clients are told."""
        seating = isinstance(self.command, (Join, Give, Paint))
        return "seat" if seating else str(self.command.__struct_config__.tag)

    @property
    def seat(self) -> int | None:
        """The seat that it is about."""
        return getattr(self.command, "seat", None)

    @property
    def by(self) -> str | None:
        """The driver that answered for the seat."""
        return bare(getattr(self.command, "by", None))

    @property
    def text(self) -> str | None:
        """What the command says besides, as clients are told."""
        command = self.command
        if isinstance(command, (Join, Paint)):
            return "joined" if isinstance(command, Join) else "painted"
        if isinstance(command, Give):
            return command.who
        if isinstance(command, Chat):
            return command.text
        if isinstance(command, Rematch):
            return command.table
        if isinstance(command, Hints):
            return "on" if command.allowed else "off"
        if isinstance(command, From):
            return str(read_origin(command.origin).moment)
        return command.card if isinstance(command, Keep) else None

    def is_stored_as(self, other: LogEntry) -> bool:
        """Whether both are the same in the store."""
        return (self.sequence, self.at, self.key, self.command) == (other.sequence, other.at, other.key, other.command)


@dataclass(frozen=True)
class Person:
    """Somebody at the table, by the tokens that they hold."""

    seats: frozenset[int] = frozenset()
    host: bool = False


@dataclass
class Answered:
    """What became of a client's command, for its repeats."""

    sequence: int
    digest: bytes


@dataclass(frozen=True)
class Checkpoint:
    """A table as it once was, for going back to it."""

    sequence: int
    seats: list[Seat]
    race: Race | None
    mark: Mark | None
    rematch: str | None
    answered: int
    asked_since: dict[int, float]
    round: int | None
    season: Season | None
    hints: bool | None


@dataclass
class Table:
    """One table: what it was made with, and what was done since."""

    spec: TableSpec
    seats: list[Seat] = field(default_factory=list)
    log: list[LogEntry] = field(default_factory=list)
    race: Race | None = None
    origin: Origin | None = None
    """The moment of another race from which the race here goes on, if it does."""
    rematch: str | None = None
    answered: dict[str, Answered] = field(default_factory=dict)
    asked_since: dict[int, float] = field(default_factory=dict)
    """When each seat that must decide was asked; its own answers start this anew, a clock's do not."""
    _position: str | None = None
    _hints: bool | None = None
    _round: int | None = None
    _season: Season | None = None
    _people: dict[tuple[str, ...], Person] = field(default_factory=dict)
    """Who holds which tokens, until somebody sits down or leaves a seat."""

    def __post_init__(self) -> None:
        versions.check(self.spec.rules, self.game.rules_version)
        self.seal = new_seal(seed=self.spec.seed)
        self.seats = [Seat(**made) for made in self.spec.seats]
        taken = {seat.colour for seat in self.seats}
        free = iter([colour for colour in self.seat_colours if colour not in taken])
        for seat in self.seats:
            seat.colour = seat.colour or next(free, None)

    @property
    def game(self) -> Game:
        """The game that is raced here."""
        return game(self.spec.game)

    @property
    def seat_colours(self) -> tuple[str, ...]:
        """What a seat's car can be painted in."""
        colours: tuple[str, ...] = drawing.of(self.spec.game).SEAT_COLOURS
        return colours

    def names_beside(self, token: str) -> list[str]:
        """The names of those who sit here, but for the holder of this token."""
        return [seat.name for seat in self.seats if seat.token not in (None, token) and seat.name is not None]

    @property
    def sequence(self) -> int:
        """The number of the last thing that happened."""
        return len(self.log)

    @property
    def state(self) -> State:
        """Whether people gather, race, or have finished."""
        if self.race is None:
            return GATHERING
        return OVER if self.race.over else RACING

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that must decide now."""
        return self.race.waiting if self.race is not None else ()

    @property
    def hints(self) -> bool:
        """Whether a coach may be asked here: as the host says, or else where one person races against drivers."""
        if not has_coach(self.game):
            return False
        alone = sum(seat.who == PERSON for seat in self.seats) == 1
        return alone if self._hints is None else self._hints

    def person(self, held: tuple[str, ...]) -> Person:
        """Who holds these tokens."""
        known = self._people.get(held)
        if known is None:
            hashes = {tokens.hashed(token) for token in held}
            seats = frozenset(number for number, seat in enumerate(self.seats) if seat.token in hashes)
            known = Person(seats, self.spec.host in hashes)
            if len(self._people) >= MOST_KNOWN:
                self._people.clear()
            self._people[held] = known
        return known

    def names(self) -> dict[int, str]:
        """The names of the people."""
        return {number: seat.name for number, seat in enumerate(self.seats) if seat.name}

    def colours(self) -> dict[int, str]:
        """The colours of the seats' cars."""
        return {number: seat.colour for number, seat in enumerate(self.seats) if seat.colour}

    def drivers(self) -> dict[int, str]:
        """The drivers of the seats that no person holds."""
        return {number: seat.driver for number, seat in enumerate(self.seats) if seat.driver and not seat.name}

    def race_file(self) -> str:
        """The race as text, with who drove which car."""
        assert self.race is not None
        return record.write(self.race, names=self.names(), colours=self.colours(), drivers=self.drivers())

    # Doing

    def apply(self, command: Command, at: float, key: str | None = None) -> LogEntry:
        """Carry out a command, all of it or nothing; raises Refused. The same commands make the same table."""
        since = len(self.race.entries) if self.race is not None else 0
        if not isinstance(command, ANSWERS):
            self._people.clear()
        name = self._carry_out(command)
        until = len(self.race.entries) if self.race is not None else 0
        entry = LogEntry(self.sequence + 1, at, key, command, name, since, until)
        self.log.append(entry)
        if key is not None:
            self.answered[key] = Answered(entry.sequence, digest(command))
        self._set_clocks(command, at)
        return entry

    def _carry_out(self, command: Command) -> str | None:
        """Do it; returns the name of the person whom it is about."""
        if isinstance(command, Join):
            return self._join(command)
        if isinstance(command, Give):
            return self._give(command)
        if isinstance(command, Paint):
            self._paint(command.seat, command.colour)
            return self.seats[command.seat].name
        if isinstance(command, Chat):
            return self.seats[command.seat].name if command.seat is not None else None
        if isinstance(command, Keep):
            return self._keep(command)
        if isinstance(command, Hint):
            return self._seat(command.seat).name
        if isinstance(command, Hints):
            self._hints = command.allowed
            return None
        if isinstance(command, From):
            self._position, self.origin = command.position, read_origin(command.origin)
        elif isinstance(command, Start):
            self._start(command)
        elif isinstance(command, Rematch):
            self._rematch(command)
        else:
            self._race(command)
        return None

    def mark(self) -> Checkpoint:
        """The table as it is now, for `reset`."""
        return Checkpoint(
            self.sequence,
            [copy(seat) for seat in self.seats],
            self.race,
            self.race.mark() if self.race is not None else None,
            self.rematch,
            len(self.answered),
            self.asked_since,
            self._round,
            self._season,
            self._hints,
        )

    def reset(self, checkpoint: Checkpoint) -> None:
        """Go back to a checkpoint: nothing of what came after it was stored."""
        del self.log[checkpoint.sequence :]
        self.seats, self.race, self.rematch = checkpoint.seats, checkpoint.race, checkpoint.rematch
        if self.race is not None and checkpoint.mark is not None:
            self.race.reset(checkpoint.mark)
        while len(self.answered) > checkpoint.answered:
            self.answered.popitem()
        self.asked_since, self._round, self._season = checkpoint.asked_since, checkpoint.round, checkpoint.season
        self._hints = checkpoint.hints
        self._people.clear()

    def _seat(self, number: int) -> Seat:
        if not 0 <= number < len(self.seats):
            raise unknown("seat", number, range(len(self.seats)))
        return self.seats[number]

    def _join(self, command: Join) -> str | None:
        seat = self._seat(command.seat)
        if self.state == OVER:
            raise Refused("the race is over", word="race-over")
        if seat.who != PERSON or seat.token is not None:
            free = [number for number, other in enumerate(self.seats) if other.who == PERSON and not other.token]
            raise Refused(f"seat {command.seat} is not free; free is seat {listed(free)}", word="seat-not-free")
        if command.colour is not None:
            self._paint(command.seat, command.colour)
        self._put(command.seat, Seat(PERSON, command.name, None, command.token, command.nonce, command.webhook))
        return command.name

    def _put(self, number: int, seat: Seat) -> None:
        """Put somebody on a seat; its car stays as it is painted."""
        seat.colour = self.seats[number].colour
        self.seats[number] = seat

    def _paint(self, number: int, colour: str) -> None:
        """Paint a seat's car. A driver or a free seat that has this colour takes the seat's own for it."""
        seat = self._seat(number)
        if self.race is not None:
            raise Refused("cars are painted before the start", word="painted-before-start")
        if colour not in self.seat_colours:
            raise unknown("colour", colour, self.seat_colours)
        other = next((one for one in self.seats if one.colour == colour and one is not seat), None)
        if other is not None and other.token is not None:
            free = [one for one in self.seat_colours if all(o.colour != one or o.token is None for o in self.seats)]
            raise Refused(f"{colour} is {other.name}'s; free is {listed(free)}", word="colour-taken")
        if other is not None:
            other.colour = seat.colour
        seat.colour = colour

    def _start(self, command: Start) -> None:
        if self.race is not None:
            raise Refused("the race has begun already", word="race-begun")
        nonces = tuple(seat.nonce for seat in self.seats if seat.nonce)
        seal = new_seal(nonces, self.spec.seed)
        race = Race(
            self.game,
            self.spec.settings,
            seal=seal,
            position=self._position,
            version=self.spec.rules,
            origin=self.origin,
        )
        if self._position is None:
            race.begin()
        self.race = race
        for number, driver in command.drivers.items():
            self._put(number, Seat(DRIVER, driver=driver))

    def _give(self, command: Give) -> str | None:
        seat = self._seat(command.seat)
        if self.state == OVER:
            raise Refused("the race is over", word="race-over")
        name = seat.name
        if command.who == DRIVER:
            if self.race is None or seat.who == DRIVER:
                self._put(command.seat, Seat(DRIVER, driver=command.driver))
            else:
                seat.driver = command.driver
        elif command.who == OPEN or seat.token is None:
            # Until somebody sits down, a driver goes on in a race that has begun.
            going_on = (seat.driver or command.driver) if self.race is not None else None
            self._put(command.seat, Seat(PERSON, driver=going_on))
        elif seat.driver is None:
            raise Refused(f"seat {command.seat} is a person's already", word="seat-is-persons")
        else:
            seat.driver = None
        return name

    def _rematch(self, command: Rematch) -> None:
        if self.state != OVER:
            raise Refused("a rematch comes after the end of the race", word="rematch-early")
        if self.rematch is not None:
            raise Refused("there is a rematch already", word="rematch-there")
        self.rematch = command.table

    @property
    def season(self) -> Season | None:
        """The season that the race belongs to, as it stands now."""
        if self.spec.season is None or self.race is None or not self.race.over:
            self._season = None
            return self.spec.season
        if self._season is None:
            self._season = seasons.after(self.spec.season, self.race)
        return self._season

    def _keep(self, command: Keep) -> str | None:
        season = self.season
        if season is None or self.rematch is not None:
            raise Refused("there is nothing to choose here", word="nothing-to-choose")
        self._season = seasons.answer(season, command.seat, command.card)
        return self.seats[command.seat].name

    def _race(self, command: Act | Undo | Withdraw) -> None:
        self._seat(command.seat)
        if self.race is None:
            raise Refused("the race has not begun", word="race-not-begun")
        if isinstance(command, Act):
            self.race.act(command.seat, command.answer)
        elif isinstance(command, Undo):
            self.race.undo(command.seat)
        else:
            self.race.withdraw(command.seat)

    def _set_clocks(self, command: Command, at: float) -> None:
        if self.race is None or self.spec.pace == RELAXED or isinstance(command, BESIDE):
            return
        round_now = self.race.round
        before = self.asked_since if round_now == self._round else {}
        self._round = round_now
        anew = {command.seat} if isinstance(command, (Join, Give, Undo)) else set()
        if isinstance(command, Act) and command.by is None:
            anew.add(command.seat)
        self.asked_since = {seat: at if seat in anew else before.get(seat, at) for seat in self.race.waiting}


def digest(command: Command) -> bytes:
    """A command's content in short, to tell a repeat from another command with the same number."""
    if isinstance(command, (Start, Rematch)):  # the server fills these in
        return type(command).__name__.encode()
    return hashlib.blake2b(commands.write(command), digest_size=8).digest()
