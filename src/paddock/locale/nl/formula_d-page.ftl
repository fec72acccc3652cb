### Wat de pagina over Formula D zegt.

## Opzetten

page-formula_d-variant = Regels
page-formula_d-variant-advanced = Gevorderd
    .about = Zes onderdelen die slijten, slipstream, brokstukken, pitstops.
page-formula_d-variant-beginners = Beginners
    .about = Eén voorraad van 18 punten, één ronde, geen slipstream.
page-formula_d-variant-street = Straatrace
    .about = Tien coureurs met een eigen gave, nitro, controleposten.
page-formula_d-character = Je rijdt als
page-formula_d-rules = Speel ook met
page-formula_d-rule-weather = Weer
    .about = Het kan gaan regenen, en weer opklaren.
page-formula_d-rule-tyres = Banden
    .about = Hard, zacht of regen, en ze slijten.
page-formula_d-rule-repairs = Reparaties
    .about = Technische stops in de pits.
page-formula_d-rule-custom = Eigen auto's
    .about = Iedereen verdeelt 20 punten.
page-formula_d-rule-teams = Teams
    .about = Buren rijden in paren om punten.
page-formula_d-rule-qualifying = Kwalificatie
    .about = Een ronde alleen om de startplaats.
page-formula_d-rule-mover = Eén gooit
    .about = Bij een botsing gooit alleen wie reed.
page-formula_d-rule-cell = Felle brokstukken
    .about = Een worp voor elk vak met brokstukken.
page-formula_d-build = Bouw deze auto
page-formula_d-tune-hint = 20 punten, in elk onderdeel minstens één.
page-formula_d-points-left = { $left ->
    [0] Alle punten zijn verdeeld.
    [one] Nog { $left } punt.
   *[other] Nog { $left } punten.
}
page-formula_d-limit = 1 tot { $most }
page-formula_d-less = { $zone }: een punt minder
page-formula_d-more = { $zone }: een punt meer

## De auto

page-formula_d-zone-tyres = Banden
page-formula_d-zone-brakes = Remmen
page-formula_d-zone-gearbox = Bak
page-formula_d-zone-body = Romp
page-formula_d-zone-engine = Motor
page-formula_d-zone-suspension = Ligging
page-formula_d-zone-points = Punten
page-formula_d-zone-now = nu { $now } van { $full }
page-formula_d-wear = Slijtage
page-formula_d-wear-left = { $left } van { $full }
page-formula_d-car = Je auto
page-formula_d-gear = Versnelling
page-formula_d-gear-n = Versnelling { $gear }
page-formula_d-die = Dobbelsteen van { $gear }
page-formula_d-cells = { $cells ->
    [0] Niet gegooid
    [one] { $cells } vak
   *[other] { $cells } vakken
}
page-formula_d-thrown = gegooid: { $die }
page-formula_d-tyres-hard = hard
    .about = Op droog gewoon, in regen glad.
page-formula_d-tyres-soft = zacht
    .about = In hun eerste ronde een vak extra, maar doorschieten kost dubbel.
page-formula_d-tyres-wet = regen
    .about = Houden in de regen; op droog kost doorschieten dubbel.
page-formula_d-tyres-lap = ronde { $lap } van deze set
page-formula_d-weather-good = droog
page-formula_d-weather-changeable = wisselvallig
page-formula_d-weather-showers = buien
page-formula_d-weather-rain = regen
page-formula_d-nitro = Nitro
page-formula_d-nitro-ready = Klaar, eens per ronde
page-formula_d-nitro-spent = Deze ronde gebruikt
page-formula_d-team = Team { $team }
page-formula_d-team-points = { $points ->
    [one] nu { $points } punt
   *[other] nu { $points } punten
}
page-formula_d-laps = { $laps ->
    [one] { $laps } ronde
   *[other] { $laps } ronden
}
page-formula_d-spun = Gespind
page-formula_d-spun-hint = Volgende beurt in de eerste versnelling, gratis.
page-formula_d-stops = stop { $stops }/{ $needed }
page-formula_d-throws = { $throws ->
    [one] { $throws } worp
   *[other] { $throws } worpen
}
page-formula_d-qualifying = Kwalificatie
page-formula_d-headline = { $cars } auto's · { $laps ->
    [one] { $laps } ronde
   *[other] { $laps } ronden
}

