"""The lab: races by the thousand, what they say, and environments for learning.

Environments need the packages of `paddock[lab]`, ratings those of `paddock[compare]`; simulating needs nothing.
"""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from ..game import Game
from ..game import game as open_game
from ..report import Report, report
from .compare import Comparison, compare
from .result import Result
from .simulate import simulate

if TYPE_CHECKING:
    from .batches import Batch

__all__ = ["Comparison", "Report", "Result", "aec", "batch", "compare", "report", "simulate", "single"]


def batch(
    game: Game | str,
    races: int,
    options: Mapping[str, object] | None = None,
    *,
    drivers: Sequence[str | None] | None = None,
    seed: int = 0,
    reward: str = "place",
    threads: int = 1,
) -> "Batch":
    """Many races that one call steps, in compiled code: `batch("heat", 1024, {"circuit": "usa", "seats": 6})`.

    `drivers` names who decides for each seat, None for a seat that you decide for; without it these are all seats.
    """
    from .batches import Batch

    return Batch(game, races, options, drivers=drivers, seed=seed, reward=reward, threads=threads)


def aec(game: Game | str, *, reward: str = "place", render_mode: str | None = None, **options: object) -> Any:
    """A race in which every seat is an agent, as PettingZoo has it: `aec("heat", circuit="usa", seats=6)`."""
    from .all_seats import all_seats

    return all_seats(game, options, reward, render_mode)


def single(
    game: Game | str,
    drivers: str | Sequence[str] = "rookie",
    *,
    seat: int = 0,
    reward: str = "place",
    **options: object,
) -> Any:
    """A seat against drivers, as Gymnasium has it: `single("heat", "racer", circuit="usa", seats=6)`."""
    from .one_seat import OneSeat

    return OneSeat(game, options, drivers, seat, reward)


def fields(game: Game | str) -> dict[str, tuple[int, ...]]:
    """The parts of an observation by name, with their shapes, in the order in which they stand."""
    of = open_game(game) if isinstance(game, str) else game
    return {field.name: field.shape for field in of.observation.fields}
