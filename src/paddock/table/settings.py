"""What whoever hosts may set: by an argument of `serve`, or by a variable of the environment such as PADDOCK_STORE."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Annotated, Any, Literal

from pydantic import Field, ValidationError
from pydantic_settings import BaseSettings, SettingsConfigDict

from ..errors import PaddockError

PREFIX = "PADDOCK_"
Amount = Annotated[float, Field(ge=0)]
Count = Annotated[int, Field(ge=0)]
AtLeastOne = Annotated[int, Field(ge=1)]


class Settings(BaseSettings):
    """How a server behaves. Times are in seconds. Each is also a variable, such as PADDOCK_STORE."""

    model_config = SettingsConfigDict(env_prefix=PREFIX, frozen=True, extra="forbid")

    store: str = ""
    """File of the tables; in the user's data folder if not given. Or the address of a database, with `://` in it."""
    bus: str = ""
    """Redis by which the servers of one PostgreSQL hear of each other: redis://127.0.0.1:6379"""
    web: str = ""
    """Folder of the built page; the one beside the sources, or in the package, if not given."""
    hosts: str = ""
    """Public names by which people reach this server, separated by commas: paddock.example.org; or * for any."""
    origins: str = ""
    """Pages that may open a socket besides the server's own, separated by commas: https://example.org"""
    webhooks: str = ""
    """Hosts at which people may be told that it is their turn, separated by commas: ntfy.sh"""
    log_level: Literal["", "debug", "info", "warning", "error", "critical"] = ""
    """debug, info, warning or error; on a terminal warning if not given, else info."""
    pause: Amount = 0.6
    """Between two moves of drivers, so that people can follow."""
    thinkers: Count = 2
    """Processes in which drivers think; 0 lets them think in threads of the server."""
    thinking_time: Amount = 20.0
    """After which a driver that has not answered gives the quietest answer."""
    report_time: Amount = 40.0
    """How long the report of a race is reckoned, in a process of its own; 0 makes no reports."""
    live_clock: AtLeastOne = 60
    post_clock: AtLeastOne = 86_400
    idle_time: Amount = 600.0
    """After which a table at which nobody sits or thinks leaves the memory; the store keeps it."""
    gathering_time: Amount = 86_400.0
    """After which a table that never started is forgotten."""
    packing_time: Amount = 604_800.0
    """After which a table at which nothing happens is packed."""
    keep_finished: Amount = 0.0
    """After which a packed table whose race is over is deleted, and one whose race is not; 0 keeps it for ever."""
    keep_unfinished: Amount = 0.0
    most_tables: Count = 10_000
    """Tables that are neither over nor packed."""
    tables_per_address: Count = 500
    """Those of them that were made from one address; a home network's are not counted."""
    most_sockets: Count = 5_000
    sockets_per_address: Count = 200
    most_body: Count = 16_384
    most_race_file: Count = 524_288
    most_message: Count = 8_192
    message_rate: Amount = 20.0
    """Messages a second from one socket, and how many at once."""
    message_burst: Count = 60
    welcome_rate: Amount = 0.5
    """Times a second that one socket may be shown everything anew, and how many at once."""
    welcome_burst: Count = 6
    most_unsent: Count = 1_000_000
    """Bytes that a client may leave unread before it is let go, and all clients together."""
    most_unsent_in_all: Count = 100_000_000
    request_rate: Amount = 20.0
    """Requests a second from one address that make or change something or open a socket, and how many at once."""
    request_burst: Count = 60
    read_rate: Amount = 50.0
    """Other requests a second from one address, and how many at once; what costs more counts for several."""
    read_burst: Count = 600
    most_connections: Count = 8_000
    connections_per_address: Count = 600
    """Connections of one address; a web server that speaks for others is not counted."""
    connection_rate: Amount = 50.0
    """New connections a second from one address, and how many at once."""
    connection_burst: Count = 1_000
    head_time: Amount = 10.0
    """In which the head of a request has to come, and then its body."""
    body_time: Amount = 30.0

    def store_address(self) -> str:
        """The address of the store, as SQLAlchemy takes it."""
        if "://" in self.store:
            return self.store
        path = Path(self.store) if self.store else data_folder() / "tables.sqlite"
        return f"sqlite:///{path.absolute()}"

    def webhook_hosts(self) -> list[str]:
        """The hosts at which people may be told that it is their turn."""
        return [host.strip() for host in self.webhooks.split(",") if host.strip()]

    def host_list(self) -> list[str]:
        """The public names of this server."""
        return [host.strip().lower() for host in self.hosts.split(",") if host.strip()]

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


def read_settings(**given: Any) -> Settings:
    """Settings from the environment; what is `given` goes first. Raises PaddockError that names what cannot be."""
    try:
        return Settings(**given)
    except ValidationError as error:
        first = error.errors()[0]
        name = PREFIX + str(first["loc"][0]).upper()
        raise PaddockError(
            f"{name} must be {_wanted(first['type'], first.get('ctx', {}))}, not {first['input']!r}"
        ) from None


def _wanted(kind: str, about: dict[str, Any]) -> str:
    """What a setting has to be, in words."""
    if kind == "greater_than_equal":
        return f"at least {about['ge']:g}"
    if kind == "literal_error":
        return str(about["expected"]).removeprefix("'', ")
    return "a whole number" if kind.startswith("int") else "a number"
