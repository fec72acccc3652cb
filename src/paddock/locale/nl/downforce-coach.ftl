### Waarom de coach het ene antwoord boven het andere verkiest, in Downforce.

coach-downforce-own =
    .good = Brengt jouw auto's { $spaces } vakken verder.
    .bad = Brengt jouw auto's maar { $spaces } vakken verder.
coach-downforce-others =
    .good = Geeft de anderen maar { $spaces } vakken.
    .bad = Geeft de anderen { $spaces } vakken.
coach-downforce-lost =
    .good =
        { $spaces ->
            [0] Jouw auto's zitten niet vast.
           *[other] Jouw auto's verliezen maar { $spaces } vakken door vast te zitten.
        }
    .bad =
        { $spaces ->
            [one] Jouw auto's verliezen een vak door vast te zitten.
           *[other] Jouw auto's verliezen { $spaces } vakken door vast te zitten.
        }
coach-downforce-car =
    .good =
        { $box ->
            [1] Levert in { $chance } % van de races de auto helemaal vooraan op.
           *[other] Levert je deze auto in { $chance } % van de races op.
        }
    .bad =
        { $chance ->
            [0] Een ander krijgt deze auto.
           *[other] Levert je deze auto maar in { $chance } % van de races op.
        }
coach-downforce-price =
    .good =
        { $millions ->
            [0] Kost je nu niets; er komen nog meer auto's.
           *[other] Krijg je hem, dan kost hij maar { $millions } miljoen.
        }
    .bad = Krijg je hem, dan kost hij { $millions } miljoen.
coach-downforce-place =
    .good =
        { $place ->
            [1] Die auto ligt voorop.
           *[other] Die auto ligt nu op plaats { $place }.
        }
    .bad = Die auto ligt nu pas op plaats { $place }.
coach-downforce-hand =
    .good = Je hebt zelf { $spaces } vakken voor die auto in de hand.
    .bad = Je hebt maar { $spaces } vakken voor die auto in de hand.
coach-downforce-mine =
    .good = Het is je eigen auto: die rijd je toch al zo ver je kunt.
    .bad = Het is niet jouw auto: de eigenaar wint er meer mee dan jij.
