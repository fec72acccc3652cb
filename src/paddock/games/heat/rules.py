"""What the rest of the program calls: the contract of a game, for Heat."""

from __future__ import annotations

from ...control import Control, Encoding, Options, Standing
from . import (
    catalog,
    costs,
    finish,
    garage,
    planning,
    react,
    refill,
    reveal,
    secrets,
    slipstream,
    start,
    tables,
    track,
    turn,
)
from .state import State


def begin(s: State, c: Control) -> None:
    """Line the cars up, get them ready, start the first round (heat 1, 4)."""
    start.line_up(s, c)
    start.open_garage(s, c)
    turn.advance(s, c)


def waiting(s: State) -> int:
    """The seats that must decide now, as a set of bits."""
    return s.asked


def is_waiting(s: State, seat: int) -> int:
    """1 if the seat must decide now."""
    return 1 if seat >= 0 and seat < s.seats and (s.asked >> seat) & 1 else 0


def refusal(s: State, seat: int, action: int) -> int:
    """The ruling that refuses an action of a seat that is asked, or 0 if it is legal."""
    if s.step == tables.PLANNING:
        return refuse_plan(s, seat, action)
    if s.step == tables.REACT:
        refused = react.refuse(s, seat, action)
        return refused if refused or s.kinds == tables.BASE_KINDS else costs.refuse(s, seat, action)
    if s.step == tables.SLIPSTREAMING:
        if action == tables.STAY:
            return 0
        length = slipstream.length_of(action)
        return slipstream.refuse_offered(s, seat, length) if length else 47
    if s.step == tables.DISCARDING:
        if action == tables.KEEP:
            return 0
        if action >= tables.REFRESH:
            return refill.refuse_refresh(s, seat, action - tables.REFRESH)
        return refill.refuse_drop(s, seat, action - tables.DROP)
    if s.step == tables.CHOOSING:
        return reveal.refuse_value(reveal.open_choice(s, seat), action - tables.VALUE)
    if s.step == tables.MENDING:
        return reveal.refuse_back(s, seat, action - tables.BACK)
    return refuse_in_garage(s, seat, action)


def refuse_plan(s: State, seat: int, action: int) -> int:
    """The ruling that refuses a gear or a card to lay, or 0."""
    if s.plan[seat] == tables.NOTHING:
        if action == tables.MULLIGAN:
            return 0 if s.redraws[seat] and s.size[seat][tables.ENGINE] > 0 else 119
        return planning.refuse_gear(s, seat, action - tables.GEAR)
    if planning.is_cluttered(s, seat):
        return 0 if action == tables.CLUTTER else 13
    return planning.refuse_card(s, seat, action - tables.LAY)


def refuse_in_garage(s: State, seat: int, action: int) -> int:
    """The ruling that refuses an answer before the race, or 0 (heat 74, 76, 99)."""
    if action >= tables.PICK and action < tables.GIVE:
        if s.step == tables.PRUNING or (s.step == tables.SWAPPING and s.swapped == 0):
            return 74
        return garage.refuse_pick(s, action - tables.PICK)
    if action > tables.GIVE and action < tables.BACK:
        if s.step == tables.DRAFTING or s.swapped:
            return 74
        return 0 if garage.owns(s, seat, action - tables.GIVE) else 99
    return 0 if action == tables.KEEP and s.step == tables.SWAPPING and s.swapped == 0 else 74


def offer(s: State, seat: int, action: int, out: Options) -> None:
    """List an action if it is legal."""
    if refusal(s, seat, action) == 0:
        add(action, out)


def add(action: int, out: Options) -> None:
    out.action[out.count] = action
    out.count += 1


