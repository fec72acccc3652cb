### The rulings of Heat, for players. Message heat-44 explains the ruling called "heat 44".

## Set-up

heat-1 = You shuffle 12 speed cards (1 to 4, three of each), your 3 starting upgrades (0, 5 and a heat card) and the circuit's stress cards. The circuit's heat cards lie in your engine. You draw 7 cards and start in gear 1.
    .title = Your deck
heat-2 = You play the 0 and the 5 like speed cards, but they are upgrades. Flipped for a plus, they go to the discard pile, as every upgrade and sponsor card does.
    .title = 0 and 5 are not speed cards
heat-3 = One starting upgrade is a heat card that begins in your deck. Once cooled into the engine it is like any other heat card. An engine has no upper limit.
    .title = The extra heat card
heat-4 = In a single race the grid is drawn by lot, from box 1 upward. Two boxes share a space, and the odd box is on the racing line. The grid is the turn order of round 1.
    .title = Starting grid
heat-5 = The grid lies behind the finish line, so the first crossing only starts lap 1. From there you drive the circuit's number of laps; crossing the line at the end of the last one is your finish.
    .title = Counting laps
heat-6 = An experienced driver may start with 1 or 2 heat fewer in the engine. For a first game, race 1 lap of the USA instead of 2.
    .title = Handicap
heat-7 = Heat cards that no engine needs at the start take no part in the race. Only stress has a supply.
    .title = Left-over heat
heat-8 = The stress supply never runs out.
    .title = Stress supply

## Round and turn order

heat-9 = Everybody shifts and chooses cards at the same time. Then the cars take their turns one by one, from the front of the field to the rear. On one space, the car on the racing line is ahead for every purpose.
    .title = Turn order
heat-10 = You pay the 1 heat for a two-gear shift when you shift. If you cannot pay it, that shift is not open to you.
    .title = Paying for a two-gear shift
heat-11 = You may stay in gear or shift one step up or down for free. Two steps cost 1 heat from your engine, so they need an engine with heat in it. Three steps are never possible.
    .title = Shifting gears
heat-12 = You play as many cards as your gear says. Any card will do except heat; extra-heat upgrades are heat, too.
    .title = Playable cards
heat-13 = If you have fewer playable cards than your gear asks for, you play them all and fill up with heat from your hand. Your car does not move, your gear drops to 1, all those cards go to your discard pile, and you go straight to refilling your hand. You may do this on purpose: see heat 121.
    .title = Cluttered hand
heat-14 = At the end of your turn you draw until you hold a full hand again, usually 7 cards. If you hold more than that, you draw nothing but need not discard: you play on with the larger hand.
    .title = Refilling your hand

## Reveal and movement

heat-15 = Reveal your cards and resolve every plus first. Then choose the values of cards that have several, and move once by the total.
    .title = Reveal
heat-16 = For a plus, flip cards until a speed card comes up; the others go to your discard pile. If the deck runs out on the way, shuffle the discard pile, with the cards just flipped, into a new one and flip on. Your hand and the cards in play stay where they are.
    .title = Plus
heat-17 = A stress card has no value of its own: the card flipped for it counts. Both stay in play until you refill your hand, then both go to your discard pile.
    .title = Stress
heat-18 = If neither deck nor discard pile holds a speed card, flipping stops after one reshuffle. That plus is worth 0 and still counts as used: see heat 122.
    .title = No speed card left
heat-19 = If deck and discard pile are both empty, you draw what there is and go on with a smaller hand.
    .title = Nothing left to draw
heat-20 = Your discard pile becomes a new deck only when you need a card from an empty one, to draw, flip or scrap. An empty deck alone changes nothing.
    .title = Reshuffling
heat-21 = Cars never stop you on the way; only the space where you land matters. Take the racing line if it is free, else the other spot. If both are taken, drop back to the nearest space with a free spot, racing line first.
    .title = Landing and blocking
heat-22 = Your own spot counts as free for you. If every space from there to your target is full, you stay where you are, in your lane: see heat 123.
    .title = Blocked all the way
