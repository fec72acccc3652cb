### The rulings of Formula D, for players. Message formula_d-45 explains the ruling called "formula_d 45".

## The race

formula_d-1 = A race has two laps, three if you agree on it, one in the beginners' game. The grid lies before the line, so the crossing right after the start does not count.
    .title = Length of the race
formula_d-2 = A car crosses the line when it steps from any other cell onto one of the first cells past it. Standing there and moving on is no second crossing.
    .title = Crossing the line
formula_d-3 = The first car over the line for the last time wins, then the next, in the order of their turns. The move ends there, what is left of the roll costs nothing, and the car leaves the track.
    .title = Order of the finish
formula_d-4 = A car that comes home makes no roll for collisions or its engine any more. Overshooting the last corner is judged with the cells driven up to the line.
    .title = After the finish
formula_d-5 = Cars that are out rank behind all that are home, by laps and then by how far they came. Cars that are equal in both share a place.
    .title = Rank of cars that are out
formula_d-6 = The race goes on until every car is home or out. If nobody comes home, the farthest car is first.
    .title = End of the race
formula_d-7 = Two to ten cars race. Fewer than ten take the front places of the grid.
    .title = Number of cars

## Grid and start

formula_d-8 = Everybody rolls the black die; the highest roll stands first. Who ties rolls again for the tied places.
    .title = The grid roll
formula_d-9 = In the first turn everybody rolls the black die once more before first gear goes in.
    .title = The start roll
formula_d-10 = On a 1 the engine dies: no move this round, first gear without a new roll in the next. On 2 to 19 roll the die of first gear. On a 20 drive four cells at once, still in first gear.
    .title = What the start roll means
formula_d-11 = A flying start may change lanes to get past other cars. If it is blocked all the same, the usual prices apply.
    .title = The flying start
formula_d-12 = Before the start a car is in neutral, and its first gear is first gear.
    .title = Neutral
formula_d-13 = Where places of the grid lie in a corner, that corner counts as stopped in as often as it asks.
    .title = A grid in a corner
formula_d-14 = In the first round the cars act in the order of the grid.
    .title = The first round

## Order of turns

formula_d-15 = In each round every car acts once, the leading one first. The order is fixed when the round begins; a car that is passed still acts when it is its turn.
    .title = The round
formula_d-16 = The leading car is the one with more laps, and then the one farther along the track.
    .title = Who leads
formula_d-17 = Of two level cars the one in the higher gear acts first.
    .title = Level cars
formula_d-18 = If level cars are in the same gear, the one nearer the inside of the corner acts first: of the corner they are in, or of the next one.
    .title = Level and in the same gear
formula_d-19 = Cars in the pit lane act after all cars on the track between the entry and the exit, and before those that have not reached the entry.
    .title = Turns in the pit lane
formula_d-20 = A car that goes out before its turn drops out of the order. A player may give up at any time and takes the worst place still free.
    .title = Out before its turn

## Gears

formula_d-21 = Shift up by one gear at most. Staying in a gear and shifting down by one are free.
    .title = Shifting
formula_d-22 = Skipping gears on the way down costs points. One gear skipped: 1 gearbox. Two: 1 gearbox and 1 brakes. Three: 1 gearbox, 1 brakes and 1 engine. Four cannot be skipped.
    .title = Shifting down
formula_d-23 = Without gearbox points you shift down one gear at a time for the rest of the race.
    .title = No gearbox left
formula_d-24 = A downshift for which a point is missing is not allowed.
    .title = A point is missing
formula_d-25 = The last engine point cannot be spent on a downshift.
    .title = The last engine point
formula_d-26 = An engine point lost to a downshift leaves debris where the car stands.
    .title = Debris from a downshift
formula_d-27 = A gear that is not allowed is refused; nothing changes.
    .title = A wrong gear
formula_d-28 = After a spin the car starts in first gear, without a price.
    .title = The gear after a spin
formula_d-29 = You name the gear, then you roll its die. Nothing is taken back.
    .title = Gear, then die

## Moving

formula_d-30 = You drive exactly as many cells as the die shows, unless you brake or are blocked.
    .title = The whole roll
formula_d-31 = A cell with a car on it can be neither entered nor passed through. Nobody drives backwards.
    .title = Occupied cells
formula_d-32 = On a straight you drive ahead or diagonally into the next lane. In corners, and on the last cells before them, you may only go where arrows lead.
    .title = Where cells lead
formula_d-33 = At most two lane changes on one straight in one move.
    .title = Two lane changes
