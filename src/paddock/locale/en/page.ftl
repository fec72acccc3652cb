### What the browser's page says of its own accord.

## Front page

page-motto = Racing board games, raced.
page-language = Language
page-light = Light
page-day = Day
page-night = Night
page-sound = Sound
page-title-downforce = Downforce
page-title-formula_d = Formula D
page-tagline-heat = Cards, gears and nerve
page-tagline-downforce = Buy, bet and block
page-tagline-formula_d = Shift and roll
page-drivers = { $from } to { $to } drivers
page-circuits = { $count ->
    [one] 1 circuit
   *[other] { $count } circuits
}
page-invite = Invite
page-new-here = New here?
page-first-lap = Drive one lap
page-school = Race school
page-race-now = Race now
page-open-tables = Open tables
page-open-hint = No account. Pick a seat and drive.
page-no-tables = No races yet. Start one.
page-no-tables-hint = Two clicks to the grid.
page-seats = Seats
page-live = Live
page-round-n = Round { $round }
page-laps = { $laps ->
    [one] 1 lap
   *[other] { $laps } laps
}
page-sit-down = Sit down
page-watch = Watch
page-replay = Replay
page-open-file = Open a race file
page-open-file-hint = Drop it here, or choose one
page-choose-file = Choose a file
page-file-too-long = That file is too long for a race.
page-my-tables = Your tables
page-my-tables-hint = This browser still has your seat.
page-back-to-seat = Back to your seat

## Setting up

page-circuit = Circuit
page-circuit-facts = { $laps ->
    [one] 1 lap
   *[other] { $laps } laps
}, { $corners ->
    [one] 1 corner
   *[other] { $corners } corners
}
page-cars-heat = Cars
page-cars-downforce = Players
page-cars-formula_d = Cars
page-laps-label = Laps
page-level = Drivers
page-driver-rookie = Rookie
page-driver-club = Club
page-driver-racer = Racer
page-driver-pro = Pro
page-driver-champion = Champion
page-driver-random = Random
page-temper = Temper
page-temper-calm = calm
page-temper-steady = steady
page-temper-wild = wild
page-temper-mixed = mixed
page-temper-note = Calm keeps something in hand, wild spends it: the same strength, another race.
page-bot-name = { $level } { $number }
page-pace = Pace
page-pace-relaxed = Relaxed
page-pace-live = With a clock
page-pace-post = By post
page-clock-each = Time for a decision
page-span-seconds = { $n } s
page-span-minutes = { $n } min
page-span-hours = { $n } h
page-your-name = Your name
page-colour = Colour
page-colour-red = Red, number 07
page-colour-blue = Blue, number 12
page-colour-yellow = Yellow, number 21
page-colour-black = Black, number 05
page-colour-grey = Grey, number 33
page-colour-green = Green, number 88
page-colour-orange = Orange, number 03
page-colour-purple = Purple, number 27
page-colour-white = White, number 44
page-colour-brown = Brown, number 66
page-you = You
page-nameless = Driver
page-guest = Driver { $number }
page-at-this-device = Player { $number }, this device
page-add-here = + Someone at this device
page-remove = Remove
page-by-link = Friends by link
page-setup-sum = { $people ->
    [one] 1 person
   *[other] { $people } people
} on the grid, { $bots ->
    [0] no drivers
    [one] 1 driver ({ $level })
   *[other] { $bots } drivers ({ $level })
}.
page-open-table = Open the table
page-to-the-grid = To the grid
page-close = Close

## Before the start

