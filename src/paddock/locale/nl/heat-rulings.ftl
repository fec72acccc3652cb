### De regels van Heat voor spelers. Bericht heat-44 legt de regel met de naam "heat 44" uit.

## Voorbereiding

heat-1 = In je trekstapel zitten 12 basiskaarten (1 tot 4, van elk drie), je 3 startupgrades (0, 5 en een Heat-kaart) en de stresskaarten van het circuit. De Heat-kaarten van het circuit liggen in je motor. Je trekt 7 kaarten en begint in versnelling 1.
    .title = Je trekstapel
heat-2 = De 0 en de 5 speel je als basiskaarten, maar het zijn upgrades. Draai je ze om voor een plus, dan gaan ze naar de aflegstapel, net als elke upgrade en sponsorkaart.
    .title = 0 en 5 zijn geen basiskaarten
heat-3 = Eén startupgrade is een Heat-kaart die in je trekstapel begint. Na Afkoeling ligt ze als gewone Heat-kaart in je motor. Er past zoveel in een motor als je wilt.
    .title = De extra Heat-kaart
heat-4 = Bij een losse race beslist het lot over de startposities, van 1 af oplopend. Twee posities delen een veld; de oneven positie ligt aan de circuitrand. In speelronde 1 rijd je in de volgorde van de startposities.
    .title = Startposities
heat-5 = De start ligt vóór de finishlijn: de eerste keer eroverheen begint pas ronde 1. Daarna rijd je alle ronden van het circuit; de lijn aan het eind van de laatste ronde is je finish.
    .title = Ronden tellen
heat-6 = Een ervaren coureur mag met 1 of 2 Heat minder in de motor starten. Rijd de eerste keer 1 ronde in de VS in plaats van 2.
    .title = Voorgift
heat-7 = Heat-kaarten die bij de start in geen motor liggen, doen niet mee. Alleen van stress is er een voorraad.
    .title = Overgebleven Heat
heat-8 = De voorraad stresskaarten raakt nooit op.
    .title = Voorraad stress

## Speelronde en volgorde

heat-9 = Schakelen en kaarten kiezen doet iedereen tegelijk. Daarna zijn de auto's één voor één aan de beurt, van de voorste naar de achterste. Op één veld ligt de auto aan de circuitrand altijd voor.
    .title = Speelvolgorde
heat-10 = De 1 Heat voor twee versnellingen tegelijk betaal je bij het schakelen. Kun je niet betalen, dan kun je die versnelling niet kiezen.
    .title = Betalen voor twee versnellingen
heat-11 = Je blijft in je versnelling of schakelt er gratis één hoger of lager. Twee versnellingen kosten 1 Heat uit je motor; zonder Heat kan het dus niet. Drie kan nooit.
    .title = Schakelen
heat-12 = Je speelt zoveel kaarten als je versnelling aangeeft. Alles mag, behalve Heat; upgrades met extra Heat zijn ook Heat.
    .title = Speelbare kaarten
heat-13 = Heb je minder speelbare kaarten dan je versnelling vraagt, dan speel je ze allemaal en vul je aan met Heat uit je hand. Je auto blijft staan, je gaat naar versnelling 1, al die kaarten gaan naar je aflegstapel en je vult meteen je hand aan. Dat mag ook met opzet: zie heat 121.
    .title = Onmogelijke hand
heat-14 = Aan het eind van je beurt trek je tot je hand weer vol is, meestal 7 kaarten. Heb je er meer, dan trek je niets, maar je hoeft ook niets af te leggen: je speelt verder met die grotere hand.
    .title = Je hand aanvullen

## Opendraaien en verplaatsen

heat-15 = Draai je kaarten open en voer eerst elke plus uit. Kies daarna de waarde van kaarten met meerdere waarden en verplaats je auto één keer met het totaal.
    .title = Opendraaien
heat-16 = Draai voor een plus kaarten om tot er een basiskaart komt; de andere gaan naar je aflegstapel. Is je trekstapel op, schud dan de aflegstapel, met de zojuist omgedraaide kaarten, en draai verder. Je hand en je gespeelde kaarten blijven liggen.
    .title = Plus
