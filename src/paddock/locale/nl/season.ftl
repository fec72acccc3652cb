### Seizoenen: meerdere races met wat je meeneemt, in de terminal en aan tafel.

season-heat-1961 = Kampioenschap 1961
season-heat-1962 = Kampioenschap 1962
season-heat-1963 = Kampioenschap 1963
season-heat-own = Een eigen seizoen
season-heat-greatest = Beste aller tijden
season-downforce-tour = Wereldtour

## Terminal

terminal-season-headline = { $season } · { $raced } van { $races } races
terminal-season-next = Enter voor de volgende race:
terminal-season-keep = { $car } { $name }, welke upgrade houd je voor het volgende seizoen? { $cards } >
terminal-season-champion = { $car } { $name } wint de titel!
terminal-season-kept = Seizoen bewaard in { $file }
terminal-head-points-heat = punten
terminal-head-points-downforce = miljoen
terminal-legend = legende { $number }
terminal-retired = uit
terminal-prompt-draft = { $car }, neem een upgrade
terminal-prompt-swap = { $car }, een upgrade ruilen?
terminal-prompt-prune = { $car }, geef een upgrade terug
terminal-prompt-values = { $car }, kies een waarde
terminal-prompt-mend = { $car }, neem een kaart terug
