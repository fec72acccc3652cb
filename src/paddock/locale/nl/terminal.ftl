### Wat de terminal uit zichzelf zegt. Woorden tussen ` typ je zoals ze er staan.

## Scherm

terminal-headline = { $circuit } · ronde { $lap }/{ $laps } · speelronde { $round }
terminal-radio = Radio
terminal-more-choices = … nog { $count }: `more`
terminal-finish = FINISH
terminal-gear = Versnelling
terminal-engine = Motor
terminal-engine-heat = { $heat } Heat
terminal-deck = Trekstapel { $deck }
terminal-discard = Aflegstapel { $discard }, boven { $top }
terminal-moving = snelheid { $speed } ({ $cards })
terminal-cooldown = afkoeling { $cooldown }
terminal-adrenaline = adrenaline +1
terminal-hand = hand
terminal-home = binnen
terminal-withdrawn = opgegeven
terminal-you = jij
terminal-driverless = zonder coureur
terminal-colour-red = rood
terminal-colour-blue = blauw
terminal-colour-yellow = geel
terminal-colour-black = zwart
terminal-colour-grey = grijs
terminal-colour-green = groen
terminal-colour-orange = oranje
terminal-colour-purple = paars
terminal-colour-white = wit
terminal-colour-brown = bruin
terminal-colour-pink = roze
terminal-colour-teal = blauwgroen

## Kolomkoppen

terminal-head-driver = coureur
terminal-head-lap = ronde
terminal-head-gap = gat
terminal-head-gear = vers
terminal-head-engine = Heat
terminal-head-hand = hand
terminal-head-speed = snelheid
terminal-head-space = veld
terminal-head-left = motor
terminal-head-circuit = circuit
terminal-head-name = naam
terminal-head-laps = ronden
terminal-head-spaces = velden
terminal-head-corners = limieten
terminal-head-mean = gemiddeld
terminal-head-spin-outs = uit de bocht per auto
terminal-head-stalled-cars = gestrande auto's per speler
terminal-head-grid = start
terminal-head-upgrade = upgrade
terminal-head-weather = weer
terminal-head-cars = auto's
terminal-head-wins = winst
terminal-head-interval = 95%-interval

## Keuzes

terminal-corner = { $corner } limiet { $limit }: { $cost ->
    [0] gratis
   *[other] kost { $cost }
}
terminal-chance-spun-out = uit de bocht { $chance }
terminal-chance-blocked = gehinderd { $chance }
terminal-chance-crossed = finish { $chance }
terminal-cluttered = onmogelijke hand: blijft staan, versnelling 1 (heat 13)
terminal-prompt-shift = { $car }, kies een versnelling (of help)
terminal-prompt-play = { $car }, versnelling { $gear }: speel { $gear ->
    [one] 1 kaart
   *[other] { $gear } kaarten
}
terminal-prompt-react = { $car }, reactie
terminal-prompt-slipstream = { $car }, slipstream?
terminal-prompt-discard = { $car }, afleggen?
terminal-say-what = Zeg wat je doet; `help` toont wat je kunt typen.
terminal-no-choice = Keuze { $number } is er niet; je hebt 1 tot { $most }.
terminal-forced = { $car }: alleen `{ $answer }` kan.
terminal-forfeit = { $car }: de bot liet het over aan de vaste bestuurder: { $reason }.
terminal-bot-raced = { $game } (seed { $seed }): { $bot } wordt { $place } van { $seats }; { $decisions } beslissingen, de traagste { $slowest } ms; klaar na { $ready } ms
terminal-bot-fault =   { $decision }: { $reason }
terminal-bot-more =   en nog { $count }
terminal-bot-stays =   hij stopte niet vanzelf binnen een seconde na de race
terminal-bot-right = Er is niets mis gevonden.
terminal-bot-seated = De bot zit aan tafel { $table }.
terminal-bot-over = De race is voorbij: { $bot } is { $place } van { $seats }.

