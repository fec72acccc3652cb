"""The compiled twins: written from the plain modules, and refused when they are stale."""

from __future__ import annotations

import ast
import shutil
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from paddock import registry
from paddock.build import put_twins, sources, translate, twins
from paddock.game import game
from paddock.registry import BUILT_IN, Stamp


@pytest.fixture
def forgetful() -> Iterator[None]:
    """Twins are looked for anew, and again afterwards."""
    forget()
    yield
    forget()


def forget() -> None:
    registry.twin.cache_clear()
    for name in BUILT_IN:
        vars(game(name)).pop("compiled_engine", None)


@pytest.mark.parametrize("name", BUILT_IN)
def test_the_twin_is_there_and_fresh(name: str) -> None:
    stamp = Stamp.read(name)
    assert stamp is not None and stamp.is_fresh()
    assert set(stamp.sources) == set(sources.sources(name))
    compiled = game(name).compiled_engine
    assert compiled is not None
    assert game(name).engine is compiled


@pytest.mark.parametrize("name", BUILT_IN)
def test_every_function_of_the_rules_is_in_the_twin(name: str) -> None:
    text = translate.twin_text(name)
    for module in sources.rooms(name):
        room = translate.Room(module)
        for node in room.tree.body:
            if isinstance(node, ast.FunctionDef) and not room.tables():
                assert f" {room.name}__{node.name}(" in text, f"{module}.{node.name} is not compiled"


def test_one_game_is_stale_and_the_others_stay_compiled(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, forgetful: None
) -> None:
    shutil.copytree(registry.PACKAGE, tmp_path / "paddock", ignore=shutil.ignore_patterns("_compiled"))
    monkeypatch.setattr(registry, "PACKAGE", tmp_path / "paddock")
    with (tmp_path / "paddock/drivers/heat/racer.py").open("a") as file:
        file.write("# changed")
    with pytest.warns(UserWarning, match="rules of heat are stale; running plain"):
        assert not game("heat").engine.compiled
    assert game("downforce").engine.compiled
    assert game("formula_d").engine.compiled


def test_what_all_games_stand_on_counts_for_all() -> None:
    common = set.intersection(*(set(sources.sources(name)) for name in BUILT_IN))
    assert {"layout.py", "control.py", "luck.py", "journal.py", "loop.py", "drivers/stint.py"} <= common
    assert not any(f"/{name}/" in source for source in common for name in BUILT_IN)


def test_missing_twins_are_said_once(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, forgetful: None) -> None:
    monkeypatch.setattr(Stamp, "path", lambda game, twins: tmp_path / "none")
    with pytest.warns(UserWarning, match="are not built") as said:
        assert not game("heat").engine.compiled
        assert not game("heat").engine.compiled
    assert len(said) == 1


def test_packing_takes_fresh_twins_along_and_compiles_nothing(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(twins, "_compile", refuse_to_compile)
    before = {path: path.stat().st_mtime_ns for path in registry.TWINS.iterdir()}
    assert put_twins(tmp_path) == []
    assert all((stamp := Stamp.read(name, tmp_path)) and stamp.is_fresh() for name in BUILT_IN)
    assert len(list(tmp_path.glob("*.so"))) == len(list(registry.TWINS.glob("*.so"))) or sys.platform == "win32"
    assert {path: path.stat().st_mtime_ns for path in registry.TWINS.iterdir()} == before


def test_a_change_that_leaves_the_twin_the_same_is_not_compiled(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(twins, "_compile", refuse_to_compile)
    put_twins(tmp_path)
    known = Stamp.read("heat", tmp_path)
    assert known is not None
    replace(known, source_hash="before a comment was written").write("heat", tmp_path)
    assert put_twins(tmp_path) == []
    assert Stamp.read("heat", tmp_path) == known


def test_a_compiler_that_fails_leaves_the_twins_alone(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    put_twins(tmp_path)
    known = Stamp.read("heat", tmp_path)
    assert known is not None
    old = replace(known, source_hash="old", text_hash="old")
    old.write("heat", tmp_path)
    monkeypatch.setattr(twins, "TWINS", tmp_path)
    monkeypatch.setattr(twins, "_compile", refuse_to_compile)
    with pytest.raises(OSError, match="no compiler"):
        put_twins(tmp_path)
    assert Stamp.read("heat", tmp_path) == old


def refuse_to_compile(texts: dict[str, str], aside: Path) -> None:
    raise OSError(f"no compiler for {', '.join(texts)}")


def test_importing_paddock_needs_nothing_but_python() -> None:
    code = "import sys; sys.modules.update(dict.fromkeys(('typer', 'rich', 'fluent', 'numpy', 'Cython')));" + (
        "import paddock; print(len(paddock.race('heat', seats=2, seed=1).options(0)))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "3"
