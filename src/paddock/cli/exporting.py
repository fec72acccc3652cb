"""`paddock export`: race files as tables of data."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from ..lab.export import read_tables, table_files, write_tables
from . import files
from .desk import Desk
from .looking import Overwrite
from .options import Cluster, Workers
from .simulating import progress


def export(
    races: Annotated[list[Path], typer.Argument(help="Race files, such as those of `paddock simulate --save`.")],
    to: Annotated[Path, typer.Option(help="The file to write: out.parquet or out.csv.")],
    overwrite: Overwrite = False,
    workers: Workers = None,
    cluster: Cluster = None,
    language: Annotated[str | None, typer.Option(help="en, ru or nl.")] = None,
) -> None:
    """Write race files as tables: results to that file, decisions and events beside it."""
    desk = Desk(language)
    for path in table_files(to).values():
        files.check_writable(str(path), overwrite)
    with progress(desk, len(races), "reading") as done:
        tables = read_tables(races, workers=workers, cluster=cluster, progress=done)
    for name, path in write_tables(tables, to).items():
        desk.line("table-written", rows=len(getattr(tables, name)), file=str(path))
