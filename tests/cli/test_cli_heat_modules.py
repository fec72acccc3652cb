"""Heat's modules in the terminal: draft, symbols, legends, weather, tournament, mulligan, championship races."""

import random
import re
from pathlib import Path

import pytest

import paddock
from paddock.cli.desk import Desk
from paddock.cli.heat import PART as SCREENS
from paddock.decision import Decision

from .keyboard import Ran, Terminal

MODULES = {
    "legends": "legends=2 legend_bonus=2 chevrons=yes",
    "garage": "garage=both weather=random roads=random",
    "snake": "garage=advanced draft=snake mulligan=yes",
    "quick": "garage=basic draft=quick legends=2",
    "tournament": "tournament=yes garage=basic draft=quick",
    "season": "event=e08 garage=both weather=random roads=random",
    "no mercy": "event=e10 garage=advanced legends=1",
}
ANSWERS = "1 1 1 2 3 a b 4 g2 g3 done stay keep slip boost accelerate board ? undo help b07 a07".split()  # noqa: SIM905


def options(words: str) -> list[str]:
    return [part for option in words.split() for part in ("--set", option)]


def race(terminal: Terminal, words: str, *more: str, typed: str = "") -> Ran:
    return terminal("race", "heat", "--seed", "3", *options(words), *more, typed=typed)


def flat(ran: Ran) -> str:
    return " ".join(ran.out.split())


@pytest.mark.usefixtures("hasty")
@pytest.mark.parametrize("name", MODULES)
def test_a_whole_race_by_the_first_option(terminal: Terminal, name: str) -> None:
    ran = race(terminal, MODULES[name], "--laps", "1", "--save", "a.race", typed="1\n" * 900)
    assert (ran.status, ran.err) == (0, "")
    assert "wins the race!" in ran.out
    assert max(map(len, ran.out.splitlines())) <= 80
    assert terminal("verify", "a.race").status == 0
    for seat in ("all", "0"):
        assert terminal("replay", "a.race", "--seat", seat).status == 0
    assert terminal("show", "a.race").status == 0


@pytest.mark.usefixtures("hasty")
@pytest.mark.parametrize("name", MODULES)
@pytest.mark.parametrize("language", ["en", "ru", "nl"])
def test_whatever_is_typed_the_race_goes_on(terminal: Terminal, name: str, language: str) -> None:
    lots = random.Random(name + language)
    typed = "".join(f"{lots.choice(ANSWERS)}\n" for _ in range(80))
    ran = race(terminal, MODULES[name], "--language", language, typed=typed)
    assert (ran.status, ran.err) == (0, "")


def test_the_offer_is_explained(terminal: Terminal) -> None:
    said = flat(race(terminal, "garage=both"))
    assert "05 takes Four-wheel drive 4 (heat 74)" in said
    assert "2 pick b11 Cooling 6 (pay 1 heat, cooldown 1)" in said
    assert "pay 1 heat: Pay 1 heat before the reaction ends. A must." in said
    assert "05 b01 Four-wheel drive 4 (plus 1)" in said


@pytest.mark.parametrize("typed", ["2", "b11", "pick b11", "PICK B11"])
def test_an_upgrade_is_picked_by_its_key_or_its_name(terminal: Terminal, typed: str) -> None:
    ran = race(terminal, "garage=both", typed=f"{typed}\nb11\n")
    assert "07 takes Cooling 6 (heat 74)" in ran.out
    assert re.search(r"07  b11 Cooling 6 \(pay 1 heat, cooldown 1\)$", ran.out, re.MULTILINE)
    assert "is not possible here (heat 74); possible: pick" in flat(ran)


def test_a_question_mark_explains_cards_and_symbols(terminal: Terminal) -> None:
    said = flat(race(terminal, "garage=basic", typed="? a24\n? scrap\n? symbols\n? 74\n? nonsense\n"))
    assert "a24 Tyres (plus 2, limit +2)" in said
    assert "plus 2: 2 times: flip cards" in said
    assert said.count("scrap 1: The top card of your deck goes to your discard pile.") == 2
    assert "heat 74 ·" in said
    assert "'nonsense' does not name a ruling" in said