heat-17 = Een stresskaart heeft zelf geen waarde: de kaart die je ervoor omdraait, telt. Allebei blijven ze in je speelgebied tot je je hand aanvult; dan gaan ze naar je aflegstapel.
    .title = Stress
heat-18 = Zit er in trekstapel en aflegstapel geen basiskaart meer, dan stopt het omdraaien na één keer schudden. Die plus is 0 waard en geldt toch als gebruikt: zie heat 122.
    .title = Geen basiskaart meer
heat-19 = Zijn trekstapel en aflegstapel allebei leeg, dan trek je wat er is en speel je verder met een kleinere hand.
    .title = Niets meer te trekken
heat-20 = Je aflegstapel wordt pas een nieuwe trekstapel als je een kaart nodig hebt en er geen meer is: om te trekken, om te draaien of als Afval. Een lege trekstapel op zich verandert niets.
    .title = Opnieuw schudden
heat-21 = Onderweg houdt geen auto je tegen; alleen het veld waar je eindigt, telt. Neem het vak aan de circuitrand als dat vrij is, anders het andere. Zijn beide bezet, dan ga je terug naar het dichtstbijzijnde veld met een vrij vak, eerst aan de circuitrand.
    .title = Eindigen en gehinderd worden
heat-22 = Je eigen vak is voor jou vrij. Zijn alle velden van daar tot je doel vol, dan blijf je staan waar je staat, in je eigen baan: zie heat 123.
    .title = Helemaal ingesloten
heat-23 = Gehinderd worden verlaagt je snelheid niet: in bochten telt ze helemaal. Een bochtmarkering waar je niet voorbij kwam, wordt niet gecontroleerd.
    .title = Gehinderd, toch snel
heat-24 = Opendraaien, Adrenaline, Boost, Direct spelen, Versnellen en Slipstream zijn aparte verplaatsingen, en bij elke kun je gehinderd worden. Je bent door alle bochten gereden tussen het begin en het eind van je beurt.
    .title = Meer verplaatsingen in een beurt
heat-25 = Een auto die over de finishlijn is, blijft tot het eind van de speelronde staan. Tot dan hindert hij anderen en geeft hij Slipstream.
    .title = Gefinishte auto's op de baan
heat-26 = Snelheid 0 mag, bijvoorbeeld met de 0 in versnelling 1. De rest van je beurt gaat gewoon door.
    .title = Snelheid 0

## Adrenaline

heat-27 = De auto die in de speelronde als laatste rijdt, krijgt Adrenaline; zijn er 5 of meer auto's gestart, dan de laatste twee. De speelvolgorde beslist, niet waar je daarna staat, en dat geldt al in speelronde 1: zie heat 124.
    .title = Wie Adrenaline krijgt
heat-28 = Het aantal gestarte auto's telt, ook als er al auto's over de finish zijn. Legendarische coureurs en gefinishte auto's tellen mee.
    .title = Auto's tellen voor Adrenaline
heat-29 = Hoort een Legendarische coureur bij de laatsten, dan gaat die Adrenaline verloren. Niemand anders krijgt ze.
    .title = Legendarische coureurs en Adrenaline
heat-30 = Auto's die uit de race zijn, tellen niet mee. De auto's die nu echt als laatste rijden, krijgen Adrenaline: zie heat 124.
    .title = Adrenaline na een opgave
heat-31 = Adrenaline geeft +1 snelheid met een verplaatsing van 1 veld, en Afkoeling 1. Gebruik beide, één of geen, alleen deze beurt. In bochten telt de +1 alleen als je hem gebruikt.
    .title = Wat Adrenaline geeft
heat-32 = Je mag de +1 ook gebruiken als je ingesloten bent: je snelheid stijgt, je auto blijft staan. Zie heat 124.
    .title = Adrenaline als je vaststaat

## Reactie

heat-33 = Gebruik je symbolen in elke volgorde en handel ze één voor één af. Wat niet verplicht is, mag je overslaan. Afkoeling en Stressbeperking mag je ook opdelen: zie heat 125.
    .title = Reactie in elke volgorde
heat-34 = Heat betalen en Afval moet je doen voor de stap Reactie eindigt, in elke volgorde. Je mag dus eerst afkoelen en met die Heat betalen.
    .title = Verplichte symbolen
