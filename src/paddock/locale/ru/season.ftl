### Сезоны: несколько гонок и то, что переходит из одной в другую, в терминале и за столом.

season-heat-1961 = Чемпионат 1961 года
season-heat-1962 = Чемпионат 1962 года
season-heat-1963 = Чемпионат 1963 года
season-heat-own = Свой сезон
season-heat-greatest = Величайший гонщик
season-downforce-tour = Мировое турне

## Терминал

terminal-season-headline = { $season } · гонок: { $raced } из { $races }
terminal-season-next = Enter — следующая гонка:
terminal-season-keep = { $car } { $name }, какое улучшение вы оставите на следующий сезон? { $cards } >
terminal-season-champion = { $car } { $name } выигрывает титул!
terminal-season-kept = Сезон сохранён в { $file }
terminal-head-points-heat = очки
terminal-head-points-downforce = млн
terminal-legend = легенда { $number }
terminal-retired = сход
terminal-prompt-draft = { $car }, возьмите улучшение
terminal-prompt-swap = { $car }, обменять улучшение?
terminal-prompt-prune = { $car }, верните одно улучшение
terminal-prompt-values = { $car }, выберите значение
terminal-prompt-mend = { $car }, заберите карту
