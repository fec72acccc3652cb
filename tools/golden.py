"""Golden races: what a race of each game gave when its golden file was made, and whether it still does.

python tools/golden.py make [GAME…] [--races 1000]      write tests/golden/GAME-VERSION.jsonl of the newest rules anew
python tools/golden.py retell [GAME…] [--races 1000]    write only the radio anew, for new words; further races lose it
python tools/golden.py check [GAME…] [--races 30]       compare all versions; exit 1 and say what moved
python tools/golden.py tell GAME VERSION NUMBER         one race whole: every event, view and radio line, for the eye

A line holds the options of a race and a short hash of each thing that people or programs see of it. Answers are drawn
from the listed options by a generator of the race's own, so the order of the options is held, too. The first line of a
file holds the hashes of the boards.

Every version of the rules has its own file, and its races are run by that version for ever. A file is made when a
version is new and never again.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import random
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import paddock
from paddock import drawing, record
from paddock.errors import PaddockError
from paddock.game import game
from paddock.locale import LANGUAGES
from paddock.locale.telling import radio
from paddock.race import Race
from paddock.registry import BUILT_IN
from tests.conformance import downforce, formula_d, heat

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "golden"
CASES: dict[str, Any] = {"heat": heat, "downforce": downforce, "formula_d": formula_d}
LOOKS_EVERY = 7
"""Every how many decisions the views and the position are taken."""
UNDO, WITHDRAW = 0.03, 0.002
"""How often a seat takes an answer back, or leaves."""
THEMES = ("day", "night")


def options_of(name: str, number: int) -> dict[str, Any]:
    """The options of a new golden race: every set of the conformance suite, then any that go together."""
    sets: list[dict[str, Any]] = CASES[name].OPTION_SETS
    if number < len(sets):
        return sets[number]
    if hasattr(CASES[name], "random_options"):
        found: dict[str, Any] = CASES[name].random_options(random.Random(number))
        return found
    return sets[number % len(sets)]


def run(name: str, version: int, options: dict[str, Any], number: int) -> Iterator[tuple[str, str]]:
    """A race as rows of text, each with the kind of thing that it is."""
    rng = random.Random(f"{name} {number}")
    race = paddock.race(name, seed=number, version=version, **options)
    names = {car: f"Car {car}" for car in range(race.cars)}
    told, made = 0, 0
    while True:
        for entry in race.entries[told:]:
            for event in entry.events:
                yield "events", f"{event.kind} {event.seat} {event.ruling} {_canonical(event.numbers)}"
            for language in LANGUAGES:
                for line in radio(entry.events, names, language, circuit=race.settings["circuit"]):
                    yield f"radio-{language}", f"{line.text} [{line.ruling}] {line.seat} {line.kind}"
        told = len(race.entries)
        if made % LOOKS_EVERY == 0 or race.over:
            for seat in (None, *range(race.seats)):
                yield "views", _canonical(race.seen_by(seat))
            yield "position", position(race)
        if race.over:
            break
        made += 1
        _go_on(race, rng)
    yield "places", _canonical(race.field())
    yield "record", record.write(race)


def position(race: Race) -> str:
    """The position as the file has it: those of version 1 were made when positions did not name their version yet."""
    return race.position.replace(" version=1", "", 1) if race.version == 1 else race.position


def _go_on(race: Race, rng: random.Random) -> None:
    """One answer of some seat; now and then something is taken back, or a seat leaves."""
    seat = rng.choice(race.waiting)
    if rng.random() < UNDO and race.can_undo(seat):
        race.undo(seat)
        return
    if rng.random() < WITHDRAW:
        with suppress(PaddockError):
            race.withdraw(seat)
        return
    race.act(seat, rng.choice(race.options(seat)))


def _canonical(value: Any) -> str:
    return json.dumps(value, sort_keys=True, ensure_ascii=False)


def hashes(rows: Iterator[tuple[str, str]]) -> dict[str, str]:
    """One short hash for each kind of row."""
    found: dict[str, Any] = {}
    for kind, text in rows:
        found.setdefault(kind, hashlib.sha256()).update(text.encode() + b"\n")
    return {kind: digest.hexdigest()[:10] for kind, digest in found.items()}


def boards(name: str, circuits: list[str] | None = None) -> dict[str, str]:
    """The hash of every board, or of some, by day and by night."""
    of = game(name)
    found = {}
    for circuit in circuits or of.setup.circuit_names():
        for theme in THEMES:
            svg = drawing.of(of).ground(of.setup.circuit(circuit), theme=theme)
            found[f"{circuit} {theme}"] = hashlib.sha256(svg.encode()).hexdigest()[:10]
    return found


def made_line(name: str, version: int, number: int) -> str:
    """The line of a race in a new golden file."""
    options = options_of(name, number)
    return _canonical({"options": options, "gives": hashes(run(name, version, options, number))})


def file_of(name: str, version: int) -> Path:
    """The golden file of a version of a game's rules."""
    return FOLDER / f"{name}-{version}.jsonl"


