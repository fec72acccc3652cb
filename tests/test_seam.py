"""The seam: nothing outside a game's own folders names a game or one of its ideas, and nothing is imported by a string
but in one place."""

from __future__ import annotations

import ast
import io
import re
import subprocess
import sys
import tokenize
from collections.abc import Iterator
from pathlib import Path

from paddock.registry import BUILT_IN, PACKAGE

IDEAS = {
    *("legend", "legends", "garage", "garages", "deck", "decks", "sponsor", "sponsors", "upgrade", "upgrades"),
    *(
        "weather",
        "auction",
        "tyre",
        "tyres",
        "debris",
        "slipstream",
        "stress",
        "adrenaline",
        "handicap",
        "bets",
        "powers",
    ),
}
ALLOWED: dict[str, set[str]] = {
    # The one list of games.
    "registry.py": {"heat", "downforce", "formulad"},
    # Names on the wire, which stay as they are.
    "seasons.py": {"garages"},
    "table/http/app.py": {"decks"},
    "table/http/decks.py": {"deck", "decks"},
    "table/http/guard.py": {"decks"},
    "table/http/schemas.py": {"deck", "garages"},
    # An upgrade of the store.
    "table/store/migrations/versions/v0001_log.py": {"upgrade"},
    "table/store/migrations/versions/v0002_season.py": {"upgrade"},
    "table/store/migrations/versions/v0003_due.py": {"upgrade"},
    "table/store/migrations/versions/v0004_packs.py": {"upgrade"},
    "table/store/migrations/versions/v0005_reports.py": {"upgrade"},
    "table/store/schema.py": {"upgrade"},
    # Decks of bridges and ships; inks and strokes in the style sheet of every board.
    "drawing/board.py": {"deck", "decks"},
    "drawing/road/bridges.py": {"deck"},
    "drawing/scenery/quays.py": {"decks"},
    "drawing/ink/inks.py": {"legend"},
    "drawing/ink/palettes.py": {"legend"},
}
"""What a module may say, and why."""


def shared_modules() -> list[Path]:
    """The modules that belong to no game."""
    own = re.compile(rf"(^|/)({'|'.join(BUILT_IN)})(/|_|\.py)")
    found = (path.relative_to(PACKAGE) for path in PACKAGE.rglob("*.py"))
    return sorted(path for path in found if path.parts[0] != "_compiled" and not own.search(path.as_posix()))


def words_of(text: str) -> Iterator[tuple[int, str]]:
    """The words in names and texts of a module, without comments and docstrings, and their lines."""
    tree = ast.parse(text)
    told: set[int] = set()
    for node in ast.walk(tree):
        for body in (getattr(node, "body", None),):
            for part in body if isinstance(body, list) else ():
                if isinstance(part, ast.Expr) and isinstance(part.value, ast.Constant):
                    told.update(range(part.lineno, (part.end_lineno or part.lineno) + 1))
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type in (tokenize.NAME, tokenize.STRING) and token.start[0] not in told:
            for word in re.findall(r"[a-z]+", token.string.lower().replace("formula_d", "formulad")):
                yield token.start[0], word


def test_no_game_and_no_idea_of_one_is_named_outside_its_folders() -> None:
    names = {name.replace("_", "") for name in BUILT_IN}
    found = []
    for path in shared_modules():
        allowed = ALLOWED.get(path.as_posix(), set())
        for line, word in words_of((PACKAGE / path).read_text(encoding="utf-8")):
            if word in (names | IDEAS) - allowed:
                found.append(f"{path}:{line}: {word}")
    assert not found, "\n".join(found)


def test_what_is_allowed_is_needed() -> None:
    for name, words in ALLOWED.items():
        said = {word for _, word in words_of((PACKAGE / name).read_text(encoding="utf-8"))}
        assert words <= said, f"{name} no longer says {words - said}"


def test_only_the_registry_imports_by_a_string() -> None:
    found = [
        path.relative_to(PACKAGE).as_posix()
        for path in PACKAGE.rglob("*.py")
        if re.search(r"import_module|__import__|spec_from|entry_points\(group", path.read_text(encoding="utf-8"))
    ]
    assert found == ["registry.py"]


def test_importing_paddock_opens_no_layer_above_and_no_game() -> None:
    code = "import paddock, sys; print(*[name for name in sys.modules if name.startswith('paddock.')])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    layers = {name.split(".")[1] for name in done.stdout.split()}
    assert not layers & {"drawing", "drivers", "locale", "lab", "table", "cli", "build"}
    assert not any(f"games.{name}" in done.stdout for name in BUILT_IN)
