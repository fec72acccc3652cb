# What if, and the analysis board: loaded when somebody wants them.

refused-what-if-moment = This race has moments { $first } to { $last }.
refused-what-if-over = The race is over at that moment: nobody has anything to decide.

whatif-title = What if
whatif-open = Play on from here
whatif-about = Take a car at this moment and race on against drivers. Luck is new from here, and it is a race of its own: the other one stays as it is.
whatif-seat = Your car
whatif-drivers = The others are driven by
whatif-anew = Deal hidden cards anew
whatif-anew-hint = You may have seen the others’ hands. Dealt anew, you know what this driver knew then, and no more.
whatif-play = Play on
whatif-show = Let a { $driver } show it
whatif-said = What if: this race goes on from moment { $moment } of another one. Luck is new from here.
whatif-analyse = Analysis board

analysis-title = Analysis
analysis-position = A position as text
analysis-about = Paste a position, or choose a race file: it shows its last decision. From a replay or a report, Play on from here leads here, too. Values come from races driven on by the coach, who knows what the seat knows.
analysis-show = Show it
analysis-text = Position
analysis-link = Copy link
analysis-values = Values
analysis-whose = Whose decision
analysis-try = Try
analysis-step = Step
analysis-luck = Other luck
analysis-moves = { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
analysis-over = Nobody has anything to decide here any more.
