### Puzzels: zoek de zet. Een reden is puzzle-SPEL-REDEN; *sterretjes* maken woorden vet.

puzzle-title = Zoek de zet
puzzle-motto = Eén stelling, één beste antwoord. Elke dag een nieuwe.
puzzle-name = Nr. { $number }, { $circuit }
puzzle-today = Vandaag
puzzle-all = Alle puzzels
puzzle-next = Volgende puzzel
puzzle-try = Probeer
puzzle-solved = Meteen opgelost
puzzle-solved-in = { $tries ->
    [one] Opgelost bij de tweede poging
   *[other] Opgelost na { $tries } missers
}
puzzle-shown = Voorgedaan
puzzle-stars = { $grade } van 3 sterren
puzzle-score = { $solved } van { $puzzles } opgelost, { $once } meteen
puzzle-worth = Dit wint van hieruit *{ $win }* van de 100 races; het antwoord van een ervaren coureur { $other }.
puzzle-find = Eén antwoord is hier duidelijk het beste, en een ervaren coureur zou iets anders doen. De kaarten van anderen zijn zo verborgen als altijd.
    .title = Zoek de zet.
    .task = Antwoord zoals je in een race zou doen.
    .wrong = Er is een antwoord dat van hieruit *{ $win }* van de 100 races wint. Neem het terug en kijk nog eens.
    .weighed = Daarmee win je { $worth } van de 100 races. Er is een antwoord dat er *{ $win }* wint. Neem het terug en kijk nog eens.
puzzle-car = { $car ->
     [black] zwarte
     [red] rode
     [orange] oranje
     [blue] blauwe
     [green] groene
    *[yellow] gele
}

puzzle-heat-spin = { puzzle-worth } De reden: met het gewone antwoord spin je binnen { $rounds ->
        [2] twee
       *[other] vier
    } speelronden in { $plain } van de 100 gevallen, hiermee in { $best }.
    .title = Dat is hem.
puzzle-heat-finish = { puzzle-worth } De reden: de streep is dichtbij, en zo kom je er voor meer auto's overheen. Wat je spaart, is na de vlag niets waard.
    .title = Dat is hem.
puzzle-heat-earlier = { puzzle-worth } De reden: binnen { $rounds ->
        [2] twee
       *[other] vier
    } speelronden ben je over de streep in { $best } van de 100 gevallen, met het gewone antwoord in { $plain }.
    .title = Dat is hem.
puzzle-heat-slip = { puzzle-worth } De reden: je komt waar een slipstream wacht. Binnen { $rounds ->
        [2] twee
       *[other] vier
    } speelronden krijg je er een in { $best } van de 100 gevallen, tegen { $plain }.
    .title = Dat is hem.
puzzle-heat-spend = { puzzle-worth } De reden: het kost Heat en is het waard. Binnen { $rounds ->
        [2] twee
       *[other] vier
    } speelronden kom je ongeveer { $gain } { $gain ->
        [one] veld
       *[other] velden
    } verder.
    .title = Dat is hem.
puzzle-heat-farther = { puzzle-worth } De reden: binnen { $rounds ->
        [2] twee
       *[other] vier
    } speelronden kom je ongeveer { $gain } { $gain ->
        [one] veld
       *[other] velden
    } verder, zonder meer Heat te betalen.
    .title = Dat is hem.
puzzle-heat-save = { puzzle-worth } De reden: je verliest nauwelijks terrein, en na { $rounds ->
        [2] twee
       *[other] vier
    } speelronden heeft je motor ongeveer { $gain } Heat meer, voor de volgende bochten.
    .title = Dat is hem.
puzzle-heat-tow = { puzzle-worth } De reden: je trekt niemand mee. In tien gevallen krijgen je rivalen binnen { $rounds ->
        [2] twee
       *[other] vier
    } speelronden ongeveer { $gain } { $gain ->
        [one] slipstream
       *[other] slipstreams
    } minder.
    .title = Dat is hem.
puzzle-heat-hold = { puzzle-worth } De reden: je staat waar het anderen hindert. Binnen { $rounds ->
        [2] twee
       *[other] vier
    } speelronden komen je rivalen samen ongeveer { $gain } { $gain ->
        [one] veld
       *[other] velden
    } minder ver.
    .title = Dat is hem.
puzzle-heat-own-26 = { puzzle-worth } De reden: drie is precies wat de bocht twee velden verder toestaat, en je motor is leeg. Sneller en je spint; langzamer en de bocht ligt de volgende speelronde nog voor je.
    .title = Dat is hem.
puzzle-heat-own-57 = { puzzle-worth } De reden: vijf is precies wat de bocht voor je toestaat. De racer maakt vijf van twee kaarten in de tweede versnelling; één kaart in de eerste komt even ver, bewaart de 2 en de 3 voor de langzamere bochten erna en koelt drie Heat in plaats van één.
    .title = Dat is hem.
