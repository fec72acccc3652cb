### Что терминал говорит от себя. Слова между знаками ` набираются как есть.

## Экран

terminal-headline = { $circuit } · круг { $lap }/{ $laps } · раунд { $round }
terminal-radio = Радио
terminal-more-choices = … ещё { $count }: `more`
terminal-finish = ФИНИШ
terminal-gear = Передача
terminal-engine = Двигатель
terminal-engine-heat = нагрев { $heat }
terminal-deck = Колода { $deck }
terminal-discard = Сброс { $discard }, сверху { $top }
terminal-moving = скорость { $speed } ({ $cards })
terminal-cooldown = охлаждение { $cooldown }
terminal-adrenaline = адреналин +1
terminal-hand = рука
terminal-home = на финише
terminal-withdrawn = сошёл
terminal-you = вы
terminal-driverless = без гонщика
terminal-colour-red = красный
terminal-colour-blue = синий
terminal-colour-yellow = жёлтый
terminal-colour-black = чёрный
terminal-colour-grey = серый
terminal-colour-green = зелёный
terminal-colour-orange = оранжевый
terminal-colour-purple = фиолетовый
terminal-colour-white = белый
terminal-colour-brown = коричневый
terminal-colour-pink = розовый
terminal-colour-teal = бирюзовый

## Заголовки столбцов

terminal-head-driver = гонщик
terminal-head-lap = круг
terminal-head-gap = разрыв
terminal-head-gear = пер.
terminal-head-engine = нагр.
terminal-head-hand = рука
terminal-head-speed = скорость
terminal-head-space = клетка
terminal-head-left = двиг.
terminal-head-circuit = трасса
terminal-head-name = название
terminal-head-laps = кругов
terminal-head-spaces = клеток
terminal-head-corners = ограничения
terminal-head-mean = среднее место
terminal-head-spin-outs = вылетов на болид
terminal-head-stalled-cars = заглохших болидов на игрока
terminal-head-grid = старт
terminal-head-upgrade = улучшение
terminal-head-weather = погода
terminal-head-cars = болидов
terminal-head-wins = побед
terminal-head-interval = 95 % интервал

## Выбор

terminal-corner = { $corner } огр. { $limit }: { $cost ->
    [0] даром
   *[other] нагрев { $cost }
}
terminal-chance-spun-out = вылет { $chance }
terminal-chance-blocked = блок { $chance }
terminal-chance-crossed = финиш { $chance }
terminal-cluttered = перегретая рука: болид стоит, передача 1 (heat 13)
terminal-prompt-shift = { $car }, выберите передачу (или help)
terminal-prompt-play = { $car }, передача { $gear }: сыграйте { $gear } { $gear ->
    [one] карту
    [few] карты
   *[many] карт
}
terminal-prompt-react = { $car }, реакция
terminal-prompt-slipstream = { $car }, слипстрим?
terminal-prompt-discard = { $car }, сбросить карты?
terminal-say-what = Скажите, что делаете; `help` покажет, что можно набрать.
terminal-no-choice = Варианта { $number } нет, есть от 1 до { $most }.
terminal-forced = { $car }: возможно только `{ $answer }`.
terminal-forfeit = { $car }: бот не справился, за него решил встроенный гонщик: { $reason }.
terminal-bot-raced = { $game } (зерно { $seed }): { $bot } занял место { $place } из { $seats }; решений: { $decisions }, самое долгое — { $slowest } мс; готов через { $ready } мс
terminal-bot-fault =   { $decision }: { $reason }
terminal-bot-more =   и ещё { $count }
terminal-bot-stays =   не завершился сам в течение секунды после конца гонки
terminal-bot-right = Ошибок не найдено.
terminal-bot-seated = Бот сел за стол { $table }.
terminal-bot-over = Гонка окончена: { $bot } занял место { $place } из { $seats }.

## Команды

terminal-help-answers = Отвечайте знаком из списка или словами рядом с ним; Enter берёт спокойный ответ, где он есть.
terminal-help-rulings = `?` объясняет последние названные правила, `? 36` — нужное.
terminal-help-undo = `undo` берёт последний ответ назад, пока никто не ходил и ничего скрытого не открылось.
terminal-help-withdraw = `withdraw` снимает ваш болид с гонки.
terminal-help-save = `save ФАЙЛ` сохраняет гонку до этого места.
terminal-help-position = `position` печатает позицию текстом — столько, сколько вам известно.
terminal-help-hint = `hint` спрашивает тренера: лучшие ходы, шансы на победу и почему.
terminal-help-board = `board` показывает всё ещё раз.
terminal-help-quit = `quit` выходит и сохраняет гонку в файл.
terminal-nothing-cited = Правила ещё не назывались; `? 36` объяснит нужное.
terminal-save-how = Скажите куда: `save ФАЙЛ`.
terminal-saved = Гонка сохранена в { $file }
terminal-overwrite-sure = Файл { $file } уже есть. Записать поверх? (д/н)
terminal-goes-on = Гонка продолжается, раунд { $round }.
terminal-what-if = А что если: из { $file }, после { $moment } строк. Дальше удача новая.
terminal-origin-said = В ней сказано, что она продолжает другую гонку ({ $origin }); проверить: --from ФАЙЛ.
terminal-origin-right = Она и правда продолжает ту гонку ({ $origin }).
terminal-save-offer = Сохранить гонку? Имя файла или Enter, если не надо:
terminal-left = Вы покинули гонку.
terminal-withdraw-sure = Снять { $car } с гонки? (д/н)
terminal-position-note = Скрытые карты сданы заново: здесь только то, что вам известно.
terminal-pass = Передайте клавиатуру: { $car } { $name }. Потом нажмите Enter.
terminal-winner = { $car } { $name } — победа!
terminal-wrong = { $file }: неверно: { $reason }

