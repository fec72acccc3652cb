"""The learner learns, and what it has learnt races from a file of plain arrays."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import paddock
from paddock import drivers
from paddock.drivers.model import Trained, read_model
from paddock.errors import BadText
from paddock.game import game
from paddock.lab import learner as learning
from paddock.lab import simulate
from paddock.lab.batches import Batch
from paddock.lab.learner import Learner, measure
from paddock.lab.network import Network
from paddock.lab.stretch import gain

OPTIONS = {"circuit": "usa", "seats": 2, "laps": 1}
NOTEBOOK = Path(__file__).parents[2] / "docs" / "learning.ipynb"


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> Learner:
    for name, value in (("RACES", 8), ("STEPS", 8), ("SAMPLE", 20), ("HIDDEN", (16,))):
        monkeypatch.setattr(learning, name, value)
    return Learner("heat", OPTIONS, "random", seed=1)


def test_the_network_moves_towards_what_paid() -> None:
    rng = np.random.default_rng(1)
    network = Network(4, (16,), 3, rng)
    inputs = rng.standard_normal((256, 4)).astype(np.float32)
    legal = np.ones((256, 3), bool)
    best = (inputs[:, 0] > 0).astype(int)
    for _ in range(150):
        _, chances, _ = network.forward(inputs, legal)
        picks = (chances.cumsum(1) > rng.random((256, 1))).argmax(1)
        gains = np.where(picks == best, 1.0, -1.0).astype(np.float32)
        part = {"inputs": inputs, "legal": legal, "actions": picks, "gains": gains, "returns": gains}
        network.learn(part | {"chances": chances[np.arange(256), picks]}, 0.01, 0.0)
    assert (network.forward(inputs, legal)[1].argmax(1) == best).mean() > 0.9


def test_gains_end_where_a_race_ends() -> None:
    values, paid = np.zeros((3, 1)), np.array([[0.0], [1.0], [0.0]])
    done = np.array([[False], [True], [False]])
    assert gain(values, paid, done, np.array([0.5])).ravel() == pytest.approx([0.95, 1.0, 0.5])


def test_what_is_learnt_is_kept_as_plain_arrays_and_races(small: Learner, tmp_path: Path) -> None:
    small.round(1e-3, 0.01)
    file = tmp_path / "heat.npz"
    small.model().save(file)
    again = read_model(file, game("heat"))
    batch = Batch("heat", 8, OPTIONS, seed=1)
    assert (
        again.choose(batch.observations, batch.masks) == small.model().choose(batch.observations, batch.masks)
    ).all()
    race = paddock.race("heat", seed=3, **OPTIONS)  # type: ignore[arg-type]
    seated = {0: Trained(game("heat"), file), 1: drivers.driver("heat", "rookie", 1)}
    drivers.run(race, seated)
    assert race.over, "even a network that has learnt nothing brings its race to an end"
    assert {entry.seat for entry in race.entries} >= {0, 1}
    raced = simulate("heat", OPTIONS, f"model:{file}+rookie", 4, 1)
    assert raced.drivers == (f"model:{file}", "rookie"), "it races by its file's name, too"
    share, (low, high) = measure(again, "heat", OPTIONS, "random", 10, 1)
    assert 0 <= low <= share <= high <= 1


def spoil(file: Path, **changes: Any) -> None:
    with np.load(file) as found:
        arrays = {**{name: found[name] for name in found.files}, **changes}
    with file.open("wb") as out:
        np.savez(out, **{name: array for name, array in arrays.items() if array is not None})


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"game": np.array("chess")}, "trained for chess"),
        ({"fields": np.array(["gear 1"])}, "another version"),
        ({"w0": None}, "has no w0"),
        ({"index": np.array([10**6])}, "does not fit"),
        ({"b0": np.zeros(3, np.float32)}, "b0 does not fit"),
        ({"scale": np.array([{}], dtype=object)}, "cannot be read"),
    ],
)
def test_a_file_that_is_no_model_is_refused(
    small: Learner, tmp_path: Path, changes: dict[str, Any], reason: str
) -> None:
    file = tmp_path / "heat.npz"
    small.model().save(file)
    spoil(file, **changes)
    with pytest.raises(BadText, match=reason):
        read_model(file, game("heat"))


def test_the_notebook_runs(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, small: Learner) -> None:
    monkeypatch.chdir(tmp_path)
    cells = json.loads(NOTEBOOK.read_text(encoding="utf-8"))["cells"]
    code = "\n".join("".join(cell["source"]) for cell in cells if cell["cell_type"] == "code")
    code = code.replace("MINUTES = 8", "MINUTES = 0.01").replace("races=2000", "races=8")
    exec(compile(code, "learning.ipynb", "exec"), {})
    assert read_model(tmp_path / "heat.npz", game("heat")).actions.size
