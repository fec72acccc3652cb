"""What whoever hosts may set: by an argument of `serve`, or by a variable of the environment such as PADDOCK_STORE."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

from ..errors import PaddockError

PREFIX = "PADDOCK_"


@dataclass(frozen=True)
class Settings:
    """How a server behaves. Times are in seconds."""

    store: str = ""
    """File of the tables; in the user's data folder if not given. Or the address of a database, with `://` in it."""
    bus: str = ""
    """Redis by which the servers of one PostgreSQL hear of each other: redis://127.0.0.1:6379"""
    web: str = ""
    """Folder of the built page; the one beside the sources, or in the package, if not given."""
    origins: str = ""
    """Pages that may open a socket besides the server's own, separated by commas: https://example.org"""
    webhooks: str = ""
    """Hosts at which people may be told that it is their turn, separated by commas: ntfy.sh"""
    log_level: str = ""
    """debug, info, warning or error; on a terminal warning if not given, else info."""
    pause: float = 0.6
    """Between two moves of drivers, so that people can follow."""
    thinkers: int = 2
    """Processes in which drivers think; 0 lets them think in threads of the server."""
    thinking_time: float = 20.0
    """After which a driver that has not answered gives the quietest answer."""
    live_clock: int = 60
    post_clock: int = 86_400
    idle_time: float = 600.0
    """After which a table at which nobody sits or thinks leaves the memory; the store keeps it."""
    gathering_time: float = 86_400.0
    """After which a table that never started is forgotten."""
    most_tables: int = 10_000
    """Tables that are not over."""
    most_sockets: int = 5_000
    sockets_per_address: int = 200
    most_body: int = 16_384
    most_race_file: int = 524_288
    most_message: int = 8_192
    message_rate: float = 20.0
    """Messages a second from one socket, and how many at once."""
    message_burst: int = 60
    request_rate: float = 20.0
    """Requests a second from one address that make or change something, and how many at once."""
    request_burst: int = 60

    def store_address(self) -> str:
        """The address of the store, as SQLAlchemy takes it."""
        if "://" in self.store:
            return self.store
        path = Path(self.store) if self.store else data_folder() / "tables.sqlite"
        return f"sqlite:///{path.absolute()}"

    def webhook_hosts(self) -> list[str]:
        """The hosts at which people may be told that it is their turn."""
        return [host.strip() for host in self.webhooks.split(",") if host.strip()]

    def origin_list(self) -> list[str]:
        """The pages that may open a socket besides the server's own."""
        return [origin.strip().rstrip("/") for origin in self.origins.split(",") if origin.strip()]


def data_folder() -> Path:
    """Where this system keeps a user's data of a program."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", "") or Path.home() / "AppData" / "Local") / "paddock"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "paddock"
    return Path(os.environ.get("XDG_DATA_HOME", "") or Path.home() / ".local" / "share") / "paddock"


def from_environment(environment: Mapping[str, str] = os.environ, **given: Any) -> Settings:
    """Settings from PADDOCK_... variables; what is `given` goes first."""
    found: dict[str, Any] = {}
    for field in fields(Settings):
        word = environment.get(PREFIX + field.name.upper())
        if word is None:
            continue
        kind = {"int": int, "float": float}.get(str(field.type), str)
        try:
            found[field.name] = kind(word)
        except ValueError:
            raise PaddockError(f"{PREFIX}{field.name.upper()} must be a number, not {word!r}") from None
    return Settings(**{**found, **given})
