### What happens in Downforce, as pit radio says it. Message downforce-event-KIND words one event. $who is a player,
### $car a car by its colour, $card a card by its name.

## Colours and powers

downforce-colour-black = zwart
downforce-colour-red = rood
downforce-colour-orange = oranje
downforce-colour-blue = blauw
downforce-colour-green = groen
downforce-colour-yellow = geel
downforce-colour-white = wit
downforce-power-aggressive = Agressief
downforce-power-cunning = Sluw
downforce-power-determined = Vastberaden
downforce-power-strategic = Strategisch
downforce-power-tricky = Listig
downforce-power-unpredictable = Onvoorspelbaar
downforce-power-none = geen kracht

## One event each

downforce-event-grid = { $car } start vanaf veld { $box }
downforce-event-drew = { $card ->
    [hidden] { $who } trekt een kaart
   *[other] { $who } trekt { $card }
}
downforce-event-offered = Te koop: { $car } met { $power }; kavels over: { $lots }
downforce-event-sealed = { $who } legt een bod gedekt neer
downforce-event-bid = { $how ->
    [pass] { $who } past
    [none] { $who } toont { $card }: geen bod op { $car }
    [white] { $who } biedt { $amount } met een witte balk van { $card }
    [lowest] { $who } biedt { $amount }, het laagste getal van { $card }
    [forced] { $who } moet { $car } nemen en toont { $card }
   *[colour] { $who } biedt { $amount } met { $card }
}
downforce-event-bought = { $who } koopt { $car } met { $power } voor { $price } miljoen
downforce-event-set-aside = Niemand biedt op { $car }: opzij gelegd met { $power }
downforce-event-unsold = { $car } blijft zonder eigenaar; { $power } verlaat het spel
downforce-event-kept = { $power ->
    [hidden] { $who } houdt in het geheim een kracht
   *[other] { $who } houdt { $power }
}
downforce-event-shown = { $who } toont een kracht: { $power }
downforce-event-dealt-car = { $who } krijgt { $car }
downforce-event-pooled = Alle handen gaan in één stapel: { $cards } kaarten
downforce-event-first = { $who } begint, eigenaar van de auto op startveld { $box }
downforce-event-played = { $upward ->
    [0] { $who } speelt { $card }
   *[other] { $who } speelt { $card } van onder naar boven
}
downforce-event-left-out = { $who } slaat { $colour } { $steps } over
downforce-event-took = { $who } geeft wit { $steps } aan { $car }
downforce-event-stepped = { $end ->
    [home] { $who } stuurt { $car } over de finish
   *[cell] { $who } stuurt { $car } naar veld { $target }
}
downforce-event-drove = { $end ->
    [home] { $car } rijdt over de finish
   *[cell] { $car } rijdt { $steps }
}
downforce-event-blocked = { $car } zit vast en verliest { $lost }
downforce-event-wasted = { $car } is al binnen: { $steps } vervalt
downforce-event-steers = { $who } is Sluw en stuurt { $car }
downforce-event-farther = { $who } rijdt met { $car } tot { $steps } verder: { $power }
downforce-event-crossed = { $car } gaat als eerste over lijn { $line }
downforce-event-lapped = { $car } rijdt door in ronde { $lap }
downforce-event-home = { $car } is binnen, plaats { $place }
downforce-event-dropped = { $who } is met alle auto’s binnen en legt de hand af: { $cards }
downforce-event-betting = Lijn { $line }: plaats je weddenschap
downforce-event-bet = { $car ->
    [hidden] { $who } plaatst weddenschap { $line }
   *[other] { $who } plaatst weddenschap { $line } op { $car }
}
downforce-event-stalled = { $car } is stilgevallen
downforce-event-bet-opened = { $place ->
    [0] { $who } wedde bij lijn { $line } op { $car }, stilgevallen: { $money } miljoen
   *[other] { $who } wedde bij lijn { $line } op { $car }, plaats { $place }: { $money } miljoen
}
downforce-event-prize = { $place ->
    [0] { $who }: { $car } stilgevallen, prijs { $money }, kosten { $price }
   *[other] { $who }: { $car } op plaats { $place }, prijs { $money }, kosten { $price }
}
downforce-event-reckoned = { $who }: prijzen { $prizes } plus weddenschappen { $bets } min kosten { $prices } is { $total } miljoen
downforce-event-placed = { $who } eindigt op plaats { $place }
downforce-event-withdrew = { $who } trekt zich terug, plaats { $place }
downforce-event-over = Race voorbij na { $cards } kaarten
downforce-event-undone = { $who } neemt dat terug

## Several in one line

downforce-radio-grid = Startopstelling: { $cars }
