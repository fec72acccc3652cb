"""What an answer is worth: the rest of the race driven by racers, again and again, on what the seat may know.

All answers meet the same deals and the same luck, so differences between them are sharper than the figures themselves.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

from ..dealer import plain_luck, seeded
from ..drivers.scripts import CompiledScript, levels, scripts, thinks
from ..engine import Position
from ..race import Race
from ..registry import part

RACER = "racer"
MOST_DECISIONS = 100_000
STRIDE = 1_000_003
"""Between the seeds of one judgement and those of the next."""


@dataclass(frozen=True)
class Judged:
    """An answer, and how the races ended in which it was given: 1 for each that was won, and every place."""

    answer: str
    wins: tuple[int, ...]
    places: tuple[int, ...]

    @property
    def win(self) -> float:
        """The share of races that were won."""
        return sum(self.wins) / len(self.wins)

    @property
    def place(self) -> float:
        """The mean place."""
        return sum(self.places) / len(self.places)

    def margin(self, other: Judged) -> tuple[float, float]:
        """How many more races it wins than another answer, as a share, and the standard error of that."""
        gaps = [mine - theirs for mine, theirs in zip(self.wins, other.wins, strict=True)]
        mean = sum(gaps) / len(gaps)
        spread = sum((gap - mean) ** 2 for gap in gaps) / max(1, len(gaps) - 1)
        return mean, sqrt(spread / len(gaps))


def likely(race: Race, seat: int, deal: int) -> Position:
    """The position with all that a seat cannot know dealt as it is likely to be: others bid and bet as racers do."""
    imagined = race.imagined(seat, seeded(race.engine, deal))
    if thinks(race.game):
        plain = race.plain()
        script = part("drivers", race.game, CompiledScript)
        assert script is not None
        script.deal(plain, plain_luck(deal), seat)
        imagined.load(plain.save())
    return imagined


def judge(race: Race, seat: int, answers: Sequence[str], playouts: int, seed: int) -> list[Judged]:
    """What each answer is worth, the best first. Nothing that the seat cannot know has a part in it."""
    engine, drive = race.engine, scripts(race.game, race.engine).drive
    seated = [levels(race.game)[RACER]] * race.seats
    actions = {answer: race.read_answer(answer) for answer in answers}
    wins: dict[str, list[int]] = {answer: [] for answer in answers}
    places: dict[str, list[int]] = {answer: [] for answer in answers}
    out = engine.Standing()
    for i in range(playouts):
        first = (seed * STRIDE + i) * 3
        dealt = likely(race, seat, first)
        for answer in answers:
            position, luck = dealt.copy(), seeded(engine, first + 1)
            for action in actions[answer]:
                engine.act(position, luck, seat, action)
            drive(position, luck, seeded(engine, first + 2), seated, MOST_DECISIONS)
            engine.standing(position, out)
            place = out.read("place", race.seats)[seat]
            wins[answer].append(int(place == 1))
            places[answer].append(place)
    judged = [Judged(answer, tuple(wins[answer]), tuple(places[answer])) for answer in answers]
    return sorted(judged, key=lambda each: (-each.win, each.place))
