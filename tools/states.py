"""Recorded races: the position and what happened after every decision, as one hash a race.

python tools/states.py make GAME [--races 1000]      write tests/golden/GAME-states.jsonl anew, all versions in turn
python tools/states.py check GAME [--races 1000]     run them again; exit 1 and say which moved

Golden races look at all that people see, every seventh decision; these look at the bytes after every one, and a
thousand of them take seconds. The first line of a file names the fields of the position that are held: fields that a
later version adds are not looked at. Like golden races they are made before something is changed, and never again.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import random
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from paddock.control import EVENT_SIZE
from paddock.dealer import seeded
from paddock.engine import Engine, Position
from paddock.game import game
from paddock.layout import Table
from tools import golden


def file_of(name: str) -> Path:
    """The file of a game."""
    return golden.FOLDER / f"{name}-states.jsonl"


def held(state: type[Table], fields: list[str]) -> Callable[[Position], bytes]:
    """What takes the bytes of some fields out of a position."""
    parts: list[list[int]] = []
    for field, _, start, end, *_ in state.rows:
        if field in fields and parts and parts[-1][1] == start:
            parts[-1][1] = end
        elif field in fields:
            parts.append([start, end])

    def take(s: Position) -> bytes:
        saved = s.save()
        return b"".join(saved[start:end] for start, end in parts)

    return take


def race_hash(
    name: str, version: int, options: dict[str, Any], number: int, fields: list[str], engine: Engine | None = None
) -> str:
    """A random race: options, events and fields of the position after every decision."""
    of = game(name)
    first = of.setup.first_position(of.setup.read_options(options), version)
    assert isinstance(first, Table)
    engine = engine or of.engine
    take, s, rng = held(type(first), fields), engine.take(first), random.Random(number)
    c = seeded(engine, number)
    c.write("keeping", [1])
    found = hashlib.sha256()
    engine.begin(s, c)
    while seats := engine.waiting(s):
        count = c.read("event_count", 1)[0]
        found.update(take(s) + repr(c.read("events", count * EVENT_SIZE)).encode())
        c.write("event_count", [0])
        c.write("draw_count", [0])
        seat = (seats & -seats).bit_length() - 1
        menu = engine.options(s, seat)
        found.update(repr(menu).encode())
        engine.act(s, c, seat, rng.choice(menu))
    found.update(take(s))
    return found.hexdigest()[:12]


def make(name: str, races: int) -> None:
    """Write a game's file."""
    versions = game(name).rules_version
    options = [golden.options_of(name, number) for number in range(races)]
    first = game(name).setup.first_position(game(name).setup.read_options(options[0]), versions)
    assert isinstance(first, Table)
    fields = [field.name for field in first.fields]
    lines = [json.dumps({"fields": fields})]
    for number in range(races):
        version = 1 + number % versions
        gives = race_hash(name, version, options[number], number, fields)
        lines.append(json.dumps({"rules": version, "options": options[number], "gives": gives}))
    file_of(name).write_text("\n".join(lines) + "\n", encoding="utf-8")


def differences(name: str, races: int, engine: Engine | None = None, first: int = 0) -> list[str]:
    """Which of so many recorded races no longer give what they gave."""
    head, *lines = [json.loads(line) for line in file_of(name).read_text(encoding="utf-8").splitlines()]
    wrong = []
    for number, line in list(enumerate(lines))[first : first + races]:
        if race_hash(name, line["rules"], line["options"], number, head["fields"], engine) != line["gives"]:
            wrong.append(f"{name}, race {number} of version {line['rules']} moved: {line['options']}")
    return wrong


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=["make", "check"])
    parser.add_argument("game")
    parser.add_argument("--races", type=int, default=1000)
    wanted = parser.parse_args()
    if wanted.what == "make":
        make(wanted.game, wanted.races)
        return 0
    wrong = differences(wanted.game, wanted.races)
    print("\n".join(wrong) or "nothing moved")
    return 1 if wrong else 0


if __name__ == "__main__":
    raise SystemExit(main())
