### Je eerste race

rules-first = Je eerste race
rules-words = Woorden
page-rules = Regels
page-rules-of = De regels van { $game }
page-rules-find = Zoek in de regels
page-rules-found = { $count ->
        [0] Niets gevonden
        [one] { $count } plek gevonden
       *[other] { $count } plekken gevonden
    }
page-rules-print = Afdrukken
page-rules-contents = Inhoud
page-rules-own = Verteld in onze eigen woorden; het spel is van zijn eigenaars.
page-rules-open = Open in de regels
