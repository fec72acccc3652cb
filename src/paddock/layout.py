"""Tables of whole numbers with a fixed layout: the memory of a position, declared once.

A subclass of `Table` lists its fields as annotations; the shape of an array follows the type:

    class State(Table):
        course: Course                                # another table, shared between copies, not saved
        round: int                                    # one number of 16 bits
        gear: Annotated[list[int], SEATS]             # an array of them
        seed: Annotated[int, WIDE]                    # one number of 64 bits, never negative

Here the numbers live in Python lists. `paddock.compiling` reads the same annotations and writes a twin whose
numbers live in C arrays. Both save to the same bytes, so a position passes from one to the other by
`target.load(source.save())`.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import islice
from math import prod
from typing import Annotated, Any, Self, get_args, get_origin, get_type_hints

WIDE = "wide"
"""Mark of a 64-bit field."""

Wide = int
"""Type of a 64-bit number in the signature of a rules function."""

FINGERPRINT_START = 0xCBF29CE484222325
FINGERPRINT_FACTOR = 0x100000001B3
MASK64 = 0xFFFFFFFFFFFFFFFF


@dataclass(frozen=True)
class Field:
    """One field of a table."""

    name: str
    shape: tuple[int, ...]
    wide: bool

    @property
    def size(self) -> int:
        """How many numbers the field holds."""
        return prod(self.shape)

    @property
    def code(self) -> str:
        """The field in the notation of `struct`."""
        return f"{self.size}{'Q' if self.wide else 'h'}"


@cache
def fields(table: type[Table]) -> tuple[Field, ...]:
    """The number fields of a table, in the order in which they are saved: wide ones first, so that no gap arises."""
    found = []
    for name, hint in get_type_hints(table, include_extras=True).items():
        if isinstance(hint, type) and issubclass(hint, Table):
            continue
        marks = get_args(hint)[1:] if get_origin(hint) is Annotated else ()
        shape = tuple(mark for mark in marks if mark != WIDE)
        found.append(Field(name, shape, WIDE in marks))
    return tuple(sorted(found, key=lambda field: not field.wide))


@cache
def references(table: type[Table]) -> tuple[tuple[str, type[Table]], ...]:
    """The fields that hold another table: name and class."""
    hints = get_type_hints(table)
    return tuple((name, hint) for name, hint in hints.items() if isinstance(hint, type) and issubclass(hint, Table))


@cache
def _packing(table: type[Table]) -> struct.Struct:
    return struct.Struct("<" + "".join(field.code for field in fields(table)))


def _zeros(shape: tuple[int, ...]) -> Any:
    if not shape:
        return 0
    return [_zeros(shape[1:]) for _ in range(shape[0])]


def _flat(value: Any) -> Iterator[int]:
    if isinstance(value, list):
        for part in value:
            yield from _flat(part)
    else:
        yield value


def _shaped(numbers: Iterator[int], shape: tuple[int, ...]) -> Any:
    if not shape:
        return next(numbers)
    if len(shape) == 1:
        return list(islice(numbers, shape[0]))
    return [_shaped(numbers, shape[1:]) for _ in range(shape[0])]


class Table:
    """Numbers in a fixed layout; see the module's text."""

    def __init__(self, *shared: Table) -> None:
        for (name, kind), table in zip(references(type(self)), shared, strict=True):
            assert isinstance(table, kind), f"{name} must be a {kind.__name__}"
            setattr(self, name, table)
        for field in fields(type(self)):
            setattr(self, field.name, _zeros(field.shape))

    def save(self) -> bytes:
        """All numbers as bytes."""
        numbers: list[int] = []
        for field in fields(type(self)):
            numbers.extend(_flat(getattr(self, field.name)))
        return _packing(type(self)).pack(*numbers)

    def load(self, data: bytes) -> None:
        """Take all numbers from what `save` gave."""
        packing = _packing(type(self))
        if len(data) != packing.size:
            raise ValueError(f"{type(self).__name__} takes {packing.size} bytes, not {len(data)}")
        numbers = iter(packing.unpack(data))
        for field in fields(type(self)):
            setattr(self, field.name, _shaped(numbers, field.shape))

    def copy_into(self, other: Self) -> None:
        """Make the other table equal to this one."""
        for name, _ in references(type(self)):
            setattr(other, name, getattr(self, name))
        other.load(self.save())

    def copy(self) -> Self:
        """A table equal to this one that shares nothing with it but its references."""
        twin = type(self)(*(getattr(self, name) for name, _ in references(type(self))))
        self.copy_into(twin)
        return twin

    def fingerprint(self) -> int:
        """A 64-bit number that differs for different contents, as good as always."""
        value = FINGERPRINT_START
        for (word,) in struct.iter_unpack("<h", self.save()):
            value = ((value ^ (word & 0xFFFF)) * FINGERPRINT_FACTOR) & MASK64
        return value

    def read(self, name: str, count: int) -> list[int]:
        """The first numbers of a field, in a row."""
        return list(islice(_flat(getattr(self, name)), count))

    def write(self, name: str, numbers: list[int]) -> None:
        """Set the first numbers of a field."""
        field = next(field for field in fields(type(self)) if field.name == name)
        if len(numbers) > field.size:
            raise ValueError(f"{name} holds {field.size} numbers, not {len(numbers)}")
        old = self.read(name, field.size)
        setattr(self, name, _shaped(iter(numbers + old[len(numbers) :]), field.shape))

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and isinstance(other, Table) and self.save() == other.save()

    def __hash__(self) -> int:
        return hash(self.save())
