"""A position as text: `toy oval version=1 laps=1 step=1 round=2 turn=1 at=5,7 out=0,0`."""

from __future__ import annotations

from paddock import versions
from paddock.errors import BadText

from . import dash, setup
from .state import SEATS, State

NUMBERS = ("laps", "step", "round", "turn")
ROWS = ("at", "out")
MOST = 999


def write(s: State, circuit: str) -> str:
    words = [f"toy {circuit} {versions.WORD}{s.version}", *(f"{name}={getattr(s, name)}" for name in NUMBERS)]
    return " ".join([*words, *(f"{name}={','.join(map(str, getattr(s, name)[: s.seats]))}" for name in ROWS)])


def read(text: str, version: int | None = None) -> tuple[State, str]:
    words = text.split()
    if len(words) < 2 or words[0] != "toy":
        raise BadText(f"a position of this game begins with 'toy' and a circuit, not {text[:40]!r}")
    version, rest = versions.take(words[2:], version, 1)
    pairs = dict(word.partition("=")[::2] for word in rest)
    if set(pairs) != {*NUMBERS, *ROWS} or not all(is_row(value) for value in pairs.values()):
        raise BadText(f"a position has {', '.join((*NUMBERS, *ROWS))}, each with numbers from 0 to {MOST}")
    at, out = (list(map(int, pairs[name].split(","))) for name in ROWS)
    laps, step, now, turn = (int(pairs[name].partition(",")[0]) for name in NUMBERS)
    if len(at) > SEATS or len(at) != len(out) or turn >= len(at) or not 1 <= laps <= 9 or step > dash.OVER:
        raise BadText("these numbers are no position")
    s = setup.first_position({"circuit": words[1], "seats": len(at), "laps": laps}, version)
    s.step, s.round, s.turn = step, now, turn
    s.asked = dash.asked(s) if step == dash.STEP else 0
    s.write("at", at)
    s.write("out", out)
    return s, words[1]


def is_row(words: str) -> bool:
    return all(word.isascii() and word.isdigit() and int(word[:4]) <= MOST for word in words.split(","))
