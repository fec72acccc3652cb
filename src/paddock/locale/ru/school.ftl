### Гоночная школа: страница вокруг уроков.

school-title = Гоночная школа
school-motto = По одному за раз. Каждый урок — несколько минут.
school-coach = Тренер
school-step = Шаг { $step } из { $steps }
school-next = Дальше
school-back = Назад
school-skip = Выйти из урока
school-take-back = Взять назад
school-show-me = Покажите
school-done = В школу
school-again = Ещё раз
school-not-quite = Не совсем.
school-way = Ход урока
school-drive = Поехали
school-is-done = Пройден
school-minutes = { $minutes } мин
school-so-many = { $done } из { $lessons }
school-offer = Урок на { $minutes } мин?
school-offer-drive = Пройти урок
school-offer-no = Не сейчас
