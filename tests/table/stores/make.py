"""Writes a store with tables in every state, over the protocol only, to be opened by later versions.

`python -m tests.table.stores.make version1` was run once, by the code of that version. A store is never written anew:
it is what people have on their disks.
"""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
import sys
import tempfile
from pathlib import Path
from typing import Any

from ..client import Client, Message, Server
from ..test_season import make as make_season
from ..test_season import pick_and_withdraw

FOLDER = Path(__file__).parent
WEBHOOKS = "127.0.0.1:9"
"""The host of the webhook in the store; nobody answers there."""
PEOPLE = ("Mara", "Otto")
NUMBER = 9001
"""The client's own number of a command, of which a repeat may come."""
MODULES = {"laps": 1, "legends": 1, "garage": "basic", "draft": "quick", "weather": "rain", "roads": "random"}


async def begin(server: Server, *seats: str, more: Message | None = None, **wish: Any) -> tuple[Client, Message]:
    """A race that has begun, with all its people at one client; and how to come back to it."""
    made = server.make(*seats, **wish)
    people = [seat for seat, who in enumerate(seats) if who == "person"]
    tokens = [server.sit(made["table"], seat, name, **(more or {})) for seat, name in zip(people, PEOPLE, strict=False)]
    both = await Client(server, made["table"], made["host"], *tokens, name="made").open()
    await both.ask("start")
    return both, {"table": made["table"], "host": made["host"], "tokens": tokens}


async def leave(client: Client, kept: Message) -> Message:
    """Go, with a note of how far the race was, and of all that had happened."""
    await client.close()
    shown = {name: client.info[name] for name in ("state", "round", "waiting", "places")}
    return {**kept, **shown, "log": [client.log[number] for number in sorted(client.log)]}


async def write(server: Server) -> dict[str, Message]:
    """All the tables, by what they are for."""
    made: dict[str, Message] = {}
    choose = random.Random(1)

    both, kept = await begin(server, "person", "racer", "person", "rookie", options=MODULES)
    await both.ask("chat", text="Good race, everybody")
    await both.race(choose, until=lambda client: client.scene["undo"] and client.last > 30)
    await both.ask("undo", seat=both.undo[0])
    await both.race(choose, until=lambda client: client.views["0"]["round"] >= 4)
    made["modules"] = await leave(both, kept)

    both, kept = await begin(server, "person", "rookie")
    await both.race(choose)
    await both.ask("chat", NUMBER, text="Well driven")
    made["finished"] = await leave(both, kept)

    both, kept = await begin(server, "person", "racer", "person", game="downforce", options={})
    await both.race(choose, until=lambda client: client.last > 45)
    made["downforce"] = await leave(both, kept)

    table, host, tokens = make_season(server, legends=1)
    await pick_and_withdraw(server, table, host, tokens)
    client = await Client(server, table, host, *tokens).open()
    made["season"] = await leave(client, {"table": table, "host": host, "tokens": tokens})

    webhook = {"webhook": f"http://{WEBHOOKS}/turn"}
    both, kept = await begin(server, "person", "person", more=webhook, pace="post", seconds=86_400)
    await both.ask("act", seat=0, answer=both.decisions["0"]["actions"][0]["text"])
    made["post"] = await leave(both, kept)

    gathering = server.make("person", "racer", "person")
    token = server.sit(gathering["table"], 0, "Mara", nonce="abc", colour="blue")
    made["gathering"] = {"table": gathering["table"], "host": gathering["host"], "tokens": [token]}
    return made


def pack(store: Path, into: Path) -> None:
    """One small file of a store that nobody uses."""
    with sqlite3.connect(store) as connection:
        connection.execute("PRAGMA journal_mode=DELETE")
    into.unlink(missing_ok=True)
    connection.execute("VACUUM INTO ?", (str(into),))
    connection.close()


def main() -> None:
    """Write the store, and beside it the tokens and what had happened."""
    name = sys.argv[1]
    with tempfile.TemporaryDirectory() as folder:
        store = Path(folder) / "tables.sqlite"
        with Server(store, webhooks=WEBHOOKS) as server:
            made = asyncio.run(write(server))
            server.stop()
        pack(store, FOLDER / f"{name}.sqlite")
    text = json.dumps(made, ensure_ascii=False, separators=(",", ":")).replace('{"sequence"', '\n{"sequence"')
    (FOLDER / f"{name}.json").write_text(text + "\n")


if __name__ == "__main__":
    main()
