"""Circuits of somebody's own: read from a file, checked, and kept as one word.

The word stands where a circuit's name stands, in settings, positions and race files, and holds the whole circuit; so
a race on it can be replayed and verified anywhere.
"""

from __future__ import annotations

import base64
import json
import zlib
from collections.abc import Mapping
from typing import Any

from ..errors import BadFile

PREFIX = "own."
MOST_BYTES = 200_000
"""A circuit file, and a word unpacked."""
MOST_WORD = 60_000
MOST_NAME = 40
LARGE = 1e9
NOT_PACKED = "a circuit as one word is made by `paddock circuit`; this one is cut short or changed"


def is_own(name: object) -> bool:
    """Whether this is a circuit as one word."""
    return isinstance(name, str) and name.startswith(PREFIX)


def read_json(content: bytes, what: str) -> Any:
    """The plain data of a file; raises BadFile."""
    if len(content) > MOST_BYTES:
        raise BadFile(what, [f"{len(content)} bytes; {MOST_BYTES} are the most"])
    try:
        return json.loads(content.decode("utf-8"), parse_constant=_no_number)
    except (ValueError, RecursionError) as error:
        raise BadFile(what, [f"not JSON: {error}"]) from None


def _no_number(word: str) -> float:
    raise ValueError(f"{word} is no number")


def pack(data: Mapping[str, Any]) -> str:
    """A checked circuit as one word; equal circuits have equal words."""
    text = json.dumps(data, separators=(",", ":"), sort_keys=True, ensure_ascii=False)
    packed = base64.urlsafe_b64encode(zlib.compress(text.encode(), 9)).decode().rstrip("=")
    return PREFIX + packed


def unpack(word: str) -> Any:
    """The data of a circuit that is one word, not yet checked; raises BadFile."""
    what = "the circuit"
    packed = word.removeprefix(PREFIX)
    if len(packed) > MOST_WORD:
        raise BadFile(what, [f"{len(packed)} letters; {MOST_WORD} are the most"])
    try:
        stream = zlib.decompressobj()
        text = stream.decompress(base64.urlsafe_b64decode(packed + "=" * (-len(packed) % 4)), MOST_BYTES)
        if not stream.eof:
            raise BadFile(what, [NOT_PACKED])
    except (ValueError, zlib.error):
        raise BadFile(what, [NOT_PACKED]) from None
    return read_json(text, what)


def is_number(value: object) -> bool:
    """A number that can be reckoned with."""
    return isinstance(value, (int, float)) and not isinstance(value, bool) and -LARGE < value < LARGE


def is_point(value: object) -> bool:
    """Two numbers."""
    return isinstance(value, list) and len(value) == 2 and all(map(is_number, value))


def name_faults(data: Mapping[str, Any]) -> list[str]:
    """What is wrong with a circuit's name."""
    name = data.get("name")
    if not isinstance(name, str) or not name.strip() or len(name) > MOST_NAME or not name.isprintable():
        return [f"name: must be a text of 1 to {MOST_NAME} letters"]
    return []
