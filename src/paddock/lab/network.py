"""A small network with two heads, trained by hand-written gradients: what to answer, and how well the race goes."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import numpy as np

from .numbers import Array

ILLEGAL = -1e9
CLIP = 0.2
"""How far one round of learning may move the chance of an answer."""
VALUE_WEIGHT = 0.5


class Network:
    """Layers with ReLU between them, then a policy and a value."""

    def __init__(self, inputs: int, hidden: Sequence[int], actions: int, rng: Array) -> None:
        sizes = [inputs, *hidden]
        self.depth = len(hidden)
        self.weights: dict[str, Array] = {}
        for layer, (into, out) in enumerate(pairwise(sizes)):
            self._layer(f"{layer}", into, out, (2 / into) ** 0.5, rng)
        self._layer("p", sizes[-1], actions, 0.01, rng)
        self._layer("v", sizes[-1], 1, 0.01, rng)
        self.moments = {name: (np.zeros_like(array), np.zeros_like(array)) for name, array in self.weights.items()}
        self.updates = 0

    def _layer(self, name: str, into: int, out: int, spread: float, rng: Array) -> None:
        self.weights[f"w{name}"] = (rng.standard_normal((into, out)) * spread).astype(np.float32)
        self.weights[f"b{name}"] = np.zeros(out, np.float32)

    def forward(self, inputs: Array, legal: Array) -> tuple[list[Array], Array, Array]:
        """What each layer gives, the chance of each answer, and the value."""
        w, layers = self.weights, [inputs]
        for layer in range(self.depth):
            layers.append(np.maximum(layers[-1] @ w[f"w{layer}"] + w[f"b{layer}"], 0))
        worths = np.where(legal, layers[-1] @ w["wp"] + w["bp"], ILLEGAL)
        worths -= worths.max(1, keepdims=True)
        chances = np.exp(worths)
        chances /= chances.sum(1, keepdims=True)
        return layers, chances, (layers[-1] @ w["wv"] + w["bv"])[:, 0]

    def learn(self, part: dict[str, Array], rate: float, entropy: float) -> None:
        """One step of clipped policy gradient (PPO) on some decisions."""
        layers, chances, values = self.forward(part["inputs"], part["legal"])
        count = len(values)
        rows = np.arange(count)
        taken = chances[rows, part["actions"]]
        ratio = taken / part["chances"]
        gain = part["gains"]
        within = np.where(gain > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
        slope = np.where(within, gain * ratio, 0)  # of the aim in the logarithm of the chance taken
        logs = np.log(np.maximum(chances, 1e-10))
        surprise = -(chances * logs).sum(1, keepdims=True)
        to_worths = -slope[:, None] * chances
        to_worths[rows, part["actions"]] += slope
        to_worths -= entropy * chances * (logs + surprise)
        to_worths = np.where(part["legal"], -to_worths / count, 0).astype(np.float32)
        to_value = (VALUE_WEIGHT * (values - part["returns"]) / count).astype(np.float32)[:, None]
        self._descend(layers, to_worths, to_value, rate)

    def _descend(self, layers: list[Array], to_worths: Array, to_value: Array, rate: float) -> None:
        w, slopes = self.weights, {}
        for name, towards in (("p", to_worths), ("v", to_value)):
            slopes[f"w{name}"], slopes[f"b{name}"] = layers[-1].T @ towards, towards.sum(0)
        back = to_worths @ w["wp"].T + to_value @ w["wv"].T
        for layer in reversed(range(self.depth)):
            back = back * (layers[layer + 1] > 0)
            slopes[f"w{layer}"], slopes[f"b{layer}"] = layers[layer].T @ back, back.sum(0)
            if layer:
                back = back @ w[f"w{layer}"].T
        size = float(np.sqrt(sum((slope**2).sum() for slope in slopes.values())))
        self._adam({name: slope * min(1.0, 0.5 / (size + 1e-8)) for name, slope in slopes.items()}, rate)

    def _adam(self, slopes: dict[str, Array], rate: float) -> None:
        self.updates += 1
        rate *= (1 - 0.999**self.updates) ** 0.5 / (1 - 0.9**self.updates)
        for name, slope in slopes.items():
            first, second = self.moments[name]
            first += 0.1 * (slope - first)
            second += 0.001 * (slope**2 - second)
            self.weights[name] -= rate * first / (np.sqrt(second) + 1e-8)

    def layers(self) -> dict[str, Array]:
        """The policy alone, as a model keeps it."""
        kept = {f"{kind}{layer}": self.weights[f"{kind}{layer}"] for layer in range(self.depth) for kind in "wb"}
        return kept | {f"{kind}{self.depth}": self.weights[f"{kind}p"] for kind in "wb"}
