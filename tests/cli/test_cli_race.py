"""`paddock race`: Heat in the terminal."""

import random
import re
from pathlib import Path

import pytest

import paddock
from paddock.cli.desk import CLEAR

from .keyboard import Terminal

ANSWERS = "1 2 3 a b c g1 g2 g3 4+2 stress boost cool done slip stay keep board ? undo help".split()  # noqa: SIM905
PASS = "Pass the keyboard to"


def card_row(letters: str) -> str:
    return "".join(f"│ {letter} │" for letter in letters)


def first_hand(seat: int, **options: object) -> str:
    hand: str = paddock.race("heat", **options).view(seat)["cars"][seat]["hand"]  # type: ignore[arg-type]
    return hand


@pytest.mark.usefixtures("hasty")
def test_a_whole_race_by_the_first_option(terminal: Terminal) -> None:
    ran = terminal("race", "heat", "--seed", "3", "--laps", "1", "--save", "a.race", typed="1\n" * 900)
    assert (ran.status, ran.err) == (0, "")
    assert "wins the race!" in ran.out
    assert re.search(r"^ +4 +\d\d ", ran.out, re.MULTILINE)
    assert "Race kept in a.race" in ran.out
    assert terminal("verify", "a.race").status == 0


def test_the_usual_race_is_one_person_against_three_drivers(terminal: Terminal) -> None:
    ran = terminal("race", "heat", "--seed", "3")
    field = ran.out[: ran.out.index("choose a gear")]
    for who in ("racer", "club", "you"):
        assert who in field
    assert "3▶  07  you" in field


def test_the_screen_shows_road_hand_gear_engine_and_what_choices_cost(terminal: Terminal) -> None:
    ran = terminal("race", "heat", "--seed", "3", typed="g3\n")
    for part in ("FINISH", "T1 (7)", "07▶", "12▸", "Engine ■■■■■■ 6 heat", "Deck 11", "Gear [1] 2  3  4"):
        assert part in ran.out
    assert card_row("01234HS") in ran.out
    assert re.search(r"3 +g3 +3–11 +1–9 +5", ran.out)
    assert re.search(r"m +2\+3\+4 +9 +7 +5", ran.out)
    assert max(map(len, ran.out.splitlines())) <= 80


@pytest.mark.parametrize("columns", ["60", "44"])
def test_a_narrow_terminal_is_kept_to(terminal: Terminal, monkeypatch: pytest.MonkeyPatch, columns: str) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    ran = terminal("race", "heat", "--seed", "3", typed="g3\n2+3+4\n1\n")
    assert max(map(len, ran.out.splitlines())) <= int(columns)


def test_the_log_cites_rulings_and_a_question_mark_explains_them(terminal: Terminal) -> None:
    ran = terminal("race", "heat", "--seed", "3", typed="g3\n1\n1\n1\n? heat 11\n? heat 36\n? 44\n? heat 999\n")
    assert "07 jumps to gear 3, pays 1 (heat 11)" in ran.out
    assert "heat 11 · Shifting gears" in ran.out
    assert "heat 36 · Boost" in ran.out
    assert "heat 44 ·" in ran.out
    assert "'heat' has no ruling 999" in ran.out


@pytest.mark.parametrize(
    ("typed", "reason"),
    [
        ("g4", "'g4' is not possible here (heat 11); possible: g1, g2, g3"),
        ("boost", "'boost' is not possible here"),
        ("fly", "'fly' is no action"),
        ("9", "There is no choice 9; choices are 1 to 3."),
        ("", "Say what you do"),
        ("g2, heat+1", "(heat 12)"),
        ("save", "Say where"),
    ],
)
def test_a_wrong_answer_gets_the_reason_and_the_question_again(terminal: Terminal, typed: str, reason: str) -> None:
    ran = terminal("race", "heat", "--seed", "3", typed=f"{typed}\n")
    assert reason in " ".join(ran.out.split())
    assert ran.out.count("choose a gear") == 2


@pytest.mark.parametrize("typed", ["g3, 4+2+stress", "g3 4+2+s", "g3\n4+2+stress", "G3\n4 2 s", "3\nl", "3\n#12"])
def test_answers_may_be_texts_or_keys(terminal: Terminal, typed: str) -> None:
    ran = terminal("race", "heat", "--seed", "3", typed=f"{typed}\n")
    assert "07 plays 2+4+stress→" in ran.out


