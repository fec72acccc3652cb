"""A second opinion on where a car can go: every way is driven cell by cell, without the engine's paper.

It is slow and knows no short cuts. It does not look into the pit lane.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from paddock.games.formula_d.field import has_debris
from paddock.games.formula_d.tables import BEGINNERS, BRAKES, EVERY_CELL, RACING, SLIP, TYRES

FATES = ("fine", "overshot", "spun", "lost", "home")


@dataclass(frozen=True)
class Line:
    """How far a car has come on its way, and what it did on the straight that it is on."""

    cells: tuple[int, ...]
    source: int
    since: int = 0
    lanes: tuple[int, ...] = ()
    left_at: tuple[int, ...] = ()
    touched: bool = False
    past: int = 0
    corners: int = 0
    worn: int = 0
    hopeless: bool = False
    entered: bool = False


def without_senseless(prices: dict[tuple[int, frozenset[int]], int]) -> dict[tuple[int, frozenset[int]], int]:
    """No way that is dearer than another one and meets all that it meets."""
    return {
        (debris, cars): price
        for (debris, cars), price in prices.items()
        if not any(less < price and fewer <= debris and some <= cars for (fewer, some), less in prices.items())
    }


class Referee:
    """One car with its roll."""

    def __init__(self, s: Any) -> None:
        self.s, self.road = s, s.course
        self.car = s.car
        self.root = s.cell[s.car]
        self.taken = {s.cell[i] for i in range(s.seats) if s.status[i] == RACING and i != s.car}
        self.nearest: dict[int, dict[int, int]] = {}
        self.last_lap = s.lap[s.car] >= (1 if s.trying else s.laps)

    def is_home(self, cell: int) -> bool:
        crossed = self.road.finish[cell] and not self.road.finish[self.root]
        return bool(self.last_lap and crossed and cell != self.root)

    def lacking(self, corner: int) -> int:
        made = self.s.stops[self.car] if self.road.corner[self.root] == corner else 0
        return max(0, int(self.road.stops[corner]) - made)

    def is_hopeless(self, corner: int) -> bool:
        lacking = self.lacking(corner)
        return lacking >= 2 and (not self.s.trying or lacking == self.road.stops[corner])

    def total(self, line: Line) -> int:
        return int(self.s.reach + (self.s.slide if line.touched else 0))

    def change(self, line: Line, target: int) -> Line | None:
        """The line after a step on the straight or out of it, if its lane changes are allowed."""
        here, lane = line.cells[-1], self.road.lane[target]
        lanes = line.lanes or (self.road.lane[line.source],)
        if lane == lanes[-1]:
            return replace(line, lanes=lanes)
        if len(lanes) > 2:
            return None
        if lane in lanes:
            cell = line.left_at[lanes.index(lane)]
            while cell not in self.taken:
                cell = self.road.way[cell][0]
                if cell == target or self.road.corner[cell]:
                    return None
        return replace(line, lanes=(*lanes, lane), left_at=(*line.left_at, here))

    def fewest(self, source: int) -> dict[int, int]:
        """Fewest steps from a source to the cells of its straight."""
        if source not in self.nearest:
            found = {source: 0}
            lines = [Line((source,), source)]
            for steps in range(1, 45):
                ahead = []
                for line in lines:
                    if line.cells[-1] != source and self.is_home(line.cells[-1]):
                        continue
                    for target in self.road.way[line.cells[-1]]:
                        if target < 0 or target in self.taken or self.road.corner[target]:
                            continue
                        changed = self.change(line, target)
                        if changed and found.setdefault(target, steps) == steps:
                            ahead.append(replace(changed, cells=(*line.cells, target)))
                seen: dict[Any, Line] = {(one.cells[-1], one.lanes): one for one in ahead}
                lines = list(seen.values())
            self.nearest[source] = found
        return self.nearest[source]

    def steps(self, line: Line) -> list[Line]:
        """The lines that are one cell longer."""
        here = line.cells[-1]
        if len(line.cells) - 1 >= self.total(line) or (len(line.cells) > 1 and self.is_home(here)):
            return []
        found = []
        corner = self.road.corner[here]
        for way, target in enumerate(self.road.way[here]):
            if target < 0 or target in self.taken:
                continue
            after = self.road.corner[target]
            longer = replace(line, cells=(*line.cells, target))
            if after and len(line.cells) <= self.s.reach:
                longer = replace(longer, touched=True)
            if after and after != self.road.corner[self.root]:
                longer = replace(longer, entered=True)
            if line.past:
                if way == 0:
                    found.append(self.wide(longer, corner, after))
            elif corner and after == corner:
                found.append(replace(longer, source=target, since=0, lanes=(), left_at=()))
            elif corner and self.lacking(corner):
                if way == 0:
                    wide = replace(longer, corners=0)
                    found.append(self.wide(wide, corner, after))
            else:
                changed = self.change(line, target)
                if changed is None:
                    continue
                if after:
                    found.append(replace(longer, source=target, since=0, lanes=(), left_at=()))
                elif self.fewest(line.source).get(target) == line.since + 1:
                    found.append(replace(longer, since=line.since + 1, lanes=changed.lanes, left_at=changed.left_at))
        return found

    def wide(self, line: Line, corner: int, after: int) -> Line:
        """One cell straight on after overshooting."""
        corners, hopeless = line.corners, line.hopeless
        if corner and after != corner:
            corners += 1
            hopeless = hopeless or self.is_hopeless(corner)
        worn = line.worn + corners * self.factor
        return replace(line, past=line.past + 1, corners=corners, worn=worn, hopeless=hopeless)

    @property
    def factor(self) -> int:
        rain, age, tyre = self.s.weather >= 2, self.s.age[self.car], self.s.tyre[self.car]
        if tyre == 0:
            return 1
        if tyre == 1:
            return 3 if age >= 3 else 2
        return 1 if rain else 3 if age >= 3 else 2

    def fate(self, line: Line, brakes: int, worn: int) -> str:
        points = self.s.points[self.car]
        if line.hopeless:
            return "lost"
        if self.s.trying:
            return "overshot" if line.past else "fine"
        if self.s.rules & BEGINNERS:
            lost = brakes + worn and brakes + worn >= points[TYRES]
            return "lost" if lost else "overshot" if line.past else "fine"
        if brakes > points[BRAKES] or (worn > points[TYRES] and (points[TYRES] or not line.past)):
            return "lost"
        if line.past and points[TYRES] == 0:
            return "spun" if line.past == 1 and worn == self.factor else "lost"
        return "fine" if not line.past else "spun" if worn == points[TYRES] else "overshot"

    def every(self) -> list[tuple[Line, bool]]:
        """All lines, whole or cut short, and whether each one can go no farther."""
        lines = [Line((self.root,), self.root)]
        every: list[tuple[Line, bool]] = []
        while lines:
            ahead = []
            for line in lines:
                more = self.steps(line)
                every.append((line, not more))
                ahead += more
            lines = ahead
        return every

    def met(self, line: Line) -> tuple[int, frozenset[int]]:
        """What a line leads over and along before its end: debris and the cars beside it."""
        between = line.cells[1:-1]
        debris = sum(bool(has_debris(self.s, cell)) for cell in between)
        cars = {
            car
            for car in range(self.s.seats)
            if car != self.car and self.s.status[car] == RACING
            for cell in between
            if self.s.cell[car] in self.road.beside[cell][: self.road.beside_count[cell]]
        }
        return debris if self.s.rules & EVERY_CELL else min(1, debris), frozenset(cars)

    def ways(self) -> dict[int, dict[tuple[int, frozenset[int]], int]]:
        """Cell by cell: what can be met on the way, and the lowest price of meeting just that (formula_d 165)."""
        found: dict[int, dict[tuple[int, frozenset[int]], int]] = {}
        for line, _ in self.every():
            end = self.safe(line)
            if end is not None:
                cell, brakes, worn, _ = end
                prices = found.setdefault(cell, {})
                met = self.met(line)
                prices[met] = min(prices.get(met, brakes + worn), brakes + worn)
        return {cell: without_senseless(prices) for cell, prices in found.items()}

    def ends(self) -> dict[int, tuple[int, int, str]]:
        """Cell by cell: brakes, tyres and what becomes of the car."""
        every = self.every()
        safe = [self.safe(line) for line, _ in every]
        found = [end for end in safe if end is not None]
        if not found and self.s.step != SLIP:
            found = self.blocked(every) or self.lost([line for line, _ in every])
        best: dict[int, tuple[int, int, str]] = {}
        for cell, brakes, worn, fate in found:
            if cell not in best or sum(best[cell][:2]) > brakes + worn:
                best[cell] = (brakes, worn, fate)
        return best

    def left(self, line: Line) -> int:
        home = len(line.cells) > 1 and self.is_home(line.cells[-1])
        return 0 if home else self.total(line) - len(line.cells) + 1

    def safe(self, line: Line) -> tuple[int, int, int, str] | None:
        brakes = self.left(line) + (1 if self.s.step == SLIP and line.entered else 0)
        if (brakes and self.s.trying) or (self.s.step == SLIP and len(line.cells) == 1):
            return None
        fate = self.fate(line, brakes, line.worn)
        if fate == "lost":
            return None
        if len(line.cells) > 1 and self.is_home(line.cells[-1]):
            fate = "home"
        return line.cells[-1], brakes, line.worn, fate

    def blocked(self, every: list[tuple[Line, bool]]) -> list[tuple[int, int, int, str]]:
        if self.s.trying or self.s.rules & BEGINNERS or self.s.points[self.car][BRAKES] < 3:
            return []
        brakes = self.s.points[self.car][BRAKES]
        ends = []
        for line, stuck in every:
            more = self.left(line) - brakes
            if stuck and more <= 3 and self.fate(line, brakes, line.worn + more) != "lost":
                fate = self.fate(line, brakes, line.worn + more)
                ends.append((self.left(line), (line.cells[-1], brakes, line.worn + more, fate)))
        least = min((left for left, _ in ends), default=0)
        return [end for left, end in ends if left == least]

    def lost(self, lines: list[Line]) -> list[tuple[int, int, int, str]]:
        least = min(self.left(line) for line in lines)
        return [(line.cells[-1], 0, 0, "lost") for line in lines if self.left(line) == least]
