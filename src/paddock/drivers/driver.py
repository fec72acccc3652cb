"""Drivers at the table: what a driver is, what it sees, and how a race is run with drivers on its seats."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any, Protocol

from ..dealer import generator_state, seeded
from ..engine import Engine, Memory, PlainPosition, Position
from ..errors import PaddockError, listed, unknown
from ..game import Game
from ..game import game as open_game
from ..layout import Table
from ..race import Race
from ..verbs import Action
from .outside import PREFIX, Outside
from .roster import driver_names, entry, usual_driver
from .scripts import scripts
from .searching import Searching, Thought
from .stint import AT_RANDOM
from .tempers import STEADY, lean, leaning, split

MOST_DECISIONS = 200_000
"""A race that takes more decisions than this is broken off."""

PARTS = re.compile(r"""[,+](?=(?:[^'"]|'[^']*'|"[^"]*")*$)""")
"""What separates drivers, unless it stands in quotes."""


class Cockpit:
    """What a driver has before it when its seat must decide.

    It is made from an imagined position: what the seat cannot know is dealt anew before the driver gets it.
    """

    def __init__(
        self,
        of: Game,
        engine: Engine,
        seat: int,
        position: Position,
        course: Table,
        circuit: Mapping[str, Any] | None = None,
    ) -> None:
        self.game = of
        self.engine = engine
        self.seat = seat
        self.position = position
        self.circuit = circuit or {}
        """The circuit as the plain data of its file, not to be changed."""
        self._course = course

    @cached_property
    def plain(self) -> PlainPosition:
        """A plain copy of the position, whose fields Python can read."""
        return self.game.plain(self.position, self._course)

    @cached_property
    def view(self) -> dict[str, Any]:
        """What the seat may know, as plain data, the circuit with it."""
        return {**self.seen, "circuit": self.circuit}

    @cached_property
    def seen(self) -> dict[str, Any]:
        """What the seat may know of the position."""
        return self.game.view.view(self.plain, self.seat)

    @cached_property
    def options(self) -> tuple[int, ...]:
        """The legal actions, as numbers."""
        return tuple(self.engine.options(self.position, self.seat))

    @cached_property
    def texts(self) -> tuple[str, ...]:
        """The legal actions, as text."""
        return tuple(said.text for said in self.words)

    @cached_property
    def words(self) -> tuple[Action, ...]:
        """The legal actions, as text, verb and arguments."""
        return tuple(self.game.actions.words(action) for action in self.options)

    @cached_property
    def kind(self) -> str:
        """What the seat is asked."""
        return self.game.view.decision(self.plain, self.seat)

    def imagine(self, luck: Memory) -> Position:
        """A position to search on, its hidden cards dealt anew with `luck`, a Control from `seeded`."""
        copy = self.position.copy()
        self.engine.imagine(copy, luck, self.seat)
        return copy


class Driver(Protocol):
    """Whoever decides for a seat."""

    def decide(self, cockpit: Cockpit) -> int:
        """One of the cockpit's options."""
        ...


class Scripted:
    """A driver of the game's own, by its level."""

    def __init__(self, of: Game, engine: Engine, level: int, luck: Memory) -> None:
        self.choose = scripts(of, engine).choose
        self.level = level
        self.luck = luck

    def decide(self, cockpit: Cockpit) -> int:
        position = cockpit.position if self.level == AT_RANDOM else cockpit.imagine(self.luck)
        return self.choose(self.level, position, self.luck, cockpit.seat)


class Tempered:
    """A scripted driver with a temper: of what its script finds about as good it takes what is to its liking."""

    def __init__(self, of: Game, engine: Engine, script: Scripted, temper: str, seed: int) -> None:
        self.game, self.engine, self.script, self.temper = of, engine, script, temper
        self._seed = seed

    def decide(self, cockpit: Cockpit) -> int:
        action = self.script.decide(cockpit)
        told = leaning(self.game)
        margin = (
            0 if told is None or len(cockpit.options) == 1 else told.slack(cockpit.plain, cockpit.seat, self.temper)
        )
        if told is None or margin == 0:
            return action
        known = Thought(self.game, self.engine, cockpit.position, cockpit.seat, self._seed).proposed()
        chosen = next((each for each in known if each.actions[0] == action), None)
        if chosen is None:
            return action
        return lean(told, self.temper, cockpit.plain, cockpit.seat, chosen, known, margin, told.price)[0]


def driver(of: Game | str, name: str, seed: int, *, engine: Engine | None = None, clock: bool = False) -> Driver:
    """A driver by its name. The seed decides its whims. With a `clock` one that thinks also keeps to its seconds;
    without it only playouts count, and the same seed gives the same answers."""
    found = open_game(of) if isinstance(of, str) else of
    asked = entry(found, name)
    engine = engine or found.engine
    if asked.budget is not None:
        return Searching(found, engine, asked.budget, seed, clock, asked.temper)
    if asked.make is not None:
        return asked.make(found, engine, seed)
    assert asked.script is not None
    scripted = Scripted(found, engine, asked.script, seeded(engine, seed))
    return scripted if asked.temper == STEADY else Tempered(found, engine, scripted, asked.temper, seed)


def whole_answer(driver: Driver, cockpit: Cockpit) -> tuple[int, ...]:
    """What a driver answers: several actions from one that thinks about a gear and its cards as one, else one."""
    return driver.answer(cockpit) if isinstance(driver, Searching) else (driver.decide(cockpit),)


def split_drivers(text: str) -> list[tuple[str, int | None]]:
    """Names with how many of each, None where that is not said, from text such as `racer+rookie*5`.

    A program's command may hold what separates drivers if it is quoted: `exec:"./my bot" --depth '2,3'`.
    """
    found = []
    for part in PARTS.split(text):
        name, star, count = (word.strip() for word in part.rpartition("*")) if "*" in part else (part.strip(), "", "")
        if not name:
            raise PaddockError(f"drivers are written like racer+rookie*5, not {text[:80]!r}")
        if star and not (count.isascii() and count.isdigit() and 1 <= int(count[:4]) <= 1000):
            raise PaddockError(f"{part!r}: after * comes how many, 1 or more")
        found.append((name, int(count[:4]) if star else None))
    return found


def parse_drivers(text: str, seats: int, of: Game | None = None) -> list[str]:
    """The driver of each seat from text such as `racer+rookie*5`; a single name sits on every seat."""
    known = driver_names()
    named = split_drivers(text)
    for name, _ in named:
        if name.startswith(PREFIX):
            continue
        if of is not None:
            entry(of, name)
        elif split(name)[0] not in known:
            raise unknown("driver", name, known)
    names = [name for name, count in named for _ in range(count or 1)]
    if len(named) == 1 and named[0][1] is None:
        names *= seats
    if len(names) != seats:
        raise PaddockError(f"{text!r} names {len(names)} drivers, but there are {seats} seats")
    return names


def seat_drivers(
    race: Race, names: Mapping[int, str] | Sequence[str], seed: int, clock: bool = False
) -> dict[int, Driver]:
    """Drivers for seats of a race, by their names; each has whims of its own that follow from the seed.

    A name may be a program from outside, `exec:COMMAND`; `close_drivers` lets them go after the race.
    """
    seated = dict(names) if isinstance(names, Mapping) else dict(enumerate(names))
    for seat in seated:
        if not 0 <= seat < race.seats:
            raise unknown("seat", seat, range(race.seats))
    start = generator_state(seed)
    drivers: dict[int, Driver] = {}
    stand_in = usual_driver(race.game)
    try:
        for seat, name in seated.items():
            outside = name.startswith(PREFIX)
            scripted = stand_in if outside else name
            drivers[seat] = driver(race.game, scripted, start + seat, engine=race.engine, clock=clock)
            if outside:
                drivers[seat] = Outside(race, seat, name, drivers[seat])
    except BaseException:
        close_drivers(drivers)
        raise
    return drivers


def close_drivers(drivers: Mapping[int, Driver]) -> None:
    """Let programs from outside go."""
    for each in drivers.values():
        if isinstance(each, Outside):
            each.close()


def run(race: Race, drivers: Mapping[int, Driver], most: int = MOST_DECISIONS) -> int:
    """Let drivers decide until the race is over or waits for other seats only; returns how often they did."""
    course = race.plain().course
    dealt = seeded(race.engine, 0)
    for made in range(most):
        asked = next((seat for seat in race.waiting if seat in drivers), None)
        if asked is None:
            return made
        cockpit = Cockpit(race.game, race.engine, asked, race.imagined(asked, dealt), course, race.circuit)
        actions = whole_answer(drivers[asked], cockpit)
        if actions[0] not in cockpit.options:
            possible = listed(cockpit.texts)
            raise PaddockError(f"the driver of seat {asked} answered {actions[0]}; possible: {possible}")
        race.act(asked, actions)
    raise PaddockError(f"the race is not over after {most} decisions")
