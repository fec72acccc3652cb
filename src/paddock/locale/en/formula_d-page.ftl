### What the page says of Formula D.

## Setting up

page-formula_d-variant = Rules
page-formula_d-variant-advanced = Advanced
    .about = Six zones to wear out, slipstream, debris, pit stops.
page-formula_d-variant-beginners = Beginners
    .about = One pool of 18 points, one lap, no slipstream.
page-formula_d-variant-street = Street race
    .about = Ten characters with abilities, nitro, checkpoints.
page-formula_d-character = You drive
page-formula_d-rules = Also play with
page-formula_d-rule-weather = Weather
    .about = It may rain, and clear up again.
page-formula_d-rule-tyres = Tyres
    .about = Hard, soft or wet, and they age.
page-formula_d-rule-repairs = Repairs
    .about = Technical stops in the pits.
page-formula_d-rule-custom = Own cars
    .about = Everybody shares out 20 points.
page-formula_d-rule-teams = Teams
    .about = Neighbours race in pairs for points.
page-formula_d-rule-qualifying = Qualifying
    .about = A lap alone for the grid.
page-formula_d-rule-mover = Mover rolls
    .about = In a collision only the car that moved rolls.
page-formula_d-rule-cell = Debris bites
    .about = A roll for every cell with debris.
page-formula_d-build = Build this car
page-formula_d-tune-hint = 20 points, at least one in each zone.
page-formula_d-points-left = { $left ->
    [0] All points are given.
    [one] { $left } point left.
   *[other] { $left } points left.
}
page-formula_d-limit = 1 to { $most }
page-formula_d-less = { $zone }: one point less
page-formula_d-more = { $zone }: one point more

## The car

page-formula_d-zone-tyres = Tyres
page-formula_d-zone-brakes = Brakes
page-formula_d-zone-gearbox = Gearbox
page-formula_d-zone-body = Body
page-formula_d-zone-engine = Engine
page-formula_d-zone-suspension = Handling
page-formula_d-zone-points = Points
page-formula_d-zone-now = { $now } of { $full } now
page-formula_d-wear = Wear
page-formula_d-wear-left = { $left } of { $full }
page-formula_d-car = Your car
page-formula_d-gear = Gear
page-formula_d-gear-n = Gear { $gear }
page-formula_d-die = Die of gear { $gear }
page-formula_d-cells = { $cells ->
    [0] Not thrown
    [one] { $cells } cell
   *[other] { $cells } cells
}
page-formula_d-thrown = the die says { $die }
page-formula_d-tyres-hard = hard
    .about = Nothing special in the dry, slippery in rain.
page-formula_d-tyres-soft = soft
    .about = A cell more in their first lap, but overshooting costs double.
page-formula_d-tyres-wet = wet
    .about = They hold in rain; in the dry overshooting costs double.
page-formula_d-tyres-lap = lap { $lap } of this set
page-formula_d-weather-good = dry
page-formula_d-weather-changeable = changeable
page-formula_d-weather-showers = showers
page-formula_d-weather-rain = rain
page-formula_d-nitro = Nitro
page-formula_d-nitro-ready = Ready, once a lap
page-formula_d-nitro-spent = Used in this lap
page-formula_d-team = Team { $team }
page-formula_d-team-points = { $points ->
    [one] { $points } point as it stands
   *[other] { $points } points as it stands
}
page-formula_d-laps = { $laps ->
    [one] { $laps } lap
   *[other] { $laps } laps
}
page-formula_d-spun = Spun
page-formula_d-spun-hint = Next turn in first gear, at no price.
page-formula_d-stops = stop { $stops }/{ $needed }
page-formula_d-throws = { $throws ->
    [one] { $throws } throw
   *[other] { $throws } throws
}
page-formula_d-qualifying = Qualifying
page-formula_d-headline = { $cars } cars · { $laps ->
    [one] { $laps } lap
   *[other] { $laps } laps
} · gear

## What is asked

page-formula_d-ask-tune = Build your car.
page-formula_d-ask-fit = Which tyres?
page-formula_d-ask-refit = Which tyres now?
page-formula_d-ask-gear = Choose a gear.
page-formula_d-ask-nitro = Light the nitro?
page-formula_d-ask-drift = Drift?
page-formula_d-ask-extra = Soft tyres: a cell more?
page-formula_d-ask-move = Where does the move end?
page-formula_d-ask-slip = Slipstream: take it, or stay?
page-formula_d-ask-way = Which way?
page-formula_d-ask-service = What kind of stop?
page-formula_d-ask-repair = What is repaired?
page-formula_d-ask-award = A point back: where?
page-formula_d-ask-scrap = Drop something behind you?
page-formula_d-ask-radio = Throw the radio at somebody?
page-formula_d-ask-reroll = Roll the weather again?
page-formula_d-do-stay = Stay here
page-formula_d-do-plain = As rolled
page-formula_d-do-nitro = Nitro
page-formula_d-do-nitro-more = Nitro, three more
page-formula_d-do-drift-longer = A cell more
page-formula_d-do-drift-shorter = A cell less
page-formula_d-do-extra = A cell more
page-formula_d-do-stop-tyre = Tyre stop
    .about = New tyres; with luck out again at once.
page-formula_d-do-stop-technical = Technical stop
    .about = Up to two points back; out next round.
