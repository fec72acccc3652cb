"""A lesson as it is written: a TOML file, read into a typed form and checked."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from .. import seasons
from ..dealer import Draw
from ..errors import BadText, PaddockError, listed
from ..game import Game, game
from ..record import read_draws

NAME = re.compile(r"[a-z][a-z0-9-]{0,30}")
LIGHTS = (
    "board",
    "car",
    "dash",
    "hand",
    "gear",
    "engine",
    "choices",
    "pit",
    "act",
    "standings",
    "field",
    "radio",
    "stake",
    "wear",
)
"""The parts of the page on which a light can fall; web/src/school/parts.ts knows where they are."""
SEASON = "season"
"""What stands for several races in a row, where a lesson says which module it is about."""
MOST_SCENES = 40
MOST_MINUTES = 30


@dataclass(frozen=True)
class Counter:
    """What the task counts while the learner chooses, and up to how many."""

    what: str
    of: int


@dataclass(frozen=True)
class Scene:
    """One thing that the coach says, and what is to be done before the next."""

    name: str
    position: str | None = None
    """A position with which the race goes on from here; None: it goes on as it is."""
    light: str | None = None
    want: tuple[str, ...] = ()
    """Answers that are right, `*` standing for anything; none: the coach only tells something."""
    show: str | None = None
    """The answer that the coach shows to who asks for it."""
    wrong: Mapping[str, str] = field(default_factory=dict)
    """Words for answers that are not right, by pattern, the first that fits."""
    luck: tuple[Draw, ...] = ()
    script: Mapping[int, tuple[str, ...]] = field(default_factory=dict)
    """What seats answer in this scene when they are asked, in order; the learner's too, once the task is done."""
    counter: Counter | None = None
    words: str | None = None
    """Its message, where that does not follow from its name."""
    values: Mapping[str, int | str] = field(default_factory=dict)
    """What its words speak of."""
    worth: Mapping[str, int] = field(default_factory=dict)
    """What answers are worth, where the words for a wrong one say so."""


@dataclass(frozen=True)
class Lesson:
    """A coached race. `module` is what the lesson is about, if it is about one: an option of the game (`weather`), one
    value of it (`variant=street`), `season`, or a kind of season."""

    name: str
    game: str
    minutes: int
    scenes: tuple[Scene, ...]
    seat: int = 0
    seed: int = 1
    number: int = 0
    """Its place among the lessons of its game."""
    module: str | None = None

    @property
    def id(self) -> str:
        """What its messages begin with."""
        return f"school-{self.game}-{self.name}"

    def words(self, scene: Scene) -> str:
        """The message of a scene; its title, its task and its other words are attributes."""
        return scene.words or f"{self.id}-{scene.name}"


def read(text: str, name: str, of: str) -> Lesson:
    """A lesson from its file; raises BadText with everything that is wrong in its form."""
    try:
        found = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadText(f"lesson {name}: {error}") from None
    return _Reading(name, game(of)).lesson(found)


