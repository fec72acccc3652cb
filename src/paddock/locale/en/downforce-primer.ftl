### Downforce for a first race, and its words.

downforce-primer-goal = Have the most money at the end. Money comes from prizes for the cars that you own and from bets on cars that come in among the first three; you pay for your cars at the start. So the fastest car need not be yours: it is enough to have bet on it.
    .title = What it is about
downforce-primer-auction = Six cars are sold one by one, each with a power. Everybody lays a card face down; the number on the bar in the car's colour is the bid. The highest bid pays and takes the car. Your bidding card comes back to your hand, so a bid shows what you could drive with.
    .title = Buy a car
downforce-primer-race = On your turn you play one card. It names cars by its bars, and each of them drives that many cells, from the top bar down, whoever owns it. You choose every step. A white bar moves a car that is not on the card.
    .title = Play a card
downforce-primer-block = One car a cell, always forwards, never through another. Where the road narrows, a car in front of you can cost the whole bar. Steering a rival into a dead end is part of the game.
    .title = Block
downforce-primer-bet = Three times, when the first car crosses a line, everybody bets in secret on a car. Early bets pay more. You may bet on any car, your own or another's.
    .title = Bet
downforce-primer-end = When all cars are home or the cards are gone, prizes and bets are paid, and the prices of your cars are taken off. The most money wins.
    .title = Reckon
downforce-primer-tips = Look at the start before you bid: the car in front has a free road. Look at your hand: many high bars of one colour are worth a price. Keep your best cards for wide stretches, play cards that move rivals into each other where it is narrow, and let your bets follow what you saw, not what you hoped.
    .title = Driving your first race

downforce-word-bar = A line of a card: a colour and how many cells that car drives.
    .title = Bar
downforce-word-white = A bar for a car of your choice whose colour is not on the card.
    .title = White bar
downforce-word-lot = What is sold in one go: a car, its speed-8 card and a power.
    .title = Lot
downforce-word-power = An ability that comes with a car. You keep one, and it serves all your cars.
    .title = Power
downforce-word-eight = The card that comes with a car: eight cells for it alone.
    .title = Speed 8
downforce-word-line = The three lines across the road; the first car over each calls for bets.
    .title = Betting line
downforce-word-rect = A cell on the straight. The power Determined looks for them.
    .title = Rectangular cell
