"""Pages of the docs and their samples: what is run, in what way, and what it must print."""

from __future__ import annotations

import ast
import contextlib
import doctest
import io
import re
import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import typer

from paddock.cli.app import app, run
from paddock.cli.options import name_cluster

ROOT = Path(__file__).parent.parent
PAGES = [path.relative_to(ROOT).as_posix() for path in (ROOT / "README.md", *sorted(ROOT.glob("docs/*.md")))]
FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.DOTALL | re.MULTILINE)


def blocks(page: str) -> list[tuple[str, str]]:
    """The samples of a page, each with its kind."""
    return FENCE.findall((ROOT / page).read_text(encoding="utf-8"))


def is_like(said: str, promised: str) -> bool:
    """Whether this is what was promised, in which `...` may be anything."""
    return re.fullmatch(re.escape(promised).replace(r"\.\.\.", ".*"), said, re.DOTALL) is not None


def run_python(code: str, page: str, known: dict[str, Any]) -> Iterator[str]:
    """Run a sample, statement by statement; yields where a comment promises something else than was printed."""
    lines = code.splitlines()
    for statement in ast.parse(code).body:
        said = io.StringIO()
        with contextlib.redirect_stdout(said):
            exec(compile(ast.Module([statement], []), page, "exec"), known)
        _, has_comment, comment = lines[(statement.end_lineno or 0) - 1].rpartition("  # ")
        first = said.getvalue().partition("\n")[0]
        if first and has_comment:
            promises = [comment, *(comment[: at.start()] for at in re.finditer(": ", comment))]
            if not any(is_like(first, promised) for promised in promises):
                yield f"{page}: {comment!r} was promised, {first!r} was said"


def run_session(text: str, page: str, known: dict[str, Any]) -> int:
    """Run a sample of `>>>` lines; how many of them printed something else."""
    session = doctest.DocTestParser().get_doctest(text, known, page, None, 0)
    failed = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(session, clear_globs=False).failed
    known.update(session.globs)
    return failed


def run_console(text: str) -> Iterator[tuple[str, str, str]]:
    """Run the commands of a sample, each after a `$`; yields what each printed, and what was promised."""
    for command in re.split(r"^\$ ", text, flags=re.MULTILINE)[1:]:
        line, _, promised = command.partition("\n")
        said = io.StringIO()
        with contextlib.redirect_stdout(said):
            status = run(shlex.split(line)[1:])
        assert status == 0, line
        printed = "\n".join(row.rstrip() for row in said.getvalue().splitlines())
        yield line, printed, promised.rstrip("\n")


def commands(text: str) -> list[list[str]]:
    """The words of every `paddock` command in a sample that is only shown."""
    found = []
    for line in text.splitlines():
        words = shlex.split(line, comments=True)
        while words and re.fullmatch(r"[A-Z_]+=.*", words[0]):
            words = words[1:]
        if words and Path(words[0]).name == "paddock":
            found.append([word for word in words[1:] if word != "&"])
    return found


def parse(words: list[str]) -> None:
    """Let the program read a command without doing it."""
    command: Any = typer.main.get_command(app)
    context = command.make_context("paddock", name_cluster(words))
    while getattr(command, "commands", None):
        name, command, rest = command.resolve_command(context, [*context._protected_args, *context.args])
        context = command.make_context(name, rest, parent=context)
