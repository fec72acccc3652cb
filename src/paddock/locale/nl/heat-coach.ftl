### Waarom de coach het ene antwoord boven het andere verkiest, in Heat.

coach-heat-spin =
    .good =
        { $chance ->
            [0] Blijft in de bocht.
           *[other] Vliegt maar in { $chance } % van de doorgereden races uit de bocht.
        }
    .bad = Vliegt in { $chance } % van de doorgereden races uit de bocht.
coach-heat-slipstream =
    .good =
        { $chance ->
            [100] Haalt de slipstream.
           *[other] Haalt de slipstream in { $chance } % van de races.
        }
    .bad =
        { $chance ->
            [0] Mist de slipstream.
           *[other] Haalt de slipstream maar in { $chance } % van de races.
        }
coach-heat-clutter =
    .good = De hand blijft speelbaar.
    .bad = Een onmogelijke hand in { $chance } % van de races.
coach-heat-spaces =
    .good =
        { $moves ->
            [one] Het verst: { $spaces } velden.
           *[other] Het verst: { $spaces } velden in { $moves } rondes.
        }
    .bad =
        { $moves ->
            [one] Maar { $spaces } velden.
           *[other] Maar { $spaces } velden in { $moves } rondes.
        }
coach-heat-heat =
    .good = Houdt { $heat } heat over voor { $corner }.
    .bad =
        { $heat ->
            [0] Laat geen heat over voor { $corner }.
           *[other] Laat maar { $heat } heat over voor { $corner }.
        }
