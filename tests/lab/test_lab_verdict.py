"""Whether a difference is one, and the picture of it."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from paddock.lab import simulate
from paddock.lab.plot import plot
from paddock.lab.verdict import Verdict, compared, holm, luck_alone, races_for, reach, verdicts


def test_the_exact_test_is_the_binomial_one() -> None:
    assert luck_alone(10, 10, 0.5) == pytest.approx(2 / 1024)
    assert luck_alone(5, 10, 0.5) == 1.0
    assert luck_alone(9, 10, 0.5) == pytest.approx(22 / 1024)
    assert luck_alone(0, 0, 0.5) == 1.0


def test_for_many_races_the_curve_takes_over_where_the_exact_test_ends() -> None:
    assert luck_alone(225, 400, 0.5) == pytest.approx(luck_alone(226, 401, 0.5), rel=0.15)
    assert luck_alone(5000, 10_000, 0.5) > 0.9
    assert luck_alone(5300, 10_000, 0.5) < 1e-6


def test_many_comparisons_raise_the_chances_and_keep_their_order() -> None:
    assert holm([0.01, 0.04, 0.03]) == pytest.approx([0.03, 0.06, 0.06])
    assert holm([0.9, 0.8]) == [1.0, 1.0]
    assert holm([]) == []


def test_a_strong_driver_is_told_from_luck_and_equal_ones_are_not() -> None:
    options = {"circuit": "usa", "seats": 4, "laps": 1}
    strong, weak = verdicts(simulate("heat", options, "racer+random*3", races=60, seed=1))
    assert (strong.name, strong.word, strong.fair) == ("racer", "more", 0.25)
    assert (weak.name, weak.word, weak.fair) == ("random", "less", 0.75)
    equal = simulate("downforce", {"seats": 3}, "random*3", races=30, seed=1)
    assert not any(each.differs for each in verdicts(equal))


def test_cars_are_compared_by_what_they_had() -> None:
    options = {"circuit": "usa", "seats": 4, "laps": 1}
    result = simulate("heat", options, "rookie", races=40, seed=1, by="grid")
    assert list(compared(result)) == ["1", "2", "3", "4"]
    assert {each.fair for each in verdicts(result)} == {0.25}


def test_how_many_races_it_takes() -> None:
    assert reach(2401) == pytest.approx(0.02)
    assert races_for(0.02) == 2401


def test_the_picture_shows_every_group() -> None:
    found = [Verdict("a <b>", 0.3, (0.25, 0.35), 0.25, 0.2), Verdict("c", 0.1, (0.05, 0.15), 0.25, 0.001)]
    drawn = ElementTree.fromstring(plot(found, "Shares & wins", "note"))
    words = ["".join(text.itertext()) for text in drawn.iter("{http://www.w3.org/2000/svg}text")]
    assert {"a <b>", "c", "30.0%", "10.0%", "Shares & wins", "note"} <= set(words)
