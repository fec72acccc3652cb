"""Text fit to show, and buckets."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from paddock.errors import Refused
from paddock.table.limits import MOST_NAME, Addresses, Bucket, clean_chat, clean_name, plain_text


@given(st.text())
def test_plain_text_is_one_calm_line(text: str) -> None:
    plain = plain_text(text)
    assert plain == " ".join(plain.split())
    assert not any(letter in plain for letter in "\n\r\t\x00\u202e\u2066\u200b")
    plain.encode()


@given(st.text(alphabet=st.characters(exclude_categories=[])))
def test_a_name_is_fit_to_show_or_refused(text: str) -> None:
    try:
        name = clean_name(text)
    except Refused:
        return
    assert 1 <= len(name) <= MOST_NAME


def test_emoji_families_stay_together() -> None:
    assert clean_chat("👩‍👩‍👧 wins") == "👩‍👩‍👧 wins"


def test_a_bucket_empties_and_fills(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr("time.monotonic", lambda: now)
    bucket = Bucket(rate=2, burst=3)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    now += 0.5
    assert [bucket.take() for _ in range(2)] == [True, False]


def test_every_address_has_its_own_bucket() -> None:
    addresses = Addresses(rate=0, burst=1)
    assert addresses.take("a") and addresses.take("b") and not addresses.take("a")


def test_an_address_that_takes_too_much_waits_but_not_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr("time.monotonic", lambda: now)
    comings = Addresses(rate=2, burst=4)
    assert [comings.owe("a", most=10) for _ in range(6)] == [0, 0, 0, 0, 0.5, 1]
    assert comings.owe("b", most=10) == 0
    assert comings.owe("a", 100, most=10) == 10
    now += 13
    assert comings.owe("a", most=10) == 0
