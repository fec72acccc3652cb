"""A race as text: a header, then a line for each entry with the luck that it drew.

    paddock race 1
    game heat
    rules 1
    circuit usa
    seats 2
    laps 1
    luck seed 7
    name 0 Mara
    colour 0 blue
    driver 1 racer

    start : 1/2 3 H 4 1 S 2 0 ...
    0 g2
    1 g1
    0 2+4
    1 3 : 2 S
    1 undo
    end 2 1

Cards drawn are letters, dice are `outcome/sides`. Lines that begin with `#` are for readers and mean nothing.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from . import versions
from .dealer import Draw, WrongLuck
from .errors import BadText, PaddockError, listed
from .game import Game, game
from .games.own_circuit import is_own
from .origin import Origin, read_origin
from .race import Entry, Race
from .seal import Seal

FORMAT = 1
WITH_CIRCUIT = 2
"""The format of a file that carries a circuit of somebody's own, which programs of before cannot read."""
WITH_ORIGIN = 3
"""The format of a file that says from which moment of another race it goes on."""
FORMATS = (FORMAT, WITH_CIRCUIT, WITH_ORIGIN)
MOST_TEXT = 8_000_000
TITLE = "paddock race"
MOST_QUOTED = 40


@dataclass(frozen=True)
class Line:
    """One line of a race file after the header."""

    number: int
    words: str
    draws: tuple[Draw, ...]


@dataclass
class Record:
    """A race file, read but not yet replayed."""

    game: Game
    settings: dict[str, Any]
    version: int
    seed: int | None = None
    seal: Seal | None = None
    position: str | None = None
    origin: Origin | None = None
    names: dict[int, str] = field(default_factory=dict)
    colours: dict[int, str] = field(default_factory=dict)
    drivers: dict[int, str] = field(default_factory=dict)
    lines: list[Line] = field(default_factory=list)
    places: list[int] | None = None
    end_line: int = 0

    @property
    def is_open(self) -> bool:
        """Whether the seed is known, so that every draw can be made again."""
        return self.seed is not None or (self.seal is not None and self.seal.seed is not None)


def write(
    race: Race,
    *,
    names: Mapping[int, str] | None = None,
    colours: Mapping[int, str] | None = None,
    drivers: Mapping[int, str] | None = None,
    comments: bool = False,
    notes: Mapping[int, str] | None = None,
    opened: bool = True,
) -> str:
    """A race as text, with what seats are called, how their cars are painted, and which of our drivers drove.

    `notes` are for readers, each after the entry of that number. The seed of a sealed race is opened only when it is
    over, and only if `opened`.
    """
    if not isinstance(race, Race):
        raise PaddockError(f"what is written is a race, not {type(race).__name__}")
    of = race.game
    form = WITH_CIRCUIT if is_own(race.settings.get("circuit")) else FORMAT
    if race.origin is not None:
        form = WITH_ORIGIN
    lines = [f"{TITLE} {form}", f"game {of.name}", f"rules {race.version}"]
    if race.origin is not None:
        lines.append(f"from {race.origin}")
    for name, value in race.settings.items():
        lines.append(f"{name} {' '.join(map(str, value)) if isinstance(value, list) else value}")
    if race.position_given is not None:
        lines.append("position " + race.position_given.replace("\n", "; "))
    lines += _luck_lines(race, opened)
    lines += [f"name {seat} {' '.join(name.split())}" for seat, name in sorted((names or {}).items())]
    lines += [f"colour {seat} {colour}" for seat, colour in sorted((colours or {}).items())]
    lines += [f"driver {seat} {driver}" for seat, driver in sorted((drivers or {}).items())]
    lines.append("")
    for number, entry in enumerate(race.entries):
        lines.append(_entry_line(of, entry))
        if notes and number in notes:
            lines.append(f"# {' '.join(notes[number].split())}")
        if comments:
            lines += [f"#   {_comment(of, race, event)}" for event in entry.events]
    if race.over:
        lines.append("end " + " ".join(map(str, race.standing())))
    return "\n".join(lines) + "\n"


