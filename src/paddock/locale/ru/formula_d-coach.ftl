### Почему тренер предпочитает один ход другому, в Formula D.

coach-formula_d-out =
    .good =
        { $chance ->
            [0] Сход не грозит.
           *[other] Сход лишь в { $chance } % бросков.
        }
    .bad = Сход в { $chance } % бросков.
coach-formula_d-spun =
    .good =
        { $chance ->
            [0] Разворот не грозит.
           *[other] Разворот лишь в { $chance } % бросков.
        }
    .bad = Разворот в { $chance } % бросков.
coach-formula_d-stopped =
    .good =
        { $chance ->
            [100] Остановка в повороте сделана.
           *[other] Остановка в повороте в { $chance } % бросков.
        }
    .bad =
        { $chance ->
            [0] Без остановки в повороте.
           *[other] Остановка в повороте лишь в { $chance } % бросков.
        }
coach-formula_d-slipped =
    .good = Попадает в слипстрим в { $chance } % бросков.
    .bad =
        { $chance ->
            [0] Слипстрим не достать.
           *[other] Слипстрим лишь в { $chance } % бросков.
        }
coach-formula_d-worn =
    .good =
        { $points ->
            [0] Ничего не изнашивает.
           *[other] Износ всего { $points }.
        }
    .bad = Износ: { $points }.
coach-formula_d-cells =
    .good = Дальше всех, клеток примерно { $cells }.
    .bad = Клеток всего около { $cells }.
