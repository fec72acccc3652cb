"""Legends: cars that a deck of ten cards drives."""

from __future__ import annotations

import pytest

import paddock
from paddock.engine import Engine
from paddock.event import Event
from paddock.race import Race
from tests.games.heat.look import From, force, moving, of_kind, one, refused_by, where
from tests.reading import position

COLOURS = ("black", "blue", "green", "red", "gray", "yellow")
DECK = {
    "l01": ((2, 16), (3, 18), (2, 15), (1, 13), (1, 14), (0, 11)),
    "l02": ((3, 18), (2, 16), (1, 12), (2, 17), (3, 19), (1, 13)),
    "l03": ((2, 17), (1, 14), (0, 10), (0, 11), (1, 13), (2, 15)),
    "l04": ((1, 14), (1, 12), (3, 18), (2, 15), (2, 16), (2, 17)),
    "l05": ((1, 13), (2, 17), (2, 16), (0, 10), (1, 12), (3, 19)),
    "l06": ((3, 19), (0, 10), (1, 13), (1, 14), (3, 18), (1, 12)),
    "l07": ((2, 15), (1, 13), (3, 19), (3, 18), (0, 11), (1, 14)),
    "l08": ((0, 11), (3, 19), (1, 14), (1, 12), (0, 10), (2, 16)),
    "l09": ((1, 12), (0, 11), (2, 17), (3, 19), (2, 15), (0, 10)),
    "l10": ((0, 10), (2, 15), (0, 11), (2, 16), (2, 17), (3, 18)),
}
"""Diamond and helmet of every colour on every card."""
BLUE, GREEN, RED, GRAY, YELLOW = 1, 2, 3, 4, 5

each_card = pytest.mark.parametrize("card", range(1, 11), ids=list(DECK))


def numbers(card: int, seat: int) -> tuple[int, int]:
    """Diamond and helmet of a car on a card."""
    return DECK[f"l{card:02}"][seat]


def field(circuit: str, places: list[str], card: int, words: str = "") -> str:
    """One player far behind, and legends at the places; the deck holds a single card."""
    lines = [f"{seat} at={place} legend" for seat, place in enumerate(places, 1)]
    player = "0 at=0.50.1 hand=1111 deck=2222"
    return "\n".join([f"heat {circuit} round=3 legend_cards={card} {words}", player, *lines])


def let_them_drive(race: Race) -> tuple[Event, ...]:
    """The player lays a card; all legends drive, as they are ahead."""
    return race.act(0, "g1, 1")


def driven(events: tuple[Event, ...]) -> dict[int, int]:
    """How far every legend meant to drive."""
    return {int(str(event.seat)): event["speed"] for event in of_kind(events, "driven") if event.seat}


def test_every_colour_has_the_same_ten_pairs() -> None:
    pairs = {tuple(sorted(card[colour] for card in DECK.values())) for colour in range(6)}
    assert len(pairs) == 1


# The example of the legends page: card l01 at a corner of limit 3.


@pytest.mark.ruling("heat 79", "heat 81")
def test_the_booklets_example_of_green_red_blue_and_yellow(heat: From) -> None:
    places = ["1.20.1", "1.29.1", "1.28.1", "1.60.1", "1.12.2"]
    race = heat(field("usa", places, 1))
    let_them_drive(race)
    assert where(race, GREEN).startswith("1.34."), "past the line: 3 + 2 = 5 spaces, through the corner"
    assert where(race, RED).startswith("1.32."), "past the line: 3 + 1 = 4 spaces, not as far as the corner"
    assert where(race, BLUE).startswith("1.29."), "before the line, 18 would cross the corner: space number 3"
    assert where(race, YELLOW).startswith("1.23."), "before the line: its top speed of 11 is no problem"


# The deck.


@pytest.mark.ruling("heat 78", "heat 81")
@each_card
def test_on_a_straight_every_card_sends_a_legend_as_far_as_its_helmet_says(heat: From, card: int) -> None:
    """From 21 to 23 spaces before a corner no helmet reaches it."""
    race = heat(field("usa", ["1.57.1", "1.57.2", "1.58.1", "1.58.2", "1.59.1"], card))
    events = let_them_drive(race)
    assert one(events, "legend-card")["legend"] == card - 1
    assert driven(events) == {seat: numbers(card, seat)[1] for seat in range(1, 6)}


