### Что может быть не так в файле трассы и где. Названия полей остаются как в файле.

circuit-place = { $kind ->
    [bend] изгиб { $number }
    [bends] изгибы { $number } и { $other }
    [corner] поворот { $number }
    [corners] повороты { $number } и { $other }
    [point] road, точка { $number }
    [entry] { $field } { $number }
   *[none] { $field }
}
circuit-place-field = { $place }, { $field }
circuit-faults = { $file } не годится: { $faults }
circuit-fault-large = { $size } байт; самое большее — { $most }
circuit-fault-not-json = это не JSON: { $detail }
circuit-fault-object = должен быть объект
circuit-fault-game = нужно сказать, для какой это игры: { $wanted }, а не { $given }
circuit-fault-unknown = { $name } здесь не бывает; есть { $known }
circuit-fault-name = нужен текст от 1 до { $most } букв
circuit-fault-table = слишком велика для стола
circuit-fault-laid = так дорогу не проложить: { $detail }
circuit-fault-bends = нужен список от { $least } до { $most } изгибов
circuit-fault-point = нужны два числа: [x, y]
circuit-fault-outside = должно лежать от { $left } до { $right } по ширине и от { $top } до { $bottom } по высоте
circuit-fault-number = нужно число от { $least } до { $most }
circuit-fault-same-bend = совпадает с предыдущим изгибом; дорога замыкается сама
circuit-fault-turn = поворачивает на { $degrees }°; возможно от { $least }° до { $most }°; шпилька — это два изгиба
circuit-fault-no-room = обоим не хватает места: между ними нужно { $needed }, а есть { $room }; уменьшите радиус
circuit-fault-near = за изгибом { $one } и за изгибом { $second } дорога подходит к себе слишком близко; нужно { $apart }
circuit-fault-cells = в круге было бы клеток: { $count }; возможно от { $least } до { $most }
circuit-fault-middle-cells = в средней полосе круга было бы клеток: { $count }; возможно от { $least } до { $most }
circuit-fault-start-short = прямая перед ним, с линией финиша, должна быть не короче { $least }
circuit-fault-line = от { $least } до { $most }: сколько клеток от последнего изгиба до линии финиша
circuit-fault-whole = нужно целое число от { $least } до { $most }, а не { $given }
circuit-fault-side = left или right: слева или справа по ходу
circuit-fault-corner-list = нужен список от 1 до { $most } поворотов
circuit-fault-press = только буквы { $letters }
circuit-fault-chicane = true у первого из двух поворотов, которые составляют один; иначе не пишется
circuit-fault-chicane-second = это уже второй поворот шиканы
circuit-fault-order = повороты идут по ходу движения, каждый за предыдущим
circuit-fault-spaces = нужен список полей от 0 до { $most }
circuit-fault-gravel = нужен список [поле, полоса]: поля от 0 до { $most }, полосы 1 и 2
circuit-fault-road = нужен список от { $least } до { $most } точек [x, y]
circuit-fault-same-point = совпадает с предыдущей точкой; дорога замыкается сама
circuit-fault-long = если полей { $spaces }, каждое будет длиной { $size }; на такой дороге их от { $few } до { $many }
circuit-fault-lines = нужно столько чисел: { $count }, в процентах круга
circuit-fault-lines-rise = должны расти: больше 0 и меньше 100 процентов круга
circuit-fault-lines-same = две линии легли бы на один срез дороги; раздвиньте их
circuit-fault-lanes = нужны соседние полосы из 1, 2 и 3, например [1, 2]
circuit-fault-start-lanes = у прямой с линией финиша три полосы
circuit-fault-steps = круг длиной в { $count } шагов; возможно от { $least } до { $most }
circuit-fault-pits = left или right: с какой стороны прямой с линией финиша
circuit-fault-city = true для города, он рисуется с домами; иначе не пишется
circuit-fault-weather = наибольшие броски, которые значат дождь и переменную погоду, меньше { $most }
circuit-fault-stops = в повороте от 1 до 3; 0 или ничего там, где останавливаться не нужно
circuit-fault-joined = true, если это один поворот с предыдущим изгибом; остановки есть у обоих
circuit-fault-corners = поворотов (изгибов с остановками): { $count }; возможно от 1 до { $most }
circuit-fault-feature = нужна клетка средней полосы, от 1 до { $most } от линии финиша
circuit-fault-zones = нужен список, отрезков не больше { $most }: { $wanted }
circuit-fault-zone = нужно { $wanted }: клетки средней полосы от 0 до { $most }
circuit-fault-zone-backwards = кончается раньше, чем начинается
circuit-fault-zone-lanes = lanes — список из 0 (слева), 1 и 2 (справа)
circuit-fault-together = заходят друг на друга: соедините их изгибы (joined) или раздвиньте
circuit-fault-behind-line = начинается слишком близко за линией финиша
circuit-fault-before-line = кончается слишком близко перед линией финиша; увеличьте line
circuit-fault-tunnel-corner = слишком близко к повороту { $corner }; клеток прямой до и после него нужно { $cells }
circuit-fault-tunnel-line = слишком близко к линии финиша или боксам; клеток прямой до и после него нужно { $cells }
