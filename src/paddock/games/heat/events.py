"""What the four numbers of an event mean, and who may see them; draws as text."""

from __future__ import annotations

from ...errors import BadText
from ...event import EventKind
from . import happenings as h
from .catalog import IDS
from .tables import LETTERS

CARD_WORDS: tuple[str, ...] = (*LETTERS, *IDS)

KINDS: dict[int, EventKind] = {
    h.GRID: EventKind("grid", ("box", "spot")),
    h.ROUND: EventKind("round", ("round", "first")),
    h.SHIFTED: EventKind("shifted", ("before", "gear")),
    h.LAID: EventKind("laid", ("card",), secret=True),
    h.REVEALED: EventKind("revealed", ("card",), opens=True),
    h.FLIPPED: EventKind("flipped", ("card", "pile")),
    h.NO_FLIP: EventKind("no-flip", ()),
    h.SPEED: EventKind("speed", ("speed",)),
    h.MOVED: EventKind("moved", ("source", "target", "steps", "why")),
    h.BLOCKED: EventKind("blocked", ("steps", "gained")),
    h.ADRENALINE: EventKind("adrenaline", ()),
    h.PUSHED: EventKind("pushed", ("gained", "speed")),
    h.BOOSTED: EventKind("boosted", ("gained", "speed")),
    h.PAID: EventKind("paid", ("heat", "why", "engine")),
    h.COOLED: EventKind("cooled", ("heat", "engine")),
    h.SLIPSTREAMED: EventKind("slipstreamed", ("steps",)),
    h.CORNER: EventKind("corner", ("corner", "speed", "limit", "cost")),
    h.SPUN_OUT: EventKind("spun-out", ("corner", "gear")),
    h.STRESSED: EventKind("stressed", ("stress",)),
    h.DROPPED: EventKind("dropped", ("card",)),
    h.CLEARED: EventKind("cleared", ("cards", "top")),
    h.DREW: EventKind("drew", ("card",), private=("card",)),
    h.SHUFFLED: EventKind("shuffled", ("cards",)),
    h.CLUTTERED: EventKind("cluttered", ("gear",)),
    h.LAPPED: EventKind("lapped", ("lap", "laps")),
    h.CROSSED: EventKind("crossed", ()),
    h.PLACED: EventKind("placed", ("place",)),
    h.WITHDREW: EventKind("withdrew", ("place",)),
    h.OVER: EventKind("over", ("rounds",)),
    h.READY: EventKind("ready", ()),
    h.DRIVEN: EventKind("driven", ("source", "target", "speed", "engine")),
    h.OFFERED: EventKind("offered", ("card",)),
    h.PICKED: EventKind("picked", ("card",)),
    h.SWAPPED: EventKind("swapped", ("card", "taken")),
    h.WEATHER: EventKind("weather", ("weather",)),
    h.ROAD: EventKind("road", ("corner", "token")),
    h.LEGEND_CARD: EventKind("legend-card", ("legend",)),
    h.CHOSE: EventKind("chose", ("card", "value")),
    h.UNPAID: EventKind("unpaid", ("card",)),
    h.RELIEVED: EventKind("relieved", ("stress",)),
    h.SCRAPPED: EventKind("scrapped", ("card",)),
    h.SALVAGED: EventKind("salvaged", ("card",)),
    h.REFRESHED: EventKind("refreshed", ("card",)),
    h.PLAYED: EventKind("played", ("card", "speed")),
    h.ACCELERATED: EventKind("accelerated", ("gained", "speed")),
    h.SPONSORED: EventKind("sponsored", ("card",), private=("card",)),
    h.NO_SPONSOR: EventKind("no-sponsor", ()),
    h.SPENT: EventKind("spent", ("card",)),
    h.MEANT: EventKind("meant", ("gear",), secret=True),
    h.TAKEN_BACK: EventKind("taken-back", ("card",)),
    h.REDREW: EventKind("redrew", ()),
    h.RETIRED: EventKind("retired", ("place",)),
    h.PRESSED: EventKind("pressed", ("corner", "slipped")),
    h.UNSEALED: EventKind("unsealed", (), opens=True),
    h.VERDICT: EventKind("verdict", ("won", "place", "cars", "rounds")),
    h.STOPPED: EventKind("stopped", ("rounds",)),
}
"""A spot is twice the spaces from one lap before the first finish line, plus 1 in lane 2; see state.py."""


def write_card(kind: int) -> str:
    """A drawn card as it stands in a race file."""
    return CARD_WORDS[kind]


def read_card(word: str) -> int:
    """The kind of a card from its letter, or from the name of an upgrade."""
    if word not in CARD_WORDS:
        raise BadText(f"{word!r} is no card; cards are {' '.join(LETTERS)}, b01 to b17, a01 to a31 and s01 to s05")
    return CARD_WORDS.index(word)
