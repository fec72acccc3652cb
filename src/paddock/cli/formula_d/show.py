"""Formula D's screens, put together."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from ...decision import Decision
from ...locale import say
from ...race import Race
from .. import strip
from ..desk import Desk
from ..screens import Choice, Screens
from . import board, panels

WHOLE_SCREEN = ("gear", "tune", "fit")
QUIET = {"nitro": "plain", "drift": "plain", "extra": "plain", "slip": "stay", "scrap": "keep", "radio": "keep"}
QUIET |= {"reroll": "keep", "repair": "done"}


class FormulaDScreens(Screens):
    """Formula D in a terminal."""

    helps: tuple[str, ...] = ("formula_d", "formula_d-map")
    forced: tuple[str, ...] = ("gear", "move")

    def show_race(
        self,
        desk: Desk,
        circuit: Mapping[str, Any],
        view: Mapping[str, Any],
        places: list[int],
        names: Mapping[int, str],
        me: int | None,
    ) -> None:
        """The road, then the cars by their places."""
        desk.rule(panels.headline(desk, circuit, view))
        self._show_road(desk, circuit, view, me, None)
        desk.print(panels.draw_cars(desk, view, places, names, me))

    def _show_road(
        self,
        desk: Desk,
        circuit: Mapping[str, Any],
        view: Mapping[str, Any],
        me: int | None,
        decision: Decision | None,
    ) -> None:
        """The cells around a car and, for a seat, the corner ahead of it."""
        desk.print(*board.draw_stretch(desk, circuit, view, me, strip.keys_of(decision, "to")))
        corner = board.draw_corner_ahead(desk, circuit, view["cars"][me]) if me is not None else None
        if corner is not None:
            desk.print(corner)

    def show_asked(self, desk: Desk, race: Race, decision: Decision, names: Mapping[int, str]) -> None:
        """The whole screen before a gear; before a move the road with its ends, and how far the roll leads."""
        view = race.view(decision.seat)
        circuit = race.game.setup.circuit(race.settings["circuit"])
        if decision.kind in WHOLE_SCREEN:
            self.show_race(desk, circuit, view, race.standing(), names, decision.seat)
        elif decision.kind in ("move", "slip", "way"):
            self._show_road(desk, circuit, view, decision.seat, decision)
            desk.line("formula_d-reach", cells=view["reach"])
            if desk.full:
                desk.print(panels.draw_cars(desk, view, race.standing(), names, decision.seat))
        elif desk.full:
            self.show_race(desk, circuit, view, race.standing(), names, decision.seat)

    def draw_choices(self, desk: Desk, race: Race, choices: Sequence[Choice]) -> RenderableType:
        """Answers in a table: what they say and what they bring."""
        table = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
        circuit = race.game.setup.circuit(race.settings["circuit"])
        view = race.view(None)
        ends = {end["cell"]: end for end in view["ends"]}
        for choice in choices:
            about = self._about(desk, choice, circuit, view, ends)
            table.add_row(Text(choice.key, style="bold"), choice.answer, about)
        return table

    def _about(
        self,
        desk: Desk,
        choice: Choice,
        circuit: Mapping[str, Any],
        view: Mapping[str, Any],
        ends: Mapping[int, Mapping[str, Any]],
    ) -> Text:
        """What stands beside an answer: a gear's die and price, a cell's lane, corner and price, what a way meets."""
        verb, _, rest = choice.answer.partition(" ")
        if verb == "gear":
            return panels.about_gear(desk, view["cars"][view["turn"]], int(rest))
        if verb == "to":
            return panels.about_end(desk, circuit, ends[int(rest)])
        if verb == "way":
            return panels.about_way(desk, view["ways"][int(rest) - 1])
        return Text()

    def prompt(self, desk: Desk, race: Race, decision: Decision, car: str) -> str:
        """What the seat is asked."""
        zone = (race.view(None).get("tuning") or {}).get("zone")
        called = say(f"formula_d-zone-{zone}", desk.language) if zone else ""
        return desk.say(f"prompt-formula_d-{decision.kind}", car=car, zone=called)

    def read(self, words: str, decision: Decision) -> str:
        """A gear, a cell, a number or a zone alone will do: the first answer that ends so."""
        fitting = [text for text in decision.texts if text.partition(" ")[2] == words]
        return fitting[0] if fitting else words

    def list_circuit(self, name: str, circuit: Mapping[str, Any]) -> list[str]:
        """A circuit in a list."""
        cells = sum("pit" not in cell for cell in circuit["cells"])
        return [name, circuit["name"], "2", str(cells), str(len(circuit["corners"]))]

    def quiet(self, decision: Decision) -> str | None:
        """To do without; to leave a slipstream alone; the first, cheapest end or way of a move."""
        if decision.kind in ("move", "way"):
            return decision.texts[0]
        return QUIET.get(decision.kind)

    def left_by(self, view: Mapping[str, Any], seat: int) -> str | None:
        """Whether a seat has given up, or its car is out."""
        car = view["cars"][seat]
        if car["withdrawn"]:
            return "withdrawn"
        return "retired" if car["status"] == "out" else None