heat-23 = Being blocked does not lower your speed: corners are checked at full speed. A corner line that you did not get past is not checked.
    .title = Blocked, but still fast
heat-24 = Reveal, adrenaline, boost, direct play, accelerate and slipstream each move your car separately, and each can be blocked. The corners you crossed are all those between where your turn began and where it ended.
    .title = Several moves in a turn
heat-25 = A car that has crossed the finish line stays on the board until the round ends. Until then it blocks and gives slipstream.
    .title = Finished cars on the track
heat-26 = A speed of 0 is allowed, for example the 0 card in gear 1. The rest of your turn goes on as usual.
    .title = Speed 0

## Adrenaline

heat-27 = The car that moves last in the round gets adrenaline; if 5 or more cars started, the last two do. Turn order decides, not where the cars stand afterwards, and it already holds in round 1: see heat 124.
    .title = Who gets adrenaline
heat-28 = The number of cars that started decides, even when some have finished. Legends and finished cars count.
    .title = Counting cars for adrenaline
heat-29 = If a legend is among the last, it takes up the adrenaline and makes no use of it. Nobody else moves up.
    .title = Legends and adrenaline
heat-30 = Cars that are out of the race do not count. The cars that now really move last get the adrenaline: see heat 124.
    .title = Adrenaline after a withdrawal
heat-31 = Adrenaline gives you +1 speed with a move of 1 space, and cooldown 1. Use both, one or none, this turn only. The +1 counts in corners only if you use it.
    .title = What adrenaline gives
heat-32 = You may use the +1 even when the way is blocked: your speed rises and the car stays where it is. See heat 124.
    .title = Adrenaline while blocked

## React

heat-33 = Use your symbols in any order, finishing one before the next. Optional ones may be skipped. Cooldown and stress relief may also be split up: see heat 125.
    .title = React in any order
heat-34 = Heat cost and scrap must be done before you leave the react step, in any order. So you may cool down first and pay with that heat.
    .title = Mandatory symbols
heat-35 = Cooldown moves heat cards from your hand back to your engine: up to 3 in gear 1, 1 in gear 2, more with adrenaline and cards. You can do it only in the react step. What you do not use is lost: there is none after slipstream, corner check or spin-out.
    .title = Cooldown
heat-36 = Once a turn, in any gear, you may pay 1 heat (nothing in a free-boost sector) and flip cards until a speed card comes up. Its value adds to your speed and moves your car at once. It counts as a plus, and you may boost even after crossing the finish line.
    .title = Boost
heat-37 = After crossing the finish line you may still use your react symbols, since a space more can decide places in that round. Only slipstream is closed to you.
    .title = React after the finish
heat-38 = Accelerate raises your speed by 1 for every plus you have used so far this turn, and moves you that far: all of them or none. Two accelerate cards each give the full value. A later boost no longer counts.
    .title = Accelerate
heat-39 = In the react step you may play a direct-play card from your hand on top of your gear's cards, and more than one. It moves you at once and its other symbols become yours to use; mandatory ones must be done. Chosen with your gear's cards, it is an ordinary card.
    .title = Direct play
heat-40 = Scrap puts the top cards of your deck on your discard pile, one at a time, reshuffling when needed. Before or after a boost is up to you.
    .title = Scrap
heat-41 = Salvage lets you look through your discard pile and shuffle up to that many cards into your deck, even cards that got there this turn. Cards in play are out of reach. With an empty pile nothing happens.
    .title = Salvage
heat-42 = Stress relief moves stress cards from your hand to your discard pile, not to the supply.
    .title = Stress relief
heat-43 = At the end of your turn you may put a refresh card on top of your deck instead of on the discard pile, before you draw. With several, you choose their order.
    .title = Refresh
heat-44 = If you cannot pay a card's heat cost, the card goes to your discard pile, its other symbols are lost, and one flipped speed card takes its place. This is settled at the reveal, before you move: see heat 127.
    .title = Heat cost you cannot pay
