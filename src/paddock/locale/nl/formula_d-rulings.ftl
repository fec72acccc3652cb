### De regels van Formula D, voor spelers. Bericht formula_d-45 legt de regel uit die "formula_d 45" heet.

## De race

formula_d-1 = Een race heeft twee ronden, drie als je dat afspreekt, één in het spel voor beginners. De startopstelling ligt voor de streep; de eerste keer eroverheen telt niet.
    .title = Lengte van de race
formula_d-2 = Een auto passeert de streep als hij van een ander vak op een van de eerste vakken erachter komt. Daar staan en verder rijden telt niet nog eens.
    .title = Over de streep
formula_d-3 = De eerste auto die voor het laatst over de streep komt wint, dan de volgende, in de volgorde van hun beurten. De zet eindigt daar, de rest van de worp kost niets en de auto verlaat de baan.
    .title = Volgorde van aankomst
formula_d-4 = Een auto die binnen is gooit niet meer voor botsingen of zijn motor. Te hard door de laatste bocht wordt beoordeeld met de vakken tot aan de streep.
    .title = Na de finish
formula_d-5 = Uitgevallen auto's staan achter alle auto's die binnen zijn, naar ronden en dan naar afstand. Wie daarin gelijk is, deelt de plaats.
    .title = Plaats van uitvallers
formula_d-6 = De race duurt tot elke auto binnen of uitgevallen is. Komt niemand binnen, dan is de verste auto eerste.
    .title = Einde van de race
formula_d-7 = Twee tot tien auto's racen. Minder dan tien nemen de voorste startplaatsen.
    .title = Aantal auto's

## Startopstelling en start

formula_d-8 = Iedereen gooit de zwarte dobbelsteen; de hoogste worp staat vooraan. Bij gelijke worpen gooien zij opnieuw om hun plaatsen.
    .title = Worp om de startplaats
formula_d-9 = In de eerste beurt gooit iedereen de zwarte dobbelsteen nog eens voordat de eerste versnelling erin gaat.
    .title = De startworp
formula_d-10 = Bij een 1 slaat de motor af: deze beurt geen zet, de volgende beurt de eerste versnelling zonder nieuwe worp. Bij 2 tot 19 gooi je de dobbelsteen van de eerste versnelling. Bij een 20 rijd je meteen vier vakken, nog steeds in de eerste.
    .title = Wat de startworp betekent
formula_d-11 = Een vliegende start mag van baan wisselen om andere auto's te passeren. Is hij toch geblokkeerd, dan gelden de gewone prijzen.
    .title = De vliegende start
formula_d-12 = Voor de start staat een auto in zijn vrij; de eerste versnelling is altijd de eerste.
    .title = Vrij
formula_d-13 = Liggen startplaatsen in een bocht, dan tellen de stops van die bocht als gemaakt.
    .title = Startplaatsen in een bocht
formula_d-14 = In de eerste beurt zijn de auto's aan zet in de volgorde van de startopstelling.
    .title = De eerste beurt

## Volgorde van de beurten

formula_d-15 = Elke auto is een keer per beurt aan zet, de voorste eerst. De volgorde ligt vast aan het begin; wie wordt ingehaald, houdt zijn moment.
    .title = De beurt
formula_d-16 = Voorop rijdt wie meer ronden heeft, en dan wie verder op de baan is.
    .title = Wie voorop rijdt
formula_d-17 = Van twee auto's op gelijke hoogte is die in de hogere versnelling eerst.
    .title = Op gelijke hoogte
formula_d-18 = Staan ze ook in dezelfde versnelling, dan is de auto aan de binnenkant van de bocht eerst: van de bocht waarin ze zijn, of van de volgende.
    .title = Gelijk en in dezelfde versnelling
formula_d-19 = Auto's in de pitstraat zijn aan zet na alle auto's op de baan tussen de ingang en de uitgang, en voor wie de ingang nog niet heeft bereikt.
    .title = Beurten in de pitstraat
formula_d-20 = Een auto die voor zijn beurt uitvalt, verdwijnt uit de volgorde. Een speler mag altijd opgeven en krijgt de slechtste vrije plaats.
    .title = Uit voor de beurt

## Versnellingen

