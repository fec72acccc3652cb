"""The words of a position that the modules add, and what all words share."""

from __future__ import annotations

from ...errors import BadText, listed
from . import catalog, costs, garage, speed, symbols
from .events import CARD_WORDS
from .state import State
from .steps import swap, values
from .tables import (
    BASE_KINDS,
    CHOOSING,
    DRAFT_NAMES,
    DRAFT_PASSES,
    DRAFTING,
    HAND,
    HAND_SIZE,
    HEAT,
    KINDS,
    LEGEND_CARDS,
    LETTERS,
    MARKET,
    MARKET_NAMES,
    MENDING,
    OFFER,
    OVER,
    OWNED,
    PILES,
    PLAY,
    PRUNING,
    REACT,
    SETUP,
    SPENT,
    SPONSORS,
    STACK,
    SWAPPING,
    TOP_GEAR,
    UPGRADES,
)
from .view import card_word, letters

MOST = 999
MOST_OF_A_KIND = 200
SWITCHES = ("tournament", "mulligan", "season", "chevrons", "no_mercy", "draw_weather", "draw_roads")
NUMBERS = {
    "legend_bonus": 9,
    "deal_sponsors": 9,
    "lap_prizes": 6,
    "speed_prize": 60,
    "passing_prize": 6,
    "drafting": 5,
}
SIGNED = ("extra_heat", "extra_stress")
GARAGE_NUMBERS = ("relief", "due", "scrap", "accelerate", "salvage")
TURN_NUMBERS = (*GARAGE_NUMBERS, "plus", "sky")
HEAD_WORDS = [
    "garage",
    "hand_size",
    "draft",
    "weather",
    "roads",
    "press",
    "legend_cards",
    "legend_card",
    "swapped",
    "values",
    *SWITCHES,
    *NUMBERS,
    *SIGNED,
    *TURN_NUMBERS,
    *MARKET_NAMES,
]
SEAT_WORDS = ["legend", "stack", "owns", "secret", "drafted", "meant", "redraw"]


# Reading single words.


def pairs(words: list[str], where: str) -> list[tuple[str, str]]:
    """Words of the form name=value; none may stand twice."""
    found = [(word.partition("=")[0], word.partition("=")[2]) for word in words]
    names = [name for name, _ in found]
    for name in names:
        if names.count(name) > 1:
            raise BadText(f"{where}: {name} stands twice")
    return found


def number(where: str, name: str, value: str, most: int = MOST) -> int:
    """A number from 0 up."""
    if not (value.isascii() and value.isdigit()) or len(value) > 5 or int(value) > most:
        raise BadText(f"{where}: {name} must be a number from 0 to {most}, not {value!r}")
    return int(value)


def pick_word(where: str, name: str, value: str, names: tuple[str, ...]) -> int:
    """Which of some words a value is."""
    if not value or value not in names:
        raise BadText(f"{where}: {name} must be one of {listed(n for n in names if n)}, not {value!r}")
    return names.index(value)


def cards(where: str, name: str, value: str) -> list[int]:
    """Cards in the order in which they stand: letters, then names with a plus before each."""
    base, *names = value.split("+")
    for word in (*base, *names):
        if word not in CARD_WORDS:
            raise BadText(f"{where}: {name} has {word!r}; cards are {' '.join(LETTERS)} and names such as +b07")
    return [CARD_WORDS.index(word) for word in (*base, *names)]


def card_counts(where: str, name: str, value: str) -> list[int]:
    """Cards, counted by kind."""
    found = cards(where, name, value)
    if any(catalog.IS_HEAT[kind] for kind in found):
        raise BadText(f"{where}: extra heat lies in a pile as heat, H")
    return _count(where, name, found)


def _count(where: str, name: str, kinds: list[int]) -> list[int]:
    counts = [0] * KINDS
    for kind in kinds:
        counts[kind] += 1
    if max(counts) > MOST_OF_A_KIND:
        raise BadText(f"{where}: {name} has more than {MOST_OF_A_KIND} equal cards")
    return counts


