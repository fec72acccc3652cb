"""What a game shows in the terminal: plainly, unless it knows better."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from ..decision import Decision
from ..outlook import Outlook
from ..race import Race
from .desk import Desk


@dataclass(frozen=True)
class Choice:
    """One answer: what to press, what it says, and how it looks ahead."""

    key: str
    answer: str
    others: tuple[str, ...] = ()
    low: Outlook | None = None
    high: Outlook | None = None
    note: object = None
    """What else the game knows of it, for drawing."""


class Screens:
    """A game in a terminal. As it stands, it shows any game: what a view holds, and the answers as they are."""

    helps: tuple[str, ...] = ()
    """What `help` says of the game's own answers and of what is drawn, before what holds for all."""
    forced: tuple[str, ...] = ()
    """Decisions that are answered at once if there is only one answer."""
    nobody: str = "driverless"
    """The message that names a car without a seat."""

    def show_race(
        self,
        desk: Desk,
        circuit: Mapping[str, Any],
        view: Mapping[str, Any],
        places: list[int],
        names: Mapping[int, str],
        me: int | None,
    ) -> None:
        """Everything that whoever looks may see."""
        facts = {name: value for name, value in view.items() if isinstance(value, str | int)}
        desk.rule(str(circuit.get("name", "")))
        desk.print(Text("  ".join(f"{name} {value}" for name, value in facts.items())))
        for name, rows in view.items():
            if name == "circuit":
                continue
            if isinstance(rows, list) and rows and all(isinstance(row, dict) for row in rows):
                desk.print(_table(rows))
            elif name not in facts and rows:
                desk.print(Text(f"{name} {_plain(rows)}"))

    def show_asked(self, desk: Desk, race: Race, decision: Decision, names: Mapping[int, str]) -> None:
        """What a seat needs to see before it decides."""
        circuit = race.game.setup.circuit(race.settings["circuit"])
        self.show_race(desk, circuit, race.view(decision.seat), race.field(), names, decision.seat)

    def show_hand(self, desk: Desk, race: Race, seat: int) -> None:
        """The seat's hand, where there are cards."""

    def draw_hands(self, desk: Desk, views: Mapping[int, Mapping[str, Any]]) -> Sequence[RenderableType]:
        """Hands in one line each, for who may see them all."""
        return ()

    def list_choices(self, race: Race, decision: Decision) -> list[Choice]:
        """The answers worth listing."""
        return [Choice(str(i), text) for i, text in enumerate(decision.texts, 1)]

    def draw_choices(self, desk: Desk, race: Race, choices: Sequence[Choice]) -> RenderableType:
        """The choices with what they would bring."""
        table = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
        for choice in choices:
            table.add_row(Text(choice.key, style="bold"), Text(choice.answer))
        return table

    def quiet(self, decision: Decision) -> str | None:
        """The answer that leaves things as they are, which Enter takes; None if there is none."""
        return decision.texts[0] if len(decision.texts) == 1 else None

    def prompt(self, desk: Desk, race: Race, decision: Decision, car: str) -> str:
        """What the seat is asked."""
        return f"{car}, {decision.kind}"

    def read(self, words: str, decision: Decision) -> str:
        """An answer as it was typed, in the form that the game reads."""
        return words

    def list_circuit(self, name: str, circuit: Mapping[str, Any]) -> list[str]:
        """A circuit in a list: name, title, laps, spaces, corners."""
        corners = circuit.get("corners", ())
        facts = (circuit.get("laps", ""), circuit.get("spaces", len(circuit.get("cells", ()))), len(corners))
        return [name, str(circuit.get("name", name)), *map(str, facts)]

    def left_by(self, view: Mapping[str, Any], seat: int) -> str | None:
        """How a car left the race before its end: `withdrawn` or `retired`; None if it did not."""
        return None

    def explain(self, desk: Desk, race: Race, name: str) -> Sequence[RenderableType]:
        """What `? name` says of something that is no ruling; nothing if the game knows nothing of that name."""
        return ()

    def tell_event(self, desk: Desk, event: str | None) -> str:
        """What is special about a race of a season, in a few words."""
        return event or ""

    def name_card(self, desk: Desk, card: str) -> str:
        """What goes from race to race, as players call it."""
        return card


def _table(rows: Sequence[Mapping[str, Any]]) -> Table:
    """Rows with the same names, one under the other."""
    heads = list(dict.fromkeys(name for row in rows for name in row))
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for head in heads:
        table.add_column(head)
    for row in rows:
        table.add_row(*(Text(_plain(row.get(head))) for head in heads))
    return table


def _plain(value: object) -> str:
    """A value of a view as a reader takes it in."""
    if value is None or (isinstance(value, list | dict) and not value):
        return "-"
    if isinstance(value, list):
        return ", ".join(map(_plain, value))
    if isinstance(value, dict):
        return ", ".join(f"{name} {_plain(each)}" for name, each in value.items())
    return str(value)