def options(s: State, seat: int, out: Options) -> int:
    """List the seat's legal actions; returns how many."""
    out.count = 0
    if not is_waiting(s, seat):
        return 0
    if s.step == tables.PLANNING:
        if s.plan[seat] == tables.NOTHING:
            for gear in range(tables.FIRST_GEAR, tables.TOP_GEAR + 1):
                offer(s, seat, tables.GEAR + gear, out)
            if s.redraws[seat]:
                offer(s, seat, tables.MULLIGAN, out)
        elif planning.is_cluttered(s, seat):
            add(tables.CLUTTER, out)
        else:
            for kind in range(s.least[seat], s.kinds):
                if planning.refuse_card(s, seat, kind) == 0:
                    add(tables.LAY + kind, out)
    elif s.step == tables.REACT:
        offer_reactions(s, seat, out)
    elif s.step == tables.SLIPSTREAMING:
        add(tables.STAY, out)
        lengths = slipstream.lengths(s, seat) >> tables.SLIPSTREAM
        length = tables.SLIPSTREAM
        while lengths:
            if lengths & 1 and slipstream.refuse_length(s, seat, length) == 0:
                add(tables.SLIP if length == tables.SLIPSTREAM else tables.FAR + length, out)
            lengths >>= 1
            length += 1
    elif s.step == tables.DISCARDING:
        add(tables.KEEP, out)
        for kind in range(s.least[seat], s.kinds):
            if refill.refuse_drop(s, seat, kind) == 0:
                add(tables.DROP + kind, out)
        if s.kinds > tables.BASE_KINDS:
            offer_cards(s, seat, tables.REFRESH, out)
    elif s.step == tables.CHOOSING:
        kind = reveal.open_choice(s, seat)
        for i in range(catalog.CHOICES[kind]):
            offer(s, seat, tables.VALUE + catalog.VALUES[kind][i], out)
    elif s.step == tables.MENDING:
        offer_cards(s, seat, tables.BACK, out)
    else:
        offer(s, seat, tables.KEEP, out)
        offer_cards(s, seat, tables.PICK, out)
        offer_cards(s, seat, tables.GIVE, out)
    return out.count


def offer_cards(s: State, seat: int, action: int, out: Options) -> None:
    """List the legal ones of an action with a kind of card."""
    for kind in range(s.kinds):
        offer(s, seat, action + kind, out)


def offer_reactions(s: State, seat: int, out: Options) -> None:
    """List what a seat may do in step 5."""
    offer(s, seat, tables.DONE, out)
    offer(s, seat, tables.BOOST, out)
    offer(s, seat, tables.ADRENALINE, out)
    for amount in range(1, react.coolable(s, seat, s.at[seat]) + 1):
        offer(s, seat, tables.COOL + amount, out)
    if s.kinds == tables.BASE_KINDS:
        return
    offer(s, seat, tables.ACCELERATE, out)
    for amount in range(1, s.relief + 1):
        offer(s, seat, tables.RELIEVE + amount, out)
    for amount in range(1, s.due + 1):
        offer(s, seat, tables.PAY + amount, out)
    for amount in range(1, s.scrap + 1):
        offer(s, seat, tables.SCRAP + amount, out)
    for kind in range(catalog.FIRST_ADVANCED, catalog.FIRST_SPONSOR):
        if catalog.DIRECT[kind]:
            offer(s, seat, tables.DIRECT + kind, out)
    if s.salvage:
        offer_cards(s, seat, tables.SALVAGE, out)


def act(s: State, c: Control, seat: int, action: int) -> int:
    """Take an answer and run on to the next decision; 0, or the ruling that refused it and nothing changed."""
    if not is_waiting(s, seat):
        return tables.NOT_ASKED
    refused = refusal(s, seat, action)
    if refused:
        return refused
    if s.step == tables.PLANNING:
        if action == tables.MULLIGAN:
            planning.redraw(s, c, seat)
        elif s.plan[seat] == tables.NOTHING:
            planning.plan_gear(s, c, seat, action - tables.GEAR)
        elif action == tables.CLUTTER:
            planning.lay_cluttered_hand(s, c, seat)
        else:
            planning.lay_card(s, c, seat, action - tables.LAY)
    elif s.step == tables.REACT:
        if action == tables.DONE:
            react.leave(s, c, seat)
            s.step = tables.SLIPSTREAMING
        else:
            react.use(s, c, seat, action)
            if s.due:
                costs.open_costs(s, seat)
    elif s.step == tables.SLIPSTREAMING:
        if action != tables.STAY:
            slipstream.take(s, c, seat, slipstream.length_of(action))
        s.step = tables.CORNER_CHECK
    elif s.step == tables.DISCARDING:
        if action == tables.KEEP:
            s.step = tables.REFILL
        elif action >= tables.REFRESH:
            refill.refresh(s, c, seat, action - tables.REFRESH)
        else:
            refill.drop(s, c, seat, action - tables.DROP)
    elif s.step == tables.CHOOSING:
        reveal.choose_value(s, c, seat, action - tables.VALUE)
    elif s.step == tables.MENDING:
        reveal.take_back(s, c, seat, action - tables.BACK)
        turn.open_values(s, c, seat)
    else:
        act_in_garage(s, c, seat, action)
    turn.advance(s, c)
    return 0


