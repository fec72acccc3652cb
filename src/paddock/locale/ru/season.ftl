### Сезоны: несколько гонок и то, что переходит из одной в другую, в терминале и за столом.

season-heat-1961 = Чемпионат 1961 года
    .brief = 1961
    .about = Три гонки: Великобритания, США, Италия. Машины становятся лучше от гонки к гонке.
season-heat-1962 = Чемпионат 1962 года
    .brief = 1962
    .about = Три гонки: Италия, Великобритания, Франция.
season-heat-1963 = Чемпионат 1963 года
    .brief = 1963
    .about = Четыре гонки: США, Великобритания, Франция, Италия.
season-heat-own = Свой сезон
    .brief = Свой
    .about = Четыре трассы на выбор или по жребию, на каждой — случайное событие.
season-heat-greatest = Величайший гонщик
    .brief = Величайший
    .about = Все три чемпионата подряд, десять гонок; каждый оставляет одно улучшение на следующий сезон.
season-downforce-tour = Мировое турне
    .brief = Мировое турне
    .about = Две гонки, по одной на каждом поле; деньги обеих складываются.

## Терминал

terminal-season-headline = { $season } · гонок: { $raced } из { $races }
terminal-season-next = Enter — следующая гонка:
terminal-season-keep = { $car } { $name }, какое улучшение вы оставите на следующий сезон? { $cards } >
terminal-season-champion = { $car } { $name } выигрывает титул!
terminal-season-kept = Сезон сохранён в { $file }
terminal-head-points-heat = очки
terminal-head-points-downforce = млн

## Страница

page-season-way = Целый сезон
page-season-kind = Сезон
page-season-what = Гонка или сезон
page-season-single = Одна гонка
page-season-circuits = Четыре трассы по порядку; без выбора — по жребию
page-season-first = Первая трасса
page-season-race-n = Гонка { $race }
page-season-next = Следующая гонка
page-season-waits = { $count ->
    [one] Гонка начнётся, как только вернётся { $names }. Хозяин стола может начать и раньше.
   *[other] Гонка начнётся, как только вернутся { $names }. Хозяин стола может начать и раньше.
}
page-season-again = Ещё один сезон
page-season-chart = Очки по гонкам
page-season-sheet = Таблица очков
page-season-place = Место
page-season-driver = Гонщик
page-season-points-heat = Очки
page-season-points-downforce = Млн
page-season-champion = Чемпион
page-season-standing = Положение в сезоне
page-season-race-of = гонка { $race } из { $races }
page-season-open = Календарь, таблица очков и гаражи
page-season-calendar = Календарь
page-season-won = { $name } выигрывает титул
page-season-so-far = гонок позади: { $raced } из { $races }
page-season-raced = позади
page-season-is-next = следующая
page-season-to-come = впереди
page-season-keep = { $name }: какое улучшение вы оставите на следующий сезон?
page-season-to-table = К столу
page-season-garages = Гаражи
page-season-choose = Выберите, какое улучшение оставить