def beginning(race: Race, moment: int) -> str:
    """What makes a race up to a moment what it is: rules, luck, and so many entries. It is no race file."""
    lines = [f"game {race.game.name}", f"rules {race.version}"]
    if race.position_given is not None:
        lines.append("position " + race.position_given.replace("\n", "; "))
    lines += _luck_lines(race, opened=False)
    return "\n".join([*lines, *(_entry_line(race.game, entry) for entry in race.entries[:moment])])


def _luck_lines(race: Race, opened: bool) -> list[str]:
    if race.seal is None:
        return [f"luck seed {race.seed}"]
    lines = [f"luck sealed {race.seal.commitment}"]
    if race.seal.nonces:
        lines.append("nonces " + " ".join(race.seal.nonces))
    if race.over and opened and race.seal.seed is not None:
        lines.append(f"opened {race.seal.seed.hex()}")
    return lines


def _entry_line(of: Game, entry: Entry) -> str:
    words = entry.kind if entry.seat is None else f"{entry.seat} {entry.kind}"
    if entry.kind == "act":
        words = f"{entry.seat} {of.actions.write(list(entry.actions))}"
    return f"{words} : {' '.join(draw_text(of, draw) for draw in entry.draws)}" if entry.draws else words


def _comment(of: Game, race: Race, event: Any) -> str:
    who = "" if event.seat is None else f"{event.seat} "
    numbers = " ".join(f"{name}={value}" for name, value in event.numbers.items())
    return f"{who}{event.kind} {numbers}".rstrip() + f" ({event.ruling})"


def draw_text(of: Game, draw: Draw) -> str:
    """A draw as it stands in a race file."""
    sides, outcome = draw
    return of.events.write_card(outcome) if sides == 0 else f"{outcome}/{sides}"


def read_draws(of: Game, words: str) -> tuple[Draw, ...]:
    """Draws from text, as they stand in a race file."""
    draws = []
    for word in words.split():
        outcome, slash, sides = word.partition("/")
        if slash:
            draws.append((_number(sides, "sides", 30000), _number(outcome, "outcome", 30000)))
        else:
            draws.append((0, of.events.read_card(word)))
    return tuple(draws)


def _number(word: str, what: str, most: int) -> int:
    if not (word.isascii() and word.isdigit()) or len(word) > 20 or int(word) > most:
        raise BadText(f"{what} must be a number from 0 to {most}, not {word!r}")
    return int(word)


def parse(text: str) -> Record:
    """Read a race file without replaying it. Errors name the line."""
    if not isinstance(text, str):
        raise BadText(f"a race file is text, not {type(text).__name__}")
    if len(text) > MOST_TEXT:
        raise BadText(f"a race file has at most {MOST_TEXT} characters, not {len(text)}", word="too-large")
    lines = text.splitlines() or [""]
    head = lines[0].split()
    if head[:2] != TITLE.split() or len(head) != 3:
        reason = f"line 1: a race file begins with '{TITLE} {FORMAT}', not {lines[0][:MOST_QUOTED]!r}"
        raise BadText(reason, word="no-race-file")
    if head[2] not in map(str, FORMATS):
        known = listed(FORMATS)
        reason = f"line 1: this file has format {head[2][:MOST_QUOTED]}; this program reads format {known}"
        raise BadText(reason, word="file-format", format=head[2][:MOST_QUOTED], known=known)
    words: dict[str, str] = {}
    said: dict[str, dict[int, str]] = {"name": {}, "colour": {}, "driver": {}}
    at = 1
    while at < len(lines) and lines[at].strip():
        name, _, value = lines[at].strip().partition(" ")
        if name in said:
            seat, _, called = value.partition(" ")
            with _faults_of_line(at + 1, lines[at]):
                said[name][_number(seat, "seat", 11)] = called
        elif not name.startswith("#"):
            if name in words:
                reason = f"line {at + 1}: {name} stands twice in the header"
                raise BadText(reason, word="file-twice", name=name[:MOST_QUOTED])
            words[name] = value.strip()
        at += 1
    with _faults(word="file-header"):
        record = _read_header(words)
    record.names, record.colours, record.drivers = said["name"], said["colour"], said["driver"]
    for number, line in enumerate(lines[at:], at + 1):
        with _faults_of_line(number, line):
            _read_line(record, number, line.strip())
    return record


