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
