"""Whether a position that was read makes sense: everything that the rules rely on."""

from __future__ import annotations

from ...control import Options
from ...errors import BadText, listed
from . import catalog, costs, garage, speed, symbols, track
from .state import State
from .steps import STEPS, planning, swap, values
from .tables import (
    BASE_KINDS,
    CHOOSING,
    DISCARD,
    DRAFT_PASSES,
    DRAFTING,
    HAND,
    HEAT,
    KINDS,
    MARKET_NAMES,
    MENDING,
    OFFER,
    OVER,
    OWNED,
    PILES,
    PLAN_NAMES,
    PLANNED,
    PLANNING,
    PLAY,
    PRUNING,
    RACING,
    REACT,
    SETUP,
    SPENT,
    SPONSORS,
    SWAPPING,
    TOP_GEAR,
    UPGRADES,
)
from .view import card_word

RACE_NUMBERS = ("turn", "start", "speed", "cool", "boost", "adrenaline")
GARAGE_NUMBERS = ("relief", "due", "scrap", "accelerate", "salvage")
TURN_NUMBERS = (*GARAGE_NUMBERS, "plus", "sky")
MOST_OF_A_KIND = 200
MOST_DRIVE = 90
"""More spaces than a car can gain in a turn."""
BEFORE = (PLANNING, DRAFTING, SWAPPING, PRUNING)
"""Steps in which no car moves."""


def check(s: State) -> None:
    """Refuse a position that no race could come to, as far as it would mislead the rules."""
    _check_modules(s)
    _check_race(s)
    if s.step > OVER:
        _check_draft(s)
    s.asked = STEPS.asked(s)
    for seat in range(s.seats):
        if STEPS.is_waiting(s, seat) and STEPS.options(s, seat, Options()) == 0:
            raise BadText(f"seat {seat} is asked, but has no card that it could lay: see plan, from and hand")


def _check_race(s: State) -> None:
    """Every car has a spot of its own, and somebody has the turn."""
    racing = [seat for seat in range(s.seats) if s.status[seat] == RACING]
    if s.laps < 1:
        raise BadText("a race has at least one lap")
    if s.step == SETUP:
        if s.fixed_grid and sorted(s.order[: s.seats]) != list(range(s.seats)):
            raise BadText("a fixed grid needs an order of all seats")
        return
    if s.step == OVER:
        if racing:
            raise BadText(f"the race is over, but seat {racing[0]} has neither come home nor withdrawn")
        return
    if sorted(s.order[: s.cars]) != racing:
        raise BadText(f"order must name the racing seats {listed(racing)} once each")
    if s.turn >= s.cars:
        raise BadText(f"turn must be below {s.cars}, the number of cars in order")
    spots = [(s.at[seat] % s.course.spaces, s.lane[seat]) for seat in racing]
    for seat in racing:
        spot = (s.at[seat] % s.course.spaces, s.lane[seat])
        if s.lane[seat] not in (1, 2) or spots.count(spot) > 1:
            raise BadText(f"seat {seat}: at must name a spot of its own in lane 1 or 2, not {spot[0]}.{spot[1]}")
        if s.at[seat] >= track.finish_line(s) and (s.step in BEFORE or seat not in s.order[: s.turn + 1]):
            raise BadText(f"seat {seat} is past the last finish line, but has not moved in this round")
        if seat < s.seats - s.legends:
            _check_cards(s, seat)
    _check_turn(s)


