### De kaarten, fiches en gebeurtenissen van Heat: garage, weer, legendes, kampioenschap.

## Symbolen op kaarten: een naam, hoe het met zijn getal klinkt en wat het doet

heat-symbol-plus = Plus
    .brief = plus { $n }
    .about = { $n ->
        [one] Draai kaarten om tot er een basiskaart komt. Die telt mee voor je snelheid.
       *[other] { $n } keer: draai kaarten om tot er een basiskaart komt. Elke telt mee voor je snelheid.
    }
heat-symbol-cooldown = Afkoeling
    .brief = afkoeling { $n }
    .about = Breng tot { $n } Heat uit je hand terug naar je motor. Het mag, het moet niet.
heat-symbol-heat_cost = Heat betalen
    .brief = betaal { $n } Heat
    .about = Betaal { $n } Heat voor de stap Reactie eindigt. Verplicht.
heat-symbol-scrap = Afval
    .brief = afval { $n }
    .about = { $n ->
        [one] De bovenste kaart van je trekstapel gaat naar je aflegstapel. Verplicht.
       *[other] De bovenste { $n } kaarten van je trekstapel gaan naar je aflegstapel. Verplicht.
    }
heat-symbol-speed_limit_shift = Snelheidslimiet
    .brief = limiet { $signed }
    .about = Elke limiet waarop je deze beurt wordt gecontroleerd, verandert met { $signed }, alleen voor jou.
heat-symbol-stress_relief = Stressbeperking
    .brief = stress eraf { $n }
    .about = Leg tot { $n } stresskaarten uit je hand op je aflegstapel. Het mag, het moet niet.
heat-symbol-slipstream_bonus = Slipstreamboost
    .brief = slipstream +{ $n }
    .about = { $n ->
        [one] Met Slipstream mag je 1 veld verder.
       *[other] Met Slipstream mag je { $n } velden verder: alle of geen.
    }
heat-symbol-salvage = Recyclage
    .brief = recyclage { $n }
    .about = Bekijk je aflegstapel en schud tot { $n } kaarten door je trekstapel. Het mag, het moet niet.
heat-symbol-refresh = Vernieuwing
    .brief = vernieuwing
    .about = Aan het eind van je beurt mag deze kaart boven op je trekstapel in plaats van op je aflegstapel.
heat-symbol-direct_play = Direct spelen
    .brief = direct spelen
    .about = Bij Reactie mag je deze kaart uit je hand bijspelen, boven op de kaarten van je versnelling. Je rijdt meteen.
heat-symbol-accelerate = Versnellen
    .brief = versnellen
    .about = Je mag je snelheid verhogen met 1 voor elke plus van deze beurt en zo ver doorrijden: alles of niets.
heat-symbol-single_use = Eenmalig
    .brief = eenmalig
    .about = Eenmaal gespeeld verdwijnt deze kaart aan het eind van je beurt.
heat-symbol-choice = Kies er een
    .brief = kies er een
    .about = Kies een van de getallen als alles is omgedraaid.

## Kaarten van de garage

heat-category-four_wheel_drive = Vierwielaandrijving
heat-category-body = Carrosserie
heat-category-brakes = Remmen
heat-category-cooling_system = Koeling
heat-category-rpm = Toeren
heat-category-extra_heat = Extra Heat
heat-category-fuel = Brandstof
heat-category-gas_pedal = Gaspedaal
heat-category-suspension = Vering
heat-category-tires = Banden
heat-category-turbo_charger = Turbo
heat-category-wings = Vleugels
heat-upgrade = Upgrade
heat-sponsor = Sponsor
heat-upgrade-name = { $speed ->
    [none] { $category }
   *[other] { $category } { $speed }
}
heat-upgrade-full = { $symbols ->
    [none] { $name }
   *[other] { $name } ({ $symbols })
}
heat-upgrade-heat = Een Heat-kaart voor je trekstapel. Je speelt haar nooit en legt haar nooit af; eenmaal afgekoeld dient ze je motor.

## Weer

heat-weather-cloud = Bewolkt
    .setup = Eén stresskaart minder in je trekstapel.
heat-weather-fog = Mist
    .setup = Eén Heat meer in je motor.
heat-weather-storm = Storm
    .setup = Eén stresskaart meer in je trekstapel.
heat-weather-snow = Sneeuw
    .setup = Eén Heat minder in je motor.
heat-weather-rain = Regen
    .setup = Drie van je Heat-kaarten beginnen in je trekstapel.
