### De regels van Downforce voor spelers. Bericht downforce-44 legt de regel met de naam "downforce 44" uit.

## Voorbereiding

downforce-1 = De 42 gewone snelheidskaarten worden geschud en gelijk verdeeld: met twee spelers 21 kaarten elk, met drie 14, met vier 10, met vijf 8 en met zes 7. Met vier of vijf spelers blijven er twee over; die doen niet mee.
    .title = Delen
downforce-2 = De twee kaarten die met vier of vijf spelers overblijven, verdwijnen ongezien. Niemand komt te weten welke het waren.
    .title = Overgebleven kaarten
downforce-3 = De zes snelheid-8-kaarten en de zes krachtkaarten worden als twee gesloten stapels geschud. Het lot verdeelt de zes auto's over de startvelden.
    .title = Stapels en start
downforce-4 = De auto's staan op de start en de kaarten zijn gedeeld voordat de veiling begint. Je kent dus allebei als je biedt.
    .title = Eerst de start, dan de veiling
downforce-5 = Geheim zijn handkaarten, weddenschappen en, bij wie meer krachten won, welke bleef. Al het andere is open: kavels met hun kracht, prijzen, eigenaars, gespeelde kaarten, het aantal handkaarten en elke kaart die in de veiling is getoond.
    .title = Open en geheim

## Veiling

downforce-6 = De zes kavels komen één voor één aan bod. De bovenste snelheid-8-kaart noemt de auto, de bovenste krachtkaart hoort erbij.
    .title = De kavels
downforce-7 = Alle bieders leggen één handkaart gesloten neer en draaien die samen om. Je bod, in miljoenen, is het getal op de balk in de kleur van de auto.
    .title = Bieden
downforce-8 = Een kaart zonder de kleur van de auto is geen bod. Je kunt ook gewoon passen; dat komt op hetzelfde neer: zie downforce 99.
    .title = Passen
downforce-9 = Je biedt met de gewone kaarten die je gedeeld kreeg. Een eerder gewonnen snelheid-8-kaart geldt niet als bod.
    .title = Niet bieden met een snelheid-8-kaart
downforce-10 = Het hoogste bod wint de kavel en wordt als prijs genoteerd. De anderen betalen niets.
    .title = Het hoogste bod wint
downforce-11 = Bij gelijke biedingen wint de kaart met de meeste balken. Witte balken tellen mee.
    .title = Gelijk bod: meer balken
downforce-12 = Is ook het aantal balken gelijk, dan wint de kaart met de minste witte balken.
    .title = Nog gelijk: minder witte balken
downforce-13 = Dan wint de bieder met de minste auto's, en daarna de eerste met de klok mee, te beginnen links van de winnaar van de laatst verkochte kavel (nog geen verkocht: bij plaats één). Twee biedingen in de kleur zelf komen nooit zover.
    .title = Als het dan nog gelijk is
downforce-14 = De snelheid-8-kaart komt in je hand; de kracht en het coureursplaatje leg je voor je neer. Alle biedkaarten gaan terug naar de hand. Met twee spelers: zie downforce 85.
    .title = Wat je wint
downforce-15 = Je mag meer dan één auto winnen.
    .title = Meer auto's
downforce-16 = Heb je geen kaart met de kleur van de auto, dan mag je met een witte balk bieden. Je zegt dat bij het neerleggen en noemt de balk waarvan het getal telt. Zolang je de kleur hebt, mag het niet.
    .title = Bieden met een witte balk
downforce-17 = Heb je noch de kleur van de auto noch een witte balk, dan mag je met elke kaart bieden. Het laagste getal erop telt.
    .title = Bieden met een willekeurige kaart
downforce-18 = Je hoeft nooit met een witte balk of een willekeurige kaart te bieden, behalve aan het eind van de veiling: zie downforce 22 en downforce 24.
    .title = Een vervangend bod is vrij
downforce-19 = Zodra er evenveel onverkochte kavels zijn als spelers zonder auto, bieden spelers met een auto niet meer mee.
    .title = Eigenaars bieden niet meer
downforce-20 = Onverkocht zijn de kavel die wordt geveild, de kavels in de stapel en de kavels die apart liggen. Alleen zo krijgt iedereen een auto zonder dat eigenaars te vroeg afvallen.
    .title = Onverkochte kavels tellen
downforce-21 = Is er nog één kavel en heeft één speler geen auto, dan biedt verder niemand. De prijs is het laagste getal van die kleur in zijn hand.
    .title = De laatste auto