## Wat gevraagd wordt

page-formula_d-ask-tune = Bouw je auto.
page-formula_d-ask-fit = Welke banden?
page-formula_d-ask-refit = Welke banden nu?
page-formula_d-ask-gear = Kies een versnelling.
page-formula_d-ask-nitro = Nitro aan?
page-formula_d-ask-drift = Driften?
page-formula_d-ask-extra = Zachte banden: een vak extra?
page-formula_d-ask-move = Waar eindigt de zet?
page-formula_d-ask-slip = Slipstream: nemen of blijven?
page-formula_d-ask-way = Langs welke weg?
page-formula_d-ask-service = Wat voor stop?
page-formula_d-ask-repair = Wat wordt gerepareerd?
page-formula_d-ask-award = Een punt terug: waar?
page-formula_d-ask-scrap = Iets achter je laten vallen?
page-formula_d-ask-radio = De autoradio naar iemand gooien?
page-formula_d-ask-reroll = Het weer opnieuw gooien?
page-formula_d-do-stay = Blijf hier
page-formula_d-do-plain = Zoals gegooid
page-formula_d-do-nitro = Nitro
page-formula_d-do-nitro-more = Nitro, drie extra
page-formula_d-do-drift-longer = Een vak meer
page-formula_d-do-drift-shorter = Een vak minder
page-formula_d-do-extra = Een vak meer
page-formula_d-do-stop-tyre = Bandenstop
    .about = Nieuwe banden; met geluk meteen weer weg.
page-formula_d-do-stop-technical = Technische stop
    .about = Tot twee punten terug; volgende ronde weer weg.
page-formula_d-do-done = Klaar
page-formula_d-do-keep = Houden
page-formula_d-do-again = Opnieuw gooien
page-formula_d-do-drop = Laat hier vallen
page-formula_d-do-way = Weg { $number }
page-formula_d-way-beside = langs { $cars }
page-formula_d-way-alone = langs niemand
page-formula_d-way-via = over de { $lane }
page-formula_d-ways-n = { $ways ->
    [one] { $ways } weg
   *[other] { $ways } wegen
}
page-formula_d-way-debris = { $count ->
    [0] geen brokstukken
    [one] { $count } vak met brokstukken
   *[other] { $count } vakken met brokstukken
}
page-formula_d-do-throw = Naar { $who }

## Versnellingen en vakken

