"""The analysis board at a server: any position, what answers are worth, and every move to try and take back."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

import paddock
from paddock import record
from paddock.game import games
from paddock.what_if import at_moment

from .client import Server
from .test_reports import race_text


def look(server: Server, position: str, moves: list[tuple[int, str]], seed: int = 1, **more: object) -> Any:
    said = [{"seat": seat, "answer": answer} for seat, answer in moves]
    return server.post("/api/analysis", {"position": position, "moves": said, "seed": seed, **more}).json()


@pytest.mark.parametrize("game", [game.name for game in games() if game.at_table])
def test_a_position_is_looked_at_tried_and_taken_back(server: Server, game: str) -> None:
    race = paddock.race(game, seats=3, seed=5)
    position = race.position
    first = look(server, position, [])
    assert first["position"] == position and first["info"]["waiting"] == list(race.waiting)
    assert first["seat"] == race.waiting[0] and first["view"] == race.seen_by(first["seat"])
    moves: list[tuple[int, str]] = []
    boards = [first]
    for _ in range(6):
        seat = boards[-1]["seat"]
        tried = look(server, position, [*moves, (seat, "")])
        moves = [(move["seat"], move["answer"]) for move in tried["moves"]]
        assert moves[-1][0] == seat and moves[-1][1]
        boards.append(tried)
    assert look(server, position, moves) == boards[-1], "the same moves and seed give the same luck"
    for count in (3, 0):
        back = look(server, position, moves[:count], seat=boards[count]["seat"])
        assert back["position"] == boards[count]["position"] and back["decision"] == boards[count]["decision"]


def test_values_forecasts_and_prospects_are_of_the_seat_that_is_asked(server: Server) -> None:
    race = at_moment(record.read(race_text(1)), 9)
    seat = race.waiting[0]
    asked = {"position": race.position, "seat": seat}
    told = server.post("/api/analysis/advice", asked).json()
    assert told["playouts"] > 10 and len(told["options"]) > 1
    best = told["options"][0]
    assert 0 <= best["win"] <= 1 <= best["place"] <= 2 and best["reason"]["say"].startswith("coach-")
    foreseen = server.post("/api/analysis/forecast", {**asked, "answer": best["answer"]}).json()
    assert foreseen["outlook"]
    assert "prospects" in server.post("/api/analysis/prospects", asked).json()
    race.act(seat, best["answer"])
    gone_on = {**asked, "moves": [{"seat": seat, "answer": best["answer"]}]}
    other = next(one for one in range(2) if one not in race.waiting)
    assert server.post("/api/analysis/advice", {**gone_on, "seat": other}).json()["word"] == "not-asked"


def test_a_moment_of_a_race_as_a_position(server: Server) -> None:
    address = f"{server.address}/api/positions?moment="
    found = httpx.post(address + "9", content=race_text(1), timeout=60).json()
    assert found["position"] == at_moment(record.read(race_text(1)), 9).position
    assert httpx.post(address + "0", content=race_text(1), timeout=60).json()["word"] == "what-if-moment"
    last = len(record.read(race_text(1)).entries)
    assert httpx.post(address + str(last), content=race_text(1), timeout=60).json()["word"] == "what-if-over"


@pytest.mark.parametrize(
    ("asked", "status", "reason"),
    [
        ({"position": "heat mars"}, 409, "a position of Heat has 1 to 6 lines"),
        ({"position": "chess"}, 409, "unknown game"),
        ({"position": "x" * 30_000}, 422, "at most 20000"),
        ({"position": "heat", "moves": [{"seat": 0, "answer": ""}] * 401}, 422, "at most 400"),
    ],
)
def test_bad_text_gets_one_clear_error(server: Server, asked: object, status: int, reason: str) -> None:
    answer = server.post("/api/analysis", asked)
    assert answer.status_code == status and reason in answer.json()["reason"]


def test_an_answer_that_the_rules_refuse_names_its_ruling(server: Server) -> None:
    refused = look(server, paddock.race("heat", seats=2, seed=1).position, [(0, "g4, g4")])
    assert refused["ruling"].startswith("heat ")