page-formula_d-do-done = Done
page-formula_d-do-keep = Keep it
page-formula_d-do-again = Roll again
page-formula_d-do-drop = Drop it here
page-formula_d-do-way = Way { $number }
page-formula_d-way-beside = along { $cars }
page-formula_d-way-alone = past nobody
page-formula_d-way-via = over the { $lane }
page-formula_d-ways-n = { $ways ->
    [one] { $ways } way
   *[other] { $ways } ways
}
page-formula_d-way-debris = { $count ->
    [0] no debris
    [one] { $count } cell with debris
   *[other] { $count } cells with debris
}
page-formula_d-do-throw = At { $who }

## Gears and ends

page-formula_d-throw = Throw gear { $gear }
page-formula_d-drive = Drive
page-formula_d-drive-n = { $cells ->
    [0] Stay here
   *[other] Drive { $cells }
}
page-formula_d-to-box = Into the box
page-formula_d-gear-facts = { $mean } cells on average, { $least } to { $most }
page-formula_d-free = free
page-formula_d-free-as-now = free, as now
page-formula_d-pays = { $zone } −{ $points }
page-formula_d-refused-12 = first gear first
page-formula_d-refused-21 = one up at a time
page-formula_d-refused-22 = too far down
page-formula_d-refused-23 = no gearbox left
page-formula_d-refused-24 = a point is missing
page-formula_d-refused-28 = spun: first gear
page-formula_d-refused-101 = gear 4 at most
page-formula_d-outcome-home = home
page-formula_d-outcome-stop = stop
page-formula_d-outcome-short = short
page-formula_d-outcome-pit = pits
page-formula_d-outcome-brake = brake
page-formula_d-outcome-over = over
page-formula_d-outcome-spin = spin
page-formula_d-outcome-out = out
page-formula_d-roll = { $cells ->
    [one] { $cells } cell
   *[other] { $cells } cells
}: { $outcome }
page-formula_d-mark-stop = stop, free
page-formula_d-mark-free = free
page-formula_d-mark-brake = brakes
page-formula_d-mark-over = overshoot
page-formula_d-mark-spin = spin
page-formula_d-mark-out = out
page-formula_d-mark-home = home
page-formula_d-mark-pit = pit lane
page-formula_d-mark-drop = drop here
page-formula_d-fate-overshot = overshoots
page-formula_d-fate-spun = spins
page-formula_d-fate-lost = out of the race
page-formula_d-fate-home = over the line
page-formula_d-fate-box = your box
page-formula_d-fate-held = behind a car
page-formula_d-stop-in = stop { $stops } of { $needed } in { $corner }
page-formula_d-lane-0 = left lane
page-formula_d-lane-1 = middle lane
page-formula_d-lane-2 = right lane
page-formula_d-pit-lane = pit lane
page-formula_d-ends = Where the move can end
page-formula_d-end-n = End { $number } of { $ends }
page-formula_d-slip-there = Slipstream: +3
page-formula_d-slip-hint = End here and decide there.
page-formula_d-whole = Whole circuit

## Checks

page-formula_d-checks = Checks there
page-formula_d-checks-none = Nothing is risked there.
page-formula_d-check-collision = Collision
page-formula_d-check-debris-roll = Debris
page-formula_d-check-engine = Engine
page-formula_d-check-noise = Noise zone
page-formula_d-check-start = Start
page-formula_d-check-pit-roll = Pit stop
page-formula_d-check-beside = beside { $cars }
page-formula_d-check-they = { $cars } roll, too
page-formula_d-check-fatal = a hit is the end
page-formula_d-checked-collision = { $hit ->
    [yes] { $roll }: contact
   *[no] { $roll }: nothing happens
}
page-formula_d-checked-debris-roll = { $hit ->
    [yes] { $roll }: handling −1
   *[no] { $roll }: it holds
}
page-formula_d-checked-engine = { $hit ->
    [yes] { $roll }: engine −1
   *[no] { $roll }: it holds
}
page-formula_d-checked-noise = { $hit ->
    [yes] { $roll }: hit from a window
   *[no] { $roll }: nobody woke up
}
page-formula_d-checked-start = { $roll ->
    [1] 1: stalled
   *[other] { $roll }: flying start
}
page-formula_d-checked-pit-roll = { $hit ->
    [yes] { $roll }: out again at once
   *[no] { $roll }: a slow stop
}

## The pit board

page-formula_d-pit-board = Pit board
page-formula_d-pit-home = Home
page-formula_d-pit-stop = Stop
page-formula_d-pit-short = Short
page-formula_d-pit-brake = Brake
page-formula_d-pit-over = Over
page-formula_d-pit-strain = on a { $face }
page-formula_d-pit-away = { $from } to { $to } away
page-formula_d-pit-cells = Cells
page-formula_d-pit-of = of { $reach }
page-formula_d-pit-price = Price
page-formula_d-pit-hit = Hit
page-formula_d-pit-place = Place
page-formula_d-pit-lap = Lap
page-formula_d-pit-gear = Gear
page-formula_d-pit-throws = Throws
page-formula_d-pit-stops = stops

## Read aloud

page-formula_d-spoken-corner = { $corner } is { $from } to { $to } cells ahead, { $stops } of { $needed } stops made
page-formula_d-spoken-ends = { $cells } to drive, { $ends ->
    [one] { $ends } end
   *[other] { $ends } ends
}
page-formula_d-spoken-car = { $car }: place { $place }, gear { $gear }
