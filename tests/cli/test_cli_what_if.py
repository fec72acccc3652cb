"""`paddock race --from`, `verify --from` and `analyse`."""

import json
from pathlib import Path

import pytest

from paddock import record

from .keyboard import Terminal


def test_a_race_goes_on_from_a_moment_and_says_so(terminal: Terminal, race_file: Path) -> None:
    words = ["race", "--file", "a.race", "--from", "30", "--drivers", "racer"]
    ran = terminal(*words, "--people", "0", "--seed", "2", "--save", "b.race")
    assert ran.status == 0 and "after 30 lines" in ran.out
    assert "\nfrom " in Path("b.race").read_text()
    assert "says that it goes on from another race" in terminal("verify", "b.race").out
    ran = terminal("verify", "b.race", "--from", "a.race")
    assert ran.status == 0 and "It goes on from that race" in ran.out
    ran = terminal("verify", "a.race", "--from", "b.race")
    assert ran.status == 1 and "does not say that it came from another one" in ran.out


def test_a_person_takes_any_seat_leaves_and_comes_back(terminal: Terminal, race_file: Path) -> None:
    ran = terminal("race", "--file", "a.race", "--from", "1", "--as", "1", "--anew", "--save", "c.race", typed="g2\n")
    assert ran.status == 0 and "Race kept in c.race" in ran.out
    left = record.parse(Path("c.race").read_text())
    assert left.names.keys() == {1} and left.drivers.keys() == {0}
    assert left.origin is not None and left.origin.anew_for == 1
    assert "12, gear 2: play 2 cards >" in terminal("race", "--file", "c.race").out


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ("race --file a.race --from 9999", "the race has moments 1 to"),
        ("race --from 3", "--file FILE"),
        ("race --file a.race --from 3 --as 7", "seat"),
        ("race heat --file a.race --from 3", "leave them out"),
        ("race --file a.race --from 3 --people 2", "one person plays on"),
        ("analyse", "say a position, or --file"),
        ("analyse --file a.race", "the race is over there"),
        ("analyse heat --at 3", "--at is a moment"),
    ],
)
def test_what_cannot_be_is_said_in_one_line(terminal: Terminal, race_file: Path, words: str, reason: str) -> None:
    ran = terminal(*words.split())
    assert ran.status == 2 and reason in ran.err and ran.err.count("\n") == 1


def test_a_position_is_analysed(terminal: Terminal, race_file: Path) -> None:
    asked = ["analyse", "--file", "a.race", "--at", "1", "--playouts", "40"]
    ran = terminal(*asked, "--language", "nl")
    assert ran.status == 0 and "07 beslist" in ran.out and "±" in ran.out
    told = json.loads(terminal(*asked, "--json").out)
    assert told["seat"] == 0 and told["playouts"] >= 40 and len(told["options"]) > 2
    tried = json.loads(terminal(*asked, "--json", "--try", told["options"][0]["answer"]).out)
    assert tried["position"] != told["position"] and tried["waiting"] == [1]
    same = json.loads(terminal("analyse", told["position"], "--playouts", "40", "--json").out)
    assert same["options"] == told["options"]
