### What the page says of Downforce. Money is in millions.

## Setting up

page-downforce-variant = Правила
page-downforce-variant-normal = Полная игра
    .about = Торги, свойства, ставки.
page-downforce-variant-beginners = Для новичков
    .about = Болиды по жребию, три карты на руках. Побеждает первый на финише.
page-downforce-variant-overrun = Без остановки
    .about = На черте никто не останавливается. Когда карты кончились, побеждает дальний болид.
page-downforce-variant-beginners-overrun = Новичкам, без остановки
    .about = Болиды по жребию, три карты на руках. Когда карты кончились, побеждает дальний болид.
page-downforce-two = Вдвоём после торгов все карты смешивают в одну колоду.
page-downforce-open = Оставленные свойства
page-downforce-open-yes = Открыты
page-downforce-open-no = Тайные
page-downforce-with = В игре
page-downforce-without = Убран
page-downforce-deck = Колода
page-downforce-deck-standard = Колода-реконструкция
page-downforce-deck-own = Колода хозяина стола
page-downforce-deck-loaded = Загружена { $name }.
page-downforce-deck-choose = Загрузить колоду из файла
page-downforce-deck-drop = Вернуть обычную
page-downforce-origin = Откуда это
page-downforce-origin-circuits = Обе трассы придуманы в этом проекте, в духе изданного поля.
page-downforce-origin-deck = Колода — реконструкция: узор карт известен, цвета на большинстве из них нет. Если игра у вас есть, запишите её карты в файл и загрузите, когда готовите гонку. Форма файла описана в docs/downforce-deck.md.
page-downforce-origin-own = В этой гонке колода из файла, который загрузил хозяин стола.

## At the table

page-downforce-auction = Торги
page-downforce-lot = лот { $lot } из { $lots }
page-downforce-second-round = второй круг
page-downforce-powers-kept = выбор свойств
page-downforce-bets-open = делайте ставки
page-downforce-bets-made = ставки { $bets }/3
page-downforce-millions = млн, если финиш сейчас
page-downforce-million = { $amount } млн
page-downforce-field = Болиды по порядку
page-downforce-no-car = пока без болида
page-downforce-no-owner = без владельца
page-downforce-stalled = заглох
page-downforce-yours = ваш
page-downforce-runs = место { $place }
page-downforce-car-home = финиш, место { $place }
page-downforce-mood-bid = ставка
page-downforce-mood-bet = ставка
page-downforce-hand = Ваши карты
page-downforce-your-cars = Ваши болиды
page-downforce-at-turn = ходит
page-downforce-steps-left = { $count ->
    [one] остался { $count } шаг
    [few] осталось { $count } шага
   *[other] осталось { $count } шагов
}
page-downforce-powers-won = Ваши свойства: { $powers }. Останется одно.
page-downforce-no-cards = Карт больше нет.
page-downforce-formality = Едем дальше …
page-downforce-upward = снизу вверх
page-downforce-downward = сверху вниз
page-downforce-last-lot = Последний лот
page-downforce-bids-shown = Ставки

## Powers

page-downforce-about-aggressive = Верхняя полоска вашей карты, если болид ваш: на шаг дальше.
page-downforce-about-cunning = На чужих картах своими болидами правите вы.
page-downforce-about-determined = Болид въезжал только в прямоугольники: едет дальше.
page-downforce-about-strategic = Пропустите одну полоску своей карты.
page-downforce-about-tricky = Карту можно сыграть снизу вверх.
page-downforce-about-unpredictable = Белую полоску — и цвету этой карты.

## The auction

page-downforce-pass = Пас
page-downforce-card-name = Карта { $card }
page-downforce-card-about = Везёт эти болиды, с верхней полоски вниз: { $bars }.
page-downforce-card-won = Эту карту вы выиграли на торгах, ею не торгуются.
page-downforce-card-no-bid = На ней нет полоски для болида { $car }: выложить её — значит спасовать.
page-downforce-pass-why = На этот болид вы не ставите.
page-downforce-bids = ставит { $amount }
page-downforce-passes = пас
page-downforce-bid = Ставлю { $money }
page-downforce-bid-why = Вы заплатите { $money }, только если болид { $car } станет вашим.
page-downforce-how = Как считать карту
page-downforce-how-colour = по цвету: { $amount }
page-downforce-how-white = белая: { $amount }
page-downforce-how-lowest = наименьшее: { $amount }
page-downforce-sealed = { $card } лежит лицом вниз: { $money }.
page-downforce-sealed-pass = Вы пасуете.
page-downforce-sold = { $who } покупает { $car } за { $money }
page-downforce-unsold = На { $car } никто не ставит
page-downforce-bid-laid = ставка сделана
page-downforce-bets-on = ставки: { $cars }

## Choices

