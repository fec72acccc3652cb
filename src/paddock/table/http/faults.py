"""What is wrong with a file, as a page hears it."""

from __future__ import annotations

from ...errors import Fault
from . import schemas


def fault_of(fault: str) -> schemas.Fault:
    """A fault for programs in English, for people by the word of a message."""
    if isinstance(fault, Fault):
        return schemas.Fault(reason=fault, word=fault.word, values=fault.values)
    return schemas.Fault(reason=fault, word=None, values={})
