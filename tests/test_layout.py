"""Tables: plain ones and their compiled twins hold the same bytes."""

from __future__ import annotations

from typing import Annotated

import pytest

from paddock.game import game
from paddock.games.heat.course import Course
from paddock.layout import WIDE, Table


class Small(Table):
    course: Course
    near: Annotated[list[list[int]], 2, 3]
    one: int
    far: Annotated[int, WIDE]


def test_fields_follow_the_annotations_wide_ones_first() -> None:
    found = [(field.name, field.shape, field.wide) for field in Small.fields]
    assert found == [("far", (), True), ("near", (2, 3), False), ("one", (), False)]


def test_save_and_load_round_trip() -> None:
    table = Small(Course())
    table.near[1][2], table.one, table.far = -7, 5, 2**64 - 1
    data = table.save()
    assert len(data) == 8 + 7 * 2
    other = Small(Course())
    other.load(data)
    assert other == table
    assert other.near == [[0, 0, 0], [0, 0, -7]]
    assert other.fingerprint() == table.fingerprint()
    other.one = 6
    assert other != table
    assert other.fingerprint() != table.fingerprint()


def test_rows_that_changed_are_read_and_no_others() -> None:
    table, follower = Small(Course()), Small(Course())
    before = table.save()
    assert table.changed_rows(before) == []
    table.near[1] = [1, -2, 3]
    table.one, table.far = 5, 2**63
    untouched = follower.near[0]
    changed = table.changed_rows(before)
    follower.read_rows(table.save(), changed)
    assert follower == table and follower.near[0] is untouched
    assert [Small.rows[number][:2] for number in changed] == [("far", ()), ("near", (1,)), ("one", ())]
    follower.read_rows(before, changed)
    assert follower.save() == before


def test_a_copy_shares_references_but_no_numbers() -> None:
    table = Small(Course())
    copy = table.copy()
    copy.near[0][0] = 1
    assert table.near[0][0] == 0
    assert copy.course is table.course


def test_read_and_write_work_in_a_row() -> None:
    table = Small(Course())
    table.write("near", [1, 2, 3, 4])
    assert table.near == [[1, 2, 3], [4, 0, 0]]
    assert table.read("near", 5) == [1, 2, 3, 4, 0]
    with pytest.raises(ValueError, match="holds 6 numbers"):
        table.write("near", [0] * 7)


def test_bytes_of_another_layout_are_refused_by_both_twins() -> None:
    of = game("heat")
    compiled = of.compiled_engine
    assert compiled is not None
    for engine in (of.plain_engine, compiled):
        state = engine.State(engine.Course())
        with pytest.raises(ValueError, match=r"State takes \d+ bytes, not 3"):
            state.load(b"abc")


def test_twins_agree_on_bytes_fields_and_fingerprints() -> None:
    of = game("heat")
    compiled = of.compiled_engine
    assert compiled is not None
    plain = of.setup.first_position(of.setup.read_options({"seats": 5, "circuit": "gb"}))
    twin = compiled.take(plain)
    assert twin.save() == plain.save()
    assert twin.fingerprint() == plain.fingerprint()
    assert isinstance(plain, Table)
    for field in plain.fields:
        assert twin.read(field.name, field.size) == plain.read(field.name, field.size)
