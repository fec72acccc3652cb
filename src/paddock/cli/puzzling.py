"""`paddock puzzle`: find the move, in the terminal."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated

import typer

from ..errors import PaddockError
from ..game import game_names
from ..school import daily
from ..school import puzzle as open_puzzle
from .desk import Desk
from .learning import Lecture


def puzzle(
    game: Annotated[str | None, typer.Argument(help="The game; without one today's puzzles are listed.")] = None,
    number: Annotated[int | None, typer.Argument(help="Which one; today's if not given.")] = None,
    day: Annotated[datetime | None, typer.Option(formats=["%Y-%m-%d"], help="The puzzle of another day.")] = None,
    language: Annotated[str | None, typer.Option(help="en, ru or nl.")] = None,
) -> None:
    """Find the one best answer in a moment of a race; the puzzle of the day, or any by its number."""
    desk = Desk(language)
    when = (day or datetime.now().astimezone()).date()
    if game is None:
        for name in game_names():
            found = daily(name, when)
            if found is not None:
                desk.print(f"paddock puzzle {name} {found.number}  {'*' * found.grade}")
        return
    chosen = open_puzzle(game, number) if number is not None else daily(game, when)
    if chosen is None:
        raise PaddockError(f"there are no puzzles of {game} yet")
    Lecture(desk, chosen.lesson()).run()
