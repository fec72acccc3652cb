### Что происходит в «Гонке», как это говорят по рации. Сообщение heat-event-KIND называет одно событие, heat-radio-* —
### несколько связанных сразу. $car — номер или имя болида, $corner — поворот, например T2.

## Карты

heat-card-heat = нагрев
heat-card-stress = стресс

## По одному событию

heat-event-grid = { $car } стартует с места { $box }
heat-event-round = Раунд { $round }, первый ход: { $first }
heat-event-shifted = { $change ->
    [up] { $car } повышает передачу до { $gear }
    [down] { $car } понижает передачу до { $gear }
   *[same] { $car } остаётся на передаче { $gear }
}
heat-event-laid = { $car } кладёт карту «{ $card }» рубашкой вверх
heat-event-revealed = { $car } играет { $card }
heat-event-flipped = { $pile ->
    [play] { $car } открывает { $card }
   *[discard] { $car } открывает { $card } — не в счёт
}
heat-event-no-flip = { $car } не находит карты скорости, плюс равен 0
heat-event-speed = { $car } идёт на скорости { $speed }
heat-event-moved = { $why ->
    [adrenaline] { $car } на адреналине: клетка { $space }
    [boost] { $car } ускоряется: клетка { $space }
    [slipstream] { $car } в слипстриме: клетка { $space }
    [spin-out] { $car } возвращается на клетку { $space }
    [direct] { $car } едет дальше: клетка { $space }
    [accelerate] { $car } разгоняется: клетка { $space }
    [legend] { $steps ->
        [0] { $car } стоит на клетке { $space }
       *[other] { $car } едет на { $steps }: клетка { $space }
    }
   *[cards] { $car } едет на клетку { $space }
}
heat-event-blocked = { $gained ->
    [0] { $car } заперт и стоит на месте
   *[other] { $car } заблокирован: { $gained } из { $steps }
}
heat-event-adrenaline = { $car } идёт последним: адреналин
heat-event-pushed = { $car } на адреналине, скорость { $speed }
heat-event-boosted = { $car } ускоряется на { $gained }, скорость { $speed }
heat-event-paid = { $why ->
    [gears] { $car } тратит { $heat } { $heat ->
        [one] карту
        [few] карты
       *[many] карт
    } нагрева за две передачи, осталось { $engine }
    [boost] { $car } тратит { $heat } { $heat ->
        [one] карту
        [few] карты
       *[many] карт
    } нагрева на ускорение, осталось { $engine }
    [card] { $car } тратит { $heat } { $heat ->
        [one] карту
        [few] карты
       *[many] карт
    } нагрева за сыгранные карты, осталось { $engine }
    [mulligan] { $car } тратит { $heat } { $heat ->
        [one] карту
        [few] карты
       *[many] карт
    } нагрева за новую руку, осталось { $engine }
   *[corner] { $car } тратит { $heat } { $heat ->
        [one] карту
        [few] карты
       *[many] карт
    } нагрева в повороте, осталось { $engine }
}
heat-event-cooled = { $car } охлаждает { $heat } { $heat ->
    [one] карту
    [few] карты
   *[many] карт
}, в двигателе { $engine }
heat-event-slipstreamed = { $car } ловит слипстрим, { $steps } { $steps ->
    [one] клетка
    [few] клетки
   *[many] клеток
}
heat-event-corner = { $cost ->
    [0] { $car } проходит { $corner } на { $speed }, ограничение { $limit }
   *[other] { $car } проходит { $corner } на { $speed }, ограничение { $limit }: нагрев { $cost }
}
heat-event-spun-out = { $car } вылетает в { $corner } на передаче { $gear }
heat-event-stressed = { $car } берёт { $stress } { $stress ->
    [one] карту
    [few] карты
   *[many] карт
} стресса
heat-event-dropped = { $car } сбрасывает { $card }
heat-event-cleared = { $car } убирает { $cards } { $cards ->
    [one] карту
    [few] карты
   *[many] карт
}, сверху { $top }
heat-event-drew = { $card ->
    [hidden] { $car } берёт карту
   *[other] { $car } берёт { $card }
}
heat-event-shuffled = { $car } перемешивает { $cards } { $cards ->
    [one] карту
    [few] карты
   *[many] карт
}
heat-event-cluttered = { $car }: перегретая рука, болид стоит, передача 1
heat-event-lapped = { $car } начинает круг { $lap } из { $laps }
heat-event-crossed = { $car } под клетчатым флагом
heat-event-placed = { $car } на финише, место { $place }
heat-event-withdrew = { $car } сходит с гонки, место { $place }
heat-event-over = Гонка окончена, { $rounds } { $rounds ->
    [one] раунд
    [few] раунда
   *[many] раундов
}
heat-event-ready = { $car } готов
heat-event-driven = { $car } останавливается на клетке { $space }, скорость { $speed }, в двигателе { $engine }
heat-event-undone = { $car } передумывает

