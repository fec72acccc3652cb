### Seasons: several races with what carries over, in the terminal and at the table.

season-heat-1961 = Championship 1961
    .brief = 1961
    .about = Three races: Great Britain, USA, Italia. Cars get better from race to race.
season-heat-1962 = Championship 1962
    .brief = 1962
    .about = Three races: Italia, Great Britain, France.
season-heat-1963 = Championship 1963
    .brief = 1963
    .about = Four races: USA, Great Britain, France, Italia.
season-heat-own = A season of your own
    .brief = Your own
    .about = Four circuits of your choice or drawn, a random event at each.
season-heat-greatest = Greatest of all time
    .brief = Greatest
    .about = All three championships in a row, ten races; everybody keeps one upgrade from season to season.
season-downforce-tour = World Tour
    .brief = World Tour
    .about = Two races, one on each board; the money of both counts.

## Terminal

terminal-season-headline = { $season } · { $raced } of { $races } races
terminal-season-next = Enter for the next race:
terminal-season-keep = { $car } { $name }, which upgrade do you keep for the next season? { $cards } >
terminal-season-champion = { $car } { $name } wins the title!
terminal-season-kept = Season kept in { $file }
terminal-head-points-heat = points
terminal-head-points-downforce = millions

## Page

page-season-way = A whole season
page-season-kind = Season
page-season-what = Race or season
page-season-single = One race
page-season-circuits = Four circuits, in order; drawn if you choose none
page-season-first = First circuit
page-season-race-n = Race { $race }
page-season-next = Next race
page-season-waits = { $count ->
    [one] The race starts as soon as { $names } is back. The host can start it without.
   *[other] The race starts as soon as { $names } are back. The host can start it without them.
}
page-season-again = Another season
page-season-chart = Points by race
page-season-sheet = Score sheet
page-season-place = Place
page-season-driver = Driver
page-season-points-heat = Points
page-season-points-downforce = Millions
page-season-champion = Champion
page-season-standing = The season so far
page-season-race-of = race { $race } of { $races }
page-season-open = Calendar, score sheet and garages
page-season-calendar = Calendar
page-season-won = { $name } wins the title
page-season-so-far = { $raced } of { $races } races run
page-season-raced = run
page-season-is-next = next
page-season-to-come = to come
page-season-keep = { $name }: which upgrade do you keep for the next season?
page-season-to-table = To the table
page-season-garages = Garages
page-season-choose = Choose the upgrade that you keep
