"""What changed, and putting it back together."""

from __future__ import annotations

import json
from typing import Any

from hypothesis import given
from hypothesis import strategies as some

from paddock.table.live.changes import Comparison, at, changed, whole

NAMES = some.sampled_from(["gear", "cars", "seat", "waiting"])
PLAIN = some.none() | some.integers(0, 3) | some.text(max_size=2)
DATA = some.recursive(
    PLAIN, lambda inner: some.lists(inner, max_size=3) | some.dictionaries(NAMES, inner, max_size=3), max_leaves=12
)
SCENES = some.fixed_dictionaries({"info": DATA, "views": DATA, "undo": DATA})


def sent(before: Any, now: Any) -> Any:
    """The changes as they arrive at the other end."""
    return json.loads(b"[%b]" % whole(Comparison().changes(before, now)))


@given(SCENES, SCENES)
def test_changes_make_the_new_out_of_the_old(before: dict[str, Any], now: dict[str, Any]) -> None:
    kept = json.dumps(before)
    assert changed(before, sent(before, now)) == now
    assert json.dumps(before) == kept
    assert sent(now, now) == []


def test_only_members_that_are_new_are_told() -> None:
    before = {"round": 1, "turn": None, "cars": [{"seat": 0, "gear": 1}, {"seat": 1, "gear": 1}], "order": [0, 1]}
    now = {"round": 2, "turn": None, "cars": [{"seat": 0, "gear": 1}, {"seat": 1, "gear": 2}], "order": [1, 0]}
    assert sent(before, now) == [["cars", 1, {"gear": 2}], [{"round": 2, "order": [1, 0]}]]


def test_an_object_with_other_members_is_told_whole() -> None:
    opened = {"cars": [{"seat": 0, "hand": "12"}]}
    assert sent({"cars": [{"seat": 0}]}, opened) == [[opened]]
    assert sent({"moving": None}, {"moving": {"speed": 3}}) == [[{"moving": {"speed": 3}}]]


def test_what_several_share_is_compared_once_and_told_to_each() -> None:
    comparison = Comparison()
    was, car = {"gear": 1}, {"gear": 2}
    for seat in "01":
        found = at(("views", seat), comparison.changes({"cars": [was]}, {"cars": [car]}))
        assert json.loads(whole(found)) == ["views", seat, "cars", 0, {"gear": 2}]
    assert comparison.inside(was, car) is comparison.inside(was, car)
