### Что говорит страница в браузере.

## Главная

page-motto = Настольные гонки. На полной скорости.
page-language = Язык
page-light = Свет
page-day = День
page-night = Ночь
page-sound = Звук
page-title-downforce = Downforce
page-title-formula_d = Formula D
page-tagline-heat = Карты, передачи и нервы
page-tagline-downforce = Торги, ставки и блок
page-tagline-formula_d = Передача и бросок
page-drivers = от { $from } до { $to } гонщиков
page-circuits = { $count } { $count ->
    [one] трасса
    [few] трассы
   *[many] трасс
}
page-invite = Позвать
page-new-here = Впервые?
page-first-lap = Проедем круг
page-school = Гоночная школа
page-race-now = На старт
page-open-tables = Открытые столы
page-open-hint = Без регистрации. Выбирайте место и вперёд.
page-no-tables = Гонок пока нет. Начните свою.
page-no-tables-hint = Два нажатия до старта.
page-seats = Мест
page-live = Идёт
page-round-n = Раунд { $round }
page-laps = { $laps } { $laps ->
    [one] круг
    [few] круга
   *[many] кругов
}
page-sit-down = Сесть за руль
page-watch = Смотреть
page-replay = Повтор
page-open-file = Открыть запись
page-open-file-hint = Перетащите сюда или выберите
page-choose-file = Выбрать файл
page-file-too-long = Файл слишком велик для записи гонки.
page-my-tables = Ваши столы
page-my-tables-hint = Этот браузер помнит ваше место.
page-back-to-seat = Вернуться за руль

## Подготовка

page-circuit = Трасса
page-circuit-facts = { $laps } { $laps ->
    [one] круг
    [few] круга
   *[many] кругов
}, { $corners } { $corners ->
    [one] поворот
    [few] поворота
   *[many] поворотов
}
page-cars-heat = Болидов
page-cars-downforce = Игроки
page-cars-formula_d = Машин
page-laps-label = Кругов
page-level = Соперники
page-driver-rookie = Новичок
page-driver-club = Любитель
page-driver-racer = Гонщик
page-driver-pro = Профи
page-driver-champion = Чемпион
page-driver-random = Наугад
page-temper = Нрав
page-temper-calm = спокойный
page-temper-steady = ровный
page-temper-wild = дерзкий
page-temper-mixed = вперемешку
page-temper-note = Спокойный держит запас, дерзкий его тратит: сила та же, гонка другая.
page-bot-name = { $level } { $number }
page-pace = Темп
page-pace-relaxed = Без спешки
page-pace-live = С часами
page-pace-post = По переписке
page-clock-each = Время на решение
page-span-seconds = { $n } с
page-span-minutes = { $n } мин
page-span-hours = { $n } ч
page-your-name = Ваше имя
page-colour = Цвет
page-colour-red = Красная, номер 07
page-colour-blue = Синяя, номер 12
page-colour-yellow = Жёлтая, номер 21
page-colour-black = Чёрная, номер 05
page-colour-grey = Серая, номер 33
page-colour-green = Зелёная, номер 88
page-colour-orange = Оранжевая, номер 03
page-colour-purple = Фиолетовая, номер 27
page-colour-white = Белая, номер 44
page-colour-brown = Коричневая, номер 66
page-you = Вы
page-nameless = Гонщик
page-guest = Гонщик { $number }
page-at-this-device = Игрок { $number }, за этим экраном
page-add-here = + Ещё кто-то за этим экраном
page-remove = Убрать
page-by-link = Друзей по ссылке
page-setup-sum = На старте { $people } { $people ->
    [one] человек
    [few] человека
   *[many] человек
}, { $bots ->
    [0] без ботов
    [one] { $bots } бот ({ $level })
    [few] { $bots } бота ({ $level })
   *[many] { $bots } ботов ({ $level })
}.
page-open-table = Открыть стол
page-to-the-grid = На старт!
page-close = Закрыть

## Перед стартом

