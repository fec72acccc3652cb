"""Tempers: the same strength, another race. Of what is about equally good, a wild driver takes the bold answer."""

from __future__ import annotations

from pathlib import Path

import pytest

import paddock
from paddock import PaddockError
from paddock.dealer import seeded
from paddock.drivers import Budget, Cockpit, Searching, driver, entry, run, seat_drivers, split_drivers, whole_answer
from paddock.drivers.cast import CAST, called
from paddock.drivers.tempers import TEMPERS, Choice, Leaning, bare, join, lean, leaning, split, usual
from paddock.game import games

GAMES = [each.name for each in games() if leaning(each) is not None]
PLAYOUTS = 24


def test_every_game_of_ours_tells_what_is_bold() -> None:
    assert GAMES == ["heat", "downforce", "formula_d"]


def test_a_temper_stands_behind_the_name() -> None:
    assert split("racer:wild") == ("racer", "wild") and split("racer") == ("racer", "steady")
    assert split("bots.py:Mine") == ("bots.py:Mine", "steady") and bare("pro:calm") == "pro" and bare(None) is None
    assert join("pro", "calm") == "pro:calm" and join("pro", "steady") == "pro"
    assert split_drivers("pro:wild,racer:calm*2") == [("pro:wild", None), ("racer:calm", 2)]
    assert {usual(seat) for seat in range(3)} == set(TEMPERS)
    wild, steady = entry("heat", "club:wild"), entry("heat", "club:steady")
    assert (wild.name, wild.temper, wild.level) == ("club:wild", "wild", entry("heat", "club").level)
    assert steady == entry("heat", "club")
    for name, reason in (
        ("random:wild", "no temper"),
        ("racer-1:calm", "no temper"),
        ("racer:angry", "unknown temper 'angry'"),
    ):
        with pytest.raises(PaddockError, match=reason):
            entry("heat", name)


def test_a_driver_from_a_file_may_be_called_like_a_temper(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text("class wild:\n    def decide(self, cockpit):\n        return cockpit.options[0]\n")
    assert entry("heat", f"{file}:wild").make is not None


def test_of_what_is_about_as_good_the_bold_or_the_safe_one_is_taken() -> None:
    told: Leaning[object] = Leaning(lambda s, seat, actions: actions[0], lambda s, seat, temper: 5, 5)  # type: ignore[type-var]
    known = [Choice((5,), 100.0), Choice((7,), 96.0), Choice((9,), 90.0), Choice((2,), 103.0), Choice((1,), 94.0)]

    def taken(temper: str) -> tuple[int, ...]:
        return lean(told, temper, None, 0, known[0], known, 5)  # type: ignore[arg-type]

    assert (taken("wild"), taken("calm")) == ((7,), (2,))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("level", ["racer", "pro"])
def test_a_wild_driver_is_never_tamer_than_a_calm_one(game: str, level: str) -> None:
    """Asked the same thing with the same whims; now and then it is bolder, else nobody would see it."""
    race = paddock.race(game, seats=4, seed=6)
    told = leaning(race.game)
    assert told is not None
    course, rest = race.plain().course, seat_drivers(race, ["racer"] * 4, 3)
    bolder = asked = 0
    while not race.over and asked < 60:
        seat = race.waiting[0]
        cockpit = Cockpit(race.game, race.engine, seat, race.imagined(seat, seeded(race.engine, 5)), course)
        other = Cockpit(race.game, race.engine, seat, race.imagined(seat, seeded(race.engine, 6)), course)
        if len(cockpit.options) > 1:
            asked += 1
            found = []
            for temper in ("calm", "wild"):
                one = driver(race.game, f"{level}:{temper}", 11)
                if isinstance(one, Searching):
                    one.budget = Budget(PLAYOUTS, 1.0)
                answer = whole_answer(one, cockpit)
                again = driver(race.game, f"{level}:{temper}", 11)
                if isinstance(again, Searching):
                    again.budget = Budget(PLAYOUTS, 1.0)
                assert whole_answer(again, other) == answer, "what is hidden makes no difference"
                assert answer[0] in cockpit.options
                found.append(told.boldness(cockpit.plain, seat, answer))
            if level == "pro" or told.slack(cockpit.plain, seat, "calm"):
                assert found[1] >= found[0]
                bolder += found[1] > found[0]
        race.act(seat, rest[seat].decide(cockpit))
    assert bolder > 0


@pytest.mark.parametrize("game", GAMES)
def test_a_steady_driver_is_its_level_and_a_temper_drives_to_the_end(game: str) -> None:
    found = []
    for names in (["racer", "club"], ["racer:steady", "club:steady"], ["racer:wild", "club:calm"]):
        race = paddock.race(game, seats=2, seed=3)
        run(race, seat_drivers(race, names, 9))
        assert race.over
        found.append(race.position)
    assert found[0] == found[1] != found[2]


def test_names_are_nobody_elses() -> None:
    names = [name for level in CAST.values() for name in level]
    assert len(set(names)) == len(names) == 12 * len(CAST) and max(map(len, names)) <= 15
    assert called("pro:wild", 3) == called("pro", 3) == CAST["pro"][3] != called("pro", 4)
    assert called("mine", 3) is None and called(None, 3) is None
