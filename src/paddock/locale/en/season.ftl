### Seasons: several races with what carries over, in the terminal and at the table.

season-heat-1961 = Championship 1961
season-heat-1962 = Championship 1962
season-heat-1963 = Championship 1963
season-heat-own = A season of your own
season-heat-greatest = Greatest of all time
season-downforce-tour = World Tour

## Terminal

terminal-season-headline = { $season } · { $raced } of { $races } races
terminal-season-next = Enter for the next race:
terminal-season-keep = { $car } { $name }, which upgrade do you keep for the next season? { $cards } >
terminal-season-champion = { $car } { $name } wins the title!
terminal-season-kept = Season kept in { $file }
terminal-head-points-heat = points
terminal-head-points-downforce = millions
terminal-legend = legend { $number }
terminal-retired = out
terminal-prompt-draft = { $car }, take an upgrade
terminal-prompt-swap = { $car }, swap an upgrade?
terminal-prompt-prune = { $car }, give one upgrade back
terminal-prompt-values = { $car }, choose a value
terminal-prompt-mend = { $car }, take a card back