downforce-22 = Heeft de speler die de laatste auto moet nemen die kleur niet, dan is zijn laagste witte balk de prijs; heeft hij die ook niet, dan het laagste getal in zijn hand.
    .title = De laatste auto zonder de kleur
downforce-23 = Een kavel waarop niemand biedt, komt met zijn kracht apart te liggen. Is de stapel op, dan bieden de spelers zonder auto op die kavels.
    .title = Een kavel zonder bod
downforce-24 = Kavels die apart liggen, komen terug in de volgorde waarin ze apart zijn gelegd. Passen mag zolang er meer kavels zijn dan spelers zonder auto; zijn het er evenveel, dan moet elk van hen bieden, zo nodig met een vervangend bod.
    .title = De tweede ronde
downforce-25 = Een auto die niemand koopt, rijdt toch mee. De kaarten verplaatsen hem gewoon en je kunt erop wedden.
    .title = Auto's zonder eigenaar
downforce-26 = De snelheid-8-kaart en de kracht van een onverkochte auto verdwijnen uit het spel. Zijn prijzengeld krijgt niemand.
    .title = Wat een onverkochte auto achterlaat
downforce-27 = Na de veiling houd je precies één kracht; je andere verdwijnen uit het spel. Ze geldt voor al je auto's.
    .title = Eén kracht per speler
downforce-28 = Gewonnen krachten liggen gesloten. Heb je er meer, dan kies je er in het geheim één; die wordt getoond als je haar voor het eerst gebruikt. Met een optie liggen alle gekozen krachten open.
    .title = Krachten zijn geheim
downforce-29 = Groen wordt geveild. De biedingen zijn pas, 6, 4 en 6. Van de twee zessen wint de kaart met de meeste balken; de prijs is 6.
    .title = Voorbeeld: groen wordt geveild

## Beurten en kaarten

downforce-30 = De eigenaar van de auto op startveld 1 begint. Daarna gaat het met de klok mee.
    .title = Wie begint
downforce-31 = Heeft de auto op startveld 1 geen eigenaar, dan begint de eigenaar van de auto op veld 2, enzovoort. Er wordt niet geloot.
    .title = Als de eerste auto van niemand is
downforce-32 = Je speelt precies één handkaart en voert die helemaal uit. Zolang je kaarten hebt, kun je niet passen; zonder kaarten sla je over.
    .title = Je beurt
downforce-33 = De balken worden van boven naar beneden uitgevoerd. Elke genoemde auto rijdt, van wie hij ook is, en jij kiest zijn weg.
    .title = Van boven naar beneden
downforce-34 = Een gespeelde kaart gaat open op de aflegstapel.
    .title = Gespeelde kaarten
downforce-35 = Een balk van een auto die binnen is of niet meedoet, heeft geen effect.
    .title = Balken zonder auto
downforce-36 = Elke balk geldt voor de stand op dat moment, ook als een eerdere balk de weg heeft vrijgemaakt of afgesloten. Er ligt niets vooraf vast.
    .title = Balk voor balk

## Witte balken

downforce-37 = Een witte balk verplaatst een auto naar keuze waarvan de kleur niet op de kaart staat.
    .title = Witte balken
downforce-38 = Je mag een auto kiezen die binnen is of niet vooruit kan. De balk is dan verspild.
    .title = Een witte balk verspillen
downforce-39 = Twee witte balken op één kaart gaan naar auto's van twee verschillende kleuren.
    .title = Twee witte balken
downforce-40 = Je kiest de auto als de witte balk aan de beurt is, niet als je de kaart neerlegt.
    .title = Wanneer je kiest
downforce-41 = Je kunt een witte balk niet ongebruikt laten. Verspillen kan alleen met een auto die binnen is of vaststaat: zie downforce 38.
    .title = Kiezen moet
downforce-42 = Een kleur staat op de kaart, ook als de auto al binnen is of de balk met Strategisch is overgeslagen.
    .title = Wat op de kaart staat
downforce-43 = Op een kaart met blauw 6, oranje 4, wit 2 en geel 1 kan de witte balk naar rood, groen of zwart.
    .title = Voorbeeld: een witte 2

## Verplaatsen

downforce-44 = Een stap gaat naar een veld dat het jouwe met een rand of hoek raakt en waarvan de voorkant verder van de startlijn ligt. Nooit opzij, nooit terug.
    .title = Een stap
