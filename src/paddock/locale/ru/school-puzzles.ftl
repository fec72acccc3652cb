### Задачи: найдите ход. Причина — puzzle-ИГРА-ПРИЧИНА; *звёздочки* выделяют слова.

puzzle-title = Найдите ход
puzzle-motto = Одна позиция, один лучший ответ. Каждый день новая.
puzzle-name = № { $number }, { $circuit }
puzzle-today = Сегодня
puzzle-all = Все задачи
puzzle-next = Следующая задача
puzzle-try = Решать
puzzle-solved = Решена сразу
puzzle-solved-in = { $tries ->
    [one] Решена после { $tries } ошибки
   *[other] Решена после { $tries } ошибок
}
puzzle-shown = С подсказкой
puzzle-stars = Звёзд: { $grade } из 3
puzzle-score = Решено { $solved } из { $puzzles }, сразу { $once }
puzzle-worth = Отсюда он выигрывает *{ $win }* гонок из 100; ответ опытного гонщика — { $other }.
puzzle-find = Один ответ здесь явно лучше всех, а опытный гонщик дал бы другой. Чужие карты скрыты, как всегда.
    .title = Найдите ход.
    .task = Ответьте, как ответили бы в гонке.
    .wrong = Есть ответ, который выигрывает отсюда *{ $win }* гонок из 100. Возьмите назад и поищите.
    .weighed = Так выигрывают { $worth } гонок из 100. Есть ответ, который выигрывает *{ $win }*. Возьмите назад и поищите.

puzzle-heat-spin = { puzzle-worth } Причина: с обычным ответом вы за два раунда вылетаете в { $plain } случаях из 100, с этим — в { $best }.
    .title = Он самый.
puzzle-heat-finish = { puzzle-worth } Причина: черта близко, и так вы пересечёте её раньше. Сбережённое после флага ничего не стоит.
    .title = Он самый.
puzzle-heat-slip = { puzzle-worth } Причина: он ставит вас туда, где ждёт слипстрим: в { $best } случаях из 100 против { $plain }.
    .title = Он самый.
puzzle-heat-spend = { puzzle-worth } Причина: он стоит нагрева, и не зря. За два раунда вы окажетесь дальше примерно на { $gain } { $gain ->
        [one] клетку
        [few] клетки
       *[other] клеток
    }.
    .title = Он самый.
puzzle-heat-farther = { puzzle-worth } Причина: за два раунда вы окажетесь дальше примерно на { $gain } { $gain ->
        [one] клетку
        [few] клетки
       *[other] клеток
    }, не потратив больше нагрева.
    .title = Он самый.
puzzle-heat-save = { puzzle-worth } Причина: дороги почти не потеряно, а через два раунда в двигателе нагрева больше примерно на { $gain } — для следующих поворотов.
    .title = Он самый.
puzzle-heat-later = { puzzle-worth } Причина видна позже: место и оставшиеся карты лучше подходят к следующим поворотам.
    .title = Он самый.

puzzle-downforce-block = { puzzle-worth } Причина: у соперников впустую пропадает на { $gain } { $gain ->
        [one] шаг
        [few] шага
       *[other] шагов
    } больше — дорога им закрыта.
    .title = Он самый.
puzzle-downforce-own = { puzzle-worth } Причина: ваши болиды проезжают дальше примерно на { $gain } { $gain ->
        [one] шаг
        [few] шага
       *[other] шагов
    }.
    .title = Он самый.
puzzle-downforce-others = { puzzle-worth } Причина: болиды соперников проезжают меньше примерно на { $gain } { $gain ->
        [one] шаг
        [few] шага
       *[other] шагов
    }.
    .title = Он самый.
puzzle-downforce-bet = { puzzle-worth } Причина: этот болид чаще других приходит в числе первых, чей бы он ни был, и вы можете помочь ему картами.
    .title = Он самый.
puzzle-downforce-road = { puzzle-worth } Причина: важна ячейка, а не только расстояние. Оттуда ваши проедут — или соперники не проедут.
    .title = Он самый.
puzzle-downforce-later = { puzzle-worth } Причина видна позже: оставленные карты к концу дороже сыгранной.
    .title = Он самый.

puzzle-formula_d-out = { puzzle-worth } Причина: с обычным ответом вы за два раунда вылетаете или сходите в { $plain } случаях из 100, с этим — в { $best }.
    .title = Он самый.
puzzle-formula_d-finish = { puzzle-worth } Причина: черта близко. Очки, оставшиеся после флага, ничего не стоят.
    .title = Он самый.
puzzle-formula_d-slip = { puzzle-worth } Причина: он приводит вас в слипстрим в { $best } случаях из 100 против { $plain }.
    .title = Он самый.
puzzle-formula_d-spend = { puzzle-worth } Причина: болид изнашивается, и не зря. За два раунда вы окажетесь дальше примерно на { $gain } { $gain ->
        [one] клетку
        [few] клетки
       *[other] клеток
    }.
    .title = Он самый.
puzzle-formula_d-farther = { puzzle-worth } Причина: за два раунда вы окажетесь дальше примерно на { $gain } { $gain ->
        [one] клетку
        [few] клетки
       *[other] клеток
    }, не износив болид сильнее.
    .title = Он самый.
puzzle-formula_d-save = { puzzle-worth } Причина: за два раунда износ меньше примерно на { $gain } { $gain ->
        [one] очко
        [few] очка
       *[other] очков
    }, а дороги почти не потеряно.
    .title = Он самый.
puzzle-formula_d-later = { puzzle-worth } Причина видна позже: передача, полоса и расстояние лучше подходят к следующему повороту.
    .title = Он самый.
