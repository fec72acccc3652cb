### Wat de terminal van Formula D zegt. Woorden tussen ` worden getypt en blijven zoals ze zijn.

terminal-formula_d-headline = { $circuit } · { $laps ->
    [one] { $laps } ronde
   *[other] { $laps } ronden
} · beurt { $round }
terminal-head-retired-cars = uitgevallen auto's per speler
terminal-formula_d-head-place = plaats
terminal-formula_d-head-car = auto
terminal-formula_d-head-lap = ronde
terminal-formula_d-head-cell = vak
terminal-formula_d-head-gear = versn.
terminal-formula_d-head-corner = bocht
terminal-formula_d-head-points = punten
terminal-formula_d-short-tyres = band
terminal-formula_d-short-brakes = rem
terminal-formula_d-short-gearbox = bak
terminal-formula_d-short-body = plaat
terminal-formula_d-short-engine = motor
terminal-formula_d-short-suspension = ligg
terminal-formula_d-waiting = wacht
terminal-formula_d-home = binnen
terminal-formula_d-out = uitgevallen
terminal-formula_d-pit = in de pits
terminal-formula_d-spun = getold
terminal-formula_d-corner-ahead = { $corner } { $steps ->
    [0] hier
    [one] over { $steps } vak
   *[other] over { $steps } vakken
}: { $stops ->
    [0] geen stops meer
    [one] nog { $stops } stop
   *[other] nog { $stops } stops
}, { $shortest } tot { $longest } vakken lang
terminal-formula_d-reach = Te rijden: { $cells }
terminal-formula_d-faces = { $least } tot { $most }
terminal-formula_d-down = versnellingsbak { $gearbox }, remmen { $brakes }, motor { $engine }
terminal-formula_d-lane = baan { $lane }
terminal-formula_d-corner = bocht { $corner }
terminal-formula_d-price = remmen { $brakes }, banden { $tyres }
terminal-formula_d-way-debris = { $debris ->
    [0] geen brokstukken
   *[other] over brokstukken
}
terminal-formula_d-way-beside = langs { $cars }
terminal-formula_d-way-via = over vak { $cell }
terminal-formula_d-fate-overshot = schiet door
terminal-formula_d-fate-spun = tolt
terminal-formula_d-fate-lost = valt uit
terminal-formula_d-fate-home = binnen
terminal-formula_d-fate-box = de box in
terminal-formula_d-fate-held = wacht achter een auto
terminal-prompt-formula_d-tune = { $car }, hoeveel punten: { $zone }?
terminal-prompt-formula_d-fit = { $car }, welke banden?
terminal-prompt-formula_d-gear = { $car }, welke versnelling? (of help)
terminal-prompt-formula_d-nitro = { $car }, `nitro` of `plain`?
terminal-prompt-formula_d-drift = { $car }, driften of `plain`?
terminal-prompt-formula_d-extra = { $car }, een vak extra met `extra`, of `plain`?
terminal-prompt-formula_d-move = { $car }, naar welk vak?
terminal-prompt-formula_d-slip = { $car }, slipstream: naar welk vak, of `stay`?
terminal-prompt-formula_d-way = { $car }, langs welke weg?
terminal-prompt-formula_d-service = { $car }, `tyre stop` of `technical stop`?
terminal-prompt-formula_d-refit = { $car }, welke banden?
terminal-prompt-formula_d-repair = { $car }, wat herstellen, of `done`?
terminal-prompt-formula_d-award = { $car }, een punt waarvoor, of `done`?
terminal-prompt-formula_d-scrap = { $car }, waar schroot laten vallen, of `keep`?
terminal-prompt-formula_d-radio = { $car }, de autoradio naar wie, of `keep`?
terminal-prompt-formula_d-reroll = { $car }, het weer: `keep`, of `again` gooien?
terminal-help-formula_d = Een versnelling is haar nummer: `3`, of `gear 3`. Kies na de worp een eindvak met het nummer op de kaart, of `to 57`; Enter kiest het eerste, dat het minst kost.
terminal-help-formula_d-map = De kaart: drie banen, auto's met hun nummer, de jouwe wijst vooruit, ✶ is brokstukken. T1 ●● is een bocht met twee stops, dikke lijnen zijn haar grenzen. Rode eindvakken schieten door of spinnen. De getallen eronder tellen vakken vooruit.