page-table-open = Стол открыт
page-send-link = Разошлите ссылку. Кто откроет, выберет себе место.
page-here-only = Эту ссылку откроет только это устройство. Чтобы пустить других, запустите сервер так:
page-address = Адрес в ссылке
page-copy-link = Скопировать ссылку
page-copied = Скопировано
page-qr = QR-код ссылки на этот стол
page-free-seat = Свободное место
page-here = На месте
page-away = Нет на месте
page-start-race = Начать гонку
page-start-fills = { $count ->
    [one] Свободное место займёт бот.
   *[other] Свободные места ({ $count }) займут боты.
}
page-host-starts = Гонку начнёт хозяин стола.
page-name-first = Сначала назовитесь.
page-people = За столом
page-driven = ведёт бот
page-seat-free-it = Освободить место
page-seat-stand-up = Встать из-за руля
page-seat-sure = Точно? Ссылка игрока { $name } перестанет работать
page-seat-open = Открыть для человека
page-seat-to-driver = Отдать боту
page-seat-give-back = Вернуть руль
page-seat-lost = Ваше место снова открыли.
page-seat-lost-hint = Старая ссылка больше не действует. Можно смотреть или занять свободное место.
page-seat-waits = { $count ->
    [one] Есть { $count } свободное место. Пока его держит бот.
    [few] Есть { $count } свободных места. Пока их держат боты.
   *[many] Есть { $count } свободных мест. Пока их держат боты.
}
page-seat-said-joined = { $name } садится за руль { $number }
page-seat-said-driver = За игрока { $name } едет бот
page-seat-said-person = { $name } снова за рулём
page-seat-said-open = Место игрока { $name } свободно
page-notices = Сообщить, когда мой ход
page-notices-hint = Уведомление браузера, пока эта страница открыта в другой вкладке.
page-notices-blocked = Браузер блокирует уведомления этой страницы. Разрешите их в настройках.
page-calls = По переписке
page-calls-hint = На ход дают часы или день. Закройте страницу и возвращайтесь, когда придёт ваш черёд. Узнать об этом можно двумя способами:
page-webhook = Адрес для вызова (вебхук)
page-webhook-hint = Сервер вызовет его, когда наступит ваш ход, а этот стол у вас нигде не открыт. Он вызывает { $hosts }.
page-webhook-none = Этот сервер не вызывает адреса (вебхуки). Разрешить их может тот, кто его держит.
page-notice = { $name }, стол ждёт вас.

## За столом

page-hands = Карты на руках
page-board = Трасса
page-board-hints = Вдоль трассы
page-board-car = К моему болиду
page-board-all = Вся трасса
page-dashboard = Приборы
page-action = Ваш ход
page-lap = Круг { $lap }/{ $laps }
page-your-move = Ваш ход
page-also-waiting = ждём и других: { $names }
page-waiting-for = Ждём: { $names }
page-wait = Ждём
page-chooses = выбирает
page-clock = На решение осталось { $left }
page-clock-hours = { $hours } ч { $minutes } мин
page-driving = Едут
page-tap-to-skip = Болиды едут. Нажмите на поле, чтобы пропустить.
page-tap-on = Коснитесь трассы, чтобы продолжить.
page-finish = Финиш
page-watching = Вы зритель
page-watching-hint = Вы смотрите гонку. Карты на руках откроются после финиша.
page-standings = Положение
page-lead = лидер
page-mood-choosing = думает
page-mood-ready = готов
page-mood-driving = едет
page-mood-home = финиш
page-mood-out = сошёл
page-radio = Радио
page-radio-hint = нажмите строку: правило
page-radio-empty = В эфире тихо.
page-radio-more = Что было раньше
page-chat = Сообщение всем
page-open-side = Положение, радио и чат
page-take-back = Взять назад
page-press-again = Ещё раз, если всё равно едем
page-risk = Вылет { $chance }
page-give-seat = Отдать руль боту
page-take-seat = Взять руль
page-driver-drives = За вас едет бот.
page-connected = На связи
page-not-connected = Нет связи
page-reconnecting = Восстанавливаем связь
page-move-is-safe = ход не потерян · попытка { $tries }
page-no-connection = Нет связи
page-since = уже { $seconds } с
page-try-now = Повторить
page-no-such-table = Такого стола нет.
page-to-front = На главную
page-pass-to = Передайте: { $name }
page-i-am = Это я, { $name }

## После гонки

