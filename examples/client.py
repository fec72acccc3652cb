"""Races a lap at a table, as any client could: python examples/client.py http://127.0.0.1:8000"""

import itertools
import json
import sys
import urllib.request

from websockets.sync.client import connect

SNAPSHOT = ("info", "views", "decisions", "undo")


def post(address, body):
    request = urllib.request.Request(address, json.dumps(body).encode(), {"Content-Type": "application/json"})
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)


def change(snapshot, changes):
    """Put new members into the objects that the changes lead to."""
    for *path, members in changes:
        found = snapshot
        for step in path:
            found = found[step]
        found.update(members)


server = sys.argv[1].rstrip("/")
seats = [{"who": "person"}, {"who": "driver", "driver": "rookie"}]
made = post(f"{server}/api/tables", {"game": "heat", "options": {"laps": 1}, "seats": seats})
table = made["table"]
mine = post(f"{server}/api/tables/{table}/seats/0", {"name": "Mara"})["token"]

with connect(f"{server.replace('http', 'ws')}/api/tables/{table}/live") as socket:
    numbers = itertools.count(1)
    socket.send(json.dumps({"do": "hello", "tokens": [mine, made["host"]], "last": 0}))
    socket.send(json.dumps({"do": "start", "id": next(numbers)}))
    snapshot, answered = {}, None
    for text in socket:
        message = json.loads(text)
        if message["is"] == "welcome":
            snapshot = {name: message[name] for name in SNAPSHOT}
        change(snapshot, message.get("changes", ()))
        if snapshot["info"]["state"] == "over":
            break
        asked = snapshot["decisions"].get("0")
        if asked and message["is"] == "news" and message["sequence"] != answered:
            answered = message["sequence"]
            answer = asked["actions"][0]["text"]
            socket.send(json.dumps({"do": "act", "id": next(numbers), "seat": 0, "answer": answer}))

print("places:", snapshot["info"]["places"])