formula_d-21 = Schakel hoogstens één versnelling op. Blijven en één terug zijn gratis.
    .title = Schakelen
formula_d-22 = Versnellingen overslaan bij het terugschakelen kost punten. Eén overgeslagen: 1 bak. Twee: 1 bak en 1 rem. Drie: 1 bak, 1 rem en 1 motor. Vier kan niet.
    .title = Terugschakelen
formula_d-23 = Zonder punten van de versnellingsbak schakel je voor de rest van de race één tegelijk terug.
    .title = Bak op
formula_d-24 = Terugschakelen waarvoor een punt ontbreekt, mag niet.
    .title = Een punt ontbreekt
formula_d-25 = Het laatste motorpunt kan niet aan terugschakelen worden uitgegeven.
    .title = Het laatste motorpunt
formula_d-26 = Een motorpunt dat bij het terugschakelen verloren gaat, laat brokstukken achter waar de auto staat.
    .title = Brokstukken bij het schakelen
formula_d-27 = Een versnelling die niet mag, wordt geweigerd; er verandert niets.
    .title = Een verkeerde versnelling
formula_d-28 = Na een spin start de auto in de eerste versnelling, zonder prijs.
    .title = Versnelling na een spin
formula_d-29 = Je noemt de versnelling, dan gooi je haar dobbelsteen. Niets wordt teruggenomen.
    .title = Eerst schakelen, dan gooien

## Rijden

formula_d-30 = Je rijdt precies zoveel vakken als de dobbelsteen toont, tenzij je remt of geblokkeerd bent.
    .title = De hele worp
formula_d-31 = Een vak met een auto erop kun je niet in en niet door. Niemand rijdt achteruit.
    .title = Bezette vakken
formula_d-32 = Op een recht stuk rijd je vooruit of schuin naar de baan ernaast. In bochten, en op de laatste vakken ervoor, ga je alleen waar pijlen heen leiden.
    .title = Waar vakken heen leiden
formula_d-33 = Hoogstens twee baanwissels op één recht stuk in één zet.
    .title = Twee baanwissels
formula_d-34 = Op een recht stuk mag je een baan niet verlaten en er in dezelfde zet terugkeren, behalve om in te halen.
    .title = Niet zigzaggen
formula_d-35 = Een manoeuvre gebruikt de minste vakken: op een recht stuk bereik je elk vak langs een kortste weg om de andere auto's heen. In bochten is elke weg langs de pijlen goed.
    .title = Minste vakken
formula_d-36 = Baanwissels en kortste wegen tellen op elk recht stuk opnieuw, vanaf het laatste vak van de bocht ervoor.
    .title = Stuk voor stuk
formula_d-37 = Brokstukken mag je alleen ontwijken langs wegen die even kort zijn als de kortste.
    .title = Om brokstukken heen
formula_d-38 = Van even korte wegen neemt de auto er een zonder brokstukken, als die er is.
    .title = Welke weg
formula_d-39 = In een bocht mag je met opzet de lange weg nemen, om daar nog eens te stoppen.
    .title = Lange wegen in bochten

## Bochten

formula_d-40 = Een zet die in een bocht eindigt is daar een stop. Een beurt geeft hoogstens één stop, slipstream en nitro inbegrepen.
    .title = Een stop
formula_d-41 = Na de gevraagde stops mag je de bocht met de volgende zet verlaten. Die zet mag in de volgende bocht stoppen, en die stop telt.
    .title = Een bocht verlaten
formula_d-42 = Verlaat een auto een bocht, dan zijn zijn stops vergeten. Meer stops dan nodig is niet erg.
    .title = Stops worden vergeten
formula_d-43 = Een auto die in een bocht blijft staan, heeft daar nog eens gestopt.
    .title = Stilstaan
formula_d-44 = De pitstraat is geen bocht. Wie stops mist, kan er vanuit een bocht niet in.
    .title = Pitingang en bochten

## Te hard door de bocht

formula_d-45 = Een bocht verlaten met één stop te weinig kost een bandenpunt voor elk vak voorbij de bocht.
    .title = Doorschieten
formula_d-46 = Meteen uit: een bocht van twee stops zonder stop verlaten, of een van drie met geen of één.
    .title = Veel te hard
