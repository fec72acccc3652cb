toy-1 = In turn, roll a die and go as far. Who first completes the laps wins.
    .title = A turn
toy-2 = Roll two dice instead and add them up; if they are equal, the car spins and stays where it is.
    .title = Pushing

toy-event-moved = { $who } goes { $spaces } to space { $space }
toy-event-spun = { $who } spins: two { $die }s
toy-event-won = { $who } wins
