### Waarom de coach het ene antwoord boven het andere verkiest, in Formula D.

coach-formula_d-out =
    .good =
        { $chance ->
            [0] Geen gevaar om uit te vallen.
           *[other] Valt maar in { $chance } % van de worpen uit.
        }
    .bad = Valt in { $chance } % van de worpen uit.
coach-formula_d-spun =
    .good =
        { $chance ->
            [0] Tolt niet.
           *[other] Tolt maar in { $chance } % van de worpen.
        }
    .bad = Tolt in { $chance } % van de worpen.
coach-formula_d-stopped =
    .good =
        { $chance ->
            [100] Maakt een stop in de bocht.
           *[other] Maakt in { $chance } % van de worpen een stop in de bocht.
        }
    .bad =
        { $chance ->
            [0] Maakt geen stop in de bocht.
           *[other] Maakt maar in { $chance } % van de worpen een stop in de bocht.
        }
coach-formula_d-slipped =
    .good = Haalt de slipstream in { $chance } % van de worpen.
    .bad =
        { $chance ->
            [0] Mist de slipstream.
           *[other] Haalt de slipstream maar in { $chance } % van de worpen.
        }
coach-formula_d-worn =
    .good =
        { $points ->
            [0] Er slijt niets.
            [one] Er slijt één punt.
           *[other] Er slijten maar { $points } punten.
        }
    .bad =
        { $points ->
            [one] Er slijt een punt.
           *[other] Er slijten { $points } punten.
        }
coach-formula_d-cells =
    .good = Het verst: zo'n { $cells } vakken.
    .bad = Maar zo'n { $cells } vakken.
