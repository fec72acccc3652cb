"""Weather tables where the printed one is not known: ours, in the form of Monaco's, after the climate of the place.

A race with weather there takes its table as its `forecast`, which then stands in its settings, file and position: a
table may change one day without touching a race that was begun by it.
"""

from __future__ import annotations

OWN_TABLES: dict[str, tuple[int, int]] = {  # the highest rolls that mean rain and changeable weather
    "austin": (4, 9),
    "barcelona": (4, 8),
    "budapest": (5, 11),
    "buddh": (2, 5),
    "estoril": (6, 12),
    "hockenheim": (6, 13),
    "interlagos": (8, 14),
    "istanbul": (5, 11),
    "mexico": (4, 12),
    "montreal": (6, 13),
    "monza": (5, 10),
    "nurburgring": (8, 15),
    "sebring": (5, 13),
    "sepang": (9, 15),
    "silverstone": (7, 14),
    "singapore": (7, 15),
    "spa": (9, 16),
    "suzuka": (7, 13),
    "zandvoort": (6, 15),
}


def own_forecast(circuit: str) -> str:
    """Our table of a circuit as a forecast, such as 9/16; nothing if there is none."""
    table = OWN_TABLES.get(circuit)
    return f"{table[0]}/{table[1]}" if table else ""
