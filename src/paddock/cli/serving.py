"""`paddock serve`: the table in the browser."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

PORT = 8000


def serve(
    host: Annotated[str, typer.Option(help="Address to listen on; 0.0.0.0 lets other devices in.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="Port; the next free one if it is taken.", min=0, max=65535)] = PORT,
    store: Annotated[Path | None, typer.Option(help="File that keeps the tables.")] = None,
    browser: Annotated[bool, typer.Option(help="Open a browser where there is one.")] = True,
) -> None:
    """Open the table: race in the browser with friends and drivers."""
    from ..table import serve as open_table

    open_table(host, port, None if store is None else str(store), open_browser=browser)