## Opdrachten

terminal-help-answers = Antwoord met een teken uit de lijst of met de woorden ernaast; Enter kiest het rustige antwoord, waar dat er is.
terminal-help-rulings = `?` legt de laatst genoemde regels uit, `? 36` een bepaalde.
terminal-help-undo = `undo` neemt je laatste antwoord terug, zolang niemand iets deed en niets verborgens open kwam.
terminal-help-withdraw = `withdraw` haalt je auto uit de race.
terminal-help-save = `save BESTAND` bewaart de race tot hier.
terminal-help-position = `position` toont de stelling als tekst, voor zover jij die mag kennen.
terminal-help-hint = `hint` vraagt het de coach: de beste antwoorden, de kans op winst, en waarom.
terminal-help-board = `board` toont alles nog eens.
terminal-help-quit = `quit` stopt en bewaart de race in een bestand.
terminal-nothing-cited = Er is nog geen regel genoemd; `? 36` legt een bepaalde uit.
terminal-save-how = Zeg waar: `save BESTAND`.
terminal-saved = Race bewaard in { $file }
terminal-overwrite-sure = { $file } bestaat al. Overschrijven? (j/n)
terminal-goes-on = De race gaat verder in speelronde { $round }.
terminal-what-if = Wat als: uit { $file }, na { $moment } regels. Vanaf hier is het geluk nieuw.
terminal-origin-said = Er staat dat hij verdergaat vanuit een andere race ({ $origin }); --from BESTAND gaat dat na.
terminal-origin-right = Hij gaat inderdaad verder vanuit die race ({ $origin }).
terminal-save-offer = Deze race bewaren? Bestandsnaam, of Enter voor nee:
terminal-left = Je hebt de race verlaten.
terminal-withdraw-sure = { $car } uit de race halen? (j/n)
terminal-position-note = Verborgen kaarten zijn opnieuw gedeeld: dit is wat jij mag weten.
terminal-pass = Geef het toetsenbord aan { $car } { $name } en druk op Enter.
terminal-winner = { $car } { $name } wint de race!
terminal-wrong = { $file }: fout: { $reason }

## Terugkijken

terminal-replay-prompt = stap { $step } van { $steps } (n, p, j N, v STOEL, q) >
terminal-replay-help = Typ n of Enter voor de volgende stap, p voor de vorige, j 1 tot j { $steps } om te springen, v 0 of v all voor een andere blik, q om te stoppen.

## Simulatie

terminal-racing = races
terminal-by-driver = Plaatsen per coureur
terminal-by-grid = Plaatsen per startpositie
terminal-by-upgrade = Winst per upgrade
terminal-by-weather = Winst per weertype
terminal-by-circuit = Winst per circuit
terminal-speed = { $races } { $races ->
    [one] race
   *[other] races
} in { $seconds } s: per seconde { $rate } races, { $turns } beurten en { $decisions } beslissingen ({ $engine ->
    [compiled] gecompileerd
   *[plain] gewoon Python
})
terminal-reading = lezen
terminal-table-written = { $rows } rijen in { $file }
terminal-verdict-more = { $name } wint vaker dan zijn deel: { $share } % van de races ({ $low } tot { $high } %), eerlijk zou { $fair } % zijn. De kans dat dit puur geluk is: { $chance } %.
terminal-verdict-less = { $name } wint minder vaak dan zijn deel: { $share } % van de races ({ $low } tot { $high } %), eerlijk zou { $fair } % zijn. De kans dat dit puur geluk is: { $chance } %.
terminal-verdict-none = { $name } wint { $share } % van de races ({ $low } tot { $high } %), eerlijk zou { $fair } % zijn: dat kan best geluk zijn ({ $chance } %).
terminal-verdict-all-luck = Geen enkel verschil is van geluk te onderscheiden.
terminal-verdict-many = Er zijn { $count } aandelen tegelijk vergeleken; de kansen houden daar rekening mee.
terminal-too-few-races = { $races } races is weinig: een aandeel kan er { $off } punten naast zitten. Met { $needed } races wordt dat { $wanted }.
terminal-plot-title = Aandeel overwinningen in { $races } races
terminal-plot-note = Lijnen: 95%-intervallen; dikke wijken meer dan door geluk af van het eerlijke deel (gestippeld).
terminal-races-kept = Races bewaard in { $folder }

