"""What the server says is what its types say, and the page's types are those."""

from __future__ import annotations

import asyncio
import json
import random
import types
from dataclasses import is_dataclass
from typing import Annotated, Any, Literal, NotRequired, Union, get_args, get_origin

import pytest
from typing_extensions import get_type_hints, is_typeddict

from paddock.table import messages
from tools import page_types

from .client import Client, Refusal, Server


def fits(value: Any, hint: Any) -> bool:
    """Whether plain data is of a type, with nothing missing and nothing beyond it."""
    origin: Any = get_origin(hint)
    inner = get_args(hint)
    if hint is Any or hint is object:
        return True
    if is_typeddict(hint) or is_dataclass(hint):
        members = get_type_hints(hint, include_extras=True)
        least = {name for name, one in members.items() if not page_types.is_optional(one)}
        return (
            isinstance(value, dict)
            and least <= value.keys() <= members.keys()
            and all(fits(one, members[name]) for name, one in value.items())
        )
    if origin in (Annotated, NotRequired):
        return fits(value, inner[0])
    if origin is Literal:
        return value in inner
    if origin in (Union, types.UnionType):
        return any(fits(value, one) for one in inner)
    if origin is dict:
        return isinstance(value, dict) and all(fits(one, inner[1]) for one in value.values())
    if origin is list or inner[1:] == (...,):
        return isinstance(value, list) and all(fits(one, inner[0]) for one in value)
    if origin is tuple:
        return len(value) == len(inner) and all(map(fits, value, inner))
    return isinstance(value, (int, float) if hint is float else hint)


def test_the_types_of_the_page_are_those_of_the_server() -> None:
    written = page_types.FILE.read_text()
    assert written == page_types.Page().text(), "run tools/page_types.py"


def test_every_message_is_as_its_type_says(server: Server) -> None:
    async def run() -> list[str]:
        made = server.make("person", "racer", pace="live", seconds=600)
        token = server.sit(made["table"], 0)
        async with Client(server, made["table"], made["host"], token) as client:
            await client.ask("start")
            await client.race(random.Random(1), until=lambda one: len(one.log) > 12 and one.decisions)
            await client.ask("forecast", seat=0, answer=client.decisions["0"]["actions"][0]["text"])
            await client.ask("hint", seat=0)
            with pytest.raises(Refusal):
                await client.ask("act", seat=0, answer="g9")
            await client.send(do="ping")
            await client.until(lambda message: message["is"] == "pong")
            async with Client(server, made["table"]):
                await client.until(lambda message: message["is"] == "info")
            return client.raw

    said = [json.loads(raw) for raw in asyncio.run(run())]
    assert {message["is"] for message in said} == messages.ANSWERS.keys() - {"done", "prospects"}
    for message in said:
        shape = messages.ANSWERS[message.pop("is")]
        assert fits(message, shape), message