heat-35 = Afkoeling brengt Heat-kaarten uit je hand terug naar je motor: tot 3 in versnelling 1, 1 in versnelling 2, meer met Adrenaline en kaarten. Het kan alleen in de stap Reactie. Wat je niet gebruikt, vervalt: na Slipstream, bochtcontrole of uit de bocht vliegen koel je niet meer af.
    .title = Afkoeling
heat-36 = Eén keer per beurt, in elke versnelling, mag je 1 Heat betalen (in een sector met Heat control niets) en kaarten omdraaien tot er een basiskaart komt. Die waarde komt bij je snelheid en verplaatst je auto meteen. Het geldt als een plus, en het mag ook nog na de finishlijn.
    .title = Boost
heat-37 = Na de finishlijn mag je je symbolen bij Reactie nog gebruiken: een veld extra kan in die speelronde een plaats schelen. Alleen Slipstream mag niet meer.
    .title = Reactie na de finish
heat-38 = Versnellen verhoogt je snelheid met 1 voor elke plus die je deze beurt al gebruikte, en je rijdt zoveel velden verder: alles of niets. Twee kaarten met Versnellen geven elk de volle waarde. Een latere Boost telt niet meer mee.
    .title = Versnellen
heat-39 = Bij Reactie mag je een kaart met Direct spelen uit je hand bijspelen, en ook meer dan één. Ze verplaatst je auto meteen en je mag haar symbolen gebruiken; verplichte moet je uitvoeren. Kies je haar bij de kaarten van je versnelling, dan is het een gewone kaart.
    .title = Direct spelen
heat-40 = Afval legt de bovenste kaarten van je trekstapel één voor één op je aflegstapel; zo nodig schud je. Voor of na een Boost: jij kiest.
    .title = Afval
heat-41 = Bekijk je aflegstapel en schud tot zoveel kaarten door je trekstapel, ook kaarten die er deze beurt op kwamen. Gespeelde kaarten mag je niet nemen. Is de stapel leeg, dan gebeurt er niets.
    .title = Recyclage
heat-42 = Stressbeperking legt stresskaarten uit je hand op je aflegstapel, niet in de voorraad.
    .title = Stressbeperking
heat-43 = Aan het eind van je beurt mag een kaart met Vernieuwing terug boven op je trekstapel, nog voor je trekt; ze gaat dan niet naar de aflegstapel. Bij meer kaarten kies jij de volgorde.
    .title = Vernieuwing
heat-44 = Kun je de Heat van een kaart niet betalen, dan gaat ze naar je aflegstapel, vervallen haar andere symbolen en komt er één omgedraaide basiskaart voor in de plaats. Dat gebeurt bij het opendraaien, vóór je rijdt: zie heat 127.
    .title = Heat die je niet kunt betalen
heat-45 = De andere symbolen van een kaart mag je gebruiken voor je haar Heat betaalt. Als je maar betaald hebt voor de stap Reactie eindigt.
    .title = Eerst het voordeel, dan de Heat

## Slipstream

heat-46 = Slipstream kan als er na je Reactie een andere auto naast je staat of op het eerstvolgende veld, in welke baan ook. Legendarische coureurs en auto's op een ronde achterstand tellen mee. Een bochtmarkering of finishlijn ertussen maakt niet uit.
    .title = Wanneer Slipstream kan
heat-47 = Eén keer per beurt mag je 2 velden verder. Dat is geen snelheid en telt dus niet in bochten. Je kunt gehinderd worden zoals altijd.
    .title = Slipstream
heat-48 = Slipstream kan ook als je auto deze beurt niet van zijn plaats kwam.
    .title = Slipstream uit stilstand
heat-49 = Zou je door hinder op je veld blijven staan, dan wordt Slipstream niet aangeboden.
    .title = Slipstream moet iets opleveren
heat-50 = Elke slipstreamboost van een kaart, de weg of het weer neem je helemaal of niet. Met 1 en 3 extra kun je dus 2, 3, 5 of 6 velden rijden.
    .title = Slipstreamboost
heat-51 = Voor sectorfiches telt het veld waar je Slipstream begint. Verbiedt het weer Slipstream in een sector, dan mag je er wel mee eindigen.
    .title = Slipstream en sectoren
