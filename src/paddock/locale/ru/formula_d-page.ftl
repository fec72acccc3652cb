### Что страница говорит о «Формуле Д».

## Подготовка

page-formula_d-variant = Правила
page-formula_d-variant-advanced = Полные
    .about = Шесть узлов, слипстрим, обломки, пит-стопы.
page-formula_d-variant-beginners = Для новичков
    .about = 18 очков на всё, один круг, без слипстрима.
page-formula_d-variant-street = Уличная гонка
    .about = Десять гонщиков с умениями, закись азота, контрольные пункты.
page-formula_d-character = За рулём
page-formula_d-rules = Дополнительно
page-formula_d-rule-weather = Погода
    .about = Может пойти дождь и может пройти.
page-formula_d-rule-tyres = Шины
    .about = Жёсткие, мягкие, дождевые; они стареют.
page-formula_d-rule-repairs = Ремонт
    .about = Технические остановки в боксах.
page-formula_d-rule-custom = Свои машины
    .about = Каждый распределяет 20 очков.
page-formula_d-rule-teams = Команды
    .about = Соседи едут парами за очки.
page-formula_d-rule-qualifying = Квалификация
    .about = Круг в одиночку за место на старте.
page-formula_d-rule-mover = Бросает один
    .about = При столкновении бросает только тот, кто ехал.
page-formula_d-rule-cell = Злые обломки
    .about = Бросок за каждую клетку с обломками.
page-formula_d-build = Собрать машину
page-formula_d-tune-hint = 20 очков, в каждом узле хотя бы одно.
page-formula_d-points-left = { $left ->
    [0] Все очки розданы.
    [one] Осталось { $left } очко.
    [few] Осталось { $left } очка.
   *[other] Осталось { $left } очков.
}
page-formula_d-limit = от 1 до { $most }
page-formula_d-less = { $zone }: на очко меньше
page-formula_d-more = { $zone }: на очко больше

## Машина

page-formula_d-zone-tyres = Шины
page-formula_d-zone-brakes = Тормоза
page-formula_d-zone-gearbox = Коробка
page-formula_d-zone-body = Кузов
page-formula_d-zone-engine = Мотор
page-formula_d-zone-suspension = Подвеска
page-formula_d-zone-points = Очки
page-formula_d-zone-now = сейчас { $now } из { $full }
page-formula_d-wear = Износ
page-formula_d-wear-left = { $left } из { $full }
page-formula_d-car = Ваша машина
page-formula_d-gear = Передача
page-formula_d-gear-n = Передача { $gear }
page-formula_d-die = Кубик передачи { $gear }
page-formula_d-cells = { $cells ->
    [0] Не брошен
    [one] { $cells } клетка
    [few] { $cells } клетки
   *[other] { $cells } клеток
}
page-formula_d-thrown = на кубике { $die }
page-formula_d-tyres-hard = жёсткие
    .about = На сухой трассе обычные, в дождь скользят.
page-formula_d-tyres-soft = мягкие
    .about = На первом круге клетка в подарок, но промах вдвое дороже.
page-formula_d-tyres-wet = дождевые
    .about = Держат в дождь; на сухой промах вдвое дороже.
page-formula_d-tyres-lap = круг { $lap } этого комплекта
page-formula_d-weather-good = сухо
page-formula_d-weather-changeable = облачно
page-formula_d-weather-showers = ливень
page-formula_d-weather-rain = дождь
page-formula_d-nitro = Закись азота
page-formula_d-nitro-ready = Готова, раз за круг
page-formula_d-nitro-spent = На этом круге истрачена
page-formula_d-team = Команда { $team }
page-formula_d-team-points = { $points ->
    [one] пока { $points } очко
    [few] пока { $points } очка
   *[other] пока { $points } очков
}
page-formula_d-laps = { $laps ->
    [one] { $laps } круг
    [few] { $laps } круга
   *[other] { $laps } кругов
}
page-formula_d-spun = Разворот
page-formula_d-spun-hint = Следующий ход на первой передаче, бесплатно.
page-formula_d-stops = остановка { $stops }/{ $needed }
page-formula_d-throws = { $throws ->
    [one] { $throws } бросок
    [few] { $throws } броска
   *[other] { $throws } бросков
}
page-formula_d-qualifying = Квалификация
page-formula_d-headline = { $cars ->
    [one] { $cars } машина
    [few] { $cars } машины
   *[other] { $cars } машин
} · { $laps ->
    [one] { $laps } круг
    [few] { $laps } круга
   *[other] { $laps } кругов
}

