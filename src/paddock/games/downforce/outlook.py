"""What a look ahead tells of Downforce: where the cars of a card end, what is blocked, which bets are opened."""

from __future__ import annotations

from collections import Counter

from ...event import Event
from ...outlook import Outlook, spread

SETTLED = ("dropped", "betting", "over", "bought", "set-aside", "unsold")


def is_settled(happened: list[Event], seat: int) -> bool:
    """Whether the seat's card is done, or its bid has been shown: the next card, a bet or the end."""
    if any(event.kind in SETTLED for event in happened):
        return True
    played = [i for i, event in enumerate(happened) if event.kind == "played"]
    mine = [i for i in played if happened[i].seat == seat]
    return len(played) > 1 if mine else len(played) > 0


def summarise(futures: list[list[Event]], seat: int) -> Outlook:
    """The spread over imagined races. `ends` are cells of the last car that moved, -1 for home."""
    count = len(futures)
    own = [_own_card(future, seat) for future in futures]
    ends = Counter(_last_end(future) for future in own)
    ends.pop(None, None)
    spreads = {"lost": spread([sum(e["lost"] for e in future if e.kind == "blocked") for future in own])}
    bids = [event for future in futures for event in future if event.kind == "bid" and event.seat == seat]
    if bids:
        spreads["bid"] = spread([event["amount"] for event in bids])
    chances = {kind: _share(own, kind) for kind in ("blocked", "crossed", "home")}
    chances["bought"] = sum(any(e.kind == "bought" and e.seat == seat for e in f) for f in futures) / count
    return Outlook(
        samples=count,
        chances=chances,
        spreads=spreads,
        ends={end: times / count for end, times in ends.most_common() if end is not None},
    )


def _own_card(future: list[Event], seat: int) -> list[Event]:
    """What happens until another card is played."""
    found: list[Event] = []
    for event in future:
        if event.kind == "played" and event.seat != seat:
            break
        found.append(event)
    return found


def _last_end(future: list[Event]) -> int | None:
    ends = [event["target"] for event in future if event.kind == "stepped"]
    return ends[-1] if ends else None


def _share(own: list[list[Event]], kind: str) -> float:
    return sum(any(event.kind == kind for event in future) for future in own) / len(own)
