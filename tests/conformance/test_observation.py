"""The numbers for learning hold all that a seat may know and nothing else, in every game and option set.

Nothing else: whatever is dealt anew leaves them alike (`checks.check_secrets`). All: a number of a position is
changed; if the seat can see that, the numbers must tell it, too.
"""

from __future__ import annotations

import pytest

from paddock.game import game
from paddock.registry import BUILT_IN
from tests.conformance import checks
from tests.conformance.cases import CASES, Case
from tests.conformance.observing import missing

MOMENTS = 5
CHANGES = 40


@pytest.mark.parametrize("case", CASES, ids=str)
def test_whatever_a_seat_can_see_its_numbers_tell(case: Case) -> None:
    assert missing(case, 1, MOMENTS, CHANGES) == set()


@pytest.mark.parametrize("case", CASES, ids=str)
def test_numbers_are_the_same_plain_and_compiled(case: Case) -> None:
    of = game(case.game)
    compiled = of.compiled_engine
    assert compiled is not None
    one = checks.fast(case, compiled, 3)
    for _ in range(MOMENTS):
        compiled.play_randomly(one.state, one.luck, one.chooser, 29)
        plain = one.plain()
        for seat in range(-1, plain.seats):
            assert checks.encoded(compiled, one.state, seat) == checks.encoded(of.plain_engine, plain, seat)


@pytest.mark.parametrize("name", BUILT_IN)
def test_numbers_have_names_and_a_fixed_shape(name: str) -> None:
    of = game(name)
    assert len(of.observation.fields) == len({field.name for field in of.observation.fields})
    assert not any(field.wide for field in of.observation.fields)
