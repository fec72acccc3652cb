# «А что если» и доска для разбора: загружаются, когда нужны.

refused-what-if-moment = В этой гонке моменты с { $first } по { $last }.
refused-what-if-over = В этот момент гонка уже закончена: решать некому и нечего.

whatif-title = А что если
whatif-open = Продолжить отсюда
whatif-about = Сядьте за руль в этот момент и гоните дальше против гонщиков. Дальше удача новая, и это отдельная гонка: прежняя останется как была.
whatif-seat = Ваша машина
whatif-drivers = За рулём остальных
whatif-anew = Пересдать скрытые карты
whatif-anew-hint = Вы могли видеть чужие карты. После пересдачи вы знаете ровно то, что знал тогда этот гонщик.
whatif-play = Ехать дальше
whatif-show = Пусть покажет { $driver }
whatif-said = А что если: гонка продолжает другую с момента { $moment }. Дальше удача новая.
whatif-analyse = Доска для разбора

analysis-title = Разбор
analysis-position = Позиция текстом
analysis-about = Вставьте позицию или выберите файл гонки: будет показано её последнее решение. Сюда ведёт и «Продолжить отсюда» из повтора и отчёта. Оценки даёт тренер по проеханным вперёд гонкам; он знает то, что знает место.
analysis-show = Показать
analysis-text = Позиция
analysis-link = Скопировать ссылку
analysis-values = Оценки
analysis-whose = Чьё решение
analysis-try = Ход
analysis-step = Шаг
analysis-luck = Другая удача
analysis-moves = { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[other] { $moves } ходов
}
analysis-over = Решать здесь больше нечего.
