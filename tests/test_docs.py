"""The samples of README and docs run and print what they say, and what the docs list is what there is."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

import paddock
from paddock.drivers.heat.worth import WORTH
from paddock.engine import FUNCTIONS
from paddock.game import game
from paddock.games.heat import actions, catalog
from tests import docs_pages
from tests.docs_pages import PAGES, ROOT, blocks
from tests.table.client import Server

OWN_TESTS = {
    "docs/games.md": "test_games_doc.py",
    "docs/circuits.md": "cli/test_cli_circuit.py",
    "docs/api.md": "test_api_doc.py",
    "docs/protocol.md": "test_the_sample_client_races_at_a_table",
}
"""Pages whose samples a test of their own runs, as they need more than a folder."""
SHOWN = ("sh", "toml", "json", "ftl")
"""Samples that are not run; of `sh` the commands are read."""
RUN = [
    page
    for page in PAGES
    if page not in OWN_TESTS and any(kind in ("python", "console") or ">>>" in text for kind, text in blocks(page))
]


@pytest.mark.parametrize("page", RUN)
def test_samples_print_what_they_say(page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("COLUMNS", raising=False)
    known: dict[str, object] = {}
    for kind, text in blocks(page):
        if kind == "python":
            assert list(docs_pages.run_python(text, page, known)) == []
        elif kind == "console":
            for command, said, promised in docs_pages.run_console(text):
                assert docs_pages.is_like(said, promised), f"{page}: {command}\n{said}"
        elif ">>>" in text:
            assert docs_pages.run_session(text, page, known) == 0


@pytest.mark.parametrize("page", PAGES)
def test_commands_that_are_only_shown_can_be_given(page: str) -> None:
    for kind, text in blocks(page):
        assert kind in ("", "python", "console", *SHOWN)
        for words in docs_pages.commands(text) if kind == "sh" else ():
            docs_pages.parse(words)
        if not kind and ">>>" not in text:
            assert not docs_pages.commands(text), f"{page}: commands stand in `console`, or in `sh` if they are not run"


def test_an_option_that_is_not_there_is_noticed() -> None:
    with pytest.raises(Exception, match="No such option"):
        docs_pages.parse(["export", "a.race", "--to", "a.csv", "--wings", "2"])
    assert list(docs_pages.run_python("print(1)  # 2", "page", {})) == ["page: '2' was promised, '1' was said"]


def test_the_sample_client_races_at_a_table(tmp_path: Path) -> None:
    client = ROOT / "examples/client.py"
    assert ("python", client.read_text(encoding="utf-8")) in blocks("docs/protocol.md")
    with Server(tmp_path / "tables.db") as server:
        ran = subprocess.run([sys.executable, str(client), server.address], capture_output=True, text=True)
    assert ran.stdout in ("places: [1, 2]\n", "places: [2, 1]\n"), ran.stderr


def test_the_site_is_built_without_a_dead_link_or_a_page_left_out(tmp_path: Path) -> None:
    words = ["-m", "mkdocs", "build", "--strict", "--quiet", "--config-file", str(ROOT / "mkdocs.yml")]
    made = subprocess.run([sys.executable, *words, "--site-dir", str(tmp_path)], capture_output=True, text=True)
    assert made.returncode == 0, made.stdout + made.stderr
    for page in PAGES:
        if page != "README.md":
            assert (tmp_path / Path(page).name).with_suffix(".html").is_file()
    found = json.loads((tmp_path / "search/search_index.json").read_text(encoding="utf-8"))["docs"]
    assert any("slipstream" in each["text"] for each in found), "the search knows what the pages say"
    assert (tmp_path / "pictures/heat.webp").is_file()
    for file in tmp_path.glob("*.html"):
        asked = re.findall(
            r'<(?:script|link|img)[^>]*(?:src|href)="(https?://[^"]*)"', file.read_text(encoding="utf-8")
        )
        assert asked == [], "a page asks nobody else for anything"


def test_readme_example_says_what_its_comments_promise(capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile("\n".join(text for kind, text in blocks("README.md") if kind == "python"), "README.md", "exec"), {})
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
