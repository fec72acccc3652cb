### Что сказано словами на нарисованной трассе.

board-heat = { $laps ->
    [one] { $laps } КРУГ
    [few] { $laps } КРУГА
   *[many] { $laps } КРУГОВ
}  ·  { $corners ->
    [one] { $corners } ПОВОРОТ
    [few] { $corners } ПОВОРОТА
   *[many] { $corners } ПОВОРОТОВ
}
    .long = ГРАН-ПРИ  ·  { $facts }
board-downforce = 1 КРУГ  ·  3 СТАВКИ
    .long = DOWNFORCE  ·  { $facts }
board-formula_d = { $laps ->
    [one] { $laps } КРУГ
    [few] { $laps } КРУГА
   *[many] { $laps } КРУГОВ
}  ·  { $corners ->
    [one] { $corners } ПОВОРОТ
    [few] { $corners } ПОВОРОТА
   *[many] { $corners } ПОВОРОТОВ
}
    .long = FORMULA D  ·  { $facts }
board-plain = { $laps ->
    [one] { $laps } КРУГ
    [few] { $laps } КРУГА
   *[many] { $laps } КРУГОВ
}
    .long = { $title }  ·  { $facts }