class _Reading:
    """Reads one file; every fault names its place."""

    def __init__(self, name: str, of: Game) -> None:
        self.where = f"lesson {name}"
        self.name, self.of = name, of

    def lesson(self, found: dict[str, Any]) -> Lesson:
        if not NAME.fullmatch(self.name):
            raise BadText(f"{self.where}: a name has small letters, digits and hyphens")
        self._check_keys(found, {"minutes", "seat", "seed", "number", "module", "scene"})
        scenes = found.get("scene", [])
        if not isinstance(scenes, list) or not 0 < len(scenes) <= MOST_SCENES:
            raise BadText(f"{self.where}: a lesson has 1 to {MOST_SCENES} scenes, each under [[scene]]")
        read = tuple(self._scene(scene, i) for i, scene in enumerate(scenes))
        names = [scene.name for scene in read]
        if len(set(names)) < len(names):
            raise BadText(f"{self.where}: two scenes have the same name")
        if read[0].position is None:
            raise BadText(f"{self.where}: the first scene needs a position")
        module = found.get("module")
        if module is not None:
            self._check_module(str(module))
        return Lesson(
            self.name,
            self.of.name,
            self._whole(found, "minutes", 1, MOST_MINUTES),
            read,
            self._whole(found, "seat", 0, self.of.seats[-1] - 1, 0),
            self._whole(found, "seed", 0, 2**31, 1),
            self._whole(found, "number", 0, 99, 0),
            module,
        )

    def _check_module(self, module: str) -> None:
        """A module is an option of the game, one value of an option, a season, or one kind of season."""
        name, _, value = module.partition("=")
        known = seasons.kinds(self.of.name) if name == SEASON else ()
        if name not in self.of.setup.OPTIONS and not (known and (not value or value in known)):
            raise BadText(f"{self.where}: {module!r} is no option of {self.of.name}")

    def _scene(self, found: object, at: int) -> Scene:
        if not isinstance(found, dict):
            raise BadText(f"{self.where}: scenes stand under [[scene]]")
        name = found.get("name", "")
        if not isinstance(name, str) or not NAME.fullmatch(name):
            raise BadText(f"{self.where}: scene {at + 1} needs a name of small letters, digits and hyphens")
        self.where = f"{self.where.partition(',')[0]}, scene {name}"
        self._check_keys(found, {"name", "position", "light", "want", "show", "wrong", "luck", "script", "counter"})
        want = tuple(self._pattern(each) for each in self._texts(found.get("want", [])))
        show = found.get("show", next((each for each in want if "*" not in each), None))
        if want and show is None:
            raise BadText(f"{self.where}: nothing in want is a whole answer; say in show what the coach would do")
        light = found.get("light")
        if light is not None and light not in LIGHTS:
            raise BadText(f"{self.where}: light falls on {listed(LIGHTS)}, not on {light!r}")
        wrong = found.get("wrong", {})
        script = found.get("script", {})
        if not isinstance(wrong, dict) or not isinstance(script, dict) or not all(map(str.isdigit, script)):
            raise BadText(f"{self.where}: wrong has words by answers, script has answers by seats")
        return Scene(
            name,
            found["position"].strip() if found.get("position") else None,
            light,
            want,
            self._pattern(show) if show is not None else None,
            {self._pattern(pattern): str(word) for pattern, word in wrong.items()},
            self._luck(found.get("luck", "")),
            {int(seat): self._texts(answers) for seat, answers in script.items()},
            self._counter(found.get("counter")),
        )

    def _pattern(self, text: str) -> str:
        """An answer as races write it, so that another order of words is the same answer; a pattern as it is."""
        if "*" in text:
            return text
        try:
            return self.of.actions.write(self.of.actions.read(text))
        except PaddockError as error:
            raise BadText(f"{self.where}: {error}") from None

    def _luck(self, text: str) -> tuple[Draw, ...]:
        try:
            return read_draws(self.of, text)
        except PaddockError as error:
            raise BadText(f"{self.where}: luck: {error}") from None

    def _counter(self, found: object) -> Counter | None:
        if found is None:
            return None
        if not isinstance(found, dict) or set(found) != {"what", "of"}:
            raise BadText(f"{self.where}: a counter says what it counts, and of how many")
        return Counter(str(found["what"]), self._whole(found, "of", 1, 99))

    def _texts(self, found: object) -> tuple[str, ...]:
        if not isinstance(found, list) or not all(isinstance(each, str) for each in found):
            raise BadText(f"{self.where}: answers are a list of texts")
        return tuple(found)

    def _whole(self, found: dict[str, Any], name: str, least: int, most: int, usual: int | None = None) -> int:
        value = found.get(name, usual)
        if type(value) is not int or not least <= value <= most:
            raise BadText(f"{self.where}: {name} is a whole number from {least} to {most}")
        return value

    def _check_keys(self, found: dict[str, Any], known: set[str]) -> None:
        strange = sorted(set(found) - known)
        if strange:
            raise BadText(f"{self.where}: {strange[0]!r} is not known; there is {listed(sorted(known))}")
