"""Work on a Ray of several workers gives what this process gives alone, whatever happens to a worker."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from paddock import PaddockError
from paddock.cli.app import run
from paddock.cli.options import name_cluster
from paddock.lab import cluster as clusters
from paddock.lab import compare, learner, simulate
from paddock.lab.export import read_tables
from paddock.lab.workers import Workers, hire

SHORT = {"circuit": "usa", "laps": 1}
BOT = """
import os, signal
from pathlib import Path

PID = Path(__file__).with_name("pid")

class Mine:
    made = 0

    def decide(self, cockpit):
        Mine.made += 1
        if Mine.made == 20:
            try:
                with PID.open("x") as file:
                    file.write(f"{os.getpid()} ")
                signal.pause()
            except FileExistsError:
                pass
        return cockpit.options[0]
"""


@pytest.fixture(scope="module")
def ray_workers() -> Iterator[Workers]:
    """One Ray for all, begun as `--cluster` begins it."""
    with hire(3, cluster="local") as found:
        yield found


def check_simulating(folder: Path) -> None:
    told, kept = [], []
    for where in (None, "local"):
        save = folder / str(where)
        found = simulate("heat", SHORT | {"seats": 3}, "racer+rookie+random", 8, 5, save=save, by="grid", cluster=where)
        data = {name: value for name, value in found.as_dict().items() if "second" not in name}
        told.append((json.dumps(data), found.finishes))
        kept.append({file.name: file.read_bytes() for file in save.iterdir()})
    assert told[0] == told[1]
    assert kept[0] == kept[1] and len(kept[0]) == 8


def check_comparing(folder: Path) -> None:
    alone = compare("heat", SHORT, "racer,club", 24, 7, file=folder / "alone.jsonl")
    shared = compare("heat", SHORT, "racer,club", 24, 7, file=folder / "shared.jsonl", cluster="local")
    assert shared.as_dict() == alone.as_dict()
    assert (folder / "shared.jsonl").read_bytes() == (folder / "alone.jsonl").read_bytes()


def check_exporting(folder: Path) -> None:
    files = sorted((folder / "local").iterdir())[:3]
    heard: list[int] = []
    assert read_tables(files, cluster="local", progress=heard.append) == read_tables(files)
    assert heard == [1, 2, 3]
    (folder / "bad.race").write_text("nothing")
    with pytest.raises(PaddockError, match=r"bad\.race: line 1"):
        read_tables([folder / "bad.race"], cluster="local")


def check_learning(workers: Workers) -> None:
    learnt: list[dict[str, Any]] = []
    for who in (None, workers):
        mine = learner.Learner("heat", SHORT | {"seats": 2}, "random", 1, shares=3, workers=who)
        for _ in range(3):
            mine.round(1e-3, 0.01)
        learnt.append({**mine.model().arrays, "paid": mine.paid})
    alone, shared = learnt
    assert all((alone[name] == shared[name]).all() for name in alone if name != "paid")
    assert alone["paid"] == shared["paid"]


def check_losing_a_worker(folder: Path) -> None:
    (folder / "bot.py").write_text(BOT)
    pid = folder / "pid"
    pid.touch()  # nobody stalls
    drivers = [f"{folder / 'bot.py'}:Mine", "rookie"]
    alone = simulate("heat", SHORT, drivers, 12, 3)
    pid.unlink()
    killed: list[int] = []

    def kill() -> None:
        while not (pid.exists() and pid.read_text().endswith(" ")):
            time.sleep(0.01)
        killed.append(int(pid.read_text()))
        os.kill(killed[0], signal.SIGKILL)

    killer = threading.Thread(target=kill, daemon=True)
    killer.start()
    shared = simulate("heat", SHORT, drivers, 12, 3, cluster="local")
    killer.join()
    assert killed and killed[0] != os.getpid(), "a worker was killed in the middle of a race"
    assert shared.finishes == alone.finishes and shared.decisions == alone.decisions


def check_the_command(folder: Path) -> None:
    """Another process, which finds the cluster by its address."""
    import ray

    words = ["compare", "heat", "--circuit", "usa", "--laps", "1", "--drivers", "racer,club", "--races", "8", "--json"]
    address = ray.get_runtime_context().gcs_address
    said = subprocess.run(
        [sys.executable, "-m", "paddock", *words, "--cluster", address], cwd=folder, capture_output=True, text=True
    )
    assert said.stdout == json.dumps(compare("heat", SHORT, "racer,club", 8, 1).as_dict()) + "\n", said.stderr


def test_ray_gives_what_one_process_gives(
    ray_workers: Workers, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One test, so that Ray begins once wherever tests are shared out."""
    for name, value in (("RACES", 8), ("STEPS", 8), ("SAMPLE", 20), ("HIDDEN", (16,))):
        monkeypatch.setattr(learner, name, value)
    assert ray_workers.count == 3
    check_simulating(tmp_path)
    check_comparing(tmp_path)
    check_exporting(tmp_path)
    check_learning(ray_workers)
    check_losing_a_worker(tmp_path)
    check_the_command(tmp_path)
    with pytest.raises(PaddockError, match="has another Paddock"):
        ray_workers.finish(ray_workers._do.remote(len, "other sources", ()))  # type: ignore[attr-defined]


def test_without_ray_it_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    assert run(["simulate", "heat", "--races", "2", "--cluster"]) == 2
    assert "pip install 'paddock[cluster]'" in capsys.readouterr().err
    assert run(["simulate", "heat", "--races", "2", "--cluster", "--threads"]) == 2
    assert "a cluster has none" in capsys.readouterr().err


def test_an_address_may_follow_or_not(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("RAY_ADDRESS", raising=False)
    assert name_cluster(["--cluster"]) == ["--cluster", "local"]
    assert name_cluster(["--cluster", "--json"]) == ["--cluster", "local", "--json"]
    assert name_cluster(["--cluster", "a.race"]) == ["--cluster", "local", "a.race"]
    assert name_cluster(["--cluster", "10.0.0.1:6379"]) == ["--cluster", "10.0.0.1:6379"]
    monkeypatch.setenv("RAY_ADDRESS", "ray://head:10001")
    assert name_cluster(["--cluster", "--json"]) == ["--cluster", "ray://head:10001", "--json"]
    with pytest.raises(PaddockError, match="a cluster is auto, local"), hire(cluster="somewhere"):
        pass


def test_machines_are_told_apart_by_their_sources() -> None:
    assert len(clusters.sources()) == 64
