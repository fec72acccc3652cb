"""A position as text: one line for the race, one for each car, one for each seat.

    downforce sea_bay step=move turns=3 player=1 card=B2 bars=1 car=yellow left=4 straight source=6 steering=1
    black cell=12 owner=0 price=5 lot=sold power=tricky
    ...
    0 hand=A1,B3 known=A1 power=tricky may=tricky bets=red,blue

Cards that stand nowhere lie on the discard pile. What is 0, empty or usual is left out. `known` are cards in hand that
everybody has seen, `floor` what everybody can tell of the others: `red9` means no red bar, `white2` none below 2.
`may` are the powers that a seat may have, as far as everybody can tell.
"""

from __future__ import annotations

import re

from ... import versions
from ...errors import BadText, listed
from . import actions, setup, text_checks
from .deck import STANDARD
from .state import State
from .steps import STEPS
from .tables import (
    ABSENT,
    BEGINNERS,
    CARD_NAMES,
    CARDS,
    CARS,
    COLOUR_NAMES,
    COLOURS,
    CUNNING,
    DETERMINED_STEPS,
    DISCARDED,
    IN_FRONT,
    IN_HAND,
    IN_PILE,
    LEFT_OVER,
    LINES,
    LOT_NAMES,
    NONE,
    ORDINARY,
    OUT,
    OVER,
    POWER_NAMES,
    POWERS,
    RULES_VERSION,
    SEATS,
    SETUP,
    SOLD,
    STATUS_NAMES,
    UNSOLD,
    VARIANT_NAMES,
    WITH_LOT,
)
from .view import cards_at, cars_in, powers_in

CAR_NAMES = COLOUR_NAMES[:CARS]
NUMBERS = {"turns": "turns", "crossed": "crossed", "bets": "bets_made", "bars": "bars_done", "left": "left"}
NUMBERS |= {"entered": "entered", "source": "source"}
FLAGS = {"open": "open_powers", "no-cunning": "no_cunning", "again": "again", "upward": "upward"}
FLAGS |= {"left-out": "left_out", "straight": "straight", "bonus": "bonus"}
MOST_LAPS = 9
FLOOR = re.compile(r"([a-z]+)([1-9])")


def write(s: State, circuit: str) -> str:
    """A position as text that `read` takes back."""
    head = [f"downforce {circuit} {versions.WORD}{s.version}"]
    if s.variant:
        head.append(f"variant={VARIANT_NAMES[s.variant]}")
    if s.determined != DETERMINED_STEPS:
        head.append(f"determined={s.determined}")
    head.append(f"step={STEPS.names[s.step]}")
    if s.player:
        head.append(f"player={s.player}")
    if s.offered:
        head.append(f"offered={COLOUR_NAMES[s.offered - 1]}")
    if s.last_winner:
        head.append(f"winner={s.last_winner - 1}")
    if s.card:
        head.append(f"card={CARD_NAMES[s.card - 1]}")
    if s.car:
        head.append(f"car={COLOUR_NAMES[s.car - 1]}")
    if s.steering:
        head.append(f"steering={s.steering - 1}")
    head += [f"{name}={getattr(s, field)}" for name, field in NUMBERS.items() if getattr(s, field)]
    head += [name for name, field in FLAGS.items() if getattr(s, field)]
    lists = {
        "taken": cars_in(s.taken),
        "aside": [COLOUR_NAMES[car] for car in s.aside[: s.aside_count]],
        "pile": cards_at(s, IN_PILE),
        "away": cards_at(s, LEFT_OVER),
    }
    head += [f"{name}={','.join(row)}" for name, row in lists.items() if row]
    if setup.deck_of(s.course) != STANDARD:
        head.append(f"deck={setup.deck_of(s.course)}")
    lines = [" ".join(head), *(_write_car(s, car) for car in range(CARS))]
    return "\n".join([*lines, *(_write_seat(s, seat) for seat in range(s.seats))])


def _write_car(s: State, car: int) -> str:
    words = [COLOUR_NAMES[car]]
    if s.cell[car] >= 0:
        words.append(f"cell={s.cell[car]}")
    if s.lap[car]:
        words.append(f"lap={s.lap[car]}")
    if s.status[car]:
        words.append(STATUS_NAMES[s.status[car]])
    if s.rank[car]:
        words.append(f"place={s.rank[car]}")
    if s.owner[car]:
        words.append(f"owner={s.owner[car] - 1}")
    if s.price[car]:
        words.append(f"price={s.price[car]}")
    if s.lot[car]:
        words.append(f"lot={LOT_NAMES[s.lot[car]]}")
    if s.power_of[car]:
        words.append(f"power={POWER_NAMES[s.power_of[car] - 1]}")
    return " ".join(words)


