"""Every race file in tests/races replays to the same text on both engines. A file dropped in becomes a test."""

from __future__ import annotations

from pathlib import Path

import pytest

from paddock import record, verify
from paddock.race import Race
from tests.conftest import engine_of

FILES = sorted((Path(__file__).parent / "races").glob("*.race"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_race_file_replays_to_the_same_text(path: Path, engine_kind: str) -> None:
    text = path.read_text(encoding="utf-8")
    filed = record.parse(text)
    race = Race(
        filed.game,
        filed.settings,
        seed=filed.seed,
        seal=filed.seal,
        position=filed.position,
        version=filed.version,
        engine=engine_of(filed.game, engine_kind),
    )
    for line in filed.lines:
        record.replay_line(race, line)
    record.check_end(race, filed)
    commented = any(line.startswith("#") for line in text.splitlines())
    assert record.write(race, names=filed.names, comments=commented) == text


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_race_file_is_verified(path: Path) -> None:
    verdict = verify(path.read_text(encoding="utf-8"))
    assert verdict.right, verdict.sentence


def test_there_are_race_files() -> None:
    assert len(FILES) >= 4