@pytest.mark.ruling("heat 79")
@each_card
def test_past_the_line_every_card_adds_its_diamond_to_the_limit(heat: From, card: int) -> None:
    race = heat(field("gb", ["1.2.1", "1.3.1", "1.4.1", "1.5.1", "1.6.1"], card))
    assert driven(let_them_drive(race)) == {seat: 10 + numbers(card, seat)[0] for seat in range(1, 6)}


@pytest.mark.ruling("heat 81")
@each_card
def test_near_a_corner_every_card_sends_a_legend_to_the_space_of_its_diamond(heat: From, card: int) -> None:
    """Eight to ten spaces before the second corner of the USA, before its legend line."""
    places = ["1.23.1", "1.24.1", "1.24.2", "1.25.1", "1.26.1"]
    race = heat(field("usa", places, card))
    events = let_them_drive(race)
    starts = [int(place.split(".")[1]) for place in places]
    assert driven(events) == {seat: 32 - numbers(card, seat)[0] - starts[seat - 1] for seat in range(1, 6)}


@pytest.mark.ruling("heat 78")
def test_one_card_a_round_is_turned_over_for_all_legends_when_the_first_of_them_moves(engine: Engine) -> None:
    race = paddock.race("heat", circuit="usa", seats=2, legends=2, grid=[0, 2, 1, 3], seed=4, engine=engine)
    for seat in (0, 1):
        race.act(seat, "g1")
        race.act(seat, race.options(seat)[0])
    assert not of_kind(race.events, "legend-card")
    while not of_kind(race.events, "legend-card"):
        race.act(0, race.options(0)[0])
    while race.view(None)["round"] == 1:
        race.act(1, race.options(1)[0])
    kinds = [(event.kind, event.seat) for event in race.events if event.kind in ("legend-card", "driven")]
    assert kinds == [("driven", 0), ("legend-card", None), ("driven", 2), ("driven", 1), ("driven", 3)]
    assert race.view(None)["modules"]["legend_card"] is None


@pytest.mark.ruling("heat 78")
def test_a_deck_that_is_used_up_is_shuffled(heat: From) -> None:
    race = heat("""
        heat usa round=3 legend_cards=4
        0 at=0.50.1 hand=1111 deck=2222
        1 at=1.20.1 legend
    """)
    race.act(0, "g1, 1", force("0/1"))
    assert not any(position(race).legend_left)
    while race.view(None)["round"] == 3:
        race.act(0, race.options(0)[0])
    race.act(0, "g1, 1", force("9/10"))
    assert position(race).legend_left == [1] * 9 + [0]
    assert race.view(None)["modules"]["legend_card"] == 10


# Where they stop.


@pytest.mark.ruling("heat 79", "heat 82")
@pytest.mark.parametrize(("space", "steps"), [(26, 3), (27, 6)])
def test_the_first_space_past_the_line_is_past_it(heat: From, space: int, steps: int) -> None:
    """The line of the second corner of the USA (limit 3, at space 33) lies between 26 and 27; blue has 3 and 18."""
    race = heat(field("usa", [f"1.{space}.1"], 1))
    assert driven(let_them_drive(race)) == {BLUE: steps}


@pytest.mark.ruling("heat 80")
def test_a_legend_never_takes_two_corners_in_one_move(heat: From) -> None:
    """Great Britain: limit 5 at space 37, the next corner at 43; blue's diamond is 3."""
    race = heat(field("gb", ["1.36.1"], 1))
    let_them_drive(race)
    assert where(race, BLUE).startswith("1.42.")


@pytest.mark.ruling("heat 80", "heat 83")
def test_before_a_second_corner_it_takes_the_first_space_that_is_free(heat: From) -> None:
    race = heat("""
        heat gb round=3 legend_cards=1 step=react order=1,2,0,3 turn=2 start=100 speed=1 boost=1
        0 gear=3 at=1.38.1 hand=1 deck=2 play=1 shown engine=H
        1 at=1.42.1
        2 at=1.42.2
        3 at=1.36.1 legend
    """)
    race.act(0, "done, keep")
    assert where(race, RED).startswith("1.41."), "limit 5 + 1 = 6 to space 42, which is full"


