"""A position as text: `toy oval version=1 laps=1 step=dash round=2 turn=1; 0 at=5; 1 at=7`."""

from __future__ import annotations

from paddock.errors import BadText
from paddock.position_text import Choice, Flag, Form, Lines, Number

from . import dash, setup
from .rules import STEPS
from .state import SEATS, State

RACE = (
    Number("laps", least=1, most=9),
    Choice("step", choices=STEPS.names),
    Number("round"),
    Number("turn", most=lambda s: s.seats - 1),
)
SEAT = (Number("at"), Flag("out"))


def start(circuit: str, said: dict[str, str]) -> State:
    """What the words then fill."""
    return setup.first_position({"circuit": circuit, "seats": 0, "laps": 1})


def settle(s: State) -> None:
    """Refuse what would mislead the rules."""
    if s.step == dash.STEP and s.out[s.turn]:
        raise BadText(f"seat {s.turn} has left, so it is not its turn")


FORM: Form[State] = Form(
    "toy",
    "Dash",
    1,
    range(1, SEATS + 1),
    STEPS,
    RACE,
    Lines(lambda seat: f"seat {seat}'s line", str, SEAT),
    start=start,
    settle=settle,
)
