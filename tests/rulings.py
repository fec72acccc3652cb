"""Which rulings the tests cite, and which of them must be cited."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from paddock.locale import Unsaid, ruling

BASE_GAME: dict[str, tuple[int, ...]] = {
    "heat": (
        *range(1, 29),  # set-up, round, reveal, adrenaline; 29 is about legends
        *range(30, 38),  # adrenaline and react; 38 to 45 are about upgrades
        *range(46, 50),  # slipstream; 50 and 51 are about bonuses and road tokens
        *range(52, 58),  # slipstream and corners; 58 is about a road token
        *range(59, 73),  # spin-out, end of turn, finish; what follows are the modules
        *range(121, 126),  # what this project decides; 126 and 127 are about upgrades
        *range(128, 132),
        138,
    ),
    "downforce": tuple(range(1, 109)),
}
"""The rulings of each game without its modules: each must be cited by a test."""

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
    """The rulings of a game without its modules that no test cites."""
    found = set(cited)
    return [name for number in BASE_GAME[game] if (name := f"{game} {number}") not in found]
