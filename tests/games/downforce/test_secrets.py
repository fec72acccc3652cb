"""What everybody can tell stays true in imagined positions."""

from __future__ import annotations

import random
from typing import Any

import pytest

import paddock
from paddock.dealer import seeded
from paddock.engine import Engine
from tests.games.downforce.look import From, auction, bids, of_kind, on_track


@pytest.mark.ruling("downforce 5", "downforce 2")
def test_hidden_cards_are_dealt_anew_and_known_ones_stay(engine: Engine) -> None:
    race = paddock.race("downforce", seats=4, seed=8, engine=engine)
    rng = random.Random(1)
    while race.view(None)["step"] == "bid":
        seat = race.waiting[0]
        race.act(seat, rng.choice(race.options(seat)))
    luck = seeded(engine, 1)
    mine = race.view(2)["players"][2]["hand"]
    hands = set()
    left = set()
    for _ in range(40):
        imagined: Any = race.game.plain(race.imagined(2, luck), race.plain().course)
        view = race.game.view.view(imagined, 2)
        assert view == race.seen_by(2)
        assert view["players"][2]["hand"] == mine
        other = race.game.view.view(imagined, 0)["players"][0]
        assert set(race.view(2)["players"][0]["known"]) <= set(other["hand"])
        hands.add(tuple(other["hand"]))
        left.add(tuple(card for card in range(48) if imagined.place[card] == 1))
    assert len(hands) > 20
    assert len(left) > 20


@pytest.mark.ruling("downforce 16", "downforce 17")
def test_a_substitute_tells_what_a_hand_has_not(downforce: From) -> None:
    hands = ("hand=E1,E2,F1,F2,B1", "hand=A5,A3,B5,B3,D5", "hand=F5,E5,C5,D4,B4")
    race = downforce(auction("green", *hands))
    bids(race, "bid E1 white", "pass", "pass")
    luck = seeded(race.engine, 2)
    for _ in range(50):
        imagined = race.imagined(1, luck)
        view = race.game.view.view(race.game.plain(imagined, race.plain().course), 0)
        bars = [card for card in view["players"][0]["hand"] if card[0] in "A" or card in ("F5", "E5", "C5", "D4", "B4")]
        assert not bars


@pytest.mark.ruling("downforce 28")
def test_being_asked_tells_nothing_of_a_hidden_power(downforce: From) -> None:
    cars = {"red": "3 0 aggressive", "orange": "4 0 determined", "green": "5 1"}
    asked = []
    for power in ("aggressive", "determined"):
        race = downforce(
            on_track("step=play", f"hand=F2,F1 may=aggressive,determined power={power}", "hand=F3", **cars)
        )
        race.act(0, "play F2")
        for step in (6, 9, 12, 15, 18):
            race.act(0, f"step {step}")
        asked.append((race.view(1), race.waiting))
        assert race.view(1)["players"][0]["powers"] == ["aggressive", "determined"]
    assert asked[0] == asked[1]


@pytest.mark.ruling("downforce 69", "downforce 5")
def test_bets_are_dealt_anew_and_opened_at_the_end(engine: Engine) -> None:
    race = paddock.race("downforce", seats=3, seed=9, engine=engine)
    rng = random.Random(2)
    luck = seeded(engine, 3)
    seen = set()
    while not race.over:
        seat = race.waiting[0]
        race.act(seat, rng.choice(race.options(seat)))
        if race.view(None)["bets_made"] == 1 and not race.over:
            imagined: Any = race.game.plain(race.imagined(0, luck), race.plain().course)
            seen.add(imagined.bet[1][0])
    assert len(seen) > 3
    assert len(of_kind(race.events, "bet-opened")) == 9
    assert len(of_kind(race.events_for(None), "bet-opened")) == 9


@pytest.mark.ruling("downforce 5", "downforce 16")
@pytest.mark.parametrize("seed", range(4))
def test_where_cards_really_are_does_not_show_in_what_is_imagined(engine: Engine, seed: int) -> None:
    """The same luck gives the same imagined position, whichever of the positions that the seat cannot tell apart."""
    race = paddock.race("downforce", seats=4, seed=seed, engine=engine)
    rng = random.Random(seed)
    for _ in range(40):
        looker = rng.randrange(4)
        other = race.imagined(looker, seeded(engine, rng.getrandbits(40)))
        once, again = (made.copy() for made in (race._state, other))
        luck = rng.getrandbits(40)
        for made in (once, again):
            engine.imagine(made, seeded(engine, luck), looker)
        assert once.save() == again.save()
        seat = race.waiting[0]
        race.act(seat, rng.choice(race.options(seat)))
