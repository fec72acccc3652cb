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
puzzle-car = { $car ->
     [black] чёрный
     [red] красный
     [orange] оранжевый
     [blue] синий
     [green] зелёный
    *[yellow] жёлтый
}

puzzle-heat-spin = { puzzle-worth } Причина: с обычным ответом вы за { $rounds ->
        [2] два
       *[other] четыре
    } раунда вылетаете в { $plain } случаях из 100, с этим — в { $best }.
    .title = Он самый.
puzzle-heat-finish = { puzzle-worth } Причина: черта близко, и так вы пересечёте её впереди большего числа машин. Всё сбережённое после флага ничего не стоит.
    .title = Он самый.
puzzle-heat-earlier = { puzzle-worth } Причина: за { $rounds ->
        [2] два
       *[other] четыре
    } раунда вы пересекаете черту в { $best } случаях из 100, с обычным ответом — в { $plain }.
    .title = Он самый.
puzzle-heat-slip = { puzzle-worth } Причина: он ставит вас туда, где ждёт слипстрим. За { $rounds ->
        [2] два
       *[other] четыре
    } раунда он достаётся вам в { $best } случаях из 100 против { $plain }.
    .title = Он самый.
puzzle-heat-spend = { puzzle-worth } Причина: он стоит нагрева, и не зря. За { $rounds ->
        [2] два
       *[other] четыре
    } раунда вы окажетесь дальше примерно на { $gain } { $gain ->
        [one] клетку
        [few] клетки
       *[other] клеток
    }.
    .title = Он самый.
puzzle-heat-farther = { puzzle-worth } Причина: за { $rounds ->
        [2] два
       *[other] четыре
    } раунда вы окажетесь дальше примерно на { $gain } { $gain ->
        [one] клетку
        [few] клетки
       *[other] клеток
    }, не потратив больше нагрева.
    .title = Он самый.
puzzle-heat-save = { puzzle-worth } Причина: дороги почти не потеряно, а через { $rounds ->
        [2] два
       *[other] четыре
    } раунда в двигателе нагрева больше примерно на { $gain } — для следующих поворотов.
    .title = Он самый.
puzzle-heat-tow = { puzzle-worth } Причина: он никого не тянет за собой. В десяти случаях соперникам за { $rounds ->
        [2] два
       *[other] четыре
    } раунда достаётся слипстримов меньше примерно на { $gain }.
    .title = Он самый.
puzzle-heat-hold = { puzzle-worth } Причина: вы стоите там, где мешаете другим. За { $rounds ->
        [2] два
       *[other] четыре
    } раунда соперники вместе проезжают меньше примерно на { $gain } { $gain ->
        [one] клетку
        [few] клетки
       *[other] клеток
    }.
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
puzzle-downforce-bet = { puzzle-worth } Причина: { puzzle-car } болид выигрывает в { $best } гонках из 100, а тот, на который ставит гонщик, — в { $plain }. Чей это болид, для ставки не важно.
    .title = Он самый.
puzzle-downforce-win = { puzzle-worth } Причина: ваш { puzzle-car } болид выигрывает в { $best } гонках из 100, после обычного ответа — в { $plain }.
    .title = Он самый.
puzzle-downforce-arrive = { puzzle-worth } Причина: ваш { puzzle-car } болид приходит в первой тройке в { $best } гонках из 100, после обычного ответа — в { $plain }.
    .title = Он самый.
puzzle-downforce-deny = { puzzle-worth } Причина: чужой { puzzle-car } болид выигрывает в { $best } гонках из 100, после обычного ответа — в { $plain }.
    .title = Он самый.
puzzle-downforce-keep-back = { puzzle-worth } Причина: чужой { puzzle-car } болид приходит в первой тройке в { $best } гонках из 100, после обычного ответа — в { $plain }.
    .title = Он самый.

puzzle-formula_d-out = { puzzle-worth } Причина: с обычным ответом вы за { $rounds ->
        [2] два
       *[other] четыре
    } раунда вылетаете или сходите в { $plain } случаях из 100, с этим — в { $best }.
    .title = Он самый.
puzzle-formula_d-finish = { puzzle-worth } Причина: черта близко. Очки, оставшиеся после флага, ничего не стоят.
    .title = Он самый.
puzzle-formula_d-earlier = { puzzle-worth } Причина: за { $rounds ->
        [2] два
       *[other] четыре
    } раунда вы пересекаете черту в { $best } случаях из 100, с обычным ответом — в { $plain }.
    .title = Он самый.
puzzle-formula_d-slip = { puzzle-worth } Причина: за { $rounds ->
        [2] два
       *[other] четыре
    } раунда он приводит вас в слипстрим в { $best } случаях из 100 против { $plain }.
    .title = Он самый.
puzzle-formula_d-spend = { puzzle-worth } Причина: болид изнашивается, и не зря. За { $rounds ->
        [2] два
       *[other] четыре
    } раунда вы окажетесь дальше примерно на { $gain } { $gain ->
        [one] клетку
        [few] клетки
       *[other] клеток
    }.
    .title = Он самый.
puzzle-formula_d-farther = { puzzle-worth } Причина: за { $rounds ->
        [2] два
       *[other] четыре
    } раунда вы окажетесь дальше примерно на { $gain } { $gain ->
        [one] клетку
        [few] клетки
       *[other] клеток
    }, не износив болид сильнее.
    .title = Он самый.
puzzle-formula_d-save = { puzzle-worth } Причина: за { $rounds ->
        [2] два
       *[other] четыре
    } раунда износ меньше примерно на { $gain } { $gain ->
        [one] очко
        [few] очка
       *[other] очков
    }, а дороги почти не потеряно.
    .title = Он самый.
puzzle-formula_d-hold = { puzzle-worth } Причина: вы стоите там, где мешаете другим. За { $rounds ->
        [2] два
       *[other] четыре
    } раунда соперники вместе проезжают меньше примерно на { $gain } { $gain ->
        [one] клетку
        [few] клетки
       *[other] клеток
    }.
    .title = Он самый.
