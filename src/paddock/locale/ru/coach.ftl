### Что говорит тренер в любой игре. Доводы самой игры стоят в её файле.

coach-only = Выбирать не из чего.
coach-close =
    .first = Чуть лучше; остальное почти не уступает.
    .other = Почти не хуже.

## На странице

page-hint-ask = Подсказка
page-hint-own = Мой выбор
page-hint-title = Тренер бы…
page-hint-thinks = думает…
page-hint-races = прикинуто гонок: { $races } · ±{ $margin }
page-hint-win = победа
page-hint-place = ср. место
page-hint-sees = Тренер видит только то, что видите вы.
page-hint-flag = подсказка { $number } из { $count } · это видят все за столом
page-hint-laid = { $number ->
    [1] Разложен первый выбор тренера. Измените его или играйте.
   *[other] Разложен выбор тренера № { $number }. Измените его или играйте.
}
page-hint-spoken = Тренер, { $number }: { $answer }. Победа { $win }, среднее место { $place }. { $why }
page-hint-said = { $name } спрашивает тренера
page-hints-said-on = Хозяин стола разрешил подсказки
page-hints-said-off = Хозяин стола запретил подсказки
page-key-hint = спросить тренера
page-hints = Тренер
page-hints-on = можно спросить
page-hints-off = без подсказок
page-hints-allow = Тренера можно спрашивать
page-hints-allowed = Здесь можно спрашивать тренера.
page-levels-apart = Каждому свой уровень
page-levels-alike = Всем одинаковый
page-levels-each = Уровень каждого
page-driver-n = Машина { $number }
page-setup-sum-apart = Людей: { $people }, гонщиков разного уровня: { $bots }.
