"""Search over imagined positions, written once for all games.

A seat's answers are tried side by side: what is hidden is dealt, each answer is given, scripted drivers go on for a
while, and the end is valued. All answers meet the same deals and the same luck, so that they differ by what they are
and not by what they met. The worse half leaves the running whenever the number of deals has doubled.

In the compiled twins `steps`, `state` and `thinking` are the game's own modules. Of a game a search asks in
`thinking`:

    propose(s, c, seat, menu, notes, tally) the answers, ranked by the script (`draft`, `submit`), and where to stop
    prepare(s, notes)                       what has to be worked out before the first playout
    deal(s, c, seat, menu, notes)           what the seat cannot know, as it is likely to be
    moment(s, seat)                         a number for this point of the race: luck is the same at the same point
    follow(s, c, seat, menu, notes)         what a scripted driver answers in a playout
    is_enough(s, tally)                     1 where the playout stops
    value(s, notes, tally)                  chance to win and expected place of every car, and what was counted

Nothing here depends on how a search is cut into slices: the same seed and the same number of playouts give the same
sums.
"""

from __future__ import annotations

from types import ModuleType

from .. import loop
from ..control import Control, Options
from ..layout import Table as Notes
from ..layout import Table as Position
from ..layout import Wide
from . import tally as sizes
from .tally import Tally

MASK64 = 0xFFFFFFFFFFFFFFFF
GOLDEN = 0x9E3779B97F4A7C15
FIRST = 0xBF58476D1CE4E5B9
SECOND = 0x94D049BB133111EB

FIRST_CUT = 8
"""Deals after which the worse half leaves the running for the first time."""
LEAST_LEFT = 2
FINE = 4
"""Worths are compared in parts of so much, which fit a small number."""
WIN_WEIGHT = 3
"""How much more than a good place winning counts."""
MOST_DECISIONS = 4000
"""In one playout."""


def mix(seed: Wide, number: Wide) -> Wide:
    """A start of the fast generator that follows from a seed and a number (splitmix64), never 0."""
    value = (seed + number * GOLDEN + GOLDEN) & MASK64
    value = ((value ^ (value >> 30)) * FIRST) & MASK64
    value = ((value ^ (value >> 27)) * SECOND) & MASK64
    return (value ^ (value >> 31)) | 1


def clear(tally: Tally, seat: int, seed: Wide, most: int) -> None:
    """Begin a search for a seat that keeps so many answers."""
    tally.seed = seed
    tally.deals = 0
    tally.playouts = 0
    tally.seat = seat
    tally.most = most
    tally.count = 0
    tally.turn = 0
    tally.drafted = 0
    tally.caution = 0
    tally.nearly = 0
    tally.first = 0
    for i in range(sizes.ANSWERS):
        tally.worth[i] = 0
        tally.win[i] = 0
        tally.place[i] = 0
        tally.tried[i] = 0
        tally.square[i] = 0
        tally.out[i] = 0
        for j in range(sizes.REASONS):
            tally.reason[i][j] = 0


def draft(tally: Tally, action: int) -> None:
    """Add an action to the answer that is being put together."""
    if tally.drafted < sizes.LENGTH:
        tally.draft[tally.drafted] = action
        tally.drafted += 1


def submit(tally: Tally, cost: int) -> None:
    """Take the drafted answer in, where its cost ranks it; the draft stays. Of equal ones the first stands first."""
    at = tally.count
    while at > 0 and tally.cost[at - 1] > cost:
        at -= 1
    if at >= tally.most:
        return
    if tally.count < tally.most:
        tally.count += 1
    i = tally.count - 1
    while i > at:
        tally.cost[i] = tally.cost[i - 1]
        tally.length[i] = tally.length[i - 1]
        for j in range(tally.length[i]):
            tally.action[i][j] = tally.action[i - 1][j]
        i -= 1
    tally.cost[at] = cost
    tally.length[at] = tally.drafted
    for j in range(tally.drafted):
        tally.action[at][j] = tally.draft[j]


def submit_one(tally: Tally, action: int, cost: int) -> None:
    """Take an answer of one action in."""
    tally.drafted = 0
    draft(tally, action)
    submit(tally, cost)


def propose(
    thinking: ModuleType,
    s: Position,
    c: Control,
    menu: Options,
    notes: Notes,
    tally: Tally,
    seat: int,
    seed: Wide,
    most: int,
) -> int:
    """Begin a search: the answers that are worth weighing; returns how many."""
    clear(tally, seat, seed, most)
    thinking.propose(s, c, seat, menu, notes, tally)
    tally.left = tally.count
    if tally.count > 1:
        thinking.prepare(s, notes)
    return tally.count


