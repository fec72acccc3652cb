"""Write the city circuits of Formula D's street race from their plans; how, says paddock.games.formula_d.planner.

python tools/design_city.py neon_quay       write src/paddock/games/formula_d/circuits/neon_quay.json
python tools/design_city.py check           exit 1 if a file is not what its plan gives
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from paddock.games.formula_d.planner import Planner
from tools.city_plans import PLANS

FOLDER = Path(__file__).resolve().parents[1] / "src/paddock/games/formula_d/circuits"


def written(circuit: dict[str, Any]) -> str:
    """The file as text: a line for each corner and each cell."""
    lines = []
    for name, value in circuit.items():
        if name in ("corners", "cells"):
            rows = ",\n  ".join(json.dumps(row, ensure_ascii=False) for row in value)
            lines.append(f' "{name}": [\n  {rows}\n ]')
        else:
            lines.append(f' "{name}": {json.dumps(value, ensure_ascii=False)}')
    return "{\n" + ",\n".join(lines) + "\n}\n"


def main() -> int:
    wanted = sys.argv[1:] or list(PLANS)
    if wanted == ["check"]:
        stale = [
            name for name in PLANS if (FOLDER / f"{name}.json").read_text(encoding="utf-8") != written(design(name))
        ]
        print("\n".join(f"{name}.json is not what its plan gives" for name in stale) or "all as planned")
        return 1 if stale else 0
    for name in wanted:
        (FOLDER / f"{name}.json").write_text(written(design(name)), encoding="utf-8")
    return 0


def design(name: str) -> dict[str, Any]:
    """The circuit of a plan."""
    return Planner(PLANS[name]).draw_up()


if __name__ == "__main__":
    raise SystemExit(main())
