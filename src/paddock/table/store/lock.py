"""One server for one store: a lock that ends with the process, however it ends."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Iterator
from pathlib import Path

from ...errors import PaddockError
from . import database
from .file import check_file, make_private

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl


@contextlib.contextmanager
def sole_server(address: str) -> Iterator[None]:
    """Hold a store that is a file; raises PaddockError if another server does, or if it cannot be written."""
    url = database.read_address(address)
    if not database.is_file(url) or not url.database:
        yield
        return
    path = Path(url.database)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        held = path.with_name(path.name + ".lock").open("a+b")
    except OSError as error:
        raise PaddockError(f"the store {path} cannot be written: {error.strerror}") from None
    with held:
        try:
            if sys.platform == "win32":
                msvcrt.locking(held.fileno(), msvcrt.LK_NBLCK, 1)
            else:
                fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise PaddockError(f"another server uses the store {path}; stop it, or choose another store") from None
        check_file(path)
        make_private(path)
        yield
