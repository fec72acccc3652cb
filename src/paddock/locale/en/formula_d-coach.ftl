### Why the coach prefers one answer to another, in Formula D.

coach-formula_d-out =
    .good =
        { $chance ->
            [0] No danger of going out.
           *[other] Goes out in only { $chance } % of the throws.
        }
    .bad = Out in { $chance } % of the throws.
coach-formula_d-spun =
    .good =
        { $chance ->
            [0] No spin in sight.
           *[other] Spins in only { $chance } % of the throws.
        }
    .bad = Spins in { $chance } % of the throws.
coach-formula_d-stopped =
    .good =
        { $chance ->
            [100] Makes a stop in the corner.
           *[other] Makes a stop in the corner in { $chance } % of the throws.
        }
    .bad =
        { $chance ->
            [0] Makes no stop in the corner.
           *[other] A stop in the corner in only { $chance } % of the throws.
        }
coach-formula_d-slipped =
    .good = Catches the slipstream in { $chance } % of the throws.
    .bad =
        { $chance ->
            [0] Misses the slipstream.
           *[other] Catches the slipstream in only { $chance } % of the throws.
        }
coach-formula_d-worn =
    .good =
        { $points ->
            [0] Wears nothing down.
            [one] Wears down a single point.
           *[other] Wears down only { $points } points.
        }
    .bad =
        { $points ->
            [one] Wears down a point.
           *[other] Wears down { $points } points.
        }
coach-formula_d-cells =
    .good = Farthest: about { $cells } cells.
    .bad = Only about { $cells } cells.