heat-45 = You may use a card's other symbols before paying its heat cost. You only have to pay before leaving the react step.
    .title = Benefits first, heat later

## Slipstream

heat-46 = After reacting you may slipstream if another car is beside you or on the very next space, in either lane. Legends and lapped cars count. A corner or finish line in between does not matter.
    .title = When you can slipstream
heat-47 = Once a turn you may move 2 more spaces. This is not speed, so it does not count in corners. Blocking applies as usual.
    .title = Slipstream
heat-48 = You may slipstream even if your car has not moved this turn.
    .title = Slipstream from a standstill
heat-49 = A slipstream that would leave you on your space because of blocking is not offered.
    .title = Slipstream must gain something
heat-50 = Each slipstream bonus from a card, the road or the weather is added whole or not at all. Bonuses of 1 and 3, for example, let you go 2, 3, 5 or 6 spaces.
    .title = Slipstream bonuses
heat-51 = For sector tokens, the space where your slipstream starts decides. If the weather forbids slipstream in a sector, you may still end one there.
    .title = Slipstream and sectors
heat-52 = On the last lap you cannot slipstream across the finish line, nor beyond it. The full length decides, even if blocking would stop you short; shorter lengths stay open. On earlier laps the line does not matter.
    .title = Slipstream at the finish
heat-53 = You may slipstream over a corner line. The corner is then checked, with your speed without the slipstream.
    .title = Slipstream over a corner
heat-54 = You may slipstream in any gear.
    .title = Slipstream in any gear

## Corner check and spin-out

heat-55 = Your speed is the sum of all cards in play, flipped and directly played ones included, plus 1 if you used the adrenaline move, plus accelerate.
    .title = Your speed
heat-56 = Every corner line you crossed is checked on its own, in the order of crossing, each time with your whole speed. For each point above the limit you pay 1 heat.
    .title = Corner check
heat-57 = The limit is the printed number, changed by a road token and by all limit symbols on your cards in play, even one played after crossing. It may fall below 0: see heat 129.
    .title = Speed limit
heat-58 = At a corner with an overheat token you pay 1 heat more, but only if you are above the limit.
    .title = Overheat
heat-59 = If you cannot pay for a corner, all heat in your engine goes to your discard pile and you spin out there. What you paid at earlier corners stays paid, and later corners are not checked.
    .title = Spin-out
heat-60 = After a spin-out your car goes to the first space before that corner line, racing line first. If the space is full it goes further back, to the next one with a free spot. See heat 130.
    .title = Where you stop after a spin-out
heat-61 = If a spin-out puts you back behind the finish line, you have that lap still to complete: see heat 130.
    .title = Back over the finish line
heat-62 = A spin-out puts stress cards into your hand: 1 in gear 1 or 2, 2 in gear 3 or 4. Then your gear drops to 1.
    .title = Stress from a spin-out
heat-63 = After a spin-out you still discard and refill your hand as usual. The new stress cannot be discarded.
    .title = The turn goes on after a spin-out
heat-64 = On the last lap, corners beyond the finish line are ignored. A corner before it is checked even if you cross both in one turn, and a spin-out there undoes your finish.
    .title = Corners and the finish line

## End of turn

heat-65 = You may discard any number of cards from your hand, upgrades and sponsors too, but never stress or heat. Extra-heat upgrades are heat.
    .title = Discarding
heat-66 = At the end of your turn the cards you played go to your discard pile. Only the top card of a pile can be seen, and nobody may look through one, except with salvage: see heat 41.
    .title = Discard pile
heat-67 = A car that has finished neither discards nor refills: see heat 131.
    .title = After your finish

## Finish and ranking

heat-68 = Cars that cross the line in the same round are placed at its end: further along is better, and on one space the racing line wins. So the first across may still be beaten. Cars of earlier rounds stay ahead.
    .title = Photo finish
heat-69 = Finished cars leave the board at the end of the round. The race goes on until every car is home.
    .title = Leaving the board
