### What the terminal says of Downforce. Words between ` marks are typed and stay as they are.

terminal-downforce-headline = { $circuit } · { $variant } · { $cards } kaarten gespeeld
terminal-downforce-head-car = auto
terminal-downforce-head-cell = veld
terminal-downforce-head-to-go = te gaan
terminal-downforce-head-owner = eigenaar
terminal-downforce-head-price = kosten
terminal-downforce-head-power = kracht
terminal-downforce-head-place = plaats
terminal-downforce-head-player = speler
terminal-downforce-head-cars = auto’s
terminal-downforce-head-cards = kaarten
terminal-downforce-head-paid = betaald
terminal-downforce-racing = op de startplaats
terminal-downforce-home = binnen
terminal-downforce-stalled = stilgevallen
terminal-downforce-absent = doet niet mee
terminal-downforce-total = { $total } miljoen
terminal-downforce-steps = stappen over: { $steps }
terminal-downforce-cell = baan { $lane }, { $steps } tot de finish
terminal-downforce-short-black = zw
terminal-downforce-short-red = ro
terminal-downforce-short-orange = or
terminal-downforce-short-blue = bl
terminal-downforce-short-green = gr
terminal-downforce-short-yellow = ge
terminal-downforce-line = lijn { $line }
terminal-downforce-end = veld { $cell }
terminal-downforce-lost = verliest { $steps ->
    [one] { $steps } stap
   *[other] { $steps } stappen
}
terminal-prompt-bid = { $car }, je bod: een kaart, of `pass`
terminal-prompt-keep = { $car }, welke kracht houd je?
terminal-prompt-downforce-play = { $car }, speel een kaart
terminal-prompt-skip = { $car }, `go`, of sla de balk over met `skip`?
terminal-prompt-white = { $car }, welke auto krijgt de witte balk?
terminal-prompt-move = { $car }, waarheen? (of stap voor stap: `step 57`)
terminal-prompt-bonus = { $car }, `stop`, of verder rijden: waarheen?
terminal-prompt-bet = { $car }, je weddenschap: welke auto?
terminal-help-downforce = Bied en speel een kaart met alleen haar naam: `C4`; `pass` biedt niets. `play A2 upward` neemt haar balken van onderen, waar een kracht dat toelaat.
terminal-help-downforce-map = Een rit is één antwoord: het nummer van een eindveld op de kaart. Rode eindvelden verliezen stappen. Een andere weg rijd je in stappen: `step 57, step 61`. Auto's heten naar twee letters, de rijdende wijst vooruit; de getallen eronder tellen stappen.
