### What the page says of Downforce. Money is in millions.

## Setting up

page-downforce-variant = Rules
page-downforce-variant-normal = Full game
    .about = Auction, powers, bets.
page-downforce-variant-beginners = Beginners
    .about = Cars by lot, three cards in hand. The first car home wins.
page-downforce-variant-overrun = Overrun
    .about = Nobody stops at the line. The farthest car wins when all cards are played.
page-downforce-variant-beginners-overrun = Beginners, overrun
    .about = Cars by lot, three cards in hand. The farthest car wins when all cards are played.
page-downforce-two = With two players, hands are pooled after the auction.
page-downforce-open = Kept powers
page-downforce-open-yes = Open
page-downforce-open-no = Secret
page-downforce-with = In
page-downforce-without = Left out
page-downforce-deck = Deck
page-downforce-deck-standard = Reconstructed deck
page-downforce-deck-own = Deck of the host
page-downforce-deck-loaded = { $name } is loaded.
page-downforce-deck-choose = Load a deck file
page-downforce-deck-drop = Back to the usual deck
page-downforce-origin = Where it comes from
page-downforce-origin-circuits = Both circuits are original designs of this project, in the spirit of the published board.
page-downforce-origin-deck = The deck is a reconstruction: its patterns are known, the colours on most cards are not. If you own the game, write its cards down in a file and load it when you set up a race. The form is described in docs/downforce-deck.md.
page-downforce-origin-own = This race uses a deck that the host loaded from a file.

## At the table

page-downforce-auction = Auction
page-downforce-lot = lot { $lot } of { $lots }
page-downforce-second-round = second round
page-downforce-powers-kept = powers are chosen
page-downforce-bets-open = place your bets
page-downforce-bets-made = bets { $bets }/3
page-downforce-millions = millions, if the race ended now
page-downforce-million = { $amount } million
page-downforce-field = The cars in their order
page-downforce-no-car = no car yet
page-downforce-no-owner = nobody’s car
page-downforce-stalled = stalled
page-downforce-yours = yours
page-downforce-runs = place { $place }
page-downforce-car-home = home, place { $place }
page-downforce-mood-bid = bid
page-downforce-mood-bet = bet
page-downforce-hand = Your hand
page-downforce-your-cars = Your cars
page-downforce-at-turn = plays
page-downforce-steps-left = { $count ->
    [one] 1 step left
   *[other] { $count } steps left
}
page-downforce-powers-won = You won { $powers }. You keep one of them.
page-downforce-no-cards = No cards left.
page-downforce-formality = Driving on …
page-downforce-upward = bottom up
page-downforce-downward = top down
page-downforce-last-lot = The last lot
page-downforce-bids-shown = The bids

## Powers

page-downforce-about-aggressive = Your card’s top bar, if it is your car: one step more.
page-downforce-about-cunning = You steer your own cars on other players’ cards.
page-downforce-about-determined = Your car entered rectangular cells only: drive on.
page-downforce-about-strategic = Leave out one bar of your card.
page-downforce-about-tricky = Play your card from the bottom bar up.
page-downforce-about-unpredictable = A white bar may take a colour of the card.

## The auction

page-downforce-pass = Pass
page-downforce-card-name = Card { $card }
page-downforce-card-about = Moves these cars, from the top bar down: { $bars }.
page-downforce-card-won = You won this card in the auction; you cannot bid with it.
page-downforce-card-no-bid = It has no bar for { $car }: laid down, it means that you pass.
page-downforce-pass-why = You show no bid for this car.
page-downforce-bids = bids { $amount }
page-downforce-passes = passes
page-downforce-bid = Bid { $money }
page-downforce-bid-why = You pay { $money } only if you win { $car }.
page-downforce-how = How the card counts
page-downforce-how-colour = colour: { $amount }
page-downforce-how-white = white bar: { $amount }
page-downforce-how-lowest = lowest number: { $amount }
page-downforce-sealed = { $card } lies face down: { $money }.
page-downforce-sealed-pass = You pass.
page-downforce-sold = { $who } buys { $car } for { $money }
page-downforce-unsold = Nobody bids for { $car }
page-downforce-bid-laid = bid laid
page-downforce-bets-on = bets on { $cars }

## Choices

