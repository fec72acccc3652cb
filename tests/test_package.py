"""The wheel and the source package, installed where nothing of the clone is: they race, and the table has its page."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tarfile
import venv
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright import sync_api

import paddock

from .browser.conftest import CHROMIUM, FLAGS, missing

ROOT = Path(__file__).parents[1]
DIST = ROOT / "web" / "dist"
SDIST = "import sys; from setuptools import build_meta; build_meta.build_sdist(sys.argv[1])"
RACE = ("race", "heat", "--people", "0", "--drivers", "racer,rookie", "--seed", "1", "--laps", "1", "--pace", "0")
COMPILED = "import paddock; print(all(paddock.game(name).engine.compiled for name in paddock.game_names()))"

pytestmark = pytest.mark.slow


def ran(*words: object, at: Path = ROOT, **environment: str) -> str:
    """What a command prints; it must end well."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "COV_"))}
    done = subprocess.run(
        [str(word) for word in words], cwd=at, env=kept | environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def new_environment(place: Path) -> Path:
    """An empty environment; returns its commands."""
    venv.create(place, with_pip=True, symlinks=True)
    return place / "bin"


def install(commands: Path, what: str, *more: str, **environment: str) -> None:
    pip = (commands / "python", "-m", "pip", "install", "--quiet", "--disable-pip-version-check")
    ran(*pip, "-c", ROOT / "constraints.txt", *more, what, at=commands, **environment)


def build_wheel(folder: Path) -> Path:
    kept = sorted(path.name for path in ROOT.iterdir())
    ran(sys.executable, "-m", "pip", "wheel", "-q", "--no-deps", "--no-build-isolation", "-w", folder, ROOT)
    assert sorted(path.name for path in ROOT.iterdir()) == kept, "packing leaves the clone as it was"
    return next(folder.glob("*.whl"))


@contextmanager
def serving(commands: Path, folder: Path) -> Iterator[str]:
    """The address of a table, served from an environment."""
    words = [str(commands / "paddock"), "serve", "--port", "0", "--no-browser", "--store", str(folder / "t.sqlite")]
    with subprocess.Popen(words, cwd=folder, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        for line in process.stdout:
            if found := re.search(r"http://[\d.]+:\d+", line):
                break
        assert found is not None
        try:
            yield found[0]
        finally:
            process.terminate()


def test_the_wheel_races_and_serves_its_page(tmp_path: Path) -> None:
    """One test, as the steps of somebody who installs it: an environment takes its time."""
    wheel = build_wheel(tmp_path)
    names = zipfile.ZipFile(wheel).namelist()
    compiled = {name.split("/")[2].split(".")[0] for name in names if name.startswith("paddock/_compiled/")}
    assert set(paddock.game_names()) <= compiled
    assert not [name for name in names if name.endswith((".c", ".pyx"))]
    assert {"paddock/locale/ru/terminal.ftl", "paddock/games/heat/circuits/usa.json"} <= set(names)

    commands = new_environment(tmp_path / "env")
    install(commands, f"paddock[play] @ {wheel.as_uri()}")
    assert ran(commands / "paddock", "--version", at=tmp_path) == f"paddock {paddock.__version__}\n"
    assert "wins the race!" in ran(commands / "paddock", *RACE, "--save", "a.race", at=tmp_path)
    assert "right" in ran(commands / "paddock", "verify", "a.race", at=tmp_path)
    assert ran(commands / "python", "-c", COMPILED, at=tmp_path) == "True\n"

    if not DIST.exists() or CHROMIUM is None:
        missing("the page is not built, or there is no Chromium")
    with serving(commands, tmp_path) as address, sync_api.sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
        page = browser.new_page()
        page.goto(address)
        sync_api.expect(page.get_by_text("Heat").first).to_be_visible()
        browser.close()


def test_the_source_package_installs_without_a_compiler_and_runs_plain(tmp_path: Path) -> None:
    ran(sys.executable, "-c", SDIST, tmp_path)
    source = next(tmp_path.glob("*.tar.gz"))
    with tarfile.open(source) as packed:
        assert not [name for name in packed.getnames() if name.endswith((".c", ".pyx", ".so"))]
    commands = new_environment(tmp_path / "env")
    install(commands, str(source), CC="/bin/false")
    race = "import paddock; print(paddock.race('heat', seats=2, seed=1).options(0))"
    assert "'g1'" in ran(commands / "python", "-W", "ignore", "-c", race, at=tmp_path)
    assert ran(commands / "python", "-W", "ignore", "-c", COMPILED, at=tmp_path) == "False\n"
