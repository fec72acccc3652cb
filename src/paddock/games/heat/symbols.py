"""What cards, gear and road offer in step 5, one symbol at a time (heat 27 to 42)."""

from __future__ import annotations

from ... import journal
from ...control import Control
from . import cards, catalog, happenings, roads, tables, track
from .state import State


def has_adrenaline(s: State) -> int:
    """1 if the moving car is the last of this round, or one of the last two of a big race (heat 27 to 29, 124)."""
    helped = tables.ADRENALINE_CARS_BIG_RACE if s.seats >= tables.BIG_RACE else tables.ADRENALINE_CARS
    return 1 if s.turn >= s.cars - helped else 0


def cooldown(s: State, seat: int) -> int:
    """Cooldown of gear, adrenaline and cards in play."""
    total = tables.COOLDOWN[s.gear[seat]]
    if has_adrenaline(s):
        total += tables.ADRENALINE_COOLDOWN
    if s.kinds > tables.BASE_KINDS:
        total += cards.sum_in_play(s, seat, catalog.COOLDOWN)
    return total


def gather(s: State, c: Control, seat: int) -> None:
    """Gather what the car may use, and what it must do (heat 31, 33 to 36)."""
    s.cool = cooldown(s, seat)
    s.boost = 1
    s.adrenaline = 0
    if has_adrenaline(s):
        s.adrenaline = 1
        journal.note(c, happenings.ADRENALINE, seat, 27, 0, 0, 0, 0)
    if s.kinds > tables.BASE_KINDS:
        s.relief = cards.sum_in_play(s, seat, catalog.RELIEF)
        s.due = cards.sum_in_play(s, seat, catalog.COST)
        s.scrap = cards.sum_in_play(s, seat, catalog.SCRAP)
        s.accelerate = cards.sum_in_play(s, seat, catalog.ACCELERATE)
        s.salvage = cards.sum_in_play(s, seat, catalog.SALVAGE)


def coolable(s: State, seat: int, at: int) -> int:
    """Heat that the car could cool down if it stood there."""
    most = roads.cooldown_at(s, at)
    heat = s.cards[seat][tables.HAND][tables.HEAT]
    return heat if heat < most else most


def boost_cost(s: State, seat: int) -> int:
    return 0 if roads.free_boost(s, seat) else tables.BOOST_HEAT


def can_boost(s: State, seat: int) -> int:
    """1 if a boost is left, and heat for it where it is not free (heat 36)."""
    return 1 if s.boost and (s.size[seat][tables.ENGINE] >= tables.BOOST_HEAT or roads.free_boost(s, seat)) else 0


def can_react(s: State, seat: int) -> int:
    """1 if, as far as everybody can see, the seat may have something to use."""
    if s.adrenaline:
        return 1
    if can_boost(s, seat):
        return 1
    if s.size[seat][tables.HAND] > 0 and roads.cooldown_at(s, s.at[seat]) > 0:
        return 1
    return 1 if s.kinds > tables.BASE_KINDS and can_use_symbols(s, seat) else 0


def can_use_symbols(s: State, seat: int) -> int:
    if s.accelerate and s.plus:
        return 1
    if s.salvage and (s.size[seat][tables.DISCARD] > 0 or s.due or s.scrap):
        return 1
    if s.size[seat][tables.HAND] == 0:
        return 0
    if s.relief and not roads.in_tunnel(s, seat):
        return 1
    return may_hold_direct(s, seat)


def may_hold_direct(s: State, seat: int) -> int:
    """1 if the seat owns a card that can be played directly, and it does not lie open."""
    for kind in range(catalog.FIRST_ADVANCED, catalog.FIRST_SPONSOR):
        if catalog.DIRECT[kind] and s.cards[seat][tables.HAND][kind] + s.cards[seat][tables.DECK][kind] > 0:
            return 1
    return 0


def refuse(s: State, seat: int, action: int) -> int:
    """The ruling that refuses a reaction, or 0."""
    if action == tables.DONE:
        return 0 if s.due <= s.size[seat][tables.ENGINE] else 34
    if action == tables.BOOST:
        return 0 if can_boost(s, seat) else 36
    if action == tables.ADRENALINE:
        return 0 if s.adrenaline else 31
    if action == tables.ACCELERATE:
        return 0 if s.accelerate and s.plus else 38
    if action > tables.COOL and action < tables.FAR:
        return 0 if action - tables.COOL <= coolable(s, seat, s.at[seat]) else 35
    if action >= tables.SALVAGE and action < tables.SALVAGE + s.kinds:
        return 0 if s.salvage and s.cards[seat][tables.DISCARD][action - tables.SALVAGE] > 0 else 41
    if action >= tables.DIRECT and action < tables.DIRECT + s.kinds:
        kind = action - tables.DIRECT
        return 0 if catalog.DIRECT[kind] and s.cards[seat][tables.HAND][kind] > 0 else 39
    if action > tables.RELIEVE and action < tables.PAY:
        amount = action - tables.RELIEVE
        if roads.in_tunnel(s, seat) or amount > s.cards[seat][tables.HAND][tables.STRESS]:
            return 42
        return 0 if amount <= s.relief else 42
    if action > tables.PAY and action < tables.SCRAP:
        amount = action - tables.PAY
        return 0 if amount <= s.due and amount <= s.size[seat][tables.ENGINE] else 34
    if action > tables.SCRAP:
        return 0 if action - tables.SCRAP <= s.scrap else 40
    return 33