def test_undo_takes_a_gear_back(terminal: Terminal) -> None:
    ran = terminal("race", "heat", "--seed", "3", typed="g3\nundo\nundo\n")
    assert "07 takes that back" in ran.out
    assert "Engine ■■■■■■ 6 heat" in ran.out.rpartition("takes that back")[2]
    assert "nothing to take back" in ran.out


def test_who_withdraws_is_last_and_the_others_race_on(terminal: Terminal) -> None:
    ran = terminal("race", "heat", "--seed", "3", "--laps", "1", typed="withdraw\nn\nwithdraw\ny\n")
    assert "07 withdraws, place 4 (heat 138)" in ran.out
    assert re.search(r"4 +07 +you +withdrawn", ran.out)


def test_leaving_keeps_the_race(terminal: Terminal, tmp_path: Path) -> None:
    for number, typed in enumerate(("", "quit\n", "g2\n"), 1):
        ran = terminal("race", "heat", typed=typed)
        assert ran.status == 0
        assert f"Race kept in heat-usa-{number}.race" in ran.out
        assert terminal("verify", f"heat-usa-{number}.race").status == 0


def test_a_race_is_saved_on_the_way(terminal: Terminal, tmp_path: Path) -> None:
    ran = terminal("race", "heat", "--seed", "3", "--name", "Mara", typed="save on the way.race\nsave no/such/folder\n")
    assert "Race kept in on the way.race" in ran.out
    assert "cannot write 'no/such/folder'" in ran.out
    assert "name 0 Mara" in (tmp_path / "on the way.race").read_text()


def test_the_position_tells_no_secrets(terminal: Terminal) -> None:
    ran = terminal("race", "heat", "--seed", "3", typed="position\n")
    text = "\n".join(re.findall(r"^(?:heat usa|\d gear).*$", ran.out, re.MULTILINE))
    shown, real = paddock.from_position(text), paddock.race("heat", seed=3)
    assert shown.view(0) == real.view(0)
    assert shown.position != real.position


@pytest.mark.usefixtures("hasty")
def test_an_answer_without_a_choice_is_given_for_the_person(terminal: Terminal) -> None:
    ran = terminal("race", "heat", "--seed", "3", "--laps", "1", typed="1\n1\n2\n" * 300)
    assert re.search("07: only `(done|keep)` is possible.", ran.out)


def test_drivers_alone_race_to_the_end(terminal: Terminal) -> None:
    words = (
        "race",
        "heat",
        "--people",
        "0",
        "--drivers",
        "racer,rookie*2,random",
        "--seed",
        "1",
        "--laps",
        "1",
    )
    ran = terminal(*words)
    assert "wins the race!" in ran.out
    assert ">" not in ran.out
    assert terminal(*words).out == ran.out


@pytest.mark.parametrize("seats", range(1, 7))
def test_one_to_six_cars(terminal: Terminal, seats: int) -> None:
    ran = terminal("race", "heat", "--seats", str(seats), "--seed", "2", "--circuit", "gb", typed="g1\n1\n" + "\n" * 8)
    assert ran.status == 0
    assert "Round 2" in ran.out


def test_hot_seat_hides_hands(terminal: Terminal) -> None:
    ran = terminal("race", "heat", "--people", "2", "--seats", "2", "--seed", "3", typed="\ng1\n1\n\ng1\n1\n")
    before, mine, yours = ran.out.split(PASS)[:3]
    hands = [card_row(first_hand(seat, seats=2, seed=3)) for seat in (0, 1)]
    assert hands[0] != hands[1]
    assert hands[0] not in before and hands[1] not in before
    assert hands[0] in mine and hands[1] not in mine
    assert hands[1] in yours and hands[0] not in yours
    assert "07 draws" not in yours


def test_hot_seat_wipes_the_screen(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    ran = terminal("race", "heat", "--people", "2", "--seats", "2", "--seed", "3", typed="\ng1\n1\n\n")
    for turn in ran.out.split(PASS)[:2]:
        assert CLEAR in turn


def test_a_pipe_gets_no_colour(terminal: Terminal) -> None:
    assert "\x1b" not in terminal("race", "heat", "--seed", "3", typed="1\n1\n").out


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ("choose a gear", "jumps to gear 3", "Round 1")),
        ("ru", ("выберите передачу", "перескакивает на передачу 3", "Раунд 1")),
        ("nl", ("kies een versnelling", "schakelt ineens naar 3", "Speelronde 1")),
    ],
)
def test_every_language(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch, language: str, said: tuple[str, ...]
) -> None:
    asked = terminal("race", "heat", "--seed", "3", "--language", language, typed="g3\n1\n1\n1\n").out
    monkeypatch.setenv("LANG", f"{language}_XX.UTF-8")
    heard = terminal("race", "heat", "--seed", "3", typed="g3\n1\n1\n1\n").out
    for words in said:
        assert words in asked
        assert words in heard


