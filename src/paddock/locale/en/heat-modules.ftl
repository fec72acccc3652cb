### The cards, tokens and events of Heat's garage, weather, legends and championship.

## Symbols on cards: a name, what it says with its number, and what it does

heat-symbol-plus = Plus
    .brief = plus { $n }
    .about = { $n ->
        [one] Flip cards until a speed card turns up. It joins your speed.
       *[other] { $n } times: flip cards until a speed card turns up. Each joins your speed.
    }
heat-symbol-cooldown = Cooldown
    .brief = cooldown { $n }
    .about = Move up to { $n } heat from your hand back to the engine. You need not.
heat-symbol-heat_cost = Pay heat
    .brief = pay { $n } heat
    .about = Pay { $n } heat before the reaction ends. A must.
heat-symbol-scrap = Scrap
    .brief = scrap { $n }
    .about = { $n ->
        [one] The top card of your deck goes to your discard pile. A must.
       *[other] The top { $n } cards of your deck go to your discard pile. A must.
    }
heat-symbol-speed_limit_shift = Speed limit
    .brief = limit { $signed }
    .about = Every speed limit you are checked against this turn changes by { $signed }, for you alone.
heat-symbol-stress_relief = Stress relief
    .brief = relief { $n }
    .about = Move up to { $n } stress from your hand to your discard pile. You need not.
heat-symbol-slipstream_bonus = Slipstream bonus
    .brief = slipstream +{ $n }
    .about = { $n ->
        [one] A slipstream may carry you 1 space further.
       *[other] A slipstream may carry you { $n } spaces further: all of them or none.
    }
heat-symbol-salvage = Salvage
    .brief = salvage { $n }
    .about = Look through your discard pile and shuffle up to { $n } cards into your deck. You need not.
heat-symbol-refresh = Refresh
    .brief = refresh
    .about = At the end of the turn this card may go on top of your deck instead of on your discard pile.
heat-symbol-direct_play = Direct play
    .brief = direct play
    .about = In your reaction you may play this card from hand, on top of the cards of your gear. It moves you at once.
heat-symbol-accelerate = Accelerate
    .brief = accelerate
    .about = You may raise your speed by 1 for every plus used this turn and drive that far: all or none.
heat-symbol-single_use = Single use
    .brief = once
    .about = Once played, it is gone at the end of the turn.
heat-symbol-choice = Choose one
    .brief = choose one
    .about = Choose one of the numbers after all flips.

## Cards of the garage

heat-category-four_wheel_drive = Four-wheel drive
heat-category-body = Body
heat-category-brakes = Brakes
heat-category-cooling_system = Cooling
heat-category-rpm = Revs
heat-category-extra_heat = Extra heat
heat-category-fuel = Fuel
heat-category-gas_pedal = Throttle
heat-category-suspension = Suspension
heat-category-tires = Tyres
heat-category-turbo_charger = Turbo
heat-category-wings = Wings
heat-upgrade = Upgrade
heat-sponsor = Sponsor
heat-upgrade-name = { $speed ->
    [none] { $category }
   *[other] { $category } { $speed }
}
heat-upgrade-full = { $symbols ->
    [none] { $name }
   *[other] { $name } ({ $symbols })
}
heat-upgrade-heat = A heat card for your deck. Never played, never discarded; once cooled it feeds the engine.

## Weather

heat-weather-cloud = Clouds
    .setup = One stress card fewer in your deck.
heat-weather-fog = Fog
    .setup = One heat card more in your engine.
heat-weather-storm = Storm
    .setup = One stress card more in your deck.
heat-weather-snow = Snow
    .setup = One heat card fewer in your engine.
heat-weather-rain = Rain
    .setup = Three of your heat cards start in your deck.
heat-weather-sun = Sun
    .setup = Three of your heat cards start in your discard pile.
heat-sector-no_cooldown = No cooldown
    .about = While your car stands in this sector you cannot cool down.
heat-sector-no_slipstream = No slipstream
    .about = No slipstream may start in this sector. It may end here.
heat-sector-slipstream_plus_2 = Slipstream +2
    .about = A slipstream that starts in this sector may go 2 spaces further.
heat-sector-cooldown_plus_1 = Cooldown +1
    .about = One extra cooldown while your car stands in this sector.

## Road conditions

heat-road-limit_plus_1 = Limit +1
    .about = The speed limit of this corner is 1 higher for everyone.
heat-road-limit_minus_1 = Limit −1
    .about = The speed limit of this corner is 1 lower for everyone.
heat-road-overheat = Overheating
    .about = Too fast through this corner? Then pay 1 heat more.
heat-road-free_boost = Free boost
    .about = Boosting in this sector costs no heat.
heat-road-slipstream_plus_1 = Slipstream +1
    .about = A slipstream that starts in this sector may go 1 space further.
heat-road-weather = Weather
    .about = Today's weather is felt in this sector.
heat-acts-on-corner = Corner { $corner }
heat-acts-on-sector = Sector after { $corner }

## Press, legends

heat-press = Press corner
    .about = Cross it in a slipstream, or 2 or more above its limit, and a sponsor signs you.
heat-legend = Legend
heat-legend-diamond = Diamond { $n }
    .about = Past its line a legend drives the limit of the next corner plus { $n }. Before it, it stops { $n } spaces short of the corner.
heat-legend-helmet = Top speed { $n }
    .about = On the straight a legend drives { $n } spaces, if no corner is in the way.
heat-legend-spoken = { $car }: diamond { $diamond }, top speed { $helmet }
heat-legend-line = Legend line
    .about = From here on a legend minds the next corner.

## Where the road is special

heat-special-flooded = Flooded
    .about = Whoever starts the round here pays 1 heat more to shift down.
heat-special-tunnel = Tunnel
    .about = Whoever stands here discards nothing from hand.
heat-special-gravel = Gravel
    .about = Loose stones beside the tarmac.
heat-special-chicane = Chicane
    .about = Two corner lines, one chicane: a road token counts for both.

## Championship

heat-season = Season { $year }
heat-race-of-season = Race { $race }
heat-race-press = { $count ->
    [one] Press corner
   *[other] Press corners
}
heat-race-sponsors = { $count ->
    [0] No sponsor cards
    [one] 1 sponsor card each
   *[other] { $count } sponsor cards each
}
heat-race-points = Points
heat-race-e01 = Lap for the cameras
    .rule = The first 3 cars to complete lap 1 gain a sponsor card each.
heat-race-e02 = Speed trap
    .rule = Every turn at speed 15 or more gains you a sponsor card.
heat-race-e03 = Sprint finale
    .rule = One lap fewer. The winner scores 2 extra points.
heat-race-e04 = Hot start
    .rule = Everyone starts with 1 heat card more in the engine.
heat-race-e05 = The long haul
    .rule = One lap more. Hands hold 8 cards.
heat-race-e06 = Full podium
    .rule = The first 3 score 1 extra point each.
heat-race-e07 = New money
    .rule = No special rule.
heat-race-e08 = Passing parade
    .rule = Pass 3 cars in one turn and gain a sponsor card.
heat-race-e09 = Short rations
    .rule = Everyone starts with 2 heat and 1 stress fewer. Hands hold 6 cards.
heat-race-e10 = No second chance
    .rule = Everyone starts with 1 stress more. Spin out and you are out of the race, without points.
