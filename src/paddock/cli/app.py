"""The commands of `paddock`, and how anything that goes wrong is said in one line."""

from __future__ import annotations

import io
import sys
import warnings
from collections.abc import Sequence
from typing import Annotated, Any

import typer

from .. import __version__
from ..errors import BadFile, PaddockError, listed
from ..game import game, game_names
from ..game import games as all_games
from ..locale import LANGUAGES, Unsaid
from ..locale.faults import is_told, tell_faults
from . import (
    analysing,
    bots,
    circuit,
    comparing,
    exporting,
    learning,
    looking,
    puzzling,
    racing,
    replay,
    reporting,
    season,
    serving,
    simulating,
    sitting,
)
from .desk import Desk, choose_language
from .options import ANY_OPTION, name_cluster

WRONG = 2
USAGE_ERROR: Any = next(kind for kind in typer.BadParameter.__mro__ if kind.__name__ == "ClickException")
"""What typer raises for a wrong word; where the class is kept differs between its versions."""
INTERRUPTED = 130

app = typer.Typer(
    name="paddock",
    help="Race board games: play, simulate, replay, verify and draw.",
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)


@app.callback(invoke_without_command=True)
def paddock(
    version: Annotated[bool, typer.Option("--version", help="Say the version and stop.")] = False,
) -> None:
    """Race board games: play, simulate, replay, verify and draw."""
    if version:
        print(f"paddock {__version__}")
        raise typer.Exit


@app.command()
def games() -> None:
    """List the games."""
    for name in game_names():
        print(name)


@app.command()
def circuits(
    of: Annotated[str | None, typer.Argument(metavar="GAME", help="Only the circuits of this game.")] = None,
) -> None:
    """List the circuits."""
    for found in all_games() if of is None else (game(of),):
        looking.list_circuits(Desk(), found)


@app.command()
def options(of: Annotated[str, typer.Argument(metavar="GAME", help="The game; `paddock games` lists them.")]) -> None:
    """List what a race of a game can be set up with: `--set NAME=VALUE`."""
    looking.list_options(Desk(), game(of))


app.command("serve")(serving.serve)
app.command("race", context_settings=ANY_OPTION)(racing.race)
app.command("learn")(learning.learn)
app.command("puzzle")(puzzling.puzzle)
app.command("season")(season.season)
app.command("simulate", context_settings=ANY_OPTION)(simulating.simulate)
app.command("compare", context_settings=ANY_OPTION)(comparing.compare)
app.command("export")(exporting.export)
app.command("bot")(sitting.bot)
app.command("bot-check")(bots.bot_check)
app.command("replay")(replay.replay)
app.command("report")(reporting.report_race)
app.command("analyse")(analysing.analyse)
app.command("verify")(looking.verify)
app.command("draw")(looking.draw)
app.add_typer(circuit.app, name="circuit")
app.command("show")(looking.show)
app.command("rules")(looking.rules)
app.command("rulings")(looking.rulings)


def run(words: Sequence[str]) -> int:
    """Run a command; what goes wrong is one line on stderr, and 2."""
    warnings.showwarning = _warn
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        status = app(name_cluster(words) or ["--help"], prog_name="paddock", standalone_mode=False)
    except (typer.Abort, KeyboardInterrupt):
        return INTERRUPTED
    except USAGE_ERROR as error:
        return _fail(error.format_message() + _allowed(error))
    except BadFile as bad:
        language = _language(words)
        return _fail(tell_faults(bad, language) if language != "en" and bad.name and is_told(bad) else str(bad))
    except (PaddockError, Unsaid) as error:
        return _fail(str(error))
    except BrokenPipeError:
        sys.stderr.close()
        return 0
    return status if isinstance(status, int) else 0


def _language(words: Sequence[str]) -> str:
    """The language that was asked for, as far as it can be told when a command has failed."""
    said = [words[i + 1] for i, word in enumerate(words[:-1]) if word == "--language"]
    said += [word.partition("=")[2] for word in words if word.startswith("--language=")]
    return choose_language(said[-1] if said and said[-1] in LANGUAGES else None)


def _allowed(error: Any) -> str:
    """What could have been said instead of an unknown option or command."""
    message, context = error.format_message(), getattr(error, "ctx", None)
    if context is None or not message.startswith("No such"):
        return ""
    if message.startswith("No such command"):
        return f" There is {listed(context.command.commands)}."
    names = [max(option.opts, key=len) for option in context.command.params]
    return f"; there is {listed(name for name in names if name.startswith('--'))}."


def _fail(message: str) -> int:
    print("paddock: " + " ".join(message.split()), file=sys.stderr)
    return WRONG


def _warn(message: Warning | str, *_: object, **__: object) -> None:
    print(f"paddock: {message}", file=sys.stderr)