heat-70 = You may withdraw at any time. Your car leaves the track and takes the lowest place still free, with its points: see heat 138.
    .title = Withdrawing
heat-71 = If a driver is away, a bot drives the seat until they are back. The car leaves the race only if its player or the host withdraws it: see heat 138.
    .title = Absent drivers
heat-72 = Alone against legends you win only if no legend has a better score. A tie is enough.
    .title = Racing alone

## Garage

heat-73 = In a single race, weather and road tokens are shown before you draft upgrades. The draft is the last thing before you draw your hand.
    .title = Draft after the weather
heat-74 = Each round of the draft offers 3 cards more than there are players; legends do not draft. The last on the grid picks first in rounds 1 and 3, pole in round 2. Cards left over are removed after each round.
    .title = Upgrade draft
heat-75 = Quick variant: everybody gets 3 basic upgrades at random.
    .title = Random upgrades
heat-76 = Snake variant: in each of two rounds, twice as many cards as players plus 3 are on offer, and you pick there and back. Of your 4 cards you give up 1. Round two starts with pole: see heat 132.
    .title = Snake draft
heat-77 = Your deck may hold upgrades of any number of categories, and any number of one category.
    .title = Upgrade categories

## Legends

heat-78 = One legend card a round serves all legends. It is turned over when the first of them is about to move. After 10 cards the deck is shuffled again.
    .title = Legend cards
heat-79 = Past the legend line, a legend moves the limit of the next corner plus its diamond. If that does not reach the corner, it simply stops there.
    .title = Legend takes a corner
heat-80 = A legend never crosses two corners in one move. It stops on the first space with a free spot before the second one.
    .title = One corner at a time
heat-81 = Before the legend line, a legend moves its helmet number if that does not take it over the corner. Else it stops on the space numbered like its diamond, 0 to 3; space 0 touches the corner line.
    .title = Legend nears a corner
heat-82 = The legend line lies between two spaces. A car on the first space behind it is past it.
    .title = The legend line
heat-83 = A blocked legend drops back like any car, to the nearest free spot behind.
    .title = Blocked legends
heat-84 = A road token that changes a corner's limit changes it for legends too. Overheat, weather and sector tokens do nothing to them. See heat 134.
    .title = Legends and road tokens
heat-85 = On the last lap, if the finish line comes before the next corner, a legend moves its full helmet number. Corners beyond the finish do not count. See heat 134.
    .title = Legends at the finish
heat-86 = Legends never slipstream, pay heat, take stress or spin out. But they block, give slipstream to others and count for adrenaline.
    .title = What legends do not do
heat-87 = For stronger legends, raise all helmet numbers by 1 or more; 2 is a good choice. Diamonds stay as they are.
    .title = Stronger legends
heat-88 = Option: a legend that starts its turn within a corner's chevrons may cross one corner more in that move, with double chevrons two more. In Great Britain this holds for corners 2, 3 and 4, from the space next to the line.
    .title = Aggressive legends
heat-89 = With fewer than 4 players, add legends, at least 2 of them.
    .title = How many legends

## Weather and road

heat-90 = Each corner gets one road token, in race order. A sector token acts from its corner line to the next. The last corner's sector runs on over the finish line, so the grid lies in it.
    .title = Road tokens
heat-91 = Where your car is at that very moment decides: when you boost, cool down or start a slipstream. Moving while you react can take you into a sector or out of it.
    .title = When a sector counts
heat-92 = In a sector without cooldown you cannot cool at all, whether by gear, adrenaline or cards. Outside it you can.
    .title = No cooldown here
heat-93 = A weather sector with a cooldown bonus gives you 1 cooldown while you are in it, once a turn. Two such sectors in one turn give one each. The sector's own cooldown is used first: see heat 133.
    .title = Cooldown from the weather
heat-94 = In rain, 3 of your heat cards start shuffled into your deck; in sun, 3 start on your discard pile. With fewer than 3 in the engine, as many as there are.
    .title = Rain and sun
heat-95 = What the weather and the event change at set-up adds up.
    .title = Set-up changes add up