formula_d-34 = On a straight you may not leave a lane and come back to it in the same move, except to overtake a car.
    .title = No zig-zag
formula_d-35 = A manoeuvre uses the fewest cells: on a straight every cell is reached by a shortest way round the other cars. In corners any way along the arrows will do.
    .title = Fewest cells
formula_d-36 = Lane changes and shortest ways count anew on each straight, from the last cell of the corner before.
    .title = Straight by straight
formula_d-37 = Debris may be avoided only by ways that are as short as the shortest.
    .title = Around debris
formula_d-38 = Of ways that are equally short the car takes one without debris, if there is one.
    .title = Which way
formula_d-39 = In a corner you may take the long way round on purpose, to stop there once more.
    .title = Long ways in corners

## Corners

formula_d-40 = A move that ends in a corner is a stop there. A turn makes one stop at most, slipstream and nitro included.
    .title = A stop
formula_d-41 = After the stops that a corner asks for, you may leave it with the next move. That move may stop in the next corner, and this stop counts.
    .title = Leaving a corner
formula_d-42 = When a car leaves a corner its stops are forgotten. More stops than needed do no harm.
    .title = Stops are forgotten
formula_d-43 = A car that stays where it is in a corner has stopped once more.
    .title = Standing still
formula_d-44 = The pit lane is no corner. A car that lacks stops cannot turn into it from a corner.
    .title = Pit entry and corners

## Overshooting

formula_d-45 = Leaving a corner with one stop too few costs a tyre point for each cell driven past it.
    .title = Overshooting
formula_d-46 = Out at once: leaving a corner of two stops without any, or a corner of three with none or one.
    .title = Far too fast
formula_d-47 = Who overshoots stays in the lane from the exit of the corner until the end of the move.
    .title = Locked in the lane
formula_d-48 = An overshooting car cannot overtake. If a car is in its way it must brake, by the table for blocked cars.
    .title = Blocked while overshooting
formula_d-49 = An overshooting car may end in the next corner, but that is no stop there.
    .title = Into the next corner
formula_d-50 = An overshooting car that runs through the next corner, too, is judged there as well.
    .title = Through the next corner
formula_d-51 = If overshooting costs the last tyre point, the car spins. It stays where it is and starts again in first gear with its next turn.
    .title = Spin
formula_d-52 = Without tyre points, overshooting by one cell is another spin; by more, the car is out.
    .title = No tyres left
formula_d-53 = A car that loses more tyre points than it has is out. With three points, overshooting by three is a spin, by four the end.
    .title = More than it has
formula_d-54 = If tyres double or treble the price, points decide between spin and out; without any tyre points, cells do.
    .title = Dearer cells
formula_d-55 = A car that has spun stays in the way. Its gear counts as first.
    .title = A car that has spun
formula_d-56 = Losing the last tyre point by anything but overshooting is no spin; the car drives on.
    .title = Tyres gone otherwise
formula_d-57 = A car that is out leaves debris on the cell where its move ended.
    .title = Debris of a lost car

## Braking and blocking

formula_d-58 = A brake point for each cell that you do not drive. You decide after the roll, seeing where you would end.
    .title = Braking
formula_d-59 = You may brake down to no cell at all.
    .title = Braking to a halt
formula_d-60 = Without brake points you cannot brake. Nothing else happens.
    .title = No brakes left
formula_d-61 = Blocked by cars you drive as far as you can. One to three cells left cost as many brakes; four, five or six cost three brakes and one, two or three tyres. From seven on, or if points are missing, the car is out.
    .title = Blocked
formula_d-62 = With more than three brake points, brakes pay first and the table for the rest.
    .title = Many brakes
formula_d-63 = Tyres do not stand in for missing brakes: with fewer than three brakes, more cells than brakes mean the end.
    .title = Few brakes
formula_d-64 = Who has a way round is not blocked and must take it, or brake.
    .title = A way round
formula_d-65 = As far as you can means: with the fewest cells left.
    .title = As far as possible
formula_d-66 = A car that is blocked right at the start, or by a stalled car, pays by the same table.
    .title = Blocked at the start
formula_d-67 = Stopping behind a car by braking is plain braking, and gives no slipstream.
    .title = Braking behind a car

## Collisions

formula_d-68 = A move that ends beside or right behind other cars brings a risk. Passing them does not.
    .title = When cars touch
formula_d-69 = Near are cars on cells of the next lanes that share a border, and a car right ahead. A car right behind is not.
    .title = Who is near
