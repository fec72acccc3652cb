"""What the four numbers of an event mean, and who may see them; draws as text."""

from __future__ import annotations

from ...errors import BadText
from ...event import EventKind
from . import happenings as h
from .tables import CARD_NAMES

KINDS: dict[int, EventKind] = {
    h.GRID: EventKind("grid", ("car", "box", "cell")),
    h.DREW: EventKind("drew", ("card",), private=("card",)),
    h.OFFERED: EventKind("offered", ("car", "power", "lots")),
    h.SEALED: EventKind("sealed", ("bid",), private=("bid",)),
    h.BID: EventKind("bid", ("card", "amount", "how", "car"), opens=True),
    h.BOUGHT: EventKind("bought", ("car", "price", "power")),
    h.SET_ASIDE: EventKind("set-aside", ("car", "power"), opens=True),
    h.UNSOLD: EventKind("unsold", ("car", "power")),
    h.KEPT: EventKind("kept", ("power",), private=("power",)),
    h.SHOWN: EventKind("shown", ("power",), opens=True),
    h.DEALT_CAR: EventKind("dealt-car", ("car",)),
    h.POOLED: EventKind("pooled", ("cards",)),
    h.FIRST: EventKind("first", ("box",)),
    h.PLAYED: EventKind("played", ("card", "upward")),
    h.LEFT_OUT: EventKind("left-out", ("colour", "steps")),
    h.TOOK: EventKind("took", ("car", "steps")),
    h.STEPPED: EventKind("stepped", ("car", "source", "target", "left")),
    h.DROVE: EventKind("drove", ("car", "source", "target", "steps")),
    h.BLOCKED: EventKind("blocked", ("car", "lost", "cell")),
    h.WASTED: EventKind("wasted", ("car", "steps")),
    h.STEERS: EventKind("steers", ("car",)),
    h.FARTHER: EventKind("farther", ("car", "power", "steps")),
    h.CROSSED: EventKind("crossed", ("car", "line")),
    h.LAPPED: EventKind("lapped", ("car", "lap")),
    h.HOME: EventKind("home", ("car", "place")),
    h.DROPPED: EventKind("dropped", ("cards",), opens=True),
    h.BETTING: EventKind("betting", ("line",)),
    h.BET: EventKind("bet", ("line", "car"), private=("car",)),
    h.STALLED: EventKind("stalled", ("car", "cell")),
    h.BET_OPENED: EventKind("bet-opened", ("line", "car", "place", "money"), opens=True),
    h.PRIZE: EventKind("prize", ("car", "place", "money", "price")),
    h.RECKONED: EventKind("reckoned", ("prizes", "bets", "prices", "total")),
    h.PLACED: EventKind("placed", ("place",), opens=True),
    h.WITHDREW: EventKind("withdrew", ("place",)),
    h.OVER: EventKind("over", ("cards",)),
}
"""Cars, colours and powers are numbered as in tables.py. A card is its number; -1 is none. Of a step, source and
target are cells, and target -1 is home. The seat of an event about a car is its owner, if it has one."""


def write_card(kind: int) -> str:
    """A drawn card as it stands in a race file."""
    return CARD_NAMES[kind]


def read_card(name: str) -> int:
    """The number of a card from its name."""
    if name not in CARD_NAMES:
        raise BadText(f"{name!r} is no card; cards are {CARD_NAMES[0]} to {CARD_NAMES[-1]}")
    return CARD_NAMES.index(name)
