"""The plans of the city circuits: two cities of our own, for the published one is not to be had."""

from __future__ import annotations

from paddock.games.formula_d.planner import LEFT, MIDDLE, RIGHT, Bend, Plan

NEON_QUAY = Plan(
    name="Neon Quay",
    cells=166,
    line=470.0,
    bends=(
        Bend((45, 585), name="Customs House"),
        Bend((45, 60), name="Lighthouse"),
        Bend((300, 60), name="Fish Market"),
        Bend((300, 255), name="Arcade"),
        Bend((520, 255), name="Noodle Row"),
        Bend((520, 60), name="Precinct"),
        Bend((945, 60), 62, 2, name="Cargo Gate", grow=1.2),
        Bend((945, 335), name="Crane Bend"),
        Bend((700, 335), name="Kino"),
        Bend((700, 585), 62, 2, name="Ferry Ramp", grow=1.2),
    ),
    corners=tuple((i,) for i in range(10)),
    tunnel=86,
    police=24,
    noise=((73, 75),),
    danger=((92, 93, (LEFT, MIDDLE)), (15, 16, (RIGHT,))),
    weather=(1, 4),
    pit_side=-1,
    pit_from=17,
    pit_to=1.0,
    city=True,
)

MONTE_VENTO = Plan(
    name="Monte Vento",
    cells=168,
    line=400.0,
    bends=(
        Bend((585, 585), name="Porto Vecchio"),
        Bend((680, 440), name="Mercato"),
        Bend((940, 440), 48, 2, name="Tornante"),
        Bend((940, 325), 48, 2, name="Tornante"),
        Bend((545, 325), name="Fontana"),
        Bend((545, 185), name="Teatro"),
        Bend((930, 185), 52, 2, name="Belvedere"),
        Bend((930, 55), 52, 2, name="Belvedere"),
        Bend((320, 55), name="Castello"),
        Bend((320, 260), name="Scala"),
        Bend((50, 260), name="Faro"),
        Bend((50, 585), name="Molo"),
    ),
    corners=((0,), (1,), (2, 3), (4,), (5,), (6, 7), (8,), (9,), (10,), (11,)),
    tunnel=92,
    police=40,
    noise=((64, 67),),
    danger=((102, 103, (LEFT, MIDDLE)), (137, 138, (MIDDLE, RIGHT))),
    weather=(1, 3),
    pit_side=1,
    pit_from=17,
    pit_to=1.0,
    city=True,
)

PLANS = {"neon_quay": NEON_QUAY, "monte_vento": MONTE_VENTO}
