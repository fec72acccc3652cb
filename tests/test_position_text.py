"""The words of a position: written and read as they are declared, and refused with what is allowed."""

from __future__ import annotations

from types import SimpleNamespace as Position
from typing import Any

import pytest

from paddock.errors import BadText
from paddock.position_text import Bits, Choice, Flag, Mark, Number, Numbers, Ones, Row, Word, pairs, read_words
from paddock.position_text import write_words as write

WORDS: tuple[Word, ...] = (
    Number("laps", most=9, least=1, usual=None),
    Number("winner", "best", most=lambda s: s.seats - 1, plus=1),
    Number("extra", least=-9, most=9),
    Flag("open"),
    Choice("sky", choices=("sun", "rain")),
    Mark("state", choices=("racing", "home", "out")),
    Bits("taken", choices=("red", "blue", "green")),
    Ones("press", most=3),
    Row("order", count="cars", most=5),
    Row("bets", choices=("red", "blue"), plus=1),
    Numbers("points", most=9, when=lambda s, at: any(s.points)),
)


def empty() -> Any:
    zero = dict.fromkeys(("best", "extra", "open", "sky", "state", "taken", "cars"), 0)
    rows: dict[str, Any] = {name: [0] * 3 for name in ("press", "order", "bets", "points")}
    return Position(seats=4, laps=2, **zero, **rows)


def read(line: str) -> Any:
    s = empty()
    read_words(WORDS, s, "usa", "the race's line", pairs(line.split(), "the race's line"))
    return s


def test_what_is_usual_is_left_out() -> None:
    assert write(WORDS, empty(), "usa") == ["laps=2"]


def test_every_kind_of_word_reads_back_as_it_was_written() -> None:
    line = "laps=3 winner=0 extra=-2 open sky=rain home taken=red,green press=1,3 order=5,0 bets=blue,red points=1,0,9"
    s = read(line)
    assert (s.best, s.extra, s.open, s.sky, s.state, s.taken, s.cars) == (1, -2, 1, 1, 1, 0b101, 2)
    assert (s.press, s.order, s.bets, s.points) == ([1, 0, 1], [5, 0, 0], [2, 1, 0], [1, 0, 9])
    assert " ".join(write(WORDS, s, "usa")) == line


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("laps=0", "laps must be a number from 1 to 9, not '0'"),
        ("laps=²", "laps must be a number from 1 to 9"),
        ("winner=4", "winner must be a number from 0 to 3, not '4'"),
        ("extra=-10", "extra must be a number from -9 to 9, not '-10'"),
        ("extra=--1", "extra must be a number from -9 to 9, not '--1'"),
        ("open=1", "open stands alone, without '1'"),
        ("sky=hail", "sky must be one of sun, rain, not 'hail'"),
        ("home out", "home, out cannot all be so"),
        ("taken=red,red", "taken names something twice"),
        ("press=0", "press counts from 1"),
        ("press=4", "press must be a number from 0 to 3"),
        ("order=1,2,3,4", "order has at most 3 parts, not 4"),
        ("points=1,2", "points has 3 numbers, not 2"),
        ("sky=sun sky=rain", "sky stands twice"),
        ("speed=3", "unknown word 'speed'; there is version, laps, winner, extra, open, sky, racing, home"),
    ],
)
def test_what_cannot_be_is_refused_with_what_can(line: str, message: str) -> None:
    with pytest.raises(BadText, match=f"the race's line: {message}"):
        read(line)
