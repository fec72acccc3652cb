"""Heat's screens, put together."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import RenderableType
from rich.table import Table

from ...decision import Decision
from ...locale import say
from ...race import Race
from ..desk import Desk
from ..screens import Choice, Screens
from .board import draw_stretch
from .choices import draw_choices, gear_of, list_choices
from .modules import draw_conditions, draw_event, draw_garages, draw_symbols, explain, full_name, named_in
from .panels import draw_dash, draw_hand, draw_hands, draw_move, draw_standings, headline

GARAGE = ("draft", "swap", "prune")
WIDE = 76
MOVING = ("react", "slipstream", "values", "mend")
"""Decisions in the middle of a move."""
"""Columns that standings and dashboard need side by side."""


class HeatScreens(Screens):
    """Heat in a terminal."""

    helps: tuple[str, ...] = ("heat", "heat-road", "cards")
    nobody = "legend"
    forced: tuple[str, ...] = ("react", "discard", "draft", "mend")

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
        desk.print(*draw_conditions(desk, view))
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
        """The offer in the garage, the whole screen for a gear, the road and the move under way for a reaction."""
        view, seat = race.view(decision.seat), decision.seat
        circuit = race.game.setup.circuit(race.settings["circuit"])
        if decision.kind in GARAGE:
            self._show_garage(desk, race, view, decision)
            return
        if decision.kind == "shift":
            if view["round"] == 1 and "event" in race.settings:
                desk.print(draw_event(desk, race.settings["event"]))
            self.show_race(desk, circuit, view, race.field(), names, seat)
        elif decision.kind in MOVING or desk.full:
            desk.print(*draw_conditions(desk, view))
            desk.print(*draw_stretch(desk, circuit, view, seat))
        if decision.kind in MOVING:
            desk.print(draw_move(desk, view, seat))
        self.show_hand(desk, race, seat)
        if decision.kind != "shift" and desk.full:
            desk.print(draw_standings(desk, view, race.field(), names, seat))

    def _show_garage(self, desk: Desk, race: Race, view: Mapping[str, Any], decision: Decision) -> None:
        """What the race will be like, who has which upgrades, and what the symbols on offer do."""
        if "event" in race.settings:
            desk.print(draw_event(desk, race.settings["event"]))
        desk.print(*draw_conditions(desk, view), *draw_garages(desk, view))
        desk.print(*draw_symbols(desk, [card for text in decision.texts for card in named_in(text)]))

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
        """What the seat is asked, with its gear, or with the card that it is about."""
        view = race.view(decision.seat)
        asked, modules, moving = decision.kind, view["modules"] or {}, view["moving"] or {}
        card = modules.get("giving") or moving.get("choosing")
        if asked == "swap" and card:
            asked = "swap-for"
        gear = gear_of(view["cars"][decision.seat])
        return desk.say(f"prompt-{asked}", car=car, gear=gear, card=full_name(desk, card) if card else "")

    def quiet(self, decision: Decision) -> str | None:
        """To leave a step, to stay, to keep."""
        return next((text for text in decision.texts if text in ("done", "stay", "keep")), None)

    def explain(self, desk: Desk, race: Race, name: str) -> Sequence[RenderableType]:
        """A card, a symbol, or all symbols."""
        return explain(desk, name)

    def read(self, words: str, decision: Decision) -> str:
        """Gear and cards may follow each other without a comma, s is stress, cards may stand apart.

        A card alone will do where only one answer names it.
        """
        meant = [text for text in decision.texts if text.endswith(f" {words}")]
        if words in decision.texts or len(meant) == 1:
            return words if words in decision.texts else meant[0]
        answer = re.sub(r"^(g[1-4])\s+(?=\d|[abs])", r"\1, ", words)
        answer = re.sub(r"(?<![a-z])s(?![a-z0-9])", "stress", answer)
        apart = re.fullmatch(r"(drop )?[0-9a-z]+( [0-9a-z]+)+", answer)
        if apart and decision.kind in ("play", "discard"):
            head, _, cards = answer.rpartition("drop ")
            answer = ("drop " if answer.startswith("drop ") else head) + "+".join(cards.split())
        return answer

    def list_circuit(self, name: str, circuit: Mapping[str, Any]) -> list[str]:
        """A circuit in a list, with the limits of its corners."""
        limits = " ".join(str(corner["speed_limit"]) for corner in circuit["corners"])
        return [name, circuit["name"], str(circuit["laps"]), str(circuit["spaces"]), limits]

    def left_by(self, view: Mapping[str, Any], seat: int) -> str | None:
        """Withdrawn, or retired after a spin-out that was not forgiven."""
        status: str = view["cars"][seat]["status"]
        return status if status in ("withdrawn", "retired") else None

    def tell_event(self, desk: Desk, event: str | None) -> str:
        """The special rule of a championship race."""
        return say(f"heat-race-{event}", desk.language) if event else ""

    def name_card(self, desk: Desk, card: str) -> str:
        """An upgrade or a sponsor with all that stands on it."""
        return full_name(desk, card)
