"""Steps: a module each, all of them listed, with the same functions in each."""

from __future__ import annotations

import inspect
from pathlib import Path
from types import ModuleType
from typing import get_type_hints

import pytest

from paddock.build import translate
from paddock.build.sources import steps_of
from paddock.registry import BUILT_IN as GAMES
from paddock.steps import DISPATCHED, AskingStep, Steps


def modules(name: str) -> dict[str, ModuleType]:
    return {called: step for called, step in steps_of(name).modules().items() if isinstance(step, ModuleType)}


@pytest.mark.parametrize("name", GAMES)
def test_every_module_in_the_folder_of_steps_is_listed(name: str) -> None:
    found = modules(name)
    folder = Path(inspect.getfile(next(iter(found.values())))).parent
    assert {path.stem for path in folder.glob("*.py")} - {"__init__"} == set(found)


@pytest.mark.parametrize("name", GAMES)
def test_a_step_that_asks_has_all_the_functions_and_another_only_goes_on(name: str) -> None:
    for called, step in modules(name).items():
        had = {function for function in DISPATCHED if hasattr(step, function)}
        assert had in ({"go_on"}, set(DISPATCHED)), called


@pytest.mark.parametrize("name", GAMES)
def test_the_functions_of_a_step_take_and_give_what_every_step_does(name: str) -> None:
    """mypy takes a module whose functions are wrong for one that never asks."""
    for called, step in modules(name).items():
        for function in DISPATCHED:
            if hasattr(step, function):
                wanted = list(inspect.signature(getattr(AskingStep, function)).parameters)[1:]
                here = inspect.signature(getattr(step, function))
                assert list(here.parameters) == wanted, f"{called}.{function}"
                given = get_type_hints(getattr(step, function))["return"]
                assert given is get_type_hints(getattr(Steps, function))["return"], f"{called}.{function}"


@pytest.mark.parametrize("name", GAMES)
def test_the_build_writes_a_way_to_every_step(name: str) -> None:
    text = translate.twin_text(name)
    for called, step in modules(name).items():
        for function in DISPATCHED:
            if hasattr(step, function):
                way = text.partition(f" steps__{function}(")[2].partition("cdef ")[0]
                assert f"s.step == {step.STEP}:" in way, called
                assert f" {called}__{function}(" in way, called


@pytest.mark.parametrize("name", GAMES)
def test_steps_have_numbers_and_names_of_their_own(name: str) -> None:
    steps = steps_of(name)
    assert len(set(steps.names)) == len(steps.names) == len(steps.steps) + 2
    assert steps.names[0] == "setup" and steps.names[steps.OVER] == "over"