@contextmanager
def _faults(*, word: str) -> Iterator[None]:
    """What goes wrong in here is a fault of the file; where people have no word for it, it gets this one."""
    try:
        yield
    except PaddockError as error:
        raise _fault(str(error), error, word=word) from None


@contextmanager
def _faults_of_line(number: int, line: str) -> Iterator[None]:
    """What goes wrong in here is a fault of that line, and names it."""
    try:
        yield
    except PaddockError as error:
        fault = _fault(f"line {number}: {error}", error, word="file-line")
        fault.values = {"text": line.strip()[:MOST_QUOTED], **fault.values, "line": number}
        raise fault from None


def _fault(reason: str, error: PaddockError, *, word: str) -> BadText:
    """The error again as a fault of the file, told to people as it was, or else in this word."""
    told = error.word or (None if error.ruling else word)
    fault = BadText(reason, word=told, **error.values)
    fault.ruling = error.ruling
    return fault


def _read_header(words: dict[str, str]) -> Record:
    words = dict(words)
    for name in ("game", "rules", "luck"):
        if not words.get(name):
            raise BadText(f"the header lacks a line '{name} ...'", word="file-lacks", name=name)
    of = game(words.pop("game"))
    version = versions.check(words.pop("rules"), of.rules_version)
    seed, seal = _read_luck(words)
    position = words.pop("position", None)
    origin = words.pop("from", None)
    settings = of.setup.read_options(words)
    if position is not None:
        given, circuit = of.text.read(position, version)
        told = of.setup.settings_of(given, circuit)
        if any(settings.get(name) != value for name, value in told.items()):
            raise BadText(f"the position's {listed(told)} are not those of the header")
        position = of.text.write(given, circuit)
    elif origin is not None:
        raise BadText("a race that goes on from another one begins with a position", word="file-lacks", name="position")
    came = None if origin is None else read_origin(origin)
    return Record(of, settings, version, seed=seed, seal=seal, position=position, origin=came)


def _read_luck(words: dict[str, str]) -> tuple[int | None, Seal | None]:
    kind, _, value = words.pop("luck").partition(" ")
    if kind == "seed":
        sign = -1 if value.startswith("-") else 1
        return sign * _number(value.removeprefix("-"), "seed", 2**64), None
    if kind != "sealed":
        raise BadText(f"luck must be 'seed NUMBER' or 'sealed HASH', not {kind!r}")
    opened = words.pop("opened", None)
    try:
        seed = bytes.fromhex(opened) if opened else None
    except ValueError:
        raise BadText(f"opened must be a seed of 64 hexadecimal digits, not {str(opened)[:40]!r}") from None
    if len(value) != 64 or any(letter not in "0123456789abcdef" for letter in value):
        raise BadText(f"the sealed hash has 64 hexadecimal digits, not {value[:40]!r}")
    if seed is not None and len(seed) != 32:
        raise BadText("an opened seed has 64 hexadecimal digits")
    return None, Seal(value, tuple(words.pop("nonces", "").split()), seed)


def _read_line(record: Record, number: int, line: str) -> None:
    if not line or line.startswith("#"):
        return
    if record.places is not None:
        raise BadText("nothing stands after the line 'end ...'", word="file-after-end")
    if line.split()[0] == "end":
        record.places = [_number(word, "place", 12) for word in line.split()[1:]]
        record.end_line = number
        return
    words, _, draws = line.partition(":")
    record.lines.append(Line(number, " ".join(words.split()), read_draws(record.game, draws)))


def open_race(record: Record) -> Race:
    """The race of a file before its first line."""
    with _faults(word="file-header"):
        return Race(
            record.game,
            record.settings,
            seed=record.seed,
            seal=record.seal,
            position=record.position,
            version=record.version,
            origin=record.origin,
        )


def replay_line(race: Race, line: Line, *, live: bool = False) -> Entry:
    """Play one line on a race, with its own luck, or `live` with the race's; errors name the line."""
    with _faults_of_line(line.number, line.words):
        _replay(race, line, None if live else line.draws)
    return race.entries[-1]