downforce-45 = Een veld waarvan de voorkant even ver ligt als die van jou, ligt niet vóór je, ook niet als het je met een hoek raakt. Daarheen kun je niet.
    .title = Velden op gelijke hoogte
downforce-46 = Op een veld staat één auto en springen kan niet. Schuin tussen twee auto's door mag wel.
    .title = Eén auto per veld
downforce-47 = Een auto rijdt het volle getal van zijn balk, of zover hij komt. De rest vervalt.
    .title = De volle afstand
downforce-48 = Zolang er vóór de auto een veld vrij is, moet hij verder, maar jij kiest welk. Je mag hem dus ergens heen sturen waar hij niet verder kan; de overige stappen vervallen.
    .title = Een doodlopende weg in
downforce-49 = Een auto die geen enkele stap kan doen, verliest de hele balk.
    .title = Meteen geblokkeerd
downforce-50 = Je zet de stappen één voor één en ze staan vast. De weg telt, niet alleen het eind: Vastberaden en de wedlijnen kijken ernaar.
    .title = Stap voor stap
downforce-51 = Een auto die na 3 van 6 stappen vaststaat, verliest er 3. Een veld naast je met een voorkant die verder ligt, mag als eerste stap; een veld op gelijke hoogte niet.
    .title = Voorbeelden van verplaatsen

## Krachten

downforce-52 = Heeft de bovenste balk van je kaart de kleur van je eigen auto, dan mag die één stap verder, na de gedrukte stappen. Een 8 wordt een 9. Een witte bovenste balk telt nooit, ook niet als je hem aan je eigen auto geeft.
    .title = Agressief
downforce-53 = Op kaarten van anderen stuur je zelf je auto's: het spel vraagt je elke stap. De speler van de kaart kiest nog wel de auto voor een witte balk, en de volgorde blijft. Is je tijd om, dan stuurt die speler.
    .title = Sluw
downforce-54 = Ook met Sluw moet je auto verder zolang het kan. Je mag hem wel laten doodlopen.
    .title = Sluw volgt de weg
downforce-55 = Op elke kaart die je speelt, mag je één balk overslaan, gekleurd of wit, zelfs de enige. Je beslist als hij aan de beurt is.
    .title = Strategisch
downforce-56 = Je mag je kaart van beneden naar boven uitvoeren. Helemaal of niet, en je beslist vóór de eerste balk.
    .title = Listig
downforce-57 = Je mag een witte balk geven aan een kleur die op de kaart staat. Die auto rijdt dan twee keer, telkens als zijn balk aan de beurt is. Twee witte balken gaan nog altijd naar twee kleuren.
    .title = Onvoorspelbaar
downforce-58 = Reed je auto met een balk alleen rechthoekige velden op, dan mag hij meteen, vóór de volgende balk, extra rijden. Het beginveld en de extra velden mogen elke vorm hebben.
    .title = Vastberaden
downforce-59 = Alleen op je eigen kaarten, bij elke balk die een auto van jou verplaatst: gekleurd, wit of snelheid 8. Elke auto wordt apart bekeken.
    .title = Wanneer Vastberaden werkt
downforce-60 = De bonus is twee stappen; met een optie is het er één. Een auto die geen veld opreed, krijgt niets.
    .title = De bonus van Vastberaden
downforce-61 = Over de finishlijn eindigt de beweging. Bonusstappen worden niet meer gezet.
    .title = Geen bonus na de finish
downforce-62 = Spreken een kracht en een algemene regel elkaar tegen, dan geldt de kracht.
    .title = Krachten gaan voor

## Wedden

downforce-63 = Rijdt een auto als eerste over een van de drie wedlijnen, dan wordt de kaart eerst afgemaakt. Daarna wedt iedereen in het geheim op een van de zes auto's.
    .title = Wanneer je wedt
downforce-64 = Bij elke lijn wordt één keer gewed; latere auto's veranderen niets. Een auto is eroverheen als de voorkant van zijn veld voorbij de lijn ligt. Bonusstappen tellen mee.
    .title = Alleen de eerste keer
downforce-65 = Brengt één kaart de leider over twee lijnen, dan wed je na elkaar, de eerste lijn eerst. Op de twee circuits hier liggen de lijnen daarvoor te ver uit elkaar.
    .title = Twee lijnen met één kaart
downforce-66 = Wedden moet en komt vóór de volgende beurt. Iedereen wedt, ook wie al zijn auto's binnen heeft.
    .title = Iedereen wedt