def test_the_road_shows_tokens_weather_and_press(terminal: Terminal) -> None:
    words = "weather=fog roads=limit_plus_1,limit_minus_1,free_boost,weather event=e02 circuit=usa"
    ran = race(terminal, words)
    tokens = "T1 Limit +1 · T2 Limit −1 · T3 Free boost · T4 Weather"
    press = paddock.race("heat", seed=3, event="e02").view(None)["modules"]["press"]
    corners = " ".join(f"T{corner + 1}" for corner in press)
    assert f"Fog (No slipstream) · {tokens} · press {corners}" in flat(ran)
    assert "T1 (8)*" in ran.out
    assert "Speed trap. Every turn at speed 15" in ran.out


def test_legends_drive_and_stand_in_the_standings(terminal: Terminal) -> None:
    ran = race(terminal, "legends=2", typed="g1\n1\n" + "\n" * 4)
    assert re.search(r"\d +33  legend +0/2 +\S+ +· +· +·", ran.out)
    assert re.search(r"33 drives \d+, to \d+ before T\d \(heat 81\)", ran.out)


def test_the_podium_has_all_cars_and_the_record_the_players(terminal: Terminal, tmp_path: Path) -> None:
    words = ("--people", "0", "--drivers", "racer+rookie", "--laps", "1", "--save", "a.race")
    ran = race(terminal, "legends=3", *words)
    places = re.findall(r"^ +(\d)  +\d\d  +(\w+)", ran.out, re.MULTILINE)
    assert sorted(place for place, _ in places) == list("12345")
    assert [name for _, name in places].count("legend") == 3
    lines = (tmp_path / "a.race").read_text().splitlines()
    assert len([line for line in lines if line.startswith("driver ")]) == 2
    assert len(next(line for line in lines if line.startswith("end ")).split()) == 3
    assert "legend" in terminal("show", "a.race").out


def test_a_mulligan_is_offered_and_costs_heat(terminal: Terminal) -> None:
    ran = race(terminal, "mulligan=yes", typed="mulligan\nmulligan\n")
    assert re.search(r"^4 +mulligan", ran.out, re.MULTILINE)
    assert "07 pays 1 heat for a new first hand (heat 119)" in ran.out
    assert "Engine ■■■■■ 5 heat" in ran.out
    assert "'mulligan' is not possible here (heat 119)" in flat(ran)


def test_a_tournament_keeps_the_gear_secret_and_asks_for_as_many_cards(terminal: Terminal) -> None:
    ran = race(terminal, "tournament=yes", typed="g3\n")
    assert "gear 3: play 3 cards" in ran.out
    assert "07 jumps to gear 3" not in ran.out


def test_values_are_chosen_by_their_number(terminal: Terminal) -> None:
    ran = race(terminal, "upgrades=b08+b09+b10,-,-,-", typed="g1\nb10\n5\n" + "g1\nb08\n3\n" * 9)
    said = flat(ran)
    assert re.search(r"which value for Brakes (1/3|1/5|2/4)\?", said)
    assert re.search(r"07 uses Brakes \d/\d as \d \(heat 15\)", said)


def asked(word: str, **options: object) -> tuple[paddock.Race, Decision]:
    """A race in which a seat may answer with that word."""
    for seed in range(20):
        lots = random.Random(seed)
        race = paddock.race("heat", seats=2, laps=1, seed=seed, **options)  # type: ignore[arg-type]
        while not race.over:
            seat = lots.choice(race.waiting)
            decision = race.decision(seat)
            assert decision is not None
            if any(text == word or text.startswith(f"{word} ") for text in decision.texts):
                return race, decision
            race.act(seat, lots.choice(decision.texts))
    raise AssertionError(f"nobody may {word}")


UPGRADES = ["a11+a05+a15+b04+a30+a25+a02+b16", "a10+b07+b08+b09+b10+b16+b15+b14"]


