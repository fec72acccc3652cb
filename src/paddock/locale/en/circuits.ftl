### What can be wrong with a circuit file, and where. Names of fields stay as they are typed.

circuit-place = { $kind ->
    [bend] bend { $number }
    [bends] bends { $number } and { $other }
    [corner] corner { $number }
    [corners] corners { $number } and { $other }
    [point] road, point { $number }
    [entry] { $field } { $number }
   *[none] { $field }
}
circuit-place-field = { $place }, { $field }
circuit-faults = { $file } cannot be used: { $faults }
circuit-fault-large = { $size } bytes; { $most } are the most
circuit-fault-not-json = not JSON: { $detail }
circuit-fault-object = must be an object
circuit-fault-game = must say for which game it is: { $wanted }, not { $given }
circuit-fault-unknown = { $name } is not known; there is { $known }
circuit-fault-name = must be a text of 1 to { $most } letters
circuit-fault-table = it is too large for a table
circuit-fault-laid = no road can be laid so: { $detail }
circuit-fault-bends = must be a list of { $least } to { $most } bends
circuit-fault-point = must be two numbers, [x, y]
circuit-fault-outside = must lie { $left } to { $right } across and { $top } to { $bottom } down
circuit-fault-number = must be a number from { $least } to { $most }
circuit-fault-same-bend = the same as the bend before; the road closes by itself
circuit-fault-turn = turns by { $degrees } degrees; { $least } to { $most } are possible; a hairpin is two bends
circuit-fault-no-room = no room for both; they need { $needed } between them and have { $room }, so make a radius smaller
circuit-fault-near = the road comes too near to itself behind bend { $one } and behind bend { $second }; { $apart } apart are needed
circuit-fault-cells = a lap would have { $count } cells; { $least } to { $most } are possible
circuit-fault-middle-cells = a lap would have { $count } cells in the middle lane; { $least } to { $most } are possible
circuit-fault-start-short = the straight before it, with the finish line, must be at least { $least } long
circuit-fault-line = must be { $least } to { $most }, the cells from the last bend to the finish line
circuit-fault-whole = must be a whole number from { $least } to { $most }, not { $given }
circuit-fault-side = must be left or right of travel
circuit-fault-corner-list = must be a list of 1 to { $most } corners
circuit-fault-press = must be some of the letters { $letters }
circuit-fault-chicane = true on the first of the two corners that are one, else left out
circuit-fault-chicane-second = it is the second corner of a chicane already
circuit-fault-order = corners come in driving order, each behind the one before
circuit-fault-spaces = must be a list of spaces, 0 to { $most }
circuit-fault-gravel = must be a list of [space, lane], spaces 0 to { $most }, lanes 1 and 2
circuit-fault-road = must be a list of { $least } to { $most } points, [x, y]
circuit-fault-same-point = the same as the point before; the road closes by itself
circuit-fault-long = { $spaces } spaces would be { $size } long each; so long a road has { $few } to { $many } spaces
circuit-fault-lines = must be { $count } numbers, in percent of the lap
circuit-fault-lines-rise = must rise, above 0 and below 100 percent of the lap
circuit-fault-lines-same = two of them would lie at the same cut across the road; move them apart
circuit-fault-lanes = must be neighbouring lanes of 1, 2 and 3, such as [1, 2]
circuit-fault-start-lanes = the straight with the finish line has three lanes
circuit-fault-steps = a lap is { $count } steps long; { $least } to { $most } are possible
circuit-fault-pits = must be left or right of the straight with the finish line
circuit-fault-city = true for a city, which is drawn with houses; else left out
circuit-fault-weather = must be the highest rolls that mean rain and changeable weather, below { $most }
circuit-fault-stops = must be 1 to 3 in a corner; 0 or left out where nobody need stop
circuit-fault-joined = true if it is one corner with the bend before; both have stops
circuit-fault-corners = { $count } corners, which are bends with stops; 1 to { $most } are possible
circuit-fault-feature = must be a cell of the middle lane, 1 to { $most } from the finish line
circuit-fault-zones = must be a list of at most { $most } stretches, { $wanted }
circuit-fault-zone = must be { $wanted }, cells of the middle lane, 0 to { $most }
circuit-fault-zone-backwards = ends before it begins
circuit-fault-zone-lanes = lanes must be a list of 0 (left), 1 and 2 (right)
circuit-fault-together = they run into each other: join their bends, or move them apart
circuit-fault-behind-line = begins too near behind the finish line
circuit-fault-before-line = ends too near before the finish line; make line larger
circuit-fault-tunnel-corner = lies too near to corner { $corner }; { $cells } cells before and behind it must be straight
circuit-fault-tunnel-line = lies too near to the finish line or the pits; { $cells } cells before and behind it must be straight
