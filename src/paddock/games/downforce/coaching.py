"""What a coach points out in Downforce: how far a card takes one's own cars and the others', and what is lost."""

from __future__ import annotations

from collections.abc import Sequence

from ...advice import Fact
from ...event import Event
from .state import State

OWN, OTHERS, LOST = 0.1, -0.03, -0.15
"""What a space is worth, in places, by rule of thumb: it ranks reasons and decides nothing else."""


def facts(s: State, seat: int, futures: Sequence[Sequence[Sequence[Event]]]) -> list[Fact]:
    """What an answer brings until the seat's card is done."""
    moves = [_own_card(future[0], seat) for future in futures]
    mine = {car for car, owner in enumerate(s.owner) if owner == seat + 1}
    own, others = ([_steps(move, mine, ours) for move in moves] for ours in (True, False))
    lost = [sum(e["lost"] for e in move if e.kind == "blocked" and e["car"] in mine) for move in moves]
    return [
        _fact("own", OWN, own),
        _fact("others", OTHERS, others),
        _fact("lost", LOST, lost),
    ]


def _fact(name: str, worth: float, spaces: list[int]) -> Fact:
    mean = sum(spaces) / len(spaces)
    return Fact(name, worth * mean, {"spaces": round(mean)})


def _own_card(move: Sequence[Event], seat: int) -> list[Event]:
    """What happens until somebody else's card."""
    stop = next((i for i, event in enumerate(move) if event.kind == "played" and event.seat != seat), len(move))
    return list(move[:stop])


def _steps(move: list[Event], mine: set[int], ours: bool) -> int:
    return sum(event["steps"] for event in move if event.kind == "drove" and (event["car"] in mine) == ours)