downforce-67 = Op elk van de zes auto's: van jezelf of een ander, zonder eigenaar, al binnen, dezelfde als eerder of een nieuwe. In het beginnersspel wordt niet gewed.
    .title = Waarop je kunt wedden
downforce-68 = Een weddenschap betaalt voor plaats een, twee en drie van je auto: bij de eerste lijn 9, 6 en 3 miljoen, bij de tweede 6, 4 en 2, bij de derde 3, 2 en 1.
    .title = Wat een weddenschap opbrengt
downforce-69 = Niemand ziet je weddenschap vóór de telling en je kunt haar niet veranderen.
    .title = Weddenschappen blijven geheim
downforce-70 = Gaat een kaart over de laatste lijn en brengt ze ook auto's binnen, dan wed je toch pas na die kaart.
    .title = De laatste weddenschap na een finish

## Finish en einde

downforce-71 = Een auto die over de lijn gaat, krijgt de beste vrije plaats en verlaat de baan, zodat hij niemand blokkeert. Hoeveel verder hij zou komen, maakt niet uit.
    .title = Over de finish
downforce-72 = De plaatsen volgen de volgorde over de lijn, balk voor balk. Ze worden nooit gedeeld.
    .title = Volgorde van de plaatsen
downforce-73 = Zijn al je auto's binnen, dan leg je je hele hand ongespeeld af en heb je geen beurten meer. Een lopende kaart wordt eerst afgemaakt en wedden doe je nog wel.
    .title = Als al je auto's binnen zijn
downforce-74 = De race is uit als alle auto's binnen zijn of niemand meer een kaart heeft.
    .title = Einde van de race
downforce-75 = Rijden er alleen nog auto's zonder eigenaar, dan zijn alle handen afgelegd en is de race uit.
    .title = Alleen nog auto's zonder eigenaar
downforce-76 = Een auto die niet binnenkomt, is gestrand: geen plaats, geen prijzengeld, en weddenschappen erop betalen niets, hoe weinig auto's er ook binnen zijn. De eigenaar krijgt nog wel geld voor andere auto's en weddenschappen.
    .title = Gestrande auto's
downforce-77 = Tel het prijzengeld van je auto's die binnen zijn (12, 9, 6, 4, 2 en 0 miljoen voor plaats 1 tot 6) op bij je weddenschappen en trek de betaalde prijzen af. Het totaal mag negatief zijn.
    .title = Je totaal
downforce-78 = Bij gelijke totalen wint wie zijn beste auto eerder binnen had. Heeft geen van beiden een auto binnen, dan delen ze de overwinning.
    .title = Gelijke totalen
downforce-79 = Plaats 2 en 5 brengen 11 op, de weddenschappen 6, 4 en 3. Min de prijzen 5 en 4 is dat 15 miljoen.
    .title = Voorbeeld van een totaal

## Beginnersspel

downforce-80 = Geen veiling, krachten of weddenschappen. De snelheid-8-kaarten met hun auto's worden gelijk verdeeld door het lot: met twee spelers 3 elk, met drie 2, anders 1. Auto's die overblijven, doen niet mee.
    .title = Beginnersspel
downforce-81 = Iedereen krijgt drie kaarten; de rest is de trekstapel. Na een gespeelde kaart trek je er één.
    .title = De hand van beginners
downforce-82 = Je mag je snelheid-8-kaart als beurt spelen, zoals in downforce 87. Je trekt er geen kaart voor.
    .title = Snelheid 8 voor beginners
downforce-83 = De auto's die meedoen, staan zonder gaten vanaf startveld 1. De eigenaar van de auto op veld 1 begint. Is de stapel op, dan trekt niemand meer.
    .title = De start van beginners
downforce-84 = De eigenaar van de eerste auto die binnenkomt, wint. Daarmee is het spel uit.
    .title = Het beginnersspel winnen

## Twee spelers

downforce-85 = De veiling gaat gewoon, met 21 kaarten elk. Gewonnen snelheid-8-kaarten liggen open voor hun eigenaar, niet in de hand.
    .title = Twee spelers: veiling
downforce-86 = Na de veiling worden alle handkaarten tot één stapel geschud. Elk trekt er 7.
    .title = Twee spelers: nieuwe handen
downforce-87 = Speel een handkaart of een van je eigen open snelheid-8-kaarten. Na een handkaart trek je er één, na een snelheid-8-kaart niet.
    .title = Twee spelers: je beurt
