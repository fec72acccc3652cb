"""The result of a race in short, for the list that a page keeps of its user's races."""

from __future__ import annotations

from ...errors import PaddockError
from ..commands import Act, Withdraw
from ..table import OVER, Table
from .report_schemas import RaceResult, SeatResult


def result_of(table: Table) -> RaceResult:
    """How the race of a table ended; raises PaddockError while it is on."""
    race = table.race
    if race is None or table.state != OVER:
        raise PaddockError("the result comes with the end of the race", word="race-not-over")
    circuit = race.settings["circuit"]
    counts = race.counts()
    return RaceResult(
        table=table.spec.id,
        game=table.spec.game,
        circuit=race.game.setup.about_circuit(circuit)["title"],
        at=next(entry.at for entry in reversed(table.log) if isinstance(entry.command, (Act, Withdraw))),
        round=race.round,
        open=table.spec.open,
        seats=[
            SeatResult(
                name=seat.name,
                driver=None if seat.name else seat.driver,
                place=place,
                counts=counts[number],
            )
            for number, (seat, place) in enumerate(zip(table.seats, race.standing(), strict=True))
        ],
    )
