"""From the grid to the first round: weather, draft, sponsors, decks, hands (heat 73, 94, 95, 98, 100)."""

from __future__ import annotations

from ... import journal, luck
from ...control import Control
from . import cards, catalog, garage, happenings, roads, tables, track
from .state import State


def line_up(s: State, c: Control) -> None:
    """Draw the grid, unless it is given (heat 4)."""
    if not s.fixed_grid:
        for i in range(s.seats):
            s.order[i] = i
        for i in range(s.seats - 1):
            j = i + luck.below(c, s.seats - i)
            seat = s.order[i]
            s.order[i] = s.order[j]
            s.order[j] = seat
    s.cars = s.seats
    for box in range(s.seats):
        seat = s.order[box]
        s.at[seat] = s.course.grid_space[box]
        s.lane[seat] = s.course.grid_lane[box]
        journal.note(c, happenings.GRID, seat, 4, box + 1, track.spot(s.at[seat], s.lane[seat]), 0, 0)


def open_garage(s: State, c: Control) -> None:
    """In a single race the weather is known before the draft (heat 73)."""
    if not s.season:
        roads.draw_weather(s, c)
        roads.draw_roads(s, c)
    if s.draft == tables.QUICK:
        garage.deal_quickly(s, c)
    s.step = tables.DRAFTING
    garage.begin_pass(s, c)


def make_ready(s: State, c: Control) -> None:
    """Sponsors and weather of a season, what they change, then the hands (heat 1, 94, 98, 100)."""
    garage.clear_offer(s, s.season)
    s.drafting = 0
    if s.season:
        for _ in range(s.deal_sponsors):
            for seat in range(s.seats - s.legends):
                if s.status[seat] == tables.RACING:
                    cards.gain_sponsor(s, c, seat, 100)
        roads.draw_weather(s, c)
        roads.draw_roads(s, c)
    for seat in range(s.seats - s.legends):
        adjust(s, seat)
        s.drafted[seat] = 0
        s.redraws[seat] = s.mulligan if s.status[seat] == tables.RACING else 0
    for seat in range(s.seats - s.legends):
        if s.status[seat] == tables.RACING:
            cards.draw_to_hand(s, c, seat, 1)


def adjust(s: State, seat: int) -> None:
    """What weather and event change of a car's heat and stress; the effects add up (heat 94, 95)."""
    add_cards(s, seat, tables.DECK, tables.STRESS, s.extra_stress + catalog.WEATHER_STRESS[s.weather])
    add_cards(s, seat, tables.ENGINE, tables.HEAT, s.extra_heat + catalog.WEATHER_HEAT[s.weather])
    for _ in range(catalog.WEATHER_DECK[s.weather]):
        if s.size[seat][tables.ENGINE] > 0:
            cards.shift_card(s, seat, tables.HEAT, tables.ENGINE, tables.DECK)
    for _ in range(catalog.WEATHER_DISCARD[s.weather]):
        if s.size[seat][tables.ENGINE] > 0:
            cards.shift_card(s, seat, tables.HEAT, tables.ENGINE, tables.DISCARD)


def add_cards(s: State, seat: int, pile: int, kind: int, amount: int) -> None:
    """Add cards to a pile, or take some away, as far as there are."""
    change = amount
    if change < -s.cards[seat][pile][kind]:
        change = -s.cards[seat][pile][kind]
    s.cards[seat][pile][kind] += change
    s.size[seat][pile] += change
