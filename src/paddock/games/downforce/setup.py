"""From options to the first position."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

from ...errors import PaddockError
from .. import own_circuit as word
from .. import wishes
from ..wishes import YES_NO, check_names, choice, whole
from . import deck, own_circuit
from .circuit import read_circuit
from .course import Course
from .state import State
from .tables import (
    BEGINNERS,
    CARDS,
    CARS,
    CUNNING,
    DETERMINED_STEPS,
    IN_PILE,
    LEAST_SEATS,
    ORDINARY,
    POWERS,
    RULES_VERSION,
    SEATS,
    VARIANT_NAMES,
    WITH_LOT,
)

Settings = dict[str, Any]

FOLDER = Path(__file__).parent / "circuits"
MOST_KEPT = 64
"""Circuits that are kept read; there may be any number of people's own."""
FIRST_CIRCUIT = "river_station"
OPTIONS = {
    "circuit": "name of the circuit",
    "seats": f"how many players, {LEAST_SEATS} to {SEATS}; two play by the rules for two (downforce 85 to 90)",
    "variant": f"{', '.join(VARIANT_NAMES)} (downforce 80 to 84, 91 to 94)",
    "determined": "steps of the power Determined, 1 or 2 (downforce 60)",
    "open_powers": "whether kept powers lie open, yes or no (downforce 28)",
    "cunning": "whether two players use the power Cunning, yes or no (downforce 89)",
    "deck": "the content of a deck file, or a deck as one word; the reconstructed deck if not given",
}


def circuit_names() -> list[str]:
    """The circuits that there are."""
    return wishes.circuit_names(FOLDER)


@lru_cache(maxsize=MOST_KEPT)
def circuit(name: str) -> dict[str, Any]:
    """The file of a circuit; that of one of somebody's own is made from its word."""
    if word.is_own(name):
        return own_circuit.complete(word.unpack(name))
    return wishes.read_circuit_file(FOLDER, name)


def about_circuit(name: str) -> dict[str, Any]:
    """What a list of circuits tells: title, laps, bends and cells."""
    data = circuit(name)
    bends = sum(section["kind"] == "bend" for section in data["sections"])
    return {"title": data["name"]["en"].partition(" (")[0], "laps": 1, "corners": bends, "spaces": len(data["cells"])}


@lru_cache(maxsize=MOST_KEPT)
def course(name: str, cards: str = deck.STANDARD) -> Course:
    """A circuit and a deck as the rules see them; the deck is given as one word."""
    road = read_circuit(circuit(name), f"circuit {name!r}")
    deck.lay(deck.standard() if cards == deck.STANDARD else deck.read_short(cards), road)
    return road


@lru_cache(maxsize=64)
def deck_of(road: Course) -> str:
    """A course's deck as one word."""
    cards = _cards_of(road)
    return deck.STANDARD if cards == deck.standard() else deck.write_short(cards)


def bars_of(road: Course) -> dict[str, list[tuple[str, int]]]:
    """Every card's bars by its name, top bar first: colour and steps."""
    return deck.named(_cards_of(road))


def _cards_of(road: Course) -> tuple[deck.Card, ...]:
    return tuple(
        tuple((road.colour[card][bar], road.steps[card][bar]) for bar in range(road.bars[card]))
        for card in range(ORDINARY)
    )


def read_options(options: Mapping[str, object]) -> Settings:
    """Check options and fill in what is not given. A deck is kept as one word, so that settings stand alone."""
    check_names(options, OPTIONS)
    name = wishes.circuit_name(options.get("circuit", FIRST_CIRCUIT), own_circuit.read)
    circuit(name)
    settings: Settings = {
        "circuit": name,
        "seats": whole("seats", options.get("seats", 4), LEAST_SEATS, SEATS),
        "variant": choice("variant", options.get("variant", VARIANT_NAMES[0]), VARIANT_NAMES),
    }
    determined = whole("determined", options.get("determined", DETERMINED_STEPS), 1, DETERMINED_STEPS)
    if determined != DETERMINED_STEPS:
        settings["determined"] = determined
    if choice("open_powers", options.get("open_powers", "no"), YES_NO) == "yes":
        settings["open_powers"] = "yes"
    if choice("cunning", options.get("cunning", "yes"), YES_NO) == "no":
        if settings["seats"] != LEAST_SEATS:
            raise PaddockError("only two players may leave Cunning out (downforce 89)")
        settings["cunning"] = "no"
    cards = options.get("deck", deck.STANDARD)
    if cards != deck.STANDARD:
        read = deck.read_deck(cards, "the deck") if isinstance(cards, Mapping) else deck.read_short(str(cards))
        if read != deck.standard():
            settings["deck"] = deck.write_short(read)
    return settings


def settings_of(s: State, circuit: str) -> Settings:
    """The settings that a position tells of."""
    options: dict[str, object] = {
        "circuit": circuit,
        "seats": s.seats,
        "variant": VARIANT_NAMES[s.variant],
        "determined": s.determined,
        "open_powers": bool(s.open_powers),
        "cunning": not s.no_cunning,
        "deck": deck_of(s.course),
    }
    return read_options(options)


def cars(settings: Settings) -> int:
    """One for each seat."""
    return int(settings["seats"])


def first_position(settings: Settings, version: int = RULES_VERSION) -> State:
    """Cars not yet on the grid, cards in the pack, lots and powers in their piles (downforce 1, 3, 80)."""
    s = State(course(settings["circuit"], settings.get("deck", deck.STANDARD)))
    s.version = version
    s.seats = settings["seats"]
    s.variant = VARIANT_NAMES.index(settings["variant"])
    s.determined = settings.get("determined", DETERMINED_STEPS)
    s.open_powers = int("open_powers" in settings)
    s.no_cunning = int("cunning" in settings)
    s.next_rank = 1
    s.cell[:] = [-1] * CARS
    for card in range(CARDS):
        s.place[card] = IN_PILE if card < ORDINARY else WITH_LOT
        s.pile[card] = int(card < ORDINARY)
    s.pile_size = ORDINARY
    if not s.variant & BEGINNERS:
        s.powers_left[:] = [1] * POWERS
        s.powers_left[CUNNING] = 1 - s.no_cunning
    return s
