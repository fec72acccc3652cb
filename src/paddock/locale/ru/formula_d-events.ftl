### Что происходит в «Формуле Д», как говорит радио. Сообщение formula_d-event-ВИД описывает одно событие.

## Узлы, шины, погода, причины

formula_d-zone-tyres = шины
formula_d-zone-brakes = тормоза
formula_d-zone-gearbox = коробка передач
formula_d-zone-body = кузов
formula_d-zone-engine = двигатель
formula_d-zone-suspension = подвеска
formula_d-tyres-hard = жёсткие шины
formula_d-tyres-soft = мягкие шины
formula_d-tyres-wet = дождевые шины
formula_d-weather-good = ясно
formula_d-weather-changeable = переменная облачность
formula_d-weather-showers = дождь, который может пройти
formula_d-weather-rain = затяжной дождь
formula_d-cause-shift = пропущены передачи
formula_d-cause-braking = торможение
formula_d-cause-block = путь закрыт
formula_d-cause-overshoot = поворот пройден слишком быстро
formula_d-cause-collision = столкновение
formula_d-cause-engine = нагрузка на двигатель
formula_d-cause-debris = обломки
formula_d-cause-slipstream = слипстрим
formula_d-cause-drift = дрифт
formula_d-cause-noise = жители
formula_d-cause-radio = летящая магнитола
formula_d-cause-corner = пропущен поворот
formula_d-cause-giving-up = отказ от гонки

## По одному событию

formula_d-event-weather = Погода: { $weather }
formula_d-event-tuned = { $who }: { $zone } получает { $points }
formula_d-event-fitted = { $who } ставит { $tyres }
formula_d-event-grid-roll = { $who } бросает за место на старте: { $roll }
formula_d-event-grid = { $who } стартует с места { $place }
formula_d-event-round = Раунд { $round }
formula_d-event-start = { $how ->
    [stalled] { $who } глохнет на старте
    [flying] { $who } отлично стартует
   *[normal] { $who } стартует
}
formula_d-event-shifted = { $who } переключается с { $before } на { $gear }
formula_d-event-rolled = { $who }, передача { $gear }: выпало { $die }
formula_d-event-nitro = { $who } включает нитро: ещё { $cells }
formula_d-event-drifted = { $how ->
    [longer] { $who } в дрифте проезжает на клетку больше
   *[shorter] { $who } в дрифте проезжает на клетку меньше
}
formula_d-event-extra = { $who }: мягкие шины дают ещё клетку
formula_d-event-stepped = { $who } едет на клетку { $target }
formula_d-event-drove = { $cells ->
    [0] { $who } остаётся на клетке { $target }
   *[other] { $who } проезжает { $cells } до клетки { $target }
}
    .page = { $cells ->
        [0] { $who } остаётся на месте
       *[other] { $who } проезжает { $cells }
    }
formula_d-event-braked = { $tyres ->
    [0] { $who } тормозит на { $brakes }
   *[other] { $who } заблокирован: тормоза { $brakes }, шины { $tyres }
}
formula_d-event-overshot = { $who } вылетает за поворот на { $cells }: шины { $tyres }
formula_d-event-spun = { $who } разворачивает на клетке { $cell }
    .page = { $who }: разворот
formula_d-event-stopped = { $who } останавливается в повороте { $corner }: { $stops } из { $needed }
    .page = { $who } останавливается в T{ $corner }: { $stops } из { $needed }
formula_d-event-slipped = { $who } в слипстриме за { $behind }
formula_d-event-carried = { $who } заносит в поворот: тормоза { $brakes }
formula_d-event-worn = { $who } теряет { $points }, осталось { $left }: { $zone } ({ $cause })
formula_d-event-debris = Обломки на клетке { $cell }
    .page = Обломки на трассе
formula_d-event-debris-roll = { $hit ->
    [yes] { $who } на обломках: { $roll }, повреждение
   *[no] { $who } на обломках: { $roll }
}
formula_d-event-collision = { $hit ->
    [yes] { $who } рядом с { $other }: { $roll }, столкновение
   *[no] { $who } рядом с { $other }: { $roll }
}
formula_d-event-engine = { $hit ->
    [yes] { $who }: { $roll }, двигатель пострадал
   *[no] { $who }: { $roll }, двигатель выдержал
}
formula_d-event-out = { $who } выбывает: { $cause }
formula_d-event-lapped = { $who } начинает круг { $lap }
formula_d-event-home = { $who } финиширует, место { $place }
formula_d-event-in-box = { $who } в боксе: новые шины
formula_d-event-pit-roll = { $cells ->
    [0] { $who }: { $roll }, медленный пит-стоп
   *[other] { $who }: { $roll }, быстрый пит-стоп, сразу { $cells }
}
formula_d-event-repaired = { $who } чинит: { $zone }
formula_d-event-held = { $who } ждёт на пит-лейне
formula_d-event-noise = { $who } в шумной зоне: { $roll }
formula_d-event-police = { $who } проносится мимо полиции: { $speed }
formula_d-event-awarded = { $who } возвращает очко: { $zone }
formula_d-event-dropped = { $who } бросает мусор на клетку { $cell }
    .page = { $who } бросает мусор на трассу
formula_d-event-radio = { $who } бросает магнитолу, цель { $other }: { $zone }
formula_d-event-qualified = { $who } проходит квалификацию: { $throws }
formula_d-event-aborted = { $who } прерывает квалификацию
formula_d-event-placed = { $who } занимает место { $place }
formula_d-event-scored = { $who }: очков { $points }, у команды { $team }
formula_d-event-withdrew = { $who } сходит с гонки, место { $place }
formula_d-event-over = Гонка окончена, раундов: { $rounds }
formula_d-event-undone = { $who } берёт ход назад

## Несколько в одной строке

formula_d-radio-grid = Старт: { $cars }
