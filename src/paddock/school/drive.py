"""A lesson being driven: a real race, in which the coach's luck and the others' answers are written down.

A drive follows from the learner's moves and nothing else, so taking one back is leaving it out, whatever was drawn or
shown since. A move is an answer, or NEXT where the coach only tells something.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase

from ..dealer import WrongLuck
from ..errors import PaddockError, Refused
from ..race import Entry, from_position
from .lesson import Lesson, Scene

NEXT = ""
WRONG = "wrong"
REST = "..."
"""In a script: quietly on, to the end of the turn."""
MOST_ANSWERS = 300
"""Answers of all seats after one move; a lesson that comes to this is at fault."""


@dataclass(frozen=True)
class Moment:
    """What is to be shown now."""

    scene: int
    """The scene that is on; as many as there are scenes when the lesson is over."""
    wrong: str | None
    """The words for the last answer, if it was not the one that was asked for; it can only be taken back."""
    happened: tuple[Entry, ...]
    """What happened by the last move, before another position was laid out."""
    fresh: bool
    """Whether another position was laid out by the last move, or nothing was moved yet."""
    values: Mapping[str, int | str]
    """What the words speak of."""


class Drive:
    """One learner at one lesson."""

    def __init__(self, lesson: Lesson, moves: Iterable[str] = ()) -> None:
        self.lesson = lesson
        self.moves: list[str] = []
        self.unused: list[str] = []
        """Scripted answers and luck that were not needed, or did not fit: faults of the lesson, on its own way."""
        self._at = 0
        self._wrong: str | None = None
        self._said = ""
        self._happened: tuple[Entry, ...] = ()
        self._fresh = True
        self._scripts: dict[int, list[str]] = {}
        self._enter()
        for move in moves:
            self.move(move)

    @property
    def scene(self) -> Scene | None:
        """The scene that is on; None when the lesson is over."""
        return self.lesson.scenes[self._at] if self._at < len(self.lesson.scenes) else None

    @property
    def over(self) -> bool:
        """Whether the lesson is over."""
        return self.scene is None

    @property
    def can_answer(self) -> bool:
        """Whether the race is asking what the coach will ask, now or when he has finished talking."""
        if self._wrong is not None:
            return False
        for scene in self.lesson.scenes[self._at :]:
            if scene.position is not None and scene is not self.scene:
                return False
            if scene.want:
                return True
        return False

    @property
    def moment(self) -> Moment:
        """What is to be shown now."""
        values = dict(self.scene.values) if self.scene is not None else {}
        if self.scene is not None and self._wrong is not None and self._said in self.scene.worth:
            values["worth"] = self.scene.worth[self._said]
        return Moment(self._at, self._wrong, self._happened, self._fresh, values)

    def move(self, move: str) -> None:
        """Do what the learner says; raises Refused, and changes nothing, if that cannot be done now."""
        scene = self.scene
        if scene is None:
            raise Refused("the lesson is over", word="lesson-over")
        if self._wrong is not None:
            raise Refused("take the last answer back first", word="take-back-first")
        if not scene.want and move != NEXT:
            self._hear_out(move)
            return
        before = len(self.race.entries)
        if scene.want:
            answer = self._said = self._answer(move)
            right = _fits(answer, scene.want)
            self._wrong = None if right else self._words(scene, answer)
            self._run(scene, own=right)
        self._happened, self._fresh = tuple(self.race.entries[before:]), False
        self.moves.append(move)
        if self._wrong is None:
            self._leave(scene)
            self._at += 1
            self._enter()

    def _hear_out(self, answer: str) -> None:
        """An answer while the coach still talks: go on to what he was about to ask, and answer that."""
        if not self.can_answer:
            raise Refused("the coach is still talking: go on first", word="coach-talks")
        self.race.check_asked(self.lesson.seat, self.race.read_answer(answer))
        while self.scene is not None and not self.scene.want:
            self.move(NEXT)
        self.move(answer)

    def shown(self) -> str:
        """The move that the coach would make now."""
        scene = self.scene
        return scene.show or NEXT if scene is not None else NEXT

    def _answer(self, move: str) -> str:
        """Give the learner's answer to the race; what was answered, as races write it."""
        actions = self.race.read_answer(move)
        self._act(self.lesson.seat, actions)
        return self.race.game.actions.write(list(actions))

    def _words(self, scene: Scene, answer: str) -> str:
        return next((word for pattern, word in scene.wrong.items() if fnmatchcase(answer, pattern)), WRONG)

    def _enter(self) -> None:
        """Begin a scene: its position, its luck, and what others answer before the learner."""
        scene = self.scene
        if scene is None:
            return
        if scene.position is not None:
            self.race = from_position(scene.position, seed=self.lesson.seed)
            self._fresh = True
        self._scripts = {seat: list(answers) for seat, answers in scene.script.items()}
        self.race.stack(scene.luck)
        if scene.want:
            self._run(scene, all_ready=True)

    def _leave(self, scene: Scene) -> None:
        """Note what of the script was for nothing."""
        self.unused += [
            f"{scene.name}: seat {seat} did not come to {answer!r}"
            for seat, answers in self._scripts.items()
            for answer in answers
            if answer != REST
        ]
        if self.race.stacked:
            self.unused.append(f"{scene.name}: {len(self.race.stacked)} draws were not needed")

    def _run(self, scene: Scene, own: bool = False, all_ready: bool = False) -> None:
        """Let seats answer as it is written until the learner is asked; who has nothing written drives quietly.

        `own`: the learner's script goes on, too. `all_ready`: whoever is asked along with the learner answers first.
        """
        learner = self.lesson.seat
        for _ in range(MOST_ANSWERS):
            waiting = self.race.waiting
            others = [seat for seat in waiting if seat != learner]
            scripted = [seat for seat in others if self._scripts.get(seat)]
            if scripted or (others and (all_ready or learner not in waiting)):
                self._say(scene, (scripted or others)[0])
            elif own and learner in waiting and self._scripts.get(learner) and (not others or not self._rests(learner)):
                self._say(scene, learner)
            else:
                return
        raise PaddockError(f"{self.lesson.id}: scene {scene.name} does not come to an end")

    def _rests(self, seat: int) -> bool:
        """Whether a seat's script leaves the rest of its turn to the quietest answers."""
        return self._scripts.get(seat, [])[:1] == [REST]

    def _say(self, scene: Scene, seat: int) -> None:
        answers = self._scripts.get(seat)
        if seat != self.lesson.seat and self._rests(self.lesson.seat):
            self._scripts[self.lesson.seat].pop(0)
        if answers and answers[0] != REST:
            answer = answers.pop(0)
            try:
                self._act(seat, self.race.read_answer(answer))
                return
            except Refused as error:
                self.unused.append(f"{scene.name}: seat {seat}: {error}")
        self._act(seat, (self.race.quietest(seat),))

    def _act(self, seat: int, actions: Sequence[int]) -> None:
        """An answer with the scene's luck; where that does not fit, with the race's own."""
        try:
            self.race.act(seat, actions)
        except WrongLuck as error:
            self.unused.append(f"{self.scene.name if self.scene else ''}: {error}")
            self.race.stack(())
            self.race.act(seat, actions)


def _fits(answer: str, patterns: Iterable[str]) -> bool:
    return any(fnmatchcase(answer, pattern) for pattern in patterns)
