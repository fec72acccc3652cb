"""Standings, the car's own dashboard, and the hand as cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.table import Table
from rich.text import Text

from .. import cars
from ..desk import Desk
from .modules import draw_left, draw_upgrades, split_cards

TOP_GEAR = 4
CARD_STYLES = {"H": "bold white on red3", "S": "bold black on gold1"}
NAME_WIDTH = 14
CARD_WIDTH = 5
UPGRADES_A_LINE = 4


def headline(desk: Desk, circuit: Mapping[str, Any], view: Mapping[str, Any]) -> str:
    """Circuit, lap of the leader, round."""
    lap = max((car["lap"] for car in view["cars"]), default=0)
    shown = min(max(lap, 1), view["laps"])
    return desk.say("headline", circuit=circuit["name"], lap=shown, laps=view["laps"], round=view["round"])


def draw_standings(
    desk: Desk, view: Mapping[str, Any], places: Sequence[int], names: Mapping[int, str], me: int | None
) -> Table:
    """Every car with its place, lap, gap to the leader, gear and engine."""
    table = Table(box=None, padding=(0, 1, 0, 0), header_style="dim")
    table.add_column("", justify="right")
    table.add_column("")
    table.add_column(desk.say("head-driver"))
    for head in ("lap", "gap", "gear", "engine", "hand"):
        table.add_column(desk.say(f"head-{head}"), justify="right")
    field = sorted(view["cars"], key=lambda car: places[car["seat"]])
    lead = field[0]["distance"]
    for car in field:
        seat = car["seat"]
        name = names[seat] if len(names[seat]) <= NAME_WIDTH else names[seat][: NAME_WIDTH - 1] + "…"
        number = Text(f" {cars.number(seat)} ", style=cars.style(seat))
        mark = "▶" if seat == me else " "
        row: list[Text | str] = [
            f"{places[seat]}{mark}",
            number,
            Text(name, style="bold" if seat == me else ""),
        ]
        if car["status"] == "racing":
            gap = lead - car["distance"]
            row += ["▒▒" if car["crossed"] else f"{car['lap']}/{view['laps']}", f"+{gap}" if gap else "·"]
            own = ("gear", "engine", "hand_size")
            row += ["·"] * len(own) if car.get("legend") else [str(car[name]) for name in own]
        else:
            row += [Text(desk.say(car["status"]), style="dim")]
        table.add_row(*row)
    return table


def draw_dash(desk: Desk, view: Mapping[str, Any], me: int) -> Text:
    """The seat's own car: gear, engine, piles, and the move under way."""
    car = view["cars"][me]
    text = Text()
    text.append(f" {cars.number(me)} ", style=cars.style(me))
    text.append(f"  {desk.say('gear')} ")
    for gear in range(1, TOP_GEAR + 1):
        mine = gear == car["gear"]
        text.append(f"[{gear}]" if mine else f" {gear} ", style="bold reverse" if mine else "dim")
    text.append(f"\n{desk.say('engine')} ")
    text.append("■" * car["engine"], style="bright_red")
    text.append(f" {desk.say('engine-heat', heat=car['engine'])}\n")
    text.append(desk.say("deck", deck=car["deck_size"]))
    if car.get("stack"):
        text.append(" · " + desk.say("on-top", card=car["stack"][-1]))
    text.append("\n" + desk.say("discard", discard=car["discard_size"], top=car["discard_top"] or "·"))
    owned = car.get("upgrades", ())
    for at in range(0, len(owned), UPGRADES_A_LINE):
        cards = " ".join(owned[at : at + UPGRADES_A_LINE])
        text.append("\n" + (desk.say("upgrades", cards=cards) if at == 0 else cards))
    return text


def draw_hand(desk: Desk, hand: str) -> list[Text]:
    """Cards side by side, in rows that fit; then what the upgrades among them are. In one row if rows are scarce."""
    cards = split_cards(hand)
    if desk.tight:
        row = Text(desk.say("hand") + " ", style="dim")
        for card in cards:
            row.append(f" {card} ", style=CARD_STYLES.get(card, "bold reverse")).append(" ")
        return [row]
    per_row = max(desk.width // CARD_WIDTH, 1)
    rows = []
    for at in range(0, len(cards), per_row):
        top, middle, bottom = Text(), Text(), Text()
        for card in cards[at : at + per_row]:
            style = CARD_STYLES.get(card, "bold")
            top.append("╭───╮")
            middle.append("│").append(f"{card:^3}", style=style).append("│")
            bottom.append("╰───╯")
        rows += [top, middle, bottom]
    return rows + draw_upgrades(desk, cards)


def draw_hands(desk: Desk, hands: Mapping[int, str]) -> list[Text]:
    """Hands in one line each, for who may see them all."""
    rows = []
    for seat, hand in hands.items():
        row = Text.assemble((f" {cars.number(seat)} ", cars.style(seat)), f" {desk.say('hand')} ")
        for card in split_cards(hand):
            row.append(f"{card} ", style="bold bright_red" if card == "H" else "bold")
        rows.append(row)
    return rows


def draw_move(desk: Desk, view: Mapping[str, Any], me: int) -> Text:
    """The move under way in one line."""
    car, moving = view["cars"][me], view["moving"]
    text = Text()
    text.append(f" {cars.number(me)} ", style=cars.style(me))
    text.append(f" {desk.say('gear')} {car['gear']} · ", style="bold")
    text.append(desk.say("moving", speed=moving["speed"], cards="+".join(split_cards(car["play"]))), style="bold")
    text.append(f" · {desk.say('engine')} {car['engine']}")
    text.append(" · " + desk.say("cooldown", cooldown=moving["cooldown"]))
    if moving["adrenaline"]:
        text.append(" · " + desk.say("adrenaline"), style="bold")
    left = draw_left(desk, moving)
    if left:
        text.append(" · " + left, style="bold")
    return text