page-table-open = The table is open
page-send-link = Send this link round. Whoever opens it picks a seat.
page-here-only = Only this device can open this link. To let others in, start the server with
page-address = Address in the link
page-copy-link = Copy the link
page-copied = Copied
page-qr = QR code of the link to this table
page-free-seat = Free seat
page-here = Here
page-away = Away
page-start-race = Start the race
page-start-fills = { $count ->
    [one] The free seat goes to a driver.
   *[other] The { $count } free seats go to drivers.
}
page-host-starts = The host starts the race.
page-name-first = Say your name first.
page-people = At the table
page-driven = a driver drives
page-seat-free-it = Free the seat
page-seat-stand-up = Stand up
page-seat-sure = Sure? The seat link of { $name } stops working
page-seat-open = Open it to a person
page-seat-to-driver = Give it to a driver
page-seat-give-back = Give the wheel back
page-seat-lost = Your seat was opened again.
page-seat-lost-hint = Your old link no longer works. You can watch, or take a free seat.
page-seat-waits = { $count ->
    [one] A seat is free. A driver keeps it warm.
   *[other] { $count } seats are free. Drivers keep them warm.
}
page-seat-said-joined = { $name } takes the wheel of { $number }
page-seat-said-driver = A driver drives for { $name }
page-seat-said-person = { $name } is back at the wheel
page-seat-said-open = The seat of { $name } is free
page-notices = Tell me when it is my turn
page-notices-hint = A notice of your browser, while this page is open in another tab.
page-notices-blocked = Your browser blocks notices from this page. Allow them in its settings.
page-calls = By post
page-calls-hint = A move may take hours or a day. Close the page, and come back when it is your turn. Two ways to be told:
page-webhook = An address to be called (webhook)
page-webhook-hint = The server calls it when it is your turn and you have this table open nowhere. It calls { $hosts }.
page-webhook-none = This server calls no addresses (webhooks). Whoever runs it can allow some.
page-notice = { $name }, the table is waiting for you.

## At the table

page-hands = Hands
page-board = The circuit
page-board-hints = Along the road
page-board-car = Zoom to my car
page-board-all = Show the whole circuit
page-dashboard = Dashboard
page-action = Your move
page-lap = Lap { $lap }/{ $laps }
page-your-move = Your move
page-also-waiting = also waiting for { $names }
page-waiting-for = Waiting for { $names }
page-wait = Waiting
page-chooses = is choosing
page-clock = { $left } left to decide
page-clock-hours = { $hours } h { $minutes } min
page-driving = Driving
page-tap-to-skip = Cars are driving. Tap the board to skip.
page-tap-on = Tap the board to go on.
page-finish = Finish
page-watching = Watching
page-watching-hint = You are watching. Hands stay hidden until the race is over.
page-standings = Standings
page-lead = lead
page-mood-choosing = choosing
page-mood-ready = ready
page-mood-driving = driving
page-mood-home = home
page-mood-out = out
page-radio = Radio
page-radio-hint = tap a line for its ruling
page-radio-empty = Quiet on the radio.
page-radio-more = Earlier lines
page-chat = Message to everybody
page-open-side = Standings, radio and chat
page-take-back = Take back
page-press-again = Press again to go anyway
page-risk = Spin-out { $chance }
page-give-seat = Let a driver drive
page-take-seat = Take the wheel
page-driver-drives = A driver holds your wheel.
page-connected = Connected
page-not-connected = No connection
page-reconnecting = Reconnecting
page-move-is-safe = your move is safe · try { $tries }
page-no-connection = No connection
page-since = since { $seconds } s
page-try-now = Try now
page-no-such-table = There is no such table.
page-to-front = To the front page
page-pass-to = Pass to { $name }
page-i-am = I am { $name }

## After the race

