"""A position as text: one line for the race, one for each seat.

    heat usa laps=2 round=3 step=react order=2,0,1 turn=1 start=80 speed=7 cool=1 boost=1
    0 gear=2 at=1.11.1 hand=1234H deck=0012 play=34 shown discard=12S top=S engine=HHHH

`at` is laps begun, space and lane. Cards are letters: 0 to 5, H for heat, S for stress; upgrades and sponsors follow
by name: `hand=14H+b07+s01`. What is 0, empty or usual is left out. `known` are cards in hand or face down that
everybody can tell, `secret` are sponsors that nobody else has seen, `stack` cards known to lie on the deck, top last.
The modules' words stand in `module_text.py`.
"""

from __future__ import annotations

from ... import versions
from ...control import Options
from ...errors import BadText, listed
from . import atlas, module_text, track
from .module_text import card_counts, number, pairs, pick_word
from .options import MOST_LAPS
from .state import State
from .steps import STEPS, planning
from .tables import (
    DISCARD,
    DRAFTING,
    HAND,
    HEAT,
    KINDS,
    OVER,
    PILE_NAMES,
    PILES,
    PLAN_NAMES,
    PLANNED,
    PLANNING,
    PLAY,
    PRUNING,
    RACING,
    RULES_VERSION,
    SETUP,
    STATUS_NAMES,
    SWAPPING,
    TOP_GEAR,
)
from .view import card_word, letters

RACE_NUMBERS = ("turn", "start", "speed", "cool", "boost", "adrenaline")
MOST_DRIVE = 90
"""More spaces than a car can gain in a turn."""


BEFORE = (PLANNING, DRAFTING, SWAPPING, PRUNING)
"""Steps in which no car moves."""


def write(s: State, circuit: str) -> str:
    """A position as text that `read` takes back."""
    head = [f"heat {circuit} {versions.WORD}{s.version} laps={s.laps} round={s.round} step={STEPS.names[s.step]}"]
    if s.cars or (s.step == SETUP and s.fixed_grid):
        head.append("order=" + ",".join(map(str, s.order[: s.cars or s.seats])))
    if s.fixed_grid:
        head.append("fixed")
    head += [f"{name}={getattr(s, name)}" for name in RACE_NUMBERS if getattr(s, name)]
    head += module_text.write_head(s)
    return "\n".join([" ".join(head), *(_write_seat(s, seat) for seat in range(s.seats))])


def _write_seat(s: State, seat: int) -> str:
    lap, space = divmod(s.at[seat], s.course.spaces)
    words = [str(seat), f"gear={s.gear[seat]}", f"at={lap}.{space}.{s.lane[seat]}"]
    if s.status[seat]:
        words.append(STATUS_NAMES[s.status[seat]])
    if s.place[seat]:
        words.append(f"place={s.place[seat]}")
    if s.plan[seat]:
        words.append(f"plan={PLAN_NAMES[s.plan[seat]]}")
    if s.least[seat]:
        words.append(f"from={card_word(s.least[seat])}")
    for pile in range(PILES):
        if s.size[seat][pile]:
            words.append(f"{PILE_NAMES[pile]}={letters(s.cards[seat][pile])}")
    if s.shown[seat]:
        words.append("shown")
    if s.top[seat]:
        words.append(f"top={card_word(s.top[seat] - 1)}")
    if any(s.seen[seat]):
        words.append(f"known={letters(s.seen[seat])}")
    return " ".join(words + module_text.write_seat(s, seat))


def read(text: str, version: int | None = None) -> tuple[State, str]:
    """A position and its circuit from text, checked for sense; `version` is that of its race, if it has one."""
    lines = [line.strip() for line in text.strip().replace(";", "\n").splitlines() if line.strip()]
    if not lines:
        raise BadText("a position needs a line for the race and one for each seat; this text is empty")
    words = lines[0].split()
    if len(words) < 2 or words[0] != "heat":
        raise BadText(f"a position of Heat begins with 'heat' and a circuit, not {lines[0][:40]!r}")
    version, head = versions.take(words[2:], version, RULES_VERSION)
    s = State(atlas.course(words[1]))
    s.version = version
    s.seats = len(lines) - 1
    if not 1 <= s.seats <= len(s.status):
        raise BadText(f"a position has 1 to {len(s.status)} seats, a line each, not {s.seats}")
    _read_head(s, head)
    for seat, line in enumerate(lines[1:]):
        _read_seat(s, seat, line)
    module_text.finish(s)
    _give_places(s)
    module_text.check(s)
    _check(s)
    _ask(s)
    return s, words[1]


