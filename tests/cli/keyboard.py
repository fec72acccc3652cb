"""What a command is run with, and what it leaves behind."""

import io
from collections.abc import Callable
from dataclasses import dataclass


class Keyboard(io.TextIOWrapper):
    """Standard input with lines already typed; `person` says that somebody sits there."""

    def __init__(self, typed: str, person: bool) -> None:
        super().__init__(io.BytesIO(typed.encode()), encoding="utf-8")
        self.person = person

    def isatty(self) -> bool:
        return self.person


@dataclass(frozen=True)
class Ran:
    """What a command left behind."""

    status: int
    out: str
    err: str


Terminal = Callable[..., Ran]
