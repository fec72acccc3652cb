### What the page says of Downforce. Money is in millions.

## Setting up

page-downforce-variant = Regels
page-downforce-variant-normal = Volledig spel
    .about = Veiling, krachten, weddenschappen.
page-downforce-variant-beginners = Beginners
    .about = Auto's door het lot, drie kaarten in de hand. De eerste auto binnen wint.
page-downforce-variant-overrun = Doorrijden
    .about = Niemand stopt bij de lijn. Zijn alle kaarten op, dan wint de verste auto.
page-downforce-variant-beginners-overrun = Beginners, doorrijden
    .about = Auto's door het lot, drie kaarten in de hand. Zijn alle kaarten op, dan wint de verste auto.
page-downforce-two = Met z'n tweeën gaan alle handen na de veiling op één stapel.
page-downforce-open = Gehouden krachten
page-downforce-open-yes = Open
page-downforce-open-no = Geheim
page-downforce-with = Erbij
page-downforce-without = Eruit
page-downforce-deck = Kaarten
page-downforce-deck-standard = Nagemaakte kaartenset
page-downforce-deck-own = Kaartenset van de gastheer
page-downforce-deck-loaded = { $name } is geladen.
page-downforce-deck-choose = Kaartenset uit een bestand
page-downforce-deck-drop = Terug naar de gewone
page-downforce-origin = Waar het vandaan komt
page-downforce-origin-circuits = Beide circuits zijn eigen ontwerpen van dit project, in de geest van het uitgegeven bord.
page-downforce-origin-deck = De kaartenset is een reconstructie: de patronen zijn bekend, de kleuren van de meeste kaarten niet. Heb je het spel, schrijf de kaarten dan in een bestand en laad het als je een race opzet. De vorm staat in docs/downforce-deck.md.
page-downforce-origin-own = Deze race gebruikt een kaartenset die de gastheer uit een bestand heeft geladen.

## At the table

page-downforce-auction = Veiling
page-downforce-lot = kavel { $lot } van { $lots }
page-downforce-second-round = tweede ronde
page-downforce-powers-kept = krachten kiezen
page-downforce-bets-open = plaats je weddenschap
page-downforce-bets-made = gewed { $bets }/3
page-downforce-millions = miljoenen, bij finish nu
page-downforce-million = { $amount } miljoen
page-downforce-field = De auto's op volgorde
page-downforce-no-car = nog geen auto
page-downforce-no-owner = van niemand
page-downforce-stalled = gestrand
page-downforce-yours = van jou
page-downforce-runs = plaats { $place }
page-downforce-car-home = binnen, plaats { $place }
page-downforce-mood-bid = bod
page-downforce-mood-bet = gewed
page-downforce-hand = Je hand
page-downforce-your-cars = Je auto's
page-downforce-at-turn = speelt
page-downforce-steps-left = { $count ->
    [one] nog 1 stap
   *[other] nog { $count } stappen
}
page-downforce-powers-won = Je won { $powers }. Je houdt er één.
page-downforce-no-cards = Geen kaarten meer.
page-downforce-formality = We rijden door …
page-downforce-upward = van onder af
page-downforce-downward = van boven af
page-downforce-last-lot = De laatste kavel
page-downforce-bids-shown = De biedingen

## Powers

page-downforce-about-aggressive = Bovenste balk van je kaart, je eigen auto: één stap meer.
page-downforce-about-cunning = Op kaarten van anderen stuur je zelf je auto's.
page-downforce-about-determined = Reed je auto alleen rechthoeken op: rijd door.
page-downforce-about-strategic = Sla één balk van je kaart over.
page-downforce-about-tricky = Speel je kaart van onder naar boven.
page-downforce-about-unpredictable = Een witte balk mag naar een kleur van de kaart.

## The auction

page-downforce-pass = Pas
page-downforce-card-name = Kaart { $card }
page-downforce-card-about = Verplaatst deze auto's, van de bovenste balk omlaag: { $bars }.
page-downforce-card-won = Deze kaart heb je op de veiling gewonnen; je kunt er niet mee bieden.
page-downforce-card-no-bid = Er staat geen balk voor { $car } op: leg je haar neer, dan pas je.
page-downforce-pass-why = Je biedt niet op deze auto.
page-downforce-bids = biedt { $amount }
page-downforce-passes = past
page-downforce-bid = Bied { $money }
page-downforce-bid-why = Je betaalt { $money } alleen als je { $car } wint.
page-downforce-how = Hoe de kaart telt
page-downforce-how-colour = kleur: { $amount }
page-downforce-how-white = witte balk: { $amount }
page-downforce-how-lowest = laagste getal: { $amount }
page-downforce-sealed = { $card } ligt gedekt: { $money }.
page-downforce-sealed-pass = Je past.
page-downforce-sold = { $who } koopt { $car } voor { $money }
page-downforce-unsold = Niemand biedt op { $car }
page-downforce-bid-laid = bod gelegd
page-downforce-bets-on = wedt op { $cars }

## Choices