@pytest.mark.ruling("heat 83")
def test_a_blocked_legend_stops_behind_the_cars_in_its_way(heat: From) -> None:
    race = heat("""
        heat usa round=3 legend_cards=1 step=react order=1,2,0,3 turn=2 start=135 speed=1 boost=1
        0 gear=3 at=1.67.1 hand=1 deck=2 play=1 shown engine=H
        1 at=2.1.1
        2 at=2.1.2
        3 at=1.57.1 legend
    """)
    events = race.act(0, "done, keep")
    assert one(events, "blocked", RED)["steps"] == 13
    assert where(race, RED).startswith("2.0.")


@pytest.mark.ruling("heat 84", "heat 134")
@pytest.mark.parametrize(("token", "steps"), [("limit_plus_1", 14), ("limit_minus_1", 12), ("overheat", 13)])
def test_a_road_token_changes_the_limit_that_a_legend_drives_by(heat: From, token: str, steps: int) -> None:
    race = heat(field("gb", ["1.3.1"], 1, f"weather=cloud roads={token},none,none,none,weather"))
    assert driven(let_them_drive(race)) == {BLUE: steps}


@pytest.mark.ruling("heat 85", "heat 134")
@pytest.mark.parametrize(("lap", "steps"), [(1, 9), (2, 18)])
def test_on_the_last_lap_a_legend_drives_its_full_helmet_over_the_line(heat: From, lap: int, steps: int) -> None:
    """Italia: the next corner lies 13 spaces ahead, behind the finish line; blue has diamond 3 and helmet 18."""
    race = heat(field("italia", [f"{lap}.51.1"], 1, "laps=2"))
    assert driven(let_them_drive(race)) == {BLUE: steps}


@pytest.mark.ruling("heat 85")
def test_corners_behind_the_last_finish_line_never_stop_a_legend(heat: From) -> None:
    """From past the line of the last corner, limit 3 + 3."""
    race = heat(field("usa", ["2.56.1"], 1, "laps=2"))
    let_them_drive(race)
    assert where(race, BLUE).startswith("2.61.")


@pytest.mark.ruling("heat 86")
def test_a_legend_neither_slips_nor_pays_nor_spins_out_whatever_its_speed(heat: From) -> None:
    race = heat(field("usa", ["1.52.1", "1.58.1"], 7))
    events = let_them_drive(race)
    kinds = {event.kind for event in events if event.seat in (1, 2)}
    assert kinds <= {"moved", "driven", "lapped"}
    assert race.view(None)["cars"][1]["engine"] == 0


@pytest.mark.ruling("heat 86", "heat 46")
def test_other_cars_slip_behind_a_legend_and_are_blocked_by_it(heat: From) -> None:
    race = heat("""
        heat usa round=3 legend_cards=1 legend_card=2 step=slipstream order=1,0 turn=1 start=69 speed=4
        0 gear=2 at=1.4.1 hand=1 play=22 shown
        1 at=1.5.1 legend
    """)
    assert "slip" in race.options(0)


@pytest.mark.ruling("heat 29")
def test_adrenaline_is_lost_if_the_last_car_is_a_legend(heat: From) -> None:
    race = heat("""
        heat usa round=3 legend_cards=1,2,3
        0 at=1.5.1 hand=1111 deck=2222 engine=H
        1 at=1.2.1 legend
    """)
    race.act(0, "g1, 1")
    assert moving(race, "adrenaline") == 0
    race.act(0, "done, keep")
    assert not of_kind(race.events, "adrenaline")


@pytest.mark.ruling("heat 29", "heat 86")
def test_legends_count_for_the_number_of_cars_and_the_ranks_of_adrenaline(heat: From) -> None:
    """Five cars: the last two have it. One of them is a legend, so one seat gets it and nobody moves up."""
    race = heat("""
        heat usa round=3 legend_cards=1,2,3
        0 at=1.5.1 hand=1111 deck=2222 engine=H
        1 at=1.8.1 hand=1111 deck=2222 engine=H
        2 at=1.30.1 legend
        3 at=1.32.1 legend
        4 at=1.2.1 legend
    """)
    race.act(0, "g1, 1")
    race.act(1, "g1, 1")
    race.act(1, "done, keep")
    race.act(0, "done, keep")
    assert [event.seat for event in of_kind(race.events, "adrenaline")] == [0]


