"""docs/games.md, step by step: a game of somebody else's that races everywhere without a line changed in Paddock."""

from __future__ import annotations

import asyncio
import random
import re
import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

import paddock
from paddock import drawing, drivers, registry
from paddock.cli.app import run
from paddock.errors import PaddockError
from paddock.game import brought_games, game, games
from paddock.locale import messages, radio, ruling

from .conformance import checks
from .conformance.cases import Case
from .table.client import Client, Server

ROOT = Path(__file__).parent.parent
TOY = ROOT / "tests" / "toy_game"
PAGE = (ROOT / "docs" / "games.md").read_text(encoding="utf-8")
CACHES: tuple[Any, ...] = (
    registry.entry_points,
    game,
    brought_games,
    messages._files,
    messages.resources,
    messages._bundle,
    messages._rulings_by_game,
    messages.whole_language,
    messages.parts,
)


@pytest.fixture
def installed(monkeypatch: pytest.MonkeyPatch) -> Iterator[pytest.MonkeyPatch]:
    """The toy game as if it had been installed: a package with its entry point on the path."""
    monkeypatch.syspath_prepend(str(TOY))
    forget()
    yield monkeypatch
    monkeypatch.undo()
    forget()


def forget() -> None:
    for found in CACHES:
        found.cache_clear()


def blocks(kind: str) -> list[str]:
    """The blocks of a kind on the page; those of the toy game come before the other chapters."""
    story = PAGE.partition("## A game in Paddock itself")[0]
    return re.findall(rf"^```{kind}\n(.*?)^```$", story, re.DOTALL | re.MULTILINE)


def test_the_page_shows_every_file_of_the_game_as_it_is() -> None:
    shown = {}
    for block in (*blocks("python"), *blocks("toml"), *blocks("ftl")):
        first, _, rest = block.partition("\n")
        if first.startswith("# ") and "." in first:
            shown[first.removeprefix("# ")] = rest
    files = [TOY / "pyproject.toml", *TOY.glob("toy_game/*.py"), *TOY.glob("toy_game/**/*.ftl")]
    assert shown == {path.relative_to(TOY).as_posix(): path.read_text(encoding="utf-8") for path in files}


def test_the_commands_of_the_page_run_and_say_what_it_promises(
    installed: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    installed.chdir(tmp_path)
    installed.setenv("COLUMNS", "120")
    steps = [step for block in blocks("console") for step in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]]
    assert len(steps) >= 9
    for step in steps:
        command, *promised = step.splitlines()
        capsys.readouterr()
        assert run(shlex.split(command)[1:]) == 0, command
        said = capsys.readouterr().out
        for line in promised:
            assert line in said, f"{command} does not say {line!r} but {said}"
    for picture in ("oval.svg", "end.svg"):
        drawn = ElementTree.fromstring((tmp_path / picture).read_text(encoding="utf-8"))
        assert len([part for part in drawn.iter() if part.tag.endswith("circle")]) >= 12


def test_the_examples_in_python_run(installed: pytest.MonkeyPatch) -> None:
    examples = [block for block in blocks("python") if not block.startswith("# toy_game/")]
    assert examples
    for example in examples:
        exec(compile(example, "docs/games.md", "exec"), {})


def test_a_person_plays_it_in_the_terminal(
    installed: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    from .cli.keyboard import Keyboard

    installed.chdir(tmp_path)
    installed.setattr("sys.stdin", Keyboard("? 2\n" + "push\n1\n" * 40, False))
    assert run(["race", "toy", "--seats", "2", "--seed", "3", "--pace", "0", "--save", "mine.race"]) == 0
    said = capsys.readouterr().out
    assert "Pushing" in said and "roll" in said and "wins the race!" in said
    assert run(["verify", "mine.race"]) == 0


def test_its_words_are_its_own_and_another_language_falls_back_to_english(installed: pytest.MonkeyPatch) -> None:
    race = paddock.race("toy", seats=2, seed=1)
    events = race.act(race.waiting[0], "roll")
    told = [line.text for line in radio(events, {0: "red", 1: "blue"}, "nl", circuit="oval")]
    assert re.fullmatch(r"(red|blue) goes \d to space \d", told[0])
    assert ruling("toy 2").title == "Pushing"


def test_it_passes_what_every_game_must(installed: pytest.MonkeyPatch) -> None:
    case = Case("toy", {"circuit": "oval", "seats": 3}, faults=lambda s: [])
    engine = game("toy").plain_engine
    for seed in range(3):
        checks.check_random_race(case, engine, seed)
    race = checks.random_race(case, engine, 1)
    checks.check_record(race)
    checks.check_texts(race)


def test_without_parts_of_its_own_a_game_gets_plain_ones(installed: pytest.MonkeyPatch) -> None:
    toy = game("toy")
    installed.setattr(toy, "parts", {})
    drivers.scripts.cache_clear()
    assert list(drivers.levels(toy)) == ["random"]
    race = paddock.race("toy", seats=2, seed=1)
    drivers.run(race, drivers.seat_drivers(race, ["random", "random"], 1))
    assert race.over
    assert len(drawing.of(toy).geometry(toy.setup.circuit("oval"))["cells"]) == 12
    drivers.scripts.cache_clear()


def test_a_broken_package_is_named_and_stops_nobody_else(installed: pytest.MonkeyPatch, tmp_path: Path) -> None:
    info = tmp_path / "broken-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: broken\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[paddock.games]\nbroken = no_such_package:GAME\ntoy2 = toy_game:SEATS\n")
    installed.syspath_prepend(str(tmp_path))
    forget()
    with pytest.raises(PaddockError, match="no_such_package:GAME cannot be opened"):
        game("broken")
    with pytest.raises(PaddockError, match="toy_game:SEATS must be a Game, not a int"):
        game("toy2")
    with pytest.warns(UserWarning, match="left out"):
        names = [found.name for found in games()]
    assert names == [*registry.BUILT_IN, "toy"]


def test_it_sits_at_a_table_over_the_socket(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        made = server.make("person", "patient", game="toy", options={"circuit": "loop"})
        table = made["table"]
        async with Client(server, table, server.sit(table, 0), made["host"]) as client:
            await client.ask("start")
            await client.race(random.Random(1))
            assert client.info["state"] == "over"
            assert client.views["0"]["cars"][0]["seat"] == 0

    with Server(tmp_path / "tables.db", packages=[TOY]) as server:
        assert "toy" in [found["name"] for found in server.get("/api/games").json()]
        assert server.get("/api/boards/toy/oval.svg").status_code == 200
        assert len(server.get("/api/boards/toy/oval/geometry").json()["cells"]) == 12
        assert server.get("/api/rulings/toy/2").json()["title"] == "Pushing"
        asyncio.run(play(server))