downforce-88 = Is de stapel op, dan wordt er niet getrokken. Heb je geen handkaart meer maar nog wel een snelheid-8-kaart, dan moet je die spelen.
    .title = Twee spelers: lege stapel
downforce-89 = Met een optie blijft Sluw weg. Dan worden vijf krachten geschud en komt de zesde kavel zonder kracht.
    .title = Twee spelers zonder Sluw
downforce-90 = Zijn al je auto's binnen, dan leg je met je hand ook je open snelheid-8-kaarten af.
    .title = Twee spelers: afleggen

## Voorbij de finish

downforce-91 = De auto's rijden over de finish en verder tot alle snelheidskaarten gespeeld zijn. De eigenaar van de auto die het verst komt, wint; bij gelijke afstand ligt de auto dichter bij de binnenkant voor.
    .title = Voorbij de finish
downforce-92 = Er zijn geen plaatsen, prijzengeld, weddenschappen of afgelegde handen en prijzen tellen niet: een veiling verdeelt alleen de auto's. Afstand is ronden, dan voorkant; gelijk gaat de binnenste baan voor. Het kan ook met het beginnersspel.
    .title = Wat voorbij de finish vervalt
downforce-93 = Van elke speler telt alleen de auto die het verst is gekomen.
    .title = Eén auto per speler telt
downforce-94 = Is er een trekstapel, dan is de race uit als stapel, handen en snelheid-8-kaarten allemaal op zijn.
    .title = Voorbij de finish met trekstapel

## Wereldtour

downforce-95 = Twee races na elkaar, één op elk van de twee circuits. De totalen worden opgeteld.
    .title = Wereldtour
downforce-96 = Elke race heeft zijn eigen kaarten, veiling, krachten en weddenschappen. Bij een gelijke som beslist de beste plaats in de tweede race; anders wordt de overwinning gedeeld.
    .title = Elke race opnieuw

## Andere versies

downforce-97 = Sommige versies halen een onverkochte auto uit de race, beslissen een gelijk bod met de som van de andere getallen of loten de beginner als de voorste auto van niemand is. Hier gelden downforce 25, downforce 11, downforce 12 en downforce 31.
    .title = Gewoonten van andere versies
downforce-98 = In Top Race uit 1996, een voorganger, mocht je een weddenschap overslaan en kostte een foute geld; krachten waren er niet, wel kaarten met waarde 10 en kaarten die auto's van plaats wisselen. Niets daarvan hoort bij dit spel.
    .title = Top Race

## Verdere punten

downforce-99 = Een kaart zonder de kleur van de auto neerleggen en open passen is hetzelfde: zie downforce 8.
    .title = Twee manieren om te passen
downforce-100 = Wie in de tweede ronde moet bieden (downforce 24), kiest zelf de kaart en, als het zover komt, de witte balk.
    .title = Vrije keus als je moet bieden
downforce-101 = Een witte balk kan niet naar een auto die in het beginnersspel niet meedoet.
    .title = Geen witte balk voor wie niet meedoet
downforce-102 = Strategisch wordt niet gevraagd bij een gekleurde balk van een auto die niet vooruit kan, Listig niet bij een kaart met één balk: het antwoord zou niets veranderen.
    .title = Vragen die vervallen
downforce-103 = De bonus van Vastberaden neem je helemaal, zover de weg vrij is, of niet.
    .title = De hele bonus of niets
downforce-104 = Afleggen gaat vóór trekken: brengt je kaart je laatste auto binnen, dan trek je er geen kaart voor.
    .title = Eerst afleggen, dan trekken
downforce-105 = De kaart die de eerste auto binnenbrengt, wordt afgemaakt. Komt niemand binnen, dan delen allen de overwinning.
    .title = Einde van de beginnersrace
downforce-106 = Met twee spelers kies je een kracht voordat de handen samen worden geschud.
    .title = Twee spelers: eerst de krachten
downforce-107 = In de variant voorbij de finish blijven de krachten ook achter de lijn werken.
    .title = Krachten voorbij de finish
downforce-108 = Een Wereldtour gaat alleen met het gewone spel; het beginnersspel en de variant voorbij de finish kennen geen geld.
    .title = De Wereldtour is het gewone spel
downforce-109 = Een antwoord mag terug zolang niemand anders iets heeft gedaan en er niets geheims is opengelegd.
    .title = Terugnemen
downforce-110 = In een Wereldtour telt voor wie opgaf de laagste som van die race, en nooit meer dan 0.
    .title = Opgave in de Wereldtour