puzzle-heat-own-60 = { puzzle-worth } De reden: vier velden eindigen op het laatste veld voor de bocht. Er valt niets te betalen, en de volgende speelronde neemt elke kleine kaart hem. Eén veld verder kruis je de lijn met vijf, twee boven de limiet.
    .title = Dat is hem.

puzzle-downforce-block = { puzzle-worth } De reden: ongeveer { $gain } { $gain ->
        [one] stap
       *[other] stappen
    } meer van je rivalen gaan verloren tegen auto's die in de weg staan.
    .title = Dat is hem.
puzzle-downforce-own = { puzzle-worth } De reden: je eigen auto's rijden ongeveer { $gain } { $gain ->
        [one] stap
       *[other] stappen
    } verder.
    .title = Dat is hem.
puzzle-downforce-others = { puzzle-worth } De reden: de auto's van je rivalen rijden ongeveer { $gain } { $gain ->
        [one] stap
       *[other] stappen
    } minder.
    .title = Dat is hem.
puzzle-downforce-bet = { puzzle-worth } De reden: de { puzzle-car } auto wint in { $best } van de 100 races, die waar een racer op wedt in { $plain }. Van wie hij is, maakt voor een weddenschap niet uit.
    .title = Dat is hem.
puzzle-downforce-win = { puzzle-worth } De reden: je { puzzle-car } auto wint in { $best } van de 100 races, na het gewone antwoord in { $plain }.
    .title = Dat is hem.
puzzle-downforce-arrive = { puzzle-worth } De reden: je { puzzle-car } auto komt bij de eerste drie in { $best } van de 100 races, na het gewone antwoord in { $plain }.
    .title = Dat is hem.
puzzle-downforce-deny = { puzzle-worth } De reden: de { puzzle-car } auto, die niet van jou is, wint in { $best } van de 100 races, na het gewone antwoord in { $plain }.
    .title = Dat is hem.
puzzle-downforce-keep-back = { puzzle-worth } De reden: de { puzzle-car } auto, die niet van jou is, komt bij de eerste drie in { $best } van de 100 races, na het gewone antwoord in { $plain }.
    .title = Dat is hem.

puzzle-formula_d-out = { puzzle-worth } De reden: met het gewone antwoord spin je of val je uit binnen { $rounds ->
        [2] twee
       *[other] vier
    } beurten in { $plain } van de 100 gevallen, hiermee in { $best }.
    .title = Dat is hem.
puzzle-formula_d-finish = { puzzle-worth } De reden: de streep is dichtbij. Punten die na de vlag over zijn, zijn niets waard.
    .title = Dat is hem.
puzzle-formula_d-earlier = { puzzle-worth } De reden: binnen { $rounds ->
        [2] twee
       *[other] vier
    } beurten ben je over de streep in { $best } van de 100 gevallen, met het gewone antwoord in { $plain }.
    .title = Dat is hem.
puzzle-formula_d-slip = { puzzle-worth } De reden: je komt binnen { $rounds ->
        [2] twee
       *[other] vier
    } beurten in een slipstream in { $best } van de 100 gevallen, tegen { $plain }.
    .title = Dat is hem.
puzzle-formula_d-spend = { puzzle-worth } De reden: de auto slijt, en dat is het waard. Binnen { $rounds ->
        [2] twee
       *[other] vier
    } beurten kom je ongeveer { $gain } { $gain ->
        [one] vak
       *[other] vakken
    } verder.
    .title = Dat is hem.
puzzle-formula_d-farther = { puzzle-worth } De reden: binnen { $rounds ->
        [2] twee
       *[other] vier
    } beurten kom je ongeveer { $gain } { $gain ->
        [one] vak
       *[other] vakken
    } verder, zonder meer slijtage.
    .title = Dat is hem.
puzzle-formula_d-save = { puzzle-worth } De reden: binnen { $rounds ->
        [2] twee
       *[other] vier
    } beurten scheelt het ongeveer { $gain } { $gain ->
        [one] punt
       *[other] punten
    } slijtage, en je verliest nauwelijks terrein.
    .title = Dat is hem.
puzzle-formula_d-hold = { puzzle-worth } De reden: je staat waar het anderen hindert. Binnen { $rounds ->
        [2] twee
       *[other] vier
    } beurten komen je rivalen samen ongeveer { $gain } { $gain ->
        [one] vak
       *[other] vakken
    } minder ver.
    .title = Dat is hem.
puzzle-formula_d-own-4 = { puzzle-worth } De reden: de derde versnelling gooit 4 tot 8, en met acht vakken kun je hiervandaan nog in de bocht eindigen, waar de tweede stop wacht. De vierde gooit tot 12, en vanaf negen ben je eruit met een stop te weinig. Dat is het punt van de versnellingsbak voor het overslaan waard.
    .title = Dat is hem.
puzzle-formula_d-own-5 = { puzzle-worth } De reden: de bocht wil nog één stop, maar hem met één vak verlaten kost één band. Je hebt er zes. Een beurt eerder op het rechte stuk is veel meer waard dan een band die na de vlag niemand telt.
    .title = Dat is hem.