page-race-over = Гонка окончена. Карты и жребий открыты.
page-podium = Пьедестал
page-you-finish = { $place ->
    [1] Победа!
   *[other] Вы на { $place }-м месте
}
page-you-are-out = Сход: { $place }-е место
page-wins = Побеждает { $name }!
page-see-board = К трассе
page-rematch = Реванш
page-join-rematch = На реванш
page-save-race = Сохранить гонку
page-verify-ask = Всё честно?
page-verify = Всё честно?
page-verifying = Проходим гонку заново, карту за картой …
page-verify-right = Всё честно
page-verify-wrong = Не сходится
page-verify-seal-noted = Секрет раздающего подходит к печати, которую ваш браузер запомнил до старта: удача была определена тогда, и никто её не менял.
page-verify-seal = Секрет раздающего подходит к печати из файла, которую до старта показали всем за столом.
page-verify-seal-other = Печать в этом файле не та, которую ваш браузер запомнил до старта.
page-verify-closed = Секрет раздающего ещё не открыт, поэтому удачу не проверить.
page-verify-seed = Удача взята из открытого числа: кто его знал, мог предвидеть карты.
page-verify-own-number = Случайное число вашего браузера тоже участвовало, так что карты не мог выбрать даже раздающий.
page-verify-number-missing = Случайного числа вашего браузера среди участвовавших нет.
page-verify-numbers = { $count ->
    [one] В удаче участвовало случайное число { $count } игрока.
    [few] В удаче участвовали случайные числа { $count } игроков.
   *[many] В удаче участвовали случайные числа { $count } игроков.
}
page-verify-decisions = { $count ->
    [one] { $count } решение принято по правилам.
    [few] Все { $count } решения приняты по правилам.
   *[many] Все { $count } решений приняты по правилам.
}
page-verify-draws = { $count ->
    [one] { $count } случайный исход именно таков, каким его даёт секрет.
    [few] Все { $count } случайных исхода именно такие, какими их даёт секрет.
   *[many] Все { $count } случайных исходов именно такие, какими их даёт секрет.
}
page-verify-result = Места именно такие, какими они вышли в этой гонке.
page-verify-hint = Сервер пересчитал всю гонку по её файлу. Сохраните гонку и запустите «paddock verify», чтобы проверить её у себя.
page-verify-seal-is = Печать:
page-verify-fault-file = Это не файл гонки, или его не прочесть.
page-verify-fault-seal = Открытый секрет не подходит к печати.
page-verify-fault-rules = Строка { $line } файла нарушает правила.
page-verify-fault-luck = В строке { $line } файла удача не та, которую даёт секрет.
page-verify-fault-result = Места в файле не те, что вышли в этой гонке.

## Повтор

page-replay-title = Повтор
page-play = Пуск
page-pause = Пауза
page-step-back = Шаг назад
page-step-on = Шаг вперёд
page-to-start = В начало
page-to-end = В конец
page-speed = Темп
page-moment = Момент { $moment } из { $moments }
page-seen-by = Глазами
page-seen-by-all = Видно всё
page-copy-moment = Ссылка на этот момент
page-no-race = Показывать нечего. Выберите файл с записью.
page-replay-cut = Здесь файл кончается, до финиша.
page-moment-start = Старт
page-keys-replay = Пробел: пуск и пауза, стрелки: шаги.

## Если что-то не так

page-error = Не получилось
page-error-server = Сервер не отвечает. Попробуйте ещё раз.
page-error-load = Часть страницы не загрузилась. Обновите страницу.

## Heat

