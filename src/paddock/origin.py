"""Where a race came from that goes on from a moment of another one."""

from __future__ import annotations

import re
from dataclasses import dataclass

from .errors import BadText

FORM = re.compile(r"(?P<race>[0-9a-f]{32}) after (?P<moment>\d{1,6})(?: dealt anew for (?P<seat>\d{1,2}))?")


@dataclass(frozen=True)
class Origin:
    """A moment of another race, as a race file's header says it: `from 3f...a0 after 45 dealt anew for 2`."""

    race: str
    """A fingerprint of that race up to the moment."""
    moment: int
    """How many of its entries had happened."""
    anew_for: int | None = None
    """The seat for which all that it could not know was dealt anew; None if all stayed as it was."""

    def __str__(self) -> str:
        anew = "" if self.anew_for is None else f" dealt anew for {self.anew_for}"
        return f"{self.race} after {self.moment}{anew}"


def read_origin(text: str) -> Origin:
    """What an origin's text says."""
    found = FORM.fullmatch(text)
    if found is None:
        raise BadText(f"an origin is 32 hexadecimal digits, 'after' and a number, not {text[:40]!r}")
    seat = found["seat"]
    return Origin(found["race"], int(found["moment"]), None if seat is None else int(seat))