def one_card(where: str, name: str, value: str) -> int:
    """The kind of a single card: a letter or a name."""
    if value not in CARD_WORDS:
        raise BadText(f"{where}: {name} must be one card, not {value!r}")
    return CARD_WORDS.index(value)


# Writing.


def write_head(s: State) -> list[str]:
    """The modules' words of the race's line."""
    words = ["garage"] if s.kinds > BASE_KINDS else []
    if s.hand_size != HAND_SIZE:
        words.append(f"hand_size={s.hand_size}")
    words += [name for name in SWITCHES if getattr(s, name)]
    words += [f"{name}={getattr(s, name)}" for name in (*NUMBERS, *SIGNED, *TURN_NUMBERS) if getattr(s, name)]
    if s.draft:
        words.append(f"draft={DRAFT_NAMES[s.draft]}")
    if s.weather:
        words.append(f"weather={catalog.WEATHER_NAMES[s.weather]}")
    if any(s.token):
        words.append("roads=" + ",".join(catalog.ROAD_NAMES[token] for token in s.token[: s.course.corners]))
    if any(s.press):
        words.append("press=" + ",".join(str(i + 1) for i in range(s.course.corners) if s.press[i]))
    for pile in range(MARKET):
        if s.market_size[pile]:
            words.append(f"{MARKET_NAMES[pile]}={letters(s.market[pile])}")
    if any(s.legend_left):
        words.append("legend_cards=" + ",".join(str(i + 1) for i in range(LEGEND_CARDS) if s.legend_left[i]))
    if s.legend_card:
        words.append(f"legend_card={s.legend_card}")
    if s.swapped:
        words.append(f"swapped={card_word(s.swapped)}")
    if s.picks:
        words.append("values=" + ",".join(map(str, s.picked[: s.picks])))
    return words


def write_seat(s: State, seat: int) -> list[str]:
    """The modules' words of a seat's line."""
    words = ["legend"] if seat >= s.seats - s.legends else []
    if s.stacked[seat]:
        words.append("stack=" + "".join(f"+{card_word(kind)}" for kind in s.stack[seat][: s.stacked[seat]]))
    if s.owned[seat][0]:
        words.append("owns=" + "".join(f"+{card_word(kind)}" for kind in s.owned[seat] if kind))
    if any(s.secret[seat]):
        names = catalog.IDS[catalog.FIRST_SPONSOR - BASE_KINDS :]
        words.append("secret=" + "".join(f"+{name}" * count for name, count in zip(names, s.secret[seat], strict=True)))
    if s.drafted[seat]:
        words.append(f"drafted={s.drafted[seat]}")
    if s.meant[seat]:
        words.append(f"meant={s.meant[seat]}")
    if s.redraws[seat]:
        words.append("redraw")
    return words


# Reading.


def read_head(s: State, where: str, name: str, value: str) -> bool:
    """Take a word of the race's line; False if it is none of the modules'."""
    if name in SWITCHES and not value:
        setattr(s, name, 1)
    elif name == "garage" and not value:
        s.kinds = KINDS
    elif name in NUMBERS:
        setattr(s, name, number(where, name, value, NUMBERS[name]))
    elif name in SIGNED:
        sign = -1 if value.startswith("-") else 1
        setattr(s, name, sign * number(where, name, value.removeprefix("-"), 9))
    elif name in TURN_NUMBERS:
        setattr(s, name, number(where, name, value, 32767 if name == "sky" else 40))
    elif name in MARKET_NAMES:
        pile = MARKET_NAMES.index(name)
        s.market[pile] = _count(where, name, cards(where, name, value))
        s.market_size[pile] = sum(s.market[pile])
    else:
        return _read_head_list(s, where, name, value)
    return True


