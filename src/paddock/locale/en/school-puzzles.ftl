### Puzzles: find the move. A reason is puzzle-GAME-REASON; *stars* make words bold.

puzzle-title = Find the move
puzzle-motto = One position, one best answer. A new one every day.
puzzle-name = No. { $number }, { $circuit }
puzzle-today = Today's
puzzle-all = All puzzles
puzzle-next = Next puzzle
puzzle-try = Try it
puzzle-solved = Solved at once
puzzle-solved-in = { $tries ->
    [one] Solved at the second try
   *[other] Solved after { $tries } wrong tries
}
puzzle-shown = Shown
puzzle-stars = { $grade } of 3 stars
puzzle-score = { $solved } of { $puzzles } solved, { $once } at once
puzzle-worth = It wins *{ $win }* races of 100 from here; a racer's answer wins { $other }.
puzzle-find = One answer here is clearly best, and a seasoned racer would give another. Others' cards are as hidden as ever.
    .title = Find the move.
    .task = Answer as you would in a race.
    .wrong = There is an answer that wins *{ $win }* races of 100 from here. Take it back and look again.
    .weighed = That wins { $worth } races of 100 from here. There is an answer that wins *{ $win }*. Take it back and look again.
puzzle-car = { $car ->
     [black] black
     [red] red
     [orange] orange
     [blue] blue
     [green] green
    *[yellow] yellow
}

puzzle-heat-spin = { puzzle-worth } The reason: with the plain answer you spin out in { $plain } of 100 tries within { $rounds ->
        [2] two
       *[other] four
    } rounds, with this one in { $best }.
    .title = That is it.
puzzle-heat-finish = { puzzle-worth } The reason: the line is near, and this brings you across it ahead of more cars. Nothing that you save is worth anything after the flag.
    .title = That is it.
puzzle-heat-earlier = { puzzle-worth } The reason: within { $rounds ->
        [2] two
       *[other] four
    } rounds you are over the line in { $best } of 100 tries, with the plain answer in { $plain }.
    .title = That is it.
puzzle-heat-slip = { puzzle-worth } The reason: it puts you where a slipstream waits. Within { $rounds ->
        [2] two
       *[other] four
    } rounds you get one in { $best } of 100 tries, against { $plain }.
    .title = That is it.
puzzle-heat-spend = { puzzle-worth } The reason: it costs heat and is worth it. Within { $rounds ->
        [2] two
       *[other] four
    } rounds it takes you about { $gain } { $gain ->
        [one] space
       *[other] spaces
    } farther.
    .title = That is it.
puzzle-heat-farther = { puzzle-worth } The reason: within { $rounds ->
        [2] two
       *[other] four
    } rounds it takes you about { $gain } { $gain ->
        [one] space
       *[other] spaces
    } farther, and costs no more heat.
    .title = That is it.
puzzle-heat-save = { puzzle-worth } The reason: hardly any ground is lost, and after { $rounds ->
        [2] two
       *[other] four
    } rounds your engine holds about { $gain } heat more, for the corners ahead.
    .title = That is it.
puzzle-heat-tow = { puzzle-worth } The reason: it gives nobody a tow. In ten tries your rivals get about { $gain } { $gain ->
        [one] slipstream
       *[other] slipstreams
    } fewer within { $rounds ->
        [2] two
       *[other] four
    } rounds.
    .title = That is it.
puzzle-heat-hold = { puzzle-worth } The reason: you stand where it hurts others. Within { $rounds ->
        [2] two
       *[other] four
    } rounds your rivals together get about { $gain } { $gain ->
        [one] space
       *[other] spaces
    } less far.
    .title = That is it.
puzzle-heat-own-26 = { puzzle-worth } The reason: three is exactly what the corner two spaces ahead allows, and your engine is empty. Faster and you spin out; slower and the corner is still in front of you next round.
    .title = That is it.
puzzle-heat-own-57 = { puzzle-worth } The reason: five is exactly what the corner ahead allows. The racer makes five of two cards in second gear; one card in first gear goes as far, keeps the 2 and the 3 for the slower corners behind it, and cools three heat instead of one.
    .title = That is it.
