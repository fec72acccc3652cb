"""Seasons: several races with what carries over.

    season = paddock.season("heat", "1961", seats=4, seed=1)
    while not season.is_over:
        race = seasons.start(season)
        ...
        season = seasons.after(season, race)

What a season of a game is stands in that game's room `season.py`. A season is plain data and goes to and from text.
"""

from __future__ import annotations

import hashlib
import json
import secrets
from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from . import versions
from .dealer import plain_luck
from .engine import Engine, PlainPosition
from .errors import BadText, PaddockError, Refused, listed, unknown
from .game import Game, Seasons, game
from .race import Race
from .sheet import Line, Season, Stop

FORMAT = 1
TITLE = "paddock season"
MOST_TEXT = 2_000_000
MOST_SEED = 2**63 - 1
FIELDS = ("game", "rules", "kind", "seed", "settings", "calendar", "results", "choices", "beside")


def room_of(of: Game) -> Seasons[PlainPosition]:
    """The game's own room for seasons."""
    if of.season is None:
        raise PaddockError(f"{of.name} has no seasons")
    return of.season


def kinds(name: str) -> list[str]:
    """The kinds of season that a game has; none if it has no seasons."""
    room = game(name).season
    return list(room.KINDS) if room is not None else []


def options(name: str) -> list[str]:
    """The options that a season of a game takes."""
    room = game(name).season
    return list(room.OPTIONS) if room is not None else []


def begin(name: str, kind: str, *, seed: int | None = None, version: int | None = None, **chosen: object) -> Season:
    """A new season, by the newest rules or a `version`. What it draws follows from the seed, made if not given."""
    of = game(name)
    rules = versions.check(version or of.rules_version, of.rules_version)
    room = room_of(of)
    if kind not in room.KINDS:
        raise unknown("season", str(kind)[:40], room.KINDS)
    for option in chosen:
        if option not in room.OPTIONS:
            raise unknown("option of a season", option[:40], room.OPTIONS)
    drawn = secrets.randbits(48) if seed is None else seed
    if not 0 <= drawn <= MOST_SEED:
        raise PaddockError(f"seed must be 0 to {MOST_SEED}, not {drawn}")
    settings, calendar = room.plan(kind, chosen, plain_luck(drawn))
    season = Season(name, rules, kind, drawn, settings, tuple(calendar))
    of.setup.read_options(room.race_options(season))
    return season


def again(season: Season) -> Season:
    """Another season with the same choices, by the newest rules: circuits that were drawn are drawn anew."""
    room, circuits = room_of(game(season.game)), [stop.circuit for stop in season.calendar]
    drawn = [stop.circuit for stop in room.plan(season.kind, season.settings, plain_luck(season.seed))[1]]
    chosen: dict[str, Any] = season.settings if circuits == drawn else {**season.settings, "circuits": circuits}
    return begin(season.game, season.kind, **chosen)


# The next race


def asks(season: Season) -> dict[int, list[str]]:
    """What seats must choose before the next race: the words that each may answer."""
    return room_of(game(season.game)).asks(season)


def answer(season: Season, seat: int, word: str) -> Season:
    """A seat's choice between two races."""
    asked = asks(season)
    if seat not in asked:
        whom = f"seat {listed(asked)}" if asked else "nobody"
        raise Refused(f"seat {seat} has nothing to choose now; asked is {whom}")
    if word not in asked[seat]:
        raise Refused(f"seat {seat} cannot choose {word[:40]!r}; possible: {listed(asked[seat])}")
    row = list(season.choices[-1])
    row[seat] = word
    return replace(season, choices=(*season.choices[:-1], tuple(row)))


def answer_for(season: Season, seats: Iterable[int]) -> Season:
    """Let these seats choose what a driver would."""
    for seat in sorted(set(seats) & asks(season).keys()):
        season = answer(season, seat, room_of(game(season.game)).usual_answer(season, seat))
    return season


