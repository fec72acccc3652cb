### What happens in Heat, as pit radio says it. Message heat-event-KIND words one event; heat-radio-* words
### several that belong together. $car is a car's number or name, $corner a corner such as T2.

## Cards

heat-card-heat = heat
heat-card-stress = stress

## One event each

heat-event-grid = { $car } starts from box { $box }
heat-event-round = Round { $round }, { $first } moves first
heat-event-shifted = { $change ->
    [up] { $car } shifts up to gear { $gear }
    [down] { $car } shifts down to gear { $gear }
   *[same] { $car } stays in gear { $gear }
}
heat-event-laid = { $car } lays { $card } face down
heat-event-revealed = { $car } plays { $card }
heat-event-flipped = { $pile ->
    [play] { $car } flips { $card }
   *[discard] { $car } flips { $card }, which does not count
}
heat-event-no-flip = { $car } finds no speed card, the plus is worth 0
heat-event-speed = { $car } drives at { $speed }
heat-event-moved = { $why ->
    [adrenaline] { $car } pushes on to { $space }
    [boost] { $car } boosts to { $space }
    [slipstream] { $car } slips to { $space }
    [spin-out] { $car } goes back to { $space }
    [direct] { $car } drives on to { $space }
    [accelerate] { $car } accelerates to { $space }
    [legend] { $steps ->
        [0] { $car } stays at { $space }
       *[other] { $car } drives { $steps }, to { $space }
    }
   *[cards] { $car } drives to { $space }
}
heat-event-blocked = { $gained ->
    [0] { $car } is boxed in and stays put
   *[other] { $car } is held up, { $gained } of { $steps } spaces
}
heat-event-adrenaline = { $car } is at the back: adrenaline
heat-event-pushed = { $car } uses adrenaline, speed { $speed }
heat-event-boosted = { $car } boosts by { $gained }, speed { $speed }
heat-event-paid = { $why ->
    [gears] { $car } pays { $heat } heat for two gears, { $engine } left
    [boost] { $car } pays { $heat } heat for the boost, { $engine } left
    [card] { $car } pays { $heat } heat for cards, { $engine } left
    [mulligan] { $car } pays { $heat } heat for a new first hand, { $engine } left
   *[corner] { $car } pays { $heat } heat for the corner, { $engine } left
}
heat-event-cooled = { $car } cools { $heat }, engine { $engine }
heat-event-slipstreamed = { $car } takes the slipstream, { $steps } spaces
heat-event-corner = { $cost ->
    [0] { $car } takes { $corner } at { $speed }, limit { $limit }
   *[other] { $car } takes { $corner } at { $speed }, limit { $limit }: { $cost } heat
}
heat-event-spun-out = { $car } spins out at { $corner } in gear { $gear }
heat-event-stressed = { $car } takes { $stress } stress
heat-event-dropped = { $car } discards { $card }
heat-event-cleared = { $cards ->
    [one] { $car } clears 1 card, { $top } on top
   *[other] { $car } clears { $cards } cards, { $top } on top
}
heat-event-drew = { $card ->
    [hidden] { $car } draws a card
   *[other] { $car } draws { $card }
}
heat-event-shuffled = { $cards ->
    [one] { $car } reshuffles 1 card
   *[other] { $car } reshuffles { $cards } cards
}
heat-event-cluttered = { $car } has a cluttered hand: no move, back to gear 1
heat-event-lapped = { $car } begins lap { $lap } of { $laps }
heat-event-crossed = { $car } takes the chequered flag
heat-event-placed = { $car } is home, place { $place }
heat-event-withdrew = { $car } withdraws, place { $place }
heat-event-over = { $rounds ->
    [one] Race over after 1 round
   *[other] Race over after { $rounds } rounds
}
heat-event-ready = { $car } is ready
heat-event-driven = { $car } ends at { $space } at speed { $speed }, engine { $engine }
heat-event-undone = { $car } takes that back

## The modules: garage, legends, weather, press, tournament