formula_d-47 = Wie doorschiet, blijft vanaf de uitgang van de bocht tot het einde van de zet in zijn baan.
    .title = Vast in de baan
formula_d-48 = Een doorschietende auto kan niet inhalen. Staat er een auto in de weg, dan moet hij remmen, volgens de tabel voor geblokkeerde auto's.
    .title = Geblokkeerd bij doorschieten
formula_d-49 = Een doorschietende auto mag in de volgende bocht eindigen, maar dat is daar geen stop.
    .title = De volgende bocht in
formula_d-50 = Een doorschietende auto die ook door de volgende bocht rijdt, wordt daar eveneens beoordeeld.
    .title = Door de volgende bocht
formula_d-51 = Kost doorschieten het laatste bandenpunt, dan tolt de auto. Hij blijft staan en start in zijn volgende beurt weer in de eerste.
    .title = Spin
formula_d-52 = Zonder bandenpunten is één vak doorschieten weer een spin; bij meer is de auto uit.
    .title = Banden op
formula_d-53 = Een auto die meer bandenpunten verliest dan hij heeft, is uit. Met drie punten is drie vakken een spin en vier het einde.
    .title = Meer dan hij heeft
formula_d-54 = Verdubbelen of verdrievoudigen banden de prijs, dan beslissen punten tussen spin en uit; zonder bandenpunten beslissen vakken.
    .title = Duurdere vakken
formula_d-55 = Een getolde auto blijft in de weg staan. Zijn versnelling telt als de eerste.
    .title = Een getolde auto
formula_d-56 = Het laatste bandenpunt anders verliezen dan door doorschieten is geen spin; de auto rijdt door.
    .title = Banden anders op
formula_d-57 = Een uitgevallen auto laat brokstukken achter op het vak waar zijn zet eindigde.
    .title = Brokstukken van een uitvaller

## Remmen en geblokkeerd zijn

formula_d-58 = Een rempunt voor elk vak dat je niet rijdt. Je beslist na de worp en ziet waar je uitkomt.
    .title = Remmen
formula_d-59 = Je mag remmen tot je helemaal niet rijdt.
    .title = Remmen tot stilstand
formula_d-60 = Zonder rempunten kun je niet remmen. Verder gebeurt er niets.
    .title = Remmen op
formula_d-61 = Geblokkeerd door auto's rijd je zo ver je kunt. Eén tot drie vakken over kosten evenveel remmen; vier, vijf of zes kosten drie remmen en één, twee of drie banden. Vanaf zeven, of als punten ontbreken, is de auto uit.
    .title = Geblokkeerd
formula_d-62 = Met meer dan drie rempunten betalen eerst de remmen en dan de tabel de rest.
    .title = Veel remmen
formula_d-63 = Banden vervangen geen ontbrekende remmen: met minder dan drie remmen betekenen meer vakken dan remmen het einde.
    .title = Weinig remmen
formula_d-64 = Wie een weg eromheen heeft, is niet geblokkeerd en moet die nemen, of remmen.
    .title = Een weg eromheen
formula_d-65 = Zo ver je kunt betekent: met de minste vakken over.
    .title = Zo ver mogelijk
formula_d-66 = Wie meteen bij de start of door een afgeslagen auto geblokkeerd is, betaalt volgens dezelfde tabel.
    .title = Geblokkeerd bij de start
formula_d-67 = Door remmen achter een auto stoppen is gewoon remmen, en geeft geen slipstream.
    .title = Remmen achter een auto

## Botsingen

formula_d-68 = Een zet die naast of vlak achter andere auto's eindigt, geeft gevaar. Voorbijrijden niet.
    .title = Wanneer auto's elkaar raken
formula_d-69 = Dichtbij zijn auto's op vakken van de banen ernaast met een gedeelde rand, en een auto vlak vooruit. Een auto vlak achter je niet.
    .title = Wie dichtbij is
formula_d-70 = Elke auto dichtbij gooit tegen de auto die reed, dan gooit die een keer voor elk van hen.
    .title = Wie gooit
formula_d-71 = Een 1 kost een carrosseriepunt; bij regen 1 of 2. Zonder carrosseriepunten is een auto uit.
    .title = Een botsing
formula_d-72 = Een auto die uitvalt, gooit niet meer; de anderen wel.
    .title = Halverwege uit
