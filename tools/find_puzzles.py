"""Finds puzzles: moments of races in which one answer is clearly best and a racer gives another.

    python tools/find_puzzles.py find heat --seconds 600      # goes on where it stopped; may be broken off at any time
    python tools/find_puzzles.py write heat                   # what was found, beside the school's data
    python tools/find_puzzles.py check heat                   # judges all of them anew, and drops what does not hold

What was found is kept in build/puzzles/GAME.jsonl, a line for each race that was looked through. An answer must win
clearly more races than every other one, when racers drive on from there, by two judgements with luck of their own;
where the game's drivers can search, two searches must choose it, too.
"""

from __future__ import annotations

import argparse
import json
import random
import tomllib
from collections.abc import Sequence
from pathlib import Path
from time import monotonic
from typing import Any

import paddock
from paddock.dealer import seeded
from paddock.drivers import Thought, run, seat_drivers
from paddock.drivers.driver import Cockpit, Driver, driver
from paddock.drivers.scripts import thinks
from paddock.race import Race, from_position
from paddock.school.judging import RACER, Judged, judge
from tools.puzzle_reasons import why

KEPT = Path("build/puzzles")
SHELF = Path("src/paddock/school/puzzles")
SEATS = (3, 4, 4)
CURIOUS = 0.025
"""How likely a moment is looked at, for each option that there is."""
CLOSELY = 0.5
"""The same where a search proposes what to look at."""
DULL = frozenset({"discard"})
"""Questions that nobody would set as a puzzle."""
SKIPPED = 0.35
"""The part of a race, from its start, in which nothing is decided yet."""
MOST_OPTIONS = 24
GLANCE, LOOK, STARE = 32, 120, 600
"""Playouts of every answer: at first sight, of the few that are left, and for the record."""
LEAST, PLAINLY = 0.05, 0.07
"""By how much an answer must win more often than any other, and than a racer's."""
SURE = 3.3
"""By how many standard errors."""
ROOM = 100_000
"""Races that belong to whoever begins with one of them."""
CHECKED = 77_000
"""The luck of a check."""
SEARCH = 6_000
WHIMS = 6
LIKELY = 0.12, 0.99
"""A race that is won or lost anyway is no puzzle."""


FIELD = (RACER, RACER, "rookie")
"""Who drives until there: some make a mess of it, and messes make puzzles."""


def races(name: str, seed: int) -> Race:
    """A race on one of the game's circuits."""
    luck = random.Random(f"{name} {seed}")
    of = paddock.game(name)
    wishes: dict[str, Any] = {"circuit": luck.choice(of.setup.circuit_names()), "seats": luck.choice(SEATS)}
    if "laps" in of.setup.OPTIONS:
        wishes["laps"] = luck.choice((1, 1, 2)) if thinks(of) else 1
    return paddock.race(name, seed=seed, **wishes)


def plain_answer(race: Race, seat: int, seed: int) -> str:
    """What a racer answers, whole: a gear with its cards."""
    racer, copy, said = driver(race.game, RACER, seed, engine=race.engine), race.copy(), []
    while True:
        dealt = copy.imagined(seat, seeded(race.engine, seed))
        cockpit = Cockpit(race.game, race.engine, seat, dealt, copy.plain().course)
        said.append(race.game.actions.text(racer.decide(cockpit)))
        whole = race.game.actions.write(list(race.read_answer(", ".join(said))))
        asked = race.after(seat, whole)
        if asked is None or asked.kind != "play":
            return whole
        copy.act(seat, said[-1])


def candidates(race: Race, seat: int, seed: int) -> list[str]:
    """Answers worth looking at: those that a search proposes, or all."""
    if not thinks(race.game):
        return race.options(seat)
    thought = Thought(race.game, race.engine, race.imagined(seat, seeded(race.engine, seed)), seat, seed)
    thought.run(200)
    return [race.game.actions.write(list(each.actions)) for each in thought.weighed()]


def searched(race: Race, seat: int, seed: int) -> str:
    """What a long search answers."""
    thought = Thought(race.game, race.engine, race.imagined(seat, seeded(race.engine, seed)), seat, seed)
    thought.run(SEARCH)
    return race.game.actions.write(list(thought.answer))


def leads(judged: Sequence[Judged], least: float, sure: float) -> bool:
    """Whether the first wins more often than each of the others, clearly."""
    best, *others = judged
    margins = [best.margin(other) for other in others]
    return all(mean >= least and mean >= sure * error for mean, error in margins)


