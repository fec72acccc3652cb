"""Everything painted on the road: asphalt, kerbs, cells, lines, numbers, grid and finish."""

from __future__ import annotations

from paddock.drawing.heat import hazards
from paddock.drawing.heat.road import Road
from paddock.drawing.ink.inks import PAPER
from paddock.drawing.ink.pen import num, path, placed, polyline, text
from paddock.drawing.road.bridges import EDGE, VERGE, upright


def draw_surface(road: Road, loop: str, legends: bool = True) -> str:
    """The whole road. `loop` is the id of its middle line among the drawing's definitions."""
    return "".join(
        (
            _asphalt(road, loop),
            _kerbs(road),
            hazards.draw_loose(road),
            hazards.draw_tunnels(road),
            _cells(road, loop),
            hazards.draw_bridges(road),
            _legend_lines(road) if legends else "",
            _grid(road),
            _distances(road),
            _finish(road),
            _corner_lines(road),
            hazards.draw_portals(road),
        )
    )


def _asphalt(road: Road, loop: str) -> str:
    def layer(cls: str, beyond: float, extra: str = "") -> str:
        return f'<use href="#{loop}" class="loop {cls}" stroke-width="{num(2 * (road.half + beyond))}"{extra}/>'

    groove = path(road.stretch(0, road.spaces, road.racing_offset) + "Z", "groove", stroke_width=num(road.half - 4))
    return (
        layer("shadow", VERGE, ' transform="translate(4 6)"')
        + layer("verge", VERGE)
        + layer("edge", EDGE)
        + layer("asphalt", 0)
        + groove
    )


def _kerbs(road: Road) -> str:
    """Inside all the way through a bend, outside on the way in and on the way out."""
    painted = []
    for start, end, side in road.bends():
        inner, length = -side * (road.half + 1.2), end - start
        for offset, a, b in (
            (inner, start - 0.3, end + 0.3),
            (-inner, start + length * 0.45, end + 0.9),
            (-inner, start - 0.9, start + length * 0.12),
        ):
            d = road.stretch(a, b, offset)
            painted.append(path(d, "kerb-base") + path(d, "kerb"))
    return "".join(painted)


def _cells(road: Road, loop: str) -> str:
    lines = "".join(
        polyline(road.across(space + 0.5, -0.5)) for space in range(road.spaces) if not road.hidden(space + 0.5)
    )
    racing = path(road.stretch(0, road.spaces, road.racing_offset) + "Z", "racing")
    return path(lines, "cell") + f'<use href="#{loop}" class="lane"/>' + racing


def _legend_lines(road: Road) -> str:
    """Where a legend minds the corner, and its numbered spaces on the outer verge."""
    painted = []
    for corner in road.circuit["corners"]:
        painted.append(path(polyline(road.across(corner["legend_line_first_space_past"] - 0.5, VERGE)), "legend"))
        for number, space in enumerate(corner["legend_numbered_spaces"]):
            diamond = path("M0-4.6L4.6 0L0 4.6L-4.6 0Z", "legend-dot") + text(str(number), "legend-number", (0, 2.6))
            at = road.at(space, road.outside * (road.half + 6.4))
            painted.append(placed(diamond, at, upright(road.angle(space))))
    return "".join(painted)


def _grid(road: Road) -> str:
    painted = []
    for box, (space, lane) in enumerate(road.circuit["start_grid"], start=1):
        middle, half, front = road.lane_offset(lane), road.half / 2 - 2.6, space + 0.4
        corners = [
            road.at(front - 0.42, middle + half),
            road.at(front, middle + half),
            road.at(front, middle - half),
            road.at(front - 0.42, middle - half),
        ]
        painted.append(path(polyline(corners), "grid-box"))
        number = text(str(box), "grid-number", (0, 5.2))
        painted.append(placed(number, road.at(space + 0.12, middle), upright(road.angle(space))))
    return "".join(painted)


def _distances(road: Road) -> str:
    """Spaces to the next corner, in the lane that is not the racing line; warm from 3 down."""
    grid = {space for space, _ in road.circuit["start_grid"]}
    gravel = hazards.on_gravel(road.circuit)
    painted = []
    for space in road.circuit["track"]:
        u, small = space["space"], space["space"] in grid
        if road.hidden(u):
            continue
        cls = "distance" + (" near" if space["to_corner"] < 4 else "") + (" small" if small else "")
        lane = 3 - space["racing_lane"]
        cls += " loose" if (u, lane) in gravel else ""
        number = text(str(space["to_corner"]), cls, (0, 3.6 if small else 5))
        at = road.at(u - (0.27 if small else 0), road.lane_offset(lane))
        painted.append(placed(number, at, upright(road.angle(u))))
    return "".join(painted)


def _finish(road: Road) -> str:
    """Three files of a chequered flag across the road."""
    line = road.circuit["finish_line_between"][1] - 0.5
    files, edge = 9, road.half + 1
    side = 2 * edge / files
    length = side / _space_length(road, line)
    squares: tuple[list[str], list[str]] = ([], [])
    for row in range(3):
        for file in range(files):
            u, offset = line + (row - 1.5) * length, edge - file * side
            corners = [
                road.at(u, offset),
                road.at(u + length, offset),
                road.at(u + length, offset - side),
                road.at(u, offset - side),
            ]
            squares[(row + file) % 2].append(polyline(corners, close=True))
    return path("".join(squares[0]), fill="#161412") + path("".join(squares[1]), fill=PAPER)


def _space_length(road: Road, u: float) -> float:
    (x0, y0), (x1, y1) = road.at(u - 0.5), road.at(u + 0.5)
    return float(((x1 - x0) ** 2 + (y1 - y0) ** 2) ** 0.5)


def _corner_lines(road: Road) -> str:
    painted = []
    for corner in road.circuit["corners"]:
        d = polyline(road.across(corner["first_space_after"] - 0.5, 3))
        painted.append(path(d, "line-white") + path(d, "line-red"))
    return "".join(painted)
