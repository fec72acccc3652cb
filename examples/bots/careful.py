#!/usr/bin/env python3
"""A bot for Heat that plans the round: the fastest cards that the next corner allows. Needs nothing but Python.

paddock race heat --people 0 --drivers "exec:examples/bots/careful.py,racer*3"
"""

import json
import sys

WORTH = {"0": 0, "1": 1, "2": 2, "3": 3, "4": 4, "5": 5, "S": 2}
"""Spaces that a card gives; a stress card, S, about 2."""


def answer(asked, circuit):
    """The text of one of the actions."""
    actions, car = asked["actions"], asked["view"]["cars"][asked["seat"]]
    goal = room(car, circuit)
    if asked["kind"] == "shift":
        wanted = 4 if goal > 12 else 3 if goal > 7 else 2 if goal > 3 else 1
        return min(actions, key=lambda action: abs(action["arguments"][0] - wanted))["text"]
    if asked["kind"] == "play":
        laid = car["play"] or ""
        each = (goal - sum(WORTH.get(card, 0) for card in laid)) / max(1, car["gear"] - len(laid))
        return min(actions, key=lambda action: abs(WORTH.get(action["text"], 0) - each))["text"]
    for verb in ("cool", "slip"):
        found = [action["text"] for action in actions if action["verb"] == verb]
        if found:
            return found[-1]
    if asked["kind"] == "discard":
        low = [action["text"] for action in actions if action["arguments"] in (["0"], ["1"])]
        return (low or ["keep"])[0]
    return actions[0]["text"]


def room(car, circuit):
    """How far the car may go now: to the next corner, or through it at its limit."""
    corners = [(corner["first_space_after"] - car["space"], corner["speed_limit"]) for corner in circuit["corners"]]
    ahead, limit = min((distance % circuit["spaces"] or circuit["spaces"], limit) for distance, limit in corners)
    return max(ahead - 1, limit)


def main():
    """Answer line by line until there are none."""
    circuit = {}
    for line in sys.stdin:
        said = json.loads(line)
        if said["is"] == "hello":
            circuit = said["circuit"]
            print(json.dumps({"do": "ready", "name": "Careful"}), flush=True)
        elif said["is"] == "decision":
            print(json.dumps({"do": "act", "id": said["id"], "answer": answer(said, circuit)}), flush=True)
        elif said["is"] == "refused":
            print(said["reason"], file=sys.stderr)


main()
