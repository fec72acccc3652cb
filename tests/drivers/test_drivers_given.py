"""Drivers of somebody's own: an object, `mybot.py:Mine`, `model:FILE`; and files that start no programs."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import paddock
from paddock import PaddockError
from paddock.drivers import Cockpit, run, seat_drivers
from paddock.lab import simulate

BOT = """
class Mine:
    def decide(self, cockpit):
        return cockpit.options[0]

def made(game, engine, seed):
    assert game.name == "heat" and engine.begin
    return Mine()

ready = Mine()
nothing = 3
"""
OPTIONS: dict[str, Any] = {"circuit": "usa", "seats": 3, "laps": 1}


class First:
    """Takes the first option."""

    def decide(self, cockpit: Cockpit) -> int:
        return cockpit.options[0]


class Stubborn:
    """Answers what nobody asked."""

    def decide(self, cockpit: Cockpit) -> int:
        return 9999


@pytest.fixture
def bot(tmp_path: Path) -> Path:
    file = tmp_path / "mybot.py"
    file.write_text(BOT)
    return file


def test_a_class_a_maker_and_an_object_of_a_file_race_alike(bot: Path) -> None:
    found = [simulate("heat", OPTIONS, f"{bot}:{name}+rookie*2", 6, 1) for name in ("Mine", "made", "ready")]
    assert found[0].finishes == found[1].finishes == found[2].finishes
    assert found[0].drivers[0] == f"{bot}:Mine"
    race = paddock.race("heat", seed=2, **OPTIONS)
    run(race, seat_drivers(race, [f"{bot}:Mine"] * 3, 1))
    assert race.over


def test_objects_are_seated_and_shared_by_processes() -> None:
    mine = First()
    alone = simulate("heat", OPTIONS, [mine, "rookie", First()], 8, 3)
    assert alone.drivers == ("First", "rookie", "First-2")
    assert simulate("heat", OPTIONS, [mine, "rookie", First()], 8, 3, workers=2).finishes == alone.finishes
    unsent: Any = First()
    unsent.hook = lambda: 0
    with pytest.raises(PaddockError, match="cannot be sent to other processes"):
        simulate("heat", OPTIONS, [unsent, "rookie", "rookie"], 8, 3, workers=2)


def test_what_is_wrong_is_one_clear_line(bot: Path) -> None:
    for name, reason in (
        (f"{bot}:nothing", "has no decide"),
        (f"{bot}:Missing", "AttributeError"),
        ("gone.py:Mine", "gone.py cannot be opened: no such file"),
        ("model:gone.npz", "gone.npz cannot be opened"),
    ):
        with pytest.raises(PaddockError, match=reason):
            simulate("heat", OPTIONS, f"{name}+rookie*2", 2, 1)
    wrong: list[tuple[list[Any], str]] = [([First()], "names 1 drivers"), ([First] * 3, "an object with decide")]
    for drivers, reason in wrong:
        with pytest.raises(PaddockError, match=reason):
            simulate("heat", OPTIONS, drivers, 2, 1)
    with pytest.raises(PaddockError, match="Stubborn on seat 0 answered 9999"):
        simulate("heat", OPTIONS, [Stubborn(), "rookie", "rookie"], 2, 1)
