"""What a game's screens give to the terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from rich.console import RenderableType

from ..outlook import Outlook
from ..race import Decision, Race
from .desk import Desk


@dataclass(frozen=True)
class Choice:
    """One answer: what to press, what it says, and how it looks ahead."""

    key: str
    answer: str
    others: tuple[str, ...] = ()
    low: Outlook | None = None
    high: Outlook | None = None


class Screens(Protocol):
    """A game in a terminal."""

    helps: tuple[str, ...]
    """More that `help` says."""
    forced: tuple[str, ...]
    """Decisions that are answered at once if there is only one answer."""

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
        ...

    def show_asked(self, desk: Desk, race: Race, decision: Decision, names: Mapping[int, str]) -> None:
        """What a seat needs to see before it decides."""
        ...

    def show_hand(self, desk: Desk, race: Race, seat: int) -> None:
        """The seat's hand."""
        ...

    def draw_hands(self, desk: Desk, views: Mapping[int, Mapping[str, Any]]) -> Sequence[RenderableType]:
        """Hands in one line each, for who may see them all."""
        ...

    def list_choices(self, race: Race, decision: Decision) -> list[Choice]:
        """The answers worth listing."""
        ...

    def draw_choices(self, desk: Desk, race: Race, choices: Sequence[Choice]) -> RenderableType:
        """The choices with what they would bring."""
        ...

    def quiet(self, decision: Decision) -> str | None:
        """The answer that leaves things as they are, which Enter takes; None if there is none."""
        ...

    def prompt(self, desk: Desk, race: Race, decision: Decision, car: str) -> str:
        """What the seat is asked."""
        ...

    def read(self, words: str, decision: Decision) -> str:
        """An answer as it was typed, in the form that the game reads."""
        ...

    def list_circuit(self, name: str, circuit: Mapping[str, Any]) -> list[str]:
        """A circuit in a list: name, title, laps, spaces, corners."""
        ...

    def draw_board(self, circuit: Mapping[str, Any], race: Race | None, theme: str) -> str:
        """The board as SVG."""
        ...

    def left_by(self, view: Mapping[str, Any], seat: int) -> str | None:
        """How a car left the race before its end: `withdrawn` or `retired`; None if it did not."""
        ...

    def explain(self, desk: Desk, race: Race, name: str) -> Sequence[RenderableType]:
        """What `? name` says of something that is no ruling; nothing if the game knows nothing of that name."""
        ...

    def tell_event(self, desk: Desk, event: str | None) -> str:
        """What is special about a race of a season, in a few words."""
        ...

    def name_card(self, desk: Desk, card: str) -> str:
        """A card that goes from race to race, as players call it."""
        ...