puzzle-heat-own-60 = { puzzle-worth } The reason: four spaces end on the last space before the corner. Nothing is to pay, and next round any small card takes you round it. One space more crosses the line at five, two above its limit.
    .title = That is it.

puzzle-downforce-block = { puzzle-worth } The reason: about { $gain } { $gain ->
        [one] step
       *[other] steps
    } more of your rivals' cars come to nothing against cars in the way.
    .title = That is it.
puzzle-downforce-own = { puzzle-worth } The reason: your own cars drive about { $gain } { $gain ->
        [one] step
       *[other] steps
    } farther.
    .title = That is it.
puzzle-downforce-others = { puzzle-worth } The reason: your rivals' cars drive about { $gain } { $gain ->
        [one] step
       *[other] steps
    } less.
    .title = That is it.
puzzle-downforce-bet = { puzzle-worth } The reason: the { puzzle-car } car wins in { $best } of 100 races, the one that a racer bets on in { $plain }. Whose it is does not matter for a bet.
    .title = That is it.
puzzle-downforce-win = { puzzle-worth } The reason: your { puzzle-car } car wins in { $best } of 100 races, after the plain answer in { $plain }.
    .title = That is it.
puzzle-downforce-arrive = { puzzle-worth } The reason: your { puzzle-car } car comes in among the first three in { $best } of 100 races, after the plain answer in { $plain }.
    .title = That is it.
puzzle-downforce-deny = { puzzle-worth } The reason: the { puzzle-car } car, which is not yours, wins in { $best } of 100 races, after the plain answer in { $plain }.
    .title = That is it.
puzzle-downforce-keep-back = { puzzle-worth } The reason: the { puzzle-car } car, which is not yours, comes in among the first three in { $best } of 100 races, after the plain answer in { $plain }.
    .title = That is it.

puzzle-formula_d-out = { puzzle-worth } The reason: with the plain answer you spin or go out in { $plain } of 100 tries within { $rounds ->
        [2] two
       *[other] four
    } rounds, with this one in { $best }.
    .title = That is it.
puzzle-formula_d-finish = { puzzle-worth } The reason: the line is near. Points that are left after the flag are worth nothing.
    .title = That is it.
puzzle-formula_d-earlier = { puzzle-worth } The reason: within { $rounds ->
        [2] two
       *[other] four
    } rounds you are over the line in { $best } of 100 tries, with the plain answer in { $plain }.
    .title = That is it.
puzzle-formula_d-slip = { puzzle-worth } The reason: it brings you into a slipstream within { $rounds ->
        [2] two
       *[other] four
    } rounds in { $best } of 100 tries, against { $plain }.
    .title = That is it.
puzzle-formula_d-spend = { puzzle-worth } The reason: it wears the car and is worth it. Within { $rounds ->
        [2] two
       *[other] four
    } rounds you get about { $gain } { $gain ->
        [one] cell
       *[other] cells
    } farther.
    .title = That is it.
puzzle-formula_d-farther = { puzzle-worth } The reason: within { $rounds ->
        [2] two
       *[other] four
    } rounds you get about { $gain } { $gain ->
        [one] cell
       *[other] cells
    } farther, without wearing the car more.
    .title = That is it.
puzzle-formula_d-save = { puzzle-worth } The reason: within { $rounds ->
        [2] two
       *[other] four
    } rounds it saves about { $gain } { $gain ->
        [one] point
       *[other] points
    } of wear, and hardly any ground is lost.
    .title = That is it.
puzzle-formula_d-hold = { puzzle-worth } The reason: you stand where it hurts others. Within { $rounds ->
        [2] two
       *[other] four
    } rounds your rivals together get about { $gain } { $gain ->
        [one] cell
       *[other] cells
    } less far.
    .title = That is it.
puzzle-formula_d-own-4 = { puzzle-worth } The reason: third gear throws 4 to 8, and from here eight cells can still end inside the corner, where the second stop waits. Fourth throws up to 12, and from nine on you are out of it with a stop missing. That is worth the gearbox point of skipping a gear.
    .title = That is it.
puzzle-formula_d-own-5 = { puzzle-worth } The reason: the corner wants one more stop, and leaving it by a single cell costs one tyre. You have six. The straight a turn earlier is worth far more than a tyre that nobody counts after the flag.
    .title = That is it.
