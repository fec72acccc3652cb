"""Race: the friendly object that everybody holds."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from copy import deepcopy
from functools import partial
from types import FunctionType
from typing import TYPE_CHECKING, Any, NamedTuple, Self

from . import event as events_module
from . import registry, versions
from .dealer import Dealer, Draw
from .decision import Answer, Decision, check_draws, check_seat, check_whole, read_answer, seats_in, shown
from .engine import Engine, Memory, PlainPosition, Position
from .errors import PaddockError, Refused, listed
from .event import Event, EventKind
from .forecast import asked_next, look_ahead, prospects
from .game import Circuit, Game, game, game_names
from .games.own_circuit import is_own
from .looks import Kept, Looks
from .origin import Origin
from .outlook import Outlook
from .seal import Seal, new_seal

if TYPE_CHECKING:
    from .drivers.coach import Advice

MOST_SAMPLES = 1_000_000
UNDONE = EventKind("undone", ())
"""The one event that no game's rules make."""


class Entry(NamedTuple):
    """One line of a race: the start, a seat's answer, a withdrawal, or taking an answer back."""

    kind: str
    seat: int | None
    actions: tuple[int, ...]
    draws: tuple[Draw, ...]
    events: tuple[Event, ...]


class _Moment(NamedTuple):
    """The position before an entry, for taking it back; `sealed` if nobody else knows the answer yet."""

    entry: Entry
    before: bytes
    final: bool
    sealed: bool


class Mark(NamedTuple):
    """A moment of a race, for going back to it as if nothing had happened since."""

    position: bytes
    luck: dict[str, list[int]]
    entries: int
    moments: tuple[_Moment, ...]


KEPT = (
    *("settings", "seed", "seal", "position_given", "origin", "version"),
    *("entries", "stacked", "_course", "_begun", "_kinds"),
)
"""What of a race is the same in a copy of it, and is written down when it is pickled."""


