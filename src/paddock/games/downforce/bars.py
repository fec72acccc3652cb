"""A card in play, bar by bar: coloured and white bars, steering, bonus steps."""

from __future__ import annotations

from ... import journal
from ...control import Control
from . import cards, happenings, movement, powers, tables
from .state import State


def refuse_play(s: State, seat: int, action: int) -> int:
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


def play(s: State, c: Control, seat: int, action: int) -> None:
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


def bar_at(s: State) -> int:
    """Which bar of the card is in play, the top one being 0."""
    if s.upward:
        return s.course.bars[s.card - 1] - 1 - s.bars_done
    return s.bars_done


def bar_colour(s: State) -> int:
    return s.course.colour[s.card - 1][bar_at(s)]


def bar_steps(s: State) -> int:
    return s.course.steps[s.card - 1][bar_at(s)]


def refuse_white(s: State, car: int) -> int:
    """The ruling that refuses a car for the white bar in play, or 0 (downforce 37 to 42, 57, 101)."""
    if car < 0 or car >= tables.CARS:
        return 41
    if s.status[car] == tables.AWAY:
        return 101
    if (s.taken >> car) & 1:
        return 39
    if cards.steps_of(s, s.card - 1, car) > 0 and not powers.has(s, s.player, tables.UNPREDICTABLE):
        return 37
    return 0


def is_choice(s: State) -> int:
    """1 if the white bar has a car to take, as far as everybody can tell."""
    any_colour = powers.may_have(s, s.player, tables.UNPREDICTABLE)
    for car in range(tables.CARS):
        present = 1 if s.status[car] != tables.AWAY and (s.taken >> car) & 1 == 0 else 0
        if present and (any_colour or cards.steps_of(s, s.card - 1, car) == 0):
            return 1
    return 0


def may_leave_out(s: State) -> int:
    """1 if the card player may leave this bar out (downforce 55)."""
    return 1 if not s.left_out and powers.has(s, s.player, tables.STRATEGIC) else 0


def refuse_choice(s: State, action: int) -> int:
    """The ruling that refuses an answer to a white bar, or 0. With nothing to take, it must be given up."""
    if action == tables.SKIP:
        return 0 if may_leave_out(s) else 41
    if action == tables.GO:
        for car in range(tables.CARS):
            if refuse_white(s, car) == 0:
                return 41
        return 0
    return refuse_white(s, action - tables.TAKE)


def open_bar(s: State) -> None:
    """The next bar: who moves, or who chooses (downforce 33, 36, 40)."""
    colour = bar_colour(s)
    if colour == tables.WHITE:
        s.step = tables.CHOOSING
    else:
        s.car = colour + 1
        s.step = tables.SKIPPING


def take_white(s: State, c: Control, car: int) -> None:
    """The card player gives the white bar to a car (downforce 37, 40, 57)."""
    s.taken |= 1 << car
    ruling = 37
    if cards.steps_of(s, s.card - 1, car) > 0:
        powers.show(s, c, s.player)
        ruling = 57
    journal.note(c, happenings.TOOK, s.player, ruling, car, bar_steps(s), 0, 0)
    s.car = car + 1
    start_drive(s, c)


def is_skip_asked(s: State) -> int:
    """1 if the card player might leave out a bar that would move a car (downforce 55, 102)."""
    if s.left_out or not powers.may_have(s, s.player, tables.STRATEGIC):
        return 0
    car = s.car - 1
    return 1 if s.status[car] == tables.RACING and movement.count_ways(s, car) > 0 else 0


def leave_out(s: State, c: Control) -> None:
    """Strategic: this bar does nothing (downforce 55)."""
    powers.show(s, c, s.player)
    s.left_out = 1
    journal.note(c, happenings.LEFT_OUT, s.player, 55, bar_colour(s), bar_steps(s), 0, 0)
    end_bar(s)


def start_drive(s: State, c: Control) -> None:
    """The car of the bar sets off; a finished car wastes the bar (downforce 35, 38)."""
    car = s.car - 1
    if s.status[car] != tables.RACING:
        if s.status[car] == tables.HOME:
            ruling = 38 if bar_colour(s) == tables.WHITE else 35
            journal.note(c, happenings.WASTED, s.player, ruling, car, bar_steps(s), 0, 0)
        end_bar(s)
        return
    s.left = bar_steps(s)
    s.entered = 0
    s.straight = 1
    s.bonus = 0
    s.steering = tables.NOBODY
    s.source = s.cell[car]
    s.step = tables.MOVING


