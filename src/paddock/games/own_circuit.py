"""Circuits of somebody's own: read from a file, checked, and kept as one word.

The word stands where a circuit's name stands, in settings, positions and race files, and holds the whole circuit; so
a race on it can be replayed and verified anywhere.
"""

from __future__ import annotations

import base64
import json
import zlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ..errors import BadFile, Fault

PREFIX = "own."
MOST_BYTES = 200_000
"""A circuit file, and a word unpacked."""
MOST_WORD = 60_000
MOST_NAME = 40
LARGE = 1e9
NOT_PACKED = "a circuit as one word is made by `paddock circuit`; this one is cut short or changed"


@dataclass(frozen=True)
class Place:
    """Where in a circuit file something is wrong: a field, or the field of a numbered thing."""

    field: str = ""
    kind: str = "none"
    """none, bend, bends, corner, corners, point or entry: what is numbered; of bends and corners, two are."""
    number: int = 0
    other: int = 0

    def __str__(self) -> str:
        if self.kind in ("none", "entry"):
            return f"{self.field} {self.number}" if self.number else self.field
        thing = "road, point" if self.kind == "point" else self.kind
        numbers = f"{self.number} and {self.other}" if self.other else str(self.number)
        return f"{thing} {numbers}" + (f", {self.field}" if self.field else "")

    def fault(self, text: str, word: str, **values: object) -> Fault:
        """What is wrong here, in English, and as the message `circuit-fault-WORD` with its values."""
        told = {name: str(value) for name, value in values.items()}
        where = {"kind": self.kind, "field": self.field or "none", "number": str(self.number), "other": str(self.other)}
        return Fault(f"{self}: {text}" if str(self) else text, word, **where, **told)


WHOLE_FILE = Place()


def is_own(name: object) -> bool:
    """Whether this is a circuit as one word."""
    return isinstance(name, str) and name.startswith(PREFIX)


def read_json(content: bytes, what: str) -> Any:
    """The plain data of a file; raises BadFile."""
    if len(content) > MOST_BYTES:
        size = len(content)
        text = f"{size} bytes; {MOST_BYTES} are the most"
        raise BadFile(what, [WHOLE_FILE.fault(text, "large", size=size, most=MOST_BYTES)])
    try:
        return json.loads(content.decode("utf-8"), parse_constant=_no_number)
    except (ValueError, RecursionError) as error:
        detail = str(error)[:200]
        raise BadFile(what, [WHOLE_FILE.fault(f"not JSON: {detail}", "not-json", detail=detail)]) from None


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


def unknown_faults(data: Mapping[str, Any], known: Sequence[str], place: Place = WHOLE_FILE) -> list[str]:
    """Fields that nobody knows."""
    faults: list[str] = []
    for name in (repr(str(name)[:20]) for name in data if name not in known):
        there = ", ".join(known)
        faults.append(place.fault(f"{name} is not known; there is {there}", "unknown", name=name, known=there))
    return faults


def name_faults(data: Mapping[str, Any], place: Place = WHOLE_FILE) -> list[str]:
    """What is wrong with a circuit's name, or with that of a thing on it."""
    name = data.get("name")
    if not isinstance(name, str) or not name.strip() or len(name) > MOST_NAME or not name.isprintable():
        here = Place("name", place.kind, place.number)
        return [here.fault(f"must be a text of 1 to {MOST_NAME} letters", "name", most=MOST_NAME)]
    return []


def object_faults(data: Any, place: Place = WHOLE_FILE) -> list[str]:
    """Whether there are fields at all."""
    return [] if isinstance(data, dict) else [place.fault("must be an object", "object")]


def form_faults(data: Any, known: Sequence[str]) -> list[str]:
    """What is wrong with a circuit file whatever its game: it must be an object with a name and known fields."""
    return object_faults(data) or unknown_faults(data, known) + name_faults(data)


def laid_faults(faults: Sequence[str]) -> list[str]:
    """What is wrong with the whole circuit that follows from a file, told of the file."""
    return [Place("bends").fault(f"no road can be laid so: {fault}", "laid", detail=fault) for fault in faults]


def reader(complete: Callable[[Any, str], Mapping[str, Any]]) -> Callable[[Any, str], str]:
    """What makes one word of a file's content: `complete` raises BadFile with every fault."""

    def read(data: Any, what: str) -> str:
        complete(data, what)
        return pack(data)

    return read
