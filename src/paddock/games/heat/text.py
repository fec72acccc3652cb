"""A position as text: one line for the race, one for each seat.

    heat usa laps=2 round=3 step=react order=2,0,1 turn=1 start=80 speed=7 cool=1 boost=1
    0 gear=2 at=1.11.1 hand=1234H deck=0012 play=34 shown discard=12S top=S engine=HHHH

`at` is laps begun, space and lane. Cards are letters: 0 to 5, H for heat, S for stress; upgrades and sponsors follow
by name: `hand=14H+b07+s01`. `known` are cards in hand or face down that
everybody can tell, `secret` are sponsors that nobody else has seen, `stack` cards known to lie on the deck, top last;
`meant` is a gear that was planned and that nobody else sees yet.
"""

from __future__ import annotations

from ...errors import BadText
from ...position_text import (
    Choice,
    Coded,
    Flag,
    Form,
    Lines,
    Mark,
    Number,
    Ones,
    Own,
    Row,
    Word,
    choice,
    distinct,
    number,
)
from . import atlas, catalog, text_checks, track
from .events import CARD_WORDS
from .options import MOST_LAPS
from .state import State
from .steps import STEPS, planning
from .tables import (
    BASE_KINDS,
    DRAFT_NAMES,
    HAND_SIZE,
    KINDS,
    LEAST_SEATS,
    LEGEND_CARDS,
    LETTERS,
    MARKET_NAMES,
    OVER,
    OWNED,
    PILE_NAMES,
    PLAN_NAMES,
    PLANNING,
    RULES_VERSION,
    SEATS,
    SETUP,
    STACK,
    STATUS_NAMES,
    TOP_GEAR,
)
from .view import card_word, letters

MOST_SPACES = 4000
MOST_SYMBOLS = 40


# Cards.


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
    if max(counts) > text_checks.MOST_OF_A_KIND:
        raise BadText(f"{where}: {name} has more than {text_checks.MOST_OF_A_KIND} equal cards")
    return counts


def one_card(where: str, name: str, value: str) -> int:
    """The kind of a single card: a letter or a name."""
    if value not in CARD_WORDS:
        raise BadText(f"{where}: {name} must be one card, not {value!r}")
    return CARD_WORDS.index(value)


def _plus(kinds: list[int]) -> str:
    """Cards in a row, each with a plus before it."""
    return "".join(f"+{card_word(kind)}" for kind in kinds)


def _pile(name: str, pile: int) -> Own:
    """The cards of a seat's pile."""

    def lay(s: State, seat: int, where: str, name: str, value: str) -> None:
        s.cards[seat][pile] = card_counts(where, name, value)
        s.size[seat][pile] = sum(s.cards[seat][pile])

    return Own(name, said=lambda s, seat: letters(s.cards[seat][pile]) if s.size[seat][pile] else "", taken=lay)


def _market(name: str, pile: int) -> Own:
    """The cards of a pile that all share."""

    def lay(s: State, _: str, where: str, name: str, value: str) -> None:
        s.market[pile] = _count(where, name, cards(where, name, value))
        s.market_size[pile] = sum(s.market[pile])

    return Own(name, said=lambda s, _: letters(s.market[pile]) if s.market_size[pile] else "", taken=lay)


# Words that only Heat has.


def _order(s: State, _: str) -> str:
    said = s.cars or (s.step == SETUP and s.fixed_grid)
    return ",".join(map(str, s.order[: s.cars or s.seats])) if said else ""


def _line_up(s: State, _: str, where: str, name: str, value: str) -> None:
    order = distinct(where, name, [number(where, name, part, s.seats - 1) for part in value.split(",")])
    s.order[: len(order)] = order
    s.cars = len(order)


def _roads(s: State, _: str) -> str:
    return ",".join(catalog.ROAD_NAMES[token] for token in s.token[: s.course.corners]) if any(s.token) else ""


def _lay_roads(s: State, _: str, where: str, name: str, value: str) -> None:
    parts = value.split(",")
    if len(parts) != s.course.corners:
        raise BadText(f"{where}: roads needs a token for each of the {s.course.corners} corners")
    s.token[: len(parts)] = [choice(where, name, part, catalog.ROAD_NAMES) for part in parts]
    for corner in range(1, s.course.corners):
        if s.course.chicane[corner - 1] and parts[corner - 1] != parts[corner]:
            raise BadText(f"{where}: roads has two tokens for the chicane of corners {corner} and {corner + 1}")


def _at(s: State, seat: int) -> str:
    lap, space = divmod(s.at[seat], s.course.spaces)
    return f"{lap}.{space}.{s.lane[seat]}"


def _stand(s: State, seat: int, where: str, name: str, value: str) -> None:
    parts = value.split(".")
    if len(parts) != 3:
        raise BadText(f"{where}: at must be laps begun, space and lane, such as 1.12.2, not {value!r}")
    lap = number(where, "laps begun", parts[0], s.laps + 1)
    space = number(where, "space", parts[1], s.course.spaces - 1)
    s.at[seat] = lap * s.course.spaces + space
    s.lane[seat] = number(where, "lane", parts[2], 2)


def _know(s: State, seat: int, where: str, name: str, value: str) -> None:
    s.seen[seat] = card_counts(where, name, value)


def _count_legends(s: State, seat: int, where: str, name: str, value: str) -> None:
    s.legends = s.legends or s.seats - seat


def _stack(s: State, seat: int, where: str, name: str, value: str) -> None:
    found = cards(where, name, value)
    if len(found) > STACK:
        raise BadText(f"{where}: a stack has at most {STACK} cards")
    s.stack[seat][: len(found)], s.stacked[seat] = found, len(found)


