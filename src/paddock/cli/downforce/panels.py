"""Cars, players and hands in text."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from rich.table import Table
from rich.text import Text

from ...locale import say
from .. import cars
from ..desk import Desk

STYLES = {
    "black": "bold white on grey27",
    "red": "bold white on red3",
    "orange": "bold black on dark_orange",
    "blue": "bold white on dodger_blue3",
    "green": "bold white on green4",
    "yellow": "bold black on gold1",
    "white": "bold black on grey93",
}

Bars = Mapping[str, list[tuple[str, int]]]


def colour(desk: Desk, name: str) -> Text:
    """A car by its colour."""
    return Text(f" {say(f'downforce-colour-{name}', desk.language)} ", style=STYLES[name])


def power(desk: Desk, name: str | None) -> str:
    """A power as players call it; nothing if there is none."""
    return say(f"downforce-power-{name}", desk.language) if name else ""


def title(circuit: Mapping[str, Any], language: str = "en") -> str:
    """A circuit's name, without what is said of it in brackets."""
    names: Mapping[str, str] = circuit["name"]
    return names.get(language, names["en"]).partition(" (")[0]


def headline(desk: Desk, circuit: Mapping[str, Any], view: Mapping[str, Any]) -> str:
    """Circuit, variant, lines crossed."""
    return desk.say(
        "downforce-headline", circuit=title(circuit, desk.language), variant=view["variant"], cards=view["turns"]
    )


def draw_cars(desk: Desk, view: Mapping[str, Any], names: Mapping[int, str]) -> Table:
    """All cars, the first one on top."""
    table = Table(box=None, padding=(0, 1, 0, 0), header_style="dim")
    for head in ("car", "cell", "to-go", "owner", "price", "power"):
        table.add_column(desk.say(f"downforce-head-{head}"))
    for car in sorted(view["cars"], key=_progress):
        cell = str(car["cell"]) if car["cell"] is not None else desk.say(f"downforce-{car['status']}")
        if car["place"]:
            cell = f"{car['place']}."
        owner = names[car["owner"]] if car["owner"] is not None else "·"
        to_go = str(car["to_finish"]) if car["to_finish"] is not None else ""
        lap = f" +{car['lap']}" if car["lap"] else ""
        price = str(car["price"]) if car["price"] else ""
        table.add_row(colour(desk, car["colour"]), cell + lap, to_go, owner, price, power(desk, car["power"]))
    return table


def draw_order(desk: Desk, view: Mapping[str, Any], names: Mapping[int, str]) -> Text:
    """All cars in one row: how far they have to go, and whose they are."""
    row = Text()
    for car in sorted(view["cars"], key=_progress):
        far = f"{car['place']}." if car["place"] else str(car["to_finish"]) if car["to_finish"] is not None else "·"
        owner = names[car["owner"]] if car["owner"] is not None else "·"
        short = desk.say(f"downforce-short-{car['colour']}")
        row.append(f" {short} ", STYLES[car["colour"]]).append(f" {far} {owner} ")
    row.truncate(desk.width)
    return row


def _progress(car: Mapping[str, Any]) -> tuple[int, int, int]:
    to_go = car["to_finish"] if car["to_finish"] is not None else 999
    return (car["place"] or 99, -car["lap"], to_go)


def draw_players(
    desk: Desk, view: Mapping[str, Any], places: list[int], names: Mapping[int, str], me: int | None
) -> Table:
    """All players with their cars, cards, power and price."""
    table = Table(box=None, padding=(0, 1, 0, 0), header_style="dim")
    for head in ("place", "player", "cars", "cards", "power", "paid"):
        table.add_column(desk.say(f"downforce-head-{head}"))
    for player in sorted(view["players"], key=lambda player: places[player["seat"]]):
        seat = player["seat"]
        owned = Text(" ").join(colour(desk, name) for name in player["cars"])
        known = power(desk, player["power"]) or "/".join(power(desk, name) for name in player["powers"])
        cards = str(player["hand_size"] + len(player["front"]))
        who = Text.assemble((f" {cars.number(seat)} ", cars.style(seat)), f" {names[seat]}{' ▶' if seat == me else ''}")
        row: list[str | Text] = [str(places[seat]), who, owned, cards, known, str(player["paid"])]
        if "sheet" in player:
            row[-1] = desk.say("downforce-total", total=player["sheet"]["total"])
        table.add_row(*row)
    return table


def draw_card(desk: Desk, name: str, bars: Bars) -> Text:
    """A card with its bars, top bar first."""
    text = Text(f"{name:>3} ", style="bold")
    for name_of_colour, steps in bars[name]:
        text.append(f" {say(f'downforce-colour-{name_of_colour}', desk.language)} {steps} ", STYLES[name_of_colour])
    return text


def draw_hand(desk: Desk, names: Iterable[str], bars: Bars) -> list[Text]:
    """Cards below each other."""
    return [draw_card(desk, name, bars) for name in names]