def race_options(season: Season) -> dict[str, Any]:
    """The options of the next race."""
    if season.is_over:
        raise Refused("the season is over", word="season-over")
    if asks(season):
        raise Refused(f"before the next race seat {listed(asks(season))} must choose")
    return room_of(game(season.game)).race_options(season)


def race_seed(season: Season) -> int:
    """The seed of the next race, for luck that can be repeated: it follows from the season's."""
    text = f"{TITLE} {season.seed} {season.raced}"
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=7).digest())


def start(season: Season, *, engine: Engine | None = None) -> Race:
    """The next race, begun, with luck from the season's seed."""
    of = game(season.game)
    settings = of.setup.read_options(race_options(season))
    race = Race(of, settings, seed=race_seed(season), version=season.version, engine=engine)
    race.begin()
    return race


def after(season: Season, race: Race) -> Season:
    """The season after its next race, which must be over."""
    of = game(season.game)
    if race.game.name != season.game or race.position_given is not None:
        raise Refused(f"that is not a race of this season, which is of {season.game} and starts on the grid")
    if race.version != season.version or race.settings != of.setup.read_options(race_options(season)):
        raise Refused(f"that is not race {season.raced + 1} of this season: it was set up otherwise")
    if not race.over:
        raise Refused(f"the race is not over: it waits for seat {listed(race.waiting)}")
    room = room_of(of)
    result = room.result(season, race.plain(), race.entries[0].events)
    raced = replace(season, results=(*season.results, result))
    row = room.new_choices(raced)
    return raced if row is None else replace(raced, choices=(*raced.choices, row))


# The sheet


def standings(season: Season, part: str | None = None) -> list[Line]:
    """The score sheet, best first: of the whole season, or of one part of it."""
    room = room_of(game(season.game))
    races = season.races_of(part)
    points = [room.points(season, i) for i in races]
    places = room.places(season, races)
    lines = [
        Line(car, tuple(row[car] for row in points), sum(row[car] for row in points), places[car])
        for car in range(cars(season))
    ]
    return sorted(lines, key=lambda line: (line.place, line.car))


def parts(season: Season) -> list[str]:
    """The championships of the season, in order."""
    return list(dict.fromkeys(stop.part for stop in season.calendar))


def champions(season: Season, part: str | None = None) -> list[int]:
    """The cars that have won the title: one, or several that share it; none before the last race is over."""
    last = max((i for i, stop in enumerate(season.calendar) if part is None or stop.part == part), default=-1)
    if not 0 <= last < season.raced:
        return []
    return [line.car for line in standings(season, part) if line.place == 1]


def belongings(season: Season) -> list[dict[str, list[str]]]:
    """What each seat takes to the next race, by its kind."""
    return room_of(game(season.game)).belongings(season)


def cars(season: Season) -> int:
    """How many cars there are, with those that nobody drives."""
    return game(season.game).setup.cars(season.settings)


def as_dict(season: Season) -> dict[str, Any]:
    """Everything that players see of a season, as plain data."""
    named = parts(season)
    return {
        "game": season.game,
        "kind": season.kind,
        "seed": season.seed,
        "settings": season.settings,
        "cars": cars(season),
        "calendar": [vars(stop) for stop in season.calendar],
        "raced": season.raced,
        "over": season.is_over,
        "places": [room_of(game(season.game)).race_places(season, i) for i in range(season.raced)],
        "standings": [_line(line) for line in standings(season)],
        "parts": [
            {
                "name": part,
                "standings": [_line(line) for line in standings(season, part)],
                "champions": champions(season, part),
            }
            for part in named
        ],
        "champions": champions(season),
        "garages": belongings(season),
        "asks": {str(seat): words for seat, words in asks(season).items()},
    }


def _line(line: Line) -> dict[str, Any]:
    return {"car": line.car, "points": list(line.points), "total": line.total, "place": line.place}


