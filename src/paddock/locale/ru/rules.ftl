### Первая гонка

rules-first = Первая гонка
rules-words = Слова
page-rules = Правила
page-rules-of = Правила игры { $game }
page-rules-find = Искать в правилах
page-rules-found = { $count ->
        [0] Ничего не найдено
        [one] Найдено { $count } место
        [few] Найдено { $count } места
       *[other] Найдено { $count } мест
    }
page-rules-print = Печать
page-rules-contents = Содержание
page-rules-own = Пересказано нашими словами; игра принадлежит её владельцам.
page-rules-open = Открыть в правилах
