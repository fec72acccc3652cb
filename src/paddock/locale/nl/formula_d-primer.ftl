### Formula D voor een eerste race, en de woorden ervan.

formula_d-primer-goal = Wees als eerste over de lijn na twee ronden (beginners één). Je rijdt met dobbelstenen: hoe hoger de versnelling, hoe groter de dobbelsteen en hoe verder je komt. De kunst is op tijd langzaam te zijn.
    .title = Waar het om gaat
formula_d-primer-gear = Noem in je beurt een versnelling: dezelfde, één hoger of lager. Eén lager is gratis; versnellingen overslaan kost punten van versnellingsbak, remmen en motor. Gooi dan de dobbelsteen van die versnelling: de eerste geeft 1 of 2, de zesde 21 tot 30.
    .title = Kies een versnelling
formula_d-primer-move = Je rijdt precies zoveel vakken als de dobbelsteen zegt. Op een recht stuk mag je twee keer van baan wisselen, in bochten leiden de pijlen. Een vak met een auto is dicht.
    .title = Rijden
formula_d-primer-corner = Elke bocht vraagt één tot drie stops: zoveel van je zetten moeten erin eindigen. Eén stop te weinig, en elk vak voorbij de bocht kost een bandenpunt. Twee te weinig, en je ligt eruit.
    .title = Stop in bochten
formula_d-primer-wear = Na de worp mag je remmen: een rempunt voor elk vak dat je niet rijdt. Banden betalen voor het uit de bocht vliegen. Verlies je zo je laatste bandenpunt, dan spin je: je volgende beurt begint in de eerste.
    .title = Remmen en banden
formula_d-primer-dangers = Auto's die naast elkaar eindigen, kunnen botsen, hoge versnellingen kunnen de motor schaden, brokstukken de ophanging. De zwarte dobbelsteen beslist, en de tafel zegt vooraf hoe groot de kans is.
    .title = Gevaren
formula_d-primer-slip = Eindig je vlak achter een auto zonder te remmen, allebei in de vierde of hoger en jij minstens zo hoog, dan mag je drie vakken verder.
    .title = Slipstream
formula_d-primer-tips = Tel de vakken tot de volgende bocht voor je een versnelling kiest, en kijk hoe lang de bocht is: de versnelling die er het vaakst in eindigt, is de juiste. Schakel liever vroeg terug dan laat te remmen, bewaar twee of drie bandenpunten voor de laatste ronde, en eindig niet zonder reden naast anderen.
    .title = Zo rijd je je eerste race

formula_d-word-stop = Een zet die in een bocht eindigt.
    .title = Stop
formula_d-word-over = Een bocht verlaten voor de stops gemaakt zijn.
    .title = Uit de bocht vliegen
formula_d-word-points = Wat je auto kan hebben: banden, remmen, versnellingsbak, carrosserie, motor, ophanging. Beginners hebben één pot voor alles.
    .title = Punten
formula_d-word-debris = Wat een ongeluk op een vak achterlaat; eroverheen rijden kan een punt kosten.
    .title = Brokstukken
formula_d-word-black = De twintigzijdige voor start, botsingen, motor en weer.
    .title = Zwarte dobbelsteen
formula_d-word-spin = De auto blijft staan waar hij eindigde en begint opnieuw in de eerste.
    .title = Spin
formula_d-word-pit = Daar wissel je banden en laat je, volgens sommige regels, de auto repareren.
    .title = Pitstraat
formula_d-word-nitro = In straatraces, één keer per ronde na de worp: zoveel vakken extra als je versnelling.
    .title = Nitro