page-race-over = The race is over. Hands and luck are open now.
page-podium = Podium
page-you-finish = { $place ->
    [1] You win!
    [2] You finish 2nd
    [3] You finish 3rd
   *[other] You finish { $place }th
}
page-you-are-out = Out of the race: place { $place }
page-wins = { $name } wins!
page-see-board = See the board
page-rematch = Rematch
page-join-rematch = Join the rematch
page-save-race = Save the race
page-verify-ask = Was it fair?
page-verify = Was it fair?
page-verifying = Racing it all again, card by card …
page-verify-right = Fair and square
page-verify-wrong = This does not hold
page-verify-seal-noted = The dealer's secret fits the seal that your browser noted before the start: the luck was fixed then and nobody changed it.
page-verify-seal = The dealer's secret fits the seal in the file, which everybody at the table was shown before the start.
page-verify-seal-other = The seal in this file is not the one that your browser noted before the start.
page-verify-closed = The dealer's secret is not opened yet, so the luck cannot be checked.
page-verify-seed = The luck came from an open seed: whoever knew it could foresee the cards.
page-verify-own-number = A random number from your browser was mixed in, so not even the dealer could choose the cards.
page-verify-number-missing = The random number from your browser is missing from the luck.
page-verify-numbers = { $count ->
    [one] A random number from one player was mixed into the luck.
   *[other] Random numbers from { $count } players were mixed into the luck.
}
page-verify-decisions = { $count ->
    [one] The one decision follows the rules.
   *[other] All { $count } decisions follow the rules.
}
page-verify-draws = { $count ->
    [one] The one draw of luck is what the secret gives.
   *[other] All { $count } draws of luck are what the secret gives.
}
page-verify-result = The places are the ones of this race.
page-verify-hint = The server has recomputed the whole race from its file. Save the race and run “paddock verify” to check it on your own machine.
page-verify-seal-is = Seal:
page-verify-fault-file = This is not a race file that can be read.
page-verify-fault-seal = The opened secret does not fit the seal.
page-verify-fault-rules = Line { $line } of the file breaks the rules.
page-verify-fault-luck = In line { $line } of the file the luck is not what the secret gives.
page-verify-fault-result = The places in the file are not the ones of this race.

## Replay

page-replay-title = Replay
page-play = Play
page-pause = Pause
page-step-back = One back
page-step-on = One on
page-to-start = To the start
page-to-end = To the end
page-speed = Speed
page-moment = Moment { $moment } of { $moments }
page-seen-by = Seen by
page-seen-by-all = All-seeing
page-copy-moment = Copy link to this moment
page-no-race = No race to show. Choose a race file.
page-replay-cut = The file ends here, before the finish.
page-moment-start = Start
page-keys-replay = Space plays and pauses, the arrow keys step.

## When something goes wrong

page-error = That did not work
page-error-server = The server does not answer. Try again.
page-error-load = A part of the page could not be loaded. Load the page again.

## Heat