page-downforce-ask-bid = Your bid
page-downforce-ask-keep = Which power do you keep?
page-downforce-ask-play = Play a card
page-downforce-ask-skip = Drive, or leave the bar out?
page-downforce-ask-white = Which car takes the white bar?
page-downforce-ask-move = Where to?
page-downforce-ask-bonus = Drive farther?
page-downforce-ask-bet = Your bet
page-downforce-why-bid = Choose a card to bid with, or pass.
page-downforce-why-keep = Choose the power that you keep.
page-downforce-why-play = Choose a card to play.
page-downforce-why-skip = Choose one.
page-downforce-why-white = Choose the car that takes the white bar.
page-downforce-why-move = Choose where the car ends up.
page-downforce-why-bonus = Choose how far to drive, or stop.
page-downforce-why-bet = Choose the car that you bet on.
page-downforce-keep = Keep { $power }
page-downforce-keep-why = In secret, until you use it. The others leave the game.
page-downforce-play = Play { $card }
page-downforce-play-a-card = Play a card
page-downforce-go = Drive { $colour } { $steps }
page-downforce-skip = Leave out { $colour } { $steps }
page-downforce-skip-why = Strategic: once on this card.
page-downforce-take = White { $steps } to { $car }
page-downforce-give-up = No car for white { $steps }
page-downforce-drive = Drive { $car }
page-downforce-stop = Stop here
page-downforce-leave = Let the card player steer
page-downforce-cunning = { $who } played the card. You are Cunning and steer your car.
page-downforce-hint-move = Choose the end on the board or here. Tap a cell on the way to drive through it.
page-downforce-hint-bonus = Your power lets this car drive farther.
page-downforce-other-way = Another way
page-downforce-step-by-step = Step by step
page-downforce-all-the-way = All the way
page-downforce-end = Lane { $lane }
page-downforce-end-home = Home
page-downforce-way-home = over the finish line
page-downforce-way-cells = { $count ->
    [one] 1 cell
   *[other] { $count } cells
}
page-downforce-way-lost = { $count ->
    [one] dead end: 1 step lost
   *[other] dead end: { $count } steps lost
}
page-downforce-way-straight = rectangular cells only
page-downforce-way-bent = through a bend

## Bets

page-downforce-bet-sheet = What a bet pays
page-downforce-line-label = Line
page-downforce-line-n = Line { $line }
page-downforce-place-n = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
page-downforce-bet-label = Your bet
page-downforce-bet-on = Bet on { $car }
page-downforce-bet-why = Secret until the race is over.

## Pit board

page-downforce-pit = Sums
page-downforce-pit-bid = Bid
page-downforce-pit-no-bid = no bid yet
page-downforce-pit-win = Win
page-downforce-pit-first = first place pays
page-downforce-pit-no-money = money does not count
page-downforce-pit-tie = Tie
page-downforce-pit-bars = bars on this card
page-downforce-pit-paid = Paid
page-downforce-pit-so-far = million so far
page-downforce-pit-auction = million at the auction
page-downforce-pit-money = Money
page-downforce-pit-as-now = as it stands
page-downforce-pit-total = million in all
page-downforce-pit-bets = Bets
page-downforce-pit-cards = Cards
page-downforce-pit-steps = Steps
page-downforce-pit-pile-label = Pile
page-downforce-pit-pile = { $count } in the pile

## The reckoning

page-downforce-reckoning = The reckoning, in millions
page-downforce-prize-n = Car { $number }
page-downforce-bet-n = Bet { $line }
page-downforce-prices = Prices
page-downforce-total = Total

## Read aloud

page-downforce-spoken = Cars in their order: { $field }. Yours: { $cars }. Paid: { $paid } million.
page-downforce-spoken-car = { $car }: lane { $lane }, { $steps } steps to the finish
page-downforce-spoken-bid = On offer: { $car } with { $power }. Choose a card with the arrow keys or numbers, 0 passes, Enter bids. Hand: { $cards }.
page-downforce-spoken-keep = Which power do you keep? { $options }.
page-downforce-spoken-play = Play a card: arrow keys or numbers choose, Enter plays. Hand: { $cards }.
page-downforce-spoken-skip = { $options }?
page-downforce-spoken-white = Which car takes the white bar? { $options }.
page-downforce-spoken-move = Steer { $car }, { $steps } steps left, { $ends } ends to choose from. Left and right choose the end, up and down another way, S steps singly, Enter drives.
page-downforce-spoken-bonus = { $car } may drive farther: { $ends } ends to choose from. Left and right choose, Enter answers.
page-downforce-spoken-bet = Bet { $line }: choose a car with the arrow keys or the numbers 1 to 6, Enter bets.

## Faults of a deck file

deck-place = { $name ->
    [none] card { $card }
   *[other] card { $card } ({ $name })
}{ $bar ->
    [0] {""}
   *[other] , bar { $bar }
}
deck-fault-too-long = The file has more than { $most } bytes.
deck-fault-not-json = This is no JSON file ({ $detail }).
deck-fault-no-cards = The list “cards” is missing.
deck-fault-id = “id” must be A1 to G6, not “{ $id }”.
deck-fault-card-twice = { $id } stands twice.
deck-fault-missing = { $count } of 42 cards are missing: { $cards }.
deck-fault-bars = “bars” must be a list of 1 to { $most } bars.
deck-fault-colour = The colour must be one of { $colours }.
deck-fault-steps = The steps must be 1 to { $most }.
deck-fault-colour-twice = A colour stands twice on it.
deck-fault-whites = More than two white bars.
deck-fault-speed-8 = “speed_8” must be one bar of 8 for each of the six cars.
