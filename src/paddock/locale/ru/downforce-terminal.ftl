### What the terminal says of Downforce. Words between ` marks are typed and stay as they are.

terminal-downforce-headline = { $circuit } · { $variant } · сыграно карт: { $cards }
terminal-downforce-head-car = болид
terminal-downforce-head-cell = ячейка
terminal-downforce-head-to-go = до финиша
terminal-downforce-head-owner = владелец
terminal-downforce-head-price = цена
terminal-downforce-head-power = свойство
terminal-downforce-head-place = место
terminal-downforce-head-player = игрок
terminal-downforce-head-cars = болиды
terminal-downforce-head-cards = карты
terminal-downforce-head-paid = уплачено
terminal-downforce-racing = на старте
terminal-downforce-home = на финише
terminal-downforce-stalled = заглох
terminal-downforce-absent = не участвует
terminal-downforce-total = { $total } млн
terminal-downforce-steps = осталось ячеек: { $steps }
terminal-downforce-cell = полоса { $lane }, до финиша { $steps }
terminal-downforce-short-black = чё
terminal-downforce-short-red = кр
terminal-downforce-short-orange = ор
terminal-downforce-short-blue = си
terminal-downforce-short-green = зе
terminal-downforce-short-yellow = жё
terminal-downforce-line = линия { $line }
terminal-downforce-end = ячейка { $cell }
terminal-downforce-lost = теряется { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
   *[other] { $steps } шагов
}
terminal-prompt-bid = { $car }, ваша ставка: карта или `pass`
terminal-prompt-keep = { $car }, какое свойство вы оставите?
terminal-prompt-downforce-play = { $car }, сыграйте карту
terminal-prompt-skip = { $car }, `go` или пропустить полоску: `skip`?
terminal-prompt-white = { $car }, кому белая полоска?
terminal-prompt-move = { $car }, куда? (или по шагам: `step 57`)
terminal-prompt-bonus = { $car }, `stop` или ехать дальше: куда?
terminal-prompt-bet = { $car }, ваша ставка: на какой болид?
terminal-help-downforce = Карту для ставки и хода можно назвать одним именем: `C4`; `pass` — без ставки. `play A2 upward` берёт полоски снизу, если свойство позволяет.
terminal-help-downforce-map = Проезд — один ответ: номер конечной ячейки на карте. В красных теряются шаги. Другим путём едут по шагам: `step 57, step 61`. Болиды названы двумя буквами, стрелка у того, кто едет; числа внизу считают шаги.