def think(
    steps: ModuleType,
    state: ModuleType,
    thinking: ModuleType,
    s: Position,
    dealt: Position,
    play: Position,
    c: Control,
    menu: Options,
    notes: Notes,
    tally: Tally,
    most: int,
) -> int:
    """So many more playouts; returns how many were made, fewer only if there is nothing left to find out."""
    made = 0
    while made < most and tally.left > 1:
        luck = mix(tally.seed, tally.deals)
        state.copy_into(s, dealt)
        c.generator = luck
        thinking.deal(dealt, c, tally.seat, menu, notes)
        while made < most and tally.turn < tally.count:
            if tally.out[tally.turn] == 0:
                state.copy_into(dealt, play)
                play_out(steps, thinking, play, c, menu, notes, tally, luck)
                made += 1
            tally.turn += 1
        if tally.turn >= tally.count:
            tally.turn = 0
            tally.deals += 1
            if tally.deals >= FIRST_CUT and tally.deals & (tally.deals - 1) == 0:
                cut(tally)
    return made


def play_out(
    steps: ModuleType,
    thinking: ModuleType,
    play: Position,
    c: Control,
    menu: Options,
    notes: Notes,
    tally: Tally,
    luck: Wide,
) -> None:
    """Give the answer whose turn it is, let scripted drivers go on, and add up what came of it."""
    at = tally.turn
    for i in range(sizes.REASONS):
        tally.seen[i] = 0
    for i in range(tally.length[at]):
        c.generator = mix(luck, thinking.moment(play, tally.seat))
        steps.act(play, c, tally.seat, tally.action[at][i])
    made = 0
    while made < MOST_DECISIONS and thinking.is_enough(play, tally) == 0:
        seats = steps.waiting(play)
        if seats == 0:
            break
        seat = loop.first_waiting(seats)
        c.generator = mix(luck, thinking.moment(play, seat))
        steps.act(play, c, seat, thinking.follow(play, c, seat, menu, notes))
        made += 1
    thinking.value(play, notes, tally)
    add_up(tally, at)


def add_up(tally: Tally, at: int) -> None:
    """Add the end of a playout to the sums of an answer."""
    chance = tally.chance[tally.seat]
    expected = tally.expected[tally.seat]
    tally.playouts += 1
    tally.tried[at] += 1
    tally.win[at] += chance
    tally.place[at] += expected
    worth = WIN_WEIGHT * (tally.near if tally.nearly else chance) + 100 * (100 * tally.cars - expected) // tally.cars
    if at == 0:
        tally.first = worth // FINE
    gap = worth // FINE - tally.first
    tally.worth[at] += worth
    tally.square[at] += gap * gap
    for i in range(sizes.REASONS):
        tally.reason[at][i] += tally.seen[i]


def cut(tally: Tally) -> None:
    """The worse half leaves the running; with caution the first answer stays, to be compared with."""
    keep = (tally.left + 1) // 2
    if keep < LEAST_LEFT:
        keep = LEAST_LEFT
    while tally.left > keep:
        worst = -1
        for i in range(1 if tally.caution > 0 else 0, tally.count):
            if tally.out[i] == 0 and (worst < 0 or tally.worth[i] <= tally.worth[worst]):
                worst = i
        tally.out[worst] = 1
        tally.left -= 1


def best(tally: Tally) -> int:
    """The best answer so far, by its mean; the script's own first choice while nothing has been tried, and where the
    gain over it is not clear enough."""
    found = -1
    for i in range(tally.count):
        if tally.out[i] == 0 and (
            found < 0 or tally.worth[i] * tally.tried[found] > tally.worth[found] * tally.tried[i]
        ):
            found = i
    if found > 0 and tally.caution > 0 and not is_clear(tally, found):
        return 0
    return found


def is_clear(tally: Tally, at: int) -> int:
    """1 if an answer is better than the first one by more than luck is likely to make it."""
    if tally.tried[at] == 0:
        return 0
    even = tally.worth[0] * tally.tried[at] // tally.tried[0]
    if tally.worth[at] <= even:
        return 0
    gain = (tally.worth[at] - even) // FINE
    return 1 if 100 * gain * gain > tally.caution * tally.square[at] else 0
