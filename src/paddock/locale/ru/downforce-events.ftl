### What happens in Downforce, as pit radio says it. Message downforce-event-KIND words one event. $who is a player,
### $car a car by its colour, $card a card by its name.

## Colours and powers

downforce-colour-black = чёрный
downforce-colour-red = красный
downforce-colour-orange = оранжевый
downforce-colour-blue = синий
downforce-colour-green = зелёный
downforce-colour-yellow = жёлтый
downforce-colour-white = белый
downforce-power-aggressive = «Агрессивный»
downforce-power-cunning = «Хитрый»
downforce-power-determined = «Решительный»
downforce-power-strategic = «Стратег»
downforce-power-tricky = «Находчивый»
downforce-power-unpredictable = «Непредсказуемый»
downforce-power-none = без свойства

## One event each

downforce-event-grid = { $car } стартует с ячейки { $box }
downforce-event-drew = { $card ->
    [hidden] { $who } берёт карту
   *[other] { $who } берёт { $card }
}
downforce-event-offered = На торгах: { $car }, свойство { $power }; осталось лотов: { $lots }
downforce-event-sealed = { $who } кладёт ставку лицом вниз
downforce-event-bid = { $how ->
    [pass] { $who } пасует
    [none] { $who } открывает { $card }: на { $car } ставки нет
    [white] { $who } ставит { $amount } белой полоской карты { $card }
    [lowest] { $who } ставит { $amount }, наименьшее число карты { $card }
    [forced] { $who } обязан взять { $car } и открывает { $card }
   *[colour] { $who } ставит { $amount } картой { $card }
}
downforce-event-bought = { $who } покупает { $car }, свойство { $power }, за { $price } млн
downforce-event-set-aside = На { $car } никто не ставит: отложен, свойство { $power }
downforce-event-unsold = { $car } остаётся без владельца; свойство { $power } выходит из игры
downforce-event-kept = { $power ->
    [hidden] { $who } тайно оставляет одно свойство
   *[other] { $who } оставляет { $power }
}
downforce-event-shown = { $who } показывает свойство { $power }
downforce-event-dealt-car = { $who } получает { $car }
downforce-event-pooled = Все карты с рук замешаны в одну колоду: { $cards }
downforce-event-first = { $who } начинает: его болид на стартовой ячейке { $box }
downforce-event-played = { $upward ->
    [0] { $who } играет { $card }
   *[other] { $who } играет { $card } снизу вверх
}
downforce-event-left-out = { $who } пропускает полоску: { $colour } { $steps }
downforce-event-took = { $who } отдаёт белую полоску { $steps }: { $car }
downforce-event-stepped = { $end ->
    [home] { $who } ведёт { $car } к финишу
   *[cell] { $who } ведёт { $car } на ячейку { $target }
}
downforce-event-drove = { $end ->
    [home] { $car } пересекает финишную черту
   *[cell] { $car } едет на { $steps }
}
downforce-event-blocked = { $car } заперт и теряет { $lost }
downforce-event-wasted = { $car } уже финишировал: { $steps } пропадает
downforce-event-steers = { $who } — «Хитрый» и сам ведёт { $car }
downforce-event-farther = { $who } ведёт { $car } дальше, до { $steps }: { $power }
downforce-event-crossed = { $car } первым пересекает линию { $line }
downforce-event-lapped = { $car } едет дальше, круг { $lap }
downforce-event-home = { $car } финиширует, место { $place }
downforce-event-dropped = { $who }: все болиды на финише, карты сброшены: { $cards }
downforce-event-betting = Линия { $line }: делайте ставки
downforce-event-bet = { $car ->
    [hidden] { $who } делает ставку { $line }
   *[other] { $who } делает ставку { $line } на { $car }
}
downforce-event-stalled = { $car } заглох
downforce-event-bet-opened = { $place ->
    [0] { $who }: ставка { $line } на { $car }, он заглох: { $money } млн
   *[other] { $who }: ставка { $line } на { $car }, место { $place }: { $money } млн
}
downforce-event-prize = { $place ->
    [0] { $who }: { $car } заглох, приз { $money }, цена { $price }
   *[other] { $who }: { $car }, место { $place }, приз { $money }, цена { $price }
}
downforce-event-reckoned = { $who }: призы { $prizes } плюс ставки { $bets } минус цены { $prices }, итого { $total } млн
downforce-event-placed = { $who } занимает место { $place }
downforce-event-withdrew = { $who } выбывает, место { $place }
downforce-event-over = Гонка окончена, сыграно карт: { $cards }
downforce-event-undone = { $who } берёт ход назад

## Several in one line

downforce-radio-grid = Старт: { $cars }
