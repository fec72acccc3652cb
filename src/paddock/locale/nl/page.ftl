### Wat de pagina in de browser uit zichzelf zegt.

## Voorpagina

page-motto = Racebordspellen, echt geracet.
page-language = Taal
page-light = Licht
page-day = Dag
page-night = Nacht
page-sound = Geluid
page-title-downforce = Downforce
page-title-formula_d = Formula D
page-tagline-heat = Kaarten, schakelen en lef
page-tagline-downforce = Bieden, wedden, blokkeren
page-tagline-formula_d = Schakel en gooi
page-drivers = { $from } tot { $to } coureurs
page-circuits = { $count ->
    [one] 1 circuit
   *[other] { $count } circuits
}
page-invite = Nodig uit
page-new-here = Nieuw hier?
page-first-lap = Rijd één ronde
page-school = Raceschool
page-race-now = Racen
page-open-tables = Open tafels
page-open-hint = Geen account. Kies een plek en rijd.
page-no-tables = Nog geen races. Begin er een.
page-no-tables-hint = In twee klikken op de grid.
page-seats = Plekken
page-live = Live
page-round-n = Ronde { $round }
page-laps = { $laps ->
    [one] 1 rondje
   *[other] { $laps } rondjes
}
page-sit-down = Ga zitten
page-watch = Kijken
page-replay = Replay
page-open-file = Open een racebestand
page-open-file-hint = Sleep het hierheen of kies er een
page-choose-file = Kies een bestand
page-file-too-long = Dat bestand is te lang voor een race.
page-my-tables = Jouw tafels
page-my-tables-hint = Deze browser heeft je plek nog.
page-back-to-seat = Terug naar je plek

## Klaarzetten

page-circuit = Circuit
page-circuit-facts = { $laps ->
    [one] 1 rondje
   *[other] { $laps } rondjes
}, { $corners ->
    [one] 1 bocht
   *[other] { $corners } bochten
}
page-cars-heat = Auto's
page-cars-downforce = Spelers
page-cars-formula_d = Auto's
page-laps-label = Rondjes
page-level = Tegenstanders
page-driver-rookie = Groentje
page-driver-club = Clubrijder
page-driver-racer = Coureur
page-driver-pro = Prof
page-driver-champion = Kampioen
page-driver-random = Willekeurig
page-temper = Temperament
page-temper-calm = kalm
page-temper-steady = evenwichtig
page-temper-wild = wild
page-temper-mixed = gemengd
page-temper-note = Kalm houdt iets achter de hand, wild geeft het uit: even sterk, een andere race.
page-bot-name = { $level } { $number }
page-pace = Tempo
page-pace-relaxed = Rustig
page-pace-live = Met klok
page-pace-post = Per post
page-clock-each = Tijd per beslissing
page-span-seconds = { $n } s
page-span-minutes = { $n } min
page-span-hours = { $n } u
page-your-name = Je naam
page-colour = Kleur
page-colour-red = Rood, nummer 07
page-colour-blue = Blauw, nummer 12
page-colour-yellow = Geel, nummer 21
page-colour-black = Zwart, nummer 05
page-colour-grey = Grijs, nummer 33
page-colour-green = Groen, nummer 88
page-colour-orange = Oranje, nummer 03
page-colour-purple = Paars, nummer 27
page-colour-white = Wit, nummer 44
page-colour-brown = Bruin, nummer 66
page-you = Jij
page-nameless = Coureur
page-guest = Coureur { $number }
page-at-this-device = Speler { $number }, dit scherm
page-add-here = + Iemand aan dit scherm
page-remove = Weghalen
page-by-link = Vrienden via link
page-setup-sum = { $people ->
    [one] 1 mens
   *[other] { $people } mensen
} aan de start, { $bots ->
    [0] geen bots
    [one] 1 bot ({ $level })
   *[other] { $bots } bots ({ $level })
}.
page-open-table = Open de tafel
page-to-the-grid = Naar de grid
page-close = Sluiten

## Voor de start

