"""Words for a mistake: how what was played and the better answer differ, in what the game can tell."""

from __future__ import annotations

from typing import Any

from ..locale import say
from ..locale.messages import is_said
from .judged import Verdict

LEAST_DIFFERENCE = 0.05
"""In chances, to be worth a word."""


def signed(number: float, digits: int = 1) -> str:
    """A number with its sign; a minus as it is printed."""
    rounded = round(number, digits)
    return f"{rounded:+.{digits}f}".replace("-", "−") if rounded else f"{0:.{digits}f}"


def points(win: float) -> int:
    """A chance in hundredths."""
    return round(100 * win)


def facts(verdict: Verdict, language: str) -> tuple[list[str], list[str]]:
    """What is to be said of what was played, and of the better answer, each in its own few words."""
    if verdict.ahead is None:
        return [], []
    played, better = verdict.ahead
    first, second = _spreads(played, better, language)
    for name, chance in played["chances"].items():
        other = better["chances"].get(name, 0.0)
        if abs(chance - other) >= LEAST_DIFFERENCE and is_said(f"report-chance-{name}"):
            first.append(say(f"report-chance-{name}", language, percent=points(chance)))
            second.append(say(f"report-chance-{name}", language, percent=points(other)))
    return first, second


def _spreads(played: dict[str, Any], better: dict[str, Any], language: str) -> tuple[list[str], list[str]]:
    first, second = [], []
    for name, spread in played["spreads"].items():
        other = better["spreads"].get(name)
        if other is not None and spread[1] != other[1] and is_said(f"report-ahead-{name}"):
            word = say(f"report-ahead-{name}", language)
            first.append(f"{word} {spread[1]}")
            second.append(f"{word} {other[1]}")
    return first, second


def mishaps(verdict: Verdict, language: str) -> str | None:
    """How often something goes wrong on the way, if that differs."""
    played, better = verdict.mishaps
    if abs(played - better) < LEAST_DIFFERENCE:
        return None
    return say("report-mishaps", language, played=points(played), better=points(better))


def best_move(verdict: Verdict, name: str, language: str) -> str:
    """The best move of a race in a sentence."""
    return say(
        "report-best-move",
        language,
        name=name,
        round=verdict.round,
        played=verdict.played,
        points=points(verdict.gained.win),
        places=f"{verdict.gained.places:.1f}",
    )