@pytest.mark.ruling("heat 87")
@pytest.mark.parametrize("bonus", [1, 2, 9])
def test_stronger_legends_drive_faster_but_take_corners_as_before(heat: From, bonus: int) -> None:
    race = heat(field("gb", ["1.48.1", "1.3.1"], 3, f"legend_bonus={bonus}"))
    events = let_them_drive(race)
    assert driven(events) == {BLUE: 14 + bonus, GREEN: 10 + 0}


@pytest.mark.ruling("heat 87")
def test_a_race_may_be_set_up_with_the_designers_bonus(engine: Engine) -> None:
    race = paddock.race("heat", seats=1, legends=2, legend_bonus=2, seed=1, engine=engine)
    assert race.view(None)["modules"]["legend_bonus"] == 2


@pytest.mark.ruling("heat 88")
@pytest.mark.parametrize(("words", "space", "reached"), [("", 36, 42), ("chevrons", 36, 44), ("chevrons", 35, 42)])
def test_near_a_corner_with_chevrons_a_legend_may_take_one_more(
    heat: From, words: str, space: int, reached: int
) -> None:
    """Great Britain, third corner: one space before the line reaches over the fourth, two spaces do not."""
    race = heat(field("gb", [f"1.{space}.1"], 1, words))
    let_them_drive(race)
    assert where(race, BLUE).startswith(f"1.{reached}.")


@pytest.mark.ruling("heat 88")
@pytest.mark.parametrize(("words", "space", "reached"), [("", 8, 12), ("chevrons", 8, 16), ("chevrons", 6, 14)])
def test_double_chevrons_allow_two_corners_more(heat: From, words: str, space: int, reached: int) -> None:
    """Nederland: corners at 9, 13 and 16; limit 5 and blue's 3. The double reach is one space, the single one three."""
    race = heat(field("nederland", [f"1.{space}.1"], 1, words))
    let_them_drive(race)
    assert where(race, BLUE).startswith(f"1.{reached}.")


@pytest.mark.ruling("heat 89", "heat 120")
@pytest.mark.parametrize(("seats", "legends"), [(1, 5), (2, 2), (3, 2), (3, 3), (5, 1), (4, 0)])
def test_any_number_of_legends_races_as_far_as_there_are_cars(engine: Engine, seats: int, legends: int) -> None:
    race = paddock.race("heat", circuit="usa", seats=seats, legends=legends, seed=1, engine=engine)
    assert race.view(None)["seats"] == seats + legends
    assert [car.get("legend", False) for car in race.view(None)["cars"]] == [False] * seats + [True] * legends
    assert race.waiting == tuple(range(seats))


@pytest.mark.ruling("heat 120")
@pytest.mark.parametrize("circuit", ["usa", "espana"])
def test_the_box_has_six_cars_though_boards_have_more_boxes(circuit: str) -> None:
    with pytest.raises(paddock.PaddockError, match=r"4 seats leave room for 2 legends, not 3: the box has 6 cars"):
        paddock.race("heat", circuit=circuit, seats=4, legends=3)
    with pytest.raises(paddock.PaddockError, match="seats must be 1 to 6, not 7"):
        paddock.race("heat", circuit=circuit, seats=7)


@pytest.mark.ruling("heat 70", "heat 86")
def test_a_legend_never_decides_and_does_not_withdraw(engine: Engine) -> None:
    race = paddock.race("heat", seats=1, legends=2, seed=1, engine=engine)
    assert refused_by(race, 1, "g1") == "heat 9"
    with pytest.raises(paddock.PaddockError, match="a seat must be 0 to 0, not 2"):
        race.withdraw(2)


@pytest.mark.ruling("heat 69", "heat 86")
def test_legends_race_on_and_are_placed_after_the_last_player_has_gone(engine: Engine) -> None:
    race = paddock.race("heat", seats=1, legends=3, seed=1, engine=engine)
    race.withdraw(0)
    assert race.over
    places = [car["place"] for car in race.view(None)["cars"]]
    assert (places[0], sorted(places[1:])) == (4, [1, 2, 3])
