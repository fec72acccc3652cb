"""Telling people who are away that it is their turn: a small message to an address of theirs (a webhook).

A server that calls any address because a stranger says so could be turned against its own network. So it calls only the
hosts that whoever runs it has named.
"""

from __future__ import annotations

import asyncio
import json
from collections import defaultdict
from logging import WARNING
from typing import Any
from urllib.parse import urlsplit

from ...errors import Refused, listed
from ..logs import note

MOST_ADDRESS = 300
PATIENCE = 10.0
TRIES = 3
LONGEST_LINE = 4096
LINES = 8
"""Calls to one host at the same time; a host that hangs keeps only its own waiting."""
_lines: defaultdict[str, asyncio.Semaphore] = defaultdict(lambda: asyncio.Semaphore(LINES))


def check_webhook(address: str, hosts: list[str]) -> str:
    """An address that may be called; raises Refused."""
    no_address = Refused("a webhook is an address that begins with https:// or http://", word="webhook-address")
    try:
        parts = urlsplit(address)
        host, _ = parts.hostname, parts.port
    except ValueError:
        raise no_address from None
    if parts.scheme not in ("https", "http") or not host or parts.username or not address.isascii():
        raise no_address
    if len(address) > MOST_ADDRESS or any(letter <= " " for letter in address):
        reason = f"a webhook has at most {MOST_ADDRESS} characters, and no blanks"
        raise Refused(reason, word="webhook-long", most=MOST_ADDRESS)
    if not hosts:
        raise Refused("this server calls no webhooks; it calls nothing", word="webhook-none")
    if parts.netloc not in hosts:
        reason = f"this server calls no webhook at {parts.netloc}; it calls {listed(hosts)}"
        raise Refused(reason, word="webhook-host", host=parts.netloc, hosts=listed(hosts))
    return address


async def call(address: str, notice: dict[str, Any]) -> None:
    """Call a webhook, a few times if need be. Nothing at the table depends on it, nor does any other host's."""
    trouble = ""
    for attempt in range(TRIES):
        async with _lines[urlsplit(address).netloc]:
            try:
                async with asyncio.timeout(PATIENCE):
                    status = await _post(address, notice)
            except (OSError, ValueError, EOFError) as error:
                status, trouble = 0, type(error).__name__
            else:
                trouble = f"status {status}"
        if 200 <= status < 300:
            return
        await asyncio.sleep(2.0**attempt)
    note("a webhook does not answer", WARNING, table=notice["table"], seat=notice["seat"], error=trouble)


async def _post(address: str, notice: dict[str, Any]) -> int:
    """One call, without a thread that could hang; returns the status. It follows no redirection."""
    parts = urlsplit(address)
    secure, body = parts.scheme == "https", json.dumps(notice).encode()
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    head = (
        f"POST {path} HTTP/1.1\r\nHost: {parts.netloc}\r\nContent-Type: application/json\r\n"
        f"Content-Length: {len(body)}\r\nConnection: close\r\n\r\n"
    )
    port = parts.port or (443 if secure else 80)
    reader, writer = await asyncio.open_connection(parts.hostname, port, ssl=secure or None, limit=LONGEST_LINE)
    try:
        writer.write(head.encode("ascii") + body)
        await writer.drain()
        answered = (await reader.readline()).split()
        return int(answered[1]) if len(answered) > 1 and answered[0].startswith(b"HTTP/1.") else 0
    finally:
        writer.transport.abort()
