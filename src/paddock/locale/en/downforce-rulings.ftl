### The rulings of Downforce, for players. Message downforce-44 explains the ruling called "downforce 44".

## Set-up

downforce-1 = The 42 ordinary speed cards are shuffled and dealt out evenly: 21 each for two players, then 14, 10, 8 and 7 each for three to six. With four or five players two cards are left over and leave the game.
    .title = The deal
downforce-2 = The two cards left over with four or five players leave the game unseen. Nobody learns which they were.
    .title = Left-over cards
downforce-3 = The six speed-8 cards and the six power cards are shuffled as two piles, face down. The six cars are drawn by lot onto the start cells.
    .title = Piles and grid
downforce-4 = The cars stand on the grid and the hands are dealt before the auction begins, so you bid knowing both.
    .title = First the grid, then the auction
downforce-5 = Hidden are hands, bets and, for a player who won several powers, which one was kept. Everything else is open: lots and their powers, prices, owners, played cards, the size of every hand and every card shown in the auction.
    .title = Open and hidden

## Auction

downforce-6 = Six lots come up one at a time. The top speed-8 card names the car; the top power card goes with it.
    .title = The lots
downforce-7 = All bidders lay one hand card face down and show them together. Your bid, in millions, is the number on the bar in the car's colour.
    .title = Bidding
downforce-8 = A card without the car's colour is no bid. You can also simply pass, which means the same: see downforce 99.
    .title = Passing
downforce-9 = You bid with the ordinary cards that you were dealt. A speed-8 card won in an earlier lot cannot be laid as a bid.
    .title = Speed-8 cards do not bid
downforce-10 = The highest bid wins the lot and is written down as its price. The others pay nothing.
    .title = The highest bid wins
downforce-11 = Among equal bids the card with more bars wins. White bars count as bars.
    .title = Equal bids: more bars
downforce-12 = Among equal bids on cards with equally many bars, the card with fewer white bars wins.
    .title = Still equal: fewer white bars
downforce-13 = If bids tie beyond that, the bidder with fewer cars wins; then the first one clockwise, beginning to the left of the winner of the last lot sold, or with seat one if none has been sold. Two bids in the car's own colour never tie this far.
    .title = Still equal: who decides
downforce-14 = You take the speed-8 card into your hand, and the power and the car's driver plaque lie in front of you. All bidding cards go back to their hands. With two players, see downforce 85.
    .title = What you win
downforce-15 = You may win more than one car.
    .title = Several cars
downforce-16 = If you hold no card with the car's colour, you may bid with a white bar instead. You say so with the card and name the bar whose number counts. While you hold the colour, this is refused.
    .title = Bidding with a white bar
downforce-17 = If you hold neither the car's colour nor a white bar, you may bid with any card. Its lowest number counts.
    .title = Bidding with any card
downforce-18 = Bidding with a white bar or with any card is never forced, except at the end of the auction: see downforce 22 and downforce 24.
    .title = Substitute bids are your choice
downforce-19 = As soon as there are as many unsold lots as players without a car, players who own a car stop bidding.
    .title = Owners step back
downforce-20 = Unsold are the lot on offer, the lots still in the pile and the lots set aside. Only this count gives everybody a car without shutting owners out too early.
    .title = Counting unsold lots
downforce-21 = If one lot is left and one player has no car, nobody else bids. The price is the lowest number of that colour in the player's hand.
    .title = The last car
downforce-22 = If the player who must take the last car has no bar in its colour, the lowest white bar in hand is the price; without one, the lowest number in hand.
    .title = The last car without its colour
downforce-23 = A lot that nobody bids for is set aside with its power. When the pile is empty, the players without a car bid for the lots set aside.
    .title = A lot without a bid
downforce-24 = Lots set aside come up again in the order in which they were set aside. You may pass while more lots than players without a car remain; once the numbers are equal, every such player must bid, if need be with a substitute bid.
    .title = The second round
downforce-25 = A car that nobody buys still races. Every card moves it as usual, and you can bet on it.
    .title = Cars without an owner