## Модули: гараж, легенды, погода, пресса, турнир

heat-event-offered = На выбор: { $card }
heat-event-picked = { $car } берёт улучшение: { $card }
heat-event-swapped = { $taken ->
    [none] { $car } возвращает улучшение: { $card }
   *[other] { $car } меняет улучшение: { $card } → { $taken }
}
heat-event-weather = Погода: { $weather }. { $setup }
heat-event-road = { $corner } { $token }
heat-event-legend-card = Легенды едут по карте { $legend }
heat-event-meant = { $car } задумал передачу { $gear }
heat-event-taken-back = { $car } не может заплатить за передачи и забирает на руку: { $card }
heat-event-redrew = { $car } тратит 1 карту нагрева и берёт новую стартовую руку
heat-event-chose = { $car } выбирает { $value } на карте «{ $card }»
heat-event-unpaid = { $car } не может заплатить за карту «{ $card }» и сбрасывает её
heat-event-played = { $car } играет с руки { $card }, скорость { $speed }
heat-event-accelerated = { $car } разгоняется на { $gained }, скорость { $speed }
heat-event-relieved = { $car } снимает { $stress } { $stress ->
    [one] карту
    [few] карты
   *[many] карт
} стресса
heat-event-scrapped = { $car } сбрасывает с колоды: { $card }
heat-event-salvaged = { $car } возвращает из сброса в колоду: { $card }
heat-event-refreshed = { $car } кладёт на верх колоды: { $card }
heat-event-pressed = { $slipped ->
    [yes] { $car } проносится мимо прессы в { $corner } в слипстриме
   *[no] { $car } проходит { $corner } слишком быстро — пресса в восторге
}
heat-event-sponsored = { $card ->
    [hidden] { $car } получает { $count } { $count ->
        [one] спонсора
       *[other] спонсоров
    }
   *[other] { $car } получает { $count ->
        [one] спонсора
       *[other] спонсоров
    }: { $card }
}
heat-event-no-sponsor = { $car } заслуживает спонсора, но их больше нет
heat-event-spent = { $car } расходует спонсора: { $card }
heat-event-retired = { $car } выбывает из гонки, место { $place }
heat-event-unsealed = Все спланировали: передачи открыты
heat-event-stopped = { $rounds ->
    [one] Дирекция останавливает гонку после { $rounds } раунда
   *[other] Дирекция останавливает гонку после { $rounds } раундов
}
heat-event-verdict = { $kind ->
    [won] { $car } побеждает: лучше всех из { $cars } машин
    [beaten] { $car } не побеждает: место { $place } из { $cars }
    [alone] { $car } финиширует в одиночку за { $rounds ->
        [one] { $rounds } раунд
        [few] { $rounds } раунда
       *[many] { $rounds } раундов
    }
   *[out] { $car } не финиширует: победы нет
}

## Несколько в одной строке

heat-radio-grid = На старте: { $cars }
heat-radio-jumped = { $car } перескакивает на передачу { $gear }, тратит { $heat }
heat-radio-drove = { $car } играет { $cards }: скорость { $speed }, клетка { $space }
heat-radio-boosted = { $car } ускоряется, тратит { $heat }, открывает { $card }: скорость { $speed }, клетка { $space }
heat-radio-pushed = { $car } на адреналине: скорость { $speed }, клетка { $space }
heat-radio-slipped = { $car } в слипстриме: клетка { $space }
heat-radio-corner = { $car } проходит { $corner } на { $speed }, ограничение { $limit }, тратит { $heat }
heat-radio-spun-out = { $car } вылетает в { $corner }, скорость { $speed }, ограничение { $limit }! Назад на клетку { $space }, передача 1, стресс { $stress }
heat-radio-dropped = { $car } сбрасывает { $cards }
heat-radio-drew = { $car } берёт { $cards }
heat-radio-road = Дорога: { $tokens }
heat-radio-shown = { $car } играет { $cards }
heat-radio-flipped = { $car } открывает { $cards }
heat-radio-went = { $car } идёт на скорости { $speed }: клетка { $space }
heat-radio-boosted-free = { $car } ускоряется даром, открывает { $card }: скорость { $speed }, клетка { $space }
heat-radio-played = { $car } играет с руки { $card }: скорость { $speed }, клетка { $space }
heat-radio-accelerated = { $car } разгоняется: скорость { $speed }, клетка { $space }

## Banners: short, beside the number of the car

heat-shout-spun-out = Вылет в { $corner }: { $speed } при ограничении { $limit }
heat-shout-corner = { $corner } на { $speed }, ограничение { $limit }: платим { $heat }
heat-shout-blocked = { $gained ->
    [0] Заперты
   *[other] Заперты: { $gained } из { $steps }
}
heat-shout-last-lap = Последний круг
heat-shout-crossed = Клетчатый флаг
heat-shout-retired = Сход, место { $place }

## Where a car stands: the number printed in its space, and the corner that it counts to

heat-place = { $ahead } перед { $corner }