def _own(s: State, seat: int, where: str, name: str, value: str) -> None:
    found = cards(where, name, value)
    if len(found) > OWNED or any(not BASE_KINDS <= kind < catalog.FIRST_SPONSOR for kind in found):
        raise BadText(f"{where}: owns has at most {OWNED} upgrades, b01 to b17 and a01 to a31")
    s.owned[seat][: len(found)] = found


def _secret(s: State, seat: int) -> str:
    names = catalog.IDS[catalog.FIRST_SPONSOR - BASE_KINDS :]
    return "".join(f"+{name}" * count for name, count in zip(names, s.secret[seat], strict=True))


def _hide(s: State, seat: int, where: str, name: str, value: str) -> None:
    counts = card_counts(where, name, value)
    if any(counts[: catalog.FIRST_SPONSOR]):
        raise BadText(f"{where}: secret has sponsors only, s01 to s05")
    s.secret[seat] = counts[catalog.FIRST_SPONSOR :]


RACE: tuple[Word, ...] = (
    Number("laps", most=MOST_LAPS, usual=None),
    Number("round", most=30000, usual=None),
    Choice("step", choices=STEPS.names, usual=None),
    Own("order", said=_order, taken=_line_up),
    Flag("fixed", "fixed_grid"),
    *(Number(name, most=MOST_SPACES) for name in text_checks.RACE_NUMBERS),
    Flag("garage", "kinds", on=KINDS),
    Number("hand_size", least=1, most=20, usual=HAND_SIZE),
    Flag("tournament"),
    Flag("mulligan"),
    Flag("season"),
    Flag("chevrons"),
    Flag("no_mercy"),
    Flag("draw_weather"),
    Flag("draw_roads"),
    Number("legend_bonus", most=9),
    Number("deal_sponsors", most=9),
    Number("lap_prizes", most=6),
    Number("speed_prize", most=60),
    Number("passing_prize", most=6),
    Number("drafting", most=5),
    Number("extra_heat", least=-9, most=9),
    Number("extra_stress", least=-9, most=9),
    *(Number(name, most=32767 if name == "sky" else MOST_SYMBOLS) for name in text_checks.TURN_NUMBERS),
    Choice("draft", choices=DRAFT_NAMES),
    Choice("weather", choices=catalog.WEATHER_NAMES),
    Own("roads", said=_roads, taken=_lay_roads),
    Ones("press", most=lambda s: s.course.corners),
    *(_market(name, pile) for pile, name in enumerate(MARKET_NAMES)),
    Ones("legend_cards", "legend_left", most=LEGEND_CARDS),
    Number("legend_card", most=LEGEND_CARDS),
    Coded("swapped", shown=card_word, told=one_card),
    Row("values", "picked", count="picks", most=5),
)
SEAT: tuple[Word, ...] = (
    Number("gear", most=TOP_GEAR, usual=None),
    Own("at", said=_at, taken=_stand),
    Mark("status", choices=STATUS_NAMES),
    Number("place", most=lambda s: s.seats),
    Choice("plan", choices=PLAN_NAMES),
    Coded("from", "least", shown=card_word, told=one_card),
    *(_pile(name, pile) for pile, name in enumerate(PILE_NAMES)),
    Flag("shown"),
    Coded("top", shown=card_word, told=one_card, plus=1),
    Own("known", said=lambda s, seat: letters(s.seen[seat]) if any(s.seen[seat]) else "", taken=_know),
    Own("legend", said=lambda s, seat: "yes" if seat >= s.seats - s.legends else "", taken=_count_legends, alone=True),
    Own("stack", said=lambda s, seat: _plus(s.stack[seat][: s.stacked[seat]]), taken=_stack),
    Own("owns", said=lambda s, seat: _plus([kind for kind in s.owned[seat] if kind]), taken=_own),
    Own("secret", said=_secret, taken=_hide),
    Number("drafted", most=5),
    Number("meant", most=TOP_GEAR),
    Flag("redraw", "redraws"),
)


def _start(circuit: str, said: dict[str, str]) -> State:
    s = State(atlas.course(circuit))
    s.laps, s.step, s.hand_size, s.kinds = s.course.laps, PLANNING, HAND_SIZE, BASE_KINDS
    return s


def _first_gear(s: State, seat: int) -> None:
    s.gear[seat] = 1


def _settle(s: State) -> None:
    if s.step in (SETUP, OVER):
        s.cars = 0
    _give_places(s)
    _mean_gears(s)
    text_checks.check(s)


def _mean_gears(s: State) -> None:
    """A plan whose gear is still sealed stays in the gear that is in, if nothing else is said (heat 139)."""
    if planning.is_sealed(s) and not s.tournament:
        for seat in range(s.seats):
            if s.plan[seat] and not s.meant[seat]:
                s.meant[seat] = s.gear[seat]


def _give_places(s: State) -> None:
    """Work out which places are still free, and the order if the text gives none."""
    home = sorted(s.place[seat] for seat in range(s.seats) if s.status[seat] == 1)
    out = sorted((s.place[seat] for seat in range(s.seats) if s.status[seat] >= 2), reverse=True)
    if home != list(range(1, len(home) + 1)) or out != list(range(s.seats, s.seats - len(out), -1)):
        raise BadText("places must run from 1 for cars that are home, and from the last one up for those that are out")
    s.next_place, s.last_place = len(home) + 1, s.seats - len(out)
    if s.cars == 0 and s.step not in (SETUP, OVER):
        track.sort_order(s)


FORM = Form(
    "heat",
    "Heat",
    RULES_VERSION,
    range(LEAST_SEATS, SEATS + 1),
    STEPS,
    RACE,
    Lines(lambda seat: f"seat {seat}'s line", str, SEAT, fresh=_first_gear),
    start=_start,
    settle=_settle,
)
write, read = FORM.write, FORM.read