class Race:
    """One race from set-up to result.

    `seed` gives a race that can be repeated, for studies. Without one the luck is dealt under a seal, with the seats'
    `nonces` mixed in; see `paddock.seal`. `version` is that of the rules, the newest if it is not given.
    """

    stacked: tuple[Draw, ...] = ()
    """The next draws, where they were laid out by `stack`."""
    origin: Origin | None = None
    """The moment of another race from which this one goes on, if it does."""

    def __init__(
        self,
        of: Game,
        settings: dict[str, Any],
        *,
        seed: int | None = None,
        seal: Seal | None = None,
        position: str | None = None,
        version: int | None = None,
        engine: Engine | None = None,
        origin: Origin | None = None,
    ) -> None:
        if seed is not None and type(seed) is not int:
            raise PaddockError(f"a seed must be a whole number, not {shown(seed)}")
        if version is not None:
            versions.check(version, of.rules_version)
        self.game = of
        self.engine = engine or of.engine
        self.settings = settings
        self.seed = seed
        self.seal = seal if seal is not None or seed is not None else new_seal()
        self.position_given = position
        self.origin = origin
        self.dealer = Dealer(self.engine, seed=seed, seal=self.seal)
        self.entries: list[Entry] = []
        self._moments: list[_Moment] = []
        self._kinds = {kind.name: kind for kind in (*of.events.KINDS.values(), UNDONE)}
        self._shown: PlainPosition | None = None
        self._shown_bytes = b""
        self._stale = True
        self._kept = Kept()
        if position is None:
            first = of.setup.first_position(settings, version or of.rules_version)
        else:
            first, _ = of.text.read(position, version)
        self.version = first.version
        self._course = first.course
        self._state = self.engine.take(first)
        self._begun = position is not None

    def __repr__(self) -> str:
        where = self.game.name
        if "circuit" in self.settings:
            name = self.settings["circuit"]
            where += f" on {self.game.setup.about_circuit(name)['title'] if is_own(name) else name}"
        where += f", {self.seats} {'seat' if self.seats == 1 else 'seats'}"
        if not self._begun:
            return f"<race of {where}, not begun>"
        if self.over:
            return f"<race of {where}, over, places {listed(self.standing())}>"
        return f"<race of {where}, round {self.round}, waiting for seat {listed(self.waiting)}>"

    def _repr_svg_(self) -> str:
        """The board as a spectator sees it, for notebooks."""
        drawing = registry.load("paddock.drawing:of", FunctionType)(self.game)
        return str(drawing.race(self.circuit, self.view(None), "day"))

    # A race of its own

    def copy(self) -> Self:
        """A race that stands where this one does, with the same luck ahead, and goes its own way from here."""
        twin = type(self).__new__(type(self))
        vars(twin).update(vars(self), settings=deepcopy(self.settings), entries=list(self.entries))
        twin._stand(self._state.copy(), self.dealer.mark(), self._moments)
        return twin

    __copy__ = copy

    def __deepcopy__(self, memo: dict[int, object]) -> Self:
        return self.copy()

    def __getstate__(self) -> dict[str, Any]:
        """All that makes this race, as plain data."""
        kept = {name: value for name, value in vars(self).items() if name in KEPT}
        return {**kept, "game": self.game.name, "compiled": self.engine.compiled, "mark": self.mark()}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        of, mark = game(kept["game"]), kept["mark"]
        engine = of.engine if kept["compiled"] else of.plain_engine
        vars(self).update({name: value for name, value in kept.items() if name in KEPT}, game=of, engine=engine)
        first = of.state(self._course)
        first.load(mark.position)
        self._stand(engine.take(first), mark.luck, mark.moments)

    def _stand(self, position: Position, luck: dict[str, list[int]], moments: Iterable[_Moment]) -> None:
        """Take a position and its luck as one's own."""
        self._state, self._moments = position, list(moments)
        self._shown, self._shown_bytes, self._stale, self._kept = None, b"", True, Kept()
        self.dealer = Dealer(self.engine, seed=self.seed, seal=self.seal)
        self.dealer.reset(luck)

    def begin(self, draws: Sequence[Draw] | None = None) -> tuple[Event, ...]:
        """Draw the grid and deal: from set-up to the first decision. `draws` forces the luck."""
        if self._begun:
            raise Refused("the race has begun already", word="race-begun")
        self._begun = True

        def run() -> int:
            self.engine.begin(self._state, self.dealer.control)
            return 0

        return self._enter("start", None, (), [run], draws)

    # Looking

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return int(self.settings["seats"])

    @property
    def cars(self) -> int:
        """How many cars there are: one for each seat, then those that nobody decides for."""
        return self.game.setup.cars(self.settings)

    @property
    def round(self) -> int:
        """The round that is on; 0 before the start."""
        return self.game.view.round_of(self._showing())

    @property
    def over(self) -> bool:
        """Whether the race is over."""
        return self._begun and self.engine.waiting(self._state) == 0

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that must decide now."""
        return seats_in(self.engine.waiting(self._state))

    def options(self, seat: int) -> list[str]:
        """The legal answers of a seat, one action each."""
        check_seat(seat, self.seats)
        return [self.game.actions.text(action) for action in self.engine.options(self._state, seat)]

    def decision(self, seat: int) -> Decision | None:
        """What a seat is asked now; None if it is not."""
        check_seat(seat, self.seats)
        actions = self.engine.options(self._state, seat)
        kind = self.game.view.decision(self._showing(), seat) if actions else ""
        return Decision.of(self.game, seat, kind, actions) if actions else None

    @property
    def events(self) -> list[Event]:
        """Everything that has happened, secrets and all."""
        return [event for entry in self.entries for event in entry.events]

    def events_for(self, who: int | Collection[int] | None, since: int = 0, until: int | None = None) -> list[Event]:
        """What a seat, several seats, or a spectator (None) may know of the events since an entry, up to another."""
        return [shown for entry in self.entries[since:until] for shown in self.seen(entry, who)]

    def seen(self, entry: Entry, who: int | Collection[int] | None) -> list[Event]:
        """What a seat, several seats, or a spectator (None) may know of the events of an entry."""
        seats = () if who is None else (who,) if isinstance(who, int) else who
        if isinstance(who, str):
            raise PaddockError(f"a seat must be a whole number, not {shown(who)}")
        return [
            known
            for event in entry.events
            if (known := events_module.seen_by(self._kinds, event, event.seat if event.seat in seats else None))
        ]

    def insiders(self, since: int = 0, until: int | None = None) -> set[int]:
        """The seats that may know more than everybody of the events since an entry, up to another."""
        return {
            event.seat
            for entry in self.entries[since:until]
            for event in entry.events
            if event.seat is not None and ((kind := self._kinds[event.kind]).secret or kind.private)
        }

    @property
    def circuit(self) -> Circuit:
        """The circuit as the plain data of its file, cells and corners; it is not to be changed."""
        return self.game.setup.circuit(self.settings["circuit"]) if "circuit" in self.settings else {}

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat, or a spectator (None), may know, as plain data, the circuit with it."""
        return {**self.seen_by(seat), "circuit": self.circuit}

    def seen_by(self, seat: int | None) -> dict[str, Any]:
        """What a seat, or a spectator (None), may know of the position."""
        return self.game.view.view(self._showing(), self._looking(seat))

    def looks(self, seats: Iterable[int | None]) -> Looks:
        """What several seats may know, None being a spectator; parts that did not change are the same objects."""
        return self.game.view.looks(self._showing(), seats, self._kept)

    def standing(self) -> list[int]:
        """The place of every seat; final when the race is over."""
        return self.field()[: self.seats]

    def field(self) -> list[int]:
        """The place of every car, seats first; final when the race is over."""
        out = self.engine.Standing()
        self.engine.standing(self._state, out)
        return out.read("place", self.cars)

    def counts(self) -> list[dict[str, int]]:
        """What the game counts for every car, so far."""
        counted = self.game.study.counted
        found = [dict.fromkeys(counted, 0) for _ in range(self.cars)]
        for event in self.events:
            for name, amount in counted.items():
                if event.seat is not None and event.seat < self.cars:
                    found[event.seat][name] += amount(event)
        return found

    @property
    def position(self) -> str:
        """The position as text, secrets and all."""
        return self.game.text.write(self.plain(), self.settings["circuit"])

    def plain(self) -> PlainPosition:
        """A plain copy of the position, whose fields can be read."""
        return self.game.plain(self._state, self._course)

    def _showing(self) -> PlainPosition:
        """The plain copy that views are made of, kept until something happens: several seats look at one moment."""
        if self._shown is None:
            self._shown, self._shown_bytes = self.plain(), self._state.save()
        elif self._stale:
            rows, self._shown_bytes = self._state.changed_rows(self._shown_bytes), self._state.save()
            self._shown.read_rows(self._shown_bytes, rows)
        self._stale = False
        return self._shown

    def save(self) -> bytes:
        """The position as bytes."""
        return self._state.save()

    def imagined(self, seat: int | None, luck: Memory) -> Position:
        """A copy of the position in which all that the seat cannot know is dealt anew, with `luck` from `seeded`."""
        looking = self._looking(seat)
        copy = self._state.copy()
        self.engine.imagine(copy, luck, -1 if looking is None else looking)
        return copy

    def _looking(self, seat: int | None) -> int | None:
        """A seat of this race, or None for a spectator."""
        return None if seat is None else check_seat(seat, self.seats)

    def forecast(self, seat: int, answer: Answer, samples: int = 100) -> Outlook:
        """What can happen if a seat answers so: the answer played on imagined copies."""
        actions = self.read_answer(answer)
        self.check_asked(seat, actions)
        check_whole("samples", samples, 1, MOST_SAMPLES)
        return look_ahead(self.game, self.engine, self._state, seat, actions, samples)

    def after(self, seat: int, answer: Answer) -> Decision | None:
        """What a seat is asked next if its answer is not whole yet: `g3` wants cards; None once it is.

        It is tried on an imagined copy, so it tells nothing that the seat cannot know.
        """
        actions = self.read_answer(answer)
        self.check_asked(seat, actions)
        found = asked_next(self.game, self.engine, self._state, self._course, seat, actions)
        return None if found is None else Decision.of(self.game, seat, *found)

    def prospects(self, seat: int) -> dict[str, Any] | None:
        """What every answer that a seat may give leads to, in the game's own numbers; None if it tells none."""
        return prospects(self.game, self.engine, self._state, self._course, check_seat(seat, self.seats))

    def advise(self, seat: int, seconds: float | None = None, *, playouts: int | None = None, seed: int = 0) -> Advice:
        """What a coach would tell a seat: its answers, what each is worth, and why; it knows what the seat knows.

        It thinks so long, or so many playouts, 1,000 if neither is said. The coach drives, so it stands among the
        drivers, above the race; it is opened by its name.
        """
        told: Advice = registry.module("drivers.coach").advise(
            self, seat, seconds=seconds, playouts=playouts, seed=seed
        )
        return told

    def what_if(self, moment: int | None = None, *, seed: int | None = None, anew_for: int | None = None) -> Race:
        """A race of its own that goes on from here, or from where this one stood after so many of its entries.

        Its luck is new and its file says where it came from. What is hidden stays as it was, or is dealt anew for a
        seat, which then knows no more than it did.
        """
        made: Race = registry.module("what_if").what_if(self, moment, seed=seed, anew_for=anew_for)
        return made

    # Acting

    def read_answer(self, answer: Answer) -> tuple[int, ...]:
        """An answer as action numbers."""
        return read_answer(self.game, answer)

    def stack(self, draws: Sequence[Draw]) -> None:
        """Let the next draws come as given, over as many answers as it takes; then the race's own luck goes on."""
        self.stacked = tuple(check_draws(draws))

    def quietest(self, seat: int) -> int:
        """The action with which a seat risks least, for when nobody decides for it."""
        check_seat(seat, self.seats)
        return self.engine.default_action(self._state, seat)

    def act(self, seat: int, answer: Answer, draws: Sequence[Draw] | None = None) -> tuple[Event, ...]:
        """Take a seat's answer, all of it or nothing, and run on to the next decision. `draws` forces the luck."""
        actions = self.read_answer(answer)
        self.check_asked(seat, actions)
        steps = [partial(self.engine.act, self._state, self.dealer.control, seat, action) for action in actions]
        return self._enter("act", seat, actions, steps, draws)

    def withdraw(self, seat: int, draws: Sequence[Draw] | None = None) -> tuple[Event, ...]:
        """Take a seat out of the race. `draws` forces the luck of what follows."""

        def run() -> int:
            return self.engine.withdraw(self._state, self.dealer.control, seat)

        if not self._begun:
            raise Refused("the race has not begun", word="race-not-begun")
        check_seat(seat, self.seats)
        return self._enter("withdraw", seat, (), [run], draws)

    def undo(self, seat: int) -> tuple[Event, ...]:
        """Take a seat's last answer back, while nothing hidden has come out and nobody else has acted.

        What others have answered since does not count where all answers lie sealed; theirs stay.
        """
        nth = self._last_moment(check_seat(seat, self.seats))
        if nth is None:
            reason = f"seat {seat} has nothing to take back: others have acted since, or it has not answered"
            raise Refused(reason, word="nothing-to-take-back")
        if self._moments[nth].final:
            reason = "that cannot be taken back: cards have been drawn or shown since"
            raise Refused(reason, word="cards-shown-since")
        taken, *others = self._moments[nth:]
        del self._moments[nth:]
        self._stale = True
        self._state.load(taken.before)
        for moment in others:
            self._moments.append(moment._replace(before=self._state.save()))
            for action in moment.entry.actions:
                self.engine.act(self._state, self.dealer.control, int(moment.entry.seat or 0), action)
        self.dealer.report()
        event = Event(UNDONE.name, seat, f"{self.game.name} undo", {})
        self.entries.append(Entry("undo", seat, (), (), (event,)))
        return (event,)

    def can_undo(self, seat: int) -> bool:
        """Whether `undo` would do."""
        nth = self._last_moment(seat)
        return nth is not None and not self._moments[nth].final

    def _last_moment(self, seat: int) -> int | None:
        """Which moment a seat could take back: the last one, or its own last one if all since then are sealed."""
        nth = len(self._moments) - 1
        while nth >= 0 and self._moments[nth].entry.seat != seat and self._moments[nth].sealed:
            nth -= 1
        if nth < 0 or self._moments[nth].entry.seat != seat:
            return None
        return nth if nth == len(self._moments) - 1 or self._moments[nth].sealed else None

    def _is_sealed(self) -> bool:
        """Whether answers lie sealed now, until all are in."""
        since = self.game.sealed_steps.get(self._state.read("step", 1)[0])
        return since is not None and self.version >= since

    def mark(self) -> Mark:
        """This moment, for `reset`."""
        return Mark(self._state.save(), self.dealer.mark(), len(self.entries), tuple(self._moments))

    def reset(self, mark: Mark) -> None:
        """Go back to a moment after the start; nothing of what came after it has happened, nor is it written down."""
        self._stale = True
        self._state.load(mark.position)
        self.dealer.reset(mark.luck)
        del self.entries[mark.entries :]
        self._moments = list(mark.moments)

    def check_asked(self, seat: int, actions: Sequence[int]) -> None:
        """Refuse an answer of a seat that is not asked now."""
        if not self._begun:
            raise Refused("the race has not begun", word="race-not-begun")
        if not actions:
            raise Refused("an answer needs at least one action")
        waiting = self.waiting
        if type(seat) is not int:
            raise Refused(f"a seat must be a whole number, not {shown(seat)}")
        if seat not in waiting:
            whom = f"seat {listed(waiting)}" if waiting else "nobody: the race is over"
            reason = f"seat {seat} is not asked now; waiting for {whom}"
            raise Refused(reason, self._ruling(self.game.not_asked), word="not-asked")

    def _ruling(self, number: int) -> str:
        return f"{self.game.name} {number}"

    def _enter(
        self,
        kind: str,
        seat: int | None,
        actions: tuple[int, ...],
        steps: Sequence[Callable[[], int]],
        draws: Sequence[Draw] | None,
    ) -> tuple[Event, ...]:
        """Run steps of the rules as one entry, all or none."""
        forced = check_draws(draws if draws is not None else self.stacked)
        before, mark, sealed = self._state.save(), self.dealer.mark(), self._is_sealed()
        self._stale = True
        self.dealer.force(forced, strict=draws is not None)
        try:
            for i, step in enumerate(steps):
                refused = step()
                if refused:
                    raise self._refused(kind, seat, actions, i, refused)
            report = self.dealer.report()
            if draws is not None:
                self.dealer.check_used_up()
        except PaddockError:
            self._state.load(before)
            self.dealer.reset(mark)
            if kind == "start":
                self._begun = False
            raise
        kinds, name = self.game.events.KINDS, self.game.name
        events = tuple([events_module.decode(kinds, name, row) for row in report.events])
        entry = Entry(kind, seat, actions, report.draws, events)
        final = kind != "act" or bool(report.draws) or any(self._kinds[e.kind].opens for e in events)
        self.entries.append(entry)
        if draws is None:
            self.stacked = self.stacked[len(report.draws) :]
        if final:
            self._moments.clear()
        self._moments.append(_Moment(entry, before, final, sealed))
        return events

    def _refused(self, kind: str, seat: int | None, actions: tuple[int, ...], i: int, ruling: int) -> Refused:
        name = self._ruling(ruling)
        if kind == "withdraw":
            return Refused(f"seat {seat} cannot withdraw ({name})", name)
        try:
            what = repr(self.game.actions.text(actions[i]))
        except PaddockError:
            what = f"action {actions[i]}"
        allowed = self.options(seat) if seat is not None else []
        if not allowed:
            return Refused(f"seat {seat} is no longer asked when it comes to {what} ({name})", name)
        return Refused(f"{what} is not possible here ({name}); possible: {listed(allowed)}", name)


def race(
    name: str,
    *,
    seed: int | None = None,
    seal: Seal | None = None,
    engine: Engine | None = None,
    version: int | None = None,
    **options: object,
) -> Race:
    """Set a race up and start it: `race("heat", circuit="usa", seats=4, seed=1)`; `version` chooses older rules."""
    if not isinstance(name, str):
        raise PaddockError(f"a game is named by text, not {shown(name)}; there is {listed(game_names())}")
    if seal is not None and not isinstance(seal, Seal):
        raise PaddockError(f"a seal is made by paddock.seal, not {shown(seal)}")
    of = game(name)
    made = Race(of, of.setup.read_options(options), seed=seed, seal=seal, version=version, engine=engine)
    made.begin()
    return made


def from_position(text: str, *, seed: int | None = None, engine: Engine | None = None) -> Race:
    """A race that goes on from a position."""
    if not isinstance(text, str):
        raise PaddockError(f"a position is text, not {shown(text)}")
    name = text.split(maxsplit=1)[0] if text.strip() else ""
    of = game(name)
    position, circuit = of.text.read(text)
    settings = of.setup.settings_of(position, circuit)
    return Race(of, settings, seed=seed, position=of.text.write(position, circuit), engine=engine)