formula_d-73 = Elk verloren carrosseriepunt laat brokstukken onder de auto achter. Ze schaden pas wie daarna komt.
    .title = Brokstukken van een botsing
formula_d-74 = Auto's in de pitstraat veroorzaken en lijden geen botsingen.
    .title = Geen botsingen in de pits
formula_d-75 = Een uitgevallen auto verdwijnt meteen en staat niemand in de weg.
    .title = Van de baan

## Motor

formula_d-76 = Een 20 in de vijfde of een 30 in de zesde belast de motoren: na de zet gooit de auto, en elke andere in de vijfde of zesde. Het oog van de dobbelsteen telt, niet de gereden vakken.
    .title = Belasting
formula_d-77 = Een worp van 1 tot 4 kost een motorpunt; bij regen 1 tot 3. Zonder motorpunten is een auto uit.
    .title = De motor lijdt
formula_d-78 = Auto's die nog niet reden, tellen met de versnelling waarin ze staan.
    .title = De huidige versnelling
formula_d-79 = Eerst botsingen, dan motoren. Een auto die bij een botsing uitvalt, gooit niet voor zijn motor; de anderen wel.
    .title = Eerst botsingen, dan motoren
formula_d-80 = Motoren in de pitstraat lijden niet.
    .title = Geen belasting in de pits

## Brokstukken

formula_d-81 = Brokstukken komen van elk verloren carrosserie- of motorpunt en van elke uitvaller. Ze raken nooit op.
    .title = Waar brokstukken vandaan komen
formula_d-82 = Wie over brokstukken rijdt of erop stopt, gooit één keer voor de hele zet: 1 tot 4 kost een punt wegligging; bij regen 1 tot 5. Zonder wegligging is een auto uit.
    .title = Over brokstukken
formula_d-83 = Het vak waar je vertrekt telt niet. De worp komt na de zet, voor botsingen. Twee brokstukken op een vak tellen als één.
    .title = Moment van de worp

## Slipstream

formula_d-84 = Een auto die zonder te remmen vlak achter een andere eindigt, mag diens slipstream gebruiken als beide in versnelling vier tot zes staan en hij in minstens zo'n hoge.
    .title = Slipstream
formula_d-85 = De slipstream geeft drie vakken: eruit, voorbij en terug; of één baanwissel en twee vooruit; of twee baanwissels en één vooruit.
    .title = Drie vakken extra
formula_d-86 = Niemand hoeft een slipstream te gebruiken. Wie het doet, rijdt alle drie de vakken, tenzij remmen ze inkorten.
    .title = Gebruiken of niet
formula_d-87 = Wie weer vlak achter een auto eindigt, mag in diens slipstream verder.
    .title = Telkens weer
formula_d-88 = Een bocht in gezogen worden kost een rempunt, dat niets inkort. Zonder rempunt mag het niet. In de bocht waar je al bent, kost het niets.
    .title = Een bocht in gezogen
formula_d-89 = In bochten gelden de pijlen ook in de slipstream.
    .title = Slipstream in bochten
formula_d-90 = Doorschieten in de slipstream is doorschieten. Het moment achter de andere auto is geen stop: de zet gaat door.
    .title = Doorschieten in de slipstream
formula_d-91 = Alleen het laatste vak van de hele zet telt voor botsingen en lawaai; brokstukken tellen op alle vakken.
    .title = Wat het tussenmoment brengt
formula_d-92 = Elke rijdende auto op de baan in versnelling vier tot zes geeft slipstream, ook achterblijvers.
    .title = Wiens slipstream
formula_d-93 = Is geen weg van drie vakken vrij, dan kan de slipstream alleen zover remmen de rest dekken.
    .title = Slipstream geblokkeerd

## Pits

formula_d-94 = Je mag aan het eind van elke ronde behalve de laatste de pits in, in elke versnelling.
    .title = Wanneer stoppen
formula_d-95 = De pitstraat ga je alleen in vanaf de vakken die erheen leiden. Elke auto stopt in zijn eigen box.
    .title = De eigen box
formula_d-96 = Een worp die de box haalt is genoeg; de rest vervalt. Met minder stop je in de straat en ga je volgende beurt verder.
    .title = De box halen
