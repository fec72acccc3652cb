"""A seat's view as numbers; observation.py says what each is."""

from __future__ import annotations

from . import cards, catalog, observation, roads, tables, track
from .observation import Observation
from .state import State
from .steps import planning


def encode(s: State, seat: int, out: Observation) -> None:
    """All that a seat may know; a spectator is seat -1 and looks on from the first seat."""
    own = seat if seat >= 0 else 0
    observation.clear(out)
    encode_race(s, own, out)
    encode_turn(s, own, out)
    for i in range(s.seats):
        car = (own + i) % s.seats
        is_open = 1 if car == seat or s.step == tables.OVER else 0
        encode_car(s, own, car, i, is_open, out)
        encode_piles(s, car, i, is_open, out)
    if seat >= 0:
        encode_own(s, seat, out)
        encode_corners(s, seat, out)
    encode_modules(s, out)


def after(s: State, own: int, seat: int) -> int:
    """How many seats after one's own."""
    return (seat + s.seats - own) % s.seats


def encode_race(s: State, own: int, out: Observation) -> None:
    out.seats = s.seats
    out.legends = s.legends
    out.laps = s.laps
    out.spaces = s.course.spaces
    out.round = s.round
    out.step = s.step
    for seat in range(s.seats):
        out.asked[after(s, own, seat)] = (s.asked >> seat) & 1
    for i in range(s.cars):
        out.order[i] = 1 + after(s, own, s.order[i])
        out.rank[after(s, own, s.order[i])] = 1 + i
    out.turn = s.turn


def encode_turn(s: State, own: int, out: Observation) -> None:
    if s.step != tables.PLANNING and s.step != tables.SETUP and s.step != tables.OVER:
        out.mover = 1 + after(s, own, s.order[s.turn])
    out.start = s.start
    out.speed = s.speed
    out.cool = s.cool
    out.boost = s.boost
    out.adrenaline = s.adrenaline
    out.relief = s.relief
    out.due = s.due
    out.scrap = s.scrap
    out.plus = s.plus
    out.accelerate = s.accelerate
    out.salvage = s.salvage
    out.sky = s.sky
    out.slip_from = s.slip_from
    out.picks = s.picks
    for i in range(s.picks):
        out.picked[i] = 1 + s.picked[i]


def encode_corners(s: State, seat: int, out: Observation) -> None:
    space = s.at[seat] % s.course.spaces
    corner = s.course.sector[space]
    way = (s.course.first_after[corner] + s.course.spaces - space) % s.course.spaces
    if way == 0:
        way = s.course.spaces
    for i in range(observation.CORNERS_AHEAD):
        out.corner_distance[i] = way
        out.corner_limit[i] = roads.limit(s, corner)
        following = (corner + 1) % s.course.corners
        gap = (s.course.first_after[following] + s.course.spaces - s.course.first_after[corner]) % s.course.spaces
        way += gap if gap > 0 else s.course.spaces
        corner = following


def encode_car(s: State, own: int, car: int, i: int, is_open: int, out: Observation) -> None:
    """A car, which stands at `i`."""
    out.status[i] = s.status[car]
    out.place[i] = s.place[car]
    out.gear[i] = s.gear[car]
    out.space[i] = s.at[car] % s.course.spaces
    out.lap[i] = s.at[car] // s.course.spaces
    out.lane[i] = s.lane[car]
    out.gap[i] = s.at[car] - s.at[own]
    out.to_finish[i] = track.finish_line(s) - s.at[car]
    planned = s.plan[car]
    if planned > tables.PLANNED and not is_open and not s.shown[car]:
        planned = tables.PLANNED
    out.plan[i] = planned
    out.shown[i] = s.shown[car]
    out.engine[i] = s.size[car][tables.ENGINE]
    out.hand_size[i] = s.size[car][tables.HAND]
    if is_open or s.shown[car] or (planned >= tables.PLANNED and not planning.is_sealed(s)):
        out.laid[i] = s.size[car][tables.PLAY]
    else:
        out.hand_size[i] += s.size[car][tables.PLAY]
    out.deck_size[i] = cards.deck_size(s, car)
    out.discard_size[i] = s.size[car][tables.DISCARD]
    out.top[i] = s.top[car]
    out.redraws[i] = s.redraws[car]
    out.drafted[i] = s.drafted[car]
    for nth in range(tables.OWNED):
        out.owned[i][nth] = s.owned[car][nth]
    for nth in range(s.stacked[car]):
        out.stack[i][nth] = 1 + s.stack[car][nth]
    for nth in range(tables.SPONSOR_KINDS):
        out.unseen_sponsors[i] += s.secret[car][nth]


def encode_piles(s: State, car: int, i: int, is_open: int, out: Observation) -> None:
    """A car's cards by kind."""
    for kind in range(s.kinds):
        hand = s.cards[car][tables.HAND][kind]
        hidden = s.cards[car][tables.DECK][kind]
        laid = s.cards[car][tables.PLAY][kind]
        if is_open:
            out.hand[i][kind] = hand
        else:
            hidden += hand
            if not s.shown[car]:
                hidden += laid
                laid = 0
            if kind >= catalog.FIRST_SPONSOR:
                hidden -= s.secret[car][kind - catalog.FIRST_SPONSOR]
        out.hidden[i][kind] = hidden
        out.play[i][kind] = laid
        out.known[i][kind] = s.seen[car][kind]
        out.discard[i][kind] = s.cards[car][tables.DISCARD][kind]


def encode_own(s: State, seat: int, out: Observation) -> None:
    out.meant = s.meant[seat]
    out.least = s.least[seat]
    for nth in range(tables.SPONSOR_KINDS):
        out.secret[nth] = s.secret[seat][nth]


def encode_modules(s: State, out: Observation) -> None:
    out.upgraded = 1 if s.kinds > tables.BASE_KINDS else 0
    out.tournament = s.tournament
    out.full_hand = s.hand_size
    out.weather = s.weather
    for corner in range(tables.CORNERS):
        out.token[corner] = s.token[corner]
        out.press[corner] = s.press[corner]
    out.legend_card = s.legend_card
    out.legend_bonus = s.legend_bonus
    for card in range(tables.LEGEND_CARDS):
        out.legend_left[card] = s.legend_left[card]
    out.lap_prizes = s.lap_prizes
    out.speed_prize = s.speed_prize
    out.passing_prize = s.passing_prize
    out.no_mercy = s.no_mercy
    out.drafting = s.drafting
    out.giving = s.swapped
    for kind in range(tables.BASE_KINDS, s.kinds):
        out.offer[kind] = s.market[tables.OFFER][kind]
    out.upgrades_left = s.market_size[tables.UPGRADES]
    out.sponsors_left = s.market_size[tables.SPONSORS]
