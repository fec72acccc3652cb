### Jouw races: cijfers over de races waaraan dit apparaat heeft meegedaan.

races-about = Alleen op dit apparaat bewaard.
races-none = Nog geen race uitgereden. Rijd er een, dan staat hij hier.
races-all = Alle races
races-with = Met { $names }
races-so-many = { $n ->
    [one] { $n } race
   *[other] { $n } races
}
races-won = gewonnen
races-mean = gemiddelde plaats
races-of-field = van { $cars } auto’s
races-strength = Sterkte
races-strength-about = Een Coureur is 1000. Wie 400 sterker is, eindigt tien keer zo vaak ervoor als erachter. De band bevat jouw sterkte in 95 van de 100 gevallen.
races-strength-now = { $mean } ± { $error }
races-strength-chart = Sterkte na elke race, van { $first } tot { $last }
races-places = Plaatsen
races-place-times = Plaats { $place }: { $times ->
    [one] één keer
   *[other] { $times } keer
}
races-circuits = Circuits
races-circuit = circuit
races-count = races
races-best = beste
races-each = Gemiddeld per race
races-luck = Geluk
races-luck-said = Per race leverde geluk { $luck } plaatsen op, beslissingen { $decisions } (± { $error }).
races-luck-of = Bekend van { $known } van de { $n }. Het staat in het verslag van een race.
races-group = De lijst van de groep
races-group-about = Iedereen die in dit gezelschap heeft geracet, de sterkste eerst.
races-group-none = Dit gezelschap heeft nog geen race uitgereden.
races-name = naam
races-you = Jij
races-list = Race voor race
races-delete = Verwijder de race op { $circuit }
races-delete-all = Alles verwijderen
races-delete-sure = { $n } verwijderen? Druk nog eens.
races-export = Opslaan als bestand
races-import = Uit een bestand lezen
races-imported = { $n ->
    [0] Er staat niets nieuws in.
    [one] { $n } race toegevoegd.
   *[other] { $n } races toegevoegd.
}
races-import-bad = Dit is geen bestand met races.