@pytest.mark.usefixtures("hasty")
@pytest.mark.parametrize(
    ("word", "shown", "options"),
    [
        ("direct", r"direct a1\d", {"upgrades": UPGRADES}),
        ("accelerate", r"· accelerate[^>]* accelerate \d+ ", {"upgrades": UPGRADES}),
        ("relieve", r"· relief \d[^>]* relieve 1", {"upgrades": UPGRADES}),
        ("salvage", r"· salvage 2[^>]* salvage \w+", {"upgrades": UPGRADES}),
        ("scrap", r"· scrap \d[^>]* scrap 1", {"upgrades": UPGRADES}),
        ("pay", r"· pay \d heat[^>]* pay 1", {"upgrades": UPGRADES}),
        ("refresh", r"refresh a15 Suspension 2 \(refresh, relief 1\)", {"upgrades": UPGRADES}),
        ("value", r"which value for Brakes 1/", {"upgrades": ["-", UPGRADES[1]]}),
        ("back", r"one card too many: take one back", {"tournament": "yes", "handicap": "2 2"}),
        ("give", r"give one upgrade back", {"garage": "both", "draft": "snake"}),
        ("keep", r"keep .*give an upgrade for another\?", {"garage": "both", "event": "e01", "upgrades": "b01 b08"}),
        ("slip 4", r" slip 4 ", {"upgrades": UPGRADES}),
        ("mulligan", r"mulligan", {"mulligan": "yes"}),
    ],
)
def test_every_answer_of_the_modules_has_a_screen(
    word: str, shown: str, options: dict[str, object], capsys: pytest.CaptureFixture[str]
) -> None:
    race, decision = asked(word, **options)
    desk, names = Desk("en"), {0: "you", 1: "other"}
    SCREENS.show_asked(desk, race, decision, names)
    desk.print(SCREENS.draw_choices(desk, race, SCREENS.list_choices(race, decision)))
    desk.print(SCREENS.prompt(desk, race, decision, "07"))
    said = " ".join(capsys.readouterr().out.split())
    assert re.search(shown, said), said


@pytest.mark.parametrize(
    ("kind", "texts", "quiet"),
    [
        ("react", ("done", "boost"), "done"),
        ("react", ("boost", "cool 1"), None),
        ("slipstream", ("stay", "slip", "slip 4"), "stay"),
        ("swap", ("keep", "give b01"), "keep"),
        ("draft", ("pick b01",), None),
    ],
)
def test_enter_takes_only_an_answer_that_leaves_things_as_they_are(
    kind: str, texts: tuple[str, ...], quiet: str | None
) -> None:
    assert SCREENS.quiet(Decision(0, kind, (), texts)) == quiet


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ("legends=3", "4 seats leave room for 2 legends, not 3: the box has 6 cars (heat 120)"),
        ("legends=9", "legends must be 0 to 5, not 9"),
        ("chevrons=yes", "legend_bonus and chevrons are about legends, but there are none: set legends"),
        ("draft=snake", "a draft needs upgrades to draft from: set garage to basic, advanced or both"),
        ("garage=huge", "unknown garage 'huge'; there is none, basic, advanced, both"),
        ("garage=basic starting_upgrades=yes", "the starting upgrades stay in the box (heat 1)"),
        ("event=e99", "unknown event 'e99'; there is e01"),
        ("roads=overheat", "roads needs a token for each of 4 corners, not 1"),
        ("weather=hail", "unknown weather 'hail'; there is random, none, cloud"),
        ("tournament=maybe", "unknown tournament 'maybe'; there is yes, no"),
        ("wings=3", "unknown option 'wings'; there is circuit, seats"),
        ("legends", "an option is written like laps=2, not 'legends'"),
    ],
)
@pytest.mark.parametrize("command", ["race", "simulate"])
def test_what_does_not_go_together_is_refused_in_one_line(
    terminal: Terminal, command: str, words: str, reason: str
) -> None:
    ran = terminal(command, "heat", *options(words))
    assert ran.status == 2
    assert ran.err.startswith("paddock: ") and ran.err.count("\n") == 1
    assert reason in ran.err


def test_simulated_legends_take_places_too(terminal: Terminal) -> None:
    words = "simulate heat --drivers racer+rookie --races 20 --set legends=2 --set garage=both"
    ran = terminal(*words.split())
    assert ran.status == 0
    assert re.search(r"driver +P1 +P2 +P3 +P4 +mean", ran.out)
    shares = re.findall(r"^racer ×1 +([\d.]+)% +([\d.]+)% +([\d.]+)% +([\d.]+)%", ran.out, re.MULTILINE)
    assert sum(map(float, shares[0])) == pytest.approx(100, abs=0.3)


@pytest.mark.parametrize("game", ["heat", "downforce"])
def test_the_options_of_a_game_are_listed(terminal: Terminal, game: str) -> None:
    said = terminal("options", game).out
    for name in paddock.game(game).setup.OPTIONS:
        assert re.search(rf"^{name} ", said, re.MULTILINE)
