# Wat als, en het analysebord: geladen als iemand ze wil.

refused-what-if-moment = Deze race heeft de momenten { $first } tot en met { $last }.
refused-what-if-over = Op dat moment is de race voorbij: niemand heeft nog iets te beslissen.

whatif-title = Wat als
whatif-open = Hier verder
whatif-about = Stap op dit moment in een auto en race verder tegen coureurs. Vanaf hier is het geluk nieuw, en het is een eigen race: de andere blijft zoals hij was.
whatif-seat = Jouw auto
whatif-drivers = De anderen worden gereden door
whatif-anew = Verborgen kaarten opnieuw delen
whatif-anew-hint = Misschien heb je de handen van de anderen gezien. Opnieuw gedeeld weet je wat deze coureur toen wist, en niet meer.
whatif-play = Speel verder
whatif-show = Laat een { $driver } het zien
whatif-said = Wat als: deze race gaat verder vanaf moment { $moment } van een andere. Vanaf hier is het geluk nieuw.
whatif-analyse = Analysebord

analysis-title = Analyse
analysis-position = Een stelling als tekst
analysis-about = Plak een stelling, of kies een racebestand: dat toont zijn laatste beslissing. Vanuit een herhaling of verslag leidt Hier verder ook hierheen. De waarden komen van races die de coach verder rijdt; hij weet wat de plaats weet.
analysis-show = Toon
analysis-text = Stelling
analysis-link = Kopieer link
analysis-values = Waarden
analysis-whose = Wiens beslissing
analysis-try = Probeer
analysis-step = Stap
analysis-luck = Ander geluk
analysis-moves = { $moves ->
    [one] { $moves } zet
   *[other] { $moves } zetten
}
analysis-over = Hier valt niets meer te beslissen.
