import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from paddock.locale import LANGUAGES, Ruling, Unsaid, messages, ruling, rulings, say


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Language folders with messages of the test's own."""
    for language in LANGUAGES:
        (tmp_path / language).mkdir()
    monkeypatch.setattr(messages, "files", lambda package: tmp_path)
    forget()
    yield tmp_path
    forget()


def forget() -> None:
    for remembered in (messages._files, messages.resources, messages._bundle, messages._rulings_by_game):
        remembered.cache_clear()


def test_all_files_of_a_folder_are_loaded(folder: Path) -> None:
    (folder / "en" / "first.ftl").write_text("one = One")
    (folder / "en" / "second.ftl").write_text("two = Two")
    (folder / "en" / "notes.txt").write_text("three = Three")
    assert (say("one"), say("two")) == ("One", "Two")
    with pytest.raises(Unsaid):
        say("three")


def test_values_fill_a_message_in_the_grammar_of_its_language(folder: Path) -> None:
    (folder / "en" / "pays.ftl").write_text("pays = { $car } pays { $heat } heat")
    (folder / "ru" / "pays.ftl").write_text(
        "pays = { $car } тратит { $heat } { $heat ->\n [one] карту\n [few] карты\n *[many] карт\n }\n",
        encoding="utf-8",
    )
    assert say("pays", car="07", heat=2) == "07 pays 2 heat"
    assert say("pays", language="ru", car="07", heat=1) == "07 тратит 1 карту"
    assert say("pays", language="ru", car="07", heat=2) == "07 тратит 2 карты"
    assert say("pays", language="ru", car="07", heat=5) == "07 тратит 5 карт"


def test_english_stands_in_for_what_a_language_lacks(folder: Path) -> None:
    (folder / "en" / "a.ftl").write_text("go = Go\nchess-1 = A rule.\n    .title = Title\n")
    (folder / "nl" / "a.ftl").write_text("stop = Stop")
    assert say("go", "nl") == "Go"
    assert ruling("chess 1", "nl") == Ruling("chess 1", title="Title", text="A rule.")


def test_a_ruling_is_a_numbered_message_with_a_title(folder: Path) -> None:
    (folder / "en" / "a.ftl").write_text(
        "chess-10 = Ten.\n    .title = T\nchess-9 = Nine.\n    .title = T\nchess-11 = No title.\n"
        "formula_d-2 = Two.\n    .title = T\nchess-move-1 = No ruling.\n    .title = T\n"
    )
    assert rulings("chess") == [9, 10]
    assert rulings("formula_d") == [2]
    with pytest.raises(Unsaid, match="'chess' has no ruling 11; its rulings are 9-10"):
        ruling("chess 11")


def test_a_missing_value_is_named(folder: Path) -> None:
    (folder / "en" / "a.ftl").write_text("pays = Pays { $heat }")
    with pytest.raises(Unsaid, match=r"'pays' cannot be said: .*heat"):
        say("pays")


@pytest.mark.parametrize(
    ("ask", "answer"),
    [
        (lambda: say("heat-1", "tlh"), "Language 'tlh' is not spoken here; choose one of: en, ru, nl."),
        (lambda: ruling("heat 1", "tlh"), "Language 'tlh' is not spoken here; choose one of: en, ru, nl."),
        (lambda: say("no-such-message"), "There is no message 'no-such-message'"),
        (lambda: say("heat-1.no-such-part"), "There is no message 'heat-1.no-such-part'"),
        (lambda: rulings("ludo"), "No rulings are known for 'ludo'; choose one of: "),
        (lambda: ruling("ludo 1"), "No rulings are known for 'ludo'; choose one of: "),
        (lambda: ruling("heat 999"), "'heat' has no ruling 999; its rulings are 1-144."),
        (lambda: ruling("heat"), "'heat' does not name a ruling; write it like 'heat 44'."),
        (lambda: ruling("heat 044"), "'heat 044' does not name a ruling; write it like 'heat 44'."),
    ],
)
def test_an_unknown_name_gets_one_clear_line(ask: Callable[[], object], answer: str) -> None:
    with pytest.raises(Unsaid, match=f"^{re.escape(answer)}") as refused:
        ask()
    assert "\n" not in str(refused.value)
