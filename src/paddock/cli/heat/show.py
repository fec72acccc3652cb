"""Heat's screens, put together."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from ...games.heat import catalog
from ...locale import say
from ...locale.heat_cards import upgrade_full
from ...race import Decision, Race
from ..desk import Desk
from ..screens import Choice
from .board import draw_stretch
from .choices import draw_choices, list_choices
from .panels import draw_dash, draw_hand, draw_hands, draw_move, draw_standings, headline

WIDE = 76
"""Columns that standings and dashboard need side by side."""


class HeatScreens:
    """Heat in a terminal."""

    easy: tuple[str, ...] = ("react", "slipstream", "discard", "swap")
    forced: tuple[str, ...] = ("react", "discard")

    def show_race(
        self,
        desk: Desk,
        circuit: Mapping[str, Any],
        view: Mapping[str, Any],
        places: list[int],
        names: Mapping[int, str],
        me: int | None,
    ) -> None:
        """Road, standings and, for a seat, its dashboard."""
        desk.rule(headline(desk, circuit, view))
        desk.print(*draw_stretch(desk, circuit, view, me))
        standings = draw_standings(desk, view, places, names, me)
        if me is None or view["cars"][me]["status"] != "racing":
            desk.print(standings)
            return
        dash = draw_dash(desk, view, me)
        if desk.width >= WIDE:
            both = Table.grid(padding=(0, 3, 0, 0))
            both.add_row(standings, dash)
            desk.print(both)
        else:
            desk.print(standings, dash)

    def show_asked(self, desk: Desk, race: Race, decision: Decision, names: Mapping[int, str]) -> None:
        """The whole screen for a gear, the road and the move under way for a reaction."""
        view, seat = race.view(decision.seat), decision.seat
        circuit = race.game.setup.circuit(race.settings["circuit"])
        if decision.kind == "shift":
            self.show_race(desk, circuit, view, race.standing(legends=True), names, seat)
        elif decision.kind in ("react", "slipstream"):
            desk.print(*draw_stretch(desk, circuit, view, seat))
            desk.print(draw_move(desk, view, seat))
        if decision.kind in ("draft", "swap", "prune"):
            desk.print(*(Text(f"{card}  {self.name_card(desk, card)}") for card in _cards_of(decision)))
            return
        self.show_hand(desk, race, seat)

    def show_hand(self, desk: Desk, race: Race, seat: int) -> None:
        """The hand as cards."""
        desk.print(*draw_hand(desk, race.view(seat)["cars"][seat]["hand"]))

    def draw_hands(self, desk: Desk, views: Mapping[int, Mapping[str, Any]]) -> Sequence[RenderableType]:
        """Hands in one line each."""
        return draw_hands(desk, {seat: view["cars"][seat]["hand"] for seat, view in views.items()})

    def list_choices(self, race: Race, decision: Decision) -> list[Choice]:
        """The answers worth listing."""
        return list_choices(race, decision)

    def draw_choices(self, desk: Desk, race: Race, choices: Sequence[Choice]) -> RenderableType:
        """The choices with speed, end and cost of each."""
        return draw_choices(desk, choices, race.view(None)["spaces"])

    def prompt(self, desk: Desk, race: Race, decision: Decision, car: str) -> str:
        """What the seat is asked, with its gear."""
        gear: int = race.view(decision.seat)["cars"][decision.seat]["gear"]
        return desk.say(f"prompt-{decision.kind}", car=car, gear=gear)

    def read(self, words: str, decision: Decision) -> str:
        """Gear and cards may follow each other without a comma, s is stress, cards may stand apart."""
        answer = re.sub(r"^(g[1-4])\s+(?=\d|s)", r"\1, ", words)
        answer = re.sub(r"(?<![a-z])s(?![a-z])", "stress", answer)
        apart = re.fullmatch(r"(drop )?[0-5a-z]+( [0-5a-z]+)+", answer)
        if apart and decision.kind in ("play", "discard"):
            head, _, cards = answer.rpartition("drop ")
            answer = ("drop " if answer.startswith("drop ") else head) + "+".join(cards.split())
        return answer

    def list_circuit(self, name: str, circuit: Mapping[str, Any]) -> list[str]:
        """A circuit in a list, with the limits of its corners."""
        limits = " ".join(str(corner["speed_limit"]) for corner in circuit["corners"])
        return [name, circuit["name"], str(circuit["laps"]), str(circuit["spaces"]), limits]

    def draw_board(self, circuit: Mapping[str, Any], race: Race | None, theme: str) -> str:
        """The board as SVG."""
        from ...drawing import Car, board

        if race is None:
            return board(circuit, [], theme=theme)
        view = race.view(None)
        standing = [Car(car["seat"], car["space"], car["lane"]) for car in view["cars"] if car["space"] is not None]
        return board(circuit, standing, theme=theme, laps=view["laps"])

    def has_withdrawn(self, view: Mapping[str, Any], seat: int) -> bool:
        """Whether a seat has given up."""
        withdrawn: bool = view["cars"][seat]["status"] == "withdrawn"
        return withdrawn

    def tell_event(self, desk: Desk, event: str | None) -> str:
        """The special rule of a championship race."""
        return say(f"heat-race-{event}", desk.language) if event else ""

    def name_card(self, desk: Desk, card: str) -> str:
        """An upgrade or a sponsor with all that stands on it."""
        return upgrade_full(catalog.CARDS[catalog.IDS.index(card)], desk.language)


def _cards_of(decision: Decision) -> list[str]:
    """The upgrades that a decision is about."""
    return [text.rpartition(" ")[2] for text in decision.texts if " " in text]


SCREENS = HeatScreens()
