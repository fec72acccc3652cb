"""Actions as people say them: a verb and what it is said of, declared once for each game.

An action is a number. A game declares which numbers its verbs have, and with which arguments: from that follow the
text of an action (`cool 2`, which is also how an answer is given), its number, and verb and arguments apart, which is
how it travels to whoever shows it.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from .errors import BadText


@dataclass(frozen=True, slots=True)
class Action:
    """An action in words: its text, its verb, and what that is said of."""

    text: str
    verb: str
    arguments: tuple[int | str, ...] = ()


@dataclass(frozen=True)
class Verb:
    """Actions of one kind, with numbers in a row."""

    name: str
    first: int
    """The number of the first action."""
    things: tuple[int | str, ...] = ()
    """What the verb is said of, a number each; empty for an action that stands alone."""
    how: str = ""
    """A further argument that all these actions have."""
    form: str = ""
    """The text, with {} for the thing; if not given: verb, thing, how."""
    short: str = ""
    """Another text that is understood, too."""

    def said(self) -> dict[int, Action]:
        """All actions of this verb, by number."""
        how = (self.how,) if self.how else ()
        form = self.form or " ".join((self.name, *(["{}"] if self.things else []), *how))
        if not self.things:
            return {self.first: Action(form, self.name, how)}
        said = [Action(form.format(thing), self.name, (thing, *how)) for thing in self.things]
        return dict(enumerate(said, self.first))

    def shorter(self) -> dict[str, int]:
        """The other texts, and the numbers that they mean."""
        return {self.short.format(thing): self.first + i for i, thing in enumerate(self.things) if self.short}


class Actions:
    """All actions of a game."""

    def __init__(self, forms: str, *verbs: Verb) -> None:
        self.forms = forms
        """Examples of all of them, for who says something else."""
        self.said = {number: said for verb in verbs for number, said in verb.said().items()}
        self.numbers = {said.text.lower(): number for number, said in self.said.items()}
        for verb in verbs:
            self.numbers |= verb.shorter()

    def text(self, action: int) -> str:
        """One action as text."""
        return self.words(action).text

    def words(self, action: int) -> Action:
        """One action in words."""
        if action not in self.said:
            raise BadText(f"no action has the number {action}")
        return self.said[action]

    def write(self, actions: Iterable[int]) -> str:
        """Actions in a row as text that `read` takes back."""
        return ", ".join(self.text(action) for action in actions)

    def read(self, words: str) -> list[int]:
        """Actions from text."""
        return [self.number(part) for part in words.split(",")]

    def number(self, words: str) -> int:
        """The number of one action from its text."""
        said = " ".join(words.lower().split())
        if said not in self.numbers:
            raise self.none(words)
        return self.numbers[said]

    def none(self, words: str) -> BadText:
        """The words are no action."""
        return BadText(f"{' '.join(words.split())!r} is no action; actions are {self.forms}")
