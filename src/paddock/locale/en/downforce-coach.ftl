### Why the coach prefers one answer to another, in Downforce.

coach-downforce-own =
    .good = Takes your cars { $spaces } spaces.
    .bad = Takes your cars only { $spaces } spaces.
coach-downforce-others =
    .good = Gives the others only { $spaces } spaces.
    .bad = Gives the others { $spaces } spaces.
coach-downforce-lost =
    .good =
        { $spaces ->
            [0] Your cars are not blocked.
           *[other] Blocked, your cars lose only { $spaces } spaces.
        }
    .bad =
        { $spaces ->
            [one] Blocked, your cars lose a space.
           *[other] Blocked, your cars lose { $spaces } spaces.
        }
coach-downforce-car =
    .good =
        { $box ->
            [1] Gets the car at the very front in { $chance } % of races.
           *[other] Gets you this car in { $chance } % of races.
        }
    .bad =
        { $chance ->
            [0] Somebody else gets this car.
           *[other] Gets you this car in only { $chance } % of races.
        }
coach-downforce-price =
    .good =
        { $millions ->
            [0] Costs you nothing now; there are more cars to come.
           *[other] If you get it, it costs only { $millions } million.
        }
    .bad = If you get it, it costs { $millions } million.
coach-downforce-place =
    .good =
        { $place ->
            [1] That car leads.
           *[other] That car is number { $place } now.
        }
    .bad = That car is only number { $place } now.
coach-downforce-hand =
    .good = You hold { $spaces } spaces for that car yourself.
    .bad = You hold only { $spaces } spaces for that car.
coach-downforce-mine =
    .good = It is your own car: you will drive it far in any case.
    .bad = It is not your car: its owner wins more by it than you.
