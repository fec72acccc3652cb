"""Circuit files of somebody's own: JSON with the name of its game in it; see docs/circuits.md."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from .errors import BadFile, PaddockError, listed
from .game import Game, games
from .games.own_circuit import Place, is_own, object_faults, read_json

SUFFIX = ".json"
GAME = "game"


def is_file(circuit: str) -> bool:
    """Whether this names a file and not a circuit."""
    return circuit.endswith(SUFFIX)


def read_circuit(path: str | Path, of: Game | None = None) -> tuple[Game, str]:
    """The game of a circuit file, and the circuit as the word that a race takes; raises BadFile with every fault."""
    what = f"circuit file {str(path)!r}"
    try:
        content = Path(path).read_bytes()
    except (OSError, ValueError, TypeError) as error:
        reason = error.strerror if isinstance(error, OSError) else str(error)
        raise PaddockError(f"{what} cannot be read: {str(reason).lower()}") from None
    try:
        return read_content(content, what, of)
    except BadFile as bad:
        bad.name = str(path)
        raise


def able() -> dict[str, Game]:
    """The games that take circuits of somebody's own."""
    return {each.name: each for each in games() if each.own_circuits is not None}


def read_content(content: bytes, what: str, of: Game | None = None) -> tuple[Game, str]:
    """The same from the content of a file, called so."""
    data = read_json(content, what)
    if faults := object_faults(data):
        raise BadFile(what, faults)
    named = data.pop(GAME, None)
    if named not in list(able()) or (of is not None and named != of.name):
        wanted = listed(able()) if of is None or of.name not in able() else of.name
        given = repr(str(named)[:20])
        text = f"must say for which game it is: {wanted}, not {given}"
        raise BadFile(what, [Place(GAME).fault(text, "game", wanted=wanted, given=given)])
    found = able()[named]
    assert found.own_circuits is not None
    return found, found.own_circuits.read(data, what)


def example(of: Game, like: str | None = None) -> str:
    """A circuit file to begin from, or one of the game's circuits as a file."""
    if of.own_circuits is None:
        raise PaddockError(f"{of.name} takes no circuits of your own; there is {listed(able())}")
    data = {GAME: of.name, **(of.own_circuits.example() if like is None else _short_form(of, like))}
    rows = [f"  {json.dumps(name)}: {_value(value)}" for name, value in data.items()]
    return "{\n" + ",\n".join(rows) + "\n}\n"


def _short_form(of: Game, name: str) -> Mapping[str, Any]:
    made = of.own_circuits.short_form if of.own_circuits is not None else None
    if made is None:
        raise PaddockError(
            f"the circuits of {of.name} have more in them than such a file can say; begin without --like"
        )
    return made(of.setup.circuit(name))


def _value(value: object) -> str:
    """A list one entry a line, anything else on its own line."""
    if not isinstance(value, list) or not any(isinstance(each, (list, dict)) for each in value):
        return json.dumps(value, ensure_ascii=False)
    return "[\n" + ",\n".join(f"    {json.dumps(each, ensure_ascii=False)}" for each in value) + "\n  ]"


def title(of: Game, circuit: str) -> str:
    """How a circuit is called where its word would be too long."""
    return str(of.setup.about_circuit(circuit)["title"]) if is_own(circuit) else circuit
