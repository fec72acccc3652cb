### Formula D for a first race, and its words.

formula_d-primer-goal = Be first over the line after two laps (one for beginners). You drive with dice: the higher the gear, the bigger the die and the farther you go. The art is to be slow enough in time.
    .title = What it is about
formula_d-primer-gear = On your turn name a gear: the same, one up, or down. One down is free; skipping gears on the way down costs points of gearbox, brakes and engine. Then roll the die of that gear: first gear gives 1 or 2, sixth 21 to 30.
    .title = Choose a gear
formula_d-primer-move = You drive exactly as many cells as the die shows. On a straight you may change lanes twice; in corners the arrows lead. A cell with a car on it is closed.
    .title = Drive
formula_d-primer-corner = Each corner asks for one to three stops: so many of your moves must end inside it. Leave with one stop too few, and every cell past it costs a tyre point. Leave with two too few, and you are out.
    .title = Stop in corners
formula_d-primer-wear = After the roll you may brake: a brake point for each cell that you do not drive. Tyres pay for overshooting. Lose the last tyre point by overshooting, and you spin: first gear in your next turn.
    .title = Brakes and tyres
formula_d-primer-dangers = Cars that end side by side may collide, top gears may hurt the engine, debris may break the suspension. The black die decides, and the table tells you the chance before you take it.
    .title = Dangers
formula_d-primer-slip = End right behind a car without having braked, both of you in fourth gear or higher and you in at least as high a gear, and you may go three cells farther.
    .title = Slipstream
formula_d-primer-tips = Count the cells to the next corner before you choose a gear, and look at how long the corner is: the gear whose die ends inside it most often is the right one. Go down early rather than brake late, keep two or three tyre points for the last lap, and do not end beside others without need.
    .title = Driving your first race

formula_d-word-stop = A move that ends in a corner.
    .title = Stop
formula_d-word-over = Leaving a corner before its stops are made.
    .title = Overshooting
formula_d-word-points = What your car can bear: tyres, brakes, gearbox, body, engine, suspension. Beginners have one pool for all.
    .title = Points
formula_d-word-debris = What an accident leaves on a cell; driving over it may cost a point.
    .title = Debris
formula_d-word-black = The die of twenty for start, collisions, engine and weather.
    .title = Black die
formula_d-word-spin = The car stands where it ended and starts again in first gear.
    .title = Spin
formula_d-word-pit = Where tyres are changed and, by some rules, a car is repaired.
    .title = Pit lane
formula_d-word-nitro = In street races, once a lap after the roll: as many cells more as the gear.
    .title = Nitro
