"""What is wrong with a circuit file, in any language."""

from __future__ import annotations

from ..errors import BadFile, Fault
from .messages import say

NO_FIELD = "none"
NUMBERED_FIELDS = ("none", "entry")
"""Places whose field stands in the place itself."""


def is_told(bad: BadFile) -> bool:
    """Whether every fault can be told in every language: those of circuit files can."""
    return all(isinstance(fault, Fault) and "kind" in fault.values for fault in bad.faults)


def tell_fault(fault: Fault, language: str) -> str:
    """A fault of a circuit file with its place."""
    values = fault.values
    said = say(f"circuit-fault-{fault.word}", language, **values)
    field, kind = values["field"], values["kind"]
    if field == NO_FIELD and kind == "none":
        return said
    place = say("circuit-place", language, **values)
    if field != NO_FIELD and kind not in NUMBERED_FIELDS:
        place = say("circuit-place-field", language, place=place, field=field)
    return f"{place}: {said}"


def tell_faults(bad: BadFile, language: str) -> str:
    """All faults of a circuit file in one line."""
    told = [tell_fault(fault, language) for fault in bad.faults if isinstance(fault, Fault)]
    return say("circuit-faults", language, file=bad.name, faults="; ".join(told))