formula_d-97 = In de pitstraat kost niets punten: geen terugschakelen, remmen, botsingen of motoren. Inhalen kan niet; wie wordt opgehouden, wacht.
    .title = In de pitstraat
formula_d-98 = In de box zijn alle banden meteen terug. Gooi dan de zwarte dobbelsteen: 1 tot 10 is een snelle stop en de auto vertrekt meteen in de vierde met de helft van de worp, naar boven afgerond. Bij 11 tot 20 blijft hij en vertrekt volgende beurt in de vierde of lager.
    .title = In de box
formula_d-99 = Een snelle stop die niet uit de straat komt of wordt opgehouden, wacht gewoon. De boxen zijn vakken van de straat.
    .title = Snel vertrekken
formula_d-100 = De ronde van een auto in de pits telt als hij de straat verlaat, één keer.
    .title = De ronde in de pits
formula_d-101 = Na een trage stop mag elke versnelling van één tot vier, wat er ook in stond.
    .title = Versnelling na een trage stop
formula_d-102 = In de pitstraat tellen geen stops van een bocht.
    .title = Geen bochten in de pits
formula_d-103 = Je mag door de pitstraat rijden zonder te stoppen.
    .title = Doorrijden

## Extra regels

formula_d-104 = Elke extra regel kan alleen worden gebruikt. Weer is het best met bandenkeuze.
    .title = Extra regels
formula_d-105 = Een eigen auto heeft 20 punten: 1 tot 14 voor banden, 1 tot 7 voor elk ander onderdeel.
    .title = Eigen auto's
formula_d-106 = In de kwalificatie rijdt elke auto alleen een ronde, vanaf de middelste baan voor de streep, in de eerste. De minste worpen staan vooraan; elk doorgeschoten vak telt als worp. Geen stop in een bocht van twee of drie breekt de ronde af en geeft de laatste plaats.
    .title = Kwalificatie
formula_d-107 = In de kwalificatie is er geen startworp.
    .title = Geen startworp in de kwalificatie
formula_d-108 = Voor de kwalificatie en opnieuw voor de race bepaalt de zwarte dobbelsteen het weer, met de tabel van het circuit.
    .title = De weerworp
formula_d-109 = Mooi weer en aanhoudende regen blijven. Wisselvallig weer en regen die kan overtrekken veranderen een stap als een 20 in de vijfde of een 30 in de zesde het weer laat gooien.
    .title = Wisselend weer
formula_d-110 = Het weer verandert in de beurt die het laat gooien, na de motoren.
    .title = Moment van verandering
formula_d-111 = Bij regen treffen botsingen op 1 en 2, motoren op 1 tot 3, brokstukken op 1 tot 5.
    .title = Regen
formula_d-112 = Harde banden: niets bij droog weer. Bij regen is de zet drie vakken langer als een van de vakken in een bocht ligt.
    .title = Harde banden
formula_d-113 = Zachte banden, droog: naar wens een vak meer in de eerste ronde van de set; doorschieten kost dubbel, vanaf de derde ronde driedubbel. Bij regen glijden ze in de eerste twee ronden drie vakken.
    .title = Zachte banden
formula_d-114 = Regenbanden, droog: doorschieten kost dubbel, vanaf de derde ronde van de set driedubbel. Bij regen is het glijden één vak.
    .title = Regenbanden
formula_d-115 = De ronden van een set tellen vanaf het monteren, bij elke passage van de streep.
    .title = Leeftijd van banden
formula_d-116 = Glijden moet, het extra vak van zachte banden niet. Remmen mogen het glijden inkorten.
    .title = Glijden en remmen
formula_d-117 = Elk vak van de zet telt voor het glijden, maar niet het vertrekvak.
    .title = Een vak in een bocht
formula_d-118 = Of een auto glijdt, beslissen de vakken van de worp, niet die van het glijden.
    .title = Waar het glijden naar kijkt
formula_d-119 = Bij een bandenstop krijg je nieuwe banden van elke soort. Bij een technische stop krijg je ook tot twee punten terug in een of twee andere onderdelen; de auto vertrekt dan volgende beurt in de vierde of lager. Twee punten zijn alles voor de hele race.
    .title = Bandenstop en technische stop
formula_d-120 = Zachte banden geven geen extra vak bij het verlaten van de box.
    .title = Uit de box op zachte banden
