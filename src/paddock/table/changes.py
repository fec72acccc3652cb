"""What changed between two pieces of plain data, and how to bring one up to the other.

A change is a list: the names and places that lead to an object, then the members of that object that are new, with
their values. So `["cars", 2, {"gear": 3}]` says that the gear of the third car is 3. See docs/protocol.md.
"""

from __future__ import annotations

from typing import Any

Change = tuple[Any, ...]
Object = dict[str, Any]


def changes(before: Object, now: Object, *path: str | int) -> list[Change]:
    """The changes that make `now` out of `before`, both of which stand at the end of a path."""
    found: list[Change] = []
    _find(before, now, path, found)
    return found


def _find(before: Object, now: Object, path: tuple[str | int, ...], found: list[Change]) -> None:
    members: Object = {}
    for name, value in now.items():
        was = before[name]
        if was is value or was == value:
            continue
        if type(value) is dict and _are_alike(was, value):
            _find(was, value, (*path, name), found)
        elif type(value) is list and _are_rows_alike(was, value):
            for place, row in enumerate(value):
                if was[place] is not row and was[place] != row:
                    _find(was[place], row, (*path, name, place), found)
        else:
            members[name] = value
    if members:
        found.append((*path, members))


def _are_alike(was: Any, value: Object) -> bool:
    """Whether both are objects with the same members."""
    return type(was) is dict and was.keys() == value.keys()


def _are_rows_alike(was: Any, value: list[Any]) -> bool:
    """Whether both are lists of as many objects, each with the same members."""
    if type(was) is not list or len(was) != len(value):
        return False
    return all(type(row) is dict and _are_alike(was[place], row) for place, row in enumerate(value))


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
