"""Which rulings the tests cite, and which of them must be cited."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from paddock.locale import Unsaid, ruling

MUST_BE_CITED: dict[str, tuple[int, ...]] = {
    "heat": tuple(range(1, 145)),
    "downforce": tuple(range(1, 111)),
    "formula_d": tuple(range(1, 165)),
}
"""The rulings of each game that must be cited by a test."""

CITED = pytest.StashKey[dict[str, set[str]]]()
"""Where a collection keeps which test files cite a ruling."""


def names(item: pytest.Item) -> tuple[str, ...]:
    """The rulings that a test cites."""
    return tuple(str(name) for mark in item.iter_markers("ruling") for name in mark.args)


def note_rulings(config: pytest.Config, items: Iterable[pytest.Item]) -> None:
    """Check the rulings that tests cite, keep them in the configuration, and write them into the tests' reports."""
    cited: dict[str, set[str]] = {}
    for item in items:
        for mark in item.iter_markers("ruling"):
            if not mark.args:
                raise pytest.UsageError(f"{item.nodeid}: a ruling mark needs a name, such as 'heat 44'")
        for name in names(item):
            try:
                ruling(name)
            except Unsaid as error:
                raise pytest.UsageError(f"{item.nodeid} cites {name!r}: {error}") from None
            item.user_properties.append(("ruling", name))
            cited.setdefault(name, set()).add(str(item.path))
    config.stash[CITED] = cited


def uncited(game: str, cited: Iterable[str]) -> list[str]:
    """The rulings of a game that no test cites."""
    found = set(cited)
    return [name for number in MUST_BE_CITED[game] if (name := f"{game} {number}") not in found]
