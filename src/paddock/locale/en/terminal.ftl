### What the terminal says of its own accord. Words between ` marks are typed and stay as they are.

## Screen

terminal-headline = { $circuit } · lap { $lap }/{ $laps } · round { $round }
terminal-radio = Radio
terminal-more-choices = … { $count } more: `more`
terminal-finish = FINISH
terminal-gear = Gear
terminal-engine = Engine
terminal-engine-heat = { $heat } heat
terminal-deck = Deck { $deck }
terminal-discard = Discard { $discard }, top { $top }
terminal-moving = speed { $speed } ({ $cards })
terminal-cooldown = cooldown { $cooldown }
terminal-adrenaline = adrenaline +1
terminal-hand = hand
terminal-home = home
terminal-withdrawn = withdrawn
terminal-you = you
terminal-driverless = no driver
terminal-colour-red = red
terminal-colour-blue = blue
terminal-colour-yellow = yellow
terminal-colour-black = black
terminal-colour-grey = grey
terminal-colour-green = green
terminal-colour-orange = orange
terminal-colour-purple = purple
terminal-colour-white = white
terminal-colour-brown = brown
terminal-colour-pink = pink
terminal-colour-teal = teal

## Heads of columns

terminal-head-driver = driver
terminal-head-lap = lap
terminal-head-gap = gap
terminal-head-gear = gear
terminal-head-engine = heat
terminal-head-hand = hand
terminal-head-speed = speed
terminal-head-space = space
terminal-head-left = engine
terminal-head-circuit = circuit
terminal-head-name = name
terminal-head-laps = laps
terminal-head-spaces = spaces
terminal-head-corners = corner limits
terminal-head-mean = mean place
terminal-head-spin-outs = spin-outs a car
terminal-head-stalled-cars = stalled cars a player
terminal-head-grid = grid
terminal-head-upgrade = upgrade
terminal-head-weather = weather
terminal-head-cars = cars
terminal-head-wins = wins
terminal-head-interval = 95 % interval

## Choices

terminal-corner = { $corner } limit { $limit }: { $cost ->
    [0] free
   *[other] costs { $cost }
}
terminal-chance-spun-out = spin-out { $chance }
terminal-chance-blocked = held up { $chance }
terminal-chance-crossed = finish { $chance }
terminal-cluttered = cluttered hand: no move, gear 1 (heat 13)
terminal-prompt-shift = { $car }, choose a gear (or help)
terminal-prompt-play = { $car }, gear { $gear }: play { $gear ->
    [one] 1 card
   *[other] { $gear } cards
}
terminal-prompt-react = { $car }, react
terminal-prompt-slipstream = { $car }, slipstream?
terminal-prompt-discard = { $car }, discard?
terminal-say-what = Say what you do; `help` lists what you can type.
terminal-no-choice = There is no choice { $number }; choices are 1 to { $most }.
terminal-forced = { $car }: only `{ $answer }` is possible.
terminal-forfeit = { $car }: its bot left the decision to the scripted driver: { $reason }.
terminal-bot-raced = { $game } (seed { $seed }): { $bot } is { $place } of { $seats }; { $decisions } decisions, the slowest { $slowest } ms; ready after { $ready } ms
terminal-bot-fault =   { $decision }: { $reason }
terminal-bot-more =   and { $count } more
terminal-bot-stays =   it did not end by itself within a second after the race was over
terminal-bot-right = Nothing wrong was found.
terminal-bot-seated = Seated at table { $table }.
terminal-bot-over = The race is over: { $bot } is { $place } of { $seats }.

## Commands

terminal-help-answers = Answer with a key of the list, or with the words beside it; Enter takes the quiet answer where there is one.
terminal-help-rulings = `?` explains the rulings last cited, `? 36` a certain one.
terminal-help-undo = `undo` takes your last answer back, while nobody has acted since and nothing hidden has come out.
terminal-help-withdraw = `withdraw` takes your car out of the race.
terminal-help-save = `save FILE` keeps the race so far.
terminal-help-position = `position` prints the position as text, as far as you may know it.
terminal-help-hint = `hint` asks the coach: the best answers, the chance to win, and why.
terminal-help-board = `board` shows everything again.
terminal-help-quit = `quit` leaves and keeps the race in a file.
terminal-nothing-cited = No ruling has been cited yet; `? 36` explains a certain one.
terminal-save-how = Say where: `save FILE`.
terminal-saved = Race kept in { $file }
terminal-overwrite-sure = { $file } is there already. Write over it? (y/n)
terminal-goes-on = The race goes on in round { $round }.
terminal-what-if = What if: from { $file }, after { $moment } lines. The luck is new from here.
terminal-origin-said = It says that it goes on from another race ({ $origin }); --from FILE checks that.
terminal-origin-right = It goes on from that race, as it says ({ $origin }).
terminal-save-offer = Keep this race? File name, or Enter for no:
terminal-left = You have left the race.
terminal-withdraw-sure = Withdraw { $car } from the race? (y/n)
terminal-position-note = Hidden cards are dealt anew: this is what you may know.
terminal-pass = Pass the keyboard to { $car } { $name }, then press Enter.
terminal-winner = { $car } { $name } wins the race!
terminal-wrong = { $file }: wrong: { $reason }