def puzzle(race: Race, seat: int, seed: int, dull: frozenset[str]) -> dict[str, Any] | None:
    """The puzzle of this moment, if it is one."""
    decision = race.decision(seat)
    if decision is None or decision.kind in dull or not 2 <= len(decision.texts) <= MOST_OPTIONS:
        return None
    answers = candidates(race, seat, seed)
    plain = {plain_answer(race, seat, seed + i) for i in range(WHIMS)}
    asked = list(dict.fromkeys([*answers, *plain]))
    if len(asked) < 2:
        return None
    seen = judge(race, seat, asked, GLANCE, seed)
    if seen[0].answer in plain or not LIKELY[0] <= seen[0].win <= LIKELY[1]:
        return None
    if not leads([seen[0], *(each for each in seen if each.answer in plain)], PLAINLY, 1.3):
        return None
    few = [each.answer for i, each in enumerate(seen) if i < 5 or each.answer in plain]
    seen = judge(race, seat, few, LOOK, seed + 1)
    if seen[0].answer in plain or not leads(seen, LEAST * 0.8, 1.8):
        return None
    few = [each.answer for i, each in enumerate(seen) if i < 4 or each.answer in plain]
    once, again = judge(race, seat, few, STARE, seed + 2), judge(race, seat, few, STARE, seed + 3)
    best = once[0].answer
    if again[0].answer != best or best in plain or not leads(once, LEAST, SURE) or not leads(again, LEAST * 0.8, SURE):
        return None
    if not leads([once[0], *(each for each in once if each.answer in plain)], PLAINLY, SURE):
        return None
    if thinks(race.game) and {searched(race, seat, seed + i) for i in (4, 5)} != {best}:
        return None
    both = {each.answer: (each.win + other.win) / 2 for each in once for other in again if other.answer == each.answer}
    rest = judge(race, seat, [best, *(each for each in asked if each not in both)], LOOK, seed + 6)
    worth = {**{each.answer: each.win for each in rest}, **both}
    if any(each.win > both[best] - LEAST * 0.8 for each in rest if each.answer != best):
        return None
    ranked = sorted(worth.items(), key=lambda each: -each[1])
    return {
        "circuit": race.settings["circuit"],
        "seats": race.seats,
        "seat": seat,
        "kind": decision.kind,
        "position": race.position,
        "answers": [[answer, round(100 * win)] for answer, win in ranked],
        "plain": max(plain, key=lambda each: worth.get(each, 0.0)),
        "margin": round(min(once[0].margin(each)[0] for each in once[1:]), 3),
    }


def look_through(name: str, seed: int, dull: frozenset[str] = DULL) -> list[dict[str, Any]]:
    """The puzzles of one race: at most one, so that no two are alike."""
    luck = random.Random(f"moments {name} {seed}")
    race = races(name, seed)
    names = [luck.choice(FIELD) for _ in range(race.seats)]
    drivers = seat_drivers(race, names, seed)
    early = SKIPPED * run(race.copy(), seat_drivers(race, names, seed))
    while not race.over:
        if len(race.entries) > early and not _is_laid(race):
            seat = luck.choice(race.waiting)
            likely = CLOSELY if thinks(race.game) else CURIOUS * len(race.options(seat))
            if luck.random() < likely:
                found = puzzle(race, seat, seed * 100, dull)
                if found is not None:
                    return [{**found, "seed": seed}]
        _once(race, drivers)
    return []


def _is_laid(race: Race) -> bool:
    """Whether somebody has sealed an answer already, or part of one: a puzzle begins before that."""
    sealed = race.plain().read("step", 1)[0] in race.game.sealed_steps
    return sealed and any(race.can_undo(seat) for seat in range(race.seats))


def _once(race: Race, drivers: dict[int, Driver]) -> None:
    """One decision."""
    seat = race.waiting[0]
    dealt = race.imagined(seat, seeded(race.engine, 0))
    cockpit = Cockpit(race.game, race.engine, seat, dealt, race.plain().course)
    race.act(seat, (drivers[seat].decide(cockpit),))


def find(name: str, seconds: float, skip: Sequence[str], first: int) -> None:
    """Look through more races, for so long."""
    KEPT.mkdir(parents=True, exist_ok=True)
    file = KEPT / f"{name}.jsonl"
    lines = [json.loads(line) for line in file.read_text().splitlines()] if file.exists() else []
    seed, until = (
        max([first - 1, *(line["seed"] for line in lines if line["seed"] < first + ROOM)]) + 1,
        monotonic() + seconds,
    )
    count = sum(len(line["found"]) for line in lines)
    while monotonic() < until:
        found = look_through(name, seed, DULL.union(skip))
        count += len(found)
        with file.open("a", encoding="utf-8") as out:
            out.write(json.dumps({"seed": seed, "found": found}) + "\n")
        if found:
            print(f"{name}: {count} puzzles in {seed} races", flush=True)
        seed += 1


