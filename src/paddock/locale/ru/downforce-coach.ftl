### Почему тренер предпочитает один ход другому, в Downforce.

coach-downforce-own =
    .good = Вашим машинам, клеток: { $spaces }.
    .bad = Вашим машинам клеток всего { $spaces }.
coach-downforce-others =
    .good = Соперникам клеток всего { $spaces }.
    .bad = Соперникам достаётся клеток: { $spaces }.
coach-downforce-lost =
    .good =
        { $spaces ->
            [0] Ваши машины не заперты.
           *[other] Взаперти пропадёт клеток всего { $spaces }.
        }
    .bad = Взаперти пропадёт клеток: { $spaces }.
