"""Starting and stopping the server."""

from __future__ import annotations

import gc
import multiprocessing
import os
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from typing import Any

import uvicorn

from ..errors import PaddockError
from .cluster.bus import bus_at
from .http.app import make_app
from .http.doors import doors
from .http.invite import ANYWHERE, addresses
from .logs import set_up
from .settings import Settings, read_settings
from .store import database
from .store.lock import sole_server

PORT = 8000
MOST_PORTS = 50
SWITCH = 0.001
UNREAD = 131_072
BACKLOG = 128
"""Connections that wait to be let in. All of them are at once, and nobody else is served meanwhile."""


def serve(
    host: str = "127.0.0.1",
    port: int = PORT,
    store: str | None = None,
    *,
    open_browser: bool = True,
    **more: Any,
) -> None:
    """Run a server until it is stopped. `more` are Settings; port 0 takes any free one."""
    given = {**more, **({"store": str(store)} if store is not None else {})}
    settings = read_settings(**given)
    check(settings)
    set_up(settings.log_level or ("warning" if sys.stderr.isatty() else "info"))
    with sole_server(settings.store_address()), free_door(host, port) as door:
        run(settings, door, open_browser=open_browser)


def check(settings: Settings) -> None:
    """Refuse addresses that cannot be, drivers that are not there, and a bus beside a store for one server."""
    address = settings.store_address()
    if not database.is_file(database.read_address(address)):
        database.engine(address).dispose()
    elif settings.bus:
        reason = "a bus is for several servers, and those need PADDOCK_STORE=postgresql://...: a file takes one server"
        raise PaddockError(reason)
    bus_at(settings.bus)


def free_door(host: str, port: int) -> socket.socket:
    """A socket on that port, or on the next free one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for tried in range(port, min(port + MOST_PORTS, 65536)) if port else (0,):
        # Named as TCP, so that asyncio sends small messages at once.
        door = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        if sys.platform != "win32":
            # On Windows this would let two servers share a port.
            door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        # The system keeps no more than this for a client that does not read; connections have it from the door.
        door.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, UNREAD)
        try:
            door.bind((host, tried))
        except OSError as error:
            door.close()
            last = error
            continue
        return door
    raise PaddockError(f"no port from {port} to {port + MOST_PORTS - 1} is free on {host}: {last.strerror}")


def run(settings: Settings, door: socket.socket, *, open_browser: bool) -> None:
    """Serve at that door until somebody stops us."""
    host, port = door.getsockname()[:2]

    def announce() -> None:
        home = f"http://{'127.0.0.1' if host in ANYWHERE else f'[{host}]' if ':' in host else host}:{port}/"
        print(f"Paddock is at {home}", flush=True)
        if near := addresses((host, port)):
            print(f"From other devices in this network: {near[0]}/", flush=True)
        if open_browser and has_display():
            threading.Thread(target=webbrowser.open, args=(home,), daemon=True).start()

    requests, sockets = doors(settings)
    config = uvicorn.Config(
        make_app(settings, (host, port)),
        http=requests,
        ws=sockets,
        backlog=BACKLOG,
        log_config=None,
        access_log=False,
        ws_max_size=2 * settings.most_message,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_graceful_shutdown=3,
        server_header=False,
        lifespan="on",
    )
    # The server stops by itself when asked to, and then passes the signal on: enough has been done by then.
    if threading.current_thread() is threading.main_thread():
        for asked in (signal.SIGINT, signal.SIGTERM):
            signal.signal(asked, lambda *_: None)
    server = Announcing(config, announce)
    server.run([door])
    for worker in multiprocessing.active_children():
        worker.terminate()  # nobody waits for what it is at
    if not server.started:
        raise PaddockError("the server could not start; the log says why")


class Announcing(uvicorn.Server):
    """A server that says when it is ready."""

    def __init__(self, config: uvicorn.Config, announce: Callable[[], None]) -> None:
        super().__init__(config)
        self.announce = announce

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then say so."""
        await super().startup(sockets)
        if self.started:
            # What is here now stays; what comes with every command need not be searched so often.
            gc.freeze()
            gc.set_threshold(10_000, 50, 50)
            # Threads that compute give way sooner to whoever waits for an answer.
            sys.setswitchinterval(SWITCH)
            self.announce()


def has_display() -> bool:
    """Whether a browser could show anything here."""
    if sys.platform in ("win32", "darwin"):
        return "SSH_CONNECTION" not in os.environ
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
