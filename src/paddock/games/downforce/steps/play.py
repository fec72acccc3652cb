"""A turn: the player lays a card (downforce 32, 56)."""

from __future__ import annotations

from .... import journal, menu
from ....control import Control, Options
from .. import cards, happenings, powers, tables, turn
from ..state import State

STEP = tables.PLAYING
NAME = "play"


def asked(s: State) -> int:
    return 1 << s.player if cards.has_card(s, s.player) else 0


def offer(s: State, seat: int, out: Options) -> None:
    add_legal(s, seat, tables.PLAY, out)
    if powers.has(s, seat, tables.TRICKY):
        add_legal(s, seat, tables.PLAY_UPWARD, out)


def add_legal(s: State, seat: int, first: int, out: Options) -> None:
    for card in range(tables.CARDS):
        if refuse(s, seat, first + card) == 0:
            menu.add(out, first + card)


def refuse(s: State, seat: int, action: int) -> int:
    """The ruling that refuses to play a card, or 0 (downforce 32, 56, 102)."""
    if action >= tables.PLAY and action < tables.PLAY + tables.CARDS:
        return 0 if cards.is_playable(s, seat, action - tables.PLAY) else 32
    if action >= tables.PLAY_UPWARD and action < tables.PLAY_UPWARD + tables.CARDS:
        card = action - tables.PLAY_UPWARD
        if not powers.has(s, seat, tables.TRICKY):
            return 56
        if not cards.is_playable(s, seat, card):
            return 32
        return 102 if s.course.bars[card] < 2 else 0
    return 32


def take(s: State, c: Control, seat: int, action: int) -> None:
    """Lay a card on the discard pile and begin with its first bar (downforce 32 to 34, 56)."""
    s.upward = 1 if action >= tables.PLAY_UPWARD else 0
    card = action - (tables.PLAY_UPWARD if s.upward else tables.PLAY)
    journal.count_turn(c, seat)
    s.turns += 1
    cards.put(s, card, tables.DISCARDED)
    s.card = card + 1
    s.bars_done = 0
    s.taken = 0
    s.left_out = 0
    if s.upward:
        powers.show(s, c, seat)
    journal.note(c, happenings.PLAYED, seat, 56 if s.upward else 32, card, s.upward, 0, 0)
    s.step = tables.BAR_DONE


def quiet(s: State, seat: int) -> int:
    """The first card."""
    card = 0
    while not cards.is_playable(s, seat, card):
        card += 1
    return tables.PLAY + card


def go_on(s: State, c: Control) -> None:
    """Who has no card is passed over."""
    turn.next_turn(s, c)
