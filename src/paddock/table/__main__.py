"""`python -m paddock.table`: a server by itself, for tests and services."""

from __future__ import annotations

import argparse

from ..errors import PaddockError
from .serve import PORT, serve


def main() -> None:
    """Read the arguments and serve."""
    parser = argparse.ArgumentParser(
        prog="paddock.table", description="Serve tables. Settings: see PADDOCK_... variables."
    )
    parser.add_argument("--host", default="127.0.0.1", help="0.0.0.0 lets other devices in")
    parser.add_argument("--port", type=int, default=PORT, help="the next free one if it is taken; 0 takes any")
    parser.add_argument("--store", help="file of the tables")
    parser.add_argument("--browser", action="store_true", help="open a browser")
    chosen = parser.parse_args()
    try:
        serve(chosen.host, chosen.port, chosen.store, open_browser=chosen.browser)
    except PaddockError as error:
        parser.exit(2, f"{error}\n")


if __name__ == "__main__":
    main()
