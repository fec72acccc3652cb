### Почему тренер предпочитает один ход другому, в Heat.

coach-heat-spin =
    .good =
        { $chance ->
            [0] Вылет не грозит.
           *[other] Вылет лишь в { $chance } % прикинутых гонок.
        }
    .bad = Вылет в { $chance } % прикинутых гонок.
coach-heat-slipstream =
    .good =
        { $chance ->
            [100] Попадает в слипстрим.
           *[other] Попадает в слипстрим в { $chance } % гонок.
        }
    .bad =
        { $chance ->
            [0] Слипстрим не достать.
           *[other] Слипстрим лишь в { $chance } % гонок.
        }
coach-heat-clutter =
    .good = Рука не перегревается.
    .bad = Рука перегревается в { $chance } % гонок.
coach-heat-spaces =
    .good =
        { $moves ->
            [1] Дальше всех, клеток: { $spaces }.
           *[other] Дальше всех, клеток за два раунда: { $spaces }.
        }
    .bad =
        { $moves ->
            [1] Клеток всего { $spaces }.
           *[other] За два раунда клеток всего { $spaces }.
        }
coach-heat-heat =
    .good = Бережёт нагрев для { $corner }: останется { $heat }.
    .bad =
        { $heat ->
            [0] Для { $corner } не останется нагрева.
           *[other] Для { $corner } останется нагрева всего { $heat }.
        }