def is_steered(s: State) -> int:
    """1 if somebody must choose the next step: there are several ways, and it is clear who steers."""
    return 1 if s.left > 0 and s.steering > 0 and movement.count_ways(s, s.car - 1) > 1 else 0


def drive_on(s: State, c: Control) -> None:
    """A car must step while a cell ahead is free; a single way is taken without asking (downforce 47 to 49)."""
    car = s.car - 1
    if s.status[car] != tables.RACING or s.left == 0:
        end_drive(s, c)
        return
    ways = movement.count_ways(s, car)
    if ways == 0:
        ruling = 47 if s.entered > 0 else 49
        journal.note(c, happenings.BLOCKED, s.owner[car] - 1, ruling, car, s.left, s.cell[car], 0)
        end_drive(s, c)
    elif ways == 1:
        seat = s.player if s.steering == tables.NOBODY else s.steering - 1
        movement.take_step(s, c, seat, movement.only_way(s, car))
    else:
        s.steering = powers.steers(s, c, car) + 1


def is_aggressive(s: State) -> int:
    """1 if the printed top bar has been driven in full by the player's own car (downforce 52)."""
    return 1 if s.left == 0 and bar_at(s) == 0 and bar_colour(s) != tables.WHITE else 0


def is_determined(s: State) -> int:
    """1 if the drive entered cells, all of them rectangular (downforce 58, 60)."""
    return 1 if s.entered > 0 and s.straight else 0


def end_drive(s: State, c: Control) -> None:
    """The printed steps are done: bonus steps may follow at once, for an own car on the own card (downforce 52, 59)."""
    if may_drive_farther(s):
        s.step = tables.BONUS
    else:
        end_bar_after_drive(s, c)


def may_drive_farther(s: State) -> int:
    """1 if the card player might have bonus steps for this car, as far as everybody can tell."""
    car = s.car - 1
    if s.bonus or s.status[car] != tables.RACING or s.owner[car] != s.player + 1:
        return 0
    if movement.count_ways(s, car) == 0:
        return 0
    if is_aggressive(s) and powers.may_have(s, s.player, tables.AGGRESSIVE):
        return 1
    return 1 if is_determined(s) and powers.may_have(s, s.player, tables.DETERMINED) else 0


def bonus_steps(s: State) -> int:
    """How many more steps the card player's power gives; 0 if none."""
    if powers.has(s, s.player, tables.AGGRESSIVE) and is_aggressive(s):
        return tables.AGGRESSIVE_STEPS
    if powers.has(s, s.player, tables.DETERMINED) and is_determined(s):
        return s.determined
    return 0


def refuse_bonus(s: State, action: int) -> int:
    """The ruling that refuses an answer about bonus steps, or 0 (downforce 52, 60, 103)."""
    if action == tables.STOP:
        return 0
    if bonus_steps(s) == 0:
        return 52 if is_aggressive(s) else 58
    return movement.refuse_step(s, s.car - 1, action)


def drive_farther(s: State, c: Control, action: int) -> None:
    """Take the first bonus step; the others follow, as far as the road is free (downforce 52, 58, 103)."""
    powers.show(s, c, s.player)
    power = s.power[s.player] - 1
    s.left = bonus_steps(s)
    ruling = 52 if power == tables.AGGRESSIVE else 58
    journal.note(c, happenings.FARTHER, s.player, ruling, s.car - 1, power, s.left, 0)
    s.bonus = 1
    s.steering = s.player + 1
    s.step = tables.MOVING
    movement.take_step(s, c, s.player, action)


def end_bar_after_drive(s: State, c: Control) -> None:
    car = s.car - 1
    target = s.cell[car] if s.status[car] == tables.RACING else -1
    if target != s.source:
        journal.note(c, happenings.DROVE, s.player, 33, car, s.source, target, bar_steps(s))
    end_bar(s)


def end_bar(s: State) -> None:
    """Forget the bar; the next one follows."""
    clear_bar(s)
    s.bars_done += 1
    s.step = tables.BAR_DONE


def clear_bar(s: State) -> None:
    s.car = 0
    s.left = 0
    s.entered = 0
    s.straight = 0
    s.source = 0
    s.steering = tables.NOBODY
    s.bonus = 0


def clear_card(s: State) -> None:
    """Forget the card."""
    clear_bar(s)
    s.card = 0
    s.upward = 0
    s.bars_done = 0
    s.taken = 0
    s.left_out = 0
