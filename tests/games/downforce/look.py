"""What a test does at the table and looks at. Positions are on River Station, whose start straight has rows of three:
cells 0 1 2, then 3 4 5, and so on to 27 28 29; its last row before the finish line is 137 138 139."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest

import paddock
from paddock import record
from paddock.dealer import Draw
from paddock.event import Event
from paddock.games.downforce.tables import CARD_NAMES, COLOUR_NAMES, IN_FRONT, IN_HAND
from paddock.race import Race
from tests.reading import position

From = Callable[[str], Race]
GAME = paddock.game("downforce")
CARS = COLOUR_NAMES[:6]
GRID = dict(zip(CARS, (3, 4, 5, 0, 1, 2), strict=True))


def force(draws: str) -> tuple[Draw, ...]:
    """The next draws, as in a race file: `A1 C4 2/6`."""
    return record.read_draws(GAME, draws)


def auction(offered: str, *seats: str, head: str = "", **lots: str) -> str:
    """All cars on the grid and a lot on offer; lots are to come unless said otherwise (`red="sold owner=0"`)."""
    lines = [f"downforce river_station step=bid offered={offered} {head}"]
    for car in CARS:
        words = lots.get(car, "offered" if car == offered else "coming")
        lines.append(f"{car} cell={GRID[car]} lot={words}")
    return "\n".join([*lines, *(f"{seat} {line}" for seat, line in enumerate(seats))])


def on_track(head: str, *seats: str, **cars: str) -> str:
    """A race under way. A car is its cell, and its owner and power if it has them: `red="12 0 tricky"`; or `home 1`,
    its place, and the owner; the others stand without owner before the finish line, out of the way."""
    lines = [f"downforce river_station {head}"]
    given = {words.split()[0] for words in cars.values()}
    spare = iter(cell for cell in range(128, 140) if str(cell) not in given)
    for car in CARS:
        words = cars.get(car, "").split()
        if words[:1] == ["absent"]:
            lines.append(f"{car} absent lot=absent")
            continue
        start = f"cell={next(spare)}"
        if words[:1] == ["home"]:
            start = f"home place={words[1]}"
            words = words[1:]
        elif words:
            start = f"cell={words[0]}"
        owner = f" owner={words[1]} lot=sold" if len(words) > 1 and words[1] != "-" else " lot=unsold"
        power = f" power={words[2]}" if len(words) > 2 and words[2] != "-" else ""
        price = f" price={words[3]}" if len(words) > 3 else ""
        lines.append(f"{car} {start}{owner}{power}{price}")
    return "\n".join([*lines, *(f"{seat} {line}" for seat, line in enumerate(seats))])


def cell(race: Race, car: str) -> int | None:
    """Where a car stands."""
    found: int | None = race.view(None)["cars"][CARS.index(car)]["cell"]
    return found


def place(race: Race, car: str) -> int | None:
    """A car's finishing place."""
    found: int | None = race.view(None)["cars"][CARS.index(car)]["place"]
    return found


def owner(race: Race, car: str) -> int | None:
    """Whose a car is."""
    found: int | None = race.view(None)["cars"][CARS.index(car)]["owner"]
    return found


def hand(race: Race, seat: int) -> list[str]:
    """The cards in a hand."""
    s = position(race)
    return [name for card, name in enumerate(CARD_NAMES) if s.place[card] == IN_HAND + seat]


def front(race: Race, seat: int) -> list[str]:
    """The cards face up before a seat."""
    s = position(race)
    return [name for card, name in enumerate(CARD_NAMES) if s.place[card] == IN_FRONT + seat]


def of_kind(events: Sequence[Event], kind: str, seat: int | None = None) -> list[Event]:
    """The events of a kind, of one seat or of all."""
    return [event for event in events if event.kind == kind and seat in (None, event.seat)]


def one(events: Sequence[Event], kind: str, seat: int | None = None) -> Event:
    """The only event of a kind."""
    found = of_kind(events, kind, seat)
    assert len(found) == 1, f"{len(found)} events {kind}: {events}"
    return found[0]


def refused_by(race: Race, seat: int, answer: str) -> str | None:
    """The ruling that refuses an answer; the refusal changes nothing."""
    before = race.save()
    with pytest.raises(paddock.Refused) as refused:
        race.act(seat, answer)
    assert race.save() == before
    return refused.value.ruling


def bids(race: Race, *answers: str) -> list[Event]:
    """Every seat's bid in seat order; a dash is a seat that does not bid."""
    happened: list[Event] = []
    for seat, answer in enumerate(answers):
        if answer != "-":
            happened += race.act(seat, answer)
    return happened
