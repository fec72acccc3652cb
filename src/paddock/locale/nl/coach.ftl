### Wat de coach zegt, bij elk spel. De redenen van een spel zelf staan in zijn eigen bestand.

coach-only = Er valt niets te kiezen.
coach-close =
    .first = Net iets beter; de rest doet er weinig voor onder.
    .other = Bijna even goed.

## Op de pagina

page-hint-ask = Hint
page-hint-own = Mijn eigen keus
page-hint-title = De coach zou…
page-hint-thinks = denkt na…
page-hint-races = { $races } races doorgereden vanaf hier · ±{ $margin }
page-hint-win = winst
page-hint-place = gem. plaats
page-hint-sees = De coach ziet alleen wat jij ziet.
page-hint-flag = hint { $number } van { $count } · iedereen aan tafel ziet het
page-hint-laid = { $number ->
    [1] De eerste keus van de coach ligt klaar. Verander hem of speel hem.
   *[other] Keus { $number } van de coach ligt klaar. Verander hem of speel hem.
}
page-hint-spoken = De coach, { $number }: { $answer }. { $win } winst, gemiddelde plaats { $place }. { $why }
page-hint-said = { $name } vraagt het de coach
page-hints-said-on = De gastheer staat hints toe
page-hints-said-off = De gastheer staat geen hints meer toe
page-key-hint = de coach vragen
page-hints = Coach
page-hints-on = mag je vragen
page-hints-off = geen hints
page-hints-allow = De coach mag om hints gevraagd worden
page-hints-allowed = Hier mag je de coach om hints vragen.
page-levels-apart = Ieder een eigen niveau
page-levels-alike = Allemaal gelijk
page-levels-each = Niveau van elk
page-driver-n = Auto { $number }
page-setup-sum-apart = { $people ->
    [one] Jij
   *[other] { $people } mensen
} en { $bots } coureurs van verschillend niveau.
