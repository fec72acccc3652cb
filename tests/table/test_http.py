"""What is read over HTTP, and what every answer carries."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest
from fluent.runtime import FluentBundle, FluentResource

from paddock import Race, game, record

from .client import Server


def whole_race() -> Race:
    race = Race(game("heat"), game("heat").setup.read_options({"laps": 1, "seats": 2}), seed=4)
    race.begin()
    while not race.over:
        race.act(race.waiting[0], race.options(race.waiting[0])[0])
    return race


def test_games(server: Server) -> None:
    (heat,) = [of for of in server.get("/api/games").json() if of["name"] == "heat"]
    assert heat["title"] == "Heat: Pedal to the Metal" and heat["seats"] == [1, 6]
    assert {"name": "usa", "title": "USA", "laps": 2, "corners": 4, "spaces": 69, "about": {}} in heat["circuits"]
    assert [driver["name"] for driver in heat["drivers"]] == ["random", "rookie", "club", "racer", "pro", "champion"]
    assert {"circuit", "laps", "handicap", "grid", "legends", "garage", "weather", "event"} <= set(heat["options"])


def test_boards(server: Server) -> None:
    board = server.get("/api/boards/heat/usa.svg")
    assert board.headers["content-type"] == "image/svg+xml" and board.text.startswith("<svg")
    assert len(server.get("/api/boards/heat/usa/geometry").json()["spots"]) == 69
    assert len(server.get("/api/boards/heat/japan/roadside").json()) == 5
    drawn = [server.get(f"/api/boards/heat/japan.svg{how}").text for how in ("", "?legends=true", "?legends=false")]
    assert 'class="legend"' not in drawn[0] and 'class="legend"' in drawn[1] and drawn[0] == drawn[2]
    assert server.get("/api/boards/downforce/sea_bay/roadside").status_code == 404
    assert len(server.get("/api/boards/formula_d/monaco/line").json()["control"]) > 100
    assert server.get("/api/boards/downforce/sea_bay/line").json()["cells"]
    assert [car["number"] for car in server.get("/api/cars/formula_d").json()["cars"]][:2] == ["07", "12"]
    for path in ("/api/boards/heat/moon.svg", "/api/boards/chess/usa.svg", "/api/boards/heat/moon/geometry"):
        answer = server.get(path)
        assert answer.status_code == 404 and "there is" in answer.json()["reason"]


def test_a_circuit_of_somebodys_own_has_a_board_and_a_table(server: Server) -> None:
    own = game("heat").own_circuits
    assert own is not None
    word = own.read(dict(own.example()), "it")
    assert "MY CIRCUIT" in server.get(f"/api/boards/heat/{word}.svg").text
    assert len(server.get(f"/api/boards/heat/{word}/geometry").json()["spots"]) == 48
    assert server.get(f"/api/boards/heat/{word[:-9]}.svg").status_code == 404
    made = server.post("/api/tables", {"game": "heat", "options": {"circuit": word}, "seats": [{"who": "person"}]})
    assert made.json()["info"]["options"]["circuit"] == word


@pytest.mark.parametrize("language", ["en", "ru", "nl"])
def test_messages_are_one_fluent_file(server: Server, language: str) -> None:
    bundle = FluentBundle([language])
    bundle.add_resource(FluentResource(server.get(f"/api/messages/{language}").text))
    assert bundle.has_message("heat-44")
    page, rulings, school = (server.get(f"/api/messages/{language}/{part}").text for part in ("page", "heat", "school"))
    assert "\nheat-44 =" in rulings and "\nheat-44 =" not in page
    assert "\nschool-" in school and "\nschool-" not in page
    assert server.get(f"/api/messages/{language}/kitchen").status_code == 404


def test_rulings(server: Server) -> None:
    found = server.get("/api/rulings/heat/44?language=nl").json()
    assert found["name"] == "heat 44" and found["title"] and found["text"]
    for path in ("/api/rulings/heat/9998", "/api/rulings/chess/1", "/api/rulings/heat/1?language=xx"):
        assert server.get(path).status_code == 404
    assert server.get("/api/messages/xx").status_code == 404


def test_replay(server: Server) -> None:
    race = whole_race()
    text = record.write(race, names={0: "Mara"}, colours={0: "green"}, drivers={1: "rookie"})
    answer = httpx.post(f"{server.address}/api/replay", content=text).json()
    assert answer["drivers"] == {"1": "rookie"}
    assert answer["game"] == "heat" and answer["names"] == {"0": "Mara", "1": "Tilda Hale"}
    assert answer["colours"] == {"0": "green"}
    assert len(answer["moments"]) == len(race.entries) and answer["places"] == race.standing()
    first = answer["moments"][0]
    assert first["words"] == "start" and all(car["hand"] for car in first["view"]["cars"])


def test_verify_says_what_was_checked_and_what_is_wrong(server: Server) -> None:
    race = whole_race()
    text = record.write(race, colours={0: "green"})

    def verify(file: str) -> dict[str, Any]:
        answer = httpx.post(f"{server.address}/api/verify", content=file)
        assert answer.status_code == 200
        found: dict[str, Any] = answer.json()
        return found

    found = verify(text)
    assert found["right"] and found["luck_checked"] and found["fault"] is None
    assert found["decisions"] == sum(entry.kind == "act" for entry in race.entries)
    assert found["draws"] == sum(len(entry.draws) for entry in race.entries)
    ends = text.replace("end 1 2", "end 9 9").replace("end 2 1", "end 9 9")
    assert verify(ends)["fault"] == "result"
    start = next(line for line in text.splitlines() if line.startswith("start"))
    swapped = verify(text.replace(start, " ".join([*start.split()[:-2], start.split()[-1], "0"])))
    assert (swapped["right"], swapped["fault"]) == (False, "luck")
    assert swapped["line"] == text.splitlines().index(start) + 1
    assert verify("hello")["fault"] == "file"


@pytest.mark.parametrize("body", [b"", b"\xff", b"paddock race 1\n", b"hello", b"\x00" * 100])
def test_what_is_no_race_file_is_refused(server: Server, body: bytes) -> None:
    answer = httpx.post(f"{server.address}/api/replay", content=body)
    assert answer.status_code == 409 and answer.json()["reason"]
    assert answer.json()["word"] in ("file-lacks", "no-race-file")


def test_bodies_have_a_limit(server: Server) -> None:
    assert httpx.post(f"{server.address}/api/replay", content=b"x" * 600_000).status_code == 413
    assert httpx.post(f"{server.address}/api/tables", content=b" " * 20_000).status_code == 413
    chunks = (b"x" * 60_000 for _ in range(20))
    assert httpx.post(f"{server.address}/api/replay", content=chunks).status_code == 413


@pytest.mark.parametrize(
    ("wish", "reason"),
    [
        ({"game": "chess"}, "unknown game 'chess'"),
        ({"options": {"circuit": "moon"}}, "unknown circuit 'moon'"),
        ({"options": {"laps": 0}}, "laps must be 1 to 20"),
        ({"options": {"seats": 3}}, "seats"),
        ({"options": {"wings": 3}}, "unknown option 'wings'"),
        ({"seats": [{"who": "driver", "driver": "fangio"}]}, "unknown driver 'fangio'"),
        ({"seats": [{"who": "person"}] * 7}, "seats must be 1 to 6"),
        ({"seats": []}, "seats"),
        ({"pace": "hasty"}, "pace"),
        ({"pace": "live", "seconds": 1}, "seconds"),
        ({"more": 1}, "more"),
        ({"options": {"circuit": {"a": ["b"] * 99}}}, "the circuit cannot be used: 'a' is not known"),
    ],
)
def test_tables_that_cannot_be_made(server: Server, wish: dict[str, object], reason: str) -> None:
    answer = server.post("/api/tables", {"game": "heat", "seats": [{"who": "person"}], **wish})
    assert answer.status_code in (409, 422)
    assert reason in answer.json()["reason"] and len(answer.json()["reason"]) < 500


def test_every_answer_carries_the_headers(server: Server) -> None:
    for path in ("/", "/table/abc", "/replay", "/api/games", "/nothing", "/health"):
        headers = server.get(path).headers
        assert "script-src 'self';" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff" and headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers


def test_pages(server: Server) -> None:
    for path in ("/", "/table/k3v9", "/replay", "/replay/x/y"):
        answer = server.get(path)
        assert answer.status_code == 200 and answer.headers["content-type"].startswith("text/html")
    for path in ("/nothing", "/api/nothing", "/../pyproject.toml", "/%2e%2e/%2e%2e/pyproject.toml"):
        answer = server.get(path)
        assert answer.status_code == 404 and answer.json()["reason"]


def test_a_browser_at_an_unknown_address_gets_the_page_that_says_so(server: Server) -> None:
    answer = httpx.get(server.address + "/nothing", headers={"accept": "text/html"})
    assert answer.status_code == 404 and answer.headers["content-type"].startswith("text/html")


def test_health_and_metrics(server: Server) -> None:
    server.make("person", "racer")
    assert server.get("/health").json()["status"] == "ok"
    text = server.get("/metrics").text
    for name in ("paddock_tables ", "paddock_sockets ", "paddock_command_seconds_bucket{le="):
        assert f"\n{name}" in text


def test_no_request_makes_the_server_stumble(server: Server, tmp_path: Path) -> None:
    program = [sys.executable, "-m", "schemathesis.cli", "run", f"{server.address}/api/openapi.json"]
    wish = ["--checks", "not_a_server_error", "--max-examples", "15", "--seed", "1", "--no-color"]
    done = subprocess.run([*program, *wish], cwd=tmp_path, capture_output=True, text=True, timeout=900, check=False)
    assert done.returncode == 0, done.stdout[-3000:]
    assert " passed" in done.stdout


def test_rules_are_there_to_read(server: Server) -> None:
    chapters = server.get("/api/rules/heat?language=nl").json()
    assert chapters[0]["kind"] == "first" and chapters[0]["title"] == "Je eerste race"
    assert any(passage["name"] == "heat 44" for chapter in chapters for passage in chapter["passages"])
    assert server.get("/api/rules/chess").status_code == 404
    assert server.get("/api/rules/heat?language=xx").status_code == 404
