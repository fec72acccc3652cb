"""Race files and positions: found, read, saved; what cannot be is said in one line."""

from __future__ import annotations

import re
import sys
from collections.abc import Mapping
from pathlib import Path

from .. import circuit_file, record
from ..errors import BadText, PaddockError
from ..game import game_names
from ..race import Race, from_position

MOST_BYTES = 4 * record.MOST_TEXT


def read_text(name: str) -> str:
    """The text of a file, or of the standard input for `-`."""
    if name == "-":
        if sys.stdin is None:
            raise BadText("there is no standard input to read")
        data = sys.stdin.buffer.read(MOST_BYTES + 1)
    else:
        try:
            with Path(name).open("rb") as file:
                data = file.read(MOST_BYTES + 1)
        except (OSError, ValueError) as error:
            raise BadText(f"cannot read {name!r}: {_reason(error)}") from None
    if len(data) > MOST_BYTES:
        raise BadText(f"{name!r} is too long for a race: more than {MOST_BYTES} bytes")
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError:
        raise BadText(f"{name!r} is not text in UTF-8") from None


def write_text(name: str, text: str, overwrite: bool = True) -> None:
    """Write a file; unless told to `overwrite`, only where there is none."""
    if not overwrite:
        check_writable(name, overwrite)
    try:
        Path(name).write_text(text, encoding="utf-8")
    except (OSError, ValueError) as error:
        raise PaddockError(f"cannot write {name!r}: {_reason(error)}") from None


def put(output: str | None, text: str, overwrite: bool) -> None:
    """Write a file, or print where none is named."""
    if output is None:
        print(text)
    else:
        write_text(output, text, overwrite)


def check_writable(name: str, overwrite: bool) -> None:
    """Refuse early a file that could not be written at the end, or that stands there and was not meant to go."""
    path = Path(name)
    if path.is_dir():
        raise PaddockError(f"cannot write {name!r}: it is a folder")
    if not path.parent.is_dir():
        raise PaddockError(f"cannot write {name!r}: there is no folder {str(path.parent)!r}")
    if path.exists() and not overwrite:
        raise PaddockError(f"{name!r} is there already; --overwrite writes over it")


def spare_name(race: Race) -> str:
    """A name for a race file that does not exist yet."""
    circuit = circuit_file.title(race.game, race.settings["circuit"]).lower()
    stem = f"{race.game.name}-{re.sub(r'[^a-z0-9_]+', '-', circuit).strip('-') or 'own'}"
    number = 1
    while Path(f"{stem}-{number}.race").exists():
        number += 1
    return f"{stem}-{number}.race"


def save_race(
    race: Race, name: str, names: Mapping[int, str], drivers: Mapping[int, str], notes: Mapping[int, str]
) -> None:
    """Write a race file: what people are called, which drivers drove the other seats, and notes beside entries."""
    write_text(name, record.write(race, names=names, drivers=drivers, notes=notes))


def read_position(text: str) -> Race:
    """The race of a position: its text itself, `-`, a file that holds one, or the last one of a race file."""
    if _is_position(text):
        return from_position(text, seed=0)
    found = read_text(text)
    if found.lstrip().startswith(record.TITLE):
        return record.read(found)
    if _is_position(found):
        return from_position(found, seed=0)
    example = next(iter(game_names()))
    raise BadText(f"{text!r} holds neither a race nor a position; a position begins like this: {example} usa laps=2")


def _is_position(text: str) -> bool:
    return text.split(" ", 1)[0].strip() in game_names() and len(text.split()) > 1


def _reason(error: Exception) -> str:
    return (error.strerror or str(error)).lower() if isinstance(error, OSError) else str(error)