def _read_head(s: State, words: list[str]) -> None:
    where = "the race's line"
    s.laps, s.step = s.course.laps, PLANNING
    for name, value in pairs(words, where):
        if name == "order":
            order = [number(where, name, part, s.seats - 1) for part in value.split(",")]
            if len(set(order)) != len(order):
                raise BadText(f"{where}: order names a seat twice")
            s.order[: len(order)] = order
            s.cars = len(order)
        elif name == "fixed" and not value:
            s.fixed_grid = 1
        elif name == "step":
            s.step = pick_word(where, name, value, STEPS.names)
        elif name == "laps":
            s.laps = number(where, name, value, MOST_LAPS)
        elif name == "round":
            s.round = number(where, name, value, 30000)
        elif name in RACE_NUMBERS:
            setattr(s, name, number(where, name, value, 4000))
        elif not module_text.read_head(s, where, name, value):
            known = ["version", "laps", "round", "step", "order", "fixed", *RACE_NUMBERS, *module_text.HEAD_WORDS]
            raise BadText(f"{where}: unknown word {name!r}; there is {listed(known)}")
    if s.step in (SETUP, OVER):
        s.cars = 0


def _read_seat(s: State, seat: int, line: str) -> None:
    where = f"seat {seat}'s line"
    words = line.split()
    if words[0].rstrip(":") != str(seat):
        raise BadText(f"{where} must begin with {seat}, not {words[0]!r}")
    s.gear[seat] = 1
    for name, value in pairs(words[1:], where):
        if name == "gear":
            s.gear[seat] = number(where, name, value, TOP_GEAR)
        elif name == "at":
            _read_at(s, seat, where, value)
        elif name in STATUS_NAMES and not value:
            s.status[seat] = STATUS_NAMES.index(name)
        elif name == "place":
            s.place[seat] = number(where, name, value, s.seats)
        elif name == "plan":
            s.plan[seat] = pick_word(where, name, value, PLAN_NAMES)
        elif name == "from":
            s.least[seat] = module_text.one_card(where, name, value)
        elif name in PILE_NAMES:
            pile = PILE_NAMES.index(name)
            s.cards[seat][pile] = card_counts(where, name, value)
            s.size[seat][pile] = sum(s.cards[seat][pile])
        elif name == "shown" and not value:
            s.shown[seat] = 1
        elif name == "top":
            s.top[seat] = module_text.one_card(where, name, value) + 1
        elif name == "known":
            s.seen[seat] = card_counts(where, name, value)
        elif not module_text.read_seat(s, seat, where, name, value):
            known = ["gear", "at", *STATUS_NAMES[1:], "place", "plan", "from", *PILE_NAMES, "shown", "top", "known"]
            known += module_text.SEAT_WORDS
            raise BadText(f"{where}: unknown word {name!r}; there is {listed(known)}")


def _read_at(s: State, seat: int, where: str, value: str) -> None:
    parts = value.split(".")
    if len(parts) != 3:
        raise BadText(f"{where}: at must be laps begun, space and lane, such as 1.12.2, not {value!r}")
    lap = number(where, "laps begun", parts[0], s.laps + 1)
    space = number(where, "space", parts[1], s.course.spaces - 1)
    s.at[seat] = lap * s.course.spaces + space
    s.lane[seat] = number(where, "lane", parts[2], 2)


def _give_places(s: State) -> None:
    """Work out which places are still free, and the order if the text gives none."""
    home = sorted(s.place[seat] for seat in range(s.seats) if s.status[seat] == 1)
    out = sorted((s.place[seat] for seat in range(s.seats) if s.status[seat] >= 2), reverse=True)
    if home != list(range(1, len(home) + 1)) or out != list(range(s.seats, s.seats - len(out), -1)):
        raise BadText("places must run from 1 for cars that are home, and from the last one up for those that are out")
    s.next_place, s.last_place = len(home) + 1, s.seats - len(out)
    if s.cars == 0 and s.step not in (SETUP, OVER):
        track.sort_order(s)


def _check(s: State) -> None:
    """Refuse what cannot be: two cars on a spot, a turn nobody has, sealed cards that fit no gear."""
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
    if STEPS.names[s.step] not in STEPS.rests:
        raise BadText(f"nobody decides in step {STEPS.names[s.step]}; a position rests in {listed(STEPS.rests)}")
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


def _ask(s: State) -> None:
    """Work out who is asked; refuse a position in which nobody is, though the race goes on."""
    if s.step > OVER:
        module_text.check_draft(s)
    if s.step != OVER:
        s.asked = STEPS.asked(s)
    if s.asked == 0 and s.step not in (SETUP, OVER):
        raise BadText("nobody has anything to decide in this position; let it run on to the next decision")
    for seat in range(s.seats):
        if STEPS.is_waiting(s, seat) and STEPS.options(s, seat, Options()) == 0:
            raise BadText(f"seat {seat} is asked, but has no card that it could lay: see plan, from and hand")


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
        if s.turn or any(getattr(s, name) for name in RACE_NUMBERS) or module_text.is_turn_open(s):
            raise BadText(f"nobody is moving yet: leave out {listed([*RACE_NUMBERS, *module_text.TURN_NUMBERS])}")
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
    module_text.check_turn(s, mover)
