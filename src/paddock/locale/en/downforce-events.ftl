### What happens in Downforce, as pit radio says it. Message downforce-event-KIND words one event. $who is a player,
### $car a car by its colour, $card a card by its name.

## Colours and powers

downforce-colour-black = black
downforce-colour-red = red
downforce-colour-orange = orange
downforce-colour-blue = blue
downforce-colour-green = green
downforce-colour-yellow = yellow
downforce-colour-white = white
downforce-power-aggressive = Aggressive
downforce-power-cunning = Cunning
downforce-power-determined = Determined
downforce-power-strategic = Strategic
downforce-power-tricky = Tricky
downforce-power-unpredictable = Unpredictable
downforce-power-none = no power

## One event each

downforce-event-grid = { $car } starts from cell { $box } of the grid
downforce-event-drew = { $card ->
    [hidden] { $who } draws a card
   *[other] { $who } draws { $card }
}
downforce-event-offered = On offer: { $car } with { $power }; lots left: { $lots }
downforce-event-sealed = { $who } lays a bid face down
downforce-event-bid = { $how ->
    [pass] { $who } passes
    [none] { $who } shows { $card }: no bid for { $car }
    [white] { $who } bids { $amount } with a white bar of { $card }
    [lowest] { $who } bids { $amount }, the lowest number of { $card }
    [forced] { $who } must take { $car } and shows { $card }
   *[colour] { $who } bids { $amount } with { $card }
}
downforce-event-bought = { $who } buys { $car } with { $power } for { $price } million
downforce-event-set-aside = Nobody bids for { $car }: set aside with { $power }
downforce-event-unsold = { $car } stays without owner; { $power } leaves the game
downforce-event-kept = { $power ->
    [hidden] { $who } keeps a power in secret
   *[other] { $who } keeps { $power }
}
downforce-event-shown = { $who } shows a power: { $power }
downforce-event-dealt-car = { $who } gets { $car }
downforce-event-pooled = All hands are shuffled into one pile: { $cards } cards
downforce-event-first = { $who } begins, owner of the car on start cell { $box }
downforce-event-played = { $upward ->
    [0] { $who } plays { $card }
   *[other] { $who } plays { $card } from the bottom up
}
downforce-event-left-out = { $who } leaves out { $colour } { $steps }
downforce-event-took = { $who } gives white { $steps } to { $car }
downforce-event-stepped = { $end ->
    [home] { $who } steers { $car } home
   *[cell] { $who } steers { $car } to cell { $target }
}
downforce-event-drove = { $end ->
    [home] { $car } drives over the finish line
   *[cell] { $car } drives { $steps }
}
downforce-event-blocked = { $car } is stuck and loses { $lost }
downforce-event-wasted = { $car } is home: { $steps } wasted
downforce-event-steers = { $who } is Cunning and steers { $car }
downforce-event-farther = { $who } drives { $car } up to { $steps } farther: { $power }
downforce-event-crossed = { $car } is first over line { $line }
downforce-event-lapped = { $car } drives on into lap { $lap }
downforce-event-home = { $car } is home, place { $place }
downforce-event-dropped = { $who } is home with all cars and drops the hand: { $cards }
downforce-event-betting = Line { $line }: place your bets
downforce-event-bet = { $car ->
    [hidden] { $who } makes bet { $line }
   *[other] { $who } makes bet { $line } on { $car }
}
downforce-event-stalled = { $car } has stalled
downforce-event-bet-opened = { $place ->
    [0] { $who } bet on { $car } at line { $line }, which stalled: { $money } million
   *[other] { $who } bet on { $car } at line { $line }, place { $place }: { $money } million
}
downforce-event-prize = { $place ->
    [0] { $who }: { $car } stalled, prize { $money }, price { $price }
   *[other] { $who }: { $car } in place { $place }, prize { $money }, price { $price }
}
downforce-event-reckoned = { $who }: prizes { $prizes } plus bets { $bets } less prices { $prices } makes { $total } million
downforce-event-placed = { $who } is in place { $place }
downforce-event-withdrew = { $who } withdraws, place { $place }
downforce-event-over = Race over after { $cards } cards
downforce-event-undone = { $who } takes that back

## Several in one line

downforce-radio-grid = Grid: { $cars }
