"""What changed between two pieces of plain data, and how to bring one up to the other.

A change is a list: the names and places that lead to an object, then the members of that object that are new, with
their values. So `["cars", 2, {"gear": 3}]` says that the gear of the third car is 3. See docs/protocol.md.
"""

from __future__ import annotations

from typing import Any

Change = tuple[Any, ...]
Object = dict[str, Any]


class Comparison:
    """Finds changes, and remembers those of objects that several pieces of data share.

    Both sides must live as long as this.
    """

    def __init__(self) -> None:
        self._known: dict[tuple[int, int], list[Change] | None] = {}

    def changes(self, before: Object, now: Object, *path: str | int) -> list[Change]:
        """The changes that make `now` out of `before`, both of which stand at the end of a path."""
        found: list[Change] = []
        members: Object = {}
        for name, value in now.items():
            was = before[name]
            if was is value:
                continue
            kind = type(value)
            inside = None
            if kind is list and value and type(value[0]) is dict:
                inside = self._in_rows(was, value)
            elif was == value:
                continue
            elif kind is dict and type(was) is dict and was.keys() == value.keys():
                inside = self.changes(was, value)
            if inside is None:
                members[name] = value
            else:
                found += [(*path, name, *change) for change in inside]
        if members:
            found.append((*path, members))
        return found

    def _in_rows(self, was: Any, rows: list[Any]) -> list[Change] | None:
        """The changes in a list of objects; None if it has to be given whole."""
        if type(was) is not list or len(was) != len(rows):
            return None
        found = []
        for place, row in enumerate(rows):
            inside = self._in_row(was[place], row)
            if inside is None:
                return None
            found += [(place, *change) for change in inside]
        return found

    def _in_row(self, was: Any, row: Any) -> list[Change] | None:
        """The changes in one object of a list; None if its members are not the same."""
        both = id(was), id(row)
        if both not in self._known:
            alike = type(was) is dict and type(row) is dict and was.keys() == row.keys()
            self._known[both] = self.changes(was, row) if alike else None
        return self._known[both]


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