heat-52 = In de laatste ronde mag Slipstream je niet over de finishlijn brengen, en erna mag het ook niet. De volle lengte beslist, ook als hinder je eerder zou stoppen; korter mag wel. In andere ronden maakt de lijn niet uit.
    .title = Slipstream bij de finish
heat-53 = Je mag met Slipstream een bochtmarkering passeren. Die bocht wordt dan gecontroleerd, met je snelheid zonder Slipstream.
    .title = Slipstream door een bocht
heat-54 = Slipstream kan in elke versnelling.
    .title = Slipstream in elke versnelling

## Bochtcontrole en uit de bocht vliegen

heat-55 = Je snelheid is de som van alle kaarten in je speelgebied, ook de omgedraaide en direct gespeelde, plus 1 als je de zet van Adrenaline gebruikte, plus Versnellen.
    .title = Je snelheid
heat-56 = Elke bochtmarkering die je passeerde, wordt apart gecontroleerd, op volgorde en telkens met je hele snelheid. Voor elk punt boven de limiet betaal je 1 Heat.
    .title = Bochtcontrole
heat-57 = De limiet is het getal op het bord, aangepast door een wegfiche en door alle limietsymbolen op je gespeelde kaarten, ook als je die pas na de bocht speelde. Ze kan onder 0 komen: zie heat 129.
    .title = Snelheidslimiet
heat-58 = In een bocht met het fiche Oververhitting betaal je 1 Heat extra, maar alleen als je boven de limiet zit.
    .title = Oververhitting
heat-59 = Kun je een bocht niet betalen, dan gaat alle Heat uit je motor naar je aflegstapel en vlieg je daar uit de bocht. Wat je voor eerdere bochten betaalde, blijft betaald; latere bochten worden niet gecontroleerd.
    .title = Uit de bocht vliegen
heat-60 = Vlieg je uit de bocht, dan gaat je auto naar het eerste veld voor die bochtmarkering, eerst aan de circuitrand. Is dat veld vol, dan gaat hij verder terug tot er een vak vrij is. Zie heat 130.
    .title = Terug tot voor de bocht
heat-61 = Kom je na het uitvliegen weer vóór de finishlijn te staan, dan moet je die ronde nog voltooien: zie heat 130.
    .title = Terug over de finishlijn
heat-62 = Vlieg je uit de bocht, dan neem je stress in je hand: 1 in versnelling 1 of 2, 2 in versnelling 3 of 4. Daarna ga je naar versnelling 1.
    .title = Stress uit de bocht
heat-63 = Ook nadat je uit de bocht vloog, mag je afleggen en vul je je hand aan. De nieuwe stress mag je niet afleggen.
    .title = De beurt gaat door
heat-64 = In de laatste ronde tellen bochten voorbij de finishlijn niet. Een bocht ervoor wordt wel gecontroleerd, ook als je beide in één beurt passeert; vlieg je daar eruit, dan ben je niet gefinisht.
    .title = Bochten en de finish

## Einde van de beurt

heat-65 = Je mag zoveel handkaarten afleggen als je wilt, ook upgrades en sponsors, maar nooit stress of Heat. Upgrades met extra Heat zijn Heat.
    .title = Afleggen
heat-66 = Aan het eind van je beurt gaan je gespeelde kaarten naar je aflegstapel. Alleen de bovenste kaart is te zien, en niemand mag een stapel doorkijken, behalve met Recyclage: zie heat 41.
    .title = Aflegstapel
heat-67 = Een gefinishte auto legt niets af en vult geen hand aan: zie heat 131.
    .title = Na je finish

## Finish en uitslag

heat-68 = Auto's die in dezelfde speelronde over de lijn gaan, krijgen aan het eind ervan hun plaats: verder is beter, en op één veld wint de circuitrand. Wie als eerste over de lijn gaat, kan dus nog verliezen. Auto's van eerdere speelronden blijven ervoor.
    .title = Fotofinish
heat-69 = Gefinishte auto's verlaten het bord aan het eind van de speelronde. De race duurt tot iedereen binnen is.
    .title = Van het bord af
heat-70 = Je mag altijd opgeven. Je auto verlaat de baan en krijgt de laagste plaats die nog vrij is, met de punten daarvan: zie heat 138.
    .title = Opgeven