formula_d-70 = Every near car rolls against the one that moved, then that one rolls once for each of them.
    .title = Who rolls
formula_d-71 = A 1 costs a body point; in rain, 1 or 2. Without body points a car is out.
    .title = A collision
formula_d-72 = A car that goes out rolls no more; the others do.
    .title = Out halfway
formula_d-73 = Each body point lost leaves debris under the car. It harms the next one that comes along.
    .title = Debris of a collision
formula_d-74 = Cars in the pit lane neither cause nor suffer collisions.
    .title = No collisions in the pits
formula_d-75 = A car that is out is taken off at once and is in nobody's way.
    .title = Off the track

## Engine

formula_d-76 = A 20 in fifth gear or a 30 in sixth strains the engines: after the move the car rolls, and every other one in fifth or sixth gear. The face of the die counts, not the cells driven.
    .title = Strain
formula_d-77 = A roll of 1 to 4 costs an engine point; in rain, 1 to 3. Without engine points a car is out.
    .title = The engine suffers
formula_d-78 = Cars that have not moved yet count with the gear that they are in.
    .title = The present gear
formula_d-79 = Collisions come first, then engines. A car lost in a collision does not roll for its engine; the others do.
    .title = First collisions, then engines
formula_d-80 = Engines in the pit lane do not suffer.
    .title = No strain in the pits

## Debris

formula_d-81 = Debris comes from every body or engine point lost and from every car that goes out. Markers never run out.
    .title = Where debris comes from
formula_d-82 = Who drives over debris, or stops on it, rolls once for the whole move: 1 to 4 costs a suspension point; in rain, 1 to 5. Without suspension points a car is out.
    .title = Driving over debris
formula_d-83 = The cell that you start from does not count. The roll comes after the move, before collisions. Two markers on a cell count as one.
    .title = The moment of the roll

## Slipstream

formula_d-84 = A car that ends its move right behind another, without having braked, may use its slipstream if both are in gears four to six and it is in at least as high a gear.
    .title = Slipstream
formula_d-85 = The slipstream carries three cells farther: out, past and back in; or one lane change and two ahead; or two lane changes and one ahead.
    .title = Three cells more
formula_d-86 = Nobody has to use a slipstream. Who does drives all three cells, unless brakes shorten them.
    .title = Use it or not
formula_d-87 = Who ends right behind a car again may go on in its slipstream.
    .title = Again and again
formula_d-88 = Being carried into a corner costs a brake point, which shortens nothing. Without one it is not allowed. In the corner where you already are it costs nothing.
    .title = Carried into a corner
formula_d-89 = In corners arrows bind in the slipstream, too.
    .title = Slipstream in corners
formula_d-90 = Overshooting in the slipstream is overshooting. The halt behind the other car is no stop: the move goes on.
    .title = Overshooting in the slipstream
formula_d-91 = Only the last cell of the whole move counts for collisions and noise; debris counts on all cells.
    .title = What the halt brings
formula_d-92 = Any running car on the track in gears four to six gives a slipstream, lapped ones too.
    .title = Whose slipstream
formula_d-93 = If no way of three cells is free, the slipstream can be used only as far as brakes cover the rest.
    .title = Slipstream blocked

## Pits

formula_d-94 = You may turn into the pits at the end of every lap but the last, in any gear.
    .title = When to stop
formula_d-95 = The pit lane is entered only from the cells that lead into it. Each car stops in its own box.
    .title = The own box
formula_d-96 = A roll that reaches the box is enough; the rest lapses. With less you stop in the lane and go on next turn.
    .title = Reaching the box
formula_d-97 = In the pit lane nothing costs points: no shifting down, no braking, no collisions, no engines. There is no overtaking; who is held up waits.
    .title = In the pit lane
formula_d-98 = In the box all tyres are back at once. Then roll the black die: 1 to 10 is a quick stop, and the car leaves at once in fourth gear with half the roll, rounded up. On 11 to 20 it stays and leaves next round in fourth gear or lower.
    .title = In the box
formula_d-99 = A quick stop that does not get out of the lane, or is held up, simply waits. The boxes are cells of the lane.
    .title = Leaving quickly
formula_d-100 = The lap of a car in the pits counts when it leaves the lane, once.
    .title = The lap in the pits
formula_d-101 = After a slow stop any gear from one to four will do, whatever was in before.
    .title = The gear after a slow stop
formula_d-102 = In the pit lane no stops of a corner count.
    .title = No corners in the pits
formula_d-103 = You may drive through the pit lane without stopping.
    .title = Driving through

