"""Inks of the boards: one set of CSS variables by day, one by night, and the strokes that use them."""

from __future__ import annotations

import re
from collections.abc import Mapping

THEMES = ("day", "night", "page")
"""`page` follows the page around the drawing: its `data-theme`, or the system's dark setting."""

FONT = '"Sofia Sans Extra Condensed","Arial Narrow","DejaVu Sans Condensed",sans-serif'
PAPER = "#FBF5EA"
INK = "#1E1B18"

DAY = {
    "hot": "#D8412F",
    "cool": "#1F6F78",
    "sand": "#E7B65B",
    "orange": "#E5812F",
    "sheet": "#FBF5EA",
    "dark": "#1E1B18",
    "stand": "#5B534A",
    "wall": "#F4E6CF",
    "wall-2": "#DCC7A4",
    "roof": "#C9482F",
    "stone": "#CDBFA8",
    "stone-2": "#A89B86",
    "glass": "#7FB4B2",
    "tree": "#1B5A60",
    "tree-2": "#2C7A74",
    "autumn": "#C9482F",
    "autumn-2": "#E5812F",
    "oak": "#3C6B48",
    "oak-2": "#57834C",
    "trunk": "#5A3A22",
    "field": "#D29238",
    "field-2": "#B9772B",
    "crop": "#E9C766",
    "crop-2": "#D9AE4B",
    "hill": "#D29238",
    "hill-2": "#B9772B",
    "snow": "#FBF5EA",
    "shore": "#F4EBDC",
    "water": "#1F6F78",
    "water-2": "#257983",
    "wave": "#6FB0AE",
    "ground": "#E7B65B",
    "ground-ray": "#EBBE6A",
    "infield": "#F3DDAE",
    "infield-ray": "#F0D69F",
    "verge": "#F4EBDC",
    "road": "#2B2825",
    "road-line": "#F4EBDC",
    "racing": "#E7B65B",
    "kerb": "#D8412F",
    "legend": "#1F6F78",
    "post": "#1E1B18",
    "title": "#D8412F",
    "title-shadow": "#1F6F78",
    "title-quiet": "#E7B65B",
    "title-quiet-shadow": "#DDA549",
    "band": "#1E1B18",
    "light": "#E7B65B00",
    "flood": "#2A6E8C",
    "gravel": "#84684A",
    "tunnel": "#15171D",
    "lamp": "#FFD27A",
    "seat-0": "#D8412F",
    "seat-1": "#2E64B0",
    "seat-2": "#F2B632",
    "seat-3": "#4A443D",
    "seat-4": "#B9B2A6",
    "seat-5": "#3E8552",
}

NIGHT = {
    "cool": "#45A2AA",
    "sand": "#8F7340",
    "orange": "#B5652A",
    "sheet": "#CFC4B2",
    "dark": "#0B0C0E",
    "stand": "#0F1114",
    "wall": "#8C8577",
    "wall-2": "#5F5B54",
    "roof": "#7A3227",
    "stone": "#5A5D5F",
    "stone-2": "#43474B",
    "glass": "#E7B65B",
    "tree": "#16343A",
    "tree-2": "#1B4247",
    "autumn": "#5A2A22",
    "autumn-2": "#6B4220",
    "oak": "#1C3A2C",
    "oak-2": "#27492F",
    "trunk": "#0F1114",
    "field": "#151A21",
    "field-2": "#11151B",
    "crop": "#242520",
    "crop-2": "#1D1F1C",
    "hill": "#151A21",
    "hill-2": "#11151B",
    "snow": "#56636E",
    "shore": "#2B3A42",
    "water": "#10343C",
    "water-2": "#123B44",
    "wave": "#2C6A72",
    "ground": "#1B222A",
    "ground-ray": "#1E262F",
    "infield": "#232C34",
    "infield-ray": "#27313A",
    "verge": "#38434C",
    "road": "#0E0F12",
    "road-line": "#EFE6D8",
    "legend": "#45A2AA",
    "post": "#EFE6D8",
    "title": "#B33527",
    "title-shadow": "#0F1B20",
    "title-quiet": "#35424D",
    "title-quiet-shadow": "#1A2128",
    "band": "#0E0F12",
    "light": "#E7B65B18",
    "flood": "#16425A",
    "gravel": "#4F4233",
    "tunnel": "#050608",
    "seat-0": "#E2503D",
    "seat-1": "#4C86D8",
    "seat-3": "#56504A",
    "seat-5": "#52A56A",
}