page-downforce-ask-bid = Je bod
page-downforce-ask-keep = Welke kracht houd je?
page-downforce-ask-play = Speel een kaart
page-downforce-ask-skip = Rijden, of de balk overslaan?
page-downforce-ask-white = Welke auto krijgt de witte balk?
page-downforce-ask-move = Waarheen?
page-downforce-ask-bonus = Verder rijden?
page-downforce-ask-bet = Je weddenschap
page-downforce-why-bid = Kies een kaart om te bieden, of pas.
page-downforce-why-keep = Kies de kracht die je houdt.
page-downforce-why-play = Kies een kaart om te spelen.
page-downforce-why-skip = Kies.
page-downforce-why-white = Kies de auto voor de witte balk.
page-downforce-why-move = Kies waar de auto uitkomt.
page-downforce-why-bonus = Kies hoe ver je rijdt, of stop.
page-downforce-why-bet = Kies de auto waarop je wedt.
page-downforce-keep = Houd { $power }
page-downforce-keep-why = Geheim tot je hem gebruikt. De andere gaan uit het spel.
page-downforce-play = Speel { $card }
page-downforce-play-a-card = Speel een kaart
page-downforce-go = Rijd { $colour } { $steps }
page-downforce-skip = Sla { $colour } { $steps } over
page-downforce-skip-why = Strategisch: één keer per kaart.
page-downforce-take = Wit { $steps } voor { $car }
page-downforce-give-up = Geen auto voor wit { $steps }
page-downforce-drive = Rijd { $car }
page-downforce-stop = Stop hier
page-downforce-leave = Laat de kaartspeler sturen
page-downforce-cunning = { $who } speelde de kaart. Je bent Sluw en stuurt je eigen auto.
page-downforce-hint-move = Kies het einde op het bord of hier. Tik op een veld onderweg om erdoor te rijden.
page-downforce-hint-bonus = Met je kracht mag deze auto verder rijden.
page-downforce-other-way = Andere weg
page-downforce-step-by-step = Stap voor stap
page-downforce-all-the-way = Hele weg
page-downforce-end = Baan { $lane }
page-downforce-end-home = Binnen
page-downforce-way-home = over de finishlijn
page-downforce-way-cells = { $count ->
    [one] 1 veld
   *[other] { $count } velden
}
page-downforce-way-lost = { $count ->
    [one] loopt dood: 1 stap kwijt
   *[other] loopt dood: { $count } stappen kwijt
}
page-downforce-way-straight = alleen rechthoeken
page-downforce-way-bent = door een bocht

## Bets

page-downforce-bet-sheet = Wat een weddenschap betaalt
page-downforce-line-label = Lijn
page-downforce-line-n = Lijn { $line }
page-downforce-place-n = { $place }e
page-downforce-bet-label = Jouw keus
page-downforce-bet-on = Wed op { $car }
page-downforce-bet-why = Geheim tot het einde van de race.

## Pit board

page-downforce-pit = Rekening
page-downforce-pit-bid = Bod
page-downforce-pit-no-bid = nog geen bod
page-downforce-pit-win = Prijs
page-downforce-pit-first = voor de eerste plaats
page-downforce-pit-no-money = geld telt niet
page-downforce-pit-tie = Gelijk
page-downforce-pit-bars = balken op de kaart
page-downforce-pit-paid = Betaald
page-downforce-pit-so-far = miljoen tot nu toe
page-downforce-pit-auction = miljoen op de veiling
page-downforce-pit-money = Geld
page-downforce-pit-as-now = zoals nu
page-downforce-pit-total = miljoen in totaal
page-downforce-pit-bets = Gewed
page-downforce-pit-cards = Kaarten
page-downforce-pit-steps = Stappen
page-downforce-pit-pile-label = Stapel
page-downforce-pit-pile = { $count } op de stapel

## The reckoning

page-downforce-reckoning = De afrekening, in miljoenen
page-downforce-prize-n = Auto { $number }
page-downforce-bet-n = Wed { $line }
page-downforce-prices = Aankoop
page-downforce-total = Totaal

## Read aloud

page-downforce-spoken = Auto's op volgorde: { $field }. Van jou: { $cars }. Betaald: { $paid } miljoen.
page-downforce-spoken-car = { $car }: baan { $lane }, { $steps } stappen tot de finish
page-downforce-spoken-bid = Te koop: { $car } met { $power }. Kies een kaart met pijltjes of cijfers, 0 past, Enter biedt. Hand: { $cards }.
page-downforce-spoken-keep = Welke kracht houd je? { $options }.
page-downforce-spoken-play = Speel een kaart: pijltjes of cijfers kiezen, Enter speelt. Hand: { $cards }.
page-downforce-spoken-skip = { $options }?
page-downforce-spoken-white = Welke auto krijgt de witte balk? { $options }.
page-downforce-spoken-move = Stuur { $car }, nog { $steps } stappen, { $ends } mogelijke eindes. Links en rechts kiezen het einde, op en neer een andere weg, S gaat stap voor stap, Enter rijdt.
page-downforce-spoken-bonus = { $car } mag verder rijden: { $ends } mogelijke eindes. Links en rechts kiezen, Enter antwoordt.
page-downforce-spoken-bet = Weddenschap { $line }: kies een auto met pijltjes of de cijfers 1 tot 6, Enter wedt.

## Faults of a deck file

deck-place = { $name ->
    [none] kaart { $card }
   *[other] kaart { $card } ({ $name })
}{ $bar ->
    [0] {""}
   *[other] , balk { $bar }
}
deck-fault-too-long = Het bestand heeft meer dan { $most } bytes.
deck-fault-not-json = Dit is geen JSON-bestand ({ $detail }).
deck-fault-no-cards = De lijst “cards” ontbreekt.
deck-fault-id = “id” moet A1 tot G6 zijn, niet “{ $id }”.
deck-fault-card-twice = { $id } staat er twee keer.
deck-fault-missing = { $count } van de 42 kaarten ontbreken: { $cards }.
deck-fault-bars = “bars” moet een lijst van 1 tot { $most } balken zijn.
deck-fault-colour = De kleur moet er een zijn van { $colours }.
deck-fault-steps = Het aantal stappen is 1 tot { $most }.
deck-fault-colour-twice = Een kleur staat er twee keer op.
deck-fault-whites = Meer dan twee witte balken.
deck-fault-speed-8 = “speed_8” moet één balk van 8 zijn voor elk van de zes auto's.