downforce-26 = The speed-8 card and the power of an unsold car leave the game. Its prize is paid to nobody.
    .title = What an unsold car leaves behind
downforce-27 = After the auction you keep exactly one power; your others leave the game. It serves all your cars.
    .title = One power each
downforce-28 = Won powers lie face down. If you have several, you choose one in secret, and it is shown when you first use it. An option plays with all kept powers open.
    .title = Powers are hidden
downforce-29 = Green is on offer. The four bids are none, 6, 4 and 6. Of the two sixes the card with more bars wins and pays 6.
    .title = Example: green on offer

## Turns and cards

downforce-30 = The owner of the car on start cell 1 begins. Turns go clockwise.
    .title = Who begins
downforce-31 = If nobody owns the car on start cell 1, the owner of the car on cell 2 begins, and so on. No lot is drawn.
    .title = If the first car has no owner
downforce-32 = You play exactly one card from your hand and resolve it fully. You cannot pass while you hold a card; without cards you are skipped.
    .title = Your turn
downforce-33 = The bars are resolved from the top down. Every car named on the card moves, whoever owns it, and you choose its steps.
    .title = From the top bar down
downforce-34 = A played card goes to the discard pile, face up.
    .title = Played cards
downforce-35 = A bar whose car has finished or takes no part in the race does nothing.
    .title = Bars without a car
downforce-36 = Each bar is resolved on the road as it then is, even if an earlier bar has opened or closed the way. Nothing is planned ahead.
    .title = One bar at a time

## White bars

downforce-37 = A white bar moves a car of your choice whose colour is not on the card.
    .title = White bars
downforce-38 = You may choose a car that has finished or cannot move. The bar is then wasted.
    .title = Wasting a white bar
downforce-39 = Two white bars on one card must go to cars of two different colours.
    .title = Two white bars
downforce-40 = You choose the car when the white bar's turn comes, not when you lay the card.
    .title = When you choose
downforce-41 = You cannot leave a white bar unused. You can waste it only on a car that has finished or is blocked: see downforce 38.
    .title = You must choose
downforce-42 = A colour counts as being on the card even if its car has finished or its bar was left out with Strategic.
    .title = What counts as printed
downforce-43 = On a card with blue 6, orange 4, white 2 and yellow 1, the white bar can take red, green or black.
    .title = Example: a white 2

## Movement

downforce-44 = A step goes to a cell that touches yours by an edge or a corner and whose front edge lies farther from the start line. Never sideways, never back.
    .title = A step
downforce-45 = A cell whose front edge is level with yours is not ahead, even if it touches yours at a corner. You cannot step there.
    .title = Level cells
downforce-46 = A cell holds one car, and cars do not jump. Driving diagonally between two cars is allowed.
    .title = One car to a cell
downforce-47 = A car moves the full number of its bar, or as far as it gets. The rest is lost.
    .title = The full distance
downforce-48 = While a free cell lies ahead, the car must step, but you choose freely which one. So you may steer it into a cell from which it cannot go on, and the remaining steps are lost.
    .title = Into a dead end
downforce-49 = A car that cannot take even one step loses the whole bar.
    .title = Blocked from the start
downforce-50 = Steps are taken one at a time and are final. The way counts, not just the end, because Determined and the betting lines look at it.
    .title = Step by step
downforce-51 = A car that is blocked after 3 of 6 steps loses the other 3. A cell beside you with a farther front edge is a legal first step; one with a level front edge is not.
    .title = Examples of movement

## Powers

downforce-52 = If the top bar of your card is printed in the colour of your own car, that car may go one step farther, after its printed steps. An 8 becomes a 9. A white top bar never counts, even if you give it to your car.
    .title = Aggressive
downforce-53 = On other players' cards you steer your own cars: the game asks you for every step. The card's player still chooses the car for a white bar and keeps the order of bars. If your time runs out, the card's player steers.
    .title = Cunning
downforce-54 = With Cunning, too, your car must go on while it can, and you may steer it into a dead end.
    .title = Cunning obeys the road
downforce-55 = On each card you play you may leave out one bar, coloured or white, even the card's only one. You decide when its turn comes.
    .title = Strategic
