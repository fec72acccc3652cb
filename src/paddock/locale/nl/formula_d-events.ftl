### Wat er gebeurt in Formula D, zoals de boordradio het zegt. Bericht formula_d-event-SOORT verwoordt één gebeurtenis.

## Onderdelen, banden, weer, oorzaken

formula_d-zone-tyres = banden
formula_d-zone-brakes = remmen
formula_d-zone-gearbox = versnellingsbak
formula_d-zone-body = carrosserie
formula_d-zone-engine = motor
formula_d-zone-suspension = wegligging
formula_d-tyres-hard = harde banden
formula_d-tyres-soft = zachte banden
formula_d-tyres-wet = regenbanden
formula_d-weather-good = mooi weer
formula_d-weather-changeable = wisselvallig weer
formula_d-weather-showers = regen die kan overtrekken
formula_d-weather-rain = aanhoudende regen
formula_d-cause-shift = versnellingen overgeslagen
formula_d-cause-braking = remmen
formula_d-cause-block = geblokkeerd
formula_d-cause-overshoot = te hard door de bocht
formula_d-cause-collision = een botsing
formula_d-cause-engine = te hoge toeren
formula_d-cause-debris = brokstukken
formula_d-cause-slipstream = de slipstream
formula_d-cause-drift = een drift
formula_d-cause-noise = de buurt
formula_d-cause-radio = een vliegende autoradio
formula_d-cause-corner = een bocht gemist
formula_d-cause-giving-up = opgave

## Elk één gebeurtenis

formula_d-event-weather = Het weer: { $weather }
formula_d-event-tuned = { $who } geeft { $points } aan: { $zone }
formula_d-event-fitted = { $who } neemt { $tyres }
formula_d-event-grid-roll = { $who } gooit { $roll } voor de startopstelling
formula_d-event-grid = { $who } start vanaf plaats { $place }
formula_d-event-round = Ronde { $round }
formula_d-event-start = { $how ->
    [stalled] { $who } slaat af op de startplaats
    [flying] { $who } is bliksemsnel weg
   *[normal] { $who } is weg
}
formula_d-event-shifted = { $who } schakelt van { $before } naar { $gear }
formula_d-event-rolled = { $who } gooit { $die } in versnelling { $gear }
formula_d-event-nitro = { $who } gebruikt nitro: { $cells } extra
formula_d-event-drifted = { $how ->
    [longer] { $who } drift een vak verder
   *[shorter] { $who } drift een vak minder ver
}
formula_d-event-extra = { $who } krijgt een vak extra van zachte banden
formula_d-event-stepped = { $who } rijdt naar vak { $target }
formula_d-event-drove = { $cells ->
    [0] { $who } blijft op vak { $target }
   *[other] { $who } rijdt { $cells } naar vak { $target }
}
    .page = { $cells ->
        [0] { $who } blijft staan
       *[other] { $who } rijdt { $cells }
    }
formula_d-event-braked = { $tyres ->
    [0] { $who } remt { $brakes }
   *[other] { $who } is geblokkeerd: { $brakes } remmen en { $tyres } banden
}
formula_d-event-overshot = { $who } schiet { $cells } door: { $tyres } banden
formula_d-event-spun = { $who } tolt op vak { $cell }
    .page = { $who } spint
formula_d-event-stopped = { $who } stopt in bocht { $corner }: { $stops } van { $needed }
    .page = { $who } stopt in T{ $corner }: { $stops } van { $needed }
formula_d-event-slipped = { $who } zit in de slipstream van { $behind }
formula_d-event-carried = { $who } wordt een bocht in gezogen: { $brakes } remmen
formula_d-event-worn = { $who } verliest { $points }, nog { $left }: { $zone } ({ $cause })
formula_d-event-debris = Brokstukken op vak { $cell }
    .page = Brokstukken op de weg
formula_d-event-debris-roll = { $hit ->
    [yes] { $who } gooit { $roll } op brokstukken: raak
   *[no] { $who } gooit { $roll } op brokstukken
}
formula_d-event-collision = { $hit ->
    [yes] { $who } gooit { $roll } naast { $other }: contact
   *[no] { $who } gooit { $roll } naast { $other }
}
formula_d-event-engine = { $hit ->
    [yes] { $who } gooit { $roll }: de motor lijdt
   *[no] { $who } gooit { $roll }: de motor houdt
}
formula_d-event-out = { $who } ligt eruit: { $cause }
formula_d-event-lapped = { $who } begint aan ronde { $lap } van de race
formula_d-event-home = { $who } is binnen op plaats { $place }
formula_d-event-in-box = { $who } staat in de box: nieuwe banden
formula_d-event-pit-roll = { $cells ->
    [0] { $who } gooit { $roll }: een trage stop
   *[other] { $who } gooit { $roll }: een snelle stop, meteen { $cells }
}
formula_d-event-repaired = { $who } herstelt: { $zone }
formula_d-event-held = { $who } wacht in de pitstraat
formula_d-event-noise = { $who } gooit { $roll } in de lawaaizone
formula_d-event-police = { $who } passeert de politie met { $speed }
formula_d-event-awarded = { $who } krijgt een punt terug: { $zone }
formula_d-event-dropped = { $who } laat schroot vallen op vak { $cell }
    .page = { $who } laat schroot op de weg vallen
formula_d-event-radio = { $who } gooit de autoradio naar { $other }: { $zone }
formula_d-event-qualified = { $who } kwalificeert zich met { $throws }
formula_d-event-aborted = { $who } breekt de kwalificatie af
formula_d-event-placed = { $who } eindigt op plaats { $place }
formula_d-event-scored = { $who } scoort { $points }, het team { $team }
formula_d-event-withdrew = { $who } trekt zich terug, plaats { $place }
formula_d-event-over = De race is voorbij na { $rounds } beurten
formula_d-event-undone = { $who } neemt dat terug

## Meer in één regel

formula_d-radio-grid = Startopstelling: { $cars }
