"""Actions as number, as text, and as verb and arguments: all from one declaration."""

from __future__ import annotations

import pytest

from paddock.errors import BadText
from paddock.game import game
from paddock.verbs import Action, Actions, Verb

HOUSE = Actions(
    "roll, give 3, take red slowly, x1",
    Verb("roll", 1),
    Verb("give", 10, (3, 4)),
    Verb("take", 20, ("red", "Blue"), how="slowly"),
    Verb("mark", 30, (1, 2), form="x{}", short="mark {}"),
)


@pytest.mark.parametrize(
    ("number", "said"),
    [
        (1, Action("roll", "roll")),
        (11, Action("give 4", "give", (4,))),
        (20, Action("take red slowly", "take", ("red", "slowly"))),
        (31, Action("x2", "mark", (2,))),
    ],
)
def test_an_action_is_a_number_a_text_and_a_verb_with_arguments(number: int, said: Action) -> None:
    assert HOUSE.words(number) == said
    assert HOUSE.text(number) == said.text
    assert HOUSE.read(said.text) == [number]


def test_several_answers_are_joined_by_commas_and_read_in_any_case() -> None:
    assert HOUSE.write([1, 21]) == "roll, take Blue slowly"
    assert HOUSE.read(" ROLL,take  blue slowly, mark 1") == [1, 21, 30]


def test_what_is_no_action_is_told_what_there_is() -> None:
    with pytest.raises(BadText, match="'give 5' is no action; actions are roll, give 3"):
        HOUSE.read("roll, give 5")
    with pytest.raises(BadText, match="no action has the number 2"):
        HOUSE.text(2)


@pytest.mark.parametrize(
    ("name", "text", "verb", "arguments"),
    [
        ("heat", "g3", "gear", (3,)),
        ("heat", "b07", "lay", ("b07",)),
        ("heat", "slip", "slip", (2,)),
        ("heat", "cool 2", "cool", (2,)),
        ("downforce", "bid C4 white", "bid", ("C4", "white")),
        ("downforce", "step 57", "step", (57,)),
        ("formula_d", "tyre stop", "stop", ("tyre",)),
        ("formula_d", "nitro more", "nitro", ("more",)),
    ],
)
def test_actions_of_the_games_in_words(name: str, text: str, verb: str, arguments: tuple[int | str, ...]) -> None:
    actions = game(name).actions
    assert actions.words(actions.read(text)[0]) == Action(text, verb, arguments)