## Просмотр

terminal-replay-prompt = шаг { $step } из { $steps } (n, p, j N, v МЕСТО, q) >
terminal-replay-help = n или Enter — дальше, p — назад, от j 1 до j { $steps } — к шагу, v 0 или v all — чьими глазами, q — выход.

## Моделирование

terminal-racing = гонки
terminal-by-driver = Места по гонщикам
terminal-by-grid = Места по стартовой разметке
terminal-by-upgrade = Победы по улучшениям
terminal-by-weather = Победы по погоде
terminal-by-circuit = Победы по трассам
terminal-speed = { $races } { $races ->
    [one] гонка
    [few] гонки
   *[many] гонок
} за { $seconds } с: в секунду гонок { $rate }, ходов { $turns }, решений { $decisions } ({ $engine ->
    [compiled] компилировано
   *[plain] чистый Python
})
terminal-reading = чтение
terminal-table-written = { $file }: строк { $rows }
terminal-verdict-more = { $name }: побед больше справедливой доли — { $share } % гонок (от { $low } до { $high } %) при доле { $fair } %. Вероятность, что это просто везение: { $chance } %.
terminal-verdict-less = { $name }: побед меньше справедливой доли — { $share } % гонок (от { $low } до { $high } %) при доле { $fair } %. Вероятность, что это просто невезение: { $chance } %.
terminal-verdict-none = { $name }: { $share } % побед (от { $low } до { $high } %) при справедливой доле { $fair } % — это вполне может быть случайность ({ $chance } %).
terminal-verdict-all-luck = Ни одно различие не отличить от случайности.
terminal-verdict-many = Долей сравнивалось сразу { $count }; вероятности это учитывают.
terminal-too-few-races = Гонок всего { $races }: доля может ошибаться на { $off } п. п. Нужно { $needed } гонок, чтобы ошибка упала до { $wanted } п. п.
terminal-plot-title = Доля побед, гонок: { $races }
terminal-plot-note = Отрезки — 95-процентные интервалы; жирные отличаются от справедливой доли (пунктир) не случайно.
terminal-races-kept = Гонки сохранены в { $folder }

## Модули «Heat»

terminal-legend = легенда
terminal-retired = выбыл
terminal-legend-card = ромб { $diamond }, шлем { $helmet }
terminal-press = пресса { $corners }
terminal-upgrades = Улучшения { $cards }
terminal-on-top = сверху { $card }
terminal-prompt-draft = { $car }, выберите улучшение
terminal-prompt-swap = { $car }, обменять улучшение?
terminal-prompt-swap-for = { $car }, на что обменять { $card }?
terminal-prompt-prune = { $car }, верните одно улучшение
terminal-prompt-values = { $car }, какое число на карте { $card }?
terminal-prompt-mend = { $car }, одна карта лишняя: заберите её на руку
terminal-help-heat = Передача: `g3`, карты: `4+2+stress`, всё сразу: `g3, 4+2+1`; потом `boost`, `cool 2`, `slip`, `drop 1+3`, `keep`. В реакции, слипстриме и сбросе Enter берёт первый ответ.
terminal-help-heat-road = Трасса: +3 — три поля вперёд, T1 (7) — линия поворота с её пределом, жирная линия — гоночная траектория.
terminal-help-cards = `? b07` объясняет карту, `? scrap` — символ, `? symbols` — все символы.

## Rules

terminal-rules-more = Дальше: `paddock rules { $game } --all` читает всё ({ $chapters }); `paddock rules { $game } СЛОВА` ищет.
terminal-learn-on = Enter — дальше · назад
terminal-learn-ask = Ваш ответ · покажи · назад
terminal-left-lesson = Вы вышли из урока.

terminal-circuit-right = { $file }: { $name }, клеток: { $spaces }, поворотов: { $corners }; ошибок нет.
terminal-head-measure = за гонку
terminal-head-this-circuit = эта трасса
terminal-head-own-circuits = трассы игры
terminal-measure-turns = ходов на машину
terminal-measure-overtakes = обгонов
terminal-measure-lead-changes = смен лидера
terminal-measure-mishaps = неудач на машину
terminal-measure-plot = Победы по местам на старте, гонок: { $races }

## The coach

terminal-coach = Тренер бы… (прикинуто гонок: { $playouts }; он знает то же, что и вы)
terminal-coach-answer = ход
terminal-coach-win = победа
terminal-coach-place = место
terminal-coach-why = почему
terminal-coach-thinks = Тренер думает…
terminal-analyse = Решает { $car }: чего стоит каждый ход (прикинуто гонок: { $playouts }; известно то же, что и { $car })
terminal-analyse-others = Сейчас решают и { $cars }: их показывает --seat.

## Comparing drivers

terminal-compare-title = Гонок: { $races }, машин в каждой: { $cars }; { $circuits }
terminal-compare-driver = гонщик
terminal-compare-rating = рейтинг
terminal-compare-wins = победы
terminal-compare-fair = у равных
terminal-compare-place = место
terminal-compare-ahead = перед { $name }
terminal-compare-note = Рейтинг: на 100 очков больше — впереди в двух гонках из трёх. Победы — от гонок, в которых гонщик участвовал; все интервалы 95 %.
terminal-compare-stopped = Остановлено: интервал { $what } целиком выше или ниже { $share } %.
terminal-compare-kept = Сохранено в { $file }; та же команда продолжит.
