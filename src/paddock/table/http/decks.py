"""Decks: the cards of a game that takes others than its own, and the check of a file with cards in it."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Query, Request

from ...games.downforce import deck as decks
from .library import Missing
from .schemas import Deck, Fault, Refusal

router = APIRouter(responses={404: {"model": Refusal}, 409: {"model": Refusal}, 413: {"model": Refusal}})
DECK_FILE = {"requestBody": {"required": True, "content": {"application/json": {"schema": {"type": "object"}}}}}
MOST_WORD = 1200
MOST_FAULTS = 200
Of = Annotated[str, Path(max_length=32)]
Word = Annotated[str, Query(max_length=MOST_WORD, description="a deck as one word, as in a table's options")]


def check(of: str) -> None:
    """Only Downforce has a deck that can be another one."""
    if of != "downforce":
        raise Missing(f"{of} has no deck to look at; there is downforce")


def told(cards: tuple[decks.Card, ...]) -> Deck:
    """A deck that can be raced with."""
    word = decks.STANDARD if cards == decks.standard() else decks.write_short(cards)
    return Deck(deck=word, cards=decks.named(cards), faults=[])


def fault_of(fault: str) -> Fault:
    """A fault for programs in English, for people by the word of a message."""
    if isinstance(fault, decks.Fault):
        return Fault(reason=fault, word=fault.word, values=fault.values)
    return Fault(reason=fault, word=None, values={})


@router.get("/api/decks/{of}")
def look_at_deck(of: Of, deck: Word = decks.STANDARD) -> Deck:
    """The bars of every card."""
    check(of)
    return told(decks.standard() if deck == decks.STANDARD else decks.read_short(deck))


@router.post("/api/decks/{of}", openapi_extra=DECK_FILE)
async def check_deck(of: Of, request: Request) -> Deck:
    """Check a deck file, see docs/downforce-deck.md: the deck as one word, or every fault with its place."""
    check(of)
    try:
        return told(decks.read_file(await request.body(), "the deck"))
    except decks.BadFile as error:
        return Deck(deck=None, cards={}, faults=[fault_of(fault) for fault in error.faults[:MOST_FAULTS]])