@pytest.mark.usefixtures("hasty")
@pytest.mark.parametrize("language", ["en", "ru", "nl"])
def test_whatever_is_typed_the_race_goes_on(terminal: Terminal, language: str) -> None:
    lots = random.Random(language)
    typed = "".join(f"{lots.choice(ANSWERS)}\n" for _ in range(120))
    ran = terminal("race", "heat", "--seed", "4", "--language", language, "--people", "2", typed="\n" + typed)
    assert ran.status == 0
    assert "Traceback" not in ran.out + ran.err


@pytest.mark.usefixtures("hasty")
@pytest.mark.parametrize("luck", [(), ("--seed", "3")])
def test_a_race_that_was_left_is_gone_on_with(terminal: Terminal, tmp_path: Path, luck: tuple[str, ...]) -> None:
    words = ("race", "heat", "--seats", "2", "--laps", "1", "--name", "Mara", "--save", "a.race", *luck)
    assert "Race kept in a.race" in terminal(*words, typed="1\n1\nquit\n").out
    before = (tmp_path / "a.race").read_text()
    ran = terminal("race", "--file", "a.race", typed="1\nquit\n")
    assert ran.status == 0
    assert "The race goes on in round" in ran.out
    after = (tmp_path / "a.race").read_text()
    assert after.startswith(before)
    assert len(after) > len(before)
    ran = terminal("race", "--file", "a.race", typed="1\n" * 900)
    assert "end " in (tmp_path / "a.race").read_text()
    verdict = terminal("verify", "a.race")
    assert verdict.status == 0
    assert ("as the seed" in verdict.out) == bool(luck)
    again = terminal("race", "--file", "a.race")
    assert again.status == 2
    assert "the race in 'a.race' is over; paddock replay a.race shows it" in again.err


def test_a_race_that_goes_on_keeps_its_options(terminal: Terminal, race_file: Path) -> None:
    assert "leave them out" in terminal("race", "heat", "--file", str(race_file)).err
    assert "say which game" in terminal("race").err


def test_a_race_file_starts_no_programs(terminal: Terminal, tmp_path: Path) -> None:
    """A file may come from anybody."""
    race = paddock.race("heat", seats=2, seed=1)
    for driver in ("exec:touch made.txt", "bad.py:Bad", "model:bad.npz"):
        (tmp_path / "a.race").write_text(paddock.write_race(race, drivers={0: "racer", 1: driver}))
        (tmp_path / "bad.py").write_text("open('made.txt', 'w')")
        ran = terminal("race", "--file", "a.race")
        assert ran.status == 2
        assert "a file starts no programs; say who drives now: --drivers" in ran.err
    assert not (tmp_path / "made.txt").exists()
    assert terminal("race", "--file", "a.race", "--drivers", "racer*2").status == 0


def test_nothing_writes_over_a_file_unasked(terminal: Terminal, tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("precious")
    (tmp_path / "folder").mkdir()
    (tmp_path / "folder" / "race-000000.race").write_text("precious")
    for words in (
        "race heat --people 0 --drivers random*2 --save mine.txt",
        "draw heat usa -o mine.txt",
        "season heat 1961 --file mine.txt",
        "simulate heat --races 1 --drivers random*2 --save folder",
    ):
        ran = terminal(*words.split())
        assert ran.status == 2
        assert "already" in ran.err
    ran = terminal("race", "heat", "--seed", "3", typed="save mine.txt\nn\nquit\n")
    assert "Write over it?" in ran.out
    assert (tmp_path / "mine.txt").read_text() == "precious"
    assert terminal("draw", "heat", "usa", "-o", "mine.txt", "--overwrite").status == 0
    assert (tmp_path / "mine.txt").read_text().startswith("<svg")


def test_piped_text_is_not_wrapped(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("COLUMNS")
    lines = terminal("rulings", "heat", "44").out.splitlines()
    assert len(lines) == 2
    assert len(lines[1]) > 80
    wide = terminal("options", "heat").out.splitlines()
    assert any(len(line) > 80 for line in wide)
    assert len(wide) == len(paddock.game("heat").setup.OPTIONS)