## Replay

terminal-replay-prompt = step { $step } of { $steps } (n, p, j N, v SEAT, q) >
terminal-replay-help = Type n or Enter for the next step, p for the one before, j 1 to j { $steps } to jump, v 0 or v all to change the view, q to leave.

## Simulation

terminal-racing = racing
terminal-by-driver = Places by driver
terminal-by-grid = Places by grid place
terminal-by-upgrade = Wins by upgrade
terminal-by-weather = Wins by weather
terminal-by-circuit = Wins by circuit
terminal-speed = { $races } races in { $seconds } s: { $rate } races, { $turns } turns and { $decisions } decisions a second ({ $engine ->
    [compiled] compiled
   *[plain] plain Python
})
terminal-reading = reading
terminal-table-written = { $rows } rows in { $file }
terminal-verdict-more = { $name } wins more than its share: { $share } % of the races ({ $low } to { $high } %), fair would be { $fair } %. Luck alone would do that with a chance of { $chance } %.
terminal-verdict-less = { $name } wins less than its share: { $share } % of the races ({ $low } to { $high } %), fair would be { $fair } %. Luck alone would do that with a chance of { $chance } %.
terminal-verdict-none = { $name } wins { $share } % of the races ({ $low } to { $high } %), fair would be { $fair } %: that may well be luck ({ $chance } %).
terminal-verdict-all-luck = No difference can be told from luck.
terminal-verdict-many = { $count } shares were compared at once; the chances allow for that.
terminal-too-few-races = { $races } races are few: a share may be { $off } points off. { $needed } races would bring that down to { $wanted }.
terminal-plot-title = Shares of wins in { $races } races
terminal-plot-note = Lines: 95 % intervals; thick ones differ from the fair share (dashed) by more than luck.
terminal-races-kept = Races kept in { $folder }

## Heat's modules

terminal-legend = legend
terminal-retired = retired
terminal-legend-card = diamond { $diamond }, top speed { $helmet }
terminal-press = press { $corners }
terminal-upgrades = Upgrades { $cards }
terminal-on-top = { $card } on top
terminal-prompt-draft = { $car }, choose an upgrade
terminal-prompt-swap = { $car }, give an upgrade for another?
terminal-prompt-swap-for = { $car }, what for { $card }?
terminal-prompt-prune = { $car }, give one upgrade back
terminal-prompt-values = { $car }, which value for { $card }?
terminal-prompt-mend = { $car }, one card too many: take one back
terminal-help-heat = Shift with `g3`, play with `4+2+stress`, both at once with `g3, 4+2+1`; then `boost`, `cool 2`, `slip`, `drop 1+3`, `keep`. Enter takes the first answer when you react, slip or discard.
terminal-help-heat-road = The road: +3 is three spaces ahead, T1 (7) a corner line with its limit, the thick line the racing line.
terminal-help-cards = `? b07` explains a card, `? scrap` a symbol, `? symbols` all of them.

## Rules

terminal-rules-more = More: `paddock rules { $game } --all` reads everything ({ $chapters }); `paddock rules { $game } WORDS` finds something.
terminal-learn-on = Enter: go on · back
terminal-learn-ask = Your answer · show · back
terminal-left-lesson = You have left the lesson.

terminal-circuit-right = { $file }: { $name }, { $spaces } spaces, { $corners } corners; nothing is wrong with it.
terminal-head-measure = in a race
terminal-head-this-circuit = this circuit
terminal-head-own-circuits = the game's circuits
terminal-measure-turns = turns of a car
terminal-measure-overtakes = cars overtaken
terminal-measure-lead-changes = changes of the lead
terminal-measure-mishaps = mishaps of a car
terminal-measure-plot = Wins by grid place in { $races } races

## The coach

terminal-coach = The coach would… ({ $playouts } races driven on; it knows what you know)
terminal-coach-answer = answer
terminal-coach-win = to win
terminal-coach-place = place
terminal-coach-why = why
terminal-coach-thinks = The coach thinks…
terminal-analyse = { $car } decides: what each answer is worth ({ $playouts } races driven on, by what { $car } knows)
terminal-analyse-others = { $cars } must decide now, too: --seat looks at them.

## Comparing drivers

terminal-compare-title = { $races } races, { $cars } cars each, on { $circuits }
terminal-compare-driver = driver
terminal-compare-rating = rating
terminal-compare-wins = wins
terminal-compare-fair = of equals
terminal-compare-place = place
terminal-compare-ahead = before { $name }
terminal-compare-note = Rating: 100 points more finish ahead in two races of three. Wins are of the races that a driver took part in; every interval is 95 %.
terminal-compare-stopped = Stopped: the interval of { $what } lies wholly above or below { $share } %.
terminal-compare-kept = Kept in { $file }; the same command goes on there.