page-downforce-ask-bid = Ваша ставка
page-downforce-ask-keep = Какое свойство оставить?
page-downforce-ask-play = Сыграйте карту
page-downforce-ask-skip = Ехать или пропустить полоску?
page-downforce-ask-white = Кому белая полоска?
page-downforce-ask-move = Куда?
page-downforce-ask-bonus = Ехать дальше?
page-downforce-ask-bet = Ваша ставка
page-downforce-why-bid = Выберите карту для ставки или пас.
page-downforce-why-keep = Выберите свойство, которое оставите.
page-downforce-why-play = Выберите карту.
page-downforce-why-skip = Выберите.
page-downforce-why-white = Выберите болид для белой полоски.
page-downforce-why-move = Выберите, где болид остановится.
page-downforce-why-bonus = Выберите, куда ехать, или остановитесь.
page-downforce-why-bet = Выберите болид, на который ставите.
page-downforce-keep = Оставить { $power }
page-downforce-keep-why = Тайно, пока не примените. Остальные выходят из игры.
page-downforce-play = Сыграть { $card }
page-downforce-play-a-card = Сыграть карту
page-downforce-go = { $colour } едет на { $steps }
page-downforce-skip = Пропустить: { $colour } { $steps }
page-downforce-skip-why = «Стратег»: раз за карту.
page-downforce-take = Белая { $steps }: { $car }
page-downforce-give-up = Белая { $steps }: некому
page-downforce-drive = Едет { $car }
page-downforce-stop = Стоп
page-downforce-leave = Пусть правит сыгравший карту
page-downforce-cunning = Эту карту играет { $who }. Вы «Хитрый» и правите своим болидом.
page-downforce-hint-move = Выберите конец пути на трассе или здесь. Коснитесь ячейки, чтобы ехать через неё.
page-downforce-hint-bonus = Свойство позволяет этому болиду ехать дальше.
page-downforce-other-way = Другой путь
page-downforce-step-by-step = По шагам
page-downforce-all-the-way = Весь путь
page-downforce-end = Полоса { $lane }
page-downforce-end-home = Финиш
page-downforce-way-home = через финишную черту
page-downforce-way-cells = { $count ->
    [one] { $count } ячейка
    [few] { $count } ячейки
   *[other] { $count } ячеек
}
page-downforce-way-lost = { $count ->
    [one] тупик: пропадёт { $count } шаг
    [few] тупик: пропадут { $count } шага
   *[other] тупик: пропадут { $count } шагов
}
page-downforce-way-straight = одни прямоугольники
page-downforce-way-bent = через поворот

## Bets

page-downforce-bet-sheet = Сколько платят
page-downforce-line-label = Линия
page-downforce-line-n = Линия { $line }
page-downforce-place-n = { $place }-е
page-downforce-bet-label = Ваша ставка
page-downforce-bet-on = Ставлю: { $car }
page-downforce-bet-why = Тайно до конца гонки.

## Pit board

page-downforce-pit = Счёт
page-downforce-pit-bid = Ставка
page-downforce-pit-no-bid = ставки нет
page-downforce-pit-win = Приз
page-downforce-pit-first = за первое место
page-downforce-pit-no-money = деньги не считаются
page-downforce-pit-tie = Ничья
page-downforce-pit-bars = полосок на карте
page-downforce-pit-paid = Плата
page-downforce-pit-so-far = млн пока
page-downforce-pit-auction = млн на торгах
page-downforce-pit-money = Деньги
page-downforce-pit-as-now = как сейчас
page-downforce-pit-total = млн всего
page-downforce-pit-bets = Ставки
page-downforce-pit-cards = Карты
page-downforce-pit-steps = Шаги
page-downforce-pit-pile-label = Колода
page-downforce-pit-pile = в колоде { $count }

## The reckoning

page-downforce-reckoning = Подсчёт, в миллионах
page-downforce-prize-n = Болид { $number }
page-downforce-bet-n = Ставка { $line }
page-downforce-prices = Покупки
page-downforce-total = Итого

## Read aloud

page-downforce-spoken = Болиды по порядку: { $field }. Ваши: { $cars }. Заплачено: { $paid } млн.
page-downforce-spoken-car = { $car }: полоса { $lane }, до финиша шагов: { $steps }
page-downforce-spoken-bid = На торгах: { $car }, свойство { $power }. Карту выбирают стрелки или цифры, 0 — пас, Enter — поставить. На руках: { $cards }.
page-downforce-spoken-keep = Какое свойство оставить? { $options }.
page-downforce-spoken-play = Сыграйте карту: выбирают стрелки или цифры, играет Enter. На руках: { $cards }.
page-downforce-spoken-skip = { $options }?
page-downforce-spoken-white = Кому белая полоска? { $options }.
page-downforce-spoken-move = Вы правите: { $car }, осталось шагов: { $steps }, концов пути: { $ends }. Влево и вправо — конец пути, вверх и вниз — другой путь, S — по шагам, Enter — ехать.
page-downforce-spoken-bonus = { $car } может ехать дальше, концов пути: { $ends }. Влево и вправо — выбор, Enter — ответ.
page-downforce-spoken-bet = Ставка { $line }: болид выбирают стрелки или цифры от 1 до 6, Enter — поставить.

## Faults of a deck file

deck-place = { $name ->
    [none] карта { $card }
   *[other] карта { $card } ({ $name })
}{ $bar ->
    [0] {""}
   *[other] , полоска { $bar }
}
deck-fault-too-long = В файле больше { $most } байт.
deck-fault-not-json = Это не файл JSON ({ $detail }).
deck-fault-no-cards = Нет списка «cards».
deck-fault-id = «id» — от A1 до G6, а не «{ $id }».
deck-fault-card-twice = { $id } встречается дважды.
deck-fault-missing = Из 42 карт не хватает { $count }: { $cards }.
deck-fault-bars = «bars» — список от 1 до { $most } полосок.
deck-fault-colour = Цвет — один из: { $colours }.
deck-fault-steps = Шагов может быть от 1 до { $most }.
deck-fault-colour-twice = Один цвет на ней дважды.
deck-fault-whites = Белых полосок больше двух.
deck-fault-speed-8 = «speed_8» — по одной полоске 8 для каждого из шести болидов.
