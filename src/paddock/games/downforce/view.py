"""What a seat, or a spectator, may know of a position, as plain data."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ...control import Standing
from ...looks import Kept, Looks, View
from . import actions, bars, finish, rules, setup
from .state import State
from .steps import STEPS
from .tables import (
    BONUS,
    CARD_NAMES,
    CARDS,
    CARS,
    COLOUR_NAMES,
    COLOURS,
    DISCARDED,
    IN_FRONT,
    IN_HAND,
    LEFT_OVER,
    LINES,
    LOT_NAMES,
    MOVING,
    NONE,
    OVER,
    PLAYING,
    POWER_NAMES,
    POWERS,
    RACING,
    STALLED,
    STATUS_NAMES,
    VARIANT_NAMES,
)
from .ways import ways


def view(s: State, seat: int | None) -> View:
    """The position as that seat may see it; None is a spectator. A finished race has no secrets."""
    return looks(s, (seat,)).view(seat)


def looks(s: State, seats: Iterable[int | None], _kept: Kept | None = None) -> Looks:
    """The position as these seats may see it."""
    players = _players(s)
    if s.step == OVER:
        players = _opened(s, players)
    return Looks(
        _public(s),
        "players",
        players,
        {seat: players[seat] | _own(s, seat) for seat in seats if seat is not None},
        {seat: {"ways": ways(s, seat)} for seat in seats},
    )


def all_seeing(s: State) -> View:
    """The public view, with every player as the own seat sees it."""
    return view(s, None) | {"players": _opened(s, _players(s))}


def round_of(s: State) -> int:
    """How often the turn has come round; 0 before the race."""
    return 0 if s.step < PLAYING else 1 + s.turns // s.seats


def _public(s: State) -> dict[str, Any]:
    waiting = s.asked
    return {
        "seats": s.seats,
        "spaces": s.course.cells,
        "variant": VARIANT_NAMES[s.variant],
        "deck": setup.deck_of(s.course),
        "step": STEPS.names[s.step],
        "over": s.step == OVER,
        "round": round_of(s),
        "turns": s.turns,
        "turn": s.player if PLAYING <= s.step < OVER else None,
        "waiting": [other for other in range(s.seats) if waiting >> other & 1],
        "offered": COLOUR_NAMES[s.offered - 1] if s.offered else None,
        "second_round": bool(s.again),
        "aside": [COLOUR_NAMES[car] for car in s.aside[: s.aside_count]],
        "lines_crossed": s.crossed,
        "bets_made": s.bets_made,
        "pile_size": s.pile_size,
        "left_over": s.place.count(LEFT_OVER),
        "discard": cards_at(s, DISCARDED),
        "playing": _playing(s),
        "cars": [_car(s, car) for car in range(CARS)],
    }


def cards_at(s: State, place: int) -> list[str]:
    """The names of the cards in a place."""
    return [CARD_NAMES[card] for card in range(CARDS) if s.place[card] == place]


def cars_in(bits: int) -> list[str]:
    """Cars from a set of bits."""
    return [COLOUR_NAMES[car] for car in range(CARS) if bits >> car & 1]


def powers_in(bits: int) -> list[str]:
    """Powers from a set of bits."""
    return [POWER_NAMES[power] for power in range(POWERS) if bits >> power & 1]


def _playing(s: State) -> dict[str, Any] | None:
    """The card and the bar in play."""
    if not s.card:
        return None
    found: dict[str, Any] = {
        "card": CARD_NAMES[s.card - 1],
        "upward": bool(s.upward),
        "bar": bars.bar_at(s),
        "taken": cars_in(s.taken),
        "left_out": bool(s.left_out),
        "car": COLOUR_NAMES[s.car - 1] if s.car else None,
    }
    if s.step in (MOVING, BONUS):
        found |= {"steps_left": s.left, "entered": s.entered, "straight": bool(s.straight), "bonus": bool(s.bonus)}
        found |= {"source": s.source, "steering": s.steering - 1 if s.steering else s.player}
    return found


def _car(s: State, car: int) -> dict[str, Any]:
    on_track = s.status[car] in (RACING, STALLED) and s.cell[car] >= 0
    cell = s.cell[car]
    return {
        "colour": COLOUR_NAMES[car],
        "status": STATUS_NAMES[s.status[car]],
        "place": s.rank[car] or None,
        "running": rules.present_rank(s, car) if s.rank[car] or (on_track and s.status[car] == RACING) else None,
        "cell": cell if on_track else None,
        "lane": s.course.lane[cell] if on_track else None,
        "lap": s.lap[car],
        "to_finish": s.course.to_finish[cell] if on_track else None,
        "owner": s.owner[car] - 1 if s.owner[car] else None,
        "price": s.price[car],
        "lot": LOT_NAMES[s.lot[car]],
        "power": POWER_NAMES[s.power_of[car] - 1] if s.power_of[car] else None,
    }


def _players(s: State) -> list[dict[str, Any]]:
    """What everybody may see of the players."""
    standing = Standing()
    rules.standing(s, standing)
    return [_player(s, seat, standing) for seat in range(s.seats)]


def _opened(s: State, players: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The same players as they see themselves."""
    return [player | _own(s, seat) for seat, player in enumerate(players)]


