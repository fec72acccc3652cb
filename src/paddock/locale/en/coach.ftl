### What the coach says, whatever is raced. A game's own reasons stand in its own file.

coach-only = There is only one answer.
coach-close =
    .first = A little ahead; the others are nearly as good.
    .other = Nearly as good.

## On the page

page-hint-ask = Hint
page-hint-own = My own choice
page-hint-title = The coach would…
page-hint-thinks = thinking…
page-hint-races = { $races } races driven on from here · ±{ $margin }
page-hint-win = to win
page-hint-place = mean place
page-hint-sees = The coach sees only what you see.
page-hint-flag = hint { $number } of { $count } · the table sees it
page-hint-laid = { $number ->
    [1] The coach’s first choice is laid out. Change it or play it.
   *[other] The coach’s choice number { $number } is laid out. Change it or play it.
}
page-hint-spoken = The coach, { $number }: { $answer }. { $win } to win, mean place { $place }. { $why }
page-hint-said = { $name } asks the coach
page-hints-said-on = The host allows hints
page-hints-said-off = No more hints, says the host
page-key-hint = ask the coach
page-hints = Coach
page-hints-on = may be asked
page-hints-off = no hints
page-hints-allow = The coach may be asked for hints
page-hints-allowed = The coach may be asked for hints here.
page-levels-apart = Each its own level
page-levels-alike = All alike
page-levels-each = Level of each
page-driver-n = Car { $number }
page-setup-sum-apart = { $people ->
    [one] You
   *[other] { $people } people
} and { $bots } drivers of different levels.