heat-weather-sun = Zon
    .setup = Drie van je Heat-kaarten beginnen op je aflegstapel.
heat-sector-no_cooldown = Geen Afkoeling
    .about = Zolang je auto in deze sector staat, kun je niet afkoelen.
heat-sector-no_slipstream = Geen Slipstream
    .about = In deze sector mag je geen Slipstream beginnen. Eindigen mag er wel.
heat-sector-slipstream_plus_2 = Slipstream +2
    .about = Begin je Slipstream in deze sector, dan mag je 2 velden verder.
heat-sector-cooldown_plus_1 = Afkoeling +1
    .about = Eén extra Afkoeling zolang je auto in deze sector staat.

## Wegomstandigheden

heat-road-limit_plus_1 = Limiet +1
    .about = De limiet van deze bocht is voor iedereen 1 hoger.
heat-road-limit_minus_1 = Limiet −1
    .about = De limiet van deze bocht is voor iedereen 1 lager.
heat-road-overheat = Oververhitting
    .about = Te snel door deze bocht? Dan betaal je 1 Heat extra.
heat-road-free_boost = Gratis Boost
    .about = Een Boost in deze sector kost geen Heat.
heat-road-slipstream_plus_1 = Slipstream +1
    .about = Begin je Slipstream in deze sector, dan mag je 1 veld verder.
heat-road-weather = Weer
    .about = In deze sector voel je het weer van vandaag.
heat-acts-on-corner = Bocht { $corner }
heat-acts-on-sector = Sector na { $corner }

## Pers en legendes

heat-press = Pershoek
    .about = Passeer hem met Slipstream, of 2 of meer boven zijn limiet, en je krijgt een sponsor.
heat-legend = Legende
heat-legend-diamond = Ruit { $n }
    .about = Voorbij zijn markering rijdt een legende de limiet van de bocht plus { $n }. Ervoor stopt hij op veld { $n } voor de bocht.
heat-legend-helmet = Topsnelheid { $n }
    .about = Op het rechte stuk rijdt een legende { $n } velden, als er geen bocht in de weg ligt.
heat-legend-spoken = { $car }: ruit { $diamond }, topsnelheid { $helmet }
heat-legend-line = Markering van de legendes
    .about = Vanaf hier let een legende op de volgende bocht.

## Waar de weg bijzonder is

heat-special-flooded = Water op de weg
    .about = Wie hier de ronde begint, betaalt 1 Heat extra om terug te schakelen.
heat-special-tunnel = Tunnel
    .about = Wie hier staat, legt niets uit zijn hand af.
heat-special-gravel = Grind
    .about = Losse stenen naast het asfalt.
heat-special-chicane = Chicane
    .about = Twee bochtmarkeringen, één chicane: een wegfiche geldt voor allebei.

## Kampioenschap

heat-season = Seizoen { $year }
heat-race-of-season = Race { $race }
heat-race-press = { $count ->
    [one] Pershoek
   *[other] Pershoeken
}
heat-race-sponsors = { $count ->
    [0] Geen sponsorkaarten
    [one] Elk 1 sponsorkaart
   *[other] Elk { $count } sponsorkaarten
}
heat-race-points = Punten
heat-race-e01 = Rondje voor de camera's
    .rule = De eerste 3 auto's die ronde 1 voltooien, krijgen elk een sponsorkaart.
heat-race-e02 = Flitspaal
    .rule = Elke beurt met snelheid 15 of meer levert je een sponsorkaart op.
heat-race-e03 = Slotsprint
    .rule = Eén ronde minder. De winnaar krijgt 2 punten extra.
heat-race-e04 = Hete start
    .rule = Iedereen begint met 1 Heat meer in de motor.
heat-race-e05 = De lange adem
    .rule = Eén ronde meer. De handlimiet is 8.
heat-race-e06 = Vol podium
    .rule = De eerste 3 krijgen elk 1 punt extra.
heat-race-e07 = Vers geld
    .rule = Geen bijzondere regel.
heat-race-e08 = Inhaalparade
    .rule = Haal in één beurt 3 auto's in en krijg een sponsorkaart.
heat-race-e09 = Op rantsoen
    .rule = Iedereen begint met 2 Heat en 1 stress minder. De handlimiet is 6.
heat-race-e10 = Geen tweede kans
    .rule = Iedereen begint met 1 stress meer. Vlieg je uit de bocht, dan lig je uit de race, zonder punten.