heat-96 = Changed limits, overheat, no cooldown and no slipstream always apply. The bonuses are yours to use or leave.
    .title = What must be obeyed
heat-97 = A chicane has two corner lines and one token. A corner token acts on both lines, a sector token only after the second, and for the press the second line counts.
    .title = Chicanes

## Championship

heat-98 = Before a season race: grid, draft, sponsors, press corners, weather and roads, special rule, deck, hand. So you draft before you know the weather.
    .title = Preparing a season race
heat-99 = Each player drafts one upgrade from 3 more than there are players, last on the grid first. Then the player last on the grid may swap one owned upgrade for a card left over; sponsors cannot be swapped. See heat 135.
    .title = Season draft
heat-100 = You take your sponsor cards into your hand first, then fill up to the hand size. Unused ones go into your deck for the next race and are lost when the season ends.
    .title = Sponsor cards
heat-101 = A sponsor you played leaves at the end of that turn. Discarded or flipped unplayed, it stays yours. If the sponsor pile is empty, those used in this race are shuffled; if there are none, you gain nothing.
    .title = Using sponsors
heat-102 = You gain a sponsor if you cross a press corner's line during slipstream, or if your speed is 2 or more above its limit. That limit includes a road token but not the symbols on your cards.
    .title = Press corner
heat-103 = A press corner gives you at most one sponsor; two press corners in a turn can give two. In a turn with a spin-out you gain none, not even from an event.
    .title = One sponsor a press corner
heat-104 = You take a new sponsor into your hand at once, before discarding and refilling. So it takes up a place in your hand.
    .title = Sponsors take up room
heat-105 = In this event, the first 3 cars to complete lap 1 each gain a sponsor. A legend uses up one of the three places, and so does a car that spins out in that turn, without gaining anything: see heat 136.
    .title = Event: first three after a lap
heat-106 = In this event, you gain a sponsor in each turn in which your final speed is 15 or more. Boost and adrenaline count, slipstream does not.
    .title = Event: speed 15
heat-107 = In this event, passing 3 cars in one turn gains you a sponsor. Passed are the cars strictly between your first and your final space of the turn, slipstream included. Cars on those two spaces do not count; lapped cars do.
    .title = Event: three cars passed
heat-108 = In this event, if you spin out you are out of the race at once, in last place and with 0 points.
    .title = Event: a spin-out ends your race
heat-109 = An event that adds or takes away a lap changes the circuit's own number of laps.
    .title = Event: more or fewer laps
heat-110 = Places 1 to 6 score 9, 6, 4, 3, 2 and 1 points, all others 0. Legends score too: see heat 134.
    .title = Points
heat-111 = From the second race on, the one with the most points starts first. If level, the one with more points in the previous race; if still level, the earlier order stays.
    .title = Grid of later races
heat-112 = The most points win the title. If level, the better place in the last race decides.
    .title = Winning the title
heat-113 = For a season of your own, take 4 circuits in any order, with one random event card for each.
    .title = Your own season
heat-114 = For the all-time title, race the seasons 1961, 1962 and 1963 in a row. Each player keeps 1 upgrade of their choice from season to season.
    .title = All-time title

## Tournament mode

heat-115 = In tournament mode nobody shifts first: all choose cards in secret. At the reveal the number of your cards sets your gear, and a change of two gears costs 1 heat at once.
    .title = Hidden gears
heat-116 = If you cannot pay for a change of two gears: going up, you take back one of your played cards; going down, you add one flipped speed card. Your gear is then set to the new number. See heat 137.
    .title = Unpaid change of two gears
heat-117 = A choice that would change your gear by three is refused: see heat 137.
    .title = Three gears at once
heat-118 = Outside tournament mode a two-gear shift that you cannot pay is never open to you. So heat 116 applies only in tournament mode.
    .title = Shifts outside tournament mode

## More options

heat-119 = Option: in round 1 you may once pay 1 heat to shuffle your hand back and draw a new one.
    .title = New opening hand
