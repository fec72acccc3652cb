"""Who sits where: people first, then drivers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ..errors import PaddockError
from ..race import Race

USUAL_SEATS = 4
USUAL_DRIVERS = ("racer", "rookie", "rookie", "racer", "rookie", "racer")
LONGEST_NAME = 24


@dataclass(frozen=True)
class Crew:
    """The seats of a race: how many people, what they are called, and the drivers of the other seats."""

    people: int
    drivers: tuple[str, ...]
    names: tuple[str, ...]

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return self.people + len(self.drivers)

    def is_person(self, seat: int) -> bool:
        """Whether a person sits there."""
        return seat < self.people

    def named(self, person: str) -> dict[int, str]:
        """What everybody is called; `person` stands for people without a name."""
        called = {}
        for seat in range(self.seats):
            if not self.is_person(seat):
                called[seat] = self.drivers[seat - self.people]
            else:
                called[seat] = self.names[seat] if seat < len(self.names) else person
        return called


def seat_crew(
    most: int, seats: int | None, people: int | None, drivers: str | None, names: Sequence[str]
) -> Crew:
    """Fill the seats from what was asked for: one person against three drivers if nothing was."""
    persons = max(1, len(names)) if people is None else people
    for name in names:
        if not name.strip() or len(name) > LONGEST_NAME or not name.isprintable():
            raise PaddockError(f"a name has 1 to {LONGEST_NAME} letters, not {name!r}")
    if len(names) > persons:
        raise PaddockError(f"there are {len(names)} names for {persons} people")
    hired = read_drivers(drivers, most)
    total = seats
    if total is None:
        total = persons + len(hired) if drivers is not None or people is not None else USUAL_SEATS
        if people is not None and drivers is None:
            total = max(people, USUAL_SEATS)
    if not 1 <= total <= most or not 0 <= persons <= most:
        raise PaddockError(f"a race has 1 to {most} seats, not {max(total, persons)}")
    if drivers is None:
        hired = USUAL_DRIVERS[: max(total - persons, 0)]
    elif len(hired) == 1:
        hired *= max(total - persons, 1)
    if persons + len(hired) != total:
        raise PaddockError(f"{persons} people and {len(hired)} drivers do not make {total} seats")
    return Crew(persons, tuple(hired), tuple(name.strip() for name in names))


def read_drivers(text: str | None, most: int) -> tuple[str, ...]:
    """Names of drivers from text such as `racer,rookie*2`."""
    from ..drivers import parse_drivers

    return tuple(parse_drivers(text, None)) if text is not None else ()


class Wheel:
    """A driver at the wheel of a seat; it decides from what the seat may know."""

    def __init__(self, race: Race, seat: int, name: str, seed: int) -> None:
        from ..drivers import Cockpit, driver

        self._race, self._seat = race, seat
        self._driver = driver(race.game.name, name, seed)
        self._cockpit = Cockpit(race, seat)

    def answer(self) -> int:
        """The driver's action now."""
        return int(self._driver.decide(self._cockpit))
