"""Comparing drivers: balanced seats, common luck, ratings, a file to go on with, and stopping early."""

from __future__ import annotations

import json
import sys
from collections import Counter
from pathlib import Path

import pytest

from paddock import PaddockError
from paddock.cli.app import run
from paddock.game import game
from paddock.lab.compare import Bar, compare
from paddock.lab.ratings import ahead, rate
from paddock.lab.tournament import run_block, tournament

HEAT = game("heat")
SHORT = {"circuit": "usa", "laps": 1}


@pytest.mark.parametrize(
    ("drivers", "seats"), [("racer,club,rookie", None), ("racer,rookie*3", None), ("racer,club", 5)]
)
def test_everybody_sits_on_every_seat_equally_often(drivers: str, seats: int | None) -> None:
    plan = tournament(HEAT, SHORT, drivers, 3, seats)
    for block in range(4):
        sat = Counter((name, seat) for names in plan.line_ups(block) for seat, name in enumerate(names))
        shares = Counter(plan.field)
        assert all(sat[name, seat] == shares[name] for name in shares for seat in range(plan.seats))
    assert len({tuple(plan.line_ups(block)[0]) for block in range(20)}) > 1


def test_a_block_follows_from_the_seed_and_its_number() -> None:
    plan = tournament(HEAT, SHORT, "random,racer", 5)
    assert run_block(plan, 2) == run_block(plan, 2)
    assert run_block(plan, 2) != run_block(plan, 3)


def test_ratings_order_drivers_and_agree_with_who_finishes_ahead() -> None:
    found = compare("heat", SHORT, "rookie,racer,club", 300, 1)
    assert [one.name for one in found.drivers] == ["racer", "club", "rookie"]
    racer, club, rookie = found.drivers
    assert racer.rating == 1000 and racer.margin < 80
    assert club.rating + club.margin < racer.rating and rookie.rating + rookie.margin < club.rating - club.margin
    share = found.ahead("racer", "club")
    assert share is not None and share.interval[0] > 0.5
    expected = 1 / (1 + 2 ** (-(racer.rating - club.rating) / 100))
    assert abs(share.share - expected) < 0.08
    assert found.races == 300 and racer.fair == pytest.approx(1 / 3)


def test_a_comparison_goes_on_where_it_was_left(tmp_path: Path) -> None:
    whole = compare("heat", SHORT, "racer,club", 24, 7)
    file = tmp_path / "races.jsonl"
    compare("heat", SHORT, "racer,club", 8, 7, file=file)
    with file.open("a") as cut:
        cut.write('{"block": 4, "pla')  # the machine went off
    again = compare("heat", SHORT, "racer,club", 24, 7, file=file, workers=2)
    assert again.as_dict() == whole.as_dict()
    written = file.read_text()
    assert len(written.splitlines()) == 1 + 12
    assert compare("heat", SHORT, "racer,club", 24, 7, file=file).as_dict() == whole.as_dict()
    assert file.read_text() == written
    with pytest.raises(PaddockError, match="another seed"):
        compare("heat", SHORT, "racer,club", 24, 8, file=file)
    file.write_text("something else\n")
    with pytest.raises(PaddockError, match="no file of a comparison"):
        compare("heat", SHORT, "racer,club", 24, 7, file=file)


def test_it_stops_when_the_bar_is_cleared_or_missed_for_certain() -> None:
    cleared = compare("heat", SHORT, "racer,rookie", 400, 1, bar="racer/rookie=0.6")
    assert cleared.stopped and 16 <= cleared.races < 400
    share = ahead(cleared.blocks, "racer", "rookie")
    assert share is not None and share.interval[0] > 0.6
    missed = compare("heat", SHORT, "racer,rookie", 400, 1, bar=Bar("rookie", None, 0.5))
    assert missed.stopped and missed.races < 400
    for wrong in ("racer", "racer=2", "=0.5", "racer/=0.5"):
        with pytest.raises(PaddockError, match="a bar is written like"):
            Bar.read(wrong)
    with pytest.raises(PaddockError, match="does not take part"):
        compare("heat", SHORT, "racer,rookie", 4, 1, bar="pro=0.5")


def test_two_alike_are_rated_alike() -> None:
    even = [[[("a", 1), ("b", 2)], [("b", 1), ("a", 2)]] for _ in range(50)]
    found = rate(even, ("a", "b"))
    assert abs(found["a"][0] - found["b"][0]) < 20


def test_who_cannot_be_compared_is_refused() -> None:
    with pytest.raises(PaddockError, match="two drivers or more"):
        compare("heat", SHORT, "racer*4", 4, 1)
    with pytest.raises(PaddockError, match="driver"):
        compare("heat", SHORT, "racer,schumacher", 4, 1)


def test_the_command_prints_a_table_or_json_and_takes_programs(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["compare", "heat", "--circuit", "usa", "--laps", "1", "--races", "2"]
    assert run([*words, "--drivers", "racer,rookie", "--language", "nl"]) == 0
    assert "rookie" in (out := capsys.readouterr().out) and "plaats" in out
    bot = f"exec:{sys.executable} examples/bots/careful.py"
    assert run([*words, "--drivers", f"{bot},rookie", "--seats", "2", "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["races"] == 2 and {one["driver"] for one in data["drivers"]} == {bot, "rookie"}