formula_d-121 = Teruggekregen punten gaan nooit boven waar de auto mee begon.
    .title = Nooit boven het begin
formula_d-122 = In een teamrace delen twee auto's een kleur en vier reparatiepunten. Plaatsen geven 10, 8, 6, 5, 4, 3, 2 en 1 punt; een uitvaller niets. Het team met de meeste punten wint; gelijke teams delen de plaats.
    .title = Teamrace

## Straatrace

formula_d-123 = Straatauto's hebben eigen punten en een eigen kunst, harde banden en geen pits. Zonder weer blijft Julien thuis.
    .title = Straatauto's
formula_d-124 = Nitro, een keer per ronde na de worp: zoveel vakken extra als de versnelling. Ze tellen allemaal, al mogen remmen de zet inkorten. De start hoort bij de eerste ronde.
    .title = Nitro
formula_d-125 = Motoren en politie kijken alleen naar het oog van de dobbelsteen, niet naar nitro.
    .title = Het oog telt
formula_d-126 = Wie een zet in een lawaaizone eindigt, gooit: 16 tot 18 kost een bandenpunt, 19 een carrosseriepunt, 20 een motorpunt.
    .title = Lawaaizone
formula_d-127 = In een gevarenzone liggen op elk vak voorgoed brokstukken.
    .title = Gevarenzone
formula_d-128 = Bij elke passage van de politielijn wordt het oog maal tien genoteerd. Zijn alle rijdende auto's voorbij, dan krijgt de snelste twee punten terug naar keuze; bij gelijk de eerste.
    .title = Politiebureau
formula_d-129 = Een tunnel heeft geen vakken: vanaf de ingang is de volgende stap in dezelfde baan de uitgang.
    .title = Tunnel
formula_d-130 = Bij elke passage van de streep behalve de eerste en de laatste krijgt een straatauto alle banden terug en twee punten naar keuze.
    .title = Checkpoint
formula_d-131 = Li Tsu Sin: andere rijders die de streep passeren, rijden in die zet een vak minder. Wie de streep net zou halen, stopt ervoor. De start telt niet.
    .title = Li Tsu Sin
formula_d-132 = Derek Manson: wie hem ontmoet, gooit twee keer voor de botsing; elke worp telt.
    .title = Derek Manson
formula_d-133 = Jack Owens: na de worp een vak meer of minder, voor een bandenpunt. Een vak minder is geen remmen.
    .title = Jack Owens
formula_d-134 = Julien Marcellin: elke weerworp mag opnieuw, en de tweede telt. Bij regen glijdt hij maar één vak.
    .title = Julien Marcellin
formula_d-135 = Jenny Slivers: vier punten bij het checkpoint in plaats van twee.
    .title = Jenny Slivers
formula_d-136 = Diane Montfort: altijd eerst van auto's op gelijke hoogte, en ze wint gelijke worpen om de startplaats.
    .title = Diane Montfort
formula_d-137 = Temana Matahi: een keer per ronde brokstukken op een vak dat hij in deze zet verliet. Stoppen op brokstukken treft hem alleen op 1 en 2.
    .title = Temana Matahi
formula_d-138 = Montoya Cadena: met nitro drie vakken extra, als hij wil.
    .title = Montoya Cadena
formula_d-139 = Dimitri Tzarof: zijn motor lijdt alleen op 1 tot 3, bij regen op 1 en 2.
    .title = Dimitri Tzarof
formula_d-140 = Stanley Washington: een keer per race, aan het eind van zijn zet, verliest een auto naast, voor of achter hem een punt; de zwarte dobbelsteen zegt welk. Een onderdeel zonder punten verliest niets.
    .title = Stanley Washington
formula_d-141 = Nitro, schroot en autoradio worden op de kaart van de rijder gemerkt, niet op de weg.
    .title = Merktekens op de kaart

## Volgorde en keuzes

formula_d-142 = Een beurt: versnelling, worp, nitro en drift, doel, doorschieten, slipstream, brokstukken, streep, box, lawaai, botsingen, motoren, weer, kunsten. Wie uitvalt, slaat de rest over.
    .title = Verloop van een beurt