def _replay(race: Race, line: Line, draws: tuple[Draw, ...] | None) -> None:
    head, _, rest = line.words.partition(" ")
    if head == "start" and not rest:
        race.begin(draws)
        return
    seat = _number(head, "a line begins with 'start' or a seat; the seat", 11)
    if rest in ("undo", "withdraw"):
        if rest == "undo":
            race.undo(seat)
        else:
            race.withdraw(seat, draws)
    else:
        race.act(seat, rest, draws)


def read(text: str) -> Race:
    """Replay a whole race file; errors name the line. A race that was left can be gone on with."""
    record = parse(text)
    race = _replay_live(record) or open_race(record)
    for line in record.lines[len(race.entries) :]:
        replay_line(race, line)
    check_end(race, record)
    return race


def _replay_live(record: Record) -> Race | None:
    """The race with its luck drawn again from the seed, so that it goes on as it would have; None if that differs."""
    if not record.is_open or record.places is not None:
        return None
    race = open_race(record)
    try:
        for line in record.lines:
            if replay_line(race, line, live=True).draws != line.draws:
                return None
    except PaddockError:
        return None
    return race


def check_end(race: Race, record: Record) -> None:
    """Refuse a file whose result is not the race's."""
    if record.places is None:
        return
    with _faults_of_line(record.end_line, "end"):
        if not race.over:
            reason = f"the file ends, but the race waits for seat {listed(race.waiting)}"
            raise BadText(reason, word="file-not-over")
        real, written = listed(race.standing()), listed(record.places)
        if race.standing() != record.places:
            raise BadText(f"the places are {real}, not {written}", word="file-places", real=real, written=written)


@dataclass(frozen=True)
class Verdict:
    """What `verify` found: whether all is right, and in a sentence what was checked or where it fails.

    `fault` is what failed: file, seal, rules, luck or result, at `line` of the file; `word`, `values` and `ruling`
    tell it to people as an error does. `seal` is the hash that was published before the start, and `nonces` are what
    the seats mixed into the luck.
    """

    right: bool
    sentence: str
    luck_checked: bool
    fault: str | None = None
    line: int | None = None
    word: str | None = None
    values: Mapping[str, str | int] = field(default_factory=dict)
    ruling: str | None = None
    decisions: int = 0
    draws: int = 0
    seal: str | None = None
    nonces: tuple[str, ...] = ()
    origin: str | None = None
    """The moment of another race from which it goes on, as its file says."""


def verify(text: str) -> Verdict:
    """Recompute a race: every decision by the rules, and every draw from the seed if it is known."""
    fault, at = "file", None
    try:
        record = parse(text)
        fault = "seal"
        if record.seal is not None:
            record.seal.check()
        race = open_race(record)
        known = record.is_open
        for line in record.lines:
            fault, at = "rules", line.number
            entry = replay_line(race, line, live=known)
            if known and entry.draws != line.draws:
                fault = "luck"
                with _faults_of_line(line.number, line.words):
                    raise _other_luck(record.game, entry.draws, line.draws)
        fault, at = "result", record.end_line or None
        check_end(race, record)
    except PaddockError as error:
        return Verdict(False, str(error), False, fault, at, error.word, error.values, error.ruling)
    drawn = sum(len(line.draws) for line in record.lines)
    luck = "as the seed gives them" if known else "possible; the seed is not opened yet"
    return Verdict(
        True,
        f"right: {len(record.lines)} lines, every decision legal and all {drawn} draws {luck}",
        known,
        decisions=sum(entry.kind == "act" for entry in race.entries),
        draws=drawn,
        seal=record.seal.commitment if record.seal is not None else None,
        nonces=record.seal.nonces if record.seal is not None else (),
        origin=None if record.origin is None else str(record.origin),
    )


def _other_luck(of: Game, drawn: tuple[Draw, ...], written: tuple[Draw, ...]) -> WrongLuck:
    """The first draw that the seed gives otherwise."""
    for i, (real, claimed) in enumerate(zip(drawn, written, strict=False), 1):
        if real != claimed:
            told, given = draw_text(of, claimed), draw_text(of, real)
            reason = f"draw {i} is {told}, but the seed gives {given}"
            return WrongLuck(reason, word="draw-other", draw=i, written=told, real=given)
    reason = f"{len(written)} draws are written down, but the seed gives {len(drawn)}"
    return WrongLuck(reason, word="draws-other", written=len(written), real=len(drawn))