page-heat-headline = { $laps ->
    [one] 1 lap
   *[other] { $laps } laps
} · { $spaces } spaces each
page-heat-detail = lap { $lap } · gear { $gear }
page-heat-gear = Gear
page-heat-gear-n = Gear { $gear }
page-heat-engine = Engine
page-heat-engine-spoken = { $heat } heat in the engine
page-heat-deck = deck
page-heat-discarded = discard
page-heat-hand = Your hand
page-heat-card-speed = Speed
page-heat-card-upgrade = Upgrade
page-heat-card-stress = Stress
page-heat-card-heat = Heat
page-heat-card-name = Speed { $value }
page-heat-card-spoken = { $card }, card { $number }
page-heat-about-heat = Heat is in the way: it cannot be played or discarded. Cooldown moves it back to the engine.
page-heat-about-stress = Stress cannot be discarded. When it is played, cards are turned up until a speed card comes: that is its speed.
page-heat-about-starting = A starting upgrade: it is played like a speed card, but a plus that turns it up passes over it.
page-heat-about-speed = A speed card: its number is added to your speed.
page-heat-no-discard = Neither heat nor stress can be discarded.
page-heat-heat-stays = Heat cannot be played. Cool it down.
page-heat-laid = Your cards lie face down.
page-heat-play = { $count ->
    [one] Play 1 card
   *[other] Play { $count } cards
}
page-heat-needs = { $gear ->
    [one] Gear 1 needs one card. Choose it.
   *[other] Gear { $gear } needs { $gear } cards. Choose { $more } more.
}
page-heat-clutter = Back to gear 1
page-heat-clutter-why = Cluttered hand: too few cards for this gear. No move this round.
page-heat-keep = Keep all
page-heat-keep-why = Then you draw up to seven.
page-heat-discard = { $count ->
    [one] Discard 1 card
   *[other] Discard { $count } cards
}
page-heat-cool = Cool { $heat }
page-heat-option-boost = Boost, pay 1 heat
page-heat-option-adrenaline = Adrenaline
page-heat-option-done = Drive on
page-heat-option-slip = Take the slipstream
page-heat-option-stay = Stay
page-heat-then-on = { $what }, drive on
page-heat-ask-react = Your reaction
page-heat-ask-slipstream = The slipstream
page-heat-ask-discard = Discard what you do not want, then draw.
page-heat-cost = Costs { $heat } heat.
page-heat-cost-corner = Costs { $heat } heat, { $corner } included.
page-heat-cost-spin = Spin-out { $chance }!
page-heat-cost-nothing = Costs nothing.
page-heat-pit = Forecast
page-heat-speed = Speed
page-heat-corner = Corner
page-heat-heat = Heat
page-heat-spin = Spin
page-heat-pit-gained = { $count ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
}
page-heat-pit-blocked = held up { $chance }
page-heat-pit-finish = to the flag
page-heat-pit-limit = limit · within
page-heat-pit-over = limit · { $over } over
page-heat-pit-maybe = limit · crossed { $chance }
page-heat-pit-none = not reached
page-heat-pit-leaves = leaves { $heat }
page-heat-pit-holds = it holds
page-heat-pit-spin-maybe = risky
page-heat-pit-spin-likely = likely
page-heat-tag-ok = ok
page-heat-tag-pay = pay { $heat }
page-heat-tag-spin = spin { $chance }
page-heat-then-speed = Speed { $speed }
page-heat-then-moves = { $count ->
    [one] { $spaces } space on
   *[other] { $spaces } spaces on
}
page-heat-then-finish = Over the finish line
page-heat-then-pays = { $corner } at { $speed }, limit { $limit }: pays { $heat }
page-heat-then-holds = { $corner } at { $speed }, limit { $limit }: free
page-heat-then-spins = Spin-out { $chance }
page-heat-then-engine = Engine { $heat }
page-heat-sum = speed { $speed } − limit { $limit } = { $cost }
page-heat-spoken = Lap { $lap } of { $laps }, gear { $gear }, { $engine } heat in the engine. Hand: { $cards }.
page-heat-spoken-plan = Choose a gear ({ $gears }) with the up and down keys and cards with the number keys, then press Enter.
page-heat-spoken-choose = Choose: { $options }.
page-heat-spoken-discard = Discard cards with the number keys, then press Enter.

## Banners and what is new

page-shout-passes = You pass { $names }
page-shout-passed = { $names } came past you
page-clock-ran-out = Time is up for { $name }: { $driver } answers
page-shout-away = { $name } is away
page-shout-back = { $name } is back
page-is-away = away
page-radio-new = new: { $count }
page-chat-unread = { $count } unread
page-heat-in-hand = In hand
page-heat-pit-spin-sure = certain
page-heat-piles = engine { $engine } · deck { $deck } · hand { $hand } · discard { $discard }
page-more-about = More about { $name }
page-unknown = No such page
page-unknown-hint = The address leads nowhere. Races start on the front page.
page-keys = Keys
page-key-pick = pick a card or an answer
page-key-gear = shift
page-key-walk = walk through the answers
page-key-enter = do what the big button says
page-key-skip = skip the driving
page-key-zoom = zoom
page-key-escape = put back, close
page-my-races = Your races
page-my-races-hint = Finished, and kept to watch again.
page-round-back = Round back
page-round-on = Round on
page-own-circuit = A circuit of your own
page-own-circuit-about = From a file; docs/circuits.md says how to make one.
page-own-circuit-choose = Add a circuit file
page-file-large = This file is too large.
page-file-faults = { $count ->
    [one] { $name } has a fault. Nothing was added.
   *[other] { $name } has { $count } faults. Nothing was added.
}
page-file-more = And { $count } more.
page-heat-solo = Solo against legends
