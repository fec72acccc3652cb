"""The road ahead of a car, lane by lane: cars, betting lines, the finish, and the ends of a drive to choose from."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from rich.text import Text

from .. import strip
from ..desk import Desk
from .panels import STYLES
from .ways import HOME

LAP = 100.0
LANES = (3, 2, 1)
"""From top to bottom; lane 1 is the inside."""
DEAD_END = "bold white on red3"


def draw_stretch(
    desk: Desk, circuit: Mapping[str, Any], view: Mapping[str, Any], keys: Mapping[int, str], lost: Sequence[int]
) -> list[Text]:
    """The road around the car that drives, or around the first one; `keys` name ends by cells, `lost` are dead ends."""
    cells = circuit["cells"]
    focus = _focus(view)
    if focus is None:
        return []
    unit = sum(cell["front"] - cell["rear"] for cell in cells) / len(cells)
    count = strip.cells_in_sight(desk)
    start = cells[focus]["rear"] - strip.BEHIND * unit
    in_sight = []
    for cell in cells:
        at = ((cell["rear"] - start) % LAP) / unit
        if at < count - 0.5:
            in_sight.append((at, (cell["front"] - cell["rear"]) / unit, cell))
    first = _after_line(circuit)
    labels = dict(_labels(desk, view, keys, lost, focus))
    rows = [strip.draw_signs(dict(_signs(desk, circuit, in_sight, keys)))]
    for lane in LANES:
        slots = [
            strip.Slot(at, at + long, line=cell["id"] in first, **labels.get(cell["id"], {}))
            for at, long, cell in in_sight
            if cell["lane"] == lane
        ]
        rows.append(strip.draw_lane(slots))
    rows.append(strip.draw_distances(strip.BEHIND, count))
    return [strip.cut(row, desk) for row in rows]


def _after_line(circuit: Mapping[str, Any]) -> set[int]:
    """The cells right behind the finish line."""
    return {after for cell in circuit["cells"] if cell["finish"] for after in cell["after_finish"]}


def _focus(view: Mapping[str, Any]) -> int | None:
    """The cell of the car that drives, else of the first one on the road."""
    on_road = [car for car in view["cars"] if car["cell"] is not None]
    driving = (view["playing"] or {}).get("car")
    chosen = [car for car in on_road if car["colour"] == driving]
    first = sorted(on_road, key=lambda car: car["to_finish"])
    return next((int(car["cell"]) for car in chosen + first), None)


def _labels(
    desk: Desk, view: Mapping[str, Any], keys: Mapping[int, str], lost: Sequence[int], focus: int
) -> Iterator[tuple[int, dict[str, Any]]]:
    for cell, key in keys.items():
        yield cell, {"label": key, "style": DEAD_END if cell in lost else "bold reverse"}
    for car in view["cars"]:
        if car["cell"] is not None:
            name = desk.say(f"downforce-short-{car['colour']}")
            yield car["cell"], {"label": name, "style": STYLES[car["colour"]], "mine": car["cell"] == focus}


def _signs(
    desk: Desk,
    circuit: Mapping[str, Any],
    in_sight: Sequence[tuple[float, float, Mapping[str, Any]]],
    keys: Mapping[int, str],
) -> Iterator[tuple[float, Text]]:
    """The betting lines, and the finish with the key of driving over it."""
    zone = None
    for at, _, cell in sorted(in_sight, key=lambda row: row[0]):
        if zone is not None and cell["zone"] > zone:
            yield at, Text(desk.say("downforce-line", line=cell["zone"]), style="bold")
        zone = cell["zone"]
    line = [at for at, _, cell in in_sight if cell["id"] in _after_line(circuit)]
    if line:
        key = Text(f" {keys[HOME]} ", style="bold reverse") if HOME in keys else Text()
        yield min(line), Text.assemble((desk.say("finish"), "bold"), " ", key)
