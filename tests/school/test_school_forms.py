"""Lessons as files: what is wrong with one is said, with its place."""

from __future__ import annotations

import pytest

from paddock.errors import BadText, PaddockError, Refused
from paddock.school import Drive, lesson, read

POSITION = 'position = """heat usa laps=1\n0 gear=1 at=1.5.1 hand=1234S deck=1234 engine=HHHHHH\n1 at=1.1.1 hand=12"""'
GOOD = f"""
minutes = 2
[[scene]]
name = "one"
{POSITION}
[[scene]]
name = "two"
want = ["g1, 2"]
luck = "4"
[scene.wrong]
"g2, *" = "fast"
[scene.script]
0 = ["done", "keep"]
1 = ["g1, 1"]
"""


def test_a_lesson_is_read_and_driven() -> None:
    made = read(GOOD, "mine", "heat")
    drive = Drive(made)
    assert drive.can_answer
    drive.move("")
    assert drive.race.waiting == (0,)  # seat 1 has planned as it is written
    drive.move("g2, 1+3")
    assert drive.moment.wrong == "fast"
    assert not drive.can_answer
    assert drive.moment.happened[0].seat == 0
    drive = Drive(made, ["", "g1, 2"])
    assert drive.over
    assert drive.moment.wrong is None


def test_an_answer_in_another_order_is_the_same_answer() -> None:
    made = read(GOOD.replace('"g1, 2"', '"g2, 3+1"'), "mine", "heat")
    assert Drive(made, ["", "g2, 1+3"]).moment.wrong is None


def test_what_the_rules_refuse_is_refused_and_changes_nothing() -> None:
    drive = Drive(read(GOOD, "mine", "heat"), [""])
    before = drive.race.position
    with pytest.raises(Refused):
        drive.move("g4, 1+2+3+4")
    assert (drive.race.position, drive.moves) == (before, [""])


def test_luck_that_does_not_fit_gives_way_to_the_races_own() -> None:
    drive = Drive(read(GOOD.replace('luck = "4"', 'luck = "5"'), "mine", "heat"), ["", "g1, 2"])
    assert drive.over
    assert any("not in the pile" in fault for fault in drive.unused)


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("minutes = 2", "minutes = 0", "minutes is a whole number from 1 to 30"),
        ("minutes = 2", "hours = 2", "'hours' is not known"),
        ('name = "two"', 'name = "one"', "two scenes have the same name"),
        ('name = "two"', 'name = "Two"', "scene 2 needs a name"),
        (POSITION, "", "the first scene needs a position"),
        ('want = ["g1, 2"]', 'want = ["g9"]', "scene two: 'g9' is no action"),
        ('want = ["g1, 2"]', 'want = ["g1, *"]', "say in show what the coach would do"),
        ('luck = "4"', 'luck = "x"', "scene two: luck:"),
        ('luck = "4"', 'light = "moon"', "light falls on board"),
        ('luck = "4"', "counter = 3", "a counter says what it counts"),
        ("0 = [", "me = [", "script has answers by seats"),
        ("minutes = 2", "minutes = 2\nmodule = 'wings'", "'wings' is no option of heat"),
        ("minutes = 2", "minutes 2", "lesson mine:"),
    ],
)
def test_a_fault_names_its_place(old: str, new: str, fault: str) -> None:
    with pytest.raises(BadText, match=fault):
        read(GOOD.replace(old, new), "mine", "heat")


def test_an_unknown_lesson_names_those_that_there_are() -> None:
    with pytest.raises(PaddockError, match="there is first-lap"):
        lesson("heat", "flying")