def _write_seat(s: State, seat: int) -> str:
    hand = cards_at(s, IN_HAND + seat)
    lists = {
        "hand": hand,
        "known": [name for name in hand if s.known[CARD_NAMES.index(name)] and not name.startswith("S")],
        "front": cards_at(s, IN_FRONT + seat),
        "floor": [f"{COLOUR_NAMES[c]}{s.floor[seat][c]}" for c in range(COLOURS) if s.floor[seat][c]],
        "may": powers_in(s.may[seat]),
        "bets": [COLOUR_NAMES[bet - 1] for bet in s.bet[seat] if bet],
    }
    words = [str(seat), *(f"{name}={','.join(row)}" for name, row in lists.items() if row)]
    if s.power[seat]:
        words.append(f"power={POWER_NAMES[s.power[seat] - 1]}")
    if s.bid[seat]:
        words.append(f"bid={actions.text(s.bid[seat]).replace(' ', '-')}")
    if s.withdrawn[seat]:
        words.append(f"withdrawn={s.withdrawn[seat]}")
    return " ".join(words)


def read(text: str, version: int | None = None) -> tuple[State, str]:
    """A position and its circuit from text, checked for sense; `version` is that of its race, if it has one."""
    lines = [line.strip() for line in text.strip().replace(";", "\n").splitlines() if line.strip()]
    if not lines:
        raise BadText("a position needs a line for the race, six for the cars and one for each seat; this is empty")
    words = lines[0].split()
    if len(words) < 2 or words[0] != "downforce":
        raise BadText(f"a position of Downforce begins with 'downforce' and a circuit, not {lines[0][:40]!r}")
    version, rest = versions.take(words[2:], version, RULES_VERSION)
    head = _pairs(rest, "the race's line")
    s = State(setup.course(words[1], head.pop("deck", STANDARD)))
    s.version = version
    s.seats = len(lines) - 1 - CARS
    if not 2 <= s.seats <= SEATS:
        raise BadText(f"a position has six lines for cars and 2 to {SEATS} for seats, not {len(lines) - 1}")
    for card in range(CARDS):
        s.place[card] = -1
    _read_head(s, head)
    for car in range(CARS):
        _read_car(s, car, lines[1 + car])
    for seat in range(s.seats):
        _read_seat(s, seat, lines[1 + CARS + seat])
    _settle(s)
    text_checks.check(s)
    if s.step not in (SETUP, OVER):
        s.asked = STEPS.asked(s)
        if s.asked == 0:
            raise BadText("nobody has anything to decide in this position; let it run on to the next decision")
    return s, words[1]


def _pairs(words: list[str], where: str) -> dict[str, str]:
    pairs: dict[str, str] = {}
    for word in words:
        name, _, value = word.partition("=")
        if name in pairs:
            raise BadText(f"{where}: {name} stands twice")
        pairs[name] = value
    return pairs


def _number(where: str, name: str, value: str, most: int = 999) -> int:
    if not (value.isascii() and value.isdigit()) or len(value) > 4 or int(value) > most:
        raise BadText(f"{where}: {name} must be a number from 0 to {most}, not {value!r}")
    return int(value)


def _choice(where: str, name: str, value: str, names: tuple[str, ...]) -> int:
    if value not in names:
        raise BadText(f"{where}: {name} must be one of {listed(names)}, not {value[:40]!r}")
    return names.index(value)


def _row(where: str, name: str, value: str, names: tuple[str, ...]) -> list[int]:
    found = [_choice(where, name, part, names) for part in value.split(",")]
    if len(set(found)) != len(found):
        raise BadText(f"{where}: {name} names something twice")
    return found


def _bits(row: list[int]) -> int:
    return sum(1 << at for at in row)


def _lay(s: State, where: str, name: str, value: str, place: int) -> None:
    for card in _row(where, name, value, CARD_NAMES):
        if s.place[card] >= 0:
            raise BadText(f"{where}: {CARD_NAMES[card]} is somewhere else already")
        s.place[card] = place


def _read_head(s: State, pairs: dict[str, str]) -> None:
    where = "the race's line"
    s.determined = DETERMINED_STEPS
    for name, value in pairs.items():
        if name in NUMBERS:
            setattr(s, NUMBERS[name], _number(where, name, value))
        elif name in FLAGS and not value:
            setattr(s, FLAGS[name], 1)
        elif name == "variant":
            s.variant = _choice(where, name, value, VARIANT_NAMES)
        elif name == "determined":
            s.determined = _number(where, name, value, DETERMINED_STEPS)
        elif name == "step":
            s.step = _choice(where, name, value, STEPS.names)
        elif name == "player":
            s.player = _number(where, name, value, s.seats - 1)
        elif name in ("winner", "steering"):
            setattr(s, "last_winner" if name == "winner" else name, 1 + _number(where, name, value, s.seats - 1))
        elif name in ("offered", "car"):
            setattr(s, name, 1 + _choice(where, name, value, CAR_NAMES))
        elif name == "card":
            s.card = 1 + _choice(where, name, value, CARD_NAMES)
        elif name == "taken":
            s.taken = _bits(_row(where, name, value, CAR_NAMES))
        elif name == "aside":
            aside = _row(where, name, value, CAR_NAMES)
            s.aside_count = len(aside)
            s.aside[: len(aside)] = aside
        elif name in ("pile", "away"):
            _lay(s, where, name, value, IN_PILE if name == "pile" else LEFT_OVER)
        else:
            known = ["version", "variant", "determined", "step", "player", "offered", "winner", "card", "car"]
            known += ["steering", "taken", "aside", "pile", "away", "deck", *NUMBERS, *FLAGS]
            raise BadText(f"{where}: unknown word {name[:40]!r}; there is {listed(known)}")


