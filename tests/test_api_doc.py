"""docs/api.md: its examples say what they print, and it names everything that `import paddock` gives."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import paddock
from paddock import lab

PAGE = Path(__file__).parent.parent / "docs/api.md"


def test_the_examples_print_what_they_say() -> None:
    failed, tried = doctest.testfile(str(PAGE), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert tried > 15
    assert failed == 0


def test_everything_public_is_on_the_page() -> None:
    text = PAGE.read_text(encoding="utf-8")
    for name in paddock.__all__:
        assert re.search(rf"`(paddock\.)?{name}\b", text), f"{name} is not in docs/api.md"
    for name in lab.__all__:
        assert re.search(rf"`(lab\.)?{name}\b", text), f"lab.{name} is not in docs/api.md"
    members = {name for name in vars(paddock.Race) if not name.startswith("_")}
    inner = {"begin", "looks", "insiders", "plain", "imagined", "read_answer", "mark", "reset", "check_asked"}
    for name in members - inner:
        assert re.search(rf"`{name}\b", text), f"Race.{name} is not in docs/api.md"
