"""Tables of whole numbers with a fixed layout: the memory of a position, declared once.

A subclass of `Table` lists its fields as annotations; the shape of an array follows the type:

    class State(Table):
        course: Course                                # another table, shared between copies, not saved
        round: int                                    # one number of 16 bits
        gear: Annotated[list[int], SEATS]             # an array of them
        seed: Annotated[int, WIDE]                    # one number of 64 bits, never negative

Here the numbers live in Python lists. `paddock.build` reads the same annotations and writes a twin whose
numbers live in C arrays. Both save to the same bytes, so a position passes from one to the other by
`target.load(source.save())`.
"""

from __future__ import annotations

import struct
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import product
from math import prod
from typing import Annotated, Any, ClassVar, Self, get_args, get_origin, get_type_hints

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


def _read_fields(table: type[Table]) -> tuple[Field, ...]:
    found = []
    for name, hint in get_type_hints(table, include_extras=True).items():
        if (isinstance(hint, type) and issubclass(hint, Table)) or get_origin(hint) is ClassVar:
            continue
        marks = get_args(hint)[1:] if get_origin(hint) is Annotated else ()
        shape = tuple(mark for mark in marks if mark != WIDE)
        found.append(Field(name, shape, WIDE in marks))
    return tuple(sorted(found, key=lambda field: not field.wide))


Row = tuple[str, tuple[int, ...], int, int, struct.Struct, bool]
"""A part of a saved table: field, place in it, first byte and the one after the last, code, whether it is a list."""


def _rows(fields: tuple[Field, ...]) -> Iterator[Row]:
    """A saved table in parts: single numbers and innermost lists."""
    at = 0
    for field in fields:
        code = struct.Struct(f"<{field.shape[-1] if field.shape else 1}{field.code[-1]}")
        for place in product(*(range(size) for size in field.shape[:-1])):
            yield field.name, place, at, at + code.size, code, bool(field.shape)
            at += code.size


def _read_references(table: type[Table]) -> tuple[tuple[str, type[Table]], ...]:
    hints = get_type_hints(table)
    return tuple((name, hint) for name, hint in hints.items() if isinstance(hint, type) and issubclass(hint, Table))


def _zeros(shape: tuple[int, ...]) -> Any:
    if not shape:
        return 0
    if len(shape) == 1:
        return [0] * shape[0]
    return [_zeros(shape[1:]) for _ in range(shape[0])]


def _gather(value: Any, shape: tuple[int, ...], numbers: list[int]) -> None:
    """Add all numbers of a field to a list."""
    if not shape:
        numbers.append(value)
    elif len(shape) == 1:
        numbers.extend(value)
    else:
        for part in value:
            _gather(part, shape[1:], numbers)


def _shaped(numbers: tuple[int, ...], at: int, shape: tuple[int, ...]) -> Any:
    """Nested lists of that shape from the numbers that begin at `at`."""
    if len(shape) == 1:
        return list(numbers[at : at + shape[0]])
    size = prod(shape[1:])
    return [_shaped(numbers, start, shape[1:]) for start in range(at, at + shape[0] * size, size)]


def _fill(rows: Any, numbers: list[int], start: int, shape: tuple[int, ...]) -> None:
    """Write numbers from `start` on into the first places of nested lists."""
    if len(shape) == 1:
        here = numbers[start : start + shape[0]]
        rows[: len(here)] = here
        return
    size = prod(shape[1:])
    for i in range(shape[0]):
        if start + i * size >= len(numbers):
            return
        _fill(rows[i], numbers, start + i * size, shape[1:])


class Table:
    """Numbers in a fixed layout; see the module's text."""

    fields: ClassVar[tuple[Field, ...]] = ()
    """The number fields in the order in which they are saved: wide ones first, so that no gap arises."""
    references: ClassVar[tuple[tuple[str, type[Table]], ...]] = ()
    """The fields that hold another table: name and class."""
    packing: ClassVar[struct.Struct] = struct.Struct("")
    rows: ClassVar[tuple[Row, ...]] = ()

    def __init_subclass__(cls) -> None:
        cls.fields = _read_fields(cls)
        cls.references = _read_references(cls)
        cls.packing = struct.Struct("<" + "".join(field.code for field in cls.fields))
        cls.rows = tuple(_rows(cls.fields))

    def __init__(self, *shared: Table) -> None:
        for (name, kind), table in zip(self.references, shared, strict=True):
            assert isinstance(table, kind), f"{name} must be a {kind.__name__}"
            setattr(self, name, table)
        for field in self.fields:
            setattr(self, field.name, _zeros(field.shape))

    def save(self) -> bytes:
        """All numbers as bytes."""
        numbers: list[int] = []
        for field in self.fields:
            _gather(getattr(self, field.name), field.shape, numbers)
        return self.packing.pack(*numbers)

    def load(self, data: bytes) -> None:
        """Take all numbers from what `save` gave."""
        if len(data) != self.packing.size:
            raise ValueError(f"{type(self).__name__} takes {self.packing.size} bytes, not {len(data)}")
        numbers: tuple[int, ...] = self.packing.unpack(data)
        at = 0
        for field in self.fields:
            if field.shape:
                setattr(self, field.name, _shaped(numbers, at, field.shape))
                at += prod(field.shape)
            else:
                setattr(self, field.name, numbers[at])
                at += 1

    def changed_rows(self, before: bytes) -> list[int]:
        """The numbers of the rows that are not as they were saved then."""
        now = self.save()
        return [
            number for number, (_, _, start, end, _, _) in enumerate(self.rows) if now[start:end] != before[start:end]
        ]

    def read_rows(self, data: bytes, rows: Iterable[int]) -> None:
        """Take these rows from what `save` gave. Every other innermost list stays the very same object."""
        for number in rows:
            name, place, start, end, code, is_list = self.rows[number]
            numbers = code.unpack(data[start:end])
            if not place:
                setattr(self, name, list(numbers) if is_list else numbers[0])
                continue
            lists = getattr(self, name)
            for i in place[:-1]:
                lists = lists[i]
            lists[place[-1]] = list(numbers)

    def clear(self) -> None:
        """Make all numbers 0."""
        self.load(bytes(self.packing.size))

    def copy_into(self, other: Self) -> None:
        """Make the other table equal to this one."""
        for name, _ in self.references:
            setattr(other, name, getattr(self, name))
        other.load(self.save())

    def copy(self) -> Self:
        """A table equal to this one that shares nothing with it but its references."""
        twin = type(self)(*(getattr(self, name) for name, _ in self.references))
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
        field = self._field(name)
        numbers: list[int] = []
        if len(field.shape) > 1:
            size = prod(field.shape[1:])
            for part in getattr(self, name)[: -(-count // size)]:
                _gather(part, field.shape[1:], numbers)
        else:
            _gather(getattr(self, name), field.shape, numbers)
        return numbers[:count]

    def _field(self, name: str) -> Field:
        for field in self.fields:
            if field.name == name:
                return field
        raise AttributeError(name)

    def write(self, name: str, numbers: list[int]) -> None:
        """Set the first numbers of a field."""
        field = self._field(name)
        if len(numbers) > field.size:
            raise ValueError(f"{name} holds {field.size} numbers, not {len(numbers)}")
        if field.shape:
            _fill(getattr(self, name), numbers, 0, field.shape)
        elif numbers:
            setattr(self, name, numbers[0])

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and isinstance(other, Table) and self.save() == other.save()

    def __hash__(self) -> int:
        return hash(self.save())
