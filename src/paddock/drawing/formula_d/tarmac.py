"""Everything painted on a road of three lanes: kerbs, cells, corners, arrows, grid, finish, zones and the pit lane."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence

from paddock.drawing.formula_d.lanes import Cell, Track
from paddock.drawing.ink.inks import PAPER, ink
from paddock.drawing.ink.pen import Point, num, path, placed, polyline, text
from paddock.drawing.road.bridges import deck, upright

VERGE = 5.5
EDGE = 1.4
FINE = 4  # points to a space in a painted line
BEND = 9.0  # degrees a space from which on a road has kerbs

Stretch = tuple[float, float]


def draw_tarmac(track: Track, loop: str) -> str:
    """The whole road. `loop` is the id of its middle line among the drawing's definitions."""
    lower = [bridge[0] for bridge in track.bridges]
    return "".join(
        (
            _asphalt(track, loop),
            _kerbs(track, f"{loop}-kerbs"),
            _pit_lane(track),
            _zones(track),
            _painted(track, [cell for cell in _on_road(track) if not any(_near(track, cell, u) for u in lower)]),
            _corner_lines(track),
            "".join(_bridge(track, bridge) for bridge in track.bridges),
            _grid(track),
            _finish(track),
            _police(track),
        )
    )


def corner_cells(track: Track, number: int) -> list[list[Cell]]:
    """The cells of a corner, lane by lane, in driving order."""
    entries = track.circuit["cells"]
    lanes = []
    for chain in track.lanes:
        inside = [entries[cell].get("corner") == number for cell in chain]
        start = next((i for i, here in enumerate(inside) if here and not inside[i - 1]), 0)
        turned = [*chain[start:], *chain[:start]]
        lanes.append([track.cells[cell] for cell in turned if entries[cell].get("corner") == number])
    return lanes


def _asphalt(track: Track, loop: str) -> str:
    pit = polyline(track.pit.line)

    def layer(cls: str, beyond: float, extra: str = "") -> str:
        wide = num(2 * (track.half + beyond))
        aside = num(track.pit.wide + 2 * beyond)
        return (
            f'<g{extra}><use href="#{loop}" class="loop {cls}" stroke-width="{wide}"/>'
            f"{path(pit, f'loop {cls}', stroke_width=aside)}</g>"
        )

    middle = f'<use href="#{loop}" class="loop asphalt" stroke-width="{num(2 * track.half)}"/>'
    return (
        layer("shadow", VERGE, ' transform="translate(3 4.5)"')
        + layer("verge", VERGE)
        + layer("edge", EDGE)
        + path(pit, "loop lane-pit", stroke_width=num(track.pit.wide))
        + middle
    )


def _kerbs(track: Track, name: str) -> str:
    """Inside all the way through a bend, outside on the way in and on the way out; drawn once, under that id."""
    sides: dict[int, list[Stretch]] = {1: [], -1: []}
    for start, end, turn in track.bends(BEND, 0.6):
        length = end - start
        sides[-turn].append((start - 0.4, end + 0.4))
        sides[turn] += [(start - 1.6, start + length * 0.1), (start + length * 0.5, end + 1.6)]
    edge = track.half + 1.6
    lines = [polyline(_line(track, *run, side * edge)) for side, runs in sides.items() for run in _joined(runs)]
    return (
        f'<defs><path id="{name}" d="{"".join(lines)}"/></defs>'
        f'<use href="#{name}" class="kerb-base"/><use href="#{name}" class="kerb"/>'
    )


def _joined(runs: Sequence[Stretch]) -> list[Stretch]:
    """The stretches in order; those that overlap as one."""
    found: list[Stretch] = []
    for start, end in sorted(runs):
        if found and start <= found[-1][1]:
            found[-1] = (found[-1][0], max(end, found[-1][1]))
        else:
            found.append((start, end))
    return found


def _on_road(track: Track) -> list[Cell]:
    return [cell for cell in track.cells if cell.lane is not None]


def _near(track: Track, cell: Cell, u: float) -> bool:
    """Whether a cell lies under the bridge at `u`."""
    middle = (cell.rear + cell.front) / 2 % track.spaces
    return track.hidden(middle) and track.apart(middle, u) < 2


def _painted(track: Track, cells: Sequence[Cell]) -> str:
    """Tint of the corners, lines between cells and lanes, arrows."""
    entries = track.circuit["cells"]
    bends = "".join(_tint(track, [cell for cell in cells if "corner" in entries[cell.number]]))
    fronts = "".join(polyline(track.cut(cell.lane or 0, cell.front)) for cell in cells)
    arrows = "".join(_arrow(track, cell) for cell in cells if "corner" in entries[cell.number])
    lines = {"lane open": "", "lane shut": ""}
    shown = {cell.number for cell in cells}
    for side in (1, 2):
        for start, end, free in _dividers(track, side, shown):
            lines["lane open" if free else "lane shut"] += polyline(_line(track, start, end, track.wide * (1.5 - side)))
    return (
        path(bends, "corner")
        + path(fronts, "cell")
        + "".join(path(d, cls) for cls, d in lines.items() if d)
        + path(arrows, "arrow")
    )


