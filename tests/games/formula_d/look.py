"""What a test does at the table and looks at. Positions are on Monaco unless said otherwise.

After corner 1 (right, one stop; its last cells are 26 27 28) a long straight leads to corner 2 (left, one stop) whose
first cells are 83 84 86 and whose last ones are 103 104 106. The straight's cells come in threes: from a cell of the
middle lane, such as 33, the next ones are 34 (left), 35 (right) and 36 (ahead).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import paddock
from paddock import record
from paddock.dealer import Draw
from paddock.event import Event
from paddock.games.formula_d import tables
from paddock.race import Race

From = Callable[[str], Race]
GAME = paddock.game("formula_d")
FULL = "6,3,3,3,3,2"


def force(draws: str) -> tuple[Draw, ...]:
    """The next draws, as in a race file: `7/20 1/4`, counted from 0."""
    return record.read_draws(GAME, draws)


def black(*rolls: int) -> str:
    """Rolls of the black die, as they stand on it, as draws."""
    return " ".join(f"{roll - 1}/20" for roll in rolls)


def face(gear: int, shown: int) -> str:
    """A roll of a gear's die that shows a number, as a draw."""
    faces = tables.FACES[gear][: tables.SIDES[gear]]
    return f"{faces.index(shown)}/{len(faces)}"


def at_gear(*cars: str, head: str = "", circuit: str = "monaco") -> str:
    """A race in which car 0 is to choose its gear."""
    order = ",".join(str(car) for car in range(len(cars)))
    lines = [f"formula_d {circuit} step=gear round=2 turn=1 order={order} {head}"]
    return "\n".join([*lines, *(f"{car} racing started lap=1 {words}" for car, words in enumerate(cars))])


def at_move(reach: int, *cars: str, head: str = "", circuit: str = "monaco") -> str:
    """A race in which car 0 has rolled and is to move."""
    order = ",".join(str(car) for car in range(len(cars)))
    lines = [f"formula_d {circuit} step=move round=2 turn=1 order={order} die={reach} reach={reach} {head}"]
    return "\n".join([*lines, *(f"{car} racing started lap=1 {words}" for car, words in enumerate(cars))])


def ends(race: Race) -> dict[int, tuple[int, int, str]]:
    """Where the move can end: brakes, tyres and what becomes of the car."""
    return {end["cell"]: (end["brakes"], end["tyres"], end["fate"]) for end in race.view(None)["ends"]}


def free_ends(race: Race) -> set[int]:
    """The cells where the move can end without a price."""
    return {cell for cell, (brakes, tyres, _) in ends(race).items() if brakes + tyres == 0}


def car(race: Race, seat: int) -> dict[str, Any]:
    """A car as everybody sees it."""
    found: dict[str, Any] = race.view(None)["cars"][seat]
    return found


def of_kind(events: Sequence[Event], kind: str, seat: int | None = None) -> list[Event]:
    """The events of a kind, of one seat or of all."""
    return [event for event in events if event.kind == kind and seat in (None, event.seat)]


def far(*cells: int) -> tuple[str, ...]:
    """Cars that are out of the way, in low gear."""
    return tuple(f"cell={cell} gear=2" for cell in cells)


def last_cell(corner: int, lane: int, circuit: str = "monaco") -> int:
    """The last cell of a corner in a lane."""
    cells = GAME.setup.circuit(circuit)["cells"]
    found: int = next(
        cell["id"]
        for cell in cells
        if cell.get("corner") == corner and cell["lane"] == lane and cells[cell["ahead"]].get("corner") != corner
    )
    return found


def ahead(cell: int, steps: int, circuit: str = "monaco") -> int:
    """The cell so many steps ahead in the same lane."""
    cells = GAME.setup.circuit(circuit)["cells"]
    for _ in range(steps):
        cell = cells[cell]["ahead"]
    return cell