page-formula_d-throw = Gooi { $gear }
page-formula_d-drive = Rijden
page-formula_d-drive-n = { $cells ->
    [0] Blijf staan
   *[other] Rijd { $cells }
}
page-formula_d-to-box = De box in
page-formula_d-gear-facts = gemiddeld { $mean } vakken, { $least } tot { $most }
page-formula_d-free = gratis
page-formula_d-free-as-now = gratis, zoals nu
page-formula_d-pays = { $zone } −{ $points }
page-formula_d-refused-12 = eerst de eerste
page-formula_d-refused-21 = omhoog één tegelijk
page-formula_d-refused-22 = te ver omlaag
page-formula_d-refused-23 = geen bak meer
page-formula_d-refused-24 = er mist een punt
page-formula_d-refused-28 = gespind: eerste
page-formula_d-refused-101 = hooguit de vierde
page-formula_d-outcome-home = binnen
page-formula_d-outcome-stop = stop
page-formula_d-outcome-short = te kort
page-formula_d-outcome-pit = pits
page-formula_d-outcome-brake = remt
page-formula_d-outcome-over = te ver
page-formula_d-outcome-spin = spin
page-formula_d-outcome-out = uit
page-formula_d-roll = { $cells ->
    [one] { $cells } vak
   *[other] { $cells } vakken
}: { $outcome }
page-formula_d-mark-stop = stop, gratis
page-formula_d-mark-free = gratis
page-formula_d-mark-brake = remmen
page-formula_d-mark-over = doorschieten
page-formula_d-mark-spin = spin
page-formula_d-mark-out = uit
page-formula_d-mark-home = binnen
page-formula_d-mark-pit = pitstraat
page-formula_d-mark-drop = laat hier vallen
page-formula_d-fate-overshot = schiet door
page-formula_d-fate-spun = spint
page-formula_d-fate-lost = uit de race
page-formula_d-fate-home = over de streep
page-formula_d-fate-box = je box
page-formula_d-fate-held = achter een auto
page-formula_d-stop-in = stop { $stops } van { $needed } in { $corner }
page-formula_d-lane-0 = linkerbaan
page-formula_d-lane-1 = middenbaan
page-formula_d-lane-2 = rechterbaan
page-formula_d-pit-lane = pitstraat
page-formula_d-ends = Waar de zet kan eindigen
page-formula_d-end-n = Vak { $number } van { $ends }
page-formula_d-slip-there = Slipstream: +3
page-formula_d-slip-hint = Eindig hier en beslis daar.
page-formula_d-whole = Hele circuit

## Controles

page-formula_d-checks = Risico daar
page-formula_d-checks-none = Daar dreigt niets.
page-formula_d-check-collision = Botsing
page-formula_d-check-debris-roll = Brokstukken
page-formula_d-check-engine = Motor
page-formula_d-check-noise = Lawaai
page-formula_d-check-start = Start
page-formula_d-check-pit-roll = Pitstop
page-formula_d-check-beside = naast { $cars }
page-formula_d-check-they = { $cars } gooien ook
page-formula_d-check-fatal = een treffer is het einde
page-formula_d-checked-collision = { $hit ->
    [yes] { $roll }: geraakt
   *[no] { $roll }: er gebeurt niets
}
page-formula_d-checked-debris-roll = { $hit ->
    [yes] { $roll }: ligging −1
   *[no] { $roll }: het houdt
}
page-formula_d-checked-engine = { $hit ->
    [yes] { $roll }: motor −1
   *[no] { $roll }: hij houdt
}
page-formula_d-checked-noise = { $hit ->
    [yes] { $roll }: geraakt uit een raam
   *[no] { $roll }: niemand werd wakker
}
page-formula_d-checked-start = { $roll ->
    [1] 1: afgeslagen
   *[other] { $roll }: vliegende start
}
page-formula_d-checked-pit-roll = { $hit ->
    [yes] { $roll }: meteen weer weg
   *[no] { $roll }: een trage stop
}

## Het pitbord

page-formula_d-pit-board = Pitbord
page-formula_d-pit-home = Binnen
page-formula_d-pit-stop = Stop
page-formula_d-pit-short = Te kort
page-formula_d-pit-brake = Remmen
page-formula_d-pit-over = Te ver
page-formula_d-pit-strain = bij een { $face }
page-formula_d-pit-away = { $from } tot { $to } ver
page-formula_d-pit-cells = Vakken
page-formula_d-pit-of = van { $reach }
page-formula_d-pit-price = Prijs
page-formula_d-pit-hit = Schade
page-formula_d-pit-place = Plaats
page-formula_d-pit-lap = Ronde
page-formula_d-pit-gear = Versn.
page-formula_d-pit-throws = Worpen
page-formula_d-pit-stops = stops

## Voorgelezen

page-formula_d-spoken-corner = { $corner } is { $from } tot { $to } vakken ver, { $stops } van { $needed } stops gemaakt
page-formula_d-spoken-ends = { $cells } te rijden, { $ends ->
    [one] { $ends } einde
   *[other] { $ends } eindes
}
page-formula_d-spoken-car = { $car }: plaats { $place }, versnelling { $gear }
