### What the page says of weather and cities of Formula D.

page-formula_d-forecast = Weather at { $circuit }, by the black die: 1 to { $rain } rain, { $from } to { $changeable } changeable, { $good } to 20 dry.
    .own = This table is ours; the printed one is not known.
