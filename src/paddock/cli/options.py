"""Options of a race as they are typed: `--set legends=2`, `--deck FILE`."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import typer

from ..errors import PaddockError
from ..game import Game

More = Annotated[
    list[str] | None, typer.Option("--set", help="Another option: legends=2; `paddock options GAME` lists them.")
]


def gather(
    of: Game, circuit: str | None, given: dict[str, Any], more: Sequence[str] | None, deck: str | None
) -> dict[str, Any]:
    """All options that were given; what a game makes of them is its own affair."""
    options = {name: value for name, value in {"circuit": circuit, **given}.items() if value is not None}
    for words in more or ():
        name, equals, value = words.partition("=")
        if not equals or not name.strip():
            raise PaddockError(f"an option is written like legends=2, not {words[:60]!r}")
        options[name.strip()] = value.strip()
    if deck is not None:
        if of.file is None:
            raise PaddockError(f"{of.name} has no deck to load")
        options[of.file.option] = of.file.read(*_content(of.file.option, deck))
    return options


def _content(option: str, path: str) -> tuple[bytes, str]:
    """A file, and how it is called in messages."""
    what = f"{option} file {path!r}"
    try:
        return Path(path).read_bytes(), what
    except OSError as error:
        raise PaddockError(f"{what} cannot be read: {error.strerror}") from None
