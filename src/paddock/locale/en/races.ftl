### Your races: figures from the races that this device took part in.

races-about = Kept on this device, and nowhere else.
races-none = No finished race yet. Drive one, and it stands here.
races-all = All races
races-with = With { $names }
races-so-many = { $n ->
    [one] { $n } race
   *[other] { $n } races
}
races-won = won
races-mean = mean place
races-of-field = of { $cars } cars
races-strength = Strength
races-strength-about = A Racer is 1000. Somebody 400 stronger comes in ahead ten times as often as behind. The band holds your strength in 95 cases of 100.
races-strength-now = { $mean } ± { $error }
races-strength-chart = Strength after each race, from { $first } to { $last }
races-places = Places
races-place-times = Place { $place }: { $times ->
    [one] once
   *[other] { $times } times
}
races-circuits = Circuits
races-circuit = circuit
races-count = races
races-best = best
races-each = In a race, on average
races-luck = Luck
races-luck-said = Luck gave { $luck } places a race, decisions { $decisions } (± { $error }).
races-luck-of = Known for { $known } of { $n }. The report of a race tells it.
races-group = The group’s list
races-group-about = Everybody who raced in this company, the strongest first.
races-group-none = This company has not finished a race yet.
races-name = driver
races-you = You
races-list = Race by race
races-delete = Delete the race on { $circuit }
races-delete-all = Delete all
races-delete-sure = Delete { $n }? Press again.
races-export = Save as a file
races-import = Read from a file
races-imported = { $n ->
    [0] Nothing new in it.
    [one] { $n } race added.
   *[other] { $n } races added.
}
races-import-bad = That is not a file of races.
