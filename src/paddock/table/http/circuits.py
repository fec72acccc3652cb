"""Circuits of somebody's own: a file is checked and becomes the word that a table takes; a word is told about."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Request
from starlette.exceptions import HTTPException

from ... import circuit_file, drawing
from ...errors import BadFile, PaddockError
from ...game import game
from ...games.own_circuit import WHOLE_FILE
from ..messages import Refusal
from ..new_table import MOST_WORD
from .faults import fault_of
from .guard import TOO_MUCH, take_reads
from .library import DRAWING_COST, CircuitWord, Missing, circuit_of, library_of
from .schemas import CircuitFile, CircuitInfo

router = APIRouter(responses={404: {"model": Refusal}, 409: {"model": Refusal}, 413: {"model": Refusal}})
CIRCUIT = {"requestBody": {"required": True, "content": {"application/json": {"schema": {"type": "object"}}}}}
MOST_FAULTS = 100
Of = Annotated[str, Path(max_length=32)]


def info(of: str, circuit: str) -> CircuitInfo:
    """A circuit as the front page shows it."""
    return CircuitInfo(name=circuit, **game(of).setup.about_circuit(circuit))


def checked(of: str, content: bytes) -> CircuitFile:
    """A circuit file that can be raced on and drawn, or every fault that it has."""
    try:
        found, word = circuit_file.read_content(content, "the circuit file", game(of))
        if len(word) > MOST_WORD:
            raise BadFile("the circuit file", [WHOLE_FILE.fault("it is too large for a table", "table")])
        drawing.of(found).ground(found.setup.circuit(word))
    except BadFile as error:
        return CircuitFile(circuit=None, faults=[fault_of(fault) for fault in error.faults[:MOST_FAULTS]])
    except (PaddockError, ValueError) as error:
        return CircuitFile(circuit=None, faults=[fault_of(str(error))])
    return CircuitFile(circuit=info(of, word), faults=[])


@router.post("/api/circuits/{of}", openapi_extra=CIRCUIT)
async def check_circuit(of: Of, request: Request) -> CircuitFile:
    """Check a circuit file, see docs/circuits.md: the circuit as one word, or every fault with its place."""
    if of not in circuit_file.able():
        raise Missing(f"{of[:32]} takes no circuits of your own")
    content = await request.body()
    if not take_reads(request, DRAWING_COST):
        raise HTTPException(429, TOO_MUCH)
    return await library_of(request).registry.drawings.run(checked, of, content)


@router.get("/api/circuits/{of}/{circuit}")
async def look_at_circuit(of: Of, circuit: CircuitWord) -> CircuitInfo:
    """What people want to know of a circuit: title, laps, corners."""
    circuit_of(of, circuit)
    return info(of, circuit)