def _tint(track: Track, cells: Sequence[Cell]) -> Iterator[str]:
    """One shape for every row of cells that follow each other in a lane."""
    row: list[Cell] = []
    for cell in [*_by_lane(track, cells), None]:
        if row and (cell is None or track.circuit["cells"][row[-1].number]["ahead"] != cell.number):
            start, end = row[0].rear, row[0].rear + (row[-1].front - row[0].rear) % track.spaces
            lane = row[0].lane or 0
            left, right = (_line(track, start, end, track.wide * (1.5 - side)) for side in (lane, lane + 1))
            yield polyline([*left, *reversed(right)], close=True)
            row = []
        if cell is not None:
            row.append(cell)


def _by_lane(track: Track, cells: Sequence[Cell]) -> list[Cell]:
    """The cells lane by lane, in driving order from the finish line on."""
    wanted = {cell.number for cell in cells}
    return [track.cells[number] for chain in track.lanes for number in chain if number in wanted]


def _dividers(track: Track, side: int, shown: set[int]) -> Iterator[tuple[float, float, bool]]:
    """Stretches of the line between two lanes: from, to, and whether both may cross it."""
    entries = track.circuit["cells"]
    left = [track.cells[cell] for cell in track.lanes[side - 1]]
    right = [track.cells[cell] for cell in track.lanes[side]]
    cuts = sorted({round(cell.front % track.spaces, 3) for cell in (*left, *right)})
    runs: list[tuple[float, float, bool]] = []
    for start, end in zip(cuts, [*cuts[1:], cuts[0] + track.spaces], strict=True):
        a, b = (_holding(track, cells, (start + end) / 2) for cells in (left, right))
        if a is None or b is None or a.number not in shown or b.number not in shown:
            continue
        free = "right" in entries[a.number] and "left" in entries[b.number]
        if runs and runs[-1][2] == free and runs[-1][1] == start:
            runs[-1] = (runs[-1][0], end, free)
        else:
            runs.append((start, end, free))
    yield from runs


def _holding(track: Track, cells: Sequence[Cell], u: float) -> Cell | None:
    """The cell of a lane at a place; in a tunnel there is none."""
    return next((cell for cell in cells if (u - cell.rear) % track.spaces <= cell.front - cell.rear), None)


def _line(track: Track, start: float, end: float, offset: float) -> list[Point]:
    """Points of a painted line along the road."""
    count = max(1, math.ceil((end - start) * FINE))
    places = [start + (end - start) * k / count for k in range(count + 1)]
    return [track.at(u, track.reach(u, offset)) for u in places]


def _arrow(track: Track, cell: Cell) -> str:
    """Where a car may go from a cell of a corner: ahead, and aside if the lane may be left."""
    entry = track.circuit["cells"][cell.number]
    strokes = _pointing((-4.6, 0), (4.8, 0))
    for way, side in (("left", -1), ("right", 1)):
        if way in entry:
            strokes += _pointing((-2.8, 0), (0.6, side * 4.4))
    turn = math.radians(cell.angle)
    cos, sin = math.cos(turn), math.sin(turn)
    x, y = cell.centre
    return "".join(polyline([(x + a * cos - b * sin, y + a * sin + b * cos) for a, b in stroke]) for stroke in strokes)


def _pointing(start: Point, end: Point) -> list[list[Point]]:
    """The strokes of an arrow: shaft and head."""
    turn = math.atan2(end[1] - start[1], end[0] - start[0])
    barbs = [(end[0] - 2.1 * math.cos(turn + lean), end[1] - 2.1 * math.sin(turn + lean)) for lean in (0.62, -0.62)]
    return [[start, end], [barbs[0], end, barbs[1]]]


def _corner_lines(track: Track) -> str:
    """The line into and the line out of every corner, in steps from lane to lane."""
    painted = []
    for corner in track.circuit["corners"]:
        lanes = [lane for lane in corner_cells(track, corner["number"]) if lane]
        painted.append(polyline(track.step_line([lane[0].number for lane in lanes], front=False)))
        painted.append(polyline(track.step_line([lane[-1].number for lane in lanes], front=True)))
    return path("".join(painted), "line-white") + path("".join(painted), "line-red")


def _grid(track: Track) -> str:
    painted = []
    for slot, number in enumerate(track.circuit["grid"], start=1):
        cell = track.cells[number]
        half, side = cell.length / 2 - 1.6, track.wide / 2 - 1.6
        bracket = path(polyline(((half - 4, -side), (half, -side), (half, side), (half - 4, side))), "grid-box")
        painted.append(placed(bracket, cell.centre, cell.angle))
        painted.append(placed(text(str(slot), "grid-number", (0, 3.2)), cell.centre, upright(cell.angle)))
    return "".join(painted)


