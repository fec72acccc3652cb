"""`paddock bot-check`: what is wrong with a bot, told to whoever writes it."""

from __future__ import annotations

import secrets
from time import perf_counter
from typing import Annotated

import typer

from ..drivers import Cockpit, Driver, Outside, run, seat_drivers
from ..drivers.outside import PREFIX
from ..drivers.program import SECONDS
from ..errors import PaddockError
from ..game import game as open_game
from ..game import games as all_games
from ..race import Race
from ..race import race as start_race
from .desk import Desk

SEATS = 3
MOST_SHOWN = 5


class Timed:
    """A driver, and how long its slowest decision took."""

    def __init__(self, driver: Outside) -> None:
        self.driver, self.decisions, self.slowest = driver, 0, 0.0

    def decide(self, cockpit: Cockpit) -> int:
        begun = perf_counter()
        action = self.driver.decide(cockpit)
        self.decisions += 1
        self.slowest = max(self.slowest, perf_counter() - begun)
        return action


def bot_check(
    command: Annotated[str, typer.Argument(help="The command that starts the bot, as a shell would read it.")],
    game: Annotated[str | None, typer.Option(help="Only this game; all of them if not given.")] = None,
    races: Annotated[int, typer.Option(help="Races of each game.", min=1, max=1000)] = 2,
    seconds: Annotated[float, typer.Option(help="What it has for a decision.", min=0.01, max=600)] = SECONDS,
    seed: Annotated[int | None, typer.Option(help="Races that can be repeated; any if not given.")] = None,
    language: Annotated[str | None, typer.Option(help="en, ru or nl.")] = None,
) -> None:
    """Race a bot against scripted drivers and say what it does wrong; the status is 2 if anything is."""
    desk = Desk(language)
    first = secrets.randbits(32) if seed is None else seed
    faults = 0
    for of in all_games() if game is None else (open_game(game),):
        for number in range(races):
            race = start_race(of.name, seats=SEATS, seed=first + number)
            faults += _check(desk, race, command, seconds, first + number)
    if faults:
        raise PaddockError(f"the bot left {faults} decisions to the scripted driver")
    desk.line("bot-right")


def _check(desk: Desk, race: Race, command: str, seconds: float, seed: int) -> int:
    """One race with the bot on a seat of its own; returns how many decisions it left to the scripted driver."""
    seat = seed % SEATS
    drivers: dict[int, Driver] = dict(seat_drivers(race, dict.fromkeys(range(SEATS), "racer"), seed))
    begun = perf_counter()
    bot = Outside(race, seat, PREFIX + command, drivers[seat], seconds)
    ready = perf_counter() - begun
    bot.heard = lambda forfeit: None
    timed = Timed(bot)
    try:
        run(race, {**drivers, seat: timed})
    finally:
        bot.close()
    desk.line(
        "bot-raced",
        game=race.game.name,
        seed=seed,
        bot=bot.program.name,
        place=race.standing()[seat],
        seats=SEATS,
        decisions=timed.decisions,
        slowest=f"{1000 * timed.slowest:.0f}",
        ready=f"{1000 * ready:.0f}",
    )
    for forfeit in bot.forfeits[:MOST_SHOWN]:
        desk.line("bot-fault", style="bright_red", decision=forfeit.decision, kind=forfeit.kind, reason=forfeit.reason)
    if len(bot.forfeits) > MOST_SHOWN:
        desk.line("bot-more", count=len(bot.forfeits) - MOST_SHOWN)
    if bot.program.killed:
        desk.line("bot-stays", style="bright_red")
    return len(bot.forfeits)
