"""Telling people who are away that it is their turn: a small message to an address of theirs (a webhook).

A server that calls any address because a stranger says so could be turned against its own network. So it calls only the
hosts that whoever runs it has named.
"""

from __future__ import annotations

import asyncio
import http.client
import json
from logging import WARNING
from typing import Any
from urllib.parse import urlsplit

from ...errors import Refused, listed
from ..logs import note

MOST_ADDRESS = 300
PATIENCE = 10.0
TRIES = 3


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
    """Call a webhook, a few times if need be. Nothing at the table depends on it."""
    for attempt in range(TRIES):
        try:
            status = await asyncio.to_thread(_post, address, notice)
        except (OSError, http.client.HTTPException) as error:
            status = 0
            trouble = type(error).__name__
        else:
            trouble = f"status {status}"
        if 200 <= status < 300:
            return
        await asyncio.sleep(2.0**attempt)
    note("a webhook does not answer", WARNING, table=notice["table"], seat=notice["seat"], error=trouble)


def _post(address: str, notice: dict[str, Any]) -> int:
    """One call. It follows no redirection, which could lead anywhere."""
    parts = urlsplit(address)
    kind = http.client.HTTPSConnection if parts.scheme == "https" else http.client.HTTPConnection
    connection = kind(parts.netloc, timeout=PATIENCE)
    try:
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        connection.request("POST", path, json.dumps(notice), {"content-type": "application/json"})
        return connection.getresponse().status
    finally:
        connection.close()