def _finish(track: Track) -> str:
    """Two files of a chequered flag behind the first cells past the line, lane by lane."""
    squares: tuple[list[str], list[str]] = ([], [])
    for cell in (track.cells[number] for number in track.circuit["finish"]):
        lane, files = cell.lane or 0, 4
        side = track.wide / files
        long = side / cell.length * (cell.front - cell.rear)
        for row in range(2):
            for file in range(files):
                u, offset = cell.rear - (row + 1) * long, track.wide * (1.5 - lane) - file * side
                corners = [track.at(u, offset), track.at(u + long, offset)]
                corners += [track.at(u + long, offset - side), track.at(u, offset - side)]
                squares[(row + file) % 2].append(polyline(corners, close=True))
    return path("".join(squares[0]), fill="#121315") + path("".join(squares[1]), fill=PAPER)


def _zones(track: Track) -> str:
    """The zones of a street race: noise, and debris that stays."""
    painted = []
    for zone in ("noise", "danger"):
        cells = "".join(track.cells[number].outline for number in track.circuit.get(zone, ()))
        painted.append(path(cells, f"zone {zone}") if cells else "")
    marks: dict[str, Callable[[Cell], str]] = {"noise": _sound, "danger": draw_debris}
    for zone, mark in marks.items():
        painted += [mark(track.cells[number]) for number in track.circuit.get(zone, ())]
    return "".join(painted)


def _sound(cell: Cell) -> str:
    return placed(path("M-2-1.5V1.5M.5-3V3M3-4.4V4.4", "sound"), cell.centre, cell.angle)


def draw_debris(cell: Cell) -> str:
    """What a crash leaves on a cell: splinters around a warning triangle."""
    splinters = path("M-7-3l2.6-1.4l.6 2zM5-4l2.4 1.6l-2.4 1zM-6 3l2.4 1.6l-2.8 1zM5.4 2.4l1.8 2l-3 .4z", fill=PAPER)
    triangle = path(
        "M0-4.6L4.8 3.6H-4.8Z", fill=ink("stop"), stroke="#121315", stroke_width=1.2, stroke_linejoin="round"
    )
    mark = path("M0-1.8V1M0 1.9V2.7", stroke="#121315", stroke_width=1.2)
    return f'<g class="debris">{placed(splinters + triangle + mark, cell.centre)}</g>'


def _police(track: Track) -> str:
    """The line at which speed is measured in a street race, blue and white."""
    cells = track.circuit.get("police", ())
    if not cells:
        return ""
    d = polyline(track.step_line(cells, front=False))
    return path(d, "police-base") + path(d, "police")


def _pit_lane(track: Track) -> str:
    """Cells of the pit lane, numbers in the boxes and their garages on the side away from the road."""
    boxes = {cell: box for box, cell in enumerate(track.circuit["boxes"], start=1)}
    cells = [track.cells[number] for number in track.pit.numbers]
    painted = [path("".join(cell.outline for cell in cells), "cell")]
    for cell in cells:
        if cell.number in boxes:
            box = boxes[cell.number]
            painted.append(placed(_garage(track, cell, box), cell.centre, cell.angle))
            painted.append(placed(text(str(box), "box-number", (0, 2.9)), cell.centre, upright(cell.angle)))
    return "".join(painted)


def _garage(track: Track, cell: Cell, box: int) -> str:
    """An awning beside a box."""
    side, half = track.pit.side, cell.length / 2 - 0.4
    near, far = -side * (track.wide / 2 + 2.4), -side * (track.wide / 2 + 10)
    roof = polyline(((-half, near), (half, near), (half, far), (-half, far)), close=True)
    colour = ink(("hot", "sheet")[box % 2])
    return path(roof, fill=colour, stroke=ink("dark"), stroke_width=0.8) + path(
        f"M{num(-half)} {num((near + far) / 2)}H{num(half)}", stroke="#000", stroke_width=0.8, opacity=0.3
    )


def _bridge(track: Track, bridge: Stretch) -> str:
    """The upper road once more, on top of the one that runs below it."""
    start, end = deck(track, bridge)
    middle = track.stretch(start, end)
    rail = track.half + VERGE - 1
    rails = track.stretch(start, end, rail) + track.stretch(start, end, -rail)
    wide = num(2 * (track.half + VERGE))
    above = [cell for cell in _on_road(track) if _turned(track, cell, start - 1) <= end + 1]
    return "".join(
        (
            path(middle, "loop bridge-shadow", stroke_width=wide, transform="translate(5 8)"),
            path(middle, "loop wall", stroke_width=wide),
            path(middle, "loop edge", stroke_width=num(2 * (track.half + EDGE))),
            path(track.stretch(start - 0.2, end + 0.2), "loop asphalt", stroke_width=num(2 * track.half)),
            _painted(track, above),
            path(rails, "rail"),
        )
    )


def _turned(track: Track, cell: Cell, start: float) -> float:
    """The middle of a cell, counted on from a place."""
    return start + ((cell.rear + cell.front) / 2 - start) % track.spaces
