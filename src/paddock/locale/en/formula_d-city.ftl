### What the page says of weather and cities of Formula D.

page-formula_d-forecast = Weather at { $circuit }, by the black die: 1 to { $rain } rain, { $from } to { $changeable } changeable, { $good } to 20 dry.
    .own = This table is ours; the printed one is not known.
page-formula_d-city = { $city } is a city of ours; the published one is not to be had. Noise, danger, police, tunnel and checkpoint have signs: tap them.
