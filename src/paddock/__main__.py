"""The command `paddock`."""

from __future__ import annotations

import sys
from importlib.util import find_spec

NEEDED = ("typer", "rich", "fluent.runtime")


def main() -> None:
    """Run the command line, or say in one line what it needs."""
    if any(not _is_installed(name) for name in NEEDED):
        print("paddock: the terminal needs typer, rich and fluent; install paddock[play]", file=sys.stderr)
        sys.exit(2)
    from paddock.cli.app import run

    sys.exit(run(sys.argv[1:]))


def _is_installed(name: str) -> bool:
    try:
        return find_spec(name) is not None
    except ModuleNotFoundError:
        return False


if __name__ == "__main__":
    main()
