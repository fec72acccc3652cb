### Wat er in Heat gebeurt, zoals de pitradio het zegt. Bericht heat-event-KIND noemt één gebeurtenis, heat-radio-*
### meer die bij elkaar horen. $car is het nummer of de naam van een auto, $corner een bocht zoals T2.

## Kaarten

heat-card-heat = Heat
heat-card-stress = stress

## Telkens één gebeurtenis

heat-event-grid = { $car } start vanaf positie { $box }
heat-event-round = Speelronde { $round }, { $first } gaat eerst
heat-event-shifted = { $change ->
    [up] { $car } schakelt op naar { $gear }
    [down] { $car } schakelt terug naar { $gear }
   *[same] { $car } blijft in versnelling { $gear }
}
heat-event-laid = { $car } legt { $card } gedekt neer
heat-event-revealed = { $car } speelt { $card }
heat-event-flipped = { $pile ->
    [play] { $car } draait { $card } om
   *[discard] { $car } draait { $card } om, telt niet
}
heat-event-no-flip = { $car } vindt geen basiskaart, de plus is 0 waard
heat-event-speed = { $car } rijdt { $speed }
heat-event-moved = { $why ->
    [adrenaline] { $car } duwt door naar veld { $space }
    [boost] { $car } boost naar veld { $space }
    [slipstream] { $car } slipstreamt naar veld { $space }
    [spin-out] { $car } moet terug naar veld { $space }
    [direct] { $car } rijdt door naar veld { $space }
    [accelerate] { $car } versnelt naar veld { $space }
    [legend] { $steps ->
        [0] { $car } blijft op veld { $space }
       *[other] { $car } rijdt { $steps }, naar veld { $space }
    }
   *[cards] { $car } rijdt naar veld { $space }
}
heat-event-blocked = { $gained ->
    [0] { $car } zit klem en blijft staan
   *[other] { $car } wordt gehinderd, { $gained } van { $steps } velden
}
heat-event-adrenaline = { $car } rijdt achteraan: adrenaline
heat-event-pushed = { $car } gebruikt adrenaline, snelheid { $speed }
heat-event-boosted = { $car } boost { $gained } extra, snelheid { $speed }
heat-event-paid = { $why ->
    [gears] { $car } betaalt { $heat } Heat voor twee versnellingen, nog { $engine }
    [boost] { $car } betaalt { $heat } Heat voor de boost, nog { $engine }
    [card] { $car } betaalt { $heat } Heat voor kaarten, nog { $engine }
    [mulligan] { $car } betaalt { $heat } Heat voor een nieuwe hand, nog { $engine }
   *[corner] { $car } betaalt { $heat } Heat voor de bocht, nog { $engine }
}
heat-event-cooled = { $car } koelt { $heat } af, motor { $engine }
heat-event-slipstreamed = { $car } pakt de slipstream, { $steps ->
    [one] 1 veld
   *[other] { $steps } velden
}
heat-event-corner = { $cost ->
    [0] { $car } neemt { $corner } met { $speed }, limiet { $limit }
   *[other] { $car } neemt { $corner } met { $speed }, limiet { $limit }: { $cost } Heat
}
heat-event-spun-out = { $car } vliegt uit de bocht in { $corner }, versnelling { $gear }
heat-event-stressed = { $car } krijgt { $stress } stress
heat-event-dropped = { $car } legt { $card } af
heat-event-cleared = { $cards ->
    [one] { $car } ruimt 1 kaart op, { $top } bovenop
   *[other] { $car } ruimt { $cards } kaarten op, { $top } bovenop
}
heat-event-drew = { $card ->
    [hidden] { $car } trekt een kaart
   *[other] { $car } trekt { $card }
}
heat-event-shuffled = { $cards ->
    [one] { $car } schudt 1 kaart
   *[other] { $car } schudt { $cards } kaarten
}
heat-event-cluttered = { $car } heeft een onmogelijke hand: blijft staan, terug naar versnelling 1
heat-event-lapped = { $car } begint aan rondje { $lap } van { $laps }
heat-event-crossed = { $car } krijgt de zwart-witte vlag
heat-event-placed = { $car } is binnen, plaats { $place }
heat-event-withdrew = { $car } geeft op, plaats { $place }
heat-event-over = { $rounds ->
    [one] Race voorbij na 1 speelronde
   *[other] Race voorbij na { $rounds } speelronden
}
heat-event-ready = { $car } is klaar
heat-event-driven = { $car } eindigt op veld { $space }, snelheid { $speed }, motor { $engine }
heat-event-undone = { $car } komt erop terug

## De modules: garage, legendes, weer, pers, toernooi

