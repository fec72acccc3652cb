"""The examples of README and docs run, and what the docs list is what there is."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import paddock
from paddock.drivers.heat.worth import WORTH
from paddock.engine import FUNCTIONS
from paddock.game import game
from paddock.games.heat import actions, catalog

ROOT = Path(__file__).parent.parent
PAGES = ["README.md", "docs/analysis.md", "docs/bots.md", "docs/coach.md", "docs/heat.md", "docs/learning.md"]


def blocks(page: str) -> str:
    text = (ROOT / page).read_text(encoding="utf-8")
    return "\n".join(re.findall(r"```python\n(.*?)```", text, re.DOTALL))


@pytest.mark.parametrize("page", PAGES)
def test_the_python_examples_run(page: str, capsys: pytest.CaptureFixture[str]) -> None:
    code = blocks(page)
    assert "engine" in code or "race" in code
    exec(compile(code, page, "exec"), {})
    said = capsys.readouterr().out
    assert said.count("\n") >= 1


def test_readme_example_says_what_its_comments_promise(capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(blocks("README.md"), "README.md", "exec"), {})
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "(0, 1) ['g1', 'g2', 'g3']"
    assert lines[1] == "meant {'gear': 2} heat 139"
    assert sorted(lines[3]) == sorted("[1, 2]")


def test_every_function_of_the_contract_is_documented() -> None:
    text = (ROOT / "docs/engine.md").read_text(encoding="utf-8") + (ROOT / "docs/bots.md").read_text(encoding="utf-8")
    for name in FUNCTIONS:
        assert f"{name}(" in text, f"{name} is not in the docs"


def test_every_room_of_a_game_is_documented() -> None:
    text = (ROOT / "docs/games.md").read_text(encoding="utf-8")
    heat = game("heat")
    for room in ("state", "setup", "actions", "events", "view", "text", "outlook"):
        assert hasattr(heat, room)
        assert f"`{room}.py`" in text


def test_everything_about_heat_is_documented() -> None:
    text = (ROOT / "docs/heat.md").read_text(encoding="utf-8")
    heat = game("heat")
    names = [*heat.setup.OPTIONS, *{said.verb for said in actions.ACTIONS.said.values()} - {"lay", "gear"}]
    race = paddock.race("heat", garage="basic", draft="quick", legends=2, seats=2, seed=1)
    names += race.view(None)["modules"]
    for name in names:
        assert re.search(rf"`{name}\b", text), f"{name} is not in docs/heat.md"


@pytest.mark.parametrize(
    "page", [path.relative_to(ROOT).as_posix() for path in [*ROOT.glob("*.md"), *ROOT.glob("docs/*.md")]]
)
def test_links_lead_somewhere(page: str) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")
    for target in re.findall(r"\]\(([^)#:]+)\)", text):
        assert ((ROOT / page).parent / target).exists(), f"{page}: {target}"


def test_the_worth_of_upgrades_is_what_drivers_draft_by() -> None:
    text = (ROOT / "docs/upgrades.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| ([ab]\d\d) \|.*?\| [\d,]+ \| ([\d.]+) \|", text, re.MULTILINE)
    assert [name for name, _ in sorted(rows)] == sorted(catalog.IDS[: len(WORTH)])
    for name, share in rows:
        assert WORTH[catalog.IDS.index(name)] == pytest.approx(10 * (float(share) - 25), abs=1.01)
