"""What a client is told when something was not done."""

from __future__ import annotations

from .messages import Refusal

MOST_REASON = 400


def refusal(error: Exception | str, allowed: list[str] | None = None, word: str | None = None) -> Refusal:
    """What was refused, by which rule, and what is allowed; `word` names it for people."""
    reason = str(error)
    if len(reason) > MOST_REASON:
        reason = reason[:MOST_REASON] + " ..."
    return {
        "reason": reason,
        "word": getattr(error, "word", word),
        "values": getattr(error, "values", {}),
        "ruling": getattr(error, "ruling", None),
        "allowed": allowed or [],
    }
