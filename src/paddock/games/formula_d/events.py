"""What the four numbers of an event mean. Everything lies open, so nothing is private."""

from __future__ import annotations

from ...errors import BadText
from ...event import EventKind
from . import happenings as h

KINDS: dict[int, EventKind] = {
    h.WEATHER: EventKind("weather", ("weather", "before")),
    h.TUNED: EventKind("tuned", ("zone", "points")),
    h.FITTED: EventKind("fitted", ("tyres",)),
    h.GRID_ROLL: EventKind("grid-roll", ("roll",)),
    h.GRID: EventKind("grid", ("place", "cell")),
    h.ROUND: EventKind("round", ("round",)),
    h.START: EventKind("start", ("roll",)),
    h.SHIFTED: EventKind("shifted", ("gear", "before")),
    h.ROLLED: EventKind("rolled", ("gear", "die")),
    h.NITRO: EventKind("nitro", ("cells",)),
    h.DRIFTED: EventKind("drifted", ("cells",)),
    h.EXTRA: EventKind("extra", ("cells",)),
    h.STEPPED: EventKind("stepped", ("source", "target", "left")),
    h.DROVE: EventKind("drove", ("source", "target", "cells")),
    h.BRAKED: EventKind("braked", ("brakes", "tyres")),
    h.OVERSHOT: EventKind("overshot", ("cells", "tyres")),
    h.SPUN: EventKind("spun", ("cell",)),
    h.STOPPED: EventKind("stopped", ("corner", "stops", "needed")),
    h.SLIPPED: EventKind("slipped", ("behind",)),
    h.CARRIED: EventKind("carried", ("brakes",)),
    h.WORN: EventKind("worn", ("zone", "points", "left", "cause")),
    h.DEBRIS: EventKind("debris", ("cell",)),
    h.DEBRIS_ROLL: EventKind("debris-roll", ("roll", "most")),
    h.COLLISION: EventKind("collision", ("roll", "other", "most")),
    h.ENGINE: EventKind("engine", ("roll", "most")),
    h.OUT: EventKind("out", ("cell", "cause")),
    h.LAPPED: EventKind("lapped", ("lap",)),
    h.HOME: EventKind("home", ("place",)),
    h.IN_BOX: EventKind("in-box", ("tyres",)),
    h.PIT_ROLL: EventKind("pit-roll", ("roll", "cells")),
    h.REPAIRED: EventKind("repaired", ("zone", "left")),
    h.HELD: EventKind("held", ("cell",)),
    h.NOISE: EventKind("noise", ("roll",)),
    h.POLICE: EventKind("police", ("speed", "lap")),
    h.AWARDED: EventKind("awarded", ("zone", "left")),
    h.DROPPED: EventKind("dropped", ("cell",)),
    h.RADIO: EventKind("radio", ("other", "roll", "zone")),
    h.QUALIFIED: EventKind("qualified", ("throws",)),
    h.ABORTED: EventKind("aborted", ("throws",)),
    h.PLACED: EventKind("placed", ("place",)),
    h.SCORED: EventKind("scored", ("points", "team")),
    h.WITHDREW: EventKind("withdrew", ("place",)),
    h.OVER: EventKind("over", ("rounds",)),
}
"""Zones, tyres, weather and causes are numbered as in tables.py and happenings.py; `most` is the highest roll that
hits; `left` of a loss is what the zone still has."""


def write_card(kind: int) -> str:
    """There are no cards."""
    raise BadText(f"Formula D has no cards; there is none with the number {kind}")


def read_card(name: str) -> int:
    """There are no cards."""
    raise BadText(f"Formula D has no cards, so {name[:40]!r} cannot be drawn")