def versions_of(name: str) -> list[int]:
    """The versions of a game's rules that have a golden file."""
    return [version for version in range(1, game(name).rules_version + 1) if file_of(name, version).exists()]


def make(names: list[str], races: int) -> None:
    """Write the golden files of the newest rules anew."""
    FOLDER.mkdir(exist_ok=True)
    with ProcessPoolExecutor(2) as pool:
        for name in names:
            version = game(name).rules_version
            rows = pool.map(partial(made_line, name, version), range(races), chunksize=5)
            text = "\n".join([_canonical(boards(name)), *rows]) + "\n"
            file_of(name, version).write_text(text, encoding="utf-8")
            print(f"{name} {version}: {races} races", flush=True)


def retold_line(name: str, version: int, number: int, line: dict[str, Any]) -> str:
    """The line of a golden race with its radio as it is told now; nothing else may have moved."""
    now = hashes(run(name, version, line["options"], number))
    moved = [kind for kind, was in line["gives"].items() if not kind.startswith("radio") and now.get(kind) != was]
    if moved:
        raise SystemExit(f"{name} {version} {number}: {', '.join(moved)} moved, too")
    return _canonical({**line, "gives": now})


def without_radio(line: dict[str, Any]) -> str:
    """The line of a golden race whose radio nobody has listened to since the words changed."""
    return _canonical({**line, "gives": {k: v for k, v in line["gives"].items() if not k.startswith("radio")}})


def retell(names: list[str], races: int) -> None:
    """Write only the radio of so many races anew, for new words; the other races keep all but their radio."""
    with ProcessPoolExecutor(2) as pool:
        for name in names:
            for version in versions_of(name):
                boards_line, *lines = lines_of(name, version)
                rows = pool.map(partial(retold_line, name, version), range(races), lines[:races], chunksize=2)
                rest = map(without_radio, lines[races:])
                text = "\n".join([_canonical(boards_line), *rows, *rest]) + "\n"
                file_of(name, version).write_text(text, encoding="utf-8")
                print(f"{name} {version}: {len(lines)} races", flush=True)


def lines_of(name: str, version: int) -> list[dict[str, Any]]:
    """The lines of a golden file: boards, then races."""
    return [json.loads(line) for line in file_of(name, version).read_text(encoding="utf-8").splitlines()]


def differences(name: str, version: int, number: int, line: dict[str, Any]) -> list[str]:
    """What a golden race no longer gives."""
    now = hashes(run(name, version, line["options"], number))
    return [f"{name} {version} {number}: {kind} moved" for kind, was in line["gives"].items() if now.get(kind) != was]


def board_differences(name: str, circuits: list[str] | None = None) -> list[str]:
    """Which boards are no longer drawn as they were; of all circuits, or of some."""
    now, was = boards(name, circuits), lines_of(name, versions_of(name)[-1])[0]
    return [
        f"{name} {board}: the picture moved"
        for board in was
        if (circuits is None or board.split()[0] in circuits) and now.get(board) != was[board]
    ]


def check(names: list[str], races: int) -> int:
    """Compare so many races of each game and version; 1 if something moved."""
    wrong: list[str] = []
    with ProcessPoolExecutor(2) as pool:
        for name in names:
            wrong += board_differences(name)
            for version in versions_of(name):
                lines = lines_of(name, version)[1 : races + 1]
                for found in pool.map(partial(differences, name, version), range(len(lines)), lines, chunksize=5):
                    wrong += found
                print(f"{name} {version}: {len(lines)} races", flush=True)
    print("\n".join(wrong) or "nothing moved")
    return 1 if wrong else 0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=["make", "retell", "check", "tell"])
    parser.add_argument("which", nargs="*")
    parser.add_argument("--races", type=int)
    wanted = parser.parse_args()
    if wanted.what == "make":
        make(wanted.which or list(BUILT_IN), wanted.races or 1000)
    elif wanted.what == "retell":
        retell(wanted.which or list(BUILT_IN), wanted.races or 1000)
    elif wanted.what == "check":
        return check(wanted.which or list(BUILT_IN), wanted.races or 30)
    else:
        name, version, number = wanted.which[0], int(wanted.which[1]), int(wanted.which[2])
        for kind, text in run(name, version, lines_of(name, version)[number + 1]["options"], number):
            print(f"{kind}: {text}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
