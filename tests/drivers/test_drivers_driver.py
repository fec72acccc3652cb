"""The interface of a driver, and running races with drivers."""

from __future__ import annotations

import pytest

import paddock
from paddock import PaddockError
from paddock.dealer import seeded
from paddock.drivers import Cockpit, driver, driver_names, parse_drivers, run, seat_drivers


class Quiet:
    """Takes the first option, and looks at everything that the cockpit shows."""

    def __init__(self) -> None:
        self.seen: list[Cockpit] = []

    def decide(self, cockpit: Cockpit) -> int:
        assert len(cockpit.options) == len(cockpit.texts) > 0
        self.seen.append(cockpit)
        return cockpit.options[0]


def test_a_cockpit_shows_the_view_of_its_seat_and_no_more() -> None:
    race = paddock.race("heat", circuit="gb", seats=3, seed=2)
    quiet = Quiet()
    run(race, {1: quiet})
    assert race.waiting == (0, 2)
    cockpit = quiet.seen[-1]
    fresh = paddock.race("heat", circuit="gb", seats=3, seed=2)
    assert quiet.seen[0].view == fresh.view(1)
    assert "hand" in cockpit.view["cars"][1]
    assert "hand" not in cockpit.view["cars"][0]
    assert not any(value is race for value in vars(cockpit).values())
    luck = seeded(race.engine, 1)
    hands = {tuple(cockpit.imagine(luck).read("cards", 48)) for _ in range(20)}
    assert len(hands) > 1


def test_imagining_from_a_cockpit_is_imagining_from_the_race() -> None:
    race = paddock.race("heat", circuit="usa", seats=4, seed=8)
    drivers = seat_drivers(race, ["racer", "rookie", "random", "rookie"], 3)
    engine = race.engine
    while not race.over:
        seat = race.waiting[0]
        imagined = race.imagined(seat, seeded(engine, 77))
        cockpit = Cockpit(race.game, engine, seat, imagined, race.plain().course)
        assert cockpit.imagine(seeded(engine, 5)) == race.imagined(seat, seeded(engine, 5))
        assert cockpit.options == tuple(engine.options(cockpit.imagine(seeded(engine, 6)), seat))
        race.act(seat, drivers[seat].decide(cockpit))
    assert sorted(race.standing()) == [1, 2, 3, 4]


def test_the_same_seed_drives_the_same_race() -> None:
    texts = []
    for _ in range(2):
        race = paddock.race("heat", circuit="france", seats=3, seed=4)
        run(race, seat_drivers(race, {0: "rookie", 1: "racer", 2: "random"}, 9))
        assert race.over
        texts.append(race.position)
    assert texts[0] == texts[1]


def test_an_impossible_answer_is_refused() -> None:
    class Wild:
        def decide(self, cockpit: Cockpit) -> int:
            return 9999

    race = paddock.race("heat", seats=2, seed=1)
    with pytest.raises(PaddockError, match=r"seat 0 answered 9999; possible: g1"):
        run(race, {0: Wild()})


def test_unknown_names_and_seats_are_refused() -> None:
    with pytest.raises(
        PaddockError, match="unknown driver 'senna'; there is random, rookie, club, racer, pro, champion"
    ):
        driver("heat", "senna", 1)
    with pytest.raises(PaddockError, match="unknown game"):
        driver("ludo", "racer", 1)
    with pytest.raises(PaddockError, match="unknown seat '5'"):
        seat_drivers(paddock.race("heat", seats=2, seed=1), {5: "racer"}, 1)


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("racer+rookie*5", ["racer"] + ["rookie"] * 5),
        ("racer, rookie * 4, random", ["racer"] + ["rookie"] * 4 + ["random"]),
        ("rookie*6", ["rookie"] * 6),
        ("racer", ["racer"] * 6),
    ],
)
def test_drivers_are_read_from_text(text: str, names: list[str]) -> None:
    assert parse_drivers(text, 6) == names


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("racer+rookie*4", "names 5 drivers, but there are 6 seats"),
        ("racer*1", "names 1 drivers"),
        ("racer+fangio*5", "unknown driver 'fangio'; there is random, rookie, club, racer, pro, champion"),
        ("racer*x", "after \\* comes how many"),
        ("racer*0", "after \\* comes how many"),
        ("racer*", "after \\* comes how many"),
        ("", "are written like"),
        ("racer++rookie", "are written like"),
        ("racer*99999999999999999999", "after \\* comes how many"),
    ],
)
def test_wrong_drivers_are_refused(text: str, message: str) -> None:
    with pytest.raises(PaddockError, match=message):
        parse_drivers(text, 6, paddock.game("heat"))


def test_names_stand_from_weak_to_strong() -> None:
    assert driver_names() == driver_names(paddock.game("heat"))
    assert driver_names(paddock.game("heat")) == ["random", "rookie", "club", "racer", "pro", "champion"]
