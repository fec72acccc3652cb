"""Programs from outside: they are told what a seat knows, and what they do wrong costs them a decision only."""

from __future__ import annotations

import json
import shutil
import sys
from pathlib import Path

import pytest

import paddock
from paddock import record
from paddock.drivers import Outside, close_drivers, parse_drivers, run, seat_drivers, split_drivers
from paddock.drivers.driver import Driver, driver
from paddock.drivers.program import BotFault, Program
from paddock.errors import PaddockError

EXAMPLES = Path(__file__).parents[2] / "examples" / "bots"

BOT = """
import json, os, sys
asked = 0
for line in sys.stdin:
    said = json.loads(line)
    def act(answer, number=None):
        print(json.dumps({"do": "act", "id": number or said["id"], "answer": answer}), flush=True)
    if said["is"] == "hello":
        print(json.dumps({"do": "ready", "name": "Test"}), flush=True)
    if said["is"] == "decision":
        asked += 1
        first = said["actions"][0]["text"]
"""


@pytest.fixture
def bot(tmp_path: Path) -> str:
    """The start of a bot, as a command; what it does when it is asked is written to its file."""
    return f"{sys.executable} {tmp_path / 'bot.py'}"


def write(tmp_path: Path, *does: str) -> None:
    (tmp_path / "bot.py").write_text(BOT + "".join(f"        {line}\n" for line in does))


def raced(command: str, seconds: float = 5.0, game: str = "heat") -> tuple[paddock.Race, Outside]:
    race = paddock.race(game, seats=2, seed=5)
    drivers: dict[int, Driver] = dict(seat_drivers(race, {1: "racer"}, 2))
    outside = Outside(race, 0, command, driver(game, "racer", 3), seconds)
    drivers[0] = outside
    try:
        run(race, drivers)
    finally:
        close_drivers(drivers)
    return race, outside


@pytest.mark.parametrize("game", ["heat", "downforce", "formula_d"])
def test_a_program_races_every_game(bot: str, tmp_path: Path, game: str) -> None:
    write(tmp_path, "act(first)")
    race, outside = raced(bot, game=game)
    assert race.over and outside.forfeits == []
    assert outside.program.name == "Test"


def test_it_knows_what_its_seat_knows_and_the_circuit(bot: str, tmp_path: Path) -> None:
    write(tmp_path, "open('said.json', 'w').write(line)", "act(first)")
    kept = "        open('hello.json', 'w').write(line)\n"
    text = (
        (tmp_path / "bot.py")
        .read_text()
        .replace('    if said["is"] == "hello":\n', f'    if said["is"] == "hello":\n{kept}')
    )
    (tmp_path / "bot.py").write_text(f"import os; os.chdir({str(tmp_path)!r})\n" + text)
    race = paddock.race("heat", circuit="usa", seats=2, seed=5)
    drivers = seat_drivers(race, ["racer", f"exec:{bot}"], 1)
    try:
        while race.waiting[0] != 1:
            run(race, {0: drivers[0]})
        view, decision = race.seen_by(1), race.decision(1)
        run(race, {1: drivers[1]}, most=1)
    except PaddockError:
        pass  # not over after one decision
    finally:
        close_drivers(drivers)
    hello, said = (json.loads((tmp_path / name).read_text()) for name in ("hello.json", "said.json"))
    assert hello["circuit"]["spaces"] == 69 and hello["settings"]["seats"] == 2 and hello["seat"] == 1
    assert decision is not None
    assert said["view"] == json.loads(json.dumps(view))
    assert said["kind"] == decision.kind and [action["text"] for action in said["actions"]] == list(decision.texts)


def test_whatever_it_does_wrong_costs_one_decision(bot: str, tmp_path: Path) -> None:
    write(
        tmp_path,
        "if asked == 1: print('thinking', flush=True)",
        "elif asked == 2: act('fly')",
        "elif asked == 3: pass",
        "elif asked == 4: act('fly', 3); act(first)  # what came too late is not minded",
        "elif asked == 5: act(first, 99)",
        "else: act(first)",
    )
    race, outside = raced(bot, seconds=0.5)
    assert race.over
    assert [forfeit.kind for forfeit in outside.forfeits] == ["lied", "lied", "stalled", "lied"]
    assert "a line must be one JSON object, not 'thinking'" in outside.forfeits[0].reason
    assert 'it answered "fly", which is none of the actions:' in outside.forfeits[1].reason


def test_one_that_dies_is_replaced_to_the_end(bot: str, tmp_path: Path) -> None:
    write(tmp_path, "if asked == 2: sys.exit(7)", "act(first)")
    race, outside = raced(bot)
    assert race.over
    assert {forfeit.kind for forfeit in outside.forfeits} == {"died"}
    assert outside.forfeits[0].reason == "it ended with status 7"


def test_one_that_stalls_three_times_is_not_asked_any_more(bot: str, tmp_path: Path) -> None:
    write(tmp_path, "pass")
    race, outside = raced(bot, seconds=0.05)
    assert race.over
    assert [forfeit.kind for forfeit in outside.forfeits[:4]] == ["stalled", "stalled", "stalled", "died"]
    assert outside.forfeits[3].reason == "it stalled 3 times in a row"


def test_one_that_does_not_read_holds_nobody_up(tmp_path: Path) -> None:
    program = Program(f"{sys.executable} -c 'import time; time.sleep(60)'", 0.1)
    try:
        with pytest.raises(BotFault, match="stopped by signal 9"):
            program.hello("heat", 0, {"much": "x" * 500_000}, {})
    finally:
        program.close()


@pytest.mark.parametrize(
    ("command", "wrong"),
    [
        ("", "after exec: comes the command"),
        ("./nobody-wrote-this", "cannot be started"),
        ("sh -c 'exit 3'", "did not get ready: it ended with status 3"),
        ("'unclosed", "cannot be read"),
    ],
)
def test_one_that_cannot_start_is_an_error_in_one_line(command: str, wrong: str) -> None:
    race = paddock.race("heat", seats=2, seed=1)
    with pytest.raises(PaddockError, match=wrong):
        seat_drivers(race, ["racer", f"exec:{command}"], 1)


def test_commands_among_other_drivers() -> None:
    assert split_drivers("racer,exec:./a --depth 3*2+rookie") == [
        ("racer", None),
        ("exec:./a --depth 3", 2),
        ("rookie", None),
    ]
    assert parse_drivers("exec:sh -c 'a,b+c',racer", 2) == ["exec:sh -c 'a,b+c'", "racer"]


@pytest.mark.parametrize("name", ["careful.py", "anything.mjs"])
def test_the_examples_race(name: str) -> None:
    if name.endswith(".mjs") and shutil.which("node") is None:
        pytest.skip("node is not installed")
    race, outside = raced(str(EXAMPLES / name))
    assert race.over and outside.forfeits == []


def test_notes_stand_in_the_file_and_mean_nothing() -> None:
    race = paddock.race("heat", seats=2, seed=5, laps=1)
    run(race, seat_drivers(race, ["racer", "racer"], 1))
    noted = record.write(race, notes={3: "the bot of seat 1 forfeits\na decision"})
    assert "# the bot of seat 1 forfeits a decision" in noted.splitlines()
    assert record.read(noted).save() == race.save()