DOWNFORCE = {
    "day": {
        "hot": "#FF6B4A",
        "cool": "#12355B",
        "sand": "#FFC83D",
        "orange": "#FFA24A",
        "dark": "#12355B",
        "stand": "#34577A",
        "wall": "#FBF5EA",
        "wall-2": "#E3EDEA",
        "roof": "#FF6B4A",
        "stone": "#E2D9C6",
        "stone-2": "#B9C4C2",
        "glass": "#12355B",
        "tree": "#1E5C66",
        "tree-2": "#2F7F80",
        "autumn": "#FF6B4A",
        "autumn-2": "#FFA24A",
        "oak": "#2F7F80",
        "oak-2": "#4C9A8E",
        "trunk": "#12355B",
        "field": "#BFDDD6",
        "field-2": "#B2D3CC",
        "crop": "#F6E3B4",
        "crop-2": "#EFD596",
        "hill": "#A9D0CB",
        "hill-2": "#93C0BE",
        "shore": "#FBF5EA",
        "water": "#4B9CB8",
        "water-2": "#57A8C2",
        "wave": "#CFE8E4",
        "ground": "#CFE8E4",
        "ground-ray": "#D7EDE9",
        "infield": "#DDF0EB",
        "infield-ray": "#E6F4F0",
        "verge": "#FBF5EA",
        "road": "#12355B",
        "road-line": "#8FB4C4",
        "kerb": "#FF6B4A",
        "post": "#12355B",
        "title": "#12355B",
        "title-shadow": "#FF6B4A",
        "title-quiet": "#A9CFCF",
        "title-quiet-shadow": "#C4E2DE",
        "band": "#FF6B4A",
        "bend": "#1C4A78",
        "bet": "#FFC83D",
        "car-0": "#1B2230",
        "car-1": "#D6323A",
        "car-2": "#FF8A2A",
        "car-3": "#2F7DE0",
        "car-4": "#2E9C63",
        "car-5": "#FFC83D",
    },
    "night": {
        "hot": "#D9573C",
        "cool": "#3C78A8",
        "sand": "#B98F2E",
        "orange": "#B36F35",
        "dark": "#081220",
        "stand": "#0A1626",
        "wall": "#8C9AA3",
        "wall-2": "#5E6E7A",
        "roof": "#8F3F30",
        "stone": "#4B5661",
        "stone-2": "#39434E",
        "glass": "#FFC83D",
        "tree": "#123540",
        "tree-2": "#184650",
        "autumn": "#6B3229",
        "autumn-2": "#7A4B25",
        "oak": "#163F45",
        "oak-2": "#1D4E50",
        "trunk": "#081220",
        "field": "#142433",
        "field-2": "#122130",
        "crop": "#2A2C2A",
        "crop-2": "#242726",
        "hill": "#122232",
        "hill-2": "#0F1D2B",
        "shore": "#2A3D4C",
        "water": "#0E3450",
        "water-2": "#113C5A",
        "wave": "#2F6F8C",
        "ground": "#16273A",
        "ground-ray": "#192B3F",
        "infield": "#1B2F44",
        "infield-ray": "#1F344A",
        "verge": "#31465A",
        "road": "#081222",
        "road-line": "#7FA3B5",
        "post": "#EFE6D8",
        "title": "#EFE6D8",
        "title-shadow": "#B84A33",
        "title-quiet": "#2B435B",
        "title-quiet-shadow": "#142436",
        "band": "#B84A33",
        "bend": "#0F2138",
        "light": "#FFC83D16",
        "car-0": "#3A4354",
        "car-1": "#E2454C",
        "car-3": "#4A90EE",
        "car-4": "#3BB077",
    },
}
"""Downforce's changes to the palette, with inks of its own: bends, betting lines and the six cars."""

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

DOWNFORCE_STROKES = """
.shadow{fill:#0B223D;stroke:#0B223D;stroke-width:20;stroke-linejoin:round;opacity:.22}
.verge{fill:none;stroke-width:20;stroke-linejoin:round}
.kerb-base,.kerb{stroke-width:12}
.asphalt{fill:var(--road);stroke-width:3}
.bend{fill:var(--bend)}
.cell{stroke-width:1.3;opacity:1}
.ahead{fill:none;stroke:var(--road-line);stroke-width:1.6;opacity:.55}
.grid-number{font-size:18px;font-weight:850}
.me-base{fill:none;stroke-width:5.4}
&.quiet g{--band:var(--dark)}
.bet-edge{stroke:var(--post);stroke-width:9}
.bet-line{stroke:var(--bet);stroke-width:5.5}
.bet-number{font-size:25px;font-weight:900;fill:#12355B;text-anchor:middle}
"""

CAR_STROKES = """
.number{font-family:%FONT%;font-size:11.5px;font-weight:850;fill:#1E1B18;text-anchor:middle}
"""


def ink(name: str) -> str:
    """A CSS reference to an ink of the palette."""
    known = DAY.keys() | DOWNFORCE["day"].keys()
    if name not in known:
        raise ValueError(f"unknown ink {name!r}; there are {', '.join(sorted(known))}")
    return f"var(--{name})"


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


def stylesheet(scope: str, inks: Mapping[str, Mapping[str, str]], strokes: str) -> str:
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