downforce-56 = You may resolve your card from the bottom bar up. It is all or nothing, and you decide before the first bar.
    .title = Tricky
downforce-57 = You may give a white bar to a colour that is on the card. That car then moves twice, each time when its bar's turn comes. Two white bars still need two different colours.
    .title = Unpredictable
downforce-58 = If a bar has taken your car over rectangular cells only, the car may drive its bonus at once, before the next bar. The cell where it began and the bonus cells may have any shape.
    .title = Determined
downforce-59 = Determined works on your own cards only, for every bar that moves one of your cars: coloured, white or speed 8. Each car is looked at separately.
    .title = When Determined works
downforce-60 = The bonus is two steps; an option makes it one. A car that entered no cell gets none.
    .title = The Determined bonus
downforce-61 = Crossing the finish line ends the movement. Bonus steps are not driven.
    .title = No bonus after the line
downforce-62 = Where a power and a general rule disagree, the power wins.
    .title = Powers come first

## Betting

downforce-63 = When a car is the first to cross one of the three betting lines, the card is finished first. Then everybody bets in secret on one of the six cars.
    .title = When bets are made
downforce-64 = Each line calls for bets once; cars that cross it later change nothing. A car has crossed when the front edge of its cell lies beyond the line. Bonus steps count.
    .title = Only the first crossing
downforce-65 = If one card takes the leader over two lines, the bets are made one after the other, first line first. On the two circuits here the lines lie too far apart for that.
    .title = Two lines on one card
downforce-66 = Betting is not optional and comes before the next turn. Everybody bets, also players whose cars are all home.
    .title = Everybody bets
downforce-67 = Any of the six cars: your own or another's, one without an owner, one already home, the same as before or a new one. The beginners' game has no bets.
    .title = What you can bet on
downforce-68 = A bet pays if its car comes first, second or third: 9, 6 or 3 million for the first line, 6, 4 or 2 for the second, 3, 2 or 1 for the third.
    .title = What bets pay
downforce-69 = Nobody sees your bets before the scoring, and you cannot change them.
    .title = Bets stay secret
downforce-70 = If one card crosses the last line and also brings cars home, the bet is still made after that card.
    .title = The last bet after a finish

## Finish and end

downforce-71 = A car that crosses the line takes the best free place and leaves the track, where it blocks nobody. How far it would have gone does not matter.
    .title = Crossing the finish
downforce-72 = Places go in the order of crossing, bar by bar. They are never shared.
    .title = Order of places
downforce-73 = When all your cars have finished, you drop your whole hand unplayed and take no more turns. A card being resolved is completed first, and you go on betting.
    .title = When your cars are home
downforce-74 = The race ends when all cars are home or nobody holds a card any more.
    .title = End of the race
downforce-75 = If only cars without an owner are still driving, every hand has been dropped and the race ends.
    .title = Only ownerless cars left
downforce-76 = A car that does not get home has stalled: no place, no prize, and bets on it pay nothing, however few cars finished. Its owner still scores other cars and bets.
    .title = Stalled cars
downforce-77 = Add the prizes of your cars that finished (12, 9, 6, 4, 2 and 0 million for places one to six) and your bets, then take off the prices you paid. The total may be negative.
    .title = Your total
downforce-78 = On equal totals the player whose best car finished earlier wins. If neither has a finished car, they share the victory.
    .title = Equal totals
downforce-79 = Places 2 and 5 bring 11, the bets 6, 4 and 3. Less the prices 5 and 4, that makes 15 million.
    .title = Example: a total

## Beginners' game

downforce-80 = No auction, no powers, no bets. The speed-8 cards and their cars are dealt at random, equally many to each: 3 each for two players, 2 for three, else 1. Cars left over do not race.
    .title = Beginners' game
downforce-81 = Everybody gets three cards; the rest is a draw pile. After playing a card you draw one.
    .title = Beginners' hands
downforce-82 = You may play your speed-8 card as your turn, as in downforce 87. You do not draw for it.
    .title = Speed 8 for beginners
