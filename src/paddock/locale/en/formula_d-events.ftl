### What happens in Formula D, as pit radio says it. Message formula_d-event-KIND words one event. $who is a car.

## Zones, tyres, weather, causes

formula_d-zone-tyres = tyres
formula_d-zone-brakes = brakes
formula_d-zone-gearbox = gearbox
formula_d-zone-body = body
formula_d-zone-engine = engine
formula_d-zone-suspension = suspension
formula_d-tyres-hard = hard tyres
formula_d-tyres-soft = soft tyres
formula_d-tyres-wet = wet tyres
formula_d-weather-good = good weather
formula_d-weather-changeable = changeable weather
formula_d-weather-showers = rain that may pass
formula_d-weather-rain = steady rain
formula_d-cause-shift = gears skipped
formula_d-cause-braking = braking
formula_d-cause-block = blocked
formula_d-cause-overshoot = overshooting
formula_d-cause-collision = a collision
formula_d-cause-engine = strain
formula_d-cause-debris = debris
formula_d-cause-slipstream = the slipstream
formula_d-cause-drift = a drift
formula_d-cause-noise = the neighbours
formula_d-cause-radio = a flying radio
formula_d-cause-corner = a corner missed
formula_d-cause-giving-up = giving up

## One event each

formula_d-event-weather = The weather: { $weather }
formula_d-event-tuned = { $who } gives { $points } to: { $zone }
formula_d-event-fitted = { $who } takes { $tyres }
formula_d-event-grid-roll = { $who } rolls { $roll } for the grid
formula_d-event-grid = { $who } starts from place { $place } of the grid
formula_d-event-round = Round { $round }
formula_d-event-start = { $how ->
    [stalled] { $who } stalls on the grid
    [flying] { $who } gets away brilliantly
   *[normal] { $who } gets away
}
formula_d-event-shifted = { $who } shifts from gear { $before } to { $gear }
formula_d-event-rolled = { $who } in gear { $gear } rolls { $die }
formula_d-event-nitro = { $who } fires the nitro: { $cells } more
formula_d-event-drifted = { $how ->
    [longer] { $who } drifts a cell farther
   *[shorter] { $who } drifts a cell less
}
formula_d-event-extra = { $who } gets a cell more from soft tyres
formula_d-event-stepped = { $who } drives to cell { $target }
formula_d-event-drove = { $cells ->
    [0] { $who } stays on cell { $target }
   *[other] { $who } drives { $cells } to cell { $target }
}
    .page = { $cells ->
        [0] { $who } stays where it is
       *[other] { $who } drives { $cells }
    }
formula_d-event-braked = { $tyres ->
    [0] { $who } brakes { $brakes }
   *[other] { $who } is blocked: { $brakes } brakes and { $tyres } tyres
}
formula_d-event-overshot = { $who } overshoots by { $cells }: { $tyres } tyres
formula_d-event-spun = { $who } spins on cell { $cell }
    .page = { $who } spins
formula_d-event-stopped = { $who } stops in corner { $corner }: { $stops } of { $needed }
    .page = { $who } stops in T{ $corner }: { $stops } of { $needed }
formula_d-event-slipped = { $who } uses the slipstream of { $behind }
formula_d-event-carried = { $who } is carried into a corner: { $brakes } brakes
formula_d-event-worn = { $who } loses { $points }, { $left } left: { $zone } ({ $cause })
formula_d-event-debris = Debris on cell { $cell }
    .page = Debris on the road
formula_d-event-debris-roll = { $hit ->
    [yes] { $who } rolls { $roll } on debris: a hit
   *[no] { $who } rolls { $roll } on debris
}
formula_d-event-collision = { $hit ->
    [yes] { $who } rolls { $roll } beside { $other }: contact
   *[no] { $who } rolls { $roll } beside { $other }
}
formula_d-event-engine = { $hit ->
    [yes] { $who } rolls { $roll }: the engine suffers
   *[no] { $who } rolls { $roll }: the engine holds
}
formula_d-event-out = { $who } is out: { $cause }
formula_d-event-lapped = { $who } begins lap { $lap }
formula_d-event-home = { $who } is home, place { $place }
formula_d-event-in-box = { $who } is in the box: new tyres
formula_d-event-pit-roll = { $cells ->
    [0] { $who } rolls { $roll }: a slow stop
   *[other] { $who } rolls { $roll }: a quick stop, { $cells } at once
}
formula_d-event-repaired = { $who } has repaired: { $zone }
formula_d-event-held = { $who } waits in the pit lane
formula_d-event-noise = { $who } rolls { $roll } in the noise zone
formula_d-event-police = { $who } passes the police at { $speed }
formula_d-event-awarded = { $who } regains a point: { $zone }
formula_d-event-dropped = { $who } drops scrap on cell { $cell }
    .page = { $who } drops scrap on the road
formula_d-event-radio = { $who } throws the radio at { $other }: { $zone }
formula_d-event-qualified = { $who } qualifies with { $throws }
formula_d-event-aborted = { $who } breaks the qualifying lap off
formula_d-event-placed = { $who } is in place { $place }
formula_d-event-scored = { $who } scores { $points }, the team { $team }
formula_d-event-withdrew = { $who } withdraws, place { $place }
formula_d-event-over = Race over after { $rounds } rounds
formula_d-event-undone = { $who } takes that back

## Several in one line

formula_d-radio-grid = Grid: { $cars }
