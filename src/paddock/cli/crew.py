"""Who sits where: people first, then drivers, unless a file or a wish says otherwise."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ..dealer import seeded
from ..drivers import (
    Cockpit,
    Forfeit,
    Outside,
    close_drivers,
    levels,
    parse_drivers,
    seat_drivers,
    split_drivers,
    whole_answer,
)
from ..drivers.tempers import split
from ..errors import PaddockError
from ..game import Game
from ..race import Race

USUAL_SEATS = 4
USUAL_LEVELS = (1, 2, 2, 1, 2, 1)
"""Who drives if nobody says: the strongest driver of the game, then twice the one below, and so on."""
LONGEST_NAME = 24


@dataclass(frozen=True)
class Crew:
    """The seats of a race: how many people, what they are called, and the drivers of the other seats."""

    people: int
    drivers: tuple[str, ...]
    names: tuple[str, ...]
    places: tuple[int, ...] | None = None
    """The seats of the people; the first ones if it is not said."""

    @property
    def persons(self) -> tuple[int, ...]:
        """The seats at which people sit."""
        return tuple(range(self.people)) if self.places is None else self.places

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return self.people + len(self.drivers)

    def is_person(self, seat: int) -> bool:
        """Whether a person sits there."""
        return seat in self.persons

    def named(self, person: str) -> dict[int, str]:
        """What everybody is called; `person` stands for people without a name."""
        people = [*self.names, *[person] * self.people][: self.people]
        return dict(zip(self.persons, people, strict=True)) | self.hired()

    def hired(self) -> dict[int, str]:
        """The drivers, by their seats."""
        others = [seat for seat in range(self.seats) if not self.is_person(seat)]
        return dict(zip(others, self.drivers, strict=True))


def seat_crew(of: Game, seats: int | None, people: int | None, drivers: str | None, names: Sequence[str]) -> Crew:
    """Fill the seats from what was asked for: one person against three drivers if nothing was."""
    _check_names(names)
    persons = max(1, len(names)) if people is None else people
    if persons < 0:
        raise PaddockError(f"people must be 0 or more, not {persons}")
    if len(names) > persons:
        raise PaddockError(f"there are {len(names)} names for {persons} people")
    total = seats if seats is not None else _count_seats(persons, drivers)
    if not max(persons, 1) <= total <= of.seats[-1]:
        raise PaddockError(f"a race of {of.name} has 1 to {of.seats[-1]} seats, not {max(total, persons)}")
    free = total - persons
    if drivers is None:
        known = list(levels(of))
        hired = [known[max(0, len(known) - USUAL_LEVELS[i % 6])] for i in range(free)]
    else:
        hired = parse_drivers(drivers, free, of)
    return Crew(persons, tuple(hired), tuple(name.strip() for name in names))


def from_file(names: Sequence[str], what: str) -> str | None:
    """The drivers that a file tells of, as text; a file that somebody sends never starts a program."""
    for name in names:
        if ":" in split(name)[0]:
            reason = f"{what} was driven by {name[:80]!r}, and a file starts no programs"
            raise PaddockError(f"{reason}; say who drives now: --drivers")
    return ",".join(names) or None


def _check_names(names: Sequence[str]) -> None:
    for name in names:
        if not name.strip() or len(name) > LONGEST_NAME or not name.isprintable():
            raise PaddockError(f"a name has 1 to {LONGEST_NAME} letters, not {name[:40]!r}")


def _count_seats(persons: int, drivers: str | None) -> int:
    if drivers is None or is_one_name(drivers):
        return max(persons, USUAL_SEATS)
    return persons + count_drivers(drivers)


def is_one_name(text: str) -> bool:
    """Whether the text is a driver's name alone, who sits on every free seat."""
    named = split_drivers(text)
    return len(named) == 1 and named[0][1] is None


def count_drivers(text: str) -> int:
    """How many drivers text such as `racer,rookie*2` names; whether they exist is another question."""
    return sum(count or 1 for _, count in split_drivers(text))


class Wheels:
    """Drivers at the wheels of their seats; each decides from what its seat may know."""

    def __init__(self, race: Race, crew: Crew, seed: int) -> None:
        self._race = race
        self._drivers = seat_drivers(race, crew.hired(), seed, True)
        self.forfeits: list[Forfeit] = []
        """Decisions of bots that scripted drivers took, since they were last told."""
        self.bots: dict[int, str] = {}
        """What bots call themselves."""
        for seat, each in self._drivers.items():
            if isinstance(each, Outside):
                each.heard = self.forfeits.append
                self.bots[seat] = each.program.name
        self._dealt = seeded(race.engine, seed)
        self._course = race.plain().course

    def answer(self, seat: int) -> tuple[int, ...]:
        """What the driver of a seat decides now."""
        race = self._race
        imagined = race.imagined(seat, self._dealt)
        cockpit = Cockpit(race.game, race.engine, seat, imagined, self._course, race.circuit)
        return whole_answer(self._drivers[seat], cockpit)

    def close(self) -> None:
        """Nobody drives any more."""
        close_drivers(self._drivers)