formula_d-143 = Twee getelde passages, drie als keuze, één voor beginners. Auto's naast een auto die net binnen is, gooien nog. Een zet die een auto de race kost, wordt alleen geboden als er geen andere is.
    .title = Keuze: de race
formula_d-144 = De startworp is een tweede worp met de zwarte dobbelsteen, niet die om de startplaats.
    .title = Keuze: de start
formula_d-145 = De binnenkant is de kant waarheen de huidige of de volgende bocht draait.
    .title = Keuze: de binnenkant
formula_d-146 = Niet terugschakelen met een ontbrekend punt of met het laatste motorpunt. De brokstukken liggen waar de auto staat.
    .title = Keuze: terugschakelen
formula_d-147 = Twee baanwissels per recht stuk, geen zigzag behalve om in te halen, en minste vakken gemeten vanaf het laatste vak van de bocht. Brokstukken ontwijken alleen langs kortste wegen.
    .title = Keuze: wegen op een recht stuk
formula_d-148 = Een auto die in een bocht blijft zonder te rijden, heeft nog eens gestopt.
    .title = Keuze: stops
formula_d-149 = De stap uit de bocht zit al vast aan de baan. Hij mag in de volgende bocht eindigen, zonder stop, of erdoorheen gaan en daar ook worden beoordeeld.
    .title = Keuze: doorschieten
formula_d-150 = Remmen kan tot nul vakken. Eerst betalen de remmen, de tabel de rest.
    .title = Keuze: remmen
formula_d-151 = Eerst gooien de anderen, dan de auto die reed, een keer voor elk, ook tegen een auto die net uitviel. Als keuze gooit alleen de auto die reed.
    .title = Keuze: botsingen
formula_d-152 = Eén worp voor brokstukken per zet; als keuze één per vak.
    .title = Keuze: brokstukken
formula_d-153 = In de slipstream zegt de versnelling wie even snel is. Hij leidt niet de pits in, en ingekort door remmen gaat hij niet verder.
    .title = Keuze: slipstream
formula_d-154 = De pits in met elke versnelling, naar de eigen box. Niemand stopt met opzet te vroeg in de straat. Een 20 of 30 daar gegooid belast niemand.
    .title = Keuze: pits
formula_d-155 = In de kwalificatie wordt niet geremd, terugschakelen is gratis en er is geen startworp. Eén stop van drie telt als doorschieten, geen stop breekt de ronde af.
    .title = Keuze: kwalificatie
formula_d-156 = Het weer wordt gegooid in de beurt die het laat gooien.
    .title = Keuze: weer
formula_d-157 = Elk vak van de worp in een bocht laat een auto glijden.
    .title = Keuze: glijden
formula_d-158 = Zachte banden bij regen: doorschieten kost dubbel in de eerste twee ronden van de set; vanaf de derde geen glijden, en driedubbel.
    .title = Keuze: zachte banden bij regen
formula_d-159 = Hoogstens twee punten per stop. Een technische stop geeft ook nieuwe banden. Een team deelt vier punten.
    .title = Keuze: reparaties
formula_d-160 = Lawaai alleen na een zet. Jack drift overal. Li's betovering eindigt als ze uit of binnen is.
    .title = Keuze: straatrace
formula_d-161 = Beginners hebben 18 punten voor alles. Botsingen en motoren treffen op 1 tot 4. Geen prijs neemt het laatste punt, tenzij het niet anders kan. Geen startworp, slipstream, brokstukken, weer of pits.
    .title = Beginners
formula_d-162 = Andere circuits dan Monaco zijn niet met een gedrukt bord vergeleken; hun vakken worden gespeeld zoals ze in de bestanden staan.
    .title = Circuits
formula_d-163 = Een 20 in de pitstraat geldt voor het weer zoals overal; alleen motoren blijven daar gespaard. Met weer maar zonder bandenkeuze rijdt elke auto alsof hij harde banden heeft.
    .title = Weer in detail
formula_d-164 = De stap uit het laatste vak van een bocht telt mee bij de twee baanwissels van het rechte stuk.
    .title = Baanwissels na een bocht
formula_d-165 = Verschillen wegen naar hetzelfde vak in brokstukken, ingehaalde auto's of vakken die voor een gave tellen, dan kiest de coureur zelf, ook een duurdere.
    .title = Wegen die verschillen
