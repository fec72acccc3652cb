### Wat er mis kan zijn met een circuitbestand, en waar. Namen van velden blijven zoals ze getypt zijn.

circuit-place = { $kind ->
    [bend] knik { $number }
    [bends] knikken { $number } en { $other }
    [corner] bocht { $number }
    [corners] bochten { $number } en { $other }
    [point] road, punt { $number }
    [entry] { $field } { $number }
   *[none] { $field }
}
circuit-place-field = { $place }, { $field }
circuit-faults = { $file } is niet bruikbaar: { $faults }
circuit-fault-large = { $size } bytes; { $most } is het hoogste
circuit-fault-not-json = geen JSON: { $detail }
circuit-fault-object = moet een object zijn
circuit-fault-game = moet zeggen voor welk spel het is: { $wanted }, niet { $given }
circuit-fault-unknown = { $name } is hier niet bekend; er is { $known }
circuit-fault-name = moet een tekst van 1 tot { $most } letters zijn
circuit-fault-table = het is te groot voor een tafel
circuit-fault-laid = zo is er geen weg te leggen: { $detail }
circuit-fault-bends = moet een lijst van { $least } tot { $most } knikken zijn
circuit-fault-point = moeten twee getallen zijn: [x, y]
circuit-fault-outside = moet liggen van { $left } tot { $right } in de breedte en { $top } tot { $bottom } in de hoogte
circuit-fault-number = moet een getal van { $least } tot { $most } zijn
circuit-fault-same-bend = gelijk aan de knik ervoor; de weg sluit vanzelf
circuit-fault-turn = draait { $degrees } graden; { $least } tot { $most } kan; een haarspeld is twee knikken
circuit-fault-no-room = geen plaats voor beide: ze hebben { $needed } tussen zich nodig en er is { $room }; maak een straal kleiner
circuit-fault-near = de weg komt achter knik { $one } en achter knik { $second } te dicht bij zichzelf; { $apart } uit elkaar is nodig
circuit-fault-cells = een ronde zou { $count } vakken hebben; { $least } tot { $most } kan
circuit-fault-middle-cells = een ronde zou { $count } vakken in de middelste baan hebben; { $least } tot { $most } kan
circuit-fault-start-short = het rechte stuk ervoor, met de finishlijn, moet minstens { $least } lang zijn
circuit-fault-line = moet { $least } tot { $most } zijn: de vakken van de laatste knik tot de finishlijn
circuit-fault-whole = moet een heel getal van { $least } tot { $most } zijn, niet { $given }
circuit-fault-side = moet left of right zijn: links of rechts in de rijrichting
circuit-fault-corner-list = moet een lijst van 1 tot { $most } bochten zijn
circuit-fault-press = alleen de letters { $letters }
circuit-fault-chicane = true bij de eerste van twee bochten die er één zijn, anders weggelaten
circuit-fault-chicane-second = het is al de tweede bocht van een chicane
circuit-fault-order = bochten staan in rijvolgorde, elke achter de vorige
circuit-fault-spaces = moet een lijst van vakken zijn, 0 tot { $most }
circuit-fault-gravel = moet een lijst van [vak, baan] zijn: vakken 0 tot { $most }, banen 1 en 2
circuit-fault-road = moet een lijst van { $least } tot { $most } punten zijn, [x, y]
circuit-fault-same-point = gelijk aan het punt ervoor; de weg sluit vanzelf
circuit-fault-long = { $spaces } vakken zouden elk { $size } lang zijn; zo'n lange weg heeft { $few } tot { $many } vakken
circuit-fault-lines = moeten { $count } getallen zijn, in procent van de ronde
circuit-fault-lines-rise = moeten oplopen, boven 0 en onder 100 procent van de ronde
circuit-fault-lines-same = twee ervan zouden op dezelfde snede van de weg liggen; leg ze verder uit elkaar
circuit-fault-lanes = moeten naast elkaar liggende banen uit 1, 2 en 3 zijn, zoals [1, 2]
circuit-fault-start-lanes = het rechte stuk met de finishlijn heeft drie banen
circuit-fault-steps = een ronde is { $count } stappen lang; { $least } tot { $most } kan
circuit-fault-pits = moet left of right zijn: de kant van het rechte stuk met de finishlijn
circuit-fault-city = true voor een stad, die met huizen wordt getekend; anders weggelaten
circuit-fault-weather = moeten de hoogste worpen zijn die regen en wisselend weer betekenen, onder { $most }
circuit-fault-stops = moet 1 tot 3 zijn in een bocht; 0 of weggelaten waar niemand hoeft te stoppen
circuit-fault-joined = true als het één bocht is met de knik ervoor; beide hebben stops
circuit-fault-corners = { $count } bochten (knikken met stops); 1 tot { $most } kan
circuit-fault-feature = moet een vak van de middelste baan zijn, 1 tot { $most } vanaf de finishlijn
circuit-fault-zones = moet een lijst van hoogstens { $most } stukken zijn, { $wanted }
circuit-fault-zone = moet { $wanted } zijn, vakken van de middelste baan, 0 tot { $most }
circuit-fault-zone-backwards = eindigt voor het begint
circuit-fault-zone-lanes = lanes moet een lijst zijn van 0 (links), 1 en 2 (rechts)
circuit-fault-together = ze lopen in elkaar: voeg hun knikken samen (joined) of leg ze verder uit elkaar
circuit-fault-behind-line = begint te dicht achter de finishlijn
circuit-fault-before-line = eindigt te dicht voor de finishlijn; maak line groter
circuit-fault-tunnel-corner = ligt te dicht bij bocht { $corner }; { $cells } vakken ervoor en erachter moeten recht zijn
circuit-fault-tunnel-line = ligt te dicht bij de finishlijn of de pits; { $cells } vakken ervoor en erachter moeten recht zijn
