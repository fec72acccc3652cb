### What the coach says, whatever is raced. A game's own reasons stand in its own file.

coach-only = There is only one answer.
coach-close =
    .first = A little ahead; the others are nearly as good.
    .other = Nearly as good.