def write(name: str, anew: bool) -> None:
    """The school's data: what stands there keeps its number, and what was found since comes after it."""
    shelf, file = SHELF / f"{name}.toml", KEPT / f"{name}.jsonl"
    rows: list[dict[str, Any]] = tomllib.loads(shelf.read_text(encoding="utf-8"))["puzzle"] if shelf.exists() else []
    rows = [row for row in rows if not anew or explain(row)]
    number, there = max((row["number"] for row in rows), default=0), {row["position"].strip() for row in rows}
    found = [each for line in file.read_text().splitlines() for each in json.loads(line)["found"]]
    for each in found:
        if each["position"].strip() in there:
            continue
        row = {key: each[key] for key in ("seat", "kind", "plain", "position")}
        row |= {"number": number + 1, "answers": dict(each["answers"])}
        if explain(row):
            rows.append(row)
            number += 1
    text = "\n".join(map(_written, rows))
    shelf.write_text(f"# Written by tools/find_puzzles.py.\n\n{text}", encoding="utf-8")
    print(f"{name}: {len(rows)} puzzles")


def check(name: str) -> None:
    """Judge what stands on the shelf with other luck, and leave out what does not hold."""
    shelf = SHELF / f"{name}.toml"
    rows = tomllib.loads(shelf.read_text(encoding="utf-8"))["puzzle"]
    kept = [row for row in rows if holds(row)]
    shelf.write_text("# Written by tools/find_puzzles.py.\n\n" + "\n".join(map(_written, kept)), encoding="utf-8")
    print(f"{name}: {len(kept)} of {len(rows)} puzzles hold")


def holds(row: dict[str, Any]) -> bool:
    """Whether the best answer still is; what the answers are worth is put right."""
    race, seat, best = from_position(row["position"].strip(), seed=1), row["seat"], next(iter(row["answers"]))
    seen = judge(race, seat, [best, row["plain"]], LOOK, CHECKED)
    if seen[0].answer != best or not leads(seen, LEAST, 1.5) or not LIKELY[0] <= seen[0].win <= LIKELY[1]:
        return False
    seen = judge(race, seat, list(row["answers"]), LOOK, CHECKED + 1)
    few = [best, *(each.answer for i, each in enumerate(seen) if each.answer != best and i < 3)]
    close = judge(race, seat, list(dict.fromkeys([*few, row["plain"]])), STARE, CHECKED + 2)
    worth = {each.answer: round(100 * each.win) for each in (*seen, *close)}
    row["answers"] = dict(sorted(worth.items(), key=lambda each: -each[1]))
    row["grade"] = grade(row)
    return close[0].answer == best and leads(close, LEAST, SURE)


def explain(row: dict[str, Any]) -> bool:
    """Give a puzzle its grade and its reason; False if it has none, or nearly nothing is left to win."""
    best = next(iter(row["answers"]))
    if row["answers"][best] < 100 * LIKELY[0]:
        return False
    race = from_position(row["position"].strip(), seed=1)
    row["grade"] = grade(row)
    found = why(race, row["seat"], best, row["plain"])
    if found is not None:
        row["reason"], row["values"] = found
    return found is not None


def _written(row: dict[str, Any]) -> str:
    said = ", ".join(f"{name} = {json.dumps(value)}" for name, value in row["values"].items())
    answers = ", ".join(f"{json.dumps(answer)} = {win}" for answer, win in row["answers"].items())
    return (
        f'[[puzzle]]\nnumber = {row["number"]}\nseat = {row["seat"]}\ngrade = {row["grade"]}\nkind = "{row["kind"]}"\n'
        f'plain = "{row["plain"]}"\nreason = "{row["reason"]}"\nvalues = {{ {said} }}\nanswers = {{ {answers} }}\n'
        f'position = """\n{row["position"].strip()}\n"""\n'
    )


def grade(row: dict[str, Any]) -> int:
    """1 to 3 stars: the less there is between the best answer and the plain one, the harder."""
    gap = max(row["answers"].values()) - row["answers"][row["plain"]]
    return 1 if gap >= 20 else 2 if gap >= 12 else 3


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("do", choices=("find", "write", "check"))
    parser.add_argument("game", choices=paddock.game_names())
    parser.add_argument("--seconds", type=float, default=600)
    parser.add_argument("--skip", nargs="*", default=(), help="kinds of questions that there are enough of")
    parser.add_argument("--first", type=int, default=1, help="the first race to look through; several can look at once")
    parser.add_argument("--anew", action="store_true", help="look for the reasons of all of them once more")
    asked = parser.parse_args()
    if asked.do == "find":
        find(asked.game, asked.seconds, asked.skip, asked.first)
    elif asked.do == "check":
        check(asked.game)
    else:
        write(asked.game, asked.anew)


if __name__ == "__main__":
    main()
