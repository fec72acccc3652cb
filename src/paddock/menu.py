"""Listing what may be answered."""

from __future__ import annotations

from .control import Options


def add(out: Options, action: int) -> None:
    """One more legal action."""
    out.action[out.count] = action
    out.count += 1
