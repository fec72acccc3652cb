"""Cars, prices and cells in text."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.table import Table
from rich.text import Text

from ...games.formula_d.tables import FACES, PRICE_DOWN, SIDES, ZONE_NAMES
from ...locale import say
from .. import cars
from ..desk import Desk


def headline(desk: Desk, circuit: Mapping[str, Any], view: Mapping[str, Any]) -> str:
    """Circuit, laps, round, weather."""
    title = desk.say("formula_d-headline", circuit=circuit["name"], laps=view["laps"], round=view["round"])
    if "weather" in view:
        title += " · " + say(f"formula_d-weather-{view['weather']}", desk.language)
    return title


def draw_cars(
    desk: Desk, view: Mapping[str, Any], places: list[int], names: Mapping[int, str], me: int | None
) -> Table:
    """All cars, the first one on top: where they are, their gear, what is left of them."""
    table = Table(box=None, padding=(0, 1, 0, 0), header_style="dim")
    zones = list(view["cars"][0]["points"])
    for head in ("place", "car", "lap", "cell", "gear", "corner"):
        table.add_column(desk.say(f"formula_d-head-{head}"))
    for zone in zones:
        short = f"formula_d-short-{zone}" if zone in ZONE_NAMES else "formula_d-head-points"
        table.add_column(desk.say(short), justify="right")
    for car in sorted(view["cars"], key=lambda car: places[car["seat"]]):
        seat = car["seat"]
        who = Text.assemble((f" {cars.number(seat)} ", cars.style(seat)), f" {names[seat]}{' ▶' if seat == me else ''}")
        corner = f"{car['corner']}: {car['stops']}/{car['stops_needed']}" if car["corner"] else ""
        points = [str(car["points"][zone]) for zone in zones]
        table.add_row(str(places[seat]), who, str(car["lap"]), where(desk, car), str(car["gear"]), corner, *points)
    return table


def where(desk: Desk, car: Mapping[str, Any]) -> str:
    """Where a car is: its cell, the pits, home, out."""
    if car["status"] != "racing":
        return desk.say(f"formula_d-{car['status']}")
    cell = str(car["cell"])
    if car["pit"]:
        cell += f" {desk.say('formula_d-pit')}"
    if car["spun"]:
        cell += f" {desk.say('formula_d-spun')}"
    return cell


def about_gear(desk: Desk, car: Mapping[str, Any], gear: int) -> Text:
    """What a gear's die shows, and what shifting down costs."""
    faces = FACES[gear][: SIDES[gear]]
    text = Text(desk.say("formula_d-faces", least=min(faces), most=max(faces)))
    skipped = car["gear"] - gear - 1
    if skipped > 0 and not car["pit"] and not car["in_box"]:
        gearbox, brakes, engine = PRICE_DOWN[skipped]
        price = desk.say("formula_d-down", gearbox=gearbox, brakes=brakes, engine=engine)
        text.append(" · " + price, style="bright_red")
    return text


def about_way(desk: Desk, way: Mapping[str, Any]) -> Text:
    """What a way leads over and along, and its price."""
    parts = [desk.say("formula_d-way-debris", debris=way["debris"])]
    if way["beside"]:
        parts.append(desk.say("formula_d-way-beside", cars=", ".join(map(cars.number, way["beside"]))))
    if way["pits"]:
        parts.append(desk.say("formula_d-pit"))
    if "via" in way:
        parts.append(desk.say("formula_d-way-via", cell=way["via"]))
    text = Text(" · ".join(parts))
    if way["brakes"] or way["tyres"]:
        text.append(" · " + desk.say("formula_d-price", brakes=way["brakes"], tyres=way["tyres"]), style="bright_red")
    return text


def about_end(desk: Desk, circuit: Mapping[str, Any], end: Mapping[str, Any]) -> Text:
    """Lane, corner and price of an end."""
    cell = circuit["cells"][end["cell"]]
    text = Text(desk.say("formula_d-pit") if "pit" in cell else desk.say("formula_d-lane", lane=cell["lane"] + 1))
    if cell.get("corner"):
        text.append(" · " + desk.say("formula_d-corner", corner=cell["corner"]))
    if end["brakes"] or end["tyres"]:
        price = desk.say("formula_d-price", brakes=end["brakes"], tyres=end["tyres"])
        text.append(" · " + price, style="bright_red")
    if end["fate"] != "fine":
        text.append(" · " + desk.say(f"formula_d-fate-{end['fate']}"), style="bold")
    return text