heat-71 = Is een coureur weg, dan rijdt een bot tot hij terug is. De auto gaat alleen uit de race als de speler of de gastheer dat kiest: zie heat 138.
    .title = Afwezige coureurs
heat-72 = Alleen tegen Legendarische coureurs win je alleen als geen van hen een betere score heeft. Gelijk is genoeg.
    .title = Solo

## Garage

heat-73 = Bij een losse race zie je weer en wegfiches voor je upgrades kiest. Kiezen is het laatste voor je je hand trekt.
    .title = Kiezen na het weer
heat-74 = Elke keuzeronde biedt 3 kaarten meer dan er spelers zijn; Legendarische coureurs kiezen niet mee. In ronde 1 en 3 kiest de laatste startpositie eerst, in ronde 2 de polepositie. Wat overblijft, gaat na elke ronde weg.
    .title = Upgrades kiezen
heat-75 = Snelle start: iedereen krijgt 3 willekeurige gewone upgrades.
    .title = Willekeurige upgrades
heat-76 = Variant heen en terug: twee keuzeronden met twee keer zoveel kaarten als spelers plus 3, en je kiest heen en weer terug. Van je 4 kaarten geef je er 1 weg. De tweede ronde begint bij de polepositie: zie heat 132.
    .title = Heen en terug kiezen
heat-77 = In je trekstapel mogen upgrades uit elke categorie zitten, en van één categorie zoveel als je wilt.
    .title = Categorieën upgrades

## Legendarische coureurs

heat-78 = Eén kaart per speelronde geldt voor alle Legendarische coureurs. Ze wordt omgedraaid als de eerste van hen gaat rijden. Na 10 kaarten wordt er opnieuw geschud.
    .title = Kaarten Legendarische coureurs
heat-79 = Voorbij zijn markering rijdt een Legendarische coureur de limiet van de volgende bocht plus het getal in zijn ruit. Haalt hij de bocht daarmee niet, dan stopt hij gewoon.
    .title = Een bocht nemen
heat-80 = Een Legendarische coureur neemt nooit twee bochten in één verplaatsing. Hij stopt voor de tweede, op het dichtstbijzijnde veld waar nog een vak vrij is.
    .title = Eén bocht tegelijk
heat-81 = Vóór zijn markering rijdt een Legendarische coureur het getal in zijn helm, als hij daarmee de bocht niet passeert. Anders stopt hij op het veld met het getal in zijn ruit, 0 tot 3; veld 0 ligt tegen de bochtmarkering.
    .title = Een bocht naderen
heat-82 = De markering ligt tussen twee velden. Een auto op het eerste veld erachter is haar voorbij.
    .title = De markering
heat-83 = Wordt een Legendarische coureur gehinderd, dan gaat hij zoals elke auto naar het dichtstbijzijnde vrije vak erachter.
    .title = Gehinderde Legendarische coureurs
heat-84 = Een wegfiche dat de limiet van een bocht verandert, geldt ook voor Legendarische coureurs. Oververhitting, weer en sectorfiches doen hun niets. Zie heat 134.
    .title = Legendarische coureurs en wegfiches
heat-85 = Komt in de laatste ronde de finishlijn voor de volgende bocht, dan rijdt een Legendarische coureur het volle getal in zijn helm. Bochten na de finish tellen niet. Zie heat 134.
    .title = Legendarische coureurs bij de finish
heat-86 = Legendarische coureurs gebruiken geen Slipstream, betalen geen Heat, krijgen geen stress en vliegen niet uit de bocht. Wel hinderen ze, geven ze anderen Slipstream en tellen ze mee voor Adrenaline.
    .title = Wat Legendarische coureurs niet doen
heat-87 = Voor sterkere Legendarische coureurs verhoog je alle getallen in de helmen met 1 of meer; 2 is een goede keuze. De ruiten blijven gelijk.
    .title = Sterkere Legendarische coureurs
heat-88 = Naar keuze: begint een Legendarische coureur zijn beurt binnen de chevrons van een bocht, dan mag hij één bocht meer nemen, bij dubbele chevrons twee. In Groot-Brittannië geldt dat voor bocht 2, 3 en 4, vanaf het veld tegen de lijn.
    .title = Agressieve Legendarische coureurs
heat-89 = Speel je met minder dan 4 spelers, voeg dan Legendarische coureurs toe, minstens 2.
    .title = Hoeveel Legendarische coureurs

