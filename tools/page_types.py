"""Write the page's types from those of the server: web/src/shared/protocol.ts. A test fails when it is stale.

What clients say and are told stands in table/messages.py, what goes over HTTP in table/http/schemas.py and
report_schemas.py. `check` only
says whether the file is as it should be.
"""

from __future__ import annotations

import ast
import inspect
import sys
import textwrap
import types
from itertools import pairwise
from pathlib import Path
from typing import Annotated, Any, Literal, NotRequired, Union, get_args, get_origin

import msgspec
from pydantic import BaseModel
from typing_extensions import get_type_hints, is_typeddict

from paddock.decision import DecisionData
from paddock.locale.lines import LineData, ValueData
from paddock.table import messages
from paddock.table.http import report_schemas, schemas

FILE = Path(__file__).resolve().parents[1] / "web/src/shared/protocol.ts"
HEAD = "/** What the server says and takes; see docs/protocol.md. Written by tools/page_types.py. */\n"
VIEW = "/** A game's view of a position; every game has its own. */\nexport type View = Record<string, unknown>;\n"
WORDS: dict[Any, str] = {int: "number", float: "number", str: "string", bool: "boolean", type(None): "null"}
WORDS |= {object: "unknown", Any: "unknown"}
ALIASES: dict[str, Any] = {
    "Who": messages.Who,
    "Pace": messages.Pace,
    "State": messages.State,
    "RadioValue": ValueData,
    "Change": messages.Change,
}
CALLED = {DecisionData: "Decision", LineData: "RadioLine"}
"""What is called otherwise in the page, beyond losing the `Data` of its name."""
OPEN = {messages.GameEvent}
"""Shapes with members beyond those that are named."""


class Page:
    """The types of the page, each written once, those that it is made of before it."""

    def __init__(self) -> None:
        self._made: dict[str, str] = {}

    def text(self) -> str:
        """The whole file."""
        for name, alias in ALIASES.items():
            self._made[name] = f"export type {name} = {self.word(alias, known=False)};\n"
        answers = [self._answer(name, shape) for name, shape in messages.ANSWERS.items()]
        self._made["Answer"] = "/** What a client is told. */\nexport type Answer =" + "".join(answers) + ";\n"
        self._made["Message"] = f"/** What a client says. */\nexport type Message = {self.word(messages.Message)};\n"
        for told in (messages.Snapshot, messages.Refusal, messages.Foreseen):
            self.word(told)
        shapes = inspect.getmembers(schemas, inspect.isclass) + inspect.getmembers(report_schemas, inspect.isclass)
        for _, shape in shapes:
            if issubclass(shape, BaseModel) and shape not in (BaseModel, schemas.Strict):
                self.word(shape)
        return "\n".join([HEAD, VIEW, *self._made.values()])

    def _answer(self, name: str, shape: type) -> str:
        return (
            f"\n  | ({{ is: '{name}' }} & {self.word(shape)})" if get_type_hints(shape) else f"\n  | {{ is: '{name}' }}"
        )

    def word(self, hint: Any, known: bool = True) -> str:
        """A type as TypeScript says it."""
        for name, alias in ALIASES.items():
            if known and hint == alias:
                return name
        if hint in WORDS:
            return WORDS[hint]
        if inspect.isclass(hint) and get_origin(hint) is None:
            return self._shape(hint)
        origin: Any = get_origin(hint)
        inner = get_args(hint)
        if origin is Annotated:
            told = [one for one in inner[1:] if is_typeddict(one)]
            return self.word(told[0] if told else inner[0])
        if origin is NotRequired:
            return self.word(inner[0])
        if origin is Literal:
            return " | ".join(f"'{word}'" for word in inner)
        if origin in (Union, types.UnionType):
            return " | ".join(dict.fromkeys(self.word(one) for one in inner))
        if origin is dict:
            return f"Record<string, {self.word(inner[1])}>"
        if origin is list or inner[1:] == (...,):
            member = self.word(inner[0])
            return f"({member})[]" if "|" in member else f"{member}[]"
        if origin is tuple:
            return f"[{', '.join(self.word(one) for one in inner)}]"
        raise TypeError(f"{hint} has no words in TypeScript yet")

    def _shape(self, shape: Any) -> str:
        name: str = CALLED.get(shape, shape.__name__.removesuffix("Data"))
        if name in self._made:
            return name
        self._made[name] = ""  # it may be made of itself
        optional, about, rows = _optional(shape), _about(shape), []
        if (tag := getattr(getattr(shape, "__struct_config__", None), "tag", None)) is not None:
            rows.append(f"  do: '{tag}';\n")
        for field, hint in get_type_hints(shape, include_extras=True).items():
            if field in ("model_config", "__struct_config__"):
                continue
            if field in about:
                rows.append(f"  /** {about[field]} */\n")
            mark = "?" if field in optional or is_optional(hint) else ""
            rows.append(f"  {field}{mark}: {self.word(hint)}{' | undefined' if mark else ''};\n")
        if shape in OPEN:
            rows.append("  [number: string]: unknown;\n")
        del self._made[name]
        doc = inspect.cleandoc(shape.__doc__ or "").split("\n")[0] if "__doc__" in vars(shape) else ""
        self._made[name] = f"{f'/** {doc} */{chr(10)}' if doc else ''}export interface {name} {{\n{''.join(rows)}}}\n"
        return name


def is_optional(hint: Any) -> bool:
    """Whether a member may be missing."""
    origin: Any = get_origin(hint)
    return origin is NotRequired


def _optional(shape: Any) -> set[str]:
    """The members with a default, which may be left out."""
    if issubclass(shape, BaseModel):
        return {name for name, field in shape.model_fields.items() if not field.is_required()}
    if issubclass(shape, msgspec.Struct):
        return {field.name for field in msgspec.structs.fields(shape) if not field.required}
    return set()


def _about(shape: type) -> dict[str, str]:
    """What stands under members as their explanation."""
    try:
        body = ast.parse(textwrap.dedent(inspect.getsource(shape))).body[0]
    except (OSError, TypeError):
        return {}
    found: dict[str, str] = {}
    rows = body.body if isinstance(body, ast.ClassDef) else []
    for row, after in pairwise(rows):
        if isinstance(row, ast.AnnAssign) and isinstance(row.target, ast.Name) and isinstance(after, ast.Expr):
            found[row.target.id] = " ".join(ast.literal_eval(after.value).split())
    return found


def main(words: list[str]) -> int:
    """Write the file, or say whether it is stale; 0 if it is as it should be."""
    made = Page().text()
    if words == ["check"]:
        return int(FILE.read_text() != made)
    FILE.write_text(made)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
