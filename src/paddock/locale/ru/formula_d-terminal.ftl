### Что говорит терминал о «Формуле Д». Слова между ` набирают как есть.

terminal-formula_d-headline = { $circuit } · { $laps ->
    [one] { $laps } круг
    [few] { $laps } круга
   *[other] { $laps } кругов
} · раунд { $round }
terminal-head-retired-cars = сошедших болидов на игрока
terminal-formula_d-head-place = место
terminal-formula_d-head-car = болид
terminal-formula_d-head-lap = круг
terminal-formula_d-head-cell = клетка
terminal-formula_d-head-gear = передача
terminal-formula_d-head-corner = поворот
terminal-formula_d-head-points = очки
terminal-formula_d-short-tyres = шин
terminal-formula_d-short-brakes = торм
terminal-formula_d-short-gearbox = короб
terminal-formula_d-short-body = кузов
terminal-formula_d-short-engine = двиг
terminal-formula_d-short-suspension = подв
terminal-formula_d-waiting = ждёт
terminal-formula_d-home = на финише
terminal-formula_d-out = выбыл
terminal-formula_d-pit = на пит-лейне
terminal-formula_d-spun = развёрнут
terminal-formula_d-corner-ahead = { $corner } { $steps ->
    [0] здесь
    [one] через { $steps } клетку
    [few] через { $steps } клетки
   *[other] через { $steps } клеток
}: { $stops ->
    [0] остановки сделаны
    [one] ещё { $stops } остановка
    [few] ещё { $stops } остановки
   *[other] ещё { $stops } остановок
}, длина от { $shortest } до { $longest } клеток
terminal-formula_d-reach = Проехать: { $cells }
terminal-formula_d-faces = от { $least } до { $most }
terminal-formula_d-down = коробка { $gearbox }, тормоза { $brakes }, двигатель { $engine }
terminal-formula_d-lane = полоса { $lane }
terminal-formula_d-corner = поворот { $corner }
terminal-formula_d-price = тормоза { $brakes }, шины { $tyres }
terminal-formula_d-way-debris = { $debris ->
    [0] без обломков
   *[other] по обломкам
}
terminal-formula_d-way-beside = вдоль { $cars }
terminal-formula_d-way-via = через клетку { $cell }
terminal-formula_d-fate-overshot = вылет за поворот
terminal-formula_d-fate-spun = разворот
terminal-formula_d-fate-lost = выбывает
terminal-formula_d-fate-home = финиш
terminal-formula_d-fate-box = в бокс
terminal-formula_d-fate-held = ждёт за другим болидом
terminal-prompt-formula_d-tune = { $car }, сколько очков: { $zone }?
terminal-prompt-formula_d-fit = { $car }, какие шины?
terminal-prompt-formula_d-gear = { $car }, какая передача? (или help)
terminal-prompt-formula_d-nitro = { $car }, `nitro` или `plain`?
terminal-prompt-formula_d-drift = { $car }, дрифт или `plain`?
terminal-prompt-formula_d-extra = { $car }, ещё клетка: `extra`, или `plain`?
terminal-prompt-formula_d-move = { $car }, на какую клетку?
terminal-prompt-formula_d-slip = { $car }, слипстрим: на какую клетку, или `stay`?
terminal-prompt-formula_d-way = { $car }, каким путём?
terminal-prompt-formula_d-service = { $car }, `tyre stop` или `technical stop`?
terminal-prompt-formula_d-refit = { $car }, какие шины?
terminal-prompt-formula_d-repair = { $car }, что чинить, или `done`?
terminal-prompt-formula_d-award = { $car }, чему вернуть очко, или `done`?
terminal-prompt-formula_d-scrap = { $car }, куда бросить мусор, или `keep`?
terminal-prompt-formula_d-radio = { $car }, в кого бросить магнитолу, или `keep`?
terminal-prompt-formula_d-reroll = { $car }, погода: `keep`, или бросить `again`?
terminal-help-formula_d = Передача — её номер: `3` или `gear 3`. После броска выберите конец хода по номеру на карте или `to 57`; Enter берёт первый, самый дешёвый.
terminal-help-formula_d-map = Карта: три полосы, машины по номерам, ваша со стрелкой, ✶ — обломки. T1 ●● — поворот с двумя остановками, жирные линии — его границы. Красные концы — вылет или разворот. Числа внизу считают клетки вперёд.
