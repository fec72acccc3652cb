### Why the coach prefers one answer to another, in Heat.

coach-heat-spin =
    .good =
        { $chance ->
            [0] No spin-out in sight.
           *[other] Spins in only { $chance } % of the races driven on.
        }
    .bad = Spins in { $chance } % of the races driven on.
coach-heat-slipstream =
    .good =
        { $chance ->
            [100] Catches the slipstream.
           *[other] Catches the slipstream in { $chance } % of the races.
        }
    .bad =
        { $chance ->
            [0] Misses the slipstream.
           *[other] Catches the slipstream in only { $chance } % of the races.
        }
coach-heat-clutter =
    .good = The hand stays playable.
    .bad = The hand clutters in { $chance } % of the races.
coach-heat-spaces =
    .good =
        { $moves ->
            [one] Farthest: { $spaces } spaces.
           *[other] Farthest: { $spaces } spaces in { $moves } rounds.
        }
    .bad =
        { $moves ->
            [one] Only { $spaces } spaces.
           *[other] Only { $spaces } spaces in { $moves } rounds.
        }
coach-heat-heat =
    .good = Keeps { $heat } heat for { $corner }.
    .bad =
        { $heat ->
            [0] Leaves no heat for { $corner }.
           *[other] Leaves only { $heat } heat for { $corner }.
        }