## О чём спрашивают

page-formula_d-ask-tune = Соберите машину.
page-formula_d-ask-fit = Какие шины?
page-formula_d-ask-refit = Какие шины теперь?
page-formula_d-ask-gear = Выберите передачу.
page-formula_d-ask-nitro = Поджечь закись?
page-formula_d-ask-drift = Дрифт?
page-formula_d-ask-extra = Мягкие шины: ещё клетка?
page-formula_d-ask-move = Где закончить ход?
page-formula_d-ask-slip = Слипстрим: взять или остаться?
page-formula_d-ask-way = Каким путём?
page-formula_d-ask-service = Какая остановка?
page-formula_d-ask-repair = Что чинить?
page-formula_d-ask-award = Вернуть очко: куда?
page-formula_d-ask-scrap = Бросить что-нибудь позади?
page-formula_d-ask-radio = Бросить в кого-нибудь магнитолу?
page-formula_d-ask-reroll = Перебросить погоду?
page-formula_d-do-stay = Остаться
page-formula_d-do-plain = Как выпало
page-formula_d-do-nitro = Закись
page-formula_d-do-nitro-more = Закись, ещё три
page-formula_d-do-drift-longer = Клеткой больше
page-formula_d-do-drift-shorter = Клеткой меньше
page-formula_d-do-extra = Клеткой больше
page-formula_d-do-stop-tyre = Смена шин
    .about = Новые шины; повезёт, и сразу обратно.
page-formula_d-do-stop-technical = Ремонт
    .about = До двух очков обратно; выезд в следующем раунде.
page-formula_d-do-done = Готово
page-formula_d-do-keep = Оставить
page-formula_d-do-again = Перебросить
page-formula_d-do-drop = Бросить сюда
page-formula_d-do-way = Путь { $number }
page-formula_d-way-beside = вдоль { $cars }
page-formula_d-way-alone = ни с кем рядом
page-formula_d-way-via = через: { $lane }
page-formula_d-ways-n = { $ways ->
    [one] { $ways } путь
    [few] { $ways } пути
   *[other] { $ways } путей
}
page-formula_d-way-debris = { $count ->
    [0] без обломков
    [one] { $count } клетка с обломками
    [few] { $count } клетки с обломками
   *[other] { $count } клеток с обломками
}
page-formula_d-do-throw = В { $who }

## Передачи и клетки

