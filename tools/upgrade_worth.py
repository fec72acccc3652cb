"""From a measured simulation to docs/upgrades.md and the table that drivers draft by.

    paddock simulate heat --circuit all --set upgrades=random --drivers "racer*4" --races 200000 --seed 1 \
        --by upgrade --json > measured.json
    python tools/upgrade_worth.py measured.json

Prints the rows of the page's table, best card first, then the numbers of WORTH in drivers/heat/worth.py.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from paddock.games.heat import catalog
from paddock.locale.heat_cards import upgrade_full

NUMBERS_A_LINE = 8


def main() -> None:
    measured: dict[str, Any] = json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))
    even = 1 / len(measured["drivers"])
    rows = {row["upgrade"]: row for row in measured["groups"]}
    cards = {card["id"]: card for card in catalog.CARDS}
    for name in sorted(rows, key=lambda name: -rows[name]["win_share"]):
        row = rows[name]
        low, high = (100 * share for share in row["win_interval"])
        wins = f"{100 * row['win_share']:.1f} | {low:.1f} to {high:.1f} | {row['mean_place']:.2f}"
        print(f"| {name} | {upgrade_full(cards[name], 'en')} | {sum(row['counts']):,} | {wins} |")
    worth = [
        round(1000 * (rows[name]["win_share"] - even))
        for name in catalog.IDS[: catalog.FIRST_SPONSOR - catalog.FIRST_BASIC]
    ]
    for start in range(0, len(worth), NUMBERS_A_LINE):
        print("    " + ", ".join(map(str, worth[start : start + NUMBERS_A_LINE])) + ",")


if __name__ == "__main__":
    main()