heat-event-offered = On offer: { $card }
heat-event-picked = { $car } takes { $card }
heat-event-swapped = { $taken ->
    [none] { $car } gives { $card } back
   *[other] { $car } swaps { $card } for { $taken }
}
heat-event-weather = Weather: { $weather }. { $setup }
heat-event-road = { $corner } { $token }
heat-event-legend-card = The legends drive by card { $legend }
heat-event-meant = { $car } means to drive in gear { $gear }
heat-event-taken-back = { $car } cannot pay for the gears and takes { $card } back into hand
heat-event-redrew = { $car } pays 1 heat for a new first hand
heat-event-chose = { $car } uses { $card } as { $value }
heat-event-unpaid = { $car } cannot pay for { $card } and discards it
heat-event-played = { $car } plays { $card } from hand, speed { $speed }
heat-event-accelerated = { $car } accelerates by { $gained }, speed { $speed }
heat-event-relieved = { $car } sheds { $stress } stress
heat-event-scrapped = { $car } scraps { $card }
heat-event-salvaged = { $car } salvages { $card }
heat-event-refreshed = { $car } puts { $card } on top of the deck
heat-event-pressed = { $slipped ->
    [yes] { $car } slips past the press at { $corner }
   *[no] { $car } is far too fast for { $corner }: the press loves it
}
heat-event-sponsored = { $card ->
    [hidden] { $count ->
        [one] { $car } gains a sponsor
       *[other] { $car } gains { $count } sponsors
    }
   *[other] { $car } gains { $count ->
        [one] a sponsor
       *[other] sponsors
    }: { $card }
}
heat-event-no-sponsor = { $car } has earned a sponsor, but there is none left
heat-event-spent = { $car } has used up a sponsor: { $card }
heat-event-retired = { $car } is out of the race, place { $place }
heat-event-unsealed = All have planned: the gears are seen
heat-event-stopped = Race control ends the race after { $rounds } rounds
heat-event-verdict = { $kind ->
    [won] { $car } has won: the best of { $cars } cars
    [beaten] { $car } has not won: place { $place } of { $cars }
    [alone] { $car } is home alone, in { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    }
   *[out] { $car } did not finish: no win
}

## Several in one line

heat-radio-grid = Grid: { $cars }
heat-radio-jumped = { $car } jumps to gear { $gear }, pays { $heat }
heat-radio-drove = { $car } plays { $cards }: speed { $speed }, to { $space }
heat-radio-boosted = { $car } boosts, pays { $heat }, flips { $card }: speed { $speed }, to { $space }
heat-radio-pushed = { $car } uses adrenaline: speed { $speed }, to { $space }
heat-radio-slipped = { $car } slipstreams to { $space }
heat-radio-corner = { $car } takes { $corner } at { $speed }, limit { $limit }, pays { $heat }
heat-radio-spun-out = { $car } spins out at { $corner }, speed { $speed }, limit { $limit }! Back to { $space }, gear 1, { $stress } stress
heat-radio-dropped = { $car } discards { $cards }
heat-radio-drew = { $car } draws { $cards }
heat-radio-road = Road: { $tokens }
heat-radio-shown = { $car } plays { $cards }
heat-radio-flipped = { $car } flips { $cards }
heat-radio-went = { $car } drives at { $speed }, to { $space }
heat-radio-boosted-free = { $car } boosts for free, flips { $card }: speed { $speed }, to { $space }
heat-radio-played = { $car } plays { $card } from hand: speed { $speed }, to { $space }
heat-radio-accelerated = { $car } accelerates: speed { $speed }, to { $space }

## Banners: short, beside the number of the car

heat-shout-spun-out = Spin-out at { $corner }: { $speed } in a { $limit }
heat-shout-corner = { $corner } at { $speed }, limit { $limit }: pay { $heat }
heat-shout-blocked = { $gained ->
    [0] Boxed in
   *[other] Held up: { $gained } of { $steps } spaces
}
heat-shout-last-lap = Last lap
heat-shout-crossed = Chequered flag
heat-shout-retired = Out of the race, place { $place }

## Where a car stands: the number printed in its space, and the corner that it counts to

heat-place = { $ahead } before { $corner }