heat-120 = The base circuits have 8 grid boxes, those of the expansions 12. The box has six colours; more cars get colours of their own.
    .title = More than six cars

## Decisions where the rulebooks leave room

heat-121 = You may choose any gear you can reach. If your playable cards are fewer than the gear, your hand is cluttered, whether you meant it or not; the forecast warns you. A sponsor played that way is used up. See heat 13.
    .title = Cluttered by choice
heat-122 = A plus that finds no speed card is worth 0 and counts as used. The flipped cards stay on your discard pile.
    .title = A plus that finds nothing
heat-123 = A car that is blocked all the way stays on its spot. It does not slide over to a free racing line.
    .title = Stay in your lane
heat-124 = Adrenaline is there from round 1. After a withdrawal, the cars that really move last get it. You may use the +1 even if you are blocked: your speed rises, your car stays.
    .title = Adrenaline in detail
heat-125 = You may use cooldown and stress relief bit by bit, in any order with your other symbols. Heat cost and scrap must be done before you leave the step. All of it still works after the finish line.
    .title = React in detail
heat-126 = The symbols of a direct-play card work as usual. You may pay its heat cost at any time before the react step ends.
    .title = Paying for a direct play
heat-127 = Costs are settled after flips and values, before you move. If engine heat plus the cooldown usable first is too little, you keep as many costly cards as you can pay. Each other one is discarded for one flip that is no plus; of two equal cards the lower value goes. After that, nothing may make an open cost unpayable.
    .title = Settling heat costs
heat-128 = You may slipstream without having moved. It is not offered if it would gain nothing. At the finish line of the last lap its full length decides, not where blocking would stop you.
    .title = Slipstream in detail
heat-129 = A speed limit may fall to 0 or below. The whole difference to your speed counts.
    .title = Limits below zero
heat-130 = In a spin-out, the spot where your turn began counts as free, so you never end up behind it. If you go back over the finish line, your lap count goes back, too.
    .title = Spin-out in detail
heat-131 = Once you have finished you neither discard nor refill. The cards you have in play are cleared away.
    .title = Finished car
heat-132 = In the snake draft, the second round starts with the car on pole.
    .title = Snake draft, round two
heat-133 = In a sector with a cooldown bonus, that bonus is used first, before your other cooldown.
    .title = Sector cooldown first
heat-134 = Road tokens change limits for legends. On the last lap they move the full helmet number when the finish is nearer than the corner. They take places in the event for the first three after a lap, and they score in a season.
    .title = Legends in detail
heat-135 = Cards left over from the season draft are shuffled back into the upgrade pile.
    .title = Left-over upgrades
heat-136 = If you are among the first three to complete lap 1 but spin out in that turn, you gain no sponsor, and the place is used up.
    .title = Spin-out loses the prize
heat-137 = You choose which card to take back, and it returns to your hand. The card added when shifting down is no plus. A change of three gears is refused before the reveal.
    .title = Tournament mode in detail
heat-138 = A seat may withdraw at any time and takes the lowest place still free. If a driver is absent, a bot drives. Only the player or the host can withdraw a seat.
    .title = Withdrawal and absence
heat-139 = Gear and cards are one sealed answer. Gears, and the heat paid for shifting by two, are seen when everybody has planned, all at once.
    .title = Sealed planning
heat-140 = Heat costs and scrap may be done in parts around other symbols. Salvage is finished before another symbol begins.
    .title = Symbols in parts
heat-141 = Points of an event for the first to finish go to cars that crossed the line, never to cars that withdrew or went out.
    .title = First to finish
heat-142 = Sponsors that lie face down when their seat withdraws are gone. In a mulligan sponsors stay in hand.
    .title = Sponsors that stay
heat-143 = A race alone ends with a verdict: won only with the best place of all cars, legends included. Without legends the rounds taken are told.
    .title = Verdict of a race alone
heat-144 = If the seat that may swap an upgrade withdraws, the right passes to the next in order.
    .title = Swap of one who left
