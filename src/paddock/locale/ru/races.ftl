### Ваши гонки: цифры по гонкам, в которых участвовало это устройство.

races-about = Хранятся только на этом устройстве.
races-none = Законченных гонок пока нет. Проедьте первую — она появится здесь.
races-all = Все гонки
races-with = С кем: { $names }
races-so-many = { $n ->
    [one] { $n } гонка
    [few] { $n } гонки
   *[many] { $n } гонок
}
races-won = побед
races-mean = среднее место
races-of-field = из { $cars } машин
races-strength = Сила
races-strength-about = Сила Гонщика — 1000. Кто сильнее на 400, тот приходит впереди в десять раз чаще, чем позади. Полоса накрывает вашу силу в 95 случаях из 100.
races-strength-now = { $mean } ± { $error }
races-strength-chart = Сила после каждой гонки, от { $first } до { $last }
races-places = Места
races-place-times = { $place }-е место: { $times ->
    [one] { $times } раз
    [few] { $times } раза
   *[many] { $times } раз
}
races-circuits = Трассы
races-circuit = трасса
races-count = гонок
races-best = лучшее
races-each = В среднем за гонку
races-luck = Удача
races-luck-said = За гонку удача принесла мест: { $luck }, решения: { $decisions } (± { $error }).
races-luck-of = Известно для { $known } из { $n }. Это покажет разбор гонки.
races-group = Таблица компании
races-group-about = Все, кто гонялся в этой компании: сначала самые сильные.
races-group-none = Эта компания ещё не закончила ни одной гонки.
races-name = пилот
races-you = Вы
races-list = Гонка за гонкой
races-delete = Удалить гонку: { $circuit }
races-delete-all = Удалить все
races-delete-sure = Удалить ({ $n })? Нажмите ещё раз.
races-export = Сохранить в файл
races-import = Загрузить из файла
races-imported = { $n ->
    [0] Ничего нового там нет.
    [one] Добавлена { $n } гонка.
    [few] Добавлено { $n } гонки.
   *[many] Добавлено { $n } гонок.
}
races-import-bad = Это не файл с гонками.
