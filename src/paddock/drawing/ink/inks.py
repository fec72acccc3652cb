"""Inks of the boards: one set of CSS variables by day, one by night, and the strokes that use them."""

from __future__ import annotations

import re
from collections.abc import Mapping

from paddock.drawing.ink.palettes import DAY, NIGHT

Palette = Mapping[str, Mapping[str, str]]
"""Inks by name, by day and by night."""

THEMES = ("day", "night", "page")
"""`page` follows the page around the drawing: its `data-theme`, or the system's dark setting."""

FONT = '"Sofia Sans Extra Condensed","Arial Narrow","DejaVu Sans Condensed",sans-serif'
PAPER = "#FBF5EA"
INK = "#1E1B18"

STROKES = """
text{font-family:%FONT%}
.loop{fill:none;stroke-linejoin:round}
.shadow{stroke:#1E1B18;opacity:.16}
.verge{stroke:var(--verge)}
.edge{stroke:var(--road-line)}
.asphalt{stroke:var(--road)}
.groove{fill:none;stroke:#FFE7B8;opacity:.1}
.lane{fill:none;stroke:var(--road-line);stroke-width:1;opacity:.3;stroke-dasharray:5 5}
.cell{fill:none;stroke:var(--road-line);stroke-width:1.5;opacity:.55}
.racing{fill:none;stroke:var(--racing);stroke-width:2.2;opacity:.85;stroke-dasharray:13 5}
.kerb-base,.kerb{fill:none;stroke-width:6.6;stroke:#FBF5EA}
.kerb{stroke:var(--kerb);stroke-dasharray:8 8}
.legend{stroke:var(--legend);stroke-width:2.4;stroke-dasharray:1 4.2;stroke-linecap:round;fill:none}
.legend-dot{fill:var(--legend);opacity:.8}
.legend-number{font-size:8px;font-weight:800;fill:#FBF5EA;text-anchor:middle}
.grid-box{fill:none;stroke:#FBF5EA;stroke-width:1.9}
.grid-number{font-size:16px;font-weight:800;fill:#FBF5EA;text-anchor:middle}
.distance{font-size:15px;font-weight:700;fill:#F4EBDC;text-anchor:middle;opacity:.82}
.distance.near{fill:#FF9C7A;opacity:1;font-weight:850}
.distance.small{font-size:10.5px;opacity:.65}
.distance.loose{stroke:var(--road);stroke-width:3.4px;paint-order:stroke;opacity:1}
.chicane{fill:var(--kerb);opacity:.26}
.pool{fill:var(--flood);fill-opacity:.86;stroke:var(--wave);stroke-width:1.6}
.ripple{fill:none;stroke:var(--wave);stroke-width:1.5;stroke-linecap:round;opacity:.75}
.splash{fill:var(--wave);opacity:.8}
.gravel{fill:var(--gravel)}
.stones{fill:var(--road);opacity:.55}
.stones.light{fill:var(--verge);opacity:.6}
.wall{stroke:var(--stone-2)}
.courses{stroke:var(--dark);stroke-width:1;opacity:.3}
.tunnel{stroke:var(--tunnel)}
.glow{fill:var(--lamp);opacity:.13}
.lamp{fill:var(--lamp)}
.bridge-shadow{stroke:#1E1B18;opacity:.34}
.rail{fill:none;stroke:var(--verge);stroke-width:1.8}
.line-white{stroke:#FBF5EA;stroke-width:8}
.line-red{stroke:var(--kerb);stroke-width:4}
.post{stroke:var(--post);stroke-width:4}
.limit{font-size:40px;font-weight:900;text-anchor:middle;fill:#1E1B18}
.turn{font-size:14px;font-weight:800;text-anchor:middle;fill:#FBF5EA}
.bends{fill:none;stroke:#E7B65B;stroke-width:2;stroke-linejoin:round;stroke-linecap:round}
.wave{fill:none;stroke:var(--wave);stroke-width:2;stroke-linecap:round}
.words{font-size:15px;font-weight:850;text-anchor:middle;fill:#FBF5EA;letter-spacing:.04em}
.title{font-weight:900;fill:var(--title)}
.title-shadow{font-weight:900;fill:var(--title-shadow)}
&.quiet .title{fill:var(--title-quiet)}
&.quiet .title-shadow{fill:var(--title-quiet-shadow)}
.band{font-weight:800;fill:#FBF5EA;letter-spacing:.075em;white-space:pre}
.me{fill:none;stroke-width:3.2;stroke-dasharray:7 4}
.skid{fill:none;stroke:#000;stroke-width:3;opacity:.55;stroke-linecap:round}
"""

CAR_STROKES = """
.number{font-family:%FONT%;font-size:11.5px;font-weight:850;fill:#1E1B18;text-anchor:middle}
"""


def ink(name: str) -> str:
    """A CSS reference to an ink of the palette."""
    if name not in _known:
        raise ValueError(f"unknown ink {name!r}; there are {', '.join(sorted(_known))}")
    return f"var(--{name})"


_known = set(DAY)


def add_inks(palette: Palette) -> Palette:
    """Make the inks of a game's own palette known; returns it."""
    _known.update(palette["day"])
    return palette


def check_theme(theme: str) -> str:
    """The theme itself, or a ValueError that names the ones there are."""
    if theme not in THEMES:
        raise ValueError(f"unknown theme {theme!r}; there are {', '.join(THEMES)}")
    return theme


def check_prefix(prefix: str) -> str:
    """The prefix itself, or a ValueError if it cannot begin a class and ids."""
    if not re.fullmatch(r"[A-Za-z][A-Za-z0-9_-]*", prefix):
        raise ValueError(f"prefix {prefix!r} must be a letter, then letters, digits, - or _")
    return prefix


def stylesheet(scope: str, inks: Palette, strokes: str) -> str:
    """A style element for one drawing. Rules reach no further than the class `scope`.

    `inks` may change the palette: {"day": {"ground": "#..."}, "night": {...}}.
    """
    day = _declare({**DAY, **inks.get("day", {})})
    night = _declare({**NIGHT, **inks.get("night", {})})
    rules = [
        f".{scope}{{{day}}}",
        f".{scope}.night,[data-theme=night] .{scope}.page{{{night}}}",
        f"@media(prefers-color-scheme:dark){{:root.{scope}.page{{{night}}}}}",
    ]
    for rule in strokes.replace("%FONT%", FONT).split("\n"):
        if rule:
            selectors, body = rule.split("{", 1)
            rules.append(",".join(_scoped(scope, s) for s in selectors.split(",")) + "{" + body)
    return "<style>" + "".join(rules) + "</style>"


def _scoped(scope: str, selector: str) -> str:
    """A selector within the drawing; one that begins with & is about the drawing itself."""
    return f".{scope}{selector[1:]}" if selector.startswith("&") else f".{scope} {selector}"


def _declare(inks: Mapping[str, str]) -> str:
    return ";".join(f"--{name}:{value}" for name, value in inks.items())
