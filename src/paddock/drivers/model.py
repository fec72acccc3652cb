"""A trained network on a seat: plain arrays in a file, `model:FILE`; numpy is all that it takes to drive with it.

The file is numpy's `.npz`, read without pickles, so that it can hold numbers and names and never code:

    game, fields     what it was trained for: the game, and the names and sizes of its observation
    index            which numbers of the observation go in
    value            1 if such a number has this value, else 0; or, where it is ANY, the number itself
    scale            by which the number itself is multiplied; what comes out is cut off at -LIMIT and LIMIT
    actions          the actions that it knows
    w0, b0, w1 ...   the layers; the last gives each action's worth, of which the best legal one is taken
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from ..errors import BadText
from ..game import Game

if TYPE_CHECKING:
    from .driver import Cockpit

PREFIX = "model:"
"""Before a file, in place of a driver's name."""
ANY = -32768
LIMIT = 5.0
ILLEGAL = -1e9
NAMES = ("game", "fields", "index", "value", "scale", "actions")

Array = Any
"""A numpy array."""


def field_names(of: Game) -> list[str]:
    """The observation in words: a network of another one would be misled."""
    return [f"{field.name} {field.size}" for field in of.observation.fields]


class Model:
    """A trained network."""

    def __init__(self, arrays: dict[str, Array]) -> None:
        import numpy as np

        self.np = np
        self.arrays = arrays
        self.index, self.value, self.scale = (arrays[name] for name in ("index", "value", "scale"))
        self.actions = arrays["actions"]
        self.is_number = self.value == ANY
        layers = sorted((name for name in arrays if name[0] == "w"), key=lambda name: int(name[1:]))
        self.layers = [(arrays[name], arrays[f"b{name[1:]}"]) for name in layers]

    def inputs(self, observations: Array) -> Array:
        """What goes into the network, a row for each observation."""
        np = self.np
        numbers = observations[:, self.index]
        scaled = np.clip(numbers * self.scale, -LIMIT, LIMIT)
        return np.where(self.is_number, scaled, numbers == self.value).astype(np.float32)

    def worths(self, observations: Array) -> Array:
        """What the network thinks of each action that it knows."""
        found = self.inputs(observations)
        for weights, bias in self.layers[:-1]:
            found = self.np.maximum(found @ weights + bias, 0)
        weights, bias = self.layers[-1]
        return found @ weights + bias

    def choose(self, observations: Array, masks: Array) -> Array:
        """The best legal action for each observation; where it knows none of them, the first one."""
        np = self.np
        legal = masks[:, self.actions]
        best = self.actions[np.where(legal, self.worths(observations), ILLEGAL).argmax(1)]
        return np.where(legal.any(1), best, masks.argmax(1)).astype(np.int32)

    def save(self, path: Path | str) -> None:
        """Keep it as a file."""
        with Path(path).open("wb") as file:
            self.np.savez_compressed(file, **self.arrays)


def read_model(path: Path | str, of: Game) -> Model:
    """A network from a file; says what is wrong with it."""
    try:
        import numpy as np
    except ImportError:
        raise BadText(f"{path}: to race a model, install numpy: pip install 'paddock[lab]'") from None
    try:
        with np.load(Path(path), allow_pickle=False) as file:
            arrays = {name: file[name] for name in file.files}
    except (OSError, ValueError, EOFError) as error:
        raise BadText(f"{path} cannot be read as a model: {error}") from None
    missing = [name for name in (*NAMES, "w0", "b0") if name not in arrays]
    if missing:
        raise BadText(f"{path} is no model: it has no {', '.join(missing)}")
    if str(arrays["game"]) != of.name:
        raise BadText(f"{path} was trained for {arrays['game']}, not for {of.name}")
    if arrays["fields"].tolist() != field_names(of):
        raise BadText(f"{path} was trained for another version of {of.name}'s observation")
    _check_shapes(path, arrays, of)
    return Model(arrays)


def _check_shapes(path: Path | str, arrays: dict[str, Array], of: Game) -> None:
    """Refuse arrays that do not fit each other or the game."""
    import numpy as np

    inputs, size = len(np.atleast_1d(arrays["index"])), sum(field.size for field in of.observation.fields)
    wanted: dict[str, tuple[int, ...]] = dict.fromkeys(("index", "value", "scale"), (inputs,))
    width, number = inputs, 0
    while f"w{number}" in arrays:
        columns = arrays[f"w{number}"].shape[-1] if arrays[f"w{number}"].ndim == 2 else 0
        wanted |= {f"w{number}": (width, columns), f"b{number}": (columns,)}
        width, number = columns, number + 1
    wanted["actions"] = (width,)
    for name, shape in wanted.items():
        kinds = "iu" if name in ("index", "value", "actions") else "f"
        if name not in arrays or arrays[name].shape != shape or arrays[name].dtype.kind not in kinds:
            raise BadText(f"{path} is no model: {name} does not fit the others")
    if not all(0 <= number < size for number in arrays["index"]):
        raise BadText(f"{path} is no model: index points outside the observation")
    if not all(action in of.actions.said for action in arrays["actions"].tolist()):
        raise BadText(f"{path} is no model: it knows actions that the game does not have")


class Trained:
    """A network as the driver of a seat."""

    def __init__(self, of: Game, path: Path | str) -> None:
        self.model = read_model(path, of)

    def decide(self, cockpit: Cockpit) -> int:
        np = self.model.np
        out = cockpit.engine.Observation()
        cockpit.engine.encode(cockpit.position, cockpit.seat, out)
        mask = np.zeros((1, 1 + max(cockpit.game.actions.said)), np.bool_)
        mask[0, list(cockpit.options)] = True
        return int(self.model.choose(np.frombuffer(out.save(), "<i2")[None], mask)[0])
