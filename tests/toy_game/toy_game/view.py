"""What seats may know: here, everything."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from paddock.looks import Kept, Looks

from .dash import NAME, OVER
from .state import State


def looks(s: State, seats: Iterable[int | None], kept: Kept | None = None) -> Looks:
    shared = {"round": s.round, "laps": s.laps, "spaces": s.course.spaces, "turn": None if s.step == OVER else s.turn}
    cars = [car(s, seat) for seat in range(s.seats)]
    own: dict[int | None, dict[str, Any]] = {seat: cars[seat] for seat in seats if seat is not None}
    return Looks(shared=shared, table="cars", rows=cars, own_rows=own, own={})


def car(s: State, seat: int) -> dict[str, Any]:
    lap, space = divmod(s.at[seat], s.course.spaces)
    return {"seat": seat, "lap": lap, "space": space, "withdrawn": bool(s.out[seat])}


def view(s: State, seat: int | None) -> dict[str, Any]:
    return looks(s, [seat]).view(seat)


def all_seeing(s: State) -> dict[str, Any]:
    return view(s, None)


def decision(s: State, seat: int) -> str:
    return NAME


def round_of(s: State) -> int:
    return s.round