page-table-open = De tafel is open
page-send-link = Stuur deze link rond. Wie hem opent, kiest een plek.
page-here-only = Alleen dit apparaat kan deze link openen. Om anderen toe te laten, start de server met
page-address = Adres in de link
page-copy-link = Kopieer de link
page-copied = Gekopieerd
page-qr = QR-code van de link naar deze tafel
page-free-seat = Vrije plek
page-here = Aanwezig
page-away = Even weg
page-start-race = Start de race
page-start-fills = { $count ->
    [one] De vrije plek gaat naar een bot.
   *[other] De { $count } vrije plekken gaan naar bots.
}
page-host-starts = De gastheer start de race.
page-name-first = Zeg eerst hoe je heet.
page-people = Aan tafel
page-driven = een bot rijdt
page-seat-free-it = Plek vrijmaken
page-seat-stand-up = Opstaan
page-seat-sure = Zeker? De link van { $name } werkt dan niet meer
page-seat-open = Openen voor een mens
page-seat-to-driver = Aan een bot geven
page-seat-give-back = Stuur teruggeven
page-seat-lost = Je plek is weer vrijgegeven.
page-seat-lost-hint = Je oude link werkt niet meer. Je kunt kijken of een vrije plek nemen.
page-seat-waits = { $count ->
    [one] Er is een plek vrij. Een bot houdt hem warm.
   *[other] Er zijn { $count } plekken vrij. Bots houden ze warm.
}
page-seat-said-joined = { $name } neemt het stuur van { $number }
page-seat-said-driver = Een bot rijdt voor { $name }
page-seat-said-person = { $name } zit weer achter het stuur
page-seat-said-open = De plek van { $name } is vrij
page-notices = Waarschuw me als ik aan de beurt ben
page-notices-hint = Een melding van je browser, zolang deze pagina in een ander tabblad open is.
page-notices-blocked = Je browser blokkeert meldingen van deze pagina. Sta ze toe in de instellingen.
page-calls = Per post
page-calls-hint = Een zet mag uren of een dag duren. Sluit de pagina en kom terug als je aan de beurt bent. Zo hoor je dat, op twee manieren:
page-webhook = Een adres om aan te roepen (webhook)
page-webhook-hint = De server roept het aan als je aan de beurt bent en deze tafel nergens open hebt. Hij roept { $hosts } aan.
page-webhook-none = Deze server roept geen adressen (webhooks) aan. Wie hem draait, kan er toestaan.
page-notice = { $name }, de tafel wacht op je.

## Aan tafel

page-hands = Handen
page-board = Het circuit
page-board-hints = Langs de weg
page-board-car = Zoom naar mijn auto
page-board-all = Toon het hele circuit
page-dashboard = Dashboard
page-action = Jouw beurt
page-lap = Rondje { $lap }/{ $laps }
page-your-move = Jouw beurt
page-also-waiting = ook wachten op { $names }
page-waiting-for = Wachten op { $names }
page-wait = Wachten
page-chooses = kiest
page-clock = Nog { $left } om te beslissen
page-clock-hours = { $hours } u { $minutes } min
page-driving = Ze rijden
page-tap-to-skip = De auto's rijden. Tik op het bord om over te slaan.
page-tap-on = Tik op het bord om door te gaan.
page-finish = Finish
page-watching = Toeschouwer
page-watching-hint = Je kijkt toe. Ieders kaarten blijven dicht tot de race voorbij is.
page-standings = Stand
page-lead = leider
page-mood-choosing = kiest
page-mood-ready = klaar
page-mood-driving = rijdt
page-mood-home = binnen
page-mood-out = uit
page-radio = Radio
page-radio-hint = tik op een regel: de spelregel
page-radio-empty = Stil op de radio.
page-radio-more = Eerdere regels
page-chat = Bericht aan iedereen
page-open-side = Stand, radio en chat
page-take-back = Neem terug
page-press-again = Nog eens om toch te gaan
page-risk = Uit de bocht { $chance }
page-give-seat = Laat een bot rijden
page-take-seat = Pak het stuur
page-driver-drives = Een bot rijdt voor je.
page-connected = Verbonden
page-not-connected = Geen verbinding
page-reconnecting = Opnieuw verbinden
page-move-is-safe = je zet is veilig · poging { $tries }
page-no-connection = Geen verbinding
page-since = al { $seconds } s
page-try-now = Probeer nu
page-no-such-table = Die tafel bestaat niet.
page-to-front = Naar de voorpagina
page-pass-to = Geef door aan { $name }
page-i-am = Ik ben { $name }

## Na de race

