### Seizoenen: meerdere races met wat je meeneemt, in de terminal en aan tafel.

season-heat-1961 = Kampioenschap 1961
    .brief = 1961
    .about = Drie races: Groot-Brittannië, VS, Italië. De auto’s worden van race tot race beter.
season-heat-1962 = Kampioenschap 1962
    .brief = 1962
    .about = Drie races: Italië, Groot-Brittannië, Frankrijk.
season-heat-1963 = Kampioenschap 1963
    .brief = 1963
    .about = Vier races: VS, Groot-Brittannië, Frankrijk, Italië.
season-heat-own = Een eigen seizoen
    .brief = Eigen
    .about = Vier circuits naar keuze of geloot, met op elk een willekeurige gebeurtenis.
season-heat-greatest = Beste aller tijden
    .brief = Beste ooit
    .about = Alle drie kampioenschappen na elkaar, tien races; iedereen houdt van seizoen tot seizoen één upgrade.
season-downforce-tour = Wereldtour
    .brief = Wereldtour
    .about = Twee races, op elk bord een; het geld van beide telt.

## Terminal

terminal-season-headline = { $season } · { $raced } van { $races } races
terminal-season-next = Enter voor de volgende race:
terminal-season-keep = { $car } { $name }, welke upgrade houd je voor het volgende seizoen? { $cards } >
terminal-season-champion = { $car } { $name } wint de titel!
terminal-season-kept = Seizoen bewaard in { $file }
terminal-head-points-heat = punten
terminal-head-points-downforce = miljoen

## Pagina

page-season-way = Een heel seizoen
page-season-kind = Seizoen
page-season-what = Race of seizoen
page-season-single = Eén race
page-season-circuits = Vier circuits, op volgorde; geloot als je niets kiest
page-season-first = Eerste circuit
page-season-race-n = Race { $race }
page-season-next = Volgende race
page-season-waits = { $count ->
    [one] De race start zodra { $names } terug is. De gastheer kan ook eerder starten.
   *[other] De race start zodra { $names } terug zijn. De gastheer kan ook eerder starten.
}
page-season-again = Nog een seizoen
page-season-chart = Punten per race
page-season-sheet = Scoreblad
page-season-place = Plaats
page-season-driver = Coureur
page-season-points-heat = Punten
page-season-points-downforce = Miljoen
page-season-champion = Kampioen
page-season-standing = Het seizoen tot nu toe
page-season-race-of = race { $race } van { $races }
page-season-open = Kalender, scoreblad en garages
page-season-calendar = Kalender
page-season-won = { $name } wint de titel
page-season-so-far = { $raced } van { $races } races gereden
page-season-raced = gereden
page-season-is-next = volgende
page-season-to-come = komt nog
page-season-keep = { $name }: welke upgrade houd je voor het volgende seizoen?
page-season-to-table = Naar de tafel
page-season-garages = Garages
page-season-choose = Kies de upgrade die je houdt
