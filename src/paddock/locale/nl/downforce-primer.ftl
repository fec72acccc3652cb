### Downforce voor een eerste race, en de woorden ervan.

downforce-primer-goal = Heb aan het eind het meeste geld. Geld komt van prijzen voor je eigen auto's en van weddenschappen op auto's die bij de eerste drie komen; voor je auto's betaal je aan het begin. De snelste auto hoeft dus niet van jou te zijn: het is genoeg dat je erop hebt gewed.
    .title = Waar het om gaat
downforce-primer-auction = Zes auto's worden één voor één verkocht, elk met een eigenschap. Iedereen legt een kaart gedekt neer; het getal op de balk in de kleur van de auto is het bod. Het hoogste bod betaalt en neemt de auto. Je kaart komt terug in je hand: een bod laat dus zien waarmee je straks rijdt.
    .title = Koop een auto
downforce-primer-race = In je beurt speel je één kaart. De balken noemen auto's, en elk daarvan rijdt zoveel vakken, van boven naar beneden, van wie hij ook is. Jij kiest elke stap. Een witte balk verplaatst een auto die niet op de kaart staat.
    .title = Speel een kaart
downforce-primer-block = Eén auto per vak, altijd vooruit, nooit door een ander heen. Waar de weg smal wordt, kan een auto voor je een hele balk kosten. Een tegenstander in de val sturen hoort erbij.
    .title = Hinderen
downforce-primer-bet = Drie keer, als de eerste auto over een lijn gaat, wedt iedereen geheim op een auto. Vroege weddenschappen betalen meer. Je mag op elke auto wedden, van jezelf of van een ander.
    .title = Wedden
downforce-primer-end = Zijn alle auto's binnen of de kaarten op, dan worden prijzen en weddenschappen betaald en gaan de prijzen van je auto's eraf. Het meeste geld wint.
    .title = Afrekenen
downforce-primer-tips = Kijk voor je biedt naar de start: de voorste auto heeft vrije baan. Kijk naar je hand: veel hoge balken van één kleur zijn een prijs waard. Bewaar je beste kaarten voor brede stukken, stuur tegenstanders in elkaar waar het smal is, en wed op wat je zag, niet op wat je hoopte.
    .title = Zo rijd je je eerste race

downforce-word-bar = Een regel van een kaart: een kleur en hoeveel vakken die auto rijdt.
    .title = Balk
downforce-word-white = Een balk voor een auto naar keuze waarvan de kleur niet op de kaart staat.
    .title = Witte balk
downforce-word-lot = Wat in één keer wordt verkocht: een auto, zijn snelheid-8-kaart en een eigenschap.
    .title = Kavel
downforce-word-power = Wat een auto extra kan. Je houdt er één, en die geldt voor al je auto's.
    .title = Eigenschap
downforce-word-eight = De kaart die bij een auto hoort: acht vakken voor hem alleen.
    .title = Snelheid 8
downforce-word-line = De drie lijnen over de weg; de eerste auto over elke lijn laat iedereen wedden.
    .title = Wedlijn
downforce-word-rect = Een vak op het rechte stuk. Een van de eigenschappen let erop.
    .title = Rechthoekig vak
