"""Setting up: hands, grid, order; options."""

from __future__ import annotations

import pytest

import paddock
from paddock.engine import Engine
from paddock.errors import PaddockError
from tests.games.downforce.look import GRID, front, hand, of_kind, one


@pytest.mark.ruling("downforce 1", "downforce 2")
@pytest.mark.parametrize(("seats", "cards", "over"), [(2, 21, 0), (3, 14, 0), (4, 10, 2), (5, 8, 2), (6, 7, 0)])
def test_hands_are_dealt_evenly_and_what_is_left_stays_unseen(
    engine: Engine, seats: int, cards: int, over: int
) -> None:
    race = paddock.race("downforce", seats=seats, seed=1, engine=engine)
    assert [len(hand(race, seat)) for seat in range(seats)] == [cards] * seats
    view = race.view(None)
    assert view["left_over"] == over
    assert view["discard"] == []
    assert all("hand" not in player for player in view["players"])


@pytest.mark.ruling("downforce 3", "downforce 4")
def test_cars_stand_on_the_grid_at_random_before_the_auction(engine: Engine) -> None:
    seen = set()
    for seed in range(6):
        race = paddock.race("downforce", seats=3, seed=seed, engine=engine)
        cells = tuple(car["cell"] for car in race.view(None)["cars"])
        assert sorted(cells) == sorted(GRID.values())
        assert race.view(None)["step"] == "bid"
        kinds = [event.kind for event in race.events]
        assert kinds.index("grid") < kinds.index("drew") < kinds.index("offered")
        seen.add(cells)
    assert len(seen) > 1


@pytest.mark.ruling("downforce 5")
def test_hands_and_bets_are_hidden_and_the_rest_is_public(engine: Engine) -> None:
    race = paddock.race("downforce", seats=3, seed=2, engine=engine)
    view = race.view(1)
    assert len(view["players"][1]["hand"]) == 14
    assert "hand" not in view["players"][0]
    assert view["players"][0]["hand_size"] == 14
    assert view["offered"] is not None
    drawn = of_kind(race.events_for(1), "drew")
    assert all(("card" in event.numbers) == (event.seat == 1) for event in drawn)


@pytest.mark.ruling("downforce 80", "downforce 81", "downforce 83")
@pytest.mark.parametrize(("seats", "cars"), [(2, 3), (3, 2), (4, 1), (5, 1), (6, 1)])
def test_beginners_get_cars_by_lot_and_three_cards(engine: Engine, seats: int, cars: int) -> None:
    race = paddock.race("downforce", seats=seats, variant="beginners", seed=3, engine=engine)
    view = race.view(None)
    assert [len(player["cars"]) for player in view["players"]] == [cars] * seats
    assert [len(hand(race, seat)) for seat in range(seats)] == [3] * seats
    assert [len(front(race, seat)) for seat in range(seats)] == [cars] * seats
    assert view["pile_size"] == 42 - 3 * seats
    racing = [car for car in view["cars"] if car["status"] == "racing"]
    assert len(racing) == seats * cars
    first = [3, 4, 5, 0, 1, 2][: len(racing)]
    assert sorted(car["cell"] for car in racing) == sorted(first)
    pole = next(car for car in racing if car["cell"] == 3)
    assert view["turn"] == pole["owner"] == one(race.events, "first").seat


@pytest.mark.ruling("downforce 89")
def test_two_players_may_leave_cunning_out_and_the_sixth_lot_has_no_power(engine: Engine) -> None:
    race = paddock.race("downforce", seats=2, cunning="no", seed=4, engine=engine)
    while race.view(None)["step"] == "bid":
        race.act(race.waiting[0], race.options(race.waiting[0])[1])
    powers = [event["power"] for event in of_kind(race.events, "offered")[:6]]
    assert sorted(powers) == [-1, 0, 2, 3, 4, 5]
    assert powers[-1] == -1
    with pytest.raises(PaddockError, match="only two players"):
        paddock.race("downforce", seats=3, cunning="no")


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"seats": 7}, "seats must be 2 to 6"),
        ({"seats": 1}, "seats must be 2 to 6"),
        ({"circuit": "monaco"}, "unknown circuit 'monaco'; there is river_station, sea_bay"),
        ({"variant": "quick"}, "unknown variant 'quick'"),
        ({"determined": 3}, "determined must be 1 to 2"),
        ({"laps": 2}, "unknown option 'laps'"),
        ({"deck": "K6"}, "the deck cannot be used: 1 cards, not 42"),
    ],
)
def test_wrong_options_are_named(options: dict[str, object], message: str) -> None:
    with pytest.raises(PaddockError, match=message):
        paddock.race("downforce", **options)  # type: ignore[arg-type]
