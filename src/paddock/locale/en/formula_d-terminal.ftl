### What the terminal says of Formula D. Words between ` marks are typed and stay as they are.

terminal-formula_d-headline = { $circuit } · { $laps ->
    [one] { $laps } lap
   *[other] { $laps } laps
} · round { $round }
terminal-head-retired-cars = retired cars a player
terminal-formula_d-head-place = place
terminal-formula_d-head-car = car
terminal-formula_d-head-lap = lap
terminal-formula_d-head-cell = cell
terminal-formula_d-head-gear = gear
terminal-formula_d-head-corner = corner
terminal-formula_d-head-points = points
terminal-formula_d-short-tyres = tyre
terminal-formula_d-short-brakes = brak
terminal-formula_d-short-gearbox = gear
terminal-formula_d-short-body = body
terminal-formula_d-short-engine = engn
terminal-formula_d-short-suspension = susp
terminal-formula_d-waiting = waiting
terminal-formula_d-home = home
terminal-formula_d-out = out
terminal-formula_d-pit = in the pits
terminal-formula_d-spun = spun
terminal-formula_d-corner-ahead = { $corner } { $steps ->
    [0] here
    [one] in { $steps } cell
   *[other] in { $steps } cells
}: { $stops ->
    [0] no more stops
    [one] { $stops } stop
   *[other] { $stops } stops
} to make, { $shortest } to { $longest } cells long
terminal-formula_d-reach = To drive: { $cells }
terminal-formula_d-faces = { $least } to { $most }
terminal-formula_d-down = gearbox { $gearbox }, brakes { $brakes }, engine { $engine }
terminal-formula_d-lane = lane { $lane }
terminal-formula_d-corner = corner { $corner }
terminal-formula_d-price = brakes { $brakes }, tyres { $tyres }
terminal-formula_d-way-debris = { $debris ->
    [0] no debris
   *[other] over debris
}
terminal-formula_d-way-beside = along { $cars }
terminal-formula_d-way-via = over cell { $cell }
terminal-formula_d-fate-overshot = overshoots
terminal-formula_d-fate-spun = spins
terminal-formula_d-fate-lost = is out
terminal-formula_d-fate-home = home
terminal-formula_d-fate-box = into the box
terminal-formula_d-fate-held = waits behind a car
terminal-prompt-formula_d-tune = { $car }, how many points: { $zone }?
terminal-prompt-formula_d-fit = { $car }, which tyres?
terminal-prompt-formula_d-gear = { $car }, which gear? (or help)
terminal-prompt-formula_d-nitro = { $car }, `nitro`, or `plain`?
terminal-prompt-formula_d-drift = { $car }, drift, or `plain`?
terminal-prompt-formula_d-extra = { $car }, a cell more with `extra`, or `plain`?
terminal-prompt-formula_d-move = { $car }, to which cell?
terminal-prompt-formula_d-slip = { $car }, slipstream: to which cell, or `stay`?
terminal-prompt-formula_d-way = { $car }, which way?
terminal-prompt-formula_d-service = { $car }, `tyre stop` or `technical stop`?
terminal-prompt-formula_d-refit = { $car }, which tyres?
terminal-prompt-formula_d-repair = { $car }, repair what, or `done`?
terminal-prompt-formula_d-award = { $car }, a point for what, or `done`?
terminal-prompt-formula_d-scrap = { $car }, drop scrap where, or `keep`?
terminal-prompt-formula_d-radio = { $car }, throw the radio at whom, or `keep`?
terminal-prompt-formula_d-reroll = { $car }, the weather: `keep`, or roll it `again`?
terminal-help-formula_d = A gear is its number: `3`, or `gear 3`. After the roll choose an end by its number on the map, or `to 57`; Enter takes the first, which costs least.
terminal-help-formula_d-map = The map: three lanes, cars by their numbers, yours points ahead, ✶ is debris. T1 ●● is a corner with two stops, thick lines are its borders. Red ends overshoot or spin. Numbers below count cells ahead.