downforce-83 = The cars that race fill the start cells from 1 on, without gaps. The owner of the car on cell 1 begins. When the pile is empty, nobody draws any more.
    .title = Beginners' grid
downforce-84 = The owner of the first car home wins, and the game ends there.
    .title = Winning the beginners' game

## Two players

downforce-85 = The auction is the usual one, with 21 cards each. Won speed-8 cards lie face up in front of their owner, not in hand.
    .title = Two players: auction
downforce-86 = After the auction all hand cards are shuffled into one pile. Each player draws 7.
    .title = Two players: new hands
downforce-87 = Play one card from your hand, or one of your own face-up speed-8 cards. After a hand card you draw one; after a speed-8 card you do not.
    .title = Two players: your turn
downforce-88 = Once the pile is empty, nobody draws. If you have no hand card but still a speed-8 card, you must play it.
    .title = Two players: empty pile
downforce-89 = An option leaves Cunning out. Then five powers are shuffled, and the sixth lot comes without one.
    .title = Two players without Cunning
downforce-90 = When your cars are all home, your face-up speed-8 cards are dropped along with your hand.
    .title = Two players: dropping cards

## Overrun

downforce-91 = Cars drive across the finish line and on until all speed cards are played. The owner of the car that got farthest wins; at equal distance, the car nearer the inside of the track is ahead.
    .title = Overrun
downforce-92 = There are no places, prizes, bets or dropped hands, and prices do not count: an auction only hands out the cars. Distance is laps, then front edge; level cars go by lane, inside first. It also goes with the beginners' game.
    .title = What overrun leaves out
downforce-93 = For each player only the car that got farthest counts.
    .title = One car each counts
downforce-94 = With a draw pile the race ends when pile, hands and speed-8 cards are all used up.
    .title = Overrun with a draw pile

## World Tour

downforce-95 = Two races in a row, one on each of the two circuits. The totals are added.
    .title = World Tour
downforce-96 = Each race has its own deal, auction, powers and bets. On an equal sum, the better best place in the second race decides; failing that, the victory is shared.
    .title = Each race anew

## Other versions

downforce-97 = Some versions take an unsold car out of the race, break equal bids by the sum of the other numbers, or draw the first player by lot if the front car is unsold. Here downforce 25, downforce 11, downforce 12 and downforce 31 hold.
    .title = Habits of other versions
downforce-98 = Top Race of 1996, a forerunner, let players skip bets and fined wrong ones, had no powers, and had cards of value 10 and cards that swap places. None of that is part of this game.
    .title = Top Race

## Further points

downforce-99 = Laying a card without the car's colour and passing openly have the same effect: see downforce 8.
    .title = Two ways to pass
downforce-100 = A player who has to bid in the second round (downforce 24) freely chooses the card and, if it comes to that, the white bar.
    .title = Free choice when you must bid
downforce-101 = A white bar cannot be given to a car that was left out of a beginners' race.
    .title = No white bar for absent cars
downforce-102 = Strategic is not asked about a coloured bar whose car cannot move, and Tricky not about a card with one bar: the answer would change nothing.
    .title = Questions that are skipped
downforce-103 = A Determined bonus is taken whole, as far as the road is free, or not at all.
    .title = The whole bonus or none
downforce-104 = Dropping the hand comes before drawing: if your card brings your last car home, you draw no card for it.
    .title = Dropping before drawing
downforce-105 = The card that brings the first car home is still completed. If nobody gets home, all share the victory.
    .title = Finishing the beginners' race
downforce-106 = With two players, powers are chosen before the hands are shuffled together.
    .title = Two players: powers first
downforce-107 = In the overrun variant powers keep working beyond the finish line.
    .title = Powers in overrun
downforce-108 = A World Tour takes the usual game only, since the beginners' game and the overrun variant know no money.
    .title = World Tour is the usual game
downforce-109 = An answer may be taken back as long as nobody else has acted and nothing hidden has come out.
    .title = Taking back
downforce-110 = In a World Tour a seat that withdrew counts the lowest sum of that race, and never more than 0.
    .title = Withdrawal in a World Tour
