"""A place that webhooks reach."""

from __future__ import annotations

import json
import queue
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import Any

Phone = tuple[str, "queue.Queue[Any]"]
"""Its host, and what was told there: paths and bodies."""


@contextmanager
def listening(port: int = 0) -> Iterator[Phone]:
    """A phone that takes calls."""
    told: queue.Queue[Any] = queue.Queue()

    class Ringing(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            told.put((self.path, json.loads(self.rfile.read(int(self.headers["content-length"])))))
            self.send_response(204)
            self.end_headers()

        def log_message(self, *_: object) -> None:
            pass

    with HTTPServer(("127.0.0.1", port), Ringing) as at:
        threading.Thread(target=at.serve_forever, daemon=True).start()
        yield f"127.0.0.1:{at.server_port}", told
        at.shutdown()