## Weer en weg

heat-90 = Elke bocht krijgt één wegfiche, in de volgorde van de race. Een sectorfiche geldt van zijn bochtmarkering tot de volgende. De sector van de laatste bocht loopt door over de finishlijn, dus de start ligt erin.
    .title = Wegfiches
heat-91 = Waar je auto op dat moment staat, beslist: bij Boost, Afkoeling of het begin van Slipstream. Door tijdens Reactie te rijden, kun je een sector in- of uitgaan.
    .title = Wanneer een sector telt
heat-92 = In een sector zonder Afkoeling koel je helemaal niet af, niet door je versnelling, Adrenaline of kaarten. Erbuiten wel.
    .title = Hier geen Afkoeling
heat-93 = Een weersector met bonus geeft je 1 Afkoeling per beurt, zolang je erin staat. Twee zulke sectoren in één beurt geven er elk één. De Afkoeling van de sector gaat eerst op: zie heat 133.
    .title = Afkoeling door het weer
heat-94 = Bij regen beginnen 3 van je Heat-kaarten in je trekstapel, bij zon 3 op je aflegstapel. Liggen er minder dan 3 in je motor, dan zoveel als er zijn.
    .title = Regen en zon
heat-95 = Wat weer en gebeurtenis aan de voorbereiding veranderen, tel je bij elkaar op.
    .title = Aanpassingen tellen op
heat-96 = Andere limieten, Oververhitting, geen Afkoeling en geen Slipstream gelden altijd. De bonussen mag je laten liggen.
    .title = Wat verplicht is
heat-97 = Een chicane heeft twee bochtmarkeringen en één fiche. Een bochtfiche geldt bij allebei, een sectorfiche pas na de tweede, en voor de pers telt de tweede.
    .title = Chicanes

## Kampioenschap

heat-98 = Voor een seizoensrace: startposities, upgrade kiezen, sponsors, pershoek, weer en weg, speciale regel, trekstapel, hand. Je kiest dus voor je het weer kent.
    .title = Een seizoensrace voorbereiden
heat-99 = Ieder kiest één upgrade uit 3 meer dan er spelers zijn, de laatste startpositie eerst. Daarna mag de achterste speler één eigen upgrade ruilen voor een overgebleven kaart; sponsors ruil je niet. Zie heat 135.
    .title = Upgrades in het seizoen
heat-100 = Neem eerst je sponsorkaarten in je hand en vul dan aan tot de handlimiet. Ongebruikte gaan in je trekstapel voor de volgende race en vervallen na het seizoen.
    .title = Sponsorkaarten
heat-101 = Een gespeelde sponsor verdwijnt aan het eind van die beurt. Afgelegd of omgedraaid blijft hij van jou. Is de sponsorstapel leeg, dan worden de in deze race gebruikte geschud; zijn die er niet, dan krijg je niets.
    .title = Sponsors gebruiken
heat-102 = Je krijgt een sponsor als je een pershoek met Slipstream passeert, of als je snelheid 2 of meer boven zijn limiet ligt. Een wegfiche telt mee in die limiet, de symbolen op je kaarten niet.
    .title = Pershoek
heat-103 = Een pershoek geeft je hoogstens één sponsor; twee pershoeken in een beurt kunnen er twee geven. Vlieg je die beurt uit de bocht, dan krijg je er geen, ook niet van een gebeurtenis.
    .title = Eén sponsor per pershoek
heat-104 = Een nieuwe sponsor neem je meteen in je hand, nog voor je aflegt en aanvult. Hij neemt dus een plaats in je hand in.
    .title = Sponsors nemen plaats in
heat-105 = Bij deze gebeurtenis krijgen de eerste 3 auto's die ronde 1 voltooien elk een sponsor. Een Legendarische coureur neemt een van die drie plaatsen in, en ook wie in die beurt uit de bocht vliegt, zonder iets te krijgen: zie heat 136.
    .title = Gebeurtenis: de eerste drie
heat-106 = Bij deze gebeurtenis krijg je een sponsor in elke beurt waarin je eindsnelheid 15 of meer is. Boost en Adrenaline tellen mee, Slipstream niet.
    .title = Gebeurtenis: snelheid 15
