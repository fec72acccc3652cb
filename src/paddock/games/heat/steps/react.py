"""Steps 4 and 5: adrenaline, then everything that cards, gear and road offer, in any order."""

from __future__ import annotations

from .... import menu
from ....control import Control, Options
from .. import catalog, costs, symbols, tables, turn
from ..state import State

STEP = tables.REACT
NAME = "react"


def asked(s: State) -> int:
    seat = turn.mover(s)
    return 1 << seat if symbols.can_react(s, seat) else 0


def offer(s: State, seat: int, out: Options) -> None:
    add_legal(s, seat, tables.DONE, out)
    add_legal(s, seat, tables.BOOST, out)
    add_legal(s, seat, tables.ADRENALINE, out)
    add_amounts(s, seat, tables.COOL, symbols.coolable(s, seat, s.at[seat]), out)
    if s.kinds == tables.BASE_KINDS:
        return
    add_legal(s, seat, tables.ACCELERATE, out)
    add_amounts(s, seat, tables.RELIEVE, s.relief, out)
    add_amounts(s, seat, tables.PAY, s.due, out)
    add_amounts(s, seat, tables.SCRAP, s.scrap, out)
    for kind in range(catalog.FIRST_ADVANCED, catalog.FIRST_SPONSOR):
        if catalog.DIRECT[kind]:
            add_legal(s, seat, tables.DIRECT + kind, out)
    if s.salvage:
        for kind in range(s.kinds):
            add_legal(s, seat, tables.SALVAGE + kind, out)


def add_legal(s: State, seat: int, action: int, out: Options) -> None:
    if refuse(s, seat, action) == 0:
        menu.add(out, action)


def add_amounts(s: State, seat: int, action: int, most: int, out: Options) -> None:
    for amount in range(1, most + 1):
        add_legal(s, seat, action + amount, out)


def refuse(s: State, seat: int, action: int) -> int:
    refused = symbols.refuse(s, seat, action)
    return refused if refused or s.kinds == tables.BASE_KINDS else costs.refuse(s, seat, action)


def take(s: State, c: Control, seat: int, action: int) -> None:
    if action == tables.DONE:
        go_on(s, c)
    else:
        symbols.use(s, c, seat, action)
        if s.due:
            costs.open_costs(s, seat)


def quiet(s: State, seat: int) -> int:
    """Cool down, nothing else."""
    cool = symbols.coolable(s, seat, s.at[seat])
    return tables.COOL + cool if cool > 0 else tables.DONE


def go_on(s: State, c: Control) -> None:
    """What must still be done is done now (heat 34)."""
    symbols.leave(s, c, turn.mover(s))
    s.step = tables.SLIPSTREAMING
