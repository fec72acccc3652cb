"""Formula D's inks and strokes: signal yellow and asphalt."""

from __future__ import annotations

from paddock.drawing.ink.inks import add_inks

PALETTE = add_inks(
    {
        "day": {
            "hot": "#C8102E",
            "cool": "#22252A",
            "sand": "#FFC629",
            "orange": "#F08A1D",
            "dark": "#22252A",
            "stand": "#4A4E55",
            "wall": "#FBF5EA",
            "wall-2": "#DAD4C6",
            "roof": "#C8102E",
            "stone": "#CFCBC0",
            "stone-2": "#9A9B9C",
            "glass": "#4A4E55",
            "tree": "#2F4A3E",
            "tree-2": "#45644E",
            "autumn": "#C8102E",
            "autumn-2": "#F08A1D",
            "oak": "#3D5B47",
            "oak-2": "#5E7C57",
            "trunk": "#3A2E22",
            "field": "#F2B705",
            "field-2": "#E6AC00",
            "crop": "#FFDB70",
            "crop-2": "#F7C945",
            "hill": "#EDAE00",
            "hill-2": "#DE9F00",
            "shore": "#FBF5EA",
            "water": "#3F7F93",
            "water-2": "#4B8CA0",
            "wave": "#A6D0D6",
            "ground": "#FFC629",
            "ground-ray": "#FFCE45",
            "infield": "#FBF0D3",
            "infield-ray": "#FAEBC2",
            "verge": "#FBF5EA",
            "road": "#22252A",
            "road-line": "#FBF5EA",
            "kerb": "#C8102E",
            "post": "#22252A",
            "title": "#22252A",
            "title-shadow": "#C8102E",
            "title-quiet": "#EBB011",
            "title-quiet-shadow": "#DBA000",
            "band": "#22252A",
            "corner": "#4A1C26",
            "stop": "#FFC629",
            "pit": "#5A5E66",
            "noise": "#3C5BA8",
            "danger": "#B8860B",
            "wet": "#9CC3CF",
            "racer-0": "#E0312B",
            "racer-1": "#2F6FD0",
            "racer-2": "#FFD02E",
            "racer-3": "#4A443D",
            "racer-4": "#B9B7B0",
            "racer-5": "#3A9355",
            "racer-6": "#F5842B",
            "racer-7": "#7B4BB5",
            "racer-8": "#FFFFFF",
            "racer-9": "#8A5A34",
        },
        "night": {
            "hot": "#C8102E",
            "cool": "#6C727C",
            "sand": "#B98F1E",
            "orange": "#A5621F",
            "dark": "#08090A",
            "stand": "#0C0D0F",
            "wall": "#8C8A84",
            "wall-2": "#5F5F5E",
            "roof": "#7A1524",
            "stone": "#4B4E53",
            "stone-2": "#3A3D42",
            "glass": "#FFC629",
            "tree": "#16261F",
            "tree-2": "#1D3128",
            "autumn": "#5A1822",
            "autumn-2": "#6B4220",
            "oak": "#1A2D23",
            "oak-2": "#243A2B",
            "trunk": "#0C0D0F",
            "field": "#1B1D20",
            "field-2": "#17191C",
            "crop": "#26261F",
            "crop-2": "#21211C",
            "hill": "#181A1E",
            "hill-2": "#141619",
            "shore": "#2B2E33",
            "water": "#11303B",
            "water-2": "#143844",
            "wave": "#2C5F6C",
            "ground": "#1E2024",
            "ground-ray": "#212429",
            "infield": "#282A2E",
            "infield-ray": "#2C2F33",
            "verge": "#44464A",
            "road": "#0C0D0F",
            "road-line": "#CFC8B8",
            "post": "#EFE6D8",
            "title": "#FFC629",
            "title-shadow": "#8E0C20",
            "title-quiet": "#3A3D43",
            "title-quiet-shadow": "#17191C",
            "band": "#08090A",
            "corner": "#38141B",
            "pit": "#2E3136",
            "light": "#FFC62914",
            "racer-3": "#5A544C",
            "racer-8": "#F2EFE8",
        },
    }
)
"""Formula D's changes: corners, stops, pit lane, the zones of a street race, rain, and the ten cars."""

BOARD_STROKES = """
.kerb-base,.kerb{stroke-width:4.4}
.kerb{stroke-dasharray:5 5}
.lane-pit{stroke:var(--pit)}
.cell{stroke-width:.9;opacity:.62}
.lane.open{stroke-width:.9;opacity:.62;stroke-dasharray:3 2.6}
.lane.shut{stroke-width:1.3;opacity:.72;stroke-dasharray:none}
.corner{fill:var(--corner)}
.arrow{fill:none;stroke:var(--road-line);stroke-width:.95;opacity:.5;stroke-linecap:round;stroke-linejoin:round}
.go{fill:none;stroke:#FFF8EC;stroke-width:1.5;stroke-linecap:round;stroke-linejoin:round}
.line-white{fill:none;stroke-width:3;stroke-linejoin:round}
.line-red{fill:none;stroke-width:1.5;stroke-linejoin:round}
.grid-box{stroke-width:1.2}
.grid-number{font-size:10px;font-weight:850;fill:#FFC629}
.box-number{font-size:8.6px;font-weight:800;fill:#FBF5EA;text-anchor:middle}
.post{stroke-width:2.4}
.stops{font-size:25px;font-weight:900;text-anchor:middle;fill:#22252A}
.stop-tag{fill:#22252A}
.ways{font-size:11.5px;font-weight:800;text-anchor:middle;fill:#FFC629}
.band{fill:#FFC629}
.zone.noise{fill:var(--noise);opacity:.75}
.zone.danger{fill:var(--danger);opacity:.6}
.sound{fill:none;stroke:#FBF5EA;stroke-width:1.3;stroke-linecap:round}
.police-base{fill:none;stroke:#FBF5EA;stroke-width:3.6}
.police{fill:none;stroke:#2F6FD0;stroke-width:3.6;stroke-dasharray:3.6 3.6}
.rain{fill:none;stroke:var(--wet);stroke-width:1.3;stroke-linecap:round;opacity:.8}
.me-base{fill:none;stroke-width:3.4}
.me{stroke-width:2;stroke-dasharray:4 2.6}
.rail{stroke-width:1.2}
"""
