"""Downforce's screens, put together."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from ...decision import Decision
from ...games.downforce import setup
from ...games.downforce.course import Course
from ...race import Race
from .. import cars
from ..desk import Desk
from ..screens import Choice, Screens
from . import board, panels
from .ways import HOME, End, ends_of

WHOLE_SCREEN = ("bid", "play", "bet")
HAND_IS_LISTED = ("bid", "play")
"""The answers are the cards of the hand."""
DRIVES = ("move", "bonus")


class DownforceScreens(Screens):
    """Downforce in a terminal."""

    helps: tuple[str, ...] = ("downforce", "downforce-map")
    forced: tuple[str, ...] = ("skip", "bonus", "play", "white")

    def show_race(
        self,
        desk: Desk,
        circuit: Mapping[str, Any],
        view: Mapping[str, Any],
        places: list[int],
        names: Mapping[int, str],
        me: int | None,
    ) -> None:
        """The road, cars by their order, then players."""
        desk.rule(panels.headline(desk, circuit, view))
        desk.print(*board.draw_stretch(desk, circuit, view, {}, ()))
        desk.print(panels.draw_order(desk, view, names) if desk.tight else panels.draw_cars(desk, view, names))
        desk.print(panels.draw_players(desk, view, places, names, me))

    def show_asked(self, desk: Desk, race: Race, decision: Decision, names: Mapping[int, str]) -> None:
        """The whole screen and the hand for a bid, a card or a bet; the card in play for its bars, and for a drive the
        road with its ends."""
        view = race.view(decision.seat)
        circuit = race.game.setup.circuit(race.settings["circuit"])
        if decision.kind in DRIVES:
            ends = self._ends(race, decision)
            keys = {end.cell: str(key) for key, end in enumerate(ends, 1)}
            desk.print(*board.draw_stretch(desk, circuit, view, keys, [end.cell for end in ends if end.lost]))
        if decision.kind in WHOLE_SCREEN:
            self.show_race(desk, circuit, view, race.standing(), names, decision.seat)
            if decision.kind not in HAND_IS_LISTED:
                self.show_hand(desk, race, decision.seat)
        if view["offered"]:
            lot = next(car for car in view["cars"] if car["colour"] == view["offered"])
            desk.print(Text.assemble(panels.colour(desk, lot["colour"]), f" {panels.power(desk, lot['power'])}"))
        playing = view["playing"]
        if playing:
            text = panels.draw_card(desk, playing["card"], self._bars(race))
            if playing["car"]:
                text.append("  ").append_text(panels.colour(desk, playing["car"]))
            if "steps_left" in playing:
                text.append(f" {desk.say('downforce-steps', steps=playing['steps_left'])}")
            desk.print(text)
        if desk.full and decision.kind not in WHOLE_SCREEN:
            if decision.kind not in DRIVES:
                desk.print(*board.draw_stretch(desk, circuit, view, {}, ()))
            desk.print(panels.draw_order(desk, view, names) if desk.tight else panels.draw_cars(desk, view, names))

    def show_hand(self, desk: Desk, race: Race, seat: int) -> None:
        """The hand and what lies before the seat."""
        player = race.view(seat)["players"][seat]
        desk.print(*panels.draw_hand(desk, [*player["hand"], *player["front"]], self._bars(race)))

    def _bars(self, race: Race) -> panels.Bars:
        course = race.plain().course
        assert isinstance(course, Course)
        return setup.bars_of(course)

    def draw_hands(self, desk: Desk, views: Mapping[int, Mapping[str, Any]]) -> Sequence[RenderableType]:
        """Hands in one line each."""
        rows = []
        for seat, view in views.items():
            player = view["players"][seat]
            row = Text.assemble((f" {cars.number(seat)} ", cars.style(seat)), f" {desk.say('hand')} ")
            row.append(" ".join([*player["hand"], *player["front"]]), style="bold")
            rows.append(row)
        return rows

    def list_choices(self, race: Race, decision: Decision) -> list[Choice]:
        """All answers; of a drive its ends. Any other way there is driven step by step, in words."""
        if decision.kind not in DRIVES:
            return super().list_choices(race, decision)
        ends = [Choice(str(i), end.answer, note=end) for i, end in enumerate(self._ends(race, decision), 1)]
        return ends + [Choice(text, text) for text in decision.texts if text == "stop"]

    def _ends(self, race: Race, decision: Decision) -> list[End]:
        """Where the drive can end."""
        view = race.view(decision.seat)
        cells = race.game.setup.circuit(race.settings["circuit"])["cells"]
        determined = view["players"][decision.seat]["power"] == "determined"
        return ends_of(view, cells, asks_first=decision.kind == "bonus", straight=determined)

    def draw_choices(self, desk: Desk, race: Race, choices: Sequence[Choice]) -> RenderableType:
        """Answers in a table: what they say and what they bring."""
        table = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
        bars = self._bars(race)
        cells = race.game.setup.circuit(race.settings["circuit"])["cells"]
        for choice in choices:
            if isinstance(choice.note, End):
                table.add_row(Text(choice.key, style="bold"), *self._about_end(desk, choice.note, cells))
            else:
                table.add_row(Text(choice.key, style="bold"), choice.answer, self._about(desk, choice, bars))
        return table

    def _about(self, desk: Desk, choice: Choice, bars: panels.Bars) -> Text:
        """What stands beside an answer: a card's bars, a colour, a power."""
        verb, _, rest = choice.answer.partition(" ")
        name = rest.partition(" ")[0]
        if verb in ("bid", "play"):
            return panels.draw_card(desk, name, bars)
        if verb in ("take", "bet"):
            return panels.colour(desk, name)
        return Text(panels.power(desk, name)) if verb == "keep" else Text()

    def _about_end(self, desk: Desk, end: End, cells: Sequence[Mapping[str, Any]]) -> tuple[Text, Text]:
        """Where a drive ends and what is left then; its lane, its way to go, and steps that are lost."""
        if end.cell == HOME:
            return Text(desk.say("downforce-home"), style="bold green"), Text()
        cell = cells[end.cell]
        text = Text(desk.say("downforce-cell", lane=cell["lane"], steps=cell["steps_to_finish"]))
        if end.lost:
            text.append(" · " + desk.say("downforce-lost", steps=end.lost), style="bold bright_red")
        return Text(desk.say("downforce-end", cell=end.cell)), text

    def prompt(self, desk: Desk, race: Race, decision: Decision, car: str) -> str:
        """What the seat is asked."""
        name = "downforce-play" if decision.kind == "play" else decision.kind
        return desk.say(f"prompt-{name}", car=car)

    def read(self, words: str, decision: Decision) -> str:
        """A card, a colour or a power alone will do: the first answer that ends so."""
        fitting = [text for text in decision.texts if text.lower().partition(" ")[2] == words]
        return fitting[0] if fitting else words

    def list_circuit(self, name: str, circuit: Mapping[str, Any]) -> list[str]:
        """A circuit in a list; a lap has bends, not limits."""
        bends = sum(section["kind"] == "bend" for section in circuit["sections"])
        return [name, panels.title(circuit), "1", str(len(circuit["cells"])), str(bends)]

    def quiet(self, decision: Decision) -> str | None:
        """To go on as it is; to take no bonus."""
        return decision.texts[0] if decision.kind in ("skip", "bonus") else None

    def left_by(self, view: Mapping[str, Any], seat: int) -> str | None:
        """Whether a seat has given up."""
        return "withdrawn" if view["players"][seat]["withdrawn"] else None
