### What the terminal says of Downforce. Words between ` marks are typed and stay as they are.

terminal-downforce-headline = { $circuit } · { $variant } · { $cards } cards played
terminal-downforce-head-car = car
terminal-downforce-head-cell = cell
terminal-downforce-head-to-go = to go
terminal-downforce-head-owner = owner
terminal-downforce-head-price = price
terminal-downforce-head-power = power
terminal-downforce-head-place = place
terminal-downforce-head-player = player
terminal-downforce-head-cars = cars
terminal-downforce-head-cards = cards
terminal-downforce-head-paid = paid
terminal-downforce-racing = on the grid
terminal-downforce-home = home
terminal-downforce-stalled = stalled
terminal-downforce-absent = absent
terminal-downforce-total = { $total } million
terminal-downforce-steps = steps left: { $steps }
terminal-downforce-cell = lane { $lane }, { $steps } to the finish
terminal-downforce-short-black = bk
terminal-downforce-short-red = re
terminal-downforce-short-orange = or
terminal-downforce-short-blue = bu
terminal-downforce-short-green = gr
terminal-downforce-short-yellow = ye
terminal-downforce-line = line { $line }
terminal-downforce-end = cell { $cell }
terminal-downforce-lost = loses { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}
terminal-prompt-bid = { $car }, your bid: a card, or `pass`
terminal-prompt-keep = { $car }, which power do you keep?
terminal-prompt-downforce-play = { $car }, play a card
terminal-prompt-skip = { $car }, `go`, or leave the bar out with `skip`?
terminal-prompt-white = { $car }, which car takes the white bar?
terminal-prompt-move = { $car }, where to? (or step by step: `step 57`)
terminal-prompt-bonus = { $car }, `stop`, or drive farther: where to?
terminal-prompt-bet = { $car }, your bet: which car?
terminal-help-downforce = Bid and play a card by its name alone: `C4`; `pass` bids nothing. `play A2 upward` takes its bars from below, where a power allows it.
terminal-help-downforce-map = A drive is one answer: the number of an end on the map. Red ends lose steps. Another way there is driven in steps: `step 57, step 61`. Cars are called by two letters, the one that drives points ahead; numbers below count steps.
