"""A race cut into what a report judges: the moments between rounds, and the choices that seats made.

A choice is what a seat answered in one step, as long as nothing was drawn in between: a gear with its cards is one
choice. Answers that were taken back are left out; where there was nothing to choose, there is no choice.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from ..dealer import Draw
from ..drivers.tally import LENGTH
from ..engine import Engine, Memory, PlainPosition, Position
from ..errors import PaddockError
from ..race import Entry, Race


@dataclass(frozen=True)
class Moment:
    """A moment at which the race is valued for every car: its start, every new round, its end."""

    round: int
    entry: int
    """Entries of the race before it."""
    position: Position


@dataclass
class Choice:
    """What a seat answered, and the position before."""

    seat: int
    round: int
    entry: int
    """The number of the entry that holds its first action."""
    step: int
    kind: str
    """What was asked."""
    position: Position
    actions: list[int] = field(default_factory=list)


@dataclass
class Story:
    """A race, cut up."""

    moments: list[Moment]
    choices: list[Choice]
    overtakes: list[int]
    """How often each car came past another."""


def kept_entries(entries: Sequence[Entry]) -> list[tuple[int, Entry]]:
    """The entries that counted in the end, with their numbers: without what was taken back."""
    kept: list[tuple[int, Entry]] = []
    for number, entry in enumerate(entries):
        if entry.kind != "undo":
            kept.append((number, entry))
            continue
        last = max(i for i, (_, each) in enumerate(kept) if each.kind == "act" and each.seat == entry.seat)
        del kept[last]
    return kept


class Teller:
    """Goes through a race action by action."""

    def __init__(self, race: Race) -> None:
        self.race, self.engine = race, race.engine
        first = Race(
            race.game, race.settings, seed=0, position=race.position_given, version=race.version, engine=race.engine
        )
        self._plain = first.plain()
        self.position = self.engine.take(self._plain)
        self._seen = self.position.save()
        self._places: list[int] = []
        self.round = 0
        self.open: dict[int, Choice] = {}
        self.story = Story([], [], [0] * race.cars)

    def tell(self) -> Story:
        """The whole race."""
        if not self.race.over:
            raise PaddockError("a report tells of a race that is over; this one is not", word="report-not-over")
        entries = kept_entries(self.race.entries)
        if not entries or entries[0][1].kind != "start":
            self._mark(0)
        for number, entry in entries:
            self.go(number, entry)
        self._mark(len(self.race.entries))
        return self.story

    def go(self, number: int, entry: Entry) -> None:
        """One entry on."""
        self._enter(number, entry)
        self._look(number + 1)

    def _enter(self, number: int, entry: Entry) -> None:
        control = _forced(self.engine, entry.draws)
        if entry.kind == "start":
            self.engine.begin(self.position, control)
            self._look_round()
            self._mark(number + 1)
        elif entry.kind == "withdraw":
            self.engine.withdraw(self.position, control, int(entry.seat or 0))
            self.open.clear()
        for action in entry.actions:
            self._act(number, int(entry.seat or 0), action, control)

    def _act(self, number: int, seat: int, action: int, control: Memory) -> None:
        step = self._step()
        choice = self.open.get(seat)
        if choice is None or choice.step != step or len(choice.actions) >= LENGTH:
            choice = None
            if len(self.engine.options(self.position, seat)) > 1:
                self._look_round()
                kind = self.race.game.view.decision(self._plain, seat)
                choice = Choice(seat, self.round, number, step, kind, self.position.copy())
                self.story.choices.append(choice)
                self.open[seat] = choice
        if choice is not None:
            choice.actions.append(action)
        drawn = control.read("draw_count", 1)[0]
        self.engine.act(self.position, control, seat, action)
        control.write("event_count", [0])
        if control.read("draw_count", 1)[0] > drawn or self._step() != step:
            self.open.clear()
        elif not self.engine.waiting(self.position) >> seat & 1:
            self.open.pop(seat, None)

    def _step(self) -> int:
        return self.position.read("step", 1)[0]

    def _look_round(self) -> bool:
        """Whether another round has begun."""
        rows, self._seen = self.position.changed_rows(self._seen), self.position.save()
        self._plain.read_rows(self._seen, rows)
        before, self.round = self.round, self.race.game.view.round_of(self._plain)
        return before != self.round

    def _look(self, entries: int) -> None:
        """What an entry has changed: the round, and who is before whom."""
        is_new = self._look_round()
        if is_new and entries > 1 and self.engine.waiting(self.position):
            self.open.clear()
            self._mark(entries)
        out = self.engine.Standing()
        self.engine.standing(self.position, out)
        places = out.read("place", self.race.cars)
        for car, before in enumerate(self._places):
            for other in range(len(places)):
                if 0 < self._places[other] < before and 0 < places[car] < places[other]:
                    self.story.overtakes[car] += 1
        self._places = places

    def _mark(self, entries: int) -> None:
        self.story.moments.append(Moment(self.round, entries, self.position.copy()))


def _forced(engine: Engine, draws: Sequence[Draw]) -> Memory:
    """A Control that gives these draws and no others."""
    control = engine.Control()
    control.write("keeping", [1])
    control.write("strict", [1])
    if draws:
        control.write("tape", [number for draw in draws for number in draw])
    control.write("tape_length", [len(draws)])
    return control


def tell(race: Race) -> Story:
    """A finished race, cut into moments and choices."""
    return Teller(race).tell()


def at_entry(race: Race, number: int) -> PlainPosition:
    """The position before an entry of a race."""
    teller = Teller(race)
    for at, entry in kept_entries(race.entries):
        if at >= number:
            break
        teller.go(at, entry)
    return race.game.plain(teller.position, race.plain().course)
