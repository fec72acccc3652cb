"""Circuit files: cells and which of them follow each other. Checked before use: every fault with its place."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...errors import BadFile
from .course import Course
from .tables import CELLS, LINES, NEXT, START

WHOLE = ("lane", "zone", "steps_to_finish")


def read_circuit(data: Any, what: str) -> Course:
    """A circuit file as the rules see it, without a deck; see docs/circuits.md for the form."""
    faults = circuit_faults(data)
    if faults:
        raise BadFile(what, faults)
    cells = data["cells"]
    fronts = sorted({cell["front"] for cell in cells})
    road = Course()
    road.cells = len(cells)
    for at, cell in enumerate(cells):
        ahead = cell["after_finish"] if cell["finish"] else cell["next"]
        road.ahead_count[at] = len(ahead)
        road.ahead[at][: len(ahead)] = ahead
        road.front[at] = fronts.index(cell["front"]) + 1
        road.lane[at] = cell["lane"]
        road.rectangular[at] = int(cell["rect"])
        road.lines[at] = cell["zone"]
        road.finish[at] = int(cell["finish"])
        road.to_finish[at] = cell["steps_to_finish"]
    road.start[:] = data["start_slots"]
    return road


def circuit_faults(data: Any) -> list[str]:
    """What is wrong with a circuit file."""
    if not isinstance(data, dict) or not isinstance(data.get("cells"), list):
        return ["a list 'cells' is missing"]
    cells = data["cells"]
    if not START <= len(cells) <= CELLS:
        return [f"{len(cells)} cells; {START} to {CELLS} are possible"]
    faults = []
    for at, cell in enumerate(cells):
        faults += [f"cell {at}: {fault}" for fault in _cell_faults(at, cell, len(cells))]
    slots = data.get("start_slots")
    if (
        not isinstance(slots, list)
        or len(slots) != START
        or any(not _is_cell(slot, len(cells)) for slot in slots)
        or len(set(slots)) != START
    ):
        faults.append(f"start_slots: must name {START} different cells")
    return faults or _way_faults(cells)


def _is_cell(value: Any, count: int) -> bool:
    return type(value) is int and 0 <= value < count


def _cell_faults(at: int, cell: Any, count: int) -> list[str]:
    if not isinstance(cell, dict):
        return ["must be an object"]
    faults = []
    if cell.get("id") != at or type(cell.get("id")) is not int:
        faults.append(f"id must be {at}, not {str(cell.get('id'))[:20]!r}")
    for name in WHOLE:
        least, most = (1, 7) if name == "lane" else (0, LINES) if name == "zone" else (1, 999)
        if type(cell.get(name)) is not int or not least <= cell[name] <= most:
            faults.append(f"{name} must be {least} to {most}")
    for name in ("rect", "finish"):
        if type(cell.get(name)) is not bool:
            faults.append(f"{name} must be true or false")
    front = cell.get("front")
    if not isinstance(front, (int, float)) or not 0 < front <= 100:
        faults.append("front must be a number above 0, up to 100")
    for name in ("next", "after_finish") if cell.get("finish") is True else ("next",):
        ahead = cell.get(name)
        if not isinstance(ahead, list) or len(ahead) > NEXT or any(not _is_cell(other, count) for other in ahead):
            faults.append(f"{name} must be a list of at most {NEXT} cells of this circuit")
        elif len(set(ahead)) != len(ahead):
            faults.append(f"{name} names a cell twice")
        elif (name == "next") != (cell.get("finish") is True) and not ahead:
            faults.append(f"{name} must name a cell, or nobody gets on from here")
    return faults


def _way_faults(cells: list[Mapping[str, Any]]) -> list[str]:
    """Steps must lead forward, and betting lines must be crossed in order."""
    faults = []
    for at, cell in enumerate(cells):
        for other in cell["next"]:
            if cells[other]["front"] <= cell["front"]:
                faults.append(f"cell {at}: cell {other} is not ahead: its front edge is no farther")
            if cells[other]["zone"] < cell["zone"]:
                faults.append(f"cell {at}: cell {other} has crossed fewer betting lines")
        if cell["finish"] and cell["next"]:
            faults.append(f"cell {at}: a finish cell has no next cells; those behind the line are after_finish")
    if not any(cell["finish"] for cell in cells):
        faults.append("no cell is marked as finish")
    return faults
