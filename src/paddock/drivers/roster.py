"""The drivers by name: the one list that terminal, table, laboratory and page read.

A package of somebody else's adds a driver with an entry point of the group `paddock.drivers`, whose value is an
`Entry`; its `games` say where it can drive.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import cache
from typing import TYPE_CHECKING

from .. import registry
from ..engine import Engine
from ..errors import PaddockError, unknown
from ..game import Game, game, games
from . import given
from .scripts import frozen, levels, thinks
from .searching import Budget
from .tempers import MARK, STEADY, TEMPERS, join, leaning, split

if TYPE_CHECKING:
    from .driver import Driver

SCRIPTED = {"random": 0, "rookie": 1, "club": 2, "racer": 3}
"""The levels of drivers that do as a script says. A game has those that its drivers name."""
THINKING = {"pro": Budget(200, 0.2), "champion": Budget(1000, 1.5)}
"""Drivers that search, in games that a search can ask, and what they may use."""
ABOVE = len(SCRIPTED)


@dataclass(frozen=True)
class Entry:
    """A driver that can be asked for by its name."""

    name: str
    level: int
    """Higher is stronger; 0 chooses at random."""
    about: str
    """What it is for, in a line."""
    offered: bool = True
    """Whether it is offered at the table; what is frozen for measuring is not."""
    script: int | None = None
    """The level of the game's script, for one that does as it says."""
    budget: Budget | None = None
    """What it may use, for one that searches."""
    make: Callable[[Game, Engine, int], Driver] | None = None
    """For one of another package: `make(game, engine, seed)`."""
    games: tuple[str, ...] | None = None
    """Where one of another package can drive; None for every game."""
    temper: str = STEADY
    """What it likes, of answers that are about equally good."""


ABOUT = {
    "random": "takes any legal action",
    "rookie": "a beginner, with a beginner's mistakes",
    "club": "an ordinary evening player",
    "racer": "plans every turn by a script, and knows the tricks",
    "pro": "thinks: 200 playouts a decision, at most 0.2 s at the table",
    "champion": "thinks longer: 1,000 playouts a decision, at most 1.5 s at the table",
}
OF_A_FILE = "from a file of somebody's own"
OF_ITS_OWN = "a driver of the game's own"
FROZEN = "the {} of the first drivers, kept as it was: for measuring only"


@cache
def roster(of: Game) -> Mapping[str, Entry]:
    """The drivers of a game by name, from weak to strong, and after them those that are not offered."""
    found = [
        Entry(name, SCRIPTED.get(name, level), ABOUT.get(name, OF_ITS_OWN), script=level)
        for name, level in levels(of).items()
    ]
    if thinks(of):
        found += [
            Entry(name, ABOVE + i, ABOUT[name], budget=budget) for i, (name, budget) in enumerate(THINKING.items())
        ]
    found += [each for each in _brought() if each.games is None or of.name in each.games]
    found.sort(key=lambda each: each.level)
    for name, level in frozen(of).items():
        first = name.partition("-")[0]
        found.append(Entry(name, SCRIPTED[first], FROZEN.format(first), offered=False, script=level))
    names = {each.name: each for each in found}
    if len(names) < len(found):
        raise PaddockError(f"two drivers of {of.name} have the same name: {', '.join(each.name for each in found)}")
    return names


def _brought() -> list[Entry]:
    """Drivers of other packages."""
    return [registry.load(where, Entry) for where in registry.entry_points("paddock.drivers").values()]


def entry(of: Game | str, name: str) -> Entry:
    """A driver's entry, of the list or by a file; refuses a name that the game does not know."""
    found = game(of) if isinstance(of, str) else of
    known = roster(found)
    plain, temper = split(name)
    if name not in known and plain in known:
        if temper != STEADY and not has_temper(found, known[plain]):
            raise PaddockError(f"{plain} has no temper in {found.name}")
        return replace(known[plain], name=join(plain, temper), temper=temper)
    if name not in known and given.is_given(name):
        return Entry(name, ABOVE, OF_A_FILE, offered=False, make=given.maker(found, name))
    if name not in known and name.partition(MARK)[0] in known:
        raise unknown("temper", name.partition(MARK)[2], TEMPERS)
    if name not in known:
        raise unknown("driver", name, [each for each in known if known[each].offered])
    return known[name]


def has_temper(of: Game, one: Entry) -> bool:
    """Whether a driver can be calm or wild: our own levels can, where a game tells what that means."""
    return one.offered and one.level > 0 and one.make is None and thinks(of) and leaning(of) is not None


def driver_names(of: Game | None = None) -> list[str]:
    """The drivers that a game offers, from weak to strong; without a game, those of any."""
    found = [each for one in ([of] if of is not None else games()) for each in roster(one).values() if each.offered]
    return list(dict.fromkeys(each.name for each in sorted(found, key=lambda each: each.level)))


def usual_driver(of: Game) -> str:
    """Who drives if nobody says: the strongest that answers at once."""
    return [each.name for each in roster(of).values() if each.offered and each.script is not None][-1]
