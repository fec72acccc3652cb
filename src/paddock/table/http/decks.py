"""Decks: the cards of a game that takes others than its own, and the check of a file with cards in it."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Query, Request

from ...errors import BadFile, listed
from ...game import OptionFile, games
from ..messages import Refusal
from .faults import fault_of
from .library import Missing
from .schemas import Deck

router = APIRouter(responses={404: {"model": Refusal}, 409: {"model": Refusal}, 413: {"model": Refusal}})
DECK_FILE = {"requestBody": {"required": True, "content": {"application/json": {"schema": {"type": "object"}}}}}
MOST_WORD = 1200
MOST_FAULTS = 200
Of = Annotated[str, Path(max_length=32)]
Word = Annotated[str | None, Query(max_length=MOST_WORD, description="a deck as one word, as in a table's options")]


def file_of(of: str) -> OptionFile:
    """What a game reads from files; raises Missing for one that reads none."""
    found = [each for each in games() if each.file is not None]
    file = next((each.file for each in found if each.name == of), None)
    if file is None:
        raise Missing(f"{of} has no deck to look at; there is {listed(each.name for each in found)}")
    return file


def told(file: OptionFile, word: str) -> Deck:
    """A deck that can be raced with."""
    cards = file.tell(word)
    return Deck(deck=file.usual if cards == file.tell(file.usual) else word, cards=cards, faults=[])


@router.get("/api/decks/{of}")
def look_at_deck(of: Of, deck: Word = None) -> Deck:
    """The bars of every card."""
    file = file_of(of)
    return told(file, deck or file.usual)


@router.post("/api/decks/{of}", openapi_extra=DECK_FILE)
async def check_deck(of: Of, request: Request) -> Deck:
    """Check a deck file, see docs/downforce-deck.md: the deck as one word, or every fault with its place."""
    file = file_of(of)
    try:
        return told(file, file.read(await request.body(), "the deck"))
    except BadFile as error:
        return Deck(deck=None, cards={}, faults=[fault_of(fault) for fault in error.faults[:MOST_FAULTS]])
