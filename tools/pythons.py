"""Try Paddock with every Python from 3.11 on that this machine has, beside the one of the clone.

For each one an environment of its own gets the package as a stranger would install it, compiled if there is a C
compiler, and runs the tests of the rules and of the terminal. `make pythons`; takes a few minutes for each.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VERSIONS = ("3.11", "3.12", "3.13")
TESTS = ("tests/games", "tests/cli", "tests/test_race.py", "tests/test_golden_races.py")


def folders() -> list[str]:
    """Where Pythons lie: the path, and what pyenv has installed."""
    found = os.get_exec_path()
    if shutil.which("pyenv"):
        root = subprocess.run(["pyenv", "root"], capture_output=True, text=True, check=True).stdout.strip()
        found += [str(folder) for folder in sorted(Path(root).glob("versions/*/bin"))]
    return found


def find() -> dict[str, str]:
    """The Pythons there are, by version: those that start."""
    found = {}
    for version in VERSIONS:
        if f"{sys.version_info.major}.{sys.version_info.minor}" == version:
            continue
        for folder in folders():
            python = shutil.which(f"python{version}", path=folder)
            if python and subprocess.run([python, "-c", "import venv, ensurepip"], capture_output=True).returncode == 0:
                found[version] = python
                break
    return found


def attempt(version: str, python: str) -> bool:
    """Install and test with one of them; whether all went well."""
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run([python, "-m", "venv", folder], check=True)
        own = f"{folder}/bin/python"
        install = [own, "-m", "pip", "--disable-pip-version-check", "install", "--quiet", "-c", "constraints.txt"]
        subprocess.run([*install, ".[play,test]"], cwd=ROOT, check=True)
        # The tests import `tests` and `tools` from the clone, and `paddock` from where it was installed.
        run = [own, "-P", "-m", "pytest", "-q", "-x", "-m", "not slow", "-p", "no:cacheprovider", *TESTS]
        there = {**os.environ, "PYTHONPATH": str(ROOT)}
        done = subprocess.run(run, cwd=ROOT, env=there)
    print(f"Python {version}: {'all well' if done.returncode == 0 else 'FAILED'}", flush=True)
    return done.returncode == 0


def main() -> int:
    """Try them all; 1 if something failed."""
    found = find()
    print(f"Besides this one there is Python {', '.join(found) or 'none'}.", flush=True)
    failed = [version for version, python in found.items() if not attempt(version, python)]
    return 1 if failed else 0


if __name__ == "__main__":
    raise SystemExit(main())
