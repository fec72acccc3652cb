"""From measured simulations to the table of the cities in docs/formula_d.md.

    paddock simulate formula_d --circuit neon_quay --seats 10 --set variant=street --set weather=yes \
        --drivers "racer*10" --races 10000 --seed 1 --by character --json > neon_quay.json
    python tools/city_balance.py monaco.json neon_quay.json monte_vento.json

The first file is what the others are compared with: the turns of a lap. Prints a row for each character and the turns.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from paddock.games.formula_d.tables import DRIVER_NAMES

LAPS = 2
LEAST, MOST = 0.05, 0.20
"""How often a character may win on a city, of ten."""


def turns_of_a_lap(measured: dict[str, Any]) -> float:
    """Turns that a car needs for a lap, cars that went out included."""
    return float(measured["turns"] / measured["races"] / len(measured["drivers"]) / LAPS)


def shares(measured: dict[str, Any]) -> dict[str, dict[str, Any]]:
    """What was measured of each character."""
    return {row["character"]: row for row in measured["groups"]}


def said(row: dict[str, Any]) -> str:
    """A share with its interval of 95 percent."""
    low, high = (100 * share for share in row["win_interval"])
    return f"{100 * row['win_share']:.1f} % ({low:.1f} to {high:.1f})"


def main() -> int:
    base, *cities = (json.loads(Path(name).read_text(encoding="utf-8")) for name in sys.argv[1:])
    tables = [shares(city) for city in cities]
    for name in DRIVER_NAMES[1:]:
        print(f"| {name} | {' | '.join(said(table[name]) for table in tables)} |")
    for measured in cities:
        print(
            f"a lap takes {turns_of_a_lap(measured):.2f} turns, {turns_of_a_lap(measured) / turns_of_a_lap(base):.1%}"
        )
    return 0 if all(LEAST <= row["win_share"] <= MOST for table in tables for row in table.values()) else 1


if __name__ == "__main__":
    raise SystemExit(main())