heat-107 = Bij deze gebeurtenis krijg je een sponsor als je in een beurt 3 auto's inhaalt. Het gaat om auto's strikt tussen het eerste en het laatste veld van je beurt, met Slipstream erbij. Auto's op die twee velden tellen niet, auto's op een ronde achterstand wel.
    .title = Gebeurtenis: drie ingehaald
heat-108 = Vlieg je bij deze gebeurtenis uit de bocht, dan lig je meteen uit de race: laatste plaats en 0 punten.
    .title = Gebeurtenis: uit de bocht, uit de race
heat-109 = Een gebeurtenis met een ronde meer of minder verandert het aantal ronden van het circuit zelf.
    .title = Gebeurtenis: meer of minder ronden
heat-110 = Plaats 1 tot 6 geeft 9, 6, 4, 3, 2 en 1 punten, de rest 0. Legendarische coureurs scoren ook: zie heat 134.
    .title = Punten
heat-111 = Vanaf de tweede race start wie de meeste punten heeft vooraan. Bij gelijke stand wie in de vorige race meer scoorde; is ook dat gelijk, dan blijft de oude volgorde.
    .title = Startposities van latere races
heat-112 = De meeste punten winnen de titel. Bij gelijke stand beslist de plaats in de laatste race.
    .title = Kampioen worden
heat-113 = Neem voor een eigen seizoen 4 circuits in elke volgorde, met bij elk één willekeurige gebeurteniskaart.
    .title = Je eigen seizoen
heat-114 = Rijd voor de titel aller tijden de seizoenen 1961, 1962 en 1963 na elkaar. Iedere speler houdt van seizoen tot seizoen 1 upgrade naar keuze.
    .title = Beste aller tijden

## Toernooimodus

heat-115 = In de toernooimodus schakelt niemand vooraf: iedereen kiest in het geheim kaarten. Bij het opendraaien bepaalt het aantal je versnelling; twee versnellingen verschil kosten meteen 1 Heat.
    .title = Verborgen versnellingen
heat-116 = Kun je twee versnellingen verschil niet betalen: omhoog neem je één gespeelde kaart terug, omlaag voeg je één omgedraaide basiskaart toe. Je versnelling wordt het nieuwe aantal. Zie heat 137.
    .title = Twee versnellingen zonder Heat
heat-117 = Een keuze die je versnelling drie zou veranderen, wordt geweigerd: zie heat 137.
    .title = Drie versnellingen tegelijk
heat-118 = Buiten de toernooimodus kun je twee versnellingen die je niet kunt betalen nooit kiezen. Daarom geldt heat 116 alleen in de toernooimodus.
    .title = Schakelen buiten het toernooi

## Meer opties

heat-119 = Naar keuze: in speelronde 1 mag je één keer 1 Heat betalen, je hand terugschudden en een nieuwe trekken.
    .title = Nieuwe beginhand
heat-120 = De basiscircuits hebben 8 startposities, die van de uitbreidingen 12. In de doos zitten zes kleuren; meer auto's krijgen een eigen kleur.
    .title = Meer dan zes auto's

## Besluiten waar de spelregels ruimte laten

heat-121 = Je mag elke versnelling kiezen die je kunt bereiken. Heb je er te weinig speelbare kaarten voor, dan is je hand onmogelijk, bedoeld of niet; de voorspelling waarschuwt je. Een sponsor die je zo speelt, is op. Zie heat 13.
    .title = Onmogelijke hand naar keuze
heat-122 = Een plus die geen basiskaart vindt, is 0 waard en geldt als gebruikt. De omgedraaide kaarten blijven op je aflegstapel.
    .title = Een plus zonder resultaat
heat-123 = Een auto die helemaal ingesloten is, blijft op zijn vak. Hij schuift niet op naar een vrij vak aan de circuitrand.
    .title = In je baan blijven
heat-124 = Adrenaline is er vanaf speelronde 1. Na een opgave gaat ze naar de auto's die echt als laatste rijden. De +1 mag je ook ingesloten gebruiken: je snelheid stijgt, je auto blijft staan.
    .title = Adrenaline in detail
heat-125 = Afkoeling en Stressbeperking mag je in delen gebruiken, in elke volgorde met je andere symbolen. Heat betalen en Afval moet voor de stap eindigt. Ook na de finishlijn kan dit allemaal nog.
    .title = Reactie in detail
