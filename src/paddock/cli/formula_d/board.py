"""The road ahead of a car, lane by lane: cars, debris, corners with their stops, ends to choose from, the pits."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from rich.text import Text

from .. import cars, strip
from ..desk import Desk

DEBRIS = "✶"
FATES = {"fine": "bold reverse", "home": "bold white on green4", "box": "bold white on green4"}
BAD_END = "bold white on red3"
LANES = 3
Cell = Mapping[str, Any]


class Road:
    """A circuit as seen from a car: how far ahead of it every cell lies."""

    def __init__(self, circuit: Mapping[str, Any], focus: int) -> None:
        self.circuit, self.cells, self.lap = circuit, circuit["cells"], circuit["lap_progress"]
        self.lane = [cell for cell in self.cells if "pit" in cell]
        self.here = self._place(self.cells[focus])

    def _place(self, cell: Cell) -> float:
        """Where a cell lies on a lap. Those of the pit lane follow each other a cell apart."""
        place: float = cell["progress"]
        return self.lane[0]["progress"] + self.lane.index(cell) if "pit" in cell else place

    def ahead(self, cell: Cell, behind: int) -> float:
        """How far a cell is to the right of a place so many cells behind the car."""
        return float((self._place(cell) - self.here + behind) % self.lap)

    def length(self, cell: Cell) -> float:
        """How long a cell is drawn: up to the next one in its lane."""
        follower = self.cells[cell["ahead"]] if "ahead" in cell else None
        if follower is None or ("pit" in cell) != ("pit" in follower) or follower.get("lane") != cell.get("lane"):
            return 1.0
        return float((self._place(follower) - self._place(cell)) % self.lap)


def draw_stretch(
    desk: Desk, circuit: Mapping[str, Any], view: Mapping[str, Any], me: int | None, keys: Mapping[int, str]
) -> list[Text]:
    """The road around a car, or around the first one, as wide as the terminal; `keys` name the ends by cells."""
    focus = _focus(view, me)
    if focus is None:
        return []
    road, count = Road(circuit, focus), strip.cells_in_sight(desk)
    in_sight = [(road.ahead(cell, strip.BEHIND), cell) for cell in circuit["cells"]]
    in_sight = [(at, cell) for at, cell in in_sight if at < count - 0.5]
    labels = dict(_labels(view, me, keys))
    rows = [strip.draw_signs(dict(_signs(desk, circuit, in_sight)))]
    for lane in range(LANES):
        rows.append(_draw_lane(road, view, [(at, cell) for at, cell in in_sight if cell.get("lane") == lane], labels))
    pits = [(at, cell) for at, cell in in_sight if "pit" in cell]
    if any(cell["id"] in labels for _, cell in pits):
        rows.append(_draw_lane(road, view, pits, labels))
    rows.append(strip.draw_distances(strip.BEHIND, count))
    return [strip.cut(row, desk) for row in rows]


def _focus(view: Mapping[str, Any], me: int | None) -> int | None:
    """The cell of the car that looks ahead: one's own, else the one that drives, else the first on the road."""
    on_road = [car for car in view["cars"] if car["status"] == "racing" and car["cell"] is not None]
    chosen = [car for seat in (me, view["turn"]) for car in on_road if car["seat"] == seat]
    first = sorted(on_road, key=lambda car: car["place"] or len(view["cars"]))
    return next((int(car["cell"]) for car in chosen + first), None)


def _labels(view: Mapping[str, Any], me: int | None, keys: Mapping[int, str]) -> Iterator[tuple[int, dict[str, Any]]]:
    """What stands on cells, the most important last."""
    for cell in view["debris"]:
        yield cell, {"label": DEBRIS}
    fates = {end["cell"]: end["fate"] for end in view["ends"]}
    for cell, key in keys.items():
        yield cell, {"label": key, "style": FATES.get(fates.get(cell, "fine"), BAD_END)}
    for car in view["cars"]:
        if car["status"] == "racing" and car["cell"] is not None:
            seat = car["seat"]
            yield car["cell"], {"label": cars.number(seat), "style": cars.style(seat), "mine": seat == me}


def _draw_lane(
    road: Road, view: Mapping[str, Any], cells: list[tuple[float, Cell]], labels: Mapping[int, Mapping[str, Any]]
) -> Text:
    slots, corner, first = [], None, True
    for at, cell in sorted(cells, key=lambda pair: pair[0]):
        crosses = not first and (cell.get("corner") != corner or cell["id"] in road.circuit["finish"])
        slots.append(strip.Slot(at, at + road.length(cell), line=crosses, **labels.get(cell["id"], {})))
        corner, first = cell.get("corner"), False
    return strip.draw_lane(slots)


def _signs(desk: Desk, circuit: Mapping[str, Any], in_sight: list[tuple[float, Cell]]) -> Iterator[tuple[float, Text]]:
    """Every corner with its stops where it begins, and the finish line."""
    for corner in circuit["corners"]:
        places = [at for at, cell in in_sight if cell.get("corner") == corner["number"]]
        if places:
            stops = Text("●" * corner["stops"], style="bold bright_red")
            yield min(places), Text.assemble((f"T{corner['number']} ", "bold"), stops, " ", corner.get("name", ""))
    line = [at for at, cell in in_sight if cell["id"] in circuit["finish"]]
    if line:
        yield min(line), Text(desk.say("finish"), style="bold")


def draw_corner_ahead(desk: Desk, circuit: Mapping[str, Any], car: Mapping[str, Any]) -> Text | None:
    """The corner that the car is in or comes to: how far, how long, and how many stops are still to make."""
    if car["status"] != "racing" or car["cell"] is None or car["pit"]:
        return None
    cells = circuit["cells"]
    cell, steps = cells[car["cell"]], 0
    corner = circuit["corners"][cell["next_corner"] - 1]
    while cell.get("corner") != corner["number"] and "ahead" in cell and steps < len(cells):
        cell, steps = cells[cell["ahead"]], steps + 1
    made = car["stops"] or 0 if car["corner"] == corner["number"] else 0
    return Text(
        desk.say(
            "formula_d-corner-ahead",
            corner=f"T{corner['number']}",
            steps=steps,
            stops=max(corner["stops"] - made, 0),
            shortest=corner["shortest"],
            longest=corner["longest"],
        )
    )
