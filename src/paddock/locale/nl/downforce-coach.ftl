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
