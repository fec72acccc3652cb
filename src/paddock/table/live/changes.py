"""What changed between two pieces of plain data, and how to bring one up to the other.

A change is a list: the names and places that lead to an object, then the members of that object that are new, with
their values. So `["cars", 2, {"gear": 3}]` says that the gear of the third car is 3. See docs/protocol.md.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

import msgspec

Object = dict[str, Any]
encode = msgspec.json.encode


class Comparison:
    """Finds changes, and remembers those of parts that several pieces of data share.

    Changes are found as JSON, each without the bracket that opens it, so that a path can be put before them. Both
    sides must live as long as this.
    """

    def __init__(self) -> None:
        self._known: dict[tuple[int, int], list[bytes] | None] = {}

    def changes(self, before: Mapping[str, Any], now: Mapping[str, Any]) -> list[bytes]:
        """The changes in an object; a member that is there no more is null."""
        found: list[bytes] = []
        members: Object = dict.fromkeys(before.keys() - now.keys())
        for name, value in now.items():
            if name not in before:
                members[name] = value
                continue
            was = before[name]
            if was is value:
                continue
            inside = self.inside(was, value)
            if inside is None:
                members[name] = value
            elif inside:
                found += at((name,), inside)
        if members:
            found.append(encode(members) + b"]")
        return found

    def inside(self, was: Any, now: Any) -> list[bytes] | None:
        """The changes in whatever stands somewhere; None if it has to be given whole."""
        if was is now:
            return []
        kind = type(now)
        if kind is not type(was) or (kind is not dict and kind is not list):
            return [] if was == now else None
        both = id(was), id(now)
        if both in self._known:
            return self._known[both]
        inside: list[bytes] | None
        if kind is list and now and type(now[0]) is dict:
            inside = self._in_rows(was, now)
        elif was == now:
            inside = []
        else:
            inside = self.changes(was, now) if kind is dict and was.keys() == now.keys() else None
        self._known[both] = inside
        return inside

    def _in_rows(self, was: list[Any], rows: list[Any]) -> list[bytes] | None:
        """The changes in a list of objects; None if it has to be given whole."""
        if len(was) != len(rows):
            return None
        found: list[bytes] = []
        for place, (old, row) in enumerate(zip(was, rows, strict=True)):
            inside = self.inside(old, row)
            if inside is None:
                return None
            if inside:
                found += at((place,), inside)
        return found


def at(path: tuple[str | int, ...], changes: list[bytes]) -> list[bytes]:
    """The same changes with a path before them."""
    head = _path(path)
    return [head + change for change in changes]


@lru_cache(maxsize=1024)
def _path(path: tuple[str | int, ...]) -> bytes:
    return encode(path)[1:-1] + b","


def whole(changes: list[bytes]) -> bytes:
    """Changes as they are sent: with their brackets, and commas between them."""
    return b",".join([b"[" + change for change in changes])


def changed(data: Any, made: list[list[Any]]) -> Any:
    """The data after these changes; what was given stays as it was."""
    for *path, members in made:
        data = _with(data, path, members)
    return data


def _with(data: Any, path: list[str | int], members: Object) -> Any:
    if not path:
        return {**data, **members}
    copy = data.copy()
    copy[path[0]] = _with(data[path[0]], path[1:], members)
    return copy
