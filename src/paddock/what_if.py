"""What if: a race of its own that goes on from a moment of another one, with luck of its own from there.

Its file begins with the position of that moment and says where it came from; with the other race's file at hand,
`check_origin` tells whether that is true.
"""

from __future__ import annotations

import hashlib
import secrets

from . import record
from .dealer import seeded
from .decision import check_seat, check_whole
from .errors import BadText, PaddockError
from .origin import Origin
from .race import Race
from .seal import Seal


def at_moment(race: Race, moment: int) -> Race:
    """The race as it stood after so many of its entries, with the luck that was written down."""
    least = 0 if race.position_given is not None else 1
    most = len(race.entries)
    if type(moment) is not int or not least <= moment <= most:
        reason = f"the race has moments {least} to {most}, not {moment!r}"
        raise PaddockError(reason, word="what-if-moment", first=least, last=most)
    past = Race(
        race.game, race.settings, seed=0, position=race.position_given, version=race.version, engine=race.engine
    )
    for entry in race.entries[:moment]:
        if entry.kind == "start":
            past.begin(entry.draws)
        elif entry.kind == "undo":
            past.undo(int(entry.seat or 0))
        elif entry.kind == "withdraw":
            past.withdraw(int(entry.seat or 0), entry.draws)
        else:
            past.act(int(entry.seat or 0), entry.actions, entry.draws)
    return past


def what_if(
    race: Race,
    moment: int | None = None,
    *,
    seed: int | None = None,
    seal: Seal | None = None,
    anew_for: int | None = None,
) -> Race:
    """A race that goes on from a moment of this one: after so many of its entries, now if it is not said.

    Nothing hidden changes, but luck is new from there. `anew_for` a seat, all that it could not know is dealt anew.
    """
    moment = len(race.entries) if moment is None else moment
    past = at_moment(race, moment)
    if past.over:
        raise PaddockError("nobody has anything to decide at that moment: the race is over", word="what-if-over")
    if anew_for is not None:
        check_seat(anew_for, race.seats)
        check_whole("the seat", anew_for, 0, race.seats - 1)
        luck = seeded(race.engine, secrets.randbits(60) if seed is None else seed)
        dealt = race.game.plain(past.imagined(anew_for, luck), past.plain().course)
        position = race.game.text.write(dealt, race.settings["circuit"])
    else:
        position = past.position
    origin = Origin(fingerprint(race, moment), moment, anew_for)
    return Race(
        race.game,
        dict(race.settings),
        seed=seed,
        seal=seal,
        position=position,
        version=race.version,
        engine=race.engine,
        origin=origin,
    )


def fingerprint(race: Race, moment: int) -> str:
    """A short name for a race up to a moment, which follows from its luck and its decisions."""
    return hashlib.blake2b(record.beginning(race, moment).encode(), digest_size=16).hexdigest()


def check_origin(race: Race, source: Race) -> None:
    """Refuse a race that does not come from that moment of the other one; BadText says why."""
    origin = race.origin
    if origin is None:
        raise BadText("this race does not say that it came from another one")
    if race.game is not source.game or origin.moment > len(source.entries):
        raise BadText("this race came from another one: its game or its length do not fit")
    if fingerprint(source, origin.moment) != origin.race:
        raise BadText(f"this race came from another one: the first {origin.moment} entries are others")
    past = at_moment(source, origin.moment)
    begun = at_moment(race, 0)
    if origin.anew_for is None:
        same = begun.position == past.position
    else:
        same = begun.view(origin.anew_for) == past.view(origin.anew_for)
    if not same:
        raise BadText(f"this race does not begin where the other one stood after {origin.moment} entries")
