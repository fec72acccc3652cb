"""The coach in the terminal."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from ..drivers.coach import Advice
from ..locale import say
from .desk import Desk


def show_advice(desk: Desk, advice: Advice) -> None:
    """The answers that the coach explains, with what they are worth."""
    desk.line("coach", style="bold", playouts=advice.playouts)
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column("")
    table.add_column(desk.say("coach-answer"))
    table.add_column(desk.say("coach-win"), justify="right")
    table.add_column(desk.say("coach-place"), justify="right")
    table.add_column(desk.say("coach-why"))
    for number, option in enumerate(advice.options, 1):
        if option.reason is None:
            continue
        why = say(option.reason.message, desk.language, **option.reason.values)
        chance = f"{100 * option.win:.0f} % ±{100 * option.margin:.0f}"
        style = "bold" if number == 1 else ""
        table.add_row(str(number), Text(option.answer), chance, f"{option.place:.1f}", Text(why), style=style)
    desk.print(table)
