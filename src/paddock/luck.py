"""Where the rules get their luck: `below` is a die, `pick` draws a card from a pile.

A draw comes from the tape while there is one (a recorded or a forced race), else from a generator: a fast one
for simulation (xorshift64*), or ChaCha20 with a 256-bit key when a race is dealt under seal. Every draw is
written into the journal as a pair: the sides of the die and the outcome, or 0 and the kind of the card.
"""

from __future__ import annotations

from . import control, journal
from .control import Control
from .layout import Wide

FAULT_DRY = 1  # a strict tape ended
FAULT_DIE = 2  # the tape holds another die, or a number that the die does not have
FAULT_CARD = 3  # the tape holds a card that is not in the pile
FAULT_NONE = 5  # nothing to draw from: no generator was ever started

STAR = 0x2545F4914F6CDD1D
MASK64 = 0xFFFFFFFFFFFFFFFF
MASK32 = 0xFFFFFFFF
CHACHA_0 = 0x61707865
CHACHA_1 = 0x3320646E
CHACHA_2 = 0x79622D32
CHACHA_3 = 0x6B206574


def rotate(word: Wide, bits: int) -> Wide:
    return ((word << bits) | (word >> (32 - bits))) & MASK32


def quarter(c: Control, i: int, j: int, k: int, m: int) -> None:
    """ChaCha's quarter round on four words of the block."""
    c.block[i] = (c.block[i] + c.block[j]) & MASK32
    c.block[m] = rotate(c.block[m] ^ c.block[i], 16)
    c.block[k] = (c.block[k] + c.block[m]) & MASK32
    c.block[j] = rotate(c.block[j] ^ c.block[k], 12)
    c.block[i] = (c.block[i] + c.block[j]) & MASK32
    c.block[m] = rotate(c.block[m] ^ c.block[i], 8)
    c.block[k] = (c.block[k] + c.block[m]) & MASK32
    c.block[j] = rotate(c.block[j] ^ c.block[k], 7)


def lay_block(c: Control) -> None:
    c.block[0] = CHACHA_0
    c.block[1] = CHACHA_1
    c.block[2] = CHACHA_2
    c.block[3] = CHACHA_3
    for i in range(8):
        c.block[4 + i] = c.key[i]
    c.block[12] = c.counter & MASK32
    c.block[13] = c.counter >> 32
    c.block[14] = 0
    c.block[15] = 0


def add_block(c: Control) -> None:
    """Add the words that the block began with."""
    c.block[0] = (c.block[0] + CHACHA_0) & MASK32
    c.block[1] = (c.block[1] + CHACHA_1) & MASK32
    c.block[2] = (c.block[2] + CHACHA_2) & MASK32
    c.block[3] = (c.block[3] + CHACHA_3) & MASK32
    for i in range(8):
        c.block[4 + i] = (c.block[4 + i] + c.key[i]) & MASK32
    c.block[12] = (c.block[12] + (c.counter & MASK32)) & MASK32
    c.block[13] = (c.block[13] + (c.counter >> 32)) & MASK32


def next_block(c: Control) -> None:
    """ChaCha20, 64-bit counter, nonce 0."""
    lay_block(c)
    for _ in range(10):
        quarter(c, 0, 4, 8, 12)
        quarter(c, 1, 5, 9, 13)
        quarter(c, 2, 6, 10, 14)
        quarter(c, 3, 7, 11, 15)
        quarter(c, 0, 5, 10, 15)
        quarter(c, 1, 6, 11, 12)
        quarter(c, 2, 7, 8, 13)
        quarter(c, 3, 4, 9, 14)
    add_block(c)
    c.counter = c.counter + 1
    c.used = 0


def word(c: Control) -> Wide:
    """32 random bits."""
    if c.sealed:
        if c.used >= 16:
            next_block(c)
        c.used = c.used + 1
        return c.block[c.used - 1]
    c.generator = c.generator ^ (c.generator >> 12)
    c.generator = c.generator ^ ((c.generator << 25) & MASK64)
    c.generator = c.generator ^ (c.generator >> 27)
    return ((c.generator * STAR) & MASK64) >> 32


def roll(c: Control, sides: int) -> int:
    """A fair number from 0 to sides - 1 from the generator."""
    product = word(c) * sides
    if (product & MASK32) < sides:
        if c.sealed == 0 and c.generator == 0:  # it would give 0 for ever
            c.fault = FAULT_NONE
            return 0
        unfair = (MASK32 + 1 - sides) % sides
        while (product & MASK32) < unfair:
            product = word(c) * sides
    return product >> 32


def write_down(c: Control, sides: int, outcome: int) -> None:
    if c.keeping:
        if c.draw_count >= control.TAPE:
            c.fault = journal.FAULT_FULL
        else:
            c.draws[c.draw_count][0] = sides
            c.draws[c.draw_count][1] = outcome
            c.draw_count = c.draw_count + 1


def below(c: Control, sides: int) -> int:
    """A number from 0 to sides - 1."""
    outcome = 0
    if c.tape_at < c.tape_length:
        outcome = c.tape[c.tape_at][1]
        if c.tape[c.tape_at][0] != sides or outcome < 0 or outcome >= sides:
            c.fault = FAULT_DIE
            outcome = 0
        c.tape_at = c.tape_at + 1
    elif c.strict:
        c.fault = FAULT_DRY
    else:
        outcome = roll(c, sides)
    write_down(c, sides, outcome)
    return outcome


def nth_kind(pile: list[int], nth: int) -> int:
    """The kind of the nth card of a pile, counted through the kinds; the pile must have more than nth cards."""
    kind = 0
    left = nth
    while left >= pile[kind]:
        left = left - pile[kind]
        kind = kind + 1
    return kind


def pick(c: Control, pile: list[int], kinds: int, size: int) -> int:
    """The kind of a card drawn blindly from a pile, given as how many it has of each kind; size is their sum."""
    kind = 0
    if c.tape_at < c.tape_length:
        kind = c.tape[c.tape_at][1]
        if c.tape[c.tape_at][0] != 0 or kind < 0 or kind >= kinds or pile[kind] <= 0:
            c.fault = FAULT_CARD
            kind = nth_kind(pile, 0)
        c.tape_at = c.tape_at + 1
    elif c.strict:
        c.fault = FAULT_DRY
        kind = nth_kind(pile, 0)
    else:
        kind = nth_kind(pile, roll(c, size))
    write_down(c, 0, kind)
    return kind