page-race-over = De race is voorbij. Handen en geluk liggen open.
page-podium = Podium
page-you-finish = { $place ->
    [1] Je wint!
   *[other] Je wordt { $place }e
}
page-you-are-out = Uitgevallen: plaats { $place }
page-wins = { $name } wint!
page-see-board = Naar het bord
page-rematch = Revanche
page-join-rematch = Doe mee: revanche
page-save-race = Bewaar de race
page-verify-ask = Was het eerlijk?
page-verify = Was het eerlijk?
page-verifying = De hele race opnieuw, kaart voor kaart …
page-verify-right = Helemaal eerlijk
page-verify-wrong = Dit klopt niet
page-verify-seal-noted = Het geheim van de deler past bij het zegel dat je browser voor de start heeft genoteerd: het geluk lag toen vast en niemand heeft het veranderd.
page-verify-seal = Het geheim van de deler past bij het zegel in het bestand, dat iedereen aan tafel voor de start te zien kreeg.
page-verify-seal-other = Het zegel in dit bestand is niet het zegel dat je browser voor de start heeft genoteerd.
page-verify-closed = Het geheim van de deler is nog niet geopend, dus het geluk is niet na te gaan.
page-verify-seed = Het geluk kwam uit een open getal: wie dat kende, kon de kaarten voorzien.
page-verify-own-number = Een willekeurig getal van jouw browser is meegemengd, dus zelfs de deler kon de kaarten niet kiezen.
page-verify-number-missing = Het willekeurige getal van jouw browser ontbreekt in het geluk.
page-verify-numbers = { $count ->
    [one] Een willekeurig getal van één speler is meegemengd.
   *[other] Willekeurige getallen van { $count } spelers zijn meegemengd.
}
page-verify-decisions = { $count ->
    [one] De ene beslissing volgt de regels.
   *[other] Alle { $count } beslissingen volgen de regels.
}
page-verify-draws = { $count ->
    [one] De ene trekking is precies wat het geheim geeft.
   *[other] Alle { $count } trekkingen zijn precies wat het geheim geeft.
}
page-verify-result = De plaatsen zijn die van deze race.
page-verify-hint = De server heeft de hele race uit het bestand nagerekend. Bewaar de race en gebruik “paddock verify” om haar op je eigen computer na te gaan.
page-verify-seal-is = Zegel:
page-verify-fault-file = Dit is geen leesbaar racebestand.
page-verify-fault-seal = Het geopende geheim past niet bij het zegel.
page-verify-fault-rules = Regel { $line } van het bestand breekt de spelregels.
page-verify-fault-luck = In regel { $line } van het bestand is het geluk niet wat het geheim geeft.
page-verify-fault-result = De plaatsen in het bestand zijn niet die van deze race.

## Terugkijken

page-replay-title = Terugkijken
page-play = Afspelen
page-pause = Pauze
page-step-back = Eén terug
page-step-on = Eén verder
page-to-start = Naar het begin
page-to-end = Naar het eind
page-speed = Tempo
page-moment = Moment { $moment } van { $moments }
page-seen-by = Gezien door
page-seen-by-all = Alziend
page-copy-moment = Link naar dit moment
page-no-race = Geen race om te tonen. Kies een racebestand.
page-replay-cut = Hier houdt het bestand op, voor de finish.
page-moment-start = Start
page-keys-replay = Spatie speelt en pauzeert, de pijltjes stappen.

## Als er iets misgaat

page-error = Dat ging niet
page-error-server = De server antwoordt niet. Probeer het opnieuw.
page-error-load = Een deel van de pagina kon niet laden. Laad de pagina opnieuw.

## Heat