def _player(s: State, seat: int, standing: Standing) -> dict[str, Any]:
    hand = cards_at(s, IN_HAND + seat)
    shown = s.power[seat] and s.may[seat] == 1 << (s.power[seat] - 1)
    player: dict[str, Any] = {
        "seat": seat,
        "withdrawn": bool(s.withdrawn[seat]),
        "place": standing.place[seat],
        "money": standing.score[seat] if finish.has_money(s) else None,
        "cars": [COLOUR_NAMES[car] for car in range(CARS) if s.owner[car] == seat + 1],
        "paid": finish.costs(s, seat),
        "hand_size": len(hand),
        "known": [name for name in hand if s.known[CARD_NAMES.index(name)]],
        "lacks": [COLOUR_NAMES[colour] for colour in range(COLOURS) if s.floor[seat][colour] == NONE],
        "least": {
            COLOUR_NAMES[colour]: s.floor[seat][colour] for colour in range(COLOURS) if 0 < s.floor[seat][colour] < NONE
        },
        "front": cards_at(s, IN_FRONT + seat),
        "powers": powers_in(s.may[seat]),
        "power": POWER_NAMES[s.power[seat] - 1] if shown else None,
        "has_bid": s.bid[seat] > 0,
        "has_kept": s.power[seat] > 0,
        "bets": sum(bet > 0 for bet in s.bet[seat]),
    }
    if s.step == OVER and finish.has_money(s) and not s.withdrawn[seat]:
        player["sheet"] = _sheet(s, seat)
    return player


def _own(s: State, seat: int) -> dict[str, Any]:
    """What only the player knows."""
    return {
        "power": POWER_NAMES[s.power[seat] - 1] if s.power[seat] else None,
        "hand": cards_at(s, IN_HAND + seat),
        "bid": actions.text(s.bid[seat]) if s.bid[seat] else None,
        "bet_on": [COLOUR_NAMES[bet - 1] for bet in s.bet[seat] if bet],
    }


def _sheet(s: State, seat: int) -> dict[str, Any]:
    """The score sheet, line by line (downforce 77)."""
    return {
        "cars": [
            {"colour": COLOUR_NAMES[car], "place": s.rank[car] or None, "prize": finish.prize(s, car), "price": price}
            for car, price in enumerate(s.price)
            if s.owner[car] == seat + 1
        ],
        "bets": [
            {"line": line + 1, "colour": COLOUR_NAMES[s.bet[seat][line] - 1], "pays": finish.payout(s, seat, line)}
            for line in range(LINES)
            if s.bet[seat][line]
        ],
        "prizes": finish.prizes(s, seat),
        "payouts": finish.payouts(s, seat),
        "prices": finish.costs(s, seat),
        "total": finish.total(s, seat),
    }


def decision(s: State, seat: int) -> str:
    """What the seat is asked, as a word: bid, keep, play, skip, white, move, bonus, bet."""
    return STEPS.names[s.step]
