"""Downforce's inks and strokes: water, quays and late sun."""

from __future__ import annotations

from paddock.drawing.ink.inks import add_inks

PALETTE = add_inks(
    {
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
)
"""Downforce's changes to the palette, with inks of its own: bends, betting lines and the six cars."""

BOARD_STROKES = """
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
