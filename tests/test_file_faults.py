"""What can be wrong with a race file: each fault is told by a word of its own, with its line where it has one."""

from __future__ import annotations

import random
from functools import cache

import pytest

from paddock import record
from paddock.errors import PaddockError
from paddock.game import game
from paddock.locale import LANGUAGES, say
from paddock.race import Race
from paddock.seal import new_seal


@cache
def text() -> str:
    """A whole sealed race, opened at the end."""
    of = game("heat")
    settings = of.setup.read_options({"seats": 2, "laps": 1, "circuit": "italia"})
    race = Race(of, settings, seal=new_seal(("a1",), bytes(32)))
    race.begin()
    choose = random.Random(4)
    while not race.over:
        seat = race.waiting[0]
        race.act(seat, choose.choice(race.options(seat)))
    return record.write(race, names={0: "Mara"}, drivers={1: "racer"})


def lines() -> list[str]:
    return text().splitlines()


def start() -> int:
    """The number of the line with the start."""
    return next(number for number, line in enumerate(lines(), 1) if line.startswith("start"))


def changed(number: int, line: str) -> str:
    """The race with another line in place of that one."""
    return "\n".join([*lines()[: number - 1], line, *lines()[number:]])


def without(word: str) -> str:
    return "\n".join(line for line in lines() if not line.startswith(f"{word} "))


def first_with_luck() -> int:
    """The number of the first answer that drew something."""
    return next(number for number, line in enumerate(lines(), 1) if number > start() and ":" in line)


FAULTS = {
    "hello": ("no-race-file", 0),
    "paddock race 9\n": ("file-format", 0),
    "paddock race 1\ngame heat\n": ("file-lacks", 0),
    "paddock race 1\ngame heat\ngame heat\n": ("file-twice", 0),
}


@pytest.mark.parametrize("broken", FAULTS)
def test_what_is_no_race(broken: str) -> None:
    check(broken, *FAULTS[broken])


def test_headers_that_describe_no_race_that_can_be_run() -> None:
    check(text().replace("game heat", "game chess"), "unknown-game")
    check(text().replace(f"rules {game('heat').rules_version}", "rules 99"), "file-rules")
    check(text().replace("circuit italia", "circuit monaco"), "unknown-circuit")
    check(text().replace("laps 1", "laps 99"), "option-number")
    check(text().replace("laps 1", "laps 1\nwings 3"), "unknown-option")
    check(text().replace("laps 1", "laps 1\nhandicap 1"), "file-header")
    check(text().replace("luck sealed", "luck dice"), "file-header")
    check(without("luck"), "file-lacks")
    check(text().replace("name 0", "name x"), "file-line", lines().index("name 0 Mara") + 1)


def test_lines_that_do_not_fit_the_race() -> None:
    number = start() + 1
    check(changed(number, "0 fly"), "file-line", number)
    check(changed(number, "start"), "race-begun", number)
    check(changed(number, "0 slip"), None, number, "heat 11")
    check(changed(start(), lines()[start() - 1][:-2]), "luck-short", start())
    check(changed(start(), lines()[start() - 1] + " 4"), "luck-wrong", start())
    cut = "\n".join([*lines()[:number], "end 1 2"])
    check(cut, "file-not-over", number + 1)
    check(text() + "0 g1\n", "file-after-end", len(lines()) + 1)
    end = lines()[-1]
    check(changed(len(lines()), " ".join(["end", *reversed(end.split()[1:])])), "file-places", len(lines()))


def test_a_file_that_stops_before_the_finish_is_a_race_that_waits() -> None:
    race = record.read("\n".join(lines()[: start() + 3]))
    assert not race.over and race.waiting


def test_verifying_tells_a_seal_that_does_not_fit_and_luck_that_the_seed_does_not_give() -> None:
    found = record.verify(text())
    assert found.right and found.word is None
    seed = next(line for line in lines() if line.startswith("opened "))
    found = record.verify(text().replace(seed, "opened " + "11" * 32))
    assert (found.fault, found.word) == ("seal", "seal-wrong")
    number = first_with_luck()
    words, _, draws = lines()[number - 1].partition(":")
    found = record.verify(changed(number, f"{words}: {' '.join(draws.split()[:-1])}"))
    assert (found.fault, found.word, found.values["line"]) == ("luck", "draws-other", number)
    found = record.verify(changed(start() + 1, "0 slip"))
    assert (found.fault, found.line, found.ruling) == ("rules", start() + 1, "heat 11")


def check(broken: str, word: str | None, line: int = 0, ruling: str | None = None) -> None:
    """The fault has this word, at this line, and the word is said in every language."""
    with pytest.raises(PaddockError) as caught:
        record.read(broken)
    found = caught.value
    assert (found.word, found.values.get("line", 0), found.ruling) == (word, line, ruling), str(found)
    if word is not None:
        assert all(say(f"refused-{word}", language, **found.values) for language in LANGUAGES)