page-heat-headline = { $laps ->
    [one] 1 rondje
   *[other] { $laps } rondjes
} van { $spaces } velden
page-heat-detail = rondje { $lap } · versn. { $gear }
page-heat-gear = Versnelling
page-heat-gear-n = Versnelling { $gear }
page-heat-engine = Motor
page-heat-engine-spoken = { $heat } Heat in de motor
page-heat-deck = stapel
page-heat-discarded = aflegstapel
page-heat-hand = Je hand
page-heat-card-speed = Snelheid
page-heat-card-upgrade = Upgrade
page-heat-card-stress = Stress
page-heat-card-heat = Heat
page-heat-card-name = Snelheid { $value }
page-heat-card-spoken = { $card }, kaart { $number }
page-heat-about-heat = Heat zit in de weg: je kunt het niet spelen of afleggen. Koelen brengt het terug naar de motor.
page-heat-about-stress = Stress leg je niet af. Speel je haar, dan draai je kaarten om tot er een snelheidskaart komt: dat is haar snelheid.
page-heat-about-starting = Een startupgrade: je speelt haar als een snelheidskaart, maar een plus die haar omdraait slaat haar over.
page-heat-about-speed = Een snelheidskaart: haar getal telt mee in je snelheid.
page-heat-no-discard = Heat en stress leg je niet af.
page-heat-heat-stays = Heat kun je niet spelen. Koel het af.
page-heat-laid = Je kaarten liggen gedekt.
page-heat-play = { $count ->
    [one] Speel 1 kaart
   *[other] Speel { $count } kaarten
}
page-heat-needs = { $gear ->
    [one] Versnelling 1 vraagt één kaart. Kies die.
   *[other] Versnelling { $gear } vraagt { $gear } kaarten. Kies er nog { $more }.
}
page-heat-clutter = Terug naar 1
page-heat-clutter-why = Onmogelijke hand: te weinig kaarten voor deze versnelling. Je staat deze ronde stil.
page-heat-keep = Houd alles
page-heat-keep-why = Daarna vul je aan tot zeven.
page-heat-discard = { $count ->
    [one] Leg 1 kaart af
   *[other] Leg { $count } kaarten af
}
page-heat-cool = Koel { $heat }
page-heat-option-boost = Boost, betaal 1 Heat
page-heat-option-adrenaline = Adrenaline
page-heat-option-done = Rijd door
page-heat-option-slip = Pak de slipstream
page-heat-option-stay = Blijf
page-heat-then-on = { $what } en door
page-heat-ask-react = Jouw reactie
page-heat-ask-slipstream = De slipstream
page-heat-ask-discard = Leg af wat je niet wilt, daarna vul je aan.
page-heat-cost = Kost { $heat } Heat.
page-heat-cost-corner = Kost { $heat } Heat, { $corner } erbij.
page-heat-cost-spin = Uit de bocht { $chance }!
page-heat-cost-nothing = Kost niets.
page-heat-pit = Voorspelling
page-heat-speed = Snelh.
page-heat-corner = Bocht
page-heat-heat = Heat
page-heat-spin = Spin
page-heat-pit-gained = { $count ->
    [one] { $spaces } veld
   *[other] { $spaces } velden
}
page-heat-pit-blocked = gehinderd { $chance }
page-heat-pit-finish = naar de vlag
page-heat-pit-limit = limiet · past
page-heat-pit-over = limiet · { $over } te hard
page-heat-pit-maybe = limiet · kans { $chance }
page-heat-pit-none = niet bereikt
page-heat-pit-leaves = { $heat } over
page-heat-pit-holds = houdt het
page-heat-pit-spin-maybe = riskant
page-heat-pit-spin-likely = waarschijnlijk
page-heat-tag-ok = past
page-heat-tag-pay = betaal { $heat }
page-heat-tag-spin = spin { $chance }
page-heat-then-speed = Snelheid { $speed }
page-heat-then-moves = { $count ->
    [one] { $spaces } veld verder
   *[other] { $spaces } velden verder
}
page-heat-then-finish = Over de finish
page-heat-then-pays = { $corner } met { $speed }, limiet { $limit }: betaalt { $heat }
page-heat-then-holds = { $corner } met { $speed }, limiet { $limit }: gratis
page-heat-then-spins = Uit de bocht { $chance }
page-heat-then-engine = Motor { $heat }
page-heat-sum = snelheid { $speed } − limiet { $limit } = { $cost }
page-heat-spoken = Rondje { $lap } van { $laps }, versnelling { $gear }, { $engine } Heat in de motor. Hand: { $cards }.
page-heat-spoken-plan = Kies een versnelling ({ $gears }) met omhoog en omlaag, kaarten met de cijfers, en druk op Enter.
page-heat-spoken-choose = Kies: { $options }.
page-heat-spoken-discard = Leg kaarten af met de cijfers en druk op Enter.

## Banners and what is new

page-shout-passes = Je haalt { $names } in
page-shout-passed = Ingehaald door { $names }
page-clock-ran-out = De tijd van { $name } is om: { $driver } antwoordt
page-shout-away = { $name } is even weg
page-shout-back = { $name } is terug
page-is-away = weg
page-radio-new = nieuw: { $count }
page-chat-unread = { $count } ongelezen
page-heat-in-hand = In de hand
page-heat-pit-spin-sure = zeker
page-heat-piles = motor { $engine } · stapel { $deck } · hand { $hand } · aflegstapel { $discard }
page-more-about = Meer over { $name }
page-unknown = Deze pagina bestaat niet
page-unknown-hint = Dit adres leidt nergens heen. Races beginnen op de voorpagina.
page-keys = Toetsen
page-key-pick = een kaart of antwoord kiezen
page-key-gear = schakelen
page-key-walk = langs de antwoorden lopen
page-key-enter = doen wat de grote knop zegt
page-key-skip = het rijden overslaan
page-key-zoom = inzoomen
page-key-escape = terugleggen, sluiten
page-my-races = Jouw races
page-my-races-hint = Gereden, en bewaard om terug te kijken.
page-round-back = Ronde terug
page-round-on = Ronde verder
page-own-circuit = Een eigen circuit
page-own-circuit-about = Uit een bestand; docs/circuits.md vertelt hoe je er een maakt.
page-own-circuit-choose = Circuitbestand toevoegen
page-file-large = Dit bestand is te groot.
page-file-faults = { $count ->
    [one] { $name } heeft een fout. Er is niets toegevoegd.
   *[other] { $name } heeft { $count } fouten. Er is niets toegevoegd.
}
page-file-more = En nog { $count }.
page-heat-solo = Solo tegen legendes