def _check_cards(s: State, seat: int) -> None:
    where = f"seat {seat}"
    if s.gear[seat] < 1:
        raise BadText(f"{where}: gear must be 1 to {TOP_GEAR}")
    if sum(s.cards[seat][4]) != s.cards[seat][4][HEAT]:
        raise BadText(f"{where}: only heat (H) lies in the engine")
    top = s.top[seat] - 1
    if (top < 0) != (s.size[seat][DISCARD] == 0) or (top >= 0 and s.cards[seat][DISCARD][top] == 0):
        raise BadText(f"{where}: top must be a card of the discard pile, and there is one if the pile has cards")
    face_down = 0 if s.shown[seat] else 1
    for kind in range(KINDS):
        if s.seen[seat][kind] > s.cards[seat][HAND][kind] + face_down * s.cards[seat][PLAY][kind]:
            raise BadText(f"{where}: known has more {card_word(kind)} than hand and face-down cards")
    laid, gear = s.size[seat][PLAY], planning.cards_due(s, seat)
    mover = s.step not in BEFORE and s.order[s.turn] == seat
    moved = s.step not in BEFORE and seat in s.order[: s.turn]
    if moved:
        if laid or s.shown[seat]:
            raise BadText(f"{where} has moved, so no cards are in play")
    elif mover:
        if not s.shown[seat]:
            raise BadText(f"{where} is moving, so its cards lie open: say shown")
    elif s.shown[seat]:
        raise BadText(f"{where} has not moved yet, so its cards are not shown")
    elif s.plan[seat] >= PLANNED and (laid > gear or (laid < gear and s.size[seat][HAND] and s.plan[seat] == PLANNED)):
        raise BadText(f"{where}: {laid} cards are laid for gear {gear}")
    elif s.step > OVER:
        if laid or s.plan[seat]:
            raise BadText(f"{where}: nobody plans before the race")
    elif s.plan[seat] < PLANNED and (s.step != PLANNING or (laid >= gear if s.plan[seat] else laid > 0)):
        raise BadText(f"{where}: plan={PLAN_NAMES[s.plan[seat]]} does not fit {laid} cards laid")
    if s.plan[seat] == PLANNED and not moved and not mover and s.cards[seat][PLAY][HEAT]:
        raise BadText(f"{where}: heat can be laid only from a cluttered hand (plan=cluttered)")


def _check_turn(s: State) -> None:
    if s.step in BEFORE:
        if s.turn or any(getattr(s, name) for name in (*RACE_NUMBERS, *TURN_NUMBERS)) or s.picks:
            raise BadText(f"nobody is moving yet: leave out {listed([*RACE_NUMBERS, *TURN_NUMBERS])}")
        return
    mover = s.order[s.turn]
    line = track.finish_line(s)
    if not s.at[mover] - MOST_DRIVE <= s.start <= s.at[mover] or s.start >= line:
        raise BadText(
            f"start is where seat {mover}'s turn began: before the last finish line, {line}, and at most "
            f"{MOST_DRIVE} before {s.at[mover]}, not {s.start}"
        )
    if s.boost > 1 or s.adrenaline > 1 or s.cool > 30:
        raise BadText("boost and adrenaline are 0 or 1, cool at most 30")
    _check_symbols(s, mover)


def _check_modules(s: State) -> None:
    """Cards of a garage need one, and piles have only cards that belong there."""
    if s.legends >= s.seats and s.legends:
        raise BadText("a race needs at least one seat that is no legend")
    for seat in range(s.seats):
        _check_seat(s, seat)
    for pile, first, end in (
        (UPGRADES, BASE_KINDS, catalog.FIRST_SPONSOR),
        (OFFER, BASE_KINDS, catalog.FIRST_SPONSOR),
        (SPONSORS, catalog.FIRST_SPONSOR, KINDS),
        (SPENT, catalog.FIRST_SPONSOR, KINDS),
    ):
        if sum(s.market[pile][first:end]) != s.market_size[pile]:
            raise BadText(f"the race's line: {MARKET_NAMES[pile]} has cards that do not belong there")
        if s.market_size[pile] and s.kinds == BASE_KINDS:
            raise BadText("the race's line: upgrades and sponsors need the word garage")
    if s.draft and s.kinds == BASE_KINDS:
        raise BadText("the race's line: a draft needs the word garage")
    if (s.step in (DRAFTING, SWAPPING, PRUNING)) != (s.drafting > 0):
        raise BadText("the race's line: drafting counts the passes of a draft that is on")
    if s.legend_card and not s.legends:
        raise BadText("the race's line: a legend's card lies open, but there are no legends")
    if s.swapped and s.step != SWAPPING:
        raise BadText("the race's line: swapped belongs to step swap")


