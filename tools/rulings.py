"""Which rulings have a passing test: `make rulings`. Arguments go to pytest, such as `-n 2`."""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path

import pytest

from paddock.locale import Unsaid, ruling, rulings
from paddock.registry import BUILT_IN

ROOT = Path(__file__).parent.parent


class Ledger:
    """A pytest plugin that counts, for each ruling, the passing tests that cite it."""

    def __init__(self) -> None:
        self.passed: Counter[str] = Counter()
        self.failed: Counter[str] = Counter()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        cited = {str(value) for name, value in report.user_properties if name == "ruling"}
        if report.failed:
            self.failed.update(cited)
        elif report.when == "call" and report.passed:
            self.passed.update(cited)


def lines(game: str, ledger: Ledger) -> list[str]:
    """What there is to say of a game."""
    try:
        names = [f"{game} {number}" for number in rulings(game)]
    except Unsaid:
        return [f"{game}: no rulings are written down yet"]
    covered = [name for name in names if ledger.passed[name]]
    bare = [name for name in names if not ledger.passed[name]]
    said = [f"{game}: {len(covered)} of {len(names)} rulings have a passing test"]
    said += [_line(name, ledger) for name in covered]
    if bare:
        said.append(f"{game}: {len(bare)} rulings have none")
        said += [_line(name, ledger) for name in bare]
    return said


def _line(name: str, ledger: Ledger) -> str:
    failing = f"  ({ledger.failed[name]} failing)" if ledger.failed[name] else ""
    return f"  {name:<12} {ledger.passed[name] or '-':>3}  {ruling(name).title}{failing}"


def main(arguments: list[str]) -> int:
    """Run the tests that cite rulings and print the list."""
    ledger = Ledger()
    command = ["-m", "ruling", "--rootdir", str(ROOT), str(ROOT / "tests"), *arguments]
    ended = pytest.main(command, plugins=[ledger])
    if ended not in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED, pytest.ExitCode.NO_TESTS_COLLECTED):
        return int(ended)
    print()
    for game in BUILT_IN:
        print("\n".join(lines(game, ledger)))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