heat-126 = De symbolen van een kaart met Direct spelen werken zoals altijd. Haar Heat betaal je wanneer je wilt, als het maar voor het eind van de stap Reactie is.
    .title = Betalen voor Direct spelen
heat-127 = Kosten worden geregeld na omdraaien en waarden kiezen, vóór je rijdt. Is de Heat in je motor plus bruikbare Afkoeling te weinig, dan houd je zoveel dure kaarten als je kunt betalen. Elke andere wordt afgelegd voor één omgedraaide kaart, die geen plus is; van twee gelijke gaat de laagste. Daarna mag niets een kost nog onbetaalbaar maken.
    .title = Heat-kosten regelen
heat-128 = Slipstream kan ook als je niet gereden hebt. Levert het niets op, dan wordt het niet aangeboden. Bij de finishlijn van de laatste ronde beslist de volle lengte, niet waar hinder je zou stoppen.
    .title = Slipstream in detail
heat-129 = Een snelheidslimiet kan 0 of lager worden. Het hele verschil met je snelheid telt.
    .title = Limieten onder nul
heat-130 = Vlieg je uit de bocht, dan geldt het vak waar je beurt begon als vrij; verder terug kom je dus nooit. Ga je terug over de finishlijn, dan gaat je rondeteller mee terug.
    .title = Uit de bocht vliegen in detail
heat-131 = Na je finish leg je niets af en vul je niets aan. De kaarten in je speelgebied worden opgeruimd.
    .title = Gefinishte auto
heat-132 = Bij heen en terug kiezen begint de tweede ronde bij de auto op polepositie.
    .title = Heen en terug, ronde twee
heat-133 = In een sector met een afkoelingsbonus gaat die bonus eerst op, voor je andere Afkoeling.
    .title = Eerst de Afkoeling van de sector
heat-134 = Wegfiches veranderen limieten ook voor Legendarische coureurs. In de laatste ronde rijden ze het volle getal in de helm als de finish dichterbij is dan de bocht. Ze nemen plaatsen in bij de gebeurtenis voor de eerste drie en scoren in een seizoen.
    .title = Legendarische coureurs in detail
heat-135 = Upgrades die in het seizoen overblijven, worden terug in de stapel geschud.
    .title = Overgebleven upgrades
heat-136 = Voltooi je ronde 1 bij de eerste drie maar vlieg je die beurt uit de bocht, dan krijg je geen sponsor en is die plaats op.
    .title = Uit de bocht, prijs kwijt
heat-137 = Jij kiest welke kaart je terugneemt; ze gaat naar je hand. De kaart die er bij terugschakelen bij komt, is geen plus. Drie versnellingen verschil wordt al vóór het opendraaien geweigerd.
    .title = Toernooimodus in detail
heat-138 = Je mag altijd opgeven en krijgt de laagste plaats die nog vrij is. Is een coureur afwezig, dan rijdt een bot. Alleen de speler of de gastheer kan een auto uit de race halen.
    .title = Opgave en afwezigheid
heat-139 = Versnelling en kaarten zijn één gesloten antwoord. Versnellingen, en de hitte voor twee tegelijk schakelen, worden zichtbaar als iedereen klaar is, allemaal tegelijk.
    .title = Gesloten plannen
heat-140 = Hittekosten en afleggen mogen in delen, tussen andere symbolen door. Bergen maak je af voordat een ander symbool begint.
    .title = Symbolen in delen
heat-141 = Punten van een evenement voor wie het eerst finisht zijn voor auto's die over de streep kwamen, nooit voor opgevers of uitvallers.
    .title = Eerste over de streep
heat-142 = Sponsors die gesloten liggen als hun speler opgeeft, zijn weg. Bij een nieuwe hand blijven sponsors in je hand.
    .title = Wat sponsors overkomt
heat-143 = Een race alleen eindigt met een oordeel: gewonnen is alleen de beste plaats van alle auto's, ook de legendes. Zonder legendes wordt het aantal ronden genoemd.
    .title = Oordeel over een race alleen
heat-144 = Geeft de speler op die een upgrade mag ruilen, dan gaat dat recht naar de volgende.
    .title = Ruil van een opgever
