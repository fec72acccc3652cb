"""Options of a race as they are typed: `--set NAME=VALUE`, or `--NAME VALUE` for any option that the game has."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any

import typer

from .. import circuit_file
from ..errors import PaddockError
from ..game import Game
from ..lab.workers import is_address, usual_cluster

GameName = Annotated[str, typer.Argument(help="The game; `paddock games` lists them.")]
More = Annotated[
    list[str] | None, typer.Option("--set", help="Another option: NAME=VALUE; `paddock options GAME` lists them.")
]
CIRCUITS = ("circuit", "circuits")
"""Options that name circuits, of which any may be a file."""
FILE = re.compile(rf"[^,+]+{re.escape(circuit_file.SUFFIX)}(?=[,+]|$)")
Workers = Annotated[int | None, typer.Option(help="Processes that share the work.")]
CLUSTER = "--cluster"
Cluster = Annotated[
    str | None,
    typer.Option(CLUSTER, metavar="[ADDRESS]", help="Share it on Ray: at host:port, or on this machine."),
]
ANY_OPTION = {"allow_extra_args": True, "ignore_unknown_options": True}
"""For commands that also take the game's own options by their names."""


def name_cluster(words: Sequence[str]) -> list[str]:
    """`--cluster` without an address gets the usual one, as an option of typer's cannot do without its value."""
    named: list[str] = []
    for number, word in enumerate(words):
        named.append(word)
        if word == CLUSTER and not is_address(words[number + 1] if number + 1 < len(words) else ""):
            named.append(usual_cluster())
    return named


def gather(
    of: Game,
    circuit: str | None,
    given: Mapping[str, Any],
    more: Sequence[str] | None,
    extra: Sequence[str] = (),
) -> dict[str, Any]:
    """All options that were given; what a game makes of them is its own affair."""
    options = {name: value for name, value in {"circuit": circuit, **given}.items() if value is not None}
    for words in more or ():
        name, equals, value = words.partition("=")
        if not equals or not name.strip():
            raise PaddockError(f"an option is written like laps=2, not {words[:60]!r}")
        options[name.strip()] = value.strip()
    for name, value in _pairs(extra):
        if of.file is not None and name == of.file.option:
            options[name] = of.file.read(*_content(name, value))
        elif name in of.setup.OPTIONS:
            options[name] = value
        else:
            raise PaddockError(f"No such option: --{name}; `paddock options {of.name}` lists those of the game")
    return {name: _with_files(of, value) if name in CIRCUITS else value for name, value in options.items()}


def _with_files(of: Game, named: Any) -> Any:
    """Circuits, of which several are joined by commas or +, with files as the words that a race takes."""
    if not isinstance(named, str):
        return named
    return FILE.sub(lambda found: circuit_file.read_circuit(found[0], of)[1], named)


def _pairs(extra: Sequence[str]) -> Iterator[tuple[str, str]]:
    """Names and values from words such as `--laps 2` or `--laps=2`."""
    words = iter(extra)
    for word in words:
        if not word.startswith("--"):
            raise PaddockError(f"Got unexpected extra argument ({word[:60]})")
        name, equals, value = word.removeprefix("--").partition("=")
        found = value if equals else next(words, None)
        if found is None:
            raise PaddockError(f"Option --{name} requires an argument")
        yield name, found


def _content(option: str, path: str) -> tuple[bytes, str]:
    """A file, and how it is called in messages."""
    what = f"{option} file {path!r}"
    try:
        return Path(path).read_bytes(), what
    except OSError as error:
        raise PaddockError(f"{what} cannot be read: {error.strerror}") from None