def _read_car(s: State, car: int, line: str) -> None:
    where = f"the {COLOUR_NAMES[car]} car's line"
    words = line.split()
    if words[0] != COLOUR_NAMES[car]:
        raise BadText(f"{where} must begin with {COLOUR_NAMES[car]}, not {words[0][:40]!r}")
    s.cell[car] = -1
    for name, value in _pairs(words[1:], where).items():
        if name == "cell":
            s.cell[car] = _number(where, name, value, s.course.cells - 1)
        elif name == "lap":
            s.lap[car] = _number(where, name, value, MOST_LAPS)
        elif name in STATUS_NAMES and not value:
            s.status[car] = STATUS_NAMES.index(name)
        elif name == "place":
            s.rank[car] = _number(where, name, value, CARS)
        elif name == "owner":
            s.owner[car] = 1 + _number(where, name, value, s.seats - 1)
        elif name == "price":
            s.price[car] = _number(where, name, value, NONE)
        elif name == "lot":
            s.lot[car] = _choice(where, name, value, LOT_NAMES)
        elif name == "power":
            s.power_of[car] = 1 + _choice(where, name, value, POWER_NAMES)
        else:
            known = ["cell", "lap", *STATUS_NAMES, "place", "owner", "price", "lot", "power"]
            raise BadText(f"{where}: unknown word {name[:40]!r}; there is {listed(known)}")


def _read_seat(s: State, seat: int, line: str) -> None:
    where = f"seat {seat}'s line"
    words = line.split()
    if words[0] != str(seat):
        raise BadText(f"{where} must begin with {seat}, not {words[0][:40]!r}")
    for name, value in _pairs(words[1:], where).items():
        if name in ("hand", "front"):
            _lay(s, where, name, value, (IN_HAND if name == "hand" else IN_FRONT) + seat)
        elif name == "known":
            for card in _row(where, name, value, CARD_NAMES[:ORDINARY]):
                s.known[card] = 1
        elif name == "floor":
            for part in value.split(","):
                found = FLOOR.fullmatch(part)
                colour = _choice(where, name, found[1] if found else part, COLOUR_NAMES)
                s.floor[seat][colour] = int(found[2]) if found else 0
        elif name == "may":
            s.may[seat] = _bits(_row(where, name, value, POWER_NAMES))
        elif name == "power":
            s.power[seat] = 1 + _choice(where, name, value, POWER_NAMES)
        elif name == "bets":
            bets = [1 + _choice(where, name, part, CAR_NAMES) for part in value.split(",")]
            if len(bets) > LINES:
                raise BadText(f"{where}: there are {LINES} bets")
            s.bet[seat][: len(bets)] = bets
        elif name == "bid":
            said = " ".join(value.split("-")).lower()
            if said not in actions.ACTIONS.numbers:
                raise BadText(f"{where}: bid must be a bid such as bid-C4, not {value[:40]!r}")
            s.bid[seat] = actions.ACTIONS.numbers[said]
        elif name == "withdrawn":
            s.withdrawn[seat] = _number(where, name, value, s.seats)
        else:
            known = ["hand", "known", "front", "floor", "may", "power", "bets", "bid", "withdrawn"]
            raise BadText(f"{where}: unknown word {name[:40]!r}; there is {listed(known)}")


def _settle(s: State) -> None:
    """Fill in what follows from the rest."""
    for card in range(CARDS):
        if s.place[card] < 0:
            lot = s.lot[card - ORDINARY] if card >= ORDINARY else SOLD
            s.place[card] = DISCARDED if lot == SOLD else OUT if lot in (UNSOLD, ABSENT) else WITH_LOT
        s.pile[card] = int(s.place[card] == IN_PILE)
        if card >= ORDINARY:
            s.known[card] = int(IN_HAND <= s.place[card] < IN_FRONT)
    s.pile_size = sum(s.pile)
    s.next_rank = 1 + sum(rank > 0 for rank in s.rank)
    if not s.variant & BEGINNERS:
        given = {power - 1 for power in s.power_of if power}
        for power in range(POWERS):
            s.powers_left[power] = int(power not in given and not (power == CUNNING and s.no_cunning))