page-heat-headline = { $laps } { $laps ->
    [one] круг
    [few] круга
   *[many] кругов
} по { $spaces } { $spaces ->
    [one] клетке
   *[other] клеток
}
page-heat-detail = круг { $lap } · пер. { $gear }
page-heat-gear = Передача
page-heat-gear-n = Передача { $gear }
page-heat-engine = Двигатель
page-heat-engine-spoken = В двигателе нагрев { $heat }
page-heat-deck = колода
page-heat-discarded = сброс
page-heat-hand = Ваша рука
page-heat-card-speed = Скорость
page-heat-card-upgrade = Апгрейд
page-heat-card-stress = Стресс
page-heat-card-heat = Нагрев
page-heat-card-name = Скорость { $value }
page-heat-card-spoken = { $card }, карта { $number }
page-heat-about-heat = Нагрев мешает: его нельзя ни сыграть, ни сбросить. Охлаждение вернёт его в двигатель.
page-heat-about-stress = Стресс нельзя сбросить. Когда его играют, карты открывают, пока не выйдет карта скорости: это и есть его скорость.
page-heat-about-starting = Стартовое улучшение: играется как карта скорости, но открытое плюсом уходит в сброс.
page-heat-about-speed = Карта скорости: её число входит в вашу скорость.
page-heat-no-discard = Ни нагрев, ни стресс сбросить нельзя.
page-heat-heat-stays = Нагрев не разыграть. Охладите его.
page-heat-laid = Ваши карты лежат лицом вниз.
page-heat-play = Сыграть { $count } { $count ->
    [one] карту
    [few] карты
   *[many] карт
}
page-heat-needs = Передача { $gear } требует { $gear } { $gear ->
    [one] карту
    [few] карты
   *[many] карт
}. Выберите ещё { $more }.
page-heat-clutter = На передачу 1
page-heat-clutter-why = Перегретая рука: карт на эту передачу не хватает. Болид стоит весь раунд.
page-heat-keep = Оставить все
page-heat-keep-why = Затем доберёте до семи.
page-heat-discard = Сбросить { $count } { $count ->
    [one] карту
    [few] карты
   *[many] карт
}
page-heat-cool = Охладить { $heat }
page-heat-option-boost = Ускориться, нагрев 1
page-heat-option-adrenaline = Адреналин
page-heat-option-done = Ехать дальше
page-heat-option-slip = Поймать слипстрим
page-heat-option-stay = Остаться
page-heat-then-on = { $what } и дальше
page-heat-ask-react = Ваша реакция
page-heat-ask-slipstream = Слипстрим
page-heat-ask-discard = Сбросьте лишнее, затем доберёте.
page-heat-cost = Нагрев { $heat }.
page-heat-cost-corner = Нагрев { $heat } вместе с { $corner }.
page-heat-cost-spin = Вылет { $chance }!
page-heat-cost-nothing = Ничего не стоит.
page-heat-pit = Прогноз
page-heat-speed = Скор.
page-heat-corner = Пов.
page-heat-heat = Нагрев
page-heat-spin = Вылет
page-heat-pit-gained = { $count ->
    [one] { $spaces } клетка
    [few] { $spaces } клетки
   *[many] { $spaces } клеток
}
page-heat-pit-blocked = блок { $chance }
page-heat-pit-finish = до флага
page-heat-pit-limit = предел · в норме
page-heat-pit-over = предел · лишних { $over }
page-heat-pit-maybe = предел · шанс { $chance }
page-heat-pit-none = не задет
page-heat-pit-leaves = останется { $heat }
page-heat-pit-holds = держит
page-heat-pit-spin-maybe = рискованно
page-heat-pit-spin-likely = вероятен
page-heat-tag-ok = норма
page-heat-tag-pay = нагрев { $heat }
page-heat-tag-spin = вылет { $chance }
page-heat-then-speed = Скорость { $speed }
page-heat-then-moves = { $count ->
    [one] Вперёд на { $spaces } клетку
    [few] Вперёд на { $spaces } клетки
   *[many] Вперёд на { $spaces } клеток
}
page-heat-then-finish = За линию финиша
page-heat-then-pays = { $corner } на { $speed }, предел { $limit }: нагрев { $heat }
page-heat-then-holds = { $corner } на { $speed }, предел { $limit }: даром
page-heat-then-spins = Вылет { $chance }
page-heat-then-engine = В двигателе { $heat }
page-heat-sum = скорость { $speed } − предел { $limit } = { $cost }
page-heat-spoken = Круг { $lap } из { $laps }, передача { $gear }, в двигателе нагрев { $engine }. Рука: { $cards }.
page-heat-spoken-plan = Выберите передачу ({ $gears }) стрелками вверх и вниз, карты цифрами и нажмите Enter.
page-heat-spoken-choose = Выберите: { $options }.
page-heat-spoken-discard = Сбросьте карты цифрами и нажмите Enter.

## Banners and what is new

page-shout-passes = Обходите: { $names }
page-shout-passed = Вас обходят: { $names }
page-clock-ran-out = У { $name } вышло время: отвечает { $driver }
page-shout-away = { $name }: нет на связи
page-shout-back = { $name } снова здесь
page-is-away = нет на связи
page-radio-new = новых: { $count }
page-chat-unread = непрочитанных: { $count }
page-heat-in-hand = На руке
page-heat-pit-spin-sure = наверняка
page-heat-piles = двигатель { $engine } · колода { $deck } · рука { $hand } · сброс { $discard }
page-more-about = Подробнее: { $name }
page-unknown = Нет такой страницы
page-unknown-hint = Адрес никуда не ведёт. Гонки начинаются на главной.
page-keys = Клавиши
page-key-pick = выбрать карту или ответ
page-key-gear = передача
page-key-walk = перебирать ответы
page-key-enter = нажать большую кнопку
page-key-skip = промотать движение
page-key-zoom = крупнее или целиком
page-key-escape = убрать, закрыть
page-my-races = Ваши гонки
page-my-races-hint = Закончены, можно пересмотреть.
page-round-back = Раунд назад
page-round-on = Раунд вперёд
page-own-circuit = Своя трасса
page-own-circuit-about = Из файла; как его сделать, рассказано в docs/circuits.md.
page-own-circuit-choose = Добавить файл трассы
page-file-large = Этот файл слишком велик.
page-file-faults = { $count ->
    [one] В { $name } { $count } ошибка. Ничего не добавлено.
    [few] В { $name } { $count } ошибки. Ничего не добавлено.
   *[other] В { $name } { $count } ошибок. Ничего не добавлено.
}
page-file-more = И ещё { $count }.
page-heat-solo = Соло против легенд