## De modules van Heat

terminal-legend = legende
terminal-retired = uitgevallen
terminal-legend-card = ruit { $diamond }, topsnelheid { $helmet }
terminal-press = pers { $corners }
terminal-upgrades = Upgrades { $cards }
terminal-on-top = { $card } bovenop
terminal-prompt-draft = { $car }, kies een upgrade
terminal-prompt-swap = { $car }, een upgrade ruilen?
terminal-prompt-swap-for = { $car }, waarvoor ruil je { $card }?
terminal-prompt-prune = { $car }, geef één upgrade terug
terminal-prompt-values = { $car }, welke waarde voor { $card }?
terminal-prompt-mend = { $car }, één kaart te veel: neem er een terug
terminal-help-heat = Schakel met `g3`, speel met `4+2+stress`, samen met `g3, 4+2+1`; daarna `boost`, `cool 2`, `slip`, `drop 1+3`, `keep`. Bij reactie, slipstream en afleggen kiest Enter het eerste antwoord.
terminal-help-heat-road = De weg: +3 is drie vakken verder, T1 (7) een bochtlijn met haar limiet, de dikke lijn de racelijn.
terminal-help-cards = `? b07` legt een kaart uit, `? scrap` een symbool, `? symbols` allemaal.

## Rules

terminal-rules-more = Verder: `paddock rules { $game } --all` leest alles ({ $chapters }); `paddock rules { $game } WOORDEN` zoekt.
terminal-learn-on = Enter: verder · terug
terminal-learn-ask = Jouw antwoord · toon · terug
terminal-left-lesson = Je hebt de les verlaten.

terminal-circuit-right = { $file }: { $name }, { $spaces } vakken, { $corners } bochten; er is niets mis mee.
terminal-head-measure = per race
terminal-head-this-circuit = dit circuit
terminal-head-own-circuits = circuits van het spel
terminal-measure-turns = beurten per auto
terminal-measure-overtakes = ingehaalde auto's
terminal-measure-lead-changes = wisselingen aan kop
terminal-measure-mishaps = pech per auto
terminal-measure-plot = Overwinningen per startplaats in { $races } races

## The coach

terminal-coach = De coach zou… ({ $playouts } races doorgereden; hij weet wat jij weet)
terminal-coach-answer = antwoord
terminal-coach-win = winst
terminal-coach-place = plaats
terminal-coach-why = waarom
terminal-coach-thinks = De coach denkt na…
terminal-analyse = { $car } beslist: wat elk antwoord waard is ({ $playouts } races doorgereden, met wat { $car } weet)
terminal-analyse-others = Ook { $cars } moet nu beslissen: --seat bekijkt die.

## Comparing drivers

terminal-compare-title = { $races } races met { $cars } auto's, op { $circuits }
terminal-compare-driver = coureur
terminal-compare-rating = rating
terminal-compare-wins = winst
terminal-compare-fair = bij gelijken
terminal-compare-place = plaats
terminal-compare-ahead = voor { $name }
terminal-compare-note = Rating: met 100 punten meer eindig je in twee van de drie races voor de ander. Winst geldt voor races waaraan een coureur meedeed; elk interval is 95 %.
terminal-compare-stopped = Gestopt: het interval van { $what } ligt geheel boven of onder { $share } %.
terminal-compare-kept = Bewaard in { $file }; hetzelfde commando gaat daar verder.