def act_in_garage(s: State, c: Control, seat: int, action: int) -> None:
    """An answer before the race."""
    if s.step == tables.DRAFTING:
        garage.pick(s, c, seat, action - tables.PICK)
    elif s.step == tables.PRUNING:
        garage.prune(s, c, seat, action - tables.GIVE)
    elif action == tables.KEEP:
        s.step = tables.PRUNING
    elif action >= tables.GIVE:
        s.swapped = action - tables.GIVE
    else:
        garage.swap(s, c, seat, action - tables.PICK)
        s.step = tables.PRUNING


def withdraw(s: State, c: Control, seat: int) -> int:
    """Take a seat out of the race at any time; 0, or the ruling that refuses it (heat 70, 138)."""
    if seat < 0 or seat >= s.seats - s.legends or s.status[seat] != tables.RACING or s.step == tables.SETUP:
        return 138
    if s.at[seat] >= track.finish_line(s):
        return 138
    racing = 1 if s.step < tables.OVER and s.step != tables.PLANNING else 0
    moving = 1 if racing and turn.mover(s) == seat else 0
    if s.step == tables.SWAPPING and garage.swapper(s) == seat:
        s.swapped = 0
    finish.withdraw(s, c, seat)
    if moving:
        turn.clear_turn(s)
    turn.advance(s, c)
    return 0


def default_action(s: State, seat: int) -> int:
    """A quiet answer for a seat that gives none: same gear, lowest cards, cool down, nothing else; -1 if not asked."""
    if not is_waiting(s, seat):
        return -1
    if s.step == tables.PLANNING:
        if s.plan[seat] == tables.NOTHING:
            return tables.GEAR + s.gear[seat]
        for kind in range(s.kinds):
            if refusal(s, seat, tables.LAY + kind) == 0:
                return tables.LAY + kind
        return tables.CLUTTER
    if s.step == tables.REACT:
        cool = react.coolable(s, seat, s.at[seat])
        return tables.COOL + cool if cool > 0 else tables.DONE
    if s.step == tables.SLIPSTREAMING:
        return tables.STAY
    if s.step == tables.DISCARDING:
        return tables.KEEP
    if s.step == tables.CHOOSING:
        return tables.VALUE + catalog.VALUES[reveal.open_choice(s, seat)][0]
    return default_card(s, seat)


def default_card(s: State, seat: int) -> int:
    """A quiet answer where a card must be named: the first one that may be."""
    if s.step == tables.MENDING:
        for kind in range(s.kinds):
            if s.cards[seat][tables.PLAY][kind] > 0:
                return tables.BACK + kind
    if s.step == tables.SWAPPING and s.swapped == 0:
        return tables.KEEP
    if s.step == tables.PRUNING:
        return tables.GIVE + s.owned[seat][0]
    for kind in range(tables.BASE_KINDS, s.kinds):
        if s.market[tables.OFFER][kind] > 0:
            return tables.PICK + kind
    return -1


def imagine(s: State, c: Control, seat: int) -> None:
    """Deal anew all that a seat cannot know; a spectator is seat -1. A race that is over has no secrets."""
    if s.step == tables.OVER:
        return
    if s.kinds > tables.BASE_KINDS:
        secrets.imagine_sponsors(s, c, seat)
    for other in range(s.seats - s.legends):
        if other != seat:
            secrets.imagine_seat(s, c, other)


def encode(s: State, seat: int, out: Encoding) -> int:
    """A seat's view as numbers, for learning; see secrets.encode."""
    return secrets.encode(s, seat, out)


def standing(s: State, out: Standing) -> None:
    """Places; the score is the distance driven. Cars still racing are placed by where they are now."""
    for seat in range(s.seats):
        out.score[seat] = s.at[seat]
        out.place[seat] = s.place[seat]
        if s.status[seat] == tables.RACING:
            place = s.next_place
            for other in range(s.seats):
                if other != seat and s.status[other] == tables.RACING and track.ahead(s, other, seat):
                    place += 1
            out.place[seat] = place