page-formula_d-throw = Бросок: { $gear }-я
page-formula_d-drive = Поехали
page-formula_d-drive-n = { $cells ->
    [0] Стоять
    [one] { $cells } клетка
    [few] { $cells } клетки
   *[other] { $cells } клеток
}
page-formula_d-to-box = В бокс
page-formula_d-gear-facts = в среднем { $mean }, от { $least } до { $most } клеток
page-formula_d-free = бесплатно
page-formula_d-free-as-now = бесплатно, как сейчас
page-formula_d-pays = { $zone } −{ $points }
page-formula_d-refused-12 = сначала первая
page-formula_d-refused-21 = вверх по одной
page-formula_d-refused-22 = слишком далеко вниз
page-formula_d-refused-23 = коробки больше нет
page-formula_d-refused-24 = не хватает очка
page-formula_d-refused-28 = после разворота первая
page-formula_d-refused-101 = не выше четвёртой
page-formula_d-outcome-home = финиш
page-formula_d-outcome-stop = в повороте
page-formula_d-outcome-short = не доедет
page-formula_d-outcome-pit = боксы
page-formula_d-outcome-brake = тормозит
page-formula_d-outcome-over = вылет
page-formula_d-outcome-spin = разворот
page-formula_d-outcome-out = сход
page-formula_d-roll = { $cells ->
    [one] { $cells } клетка
    [few] { $cells } клетки
   *[other] { $cells } клеток
}: { $outcome }
page-formula_d-mark-stop = остановка, даром
page-formula_d-mark-free = даром
page-formula_d-mark-brake = тормоза
page-formula_d-mark-over = вылет, шины
page-formula_d-mark-spin = разворот
page-formula_d-mark-out = сход
page-formula_d-mark-home = финиш
page-formula_d-mark-pit = боксы
page-formula_d-mark-drop = бросить сюда
page-formula_d-fate-overshot = вылетает из поворота
page-formula_d-fate-spun = разворот
page-formula_d-fate-lost = сход с гонки
page-formula_d-fate-home = за чертой
page-formula_d-fate-box = ваш бокс
page-formula_d-fate-held = за машиной
page-formula_d-stop-in = остановка { $stops } из { $needed }, { $corner }
page-formula_d-lane-0 = левая полоса
page-formula_d-lane-1 = средняя полоса
page-formula_d-lane-2 = правая полоса
page-formula_d-pit-lane = пит-лейн
page-formula_d-ends = Где может закончиться ход
page-formula_d-end-n = Клетка { $number } из { $ends }
page-formula_d-slip-there = Слипстрим: +3
page-formula_d-slip-hint = Остановитесь здесь и решайте там.
page-formula_d-whole = Вся трасса

## Проверки

page-formula_d-checks = Проверки там
page-formula_d-checks-none = Там ничего не грозит.
page-formula_d-check-collision = Столкновение
page-formula_d-check-debris-roll = Обломки
page-formula_d-check-engine = Мотор
page-formula_d-check-noise = Шум
page-formula_d-check-start = Старт
page-formula_d-check-pit-roll = Пит-стоп
page-formula_d-check-beside = рядом { $cars }
page-formula_d-check-they = { $cars } тоже бросают
page-formula_d-check-fatal = попадание выбьет из гонки
page-formula_d-checked-collision = { $hit ->
    [yes] { $roll }: удар
   *[no] { $roll }: обошлось
}
page-formula_d-checked-debris-roll = { $hit ->
    [yes] { $roll }: подвеска −1
   *[no] { $roll }: держится
}
page-formula_d-checked-engine = { $hit ->
    [yes] { $roll }: мотор −1
   *[no] { $roll }: держится
}
page-formula_d-checked-noise = { $hit ->
    [yes] { $roll }: прилетело из окна
   *[no] { $roll }: никто не проснулся
}
page-formula_d-checked-start = { $roll ->
    [1] 1: заглох
   *[other] { $roll }: отличный старт
}
page-formula_d-checked-pit-roll = { $hit ->
    [yes] { $roll }: сразу обратно
   *[no] { $roll }: долгая остановка
}

## Табло

page-formula_d-pit-board = Табло
page-formula_d-pit-home = Финиш
page-formula_d-pit-stop = Поворот
page-formula_d-pit-short = До него
page-formula_d-pit-brake = Тормоза
page-formula_d-pit-over = Вылет
page-formula_d-pit-strain = если { $face }
page-formula_d-pit-away = через { $from }–{ $to }
page-formula_d-pit-cells = Клетки
page-formula_d-pit-of = из { $reach }
page-formula_d-pit-price = Цена
page-formula_d-pit-hit = Удар
page-formula_d-pit-place = Место
page-formula_d-pit-lap = Круг
page-formula_d-pit-gear = Передача
page-formula_d-pit-throws = Броски
page-formula_d-pit-stops = остановки

## Вслух

page-formula_d-spoken-corner = { $corner }: через { $from }–{ $to } клеток, остановок { $stops } из { $needed }
page-formula_d-spoken-ends = Ехать { $cells }, вариантов { $ends }
page-formula_d-spoken-car = { $car }: место { $place }, передача { $gear }
