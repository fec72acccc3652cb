"""`paddock bot`: a program that joins a table by its invite link, as any player does."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from .client import PATIENCE, SOURCES, Server

CAREFUL = SOURCES.parent / "examples" / "bots" / "careful.py"
LAZY = """
import json, sys
asked = 0
for line in sys.stdin:
    said = json.loads(line)
    asked += said["is"] == "decision"
    if said["is"] == "hello":
        print(json.dumps({"do": "ready", "name": "Lazy"}), flush=True)
    elif said["is"] == "decision" and asked != 2:
        print(json.dumps({"do": "act", "id": said["id"], "answer": said["actions"][0]["text"]}), flush=True)
"""


def sits(server: Server, table: str, command: str) -> subprocess.Popen[str]:
    words = ["bot", "--table", f"{server.address}/table/{table}", "--command", command, "--seconds", "0.5"]
    return subprocess.Popen([sys.executable, "-m", "paddock", *words], stdout=subprocess.PIPE, text=True)


def test_bots_race_a_table_to_its_end(server: Server, tmp_path: Path) -> None:
    lazy = tmp_path / "lazy.py"
    lazy.write_text(LAZY)
    made = server.make("person", "person", "racer")
    table = made["table"]
    first = sits(server, table, f"{sys.executable} {CAREFUL}")
    assert first.stdout is not None and table in first.stdout.readline()
    second = sits(server, table, f"{sys.executable} {lazy}")
    assert second.stdout is not None and table in second.stdout.readline()
    started = subprocess.run(
        [sys.executable, "-c", START, server.address, table, made["host"]], timeout=PATIENCE, check=False
    )
    assert started.returncode == 0
    said = [" ".join(each.communicate(timeout=3 * PATIENCE)[0].split()) for each in (first, second)]
    assert first.returncode == second.returncode == 0
    assert "careful is" in said[0].lower() and "Lazy is" in said[1]
    assert "did not answer within 0.5 s" in said[1], "what it left to the driver is told"
    info = server.get(f"/api/tables/{table}").json()
    assert info["state"] == "over"
    assert [seat["name"] for seat in info["seats"][:2]] == ["careful", "lazy"]


START = """
import sys, json
from websockets.sync.client import connect
address, table, host = sys.argv[1:]
with connect(address.replace("http", "ws") + f"/api/tables/{table}/live") as socket:
    socket.send(json.dumps({"do": "hello", "tokens": [host], "last": 0, "client": "host"}))
    assert json.loads(socket.recv())["host"]
    socket.send(json.dumps({"do": "start", "id": 1}))
    while True:
        said = json.loads(socket.recv())
        assert said["is"] != "refused", said
        if said["is"] == "news":
            break
"""


def test_a_link_that_leads_nowhere_is_one_line(server: Server) -> None:
    for link, wrong in (
        ("nonsense", "is no invite link"),
        (f"{server.address}/table/nothing", "the table says no"),
        ("http://127.0.0.1:9/table/x", "cannot be reached"),
    ):
        words = ["bot", "--table", link, "--command", "cat"]
        ran = subprocess.run(
            [sys.executable, "-m", "paddock", *words], capture_output=True, text=True, timeout=PATIENCE
        )
        assert ran.returncode == 2 and wrong in ran.stderr and ran.stderr.count("\n") == 1