## Optional rules

formula_d-104 = Every optional rule can be used alone. Weather is best with a choice of tyres.
    .title = Optional rules
formula_d-105 = A car of your own has 20 points: 1 to 14 for tyres, 1 to 7 for every other zone.
    .title = Custom cars
formula_d-106 = In qualifying each car drives a lap alone, from the middle lane before the line, in first gear. Fewest throws stand first; each cell overshot counts as a throw. No stop in a corner of two or three ends the lap and means the last place.
    .title = Qualifying
formula_d-107 = There is no start roll in qualifying.
    .title = No start roll in qualifying
formula_d-108 = Before qualifying and again before the race the black die tells the weather, by the table of the circuit.
    .title = The weather roll
formula_d-109 = Good weather and steady rain stay. Changeable weather and rain that may pass change by a step when a 20 in fifth or a 30 in sixth gear makes the weather roll.
    .title = Changing weather
formula_d-110 = The weather changes in the turn that makes it roll, after the engines.
    .title = The moment of change
formula_d-111 = In rain collisions hit on 1 and 2, engines on 1 to 3, debris on 1 to 5.
    .title = Rain
formula_d-112 = Hard tyres: nothing when it is dry. In rain the move is three cells longer if one of its cells lies in a corner.
    .title = Hard tyres
formula_d-113 = Soft tyres, dry: a cell more if you like in the first lap of the set; overshooting costs double, from the third lap on treble. In rain they slide by three cells in the first two laps.
    .title = Soft tyres
formula_d-114 = Wet tyres, dry: overshooting costs double, from the third lap of the set on treble. In rain the slide is one cell.
    .title = Wet tyres
formula_d-115 = The laps of a set count from when it was fitted, at every crossing of the line.
    .title = The age of tyres
formula_d-116 = The slide is compulsory, the cell more of soft tyres is not. Brakes may shorten a slide.
    .title = Slide and brakes
formula_d-117 = Every cell of the move counts for the slide, but not the one it starts from.
    .title = A cell in a corner
formula_d-118 = Whether a car slides is decided by the cells of its roll, not by those of the slide.
    .title = What the slide looks at
formula_d-119 = At a tyre stop you get new tyres of any kind. At a technical stop you also regain up to two points in one or two other zones; then the car leaves next round in fourth gear or lower. Two points are all there is for the whole race.
    .title = Tyre stop and technical stop
formula_d-120 = Soft tyres give no extra cell on the way out of the box.
    .title = Out of the box on soft tyres
formula_d-121 = Points regained never exceed what the car began with.
    .title = Never above the start
formula_d-122 = In a team race two cars share a colour and four repair points. Places bring 10, 8, 6, 5, 4, 3, 2 and 1 point; a car that is out brings none. The team with the most points wins; equal teams share the place.
    .title = Team race

## Street race

formula_d-123 = Street cars have points and an ability of their own, hard tyres and no pits. Without weather Julien stays at home.
    .title = Street cars
formula_d-124 = Nitro, once a lap after the roll: as many cells more as the gear. All of them count, though brakes may shorten the move. The start belongs to the first lap.
    .title = Nitro
formula_d-125 = Engines and the police look at the face of the die only, not at nitro.
    .title = The face counts
formula_d-126 = Who ends a move in a noise zone rolls: 16 to 18 costs a tyre point, 19 a body point, 20 an engine point.
    .title = Noise zone
formula_d-127 = In a danger zone every cell has debris for good.
    .title = Danger zone
formula_d-128 = At each crossing of the police line the face times ten is noted. When all running cars have crossed, the fastest gets two points back for any zones; of equals, the earlier one.
    .title = Police station
formula_d-129 = A tunnel has no cells: from its entrance the next step in the same lane is its exit.
    .title = Tunnel
formula_d-130 = At each crossing of the line but the first and the last, a street car gets all tyres back and two points for any zones.
    .title = Checkpoint
formula_d-131 = Li Tsu Sin: other drivers who cross the line drive a cell less in that move. Who just would have reached the line stops short of it. The start does not count.
    .title = Li Tsu Sin
formula_d-132 = Derek Manson: whoever meets him rolls twice for the collision; each roll counts.
    .title = Derek Manson
formula_d-133 = Jack Owens: a cell more or less after the roll, for a tyre point. A cell less is no braking.
    .title = Jack Owens
formula_d-134 = Julien Marcellin: any weather roll may be rolled again, and the second one counts. In rain he slides by one cell only.
    .title = Julien Marcellin