heat-event-offered = Te kiezen: { $card }
heat-event-picked = { $car } neemt { $card }
heat-event-swapped = { $taken ->
    [none] { $car } geeft { $card } terug
   *[other] { $car } ruilt { $card } voor { $taken }
}
heat-event-weather = Weer: { $weather }. { $setup }
heat-event-road = { $corner } { $token }
heat-event-legend-card = De legendes rijden volgens kaart { $legend }
heat-event-meant = { $car } wil in versnelling { $gear } rijden
heat-event-taken-back = { $car } kan niet voor het schakelen betalen en neemt { $card } terug in de hand
heat-event-redrew = { $car } betaalt 1 Heat voor een nieuwe beginhand
heat-event-chose = { $car } gebruikt { $card } als { $value }
heat-event-unpaid = { $car } kan { $card } niet betalen en legt die af
heat-event-played = { $car } speelt { $card } uit de hand, snelheid { $speed }
heat-event-accelerated = { $car } versnelt { $gained } extra, snelheid { $speed }
heat-event-relieved = { $car } raakt { $stress } stress kwijt
heat-event-scrapped = { $car } gooit weg: { $card }
heat-event-salvaged = { $car } recyclet { $card }
heat-event-refreshed = { $car } legt { $card } boven op de trekstapel
heat-event-pressed = { $slipped ->
    [yes] { $car } slipstreamt langs de pers bij { $corner }
   *[no] { $car } gaat veel te snel door { $corner }: de pers smult ervan
}
heat-event-sponsored = { $card ->
    [hidden] { $count ->
        [one] { $car } krijgt een sponsor
       *[other] { $car } krijgt { $count } sponsors
    }
   *[other] { $car } krijgt { $count ->
        [one] een sponsor
       *[other] sponsors
    }: { $card }
}
heat-event-no-sponsor = { $car } heeft een sponsor verdiend, maar er is er geen meer
heat-event-spent = { $car } heeft een sponsor opgebruikt: { $card }
heat-event-retired = { $car } ligt uit de race, plaats { $place }
heat-event-unsealed = Iedereen heeft gepland: de versnellingen zijn te zien
heat-event-stopped = De wedstrijdleiding stopt de race na { $rounds } speelronden
heat-event-verdict = { $kind ->
    [won] { $car } heeft gewonnen: de beste van { $cars } auto’s
    [beaten] { $car } heeft niet gewonnen: plaats { $place } van { $cars }
    [alone] { $car } is alleen binnen, in { $rounds ->
        [one] één speelronde
       *[other] { $rounds } speelronden
    }
   *[out] { $car } is niet gefinisht: geen overwinning
}

## Meer in één regel

heat-radio-grid = Startopstelling: { $cars }
heat-radio-jumped = { $car } schakelt ineens naar { $gear }, betaalt { $heat }
heat-radio-drove = { $car } speelt { $cards }: snelheid { $speed }, naar veld { $space }
heat-radio-boosted = { $car } boost, betaalt { $heat }, draait { $card } om: snelheid { $speed }, naar veld { $space }
heat-radio-pushed = { $car } gebruikt adrenaline: snelheid { $speed }, naar veld { $space }
heat-radio-slipped = { $car } slipstreamt naar veld { $space }
heat-radio-corner = { $car } neemt { $corner } met { $speed }, limiet { $limit }, betaalt { $heat }
heat-radio-spun-out = { $car } vliegt uit de bocht in { $corner }, snelheid { $speed }, limiet { $limit }! Terug naar veld { $space }, versnelling 1, { $stress } stress
heat-radio-dropped = { $car } legt { $cards } af
heat-radio-drew = { $car } trekt { $cards }
heat-radio-road = Weg: { $tokens }
heat-radio-shown = { $car } speelt { $cards }
heat-radio-flipped = { $car } draait { $cards } om
heat-radio-went = { $car } rijdt { $speed }, naar veld { $space }
heat-radio-boosted-free = { $car } boost gratis, draait { $card } om: snelheid { $speed }, naar veld { $space }
heat-radio-played = { $car } speelt { $card } uit de hand: snelheid { $speed }, naar veld { $space }
heat-radio-accelerated = { $car } versnelt: snelheid { $speed }, naar veld { $space }

## Banners: short, beside the number of the car

heat-shout-spun-out = Uit de bocht in { $corner }: { $speed } waar { $limit } mag
heat-shout-corner = { $corner } op { $speed }, limiet { $limit }: betaal { $heat }
heat-shout-blocked = { $gained ->
    [0] Ingesloten
   *[other] Opgehouden: { $gained } van { $steps } velden
}
heat-shout-last-lap = Laatste ronde
heat-shout-crossed = Finishvlag
heat-shout-retired = Uit de race, plaats { $place }

## Where a car stands: the number printed in its space, and the corner that it counts to

heat-place = { $ahead } voor { $corner }
