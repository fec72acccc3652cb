"""How much, how fast and how long whatever comes in may be; and names and chat made fit to show."""

from __future__ import annotations

import asyncio
import time
import unicodedata
from collections import OrderedDict
from collections.abc import Collection

from ..errors import Refused

MOST_NAME = 24
MOST_CHAT = 300
MOST_MARKS = 2
"""Accents on one letter; more of them run over the lines above and below."""
MOST_ADDRESSES = 10_000
ALIKE = str.maketrans("авекмнорстухіјѕԁһԛԝαβγηικνορτυχω0|", "abekmhopctyxijsdhqwabynikvoptuxwol")
"""Small letters of other alphabets, and signs, that look like Latin ones."""


class Bucket:
    """So many at once, and then so many a second."""

    def __init__(self, rate: float, burst: int) -> None:
        self.rate = rate
        self.burst = burst
        self.left = float(burst)
        self.at = time.monotonic()

    def take(self, count: float = 1.0) -> bool:
        """Whether there is room for this much more now."""
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < count:
            return False
        self.left -= count
        return True

    def owe(self, count: float = 1.0, most: float = 0.0) -> float:
        """Take this much in any case; returns after how many seconds there is room for it, at `most` so many."""
        self.take(0.0)
        self.left = max(self.left - count, -most * self.rate)
        return max(0.0, -self.left / self.rate)


class Addresses:
    """A bucket for every address; those not seen for longest are forgotten."""

    def __init__(self, rate: float, burst: int) -> None:
        self.rate = rate
        self.burst = burst
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str, count: float = 1.0) -> bool:
        """Whether that address may do this much more now."""
        return self._bucket(address).take(count)

    def owe(self, address: str, count: float = 1.0, most: float = 0.0) -> float:
        """Let that address take this much in any case; returns for how many seconds it has to wait, at `most`."""
        return self._bucket(address).owe(count, most)

    def _bucket(self, address: str) -> Bucket:
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self.rate, self.burst)
            if len(self._buckets) > MOST_ADDRESSES:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(address)
        return bucket


class Turns:
    """One after the other, with everybody else in between: many who come at once hold up nobody."""

    def __init__(self) -> None:
        self._lock = asyncio.Lock()

    async def take(self) -> None:
        """Wait for one's turn."""
        async with self._lock:
            await asyncio.sleep(0)


def plain_text(text: str) -> str:
    """Text on one line as people write it: no control, direction or unassigned characters, no towers of accents."""
    kept: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFC", text):
        category = unicodedata.category(letter)
        if category in ("Cc", "Zl", "Zp", "Zs"):
            letter = " "
        elif (category == "Cf" and letter != "\u200d") or category in (
            "Cs",
            "Cn",
            "Co",
        ):  # the joiner of emoji families stays
            continue
        marks = marks + 1 if category in ("Mn", "Me") else 0
        if marks <= MOST_MARKS:
            kept.append(letter)
    return " ".join("".join(kept).split())


def clean_name(name: str) -> str:
    """A name fit to show."""
    cleaned = plain_text(name[: 8 * MOST_NAME])
    if not any(unicodedata.category(letter)[0] in "LNSP" for letter in cleaned):
        raise Refused("a name needs at least one letter", word="name-empty")
    if len(cleaned) > MOST_NAME:
        reason = f"a name has at most {MOST_NAME} characters, not {len(cleaned)}"
        raise Refused(reason, word="name-long", most=MOST_NAME)
    return cleaned


def spelled(name: str) -> str:
    """A name as the eye reads it: without accents, joiners and spaces, letters that look alike being the same."""
    letters = unicodedata.normalize("NFKD", name.casefold().translate(ALIKE)).casefold()
    return "".join(letter for letter in letters if unicodedata.category(letter)[0] not in "CMZ").translate(ALIKE)


def distinct_name(name: str, others: Collection[str]) -> str:
    """The name, with a number if somebody else at the table has it: nobody is taken for another."""
    known = {spelled(other) for other in others}
    tried, count = name, 1
    while spelled(tried) in known:
        count += 1
        tried = f"{name[: MOST_NAME - len(str(count)) - 1].rstrip()} {count}"
    return tried


def clean_chat(text: str) -> str:
    """A line of chat fit to show."""
    if len(text) > MOST_CHAT:
        reason = f"a message has at most {MOST_CHAT} characters, not {len(text)}"
        raise Refused(reason, word="chat-long", most=MOST_CHAT)
    cleaned = plain_text(text)
    if not cleaned:
        raise Refused("the message is empty", word="chat-empty")
    return cleaned