def _read_head_list(s: State, where: str, name: str, value: str) -> bool:
    parts = value.split(",")
    if name == "hand_size":
        s.hand_size = number(where, name, value, 20)
    elif name == "draft":
        s.draft = pick_word(where, name, value, DRAFT_NAMES)
    elif name == "weather":
        s.weather = pick_word(where, name, value, catalog.WEATHER_NAMES)
    elif name == "roads":
        if len(parts) != s.course.corners:
            raise BadText(f"{where}: roads needs a token for each of the {s.course.corners} corners")
        s.token[: len(parts)] = [pick_word(where, name, part, catalog.ROAD_NAMES) for part in parts]
        for corner in range(1, s.course.corners):
            if s.course.chicane[corner - 1] and parts[corner - 1] != parts[corner]:
                raise BadText(f"{where}: roads has two tokens for the chicane of corners {corner} and {corner + 1}")
    elif name == "press":
        for part in parts:
            s.press[_one_based(where, name, part, s.course.corners)] = 1
    elif name == "legend_cards":
        for part in parts:
            s.legend_left[_one_based(where, name, part, LEGEND_CARDS)] = 1
    elif name == "legend_card":
        s.legend_card = number(where, name, value, LEGEND_CARDS)
    elif name == "swapped":
        s.swapped = one_card(where, name, value)
    elif name == "values":
        if len(parts) > TOP_GEAR:
            raise BadText(f"{where}: at most {TOP_GEAR} values are chosen")
        s.picks = len(parts)
        s.picked[: len(parts)] = [number(where, name, part, 5) for part in parts]
    else:
        return False
    return True


def _one_based(where: str, name: str, value: str, most: int) -> int:
    found = number(where, name, value, most)
    if found == 0:
        raise BadText(f"{where}: {name} counts from 1")
    return found - 1


def read_seat(s: State, seat: int, where: str, name: str, value: str) -> bool:
    """Take a word of a seat's line; False if it is none of the modules'."""
    if name == "legend" and not value:
        s.legends = s.legends or s.seats - seat
    elif name == "stack":
        found = cards(where, name, value)
        if len(found) > STACK:
            raise BadText(f"{where}: a stack has at most {STACK} cards")
        s.stack[seat][: len(found)], s.stacked[seat] = found, len(found)
    elif name == "owns":
        found = cards(where, name, value)
        if len(found) > OWNED or any(not BASE_KINDS <= kind < catalog.FIRST_SPONSOR for kind in found):
            raise BadText(f"{where}: owns has at most {OWNED} upgrades, b01 to b17 and a01 to a31")
        s.owned[seat][: len(found)] = found
    elif name == "secret":
        counts = card_counts(where, name, value)
        if any(counts[: catalog.FIRST_SPONSOR]):
            raise BadText(f"{where}: secret has sponsors only, s01 to s05")
        s.secret[seat] = counts[catalog.FIRST_SPONSOR :]
    elif name == "drafted":
        s.drafted[seat] = number(where, name, value, 5)
    elif name == "meant":
        s.meant[seat] = number(where, name, value, TOP_GEAR)
    elif name == "redraw" and not value:
        s.redraws[seat] = 1
    else:
        return False
    return True


def finish(s: State) -> None:
    """What follows from the words."""
    s.hand_size = s.hand_size or HAND_SIZE
    s.kinds = s.kinds or BASE_KINDS


# Checking.


def check(s: State) -> None:
    """Refuse what cannot be: cards of a garage without one, piles with cards that do not belong there."""
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
    if s.tournament and s.step not in (SETUP, OVER) and (s.plan[seat] > 0) != (s.meant[seat] > 0):
        raise BadText(f"{where}: in a tournament a seat that plans says which gear it has meant")
    if s.meant[seat] and (not s.tournament or abs(s.meant[seat] - s.gear[seat]) > 3):
        raise BadText(f"{where}: meant belongs to a tournament")
    if s.redraws[seat] and (not s.mulligan or s.round > 1 or s.plan[seat]):
        raise BadText(f"{where}: a hand may be dealt anew only in the first round, before planning, with mulligan")


def check_draft(s: State) -> None:
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


def is_turn_open(s: State) -> bool:
    """Whether any number of a turn under way is set."""
    return s.picks > 0 or any(getattr(s, name) for name in TURN_NUMBERS)


def check_turn(s: State, mover: int) -> None:
    """Refuse a turn under way that cannot be."""
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
