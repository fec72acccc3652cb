"""The compiled twins: written from the plain modules, and refused when they are stale."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

from paddock import compiling, contract
from paddock.contract import GAMES, game


@pytest.mark.parametrize("name", GAMES)
def test_the_twin_is_there_and_fresh(name: str) -> None:
    assert compiling.built_hash() == compiling.source_hash()
    compiled = game(name).compiled_engine
    assert compiled is not None
    assert game(name).engine is compiled


@pytest.mark.parametrize("name", GAMES)
def test_every_function_of_the_rules_is_in_the_twin(name: str) -> None:
    text = compiling.twin_text(name)
    for module in compiling.rooms(name):
        room = compiling.Room(module)
        for node in room.tree.body:
            if isinstance(node, ast.FunctionDef) and not room.tables():
                assert f" {room.name}__{node.name}(" in text, f"{module}.{node.name} is not compiled"


def test_stale_twins_are_refused_and_the_plain_rules_run(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiling, "source_hash", lambda: "another")
    contract._compiled_engine.cache_clear()
    try:
        with pytest.warns(UserWarning, match="are stale; running plain"):
            engine = game("heat").engine
        assert not engine.compiled
    finally:
        contract._compiled_engine.cache_clear()


def test_missing_twins_are_said_once(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(compiling, "STAMP", tmp_path / "none")
    contract._compiled_engine.cache_clear()
    try:
        with pytest.warns(UserWarning, match="are not built") as said:
            assert not game("heat").engine.compiled
            assert not game("heat").engine.compiled
        assert len(said) == 1
    finally:
        contract._compiled_engine.cache_clear()


def test_importing_paddock_needs_nothing_but_python() -> None:
    code = "import sys; sys.modules.update(dict.fromkeys(('typer', 'rich', 'fluent', 'numpy', 'Cython')));" + (
        "import paddock; print(len(paddock.race('heat', seats=2, seed=1).options(0)))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "3"
