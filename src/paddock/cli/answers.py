"""One decision of a person: what may be answered, reading the answer, and whatever else may be typed."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from ..dealer import seeded
from ..drivers.coach import check_coach, has_coach
from ..errors import BadText, PaddockError, Refused
from ..locale import Unsaid, ruling
from . import screen
from .coaching import show_advice
from .desk import Left

if TYPE_CHECKING:
    from .play import Play

YES = frozenset({"y", "yes", "д", "да", "j", "ja"})
MOST_EXPLAINED = 4
HINT_TIME = 1.0
"""Seconds that the coach thinks."""


class Asking:
    """Asks one seat until it has answered."""

    def __init__(self, play: Play, seat: int) -> None:
        self.play, self.desk, self.race, self.seat = play, play.desk, play.race, seat
        decision = play.race.decision(seat)
        if decision is None:
            raise Refused(f"seat {seat} is not asked now")
        self.decision = decision
        self.screens = screen.of(play.race.game)
        self.choices = self.screens.list_choices(play.race, decision)
        self.commands = {
            "help": self._help,
            "hint": self._hint,
            "undo": self._undo,
            "withdraw": self._withdraw,
            "position": self._position,
            "board": self._board,
            "quit": self._quit,
        }

    def run(self) -> None:
        """Show, ask, act."""
        self._show()
        number = self.play.numbers[self.seat]
        prompt = self.screens.prompt(self.desk, self.race, self.decision, number)
        while True:
            typed = self.desk.ask(f"{prompt} >")
            try:
                if self._take(typed):
                    return
            except (PaddockError, Unsaid) as error:
                self.desk.print(str(error), style="bright_red")

    def _show(self) -> None:
        self.desk.page(self._show)
        self.screens.show_asked(self.desk, self.race, self.decision, self.play.names)
        self.desk.offer(self.screens.draw_choices(self.desk, self.race, self.choices))

    def _take(self, typed: str) -> bool:
        """Whether the decision is done with."""
        words = typed.lower().split()
        if not words:
            return self._enter()
        if words[0].startswith("?"):
            self._explain(typed.strip()[1:].strip())
            return False
        if words[0] == "save":
            self._save(typed.strip()[len("save") :].strip())
            return False
        if words[0] in self.commands and len(words) == 1:
            return self.commands[words[0]]()
        self.race.act(self.seat, self._read(" ".join(words)))
        return True

    def _enter(self) -> bool:
        answer = self.screens.quiet(self.decision)
        if answer is None:
            self.desk.line("say-what", style="dim")
            return False
        self.race.act(self.seat, answer)
        return True

    def _read(self, words: str) -> str:
        """The answer that was typed: a key of the list, or an action's text with some freedom in its form."""
        picked = next((choice for choice in self.choices if choice.key == words), None)
        if picked is not None:
            return picked.answer
        answer = self.screens.read(words, self.decision)
        number = re.fullmatch(r"#?(\d{1,2})", words)
        if number and not self._is_possible(answer):
            at = int(number[1])
            if not 1 <= at <= len(self.choices):
                raise BadText(self.desk.say("no-choice", number=at, most=len(self.choices)))
            return self.choices[at - 1].answer
        return answer

    def _is_possible(self, answer: str) -> bool:
        return answer in self.decision.texts

    def _explain(self, name: str) -> None:
        """Explain a ruling by its number, or those that the last lines cited; a card or a symbol by its name."""
        game = self.race.game.name
        if not name:
            if not self.play.cited:
                self.desk.line("nothing-cited")
            for cited in self.play.cited[-MOST_EXPLAINED:]:
                self.desk.explain(ruling(cited, self.desk.language))
            return
        found = self.screens.explain(self.desk, self.race, name.lower())
        if found:
            self.desk.print(*found)
            return
        wanted = name if not name.isdigit() else f"{game} {int(name)}"
        self.desk.explain(ruling(wanted, self.desk.language))

    def _save(self, name: str) -> None:
        if not name:
            raise BadText(self.desk.say("save-how"))
        self.play.save_to(name)

    def _help(self) -> bool:
        rest = (
            *(("hint",) if has_coach(self.race.game) else ()),
            "undo",
            "withdraw",
            "save",
            "position",
            "board",
            "quit",
        )
        for name in ("answers", *self.screens.helps, "rulings", *rest):
            self.desk.line(f"help-{name}")
        return False

    def _hint(self) -> bool:
        """What a coach would do; the choice stays the person's."""
        check_coach(self.race.game)
        if self.desk.interactive:
            self.desk.line("coach-thinks", style="dim")
        show_advice(self.desk, self.race.advise(self.seat, seconds=HINT_TIME))
        return False

    def _undo(self) -> bool:
        self.race.undo(self.seat)
        return True

    def _withdraw(self) -> bool:
        question = self.desk.say("withdraw-sure", car=self.play.numbers[self.seat])
        if self.desk.ask(question).lower() not in YES:
            return False
        self.race.withdraw(self.seat)
        return True

    def _position(self) -> bool:
        """The position as this seat may know it: whatever is hidden is dealt anew."""
        luck = seeded(self.race.engine, self.race.plain().fingerprint())
        imagined = self.race.imagined(self.seat, luck)
        plain = self.race.game.plain(imagined, self.race.plain().course)
        self.desk.print(self.race.game.text.write(plain, self.race.settings["circuit"]))
        self.desk.line("position-note", style="dim")
        return False

    def _board(self) -> bool:
        self.desk.page()
        self.play.show(self.seat)
        self.screens.show_hand(self.desk, self.race, self.seat)
        self.desk.offer(self.screens.draw_choices(self.desk, self.race, self.choices))
        return False

    def _quit(self) -> bool:
        raise Left
