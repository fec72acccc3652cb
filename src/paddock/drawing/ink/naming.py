"""What every board needs around its drawing: the circuit as text, and a name for its class and ids."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from typing import Any


def as_text(circuit: Mapping[str, Any]) -> str:
    """The circuit as text, whatever kind of mapping holds it."""
    return json.dumps(circuit, sort_keys=True, default=dict)


def content_name(circuit: Mapping[str, Any], *content: object) -> str:
    """A name for class and ids that differs wherever the drawing differs."""
    whole = as_text(circuit) + repr(content)
    return "paddock-" + hashlib.sha256(whole.encode()).hexdigest()[:8]