# As text


def write(season: Season) -> str:
    """A season as text."""
    data = {
        TITLE: FORMAT,
        "game": season.game,
        "rules": season.version,
        "kind": season.kind,
        "seed": season.seed,
        "settings": season.settings,
        "calendar": [vars(stop) for stop in season.calendar],
        "results": list(season.results),
        "choices": [list(row) for row in season.choices],
        "beside": season.beside,
    }
    return json.dumps(data, ensure_ascii=False, indent=1) + "\n"


def read(text: str) -> Season:
    """A season from its text; raises BadText that says what is wrong."""
    data = _parse(text)
    try:
        of = game(_word(data, "game"))
        room = room_of(of)
        version = versions.check(data["rules"], of.rules_version)
        kind, seed = _word(data, "kind"), data["seed"]
        if kind not in room.KINDS:
            raise unknown("season", str(kind)[:40], room.KINDS)
        if type(seed) is not int or not 0 <= seed <= MOST_SEED:
            raise BadText(f"seed must be a number from 0 to {MOST_SEED}, not {str(seed)[:40]!r}")
        season = Season(
            of.name,
            version,
            kind,
            seed,
            _typed(data, "settings", dict),
            tuple(_stop(number, stop) for number, stop in enumerate(_typed(data, "calendar", list), 1)),
            tuple(_typed(data, "results", list)),
            tuple(_row(row) for row in _typed(data, "choices", list)),
            _typed(data, "beside", dict),
        )
        room.check(season)
    except BadText:
        raise
    except PaddockError as error:
        raise BadText(str(error)) from None
    return season


def _parse(text: str) -> dict[str, Any]:
    if not isinstance(text, str):
        raise BadText(f"a season file is text, not {type(text).__name__}")
    if len(text) > MOST_TEXT:
        raise BadText(f"a season file has at most {MOST_TEXT} characters, not {len(text)}")
    try:
        data = json.loads(text)
    except json.JSONDecodeError as error:
        raise BadText(f"line {error.lineno}: a season file is JSON, and this is not: {error.msg.lower()}") from None
    except (RecursionError, ValueError):
        raise BadText("a season file is JSON, and this is not: too deep, or a number too long") from None
    if not isinstance(data, dict) or TITLE not in data:
        raise BadText(f"a season file begins with {{{TITLE!r}: {FORMAT}, and this is not one")
    if data[TITLE] != FORMAT:
        raise BadText(f"this file has format {str(data[TITLE])[:20]}; this program reads format {FORMAT}")
    for name in FIELDS:
        if name not in data:
            raise BadText(f"the season file lacks {name!r}")
    for name in data:
        if name not in (TITLE, *FIELDS):
            raise BadText(f"unknown {name[:40]!r} in the season file; there is {listed(FIELDS)}")
    return data


def _typed(data: dict[str, Any], name: str, kind: type[Any]) -> Any:
    if not isinstance(data[name], kind):
        raise BadText(f"{name} must be {'a list' if kind is list else 'names with values'}")
    return data[name]


def _word(data: dict[str, Any], name: str) -> str:
    if not isinstance(data[name], str):
        raise BadText(f"{name} must be a word, not {str(data[name])[:40]!r}")
    return str(data[name])


def _stop(number: int, stop: Any) -> Stop:
    words = ("circuit", "part", "event")
    if (
        not isinstance(stop, dict)
        or set(stop) != set(words)
        or not all(isinstance(stop[name], str) for name in words[:2])
        or not (stop["event"] is None or isinstance(stop["event"], str))
    ):
        raise BadText(f"calendar: race {number} needs {listed(words)}")
    return Stop(**stop)


def _row(row: Any) -> tuple[str | None, ...]:
    if not isinstance(row, list) or not all(word is None or isinstance(word, str) for word in row):
        raise BadText("choices must be rows of words")
    return tuple(row)
