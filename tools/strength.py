"""Measure how strong the drivers of every game are, and write docs/strength.md.

    python tools/strength.py --folder measured --races 60 --workers 2

Races are kept in the folder, a file for each game, and a second run goes on there. Where drivers think, so many races
are run, elsewhere ten times as many.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from paddock.drivers import driver_names, entry
from paddock.drivers.scripts import thinks
from paddock.game import Game, games
from paddock.lab.compare import Comparison, compare
from paddock.lab.ratings import Share

PAGE = Path(__file__).resolve().parents[1] / "docs/strength.md"
MORE = 10
SEED = 1
CIRCUITS = 4
"""Of each game, from the front of its list."""
HEAD = """# How strong the drivers are

""" + " ".join(
    (
        "Made by `python tools/strength.py --folder measured --races {races}{without}`, which races the levels of",
        "a game against each other with `paddock compare` and writes this page. All take part in every race,",
        "one car each;",
        "the races of a block share their luck while the drivers change seats. Those that think have their playouts",
        "and no clock, so the same command gives the same numbers.",
        "[What the columns are](coach.md#comparing-drivers).\n",
    )
)


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("--folder", type=Path, required=True)
    words.add_argument("--races", type=int, default=60)
    words.add_argument("--workers", type=int, default=1)
    words.add_argument("--without", nargs="*", default=[], help="drivers that are left out, as they take long")
    asked = words.parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    without = f" --without {' '.join(asked.without)}" if asked.without else ""
    parts = [HEAD.format(races=asked.races, without=without)]
    for of in games():
        names = [name for name in driver_names(of) if entry(of, name).level > 0 and name not in asked.without]
        circuits = "+".join(of.setup.circuit_names()[:CIRCUITS])
        races = asked.races if thinks(of) else MORE * asked.races
        file = asked.folder / f"{of.name}.jsonl"
        found = compare(of, {"circuit": circuits}, names, races, SEED, workers=asked.workers, file=file)
        parts.append(tell(of, found))
        PAGE.write_text("\n".join(parts), encoding="utf-8")


def tell(of: Game, found: Comparison) -> str:
    """A game's section."""
    rows = found.drivers
    told = [
        f"## {of.title}",
        "",
        f"{found.races} races with {found.plan.seats} cars on {', '.join(found.circuits())}; every driver wins "
        f"{100 * rows[0].fair:.0f} % if all drive alike.",
        "",
        "| driver | rating | wins, % | mean place | " + " | ".join(f"before {one.name}, %" for one in rows) + " |",
        "|---|---|---|---|" + "---|" * len(rows),
    ]
    for one in rows:
        ahead = [None if one is other else found.ahead(one.name, other.name) for other in rows]
        cells = [f"{one.rating:.0f} ±{one.margin:.0f}", percent(one.wins), f"{one.place:.2f}", *map(percent, ahead)]
        told.append(f"| {one.name} | {' | '.join(cells)} |")
    return "\n".join(told) + "\n"


def percent(share: Share | None) -> str:
    """A share with its interval."""
    if share is None:
        return ""
    low, high = share.interval
    return f"{100 * share.share:.0f} ({100 * low:.0f} to {100 * high:.0f})"


if __name__ == "__main__":
    main()