def _check_seat(s: State, seat: int) -> None:
    where = f"seat {seat}"
    if seat >= s.seats - s.legends:
        if any(s.size[seat]) or s.owned[seat][0] or s.plan[seat] or s.shown[seat] or s.status[seat] > 1:
            raise BadText(f"{where} is a legend: it has no cards and no plan, and does not withdraw")
        return
    has_upgrades = any(any(pile[BASE_KINDS:]) for pile in s.cards[seat]) or s.owned[seat][0] or s.stacked[seat]
    if has_upgrades and s.kinds == BASE_KINDS:
        raise BadText(f"{where}: upgrades and sponsors need the word garage in the race's line")
    if any(not catalog.REFRESH[kind] for kind in s.stack[seat][: s.stacked[seat]]):
        raise BadText(f"{where}: only cards with refresh lie on the stack")
    for i, count in enumerate(s.secret[seat]):
        kind = catalog.FIRST_SPONSOR + i
        hidden = s.cards[seat][HAND][kind] + (0 if s.shown[seat] else s.cards[seat][PLAY][kind])
        if count + s.seen[seat][kind] > hidden:
            raise BadText(f"{where}: secret and known have more {card_word(kind)} than hand and face-down cards")
    if sum(sum(pile) for pile in s.cards[seat]) > MOST_OF_A_KIND * PILES:
        raise BadText(f"{where} has too many cards")
    if planning.is_sealed(s) and s.step not in (SETUP, OVER) and (s.plan[seat] > 0) != (s.meant[seat] > 0):
        raise BadText(f"{where}: a seat that plans says which gear it has meant, such as meant=3")
    if s.meant[seat] and not planning.is_sealed(s):
        raise BadText(f"{where}: meant is a gear that nobody sees yet, while all plan or in a tournament")
    if s.meant[seat] and not s.tournament and planning.refuse_gear(s, seat, s.meant[seat]):
        raise BadText(f"{where}: from gear {s.gear[seat]} it cannot have meant gear {s.meant[seat]}")
    if s.redraws[seat] and (not s.mulligan or s.round > 1 or s.plan[seat]):
        raise BadText(f"{where}: a hand may be dealt anew only in the first round, before planning, with mulligan")


def _check_draft(s: State) -> None:
    """Refuse what no draft can come to."""
    if s.drafting > DRAFT_PASSES[s.draft] + 1 or s.round:
        raise BadText("the race's line: drafting counts more passes than the draft has, or the race is on already")
    if any(sum(1 for kind in s.owned[seat] if kind) == OWNED for seat in range(s.seats)) and s.step != PRUNING:
        raise BadText(f"a car has at most {OWNED} upgrades, so it cannot take one more")
    for seat in range(s.seats - s.legends):
        for kind in s.owned[seat]:
            there = s.cards[seat][0][catalog.in_deck(kind)] if kind else 1
            if there < sum(1 for other in s.owned[seat] if kind and catalog.in_deck(other) == catalog.in_deck(kind)):
                raise BadText(f"seat {seat}: what it owns lies in its deck")
    if s.step == SWAPPING:
        seat = swap.swapper(s)
        if seat >= 0 and s.swapped and not garage.owns(s, seat, s.swapped):
            raise BadText(f"seat {seat} does not own what it has given")
        if seat >= 0 and not s.owned[seat][0]:
            raise BadText(f"seat {seat} has nothing to swap")


def _check_symbols(s: State, mover: int) -> None:
    """What the cards in play offer fits them."""
    where = f"seat {mover}"
    if mover >= s.seats - s.legends:
        raise BadText(f"{where} is a legend: it moves without being asked")
    if s.kinds == BASE_KINDS and any(getattr(s, name) for name in GARAGE_NUMBERS):
        raise BadText("the race's line: symbols of upgrades need the word garage")
    several = sum(s.cards[mover][PLAY][kind] for kind in range(KINDS) if catalog.CHOICES[kind])
    wrong = s.picks >= several if s.step == CHOOSING else s.picks > 0 if s.step == MENDING else s.picks != several
    if wrong or several > TOP_GEAR:
        raise BadText(f"the race's line: values names a value for each card in play that has several, {several}")
    _check_values(s, mover)
    if s.step == MENDING and (not s.tournament or s.meant[mover] <= s.gear[mover] or s.size[mover][PLAY] < 2):
        raise BadText(f"{where}: a card is taken back only in a tournament, from more cards than the gear")
    if s.step == REACT and s.due > s.size[mover][4] + symbols.coolable(s, mover, s.at[mover]):
        raise BadText(f"{where}: due is more heat than the car can pay")
    if s.step == REACT:
        costs.open_costs(s, mover)
    elif s.due or s.scrap:
        raise BadText("the race's line: due and scrap are done in step react")
    if s.step == REACT and s.seen[mover][HEAT] > s.cards[mover][HAND][HEAT]:
        raise BadText(f"{where}: known has more heat than the hand")


def _check_values(s: State, mover: int) -> None:
    picked, s.picks = s.picks, 0
    for i in range(picked):
        s.picks = i
        kind = speed.open_choice(s, mover)
        if kind < 0 or values.refuse_value(kind, s.picked[i]):
            s.picks = picked
            raise BadText(f"the race's line: values has {s.picked[i]}, which is not on the card")
    s.picks = picked
