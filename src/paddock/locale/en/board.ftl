### What a drawn board says in words.

board-heat = { $laps ->
    [one] 1 LAP
   *[other] { $laps } LAPS
}  ·  { $corners ->
    [one] 1 CORNER
   *[other] { $corners } CORNERS
}
    .long = GRAND PRIX  ·  { $facts }
board-downforce = 1 LAP  ·  3 BETS
    .long = DOWNFORCE  ·  { $facts }
board-formula_d = { $laps ->
    [one] 1 LAP
   *[other] { $laps } LAPS
}  ·  { $corners ->
    [one] 1 CORNER
   *[other] { $corners } CORNERS
}
    .long = FORMULA D  ·  { $facts }
board-plain = { $laps ->
    [one] 1 LAP
   *[other] { $laps } LAPS
}
    .long = { $title }  ·  { $facts }