formula_d-135 = Jenny Slivers: four points at the checkpoint instead of two.
    .title = Jenny Slivers
formula_d-136 = Diane Montfort: always first among level cars, and she wins ties for the grid.
    .title = Diane Montfort
formula_d-137 = Temana Matahi: once a lap debris on a cell that he has left in this move. Stopping on debris hits him on 1 and 2 only.
    .title = Temana Matahi
formula_d-138 = Montoya Cadena: with nitro three cells more, if he likes.
    .title = Montoya Cadena
formula_d-139 = Dimitri Tzarof: his engine suffers on 1 to 3 only, in rain on 1 and 2.
    .title = Dimitri Tzarof
formula_d-140 = Stanley Washington: once a race, at the end of his move, a car beside, ahead or behind loses a point; the black die tells which. A zone without points loses nothing.
    .title = Stanley Washington
formula_d-141 = Nitro, scrap and radio are marked on the driver's card, not on the road.
    .title = Markers on the card

## Order and choices

formula_d-142 = A turn: gear, roll, nitro and drift, target, overshooting, slipstream, debris, line, box, noise, collisions, engines, weather, abilities. A car that goes out skips the rest.
    .title = Order of a turn
formula_d-143 = Two counted crossings, three as an option, one for beginners. Cars beside one that just came home still roll. A move that ends the race for a car is offered only if there is no other.
    .title = Choice: the race
formula_d-144 = The start roll is a second roll of the black die, not that of the grid.
    .title = Choice: the start
formula_d-145 = The inside is the side to which the present or the next corner turns.
    .title = Choice: the inside
formula_d-146 = No downshift with a point that is missing or with the last engine point. Its debris lies where the car stands.
    .title = Choice: shifting down
formula_d-147 = Two lane changes on a straight, no zig-zag except to overtake, and fewest cells measured from the last cell of the corner. Debris is avoided only among shortest ways.
    .title = Choice: ways on a straight
formula_d-148 = A car that stays in a corner without moving has stopped once more.
    .title = Choice: stops
formula_d-149 = The step out of the corner is already locked to the lane. It may end in the next corner, without a stop, or run through it and be judged there, too.
    .title = Choice: overshooting
formula_d-150 = Braking goes down to no cell. Brakes pay first, the table for the rest.
    .title = Choice: braking
formula_d-151 = The others roll first, then the car that moved, once for each, even against a car just lost. As an option only the car that moved rolls.
    .title = Choice: collisions
formula_d-152 = One roll for debris in a move; as an option one for each cell.
    .title = Choice: debris
formula_d-153 = In the slipstream the gear tells who is as fast. It leads not into the pits, and one shortened by brakes does not go on.
    .title = Choice: slipstream
formula_d-154 = Into the pits in any gear, to the own box. Nobody stops short in the lane on purpose. A 20 or 30 thrown there strains nobody.
    .title = Choice: pits
formula_d-155 = In qualifying there is no braking, shifting down is free, and there is no start roll. One stop of three counts as overshooting, no stop ends the lap.
    .title = Choice: qualifying
formula_d-156 = The weather is rolled in the turn that makes it roll.
    .title = Choice: weather
formula_d-157 = Any cell of the roll in a corner makes a car slide.
    .title = Choice: slide
formula_d-158 = Soft tyres in rain: overshooting costs double in the first two laps of the set; from the third on no slide, and treble.
    .title = Choice: soft tyres in rain
formula_d-159 = Two points a stop at most. A technical stop gives new tyres, too. A team shares four points.
    .title = Choice: repairs
formula_d-160 = Noise only after a move. Jack drifts anywhere. Li's spell ends when she is out or home.
    .title = Choice: street race
formula_d-161 = Beginners have 18 points for everything. Collisions and engines hit on 1 to 4. No price takes the last point unless it cannot be helped. No start roll, slipstream, debris, weather or pits.
    .title = Beginners
formula_d-162 = Circuits other than Monaco were not compared with a printed board, and their cells are played as they stand in the files.
    .title = Circuits
formula_d-163 = A 20 thrown in the pit lane rolls the weather as anywhere; only engines are spared there. Where weather is used without tyres, every car counts as on hard ones.
    .title = Weather in detail
formula_d-164 = The step out of a corner's last cell counts among the two lane changes of the straight.
    .title = Lane changes after a corner
formula_d-165 = Where ways to the same cell differ in debris met, cars passed or cells that matter to an ability, the driver chooses among them, also a dearer one.
    .title = Ways that differ
