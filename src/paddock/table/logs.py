"""Logs as lines of JSON."""

from __future__ import annotations

import json
import logging
import sys
import time

log = logging.getLogger("paddock.table")


class Lines(logging.Formatter):
    """A record as one line: when, how grave, what, and whatever belongs to it."""

    def format(self, record: logging.LogRecord) -> str:
        said = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "what": record.getMessage(),
            **getattr(record, "about", {}),
        }
        if record.exc_info:
            said["error"] = self.formatException(record.exc_info)
        return json.dumps(said, ensure_ascii=False, default=str)


def note(what: str, level: int = logging.INFO, fault: Exception | None = None, **about: object) -> None:
    """Write a line, with the way to a fault of ours. Never a token, never a seed."""
    log.log(level, what, exc_info=fault, extra={"about": about})


def set_up(level: str) -> None:
    """Send this server's logs to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    for name in ("paddock.table", "uvicorn"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        logger.setLevel(level.upper())
    logging.getLogger("uvicorn").setLevel(logging.WARNING)
