### Wat een getekend circuit in woorden zegt.

board-heat = { $laps ->
    [one] 1 RONDJE
   *[other] { $laps } RONDJES
}  ·  { $corners ->
    [one] 1 BOCHT
   *[other] { $corners } BOCHTEN
}
    .long = GRAND PRIX  ·  { $facts }
board-downforce = 1 RONDJE  ·  3 WEDDENSCHAPPEN
    .long = DOWNFORCE  ·  { $facts }
board-formula_d = { $laps ->
    [one] 1 RONDJE
   *[other] { $laps } RONDJES
}  ·  { $corners ->
    [one] 1 BOCHT
   *[other] { $corners } BOCHTEN
}
    .long = FORMULA D  ·  { $facts }
board-plain = { $laps ->
    [one] 1 RONDJE
   *[other] { $laps } RONDJES
}
    .long = { $title }  ·  { $facts }