def use(s: State, c: Control, seat: int, action: int) -> None:
    """Use one symbol, wholly or, where it has a number, in part (heat 33, 125)."""
    if s.version > 1 and (action < tables.SALVAGE or action >= tables.PICK):
        s.salvage -= s.salvage % catalog.SALVAGE_CARDS  # another symbol begins: a salvage is finished (heat 33, 140)
    if action == tables.BOOST:
        boost(s, c, seat)
    elif action == tables.ADRENALINE:
        s.adrenaline = 0
        s.speed += tables.ADRENALINE_SPEED
        journal.note(c, happenings.PUSHED, seat, 31, tables.ADRENALINE_SPEED, s.speed, 0, 0)
        track.move(s, c, seat, tables.ADRENALINE_SPEED, happenings.BY_ADRENALINE, 31)
    elif action == tables.ACCELERATE:
        s.accelerate -= 1
        s.speed += s.plus
        journal.note(c, happenings.ACCELERATED, seat, 38, s.plus, s.speed, 0, 0)
        track.move(s, c, seat, s.plus, happenings.BY_ACCELERATE, 38)
    elif action < tables.FAR:
        roads.use_cooldown(s, s.at[seat], action - tables.COOL)
        cards.cool_down(s, c, seat, action - tables.COOL)
    elif action >= tables.SCRAP:
        scrap(s, c, seat, action - tables.SCRAP)
    elif action >= tables.PAY:
        pay(s, c, seat, action - tables.PAY)
    elif action >= tables.RELIEVE:
        relieve(s, c, seat, action - tables.RELIEVE)
    elif action >= tables.SALVAGE:
        salvage(s, c, seat, action - tables.SALVAGE)
    else:
        play_directly(s, c, seat, action - tables.DIRECT)


def boost(s: State, c: Control, seat: int) -> None:
    """A plus for one heat, or for nothing where the road gives it (heat 36)."""
    s.boost = 0
    if boost_cost(s, seat):
        cards.pay_heat(s, c, seat, tables.BOOST_HEAT, happenings.FOR_BOOST, 36)
    gained = cards.flip(s, c, seat)
    s.plus += 1
    s.speed += gained
    journal.note(c, happenings.BOOSTED, seat, 36, gained, s.speed, 0, 0)
    track.move(s, c, seat, gained, happenings.BY_BOOST, 36)


def scrap(s: State, c: Control, seat: int, amount: int) -> None:
    """Cards from the top of the deck go to the discard pile (heat 40)."""
    s.scrap -= amount
    for _ in range(amount):
        if not cards.is_spent(s, seat):
            if cards.deck_size(s, seat) == 0:
                cards.shuffle(s, c, seat)
            kind = cards.take_from_deck(s, c, seat)
            cards.shift_card(s, seat, kind, tables.DECK, tables.DISCARD)
            journal.note(c, happenings.SCRAPPED, seat, 40, kind, 0, 0, 0)


def pay(s: State, c: Control, seat: int, amount: int) -> None:
    """Pay heat that cards cost (heat 34)."""
    s.due -= amount
    cards.pay_heat(s, c, seat, amount, happenings.FOR_CARD, 34)


def relieve(s: State, c: Control, seat: int, amount: int) -> None:
    """Stress from hand goes to the discard pile (heat 42)."""
    s.relief -= amount
    for _ in range(amount):
        cards.shift_card(s, seat, tables.STRESS, tables.HAND, tables.DISCARD)
        cards.show_from_hand(s, seat, tables.STRESS)
    journal.note(c, happenings.RELIEVED, seat, 42, amount, 0, 0, 0)


def salvage(s: State, c: Control, seat: int, kind: int) -> None:
    """A card of the discard pile is shuffled into the deck, and so are those known to lie on top (heat 41)."""
    s.salvage -= 1
    while s.stacked[seat]:
        cards.unstack(s, seat)
    cards.shift_card(s, seat, kind, tables.DISCARD, tables.DECK)
    cards.find_top(s, seat, kind)
    journal.note(c, happenings.SALVAGED, seat, 41, kind, 0, 0, 0)


def play_directly(s: State, c: Control, seat: int, kind: int) -> None:
    """One more card from hand: it moves the car at once and brings its symbols (heat 39, 126)."""
    cards.shift_card(s, seat, kind, tables.HAND, tables.PLAY)
    cards.show_from_hand(s, seat, kind)
    s.speed += catalog.VALUE[kind]
    s.cool += catalog.COOLDOWN[kind]
    s.relief += catalog.RELIEF[kind]
    s.due += catalog.COST[kind]
    s.scrap += catalog.SCRAP[kind]
    s.accelerate += catalog.ACCELERATE[kind]
    s.salvage += catalog.SALVAGE[kind]
    journal.note(c, happenings.PLAYED, seat, 39, kind, s.speed, 0, 0)
    track.move(s, c, seat, catalog.VALUE[kind], happenings.BY_DIRECT, 39)


def leave(s: State, c: Control, seat: int) -> None:
    """What must still be done is done now (heat 34)."""
    if s.due:
        pay(s, c, seat, s.due)
    if s.scrap:
        scrap(s, c, seat, s.scrap)
