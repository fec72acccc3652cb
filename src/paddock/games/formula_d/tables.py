"""The numbers of Formula D's rulebook."""

RULES_VERSION = 3  # the newest; docs/rules-versions.md says what changed in each

SEATS = 10
LEAST_SEATS = 2
NOT_ASKED = 15  # the ruling that refuses an answer of a seat that is not asked

# Circuits. A cell of the track or of the pit lane is a spot; the pit lane comes after the track.
SPOTS = 640
LANES = 3
CORNERS = 16
BESIDE = 6
BEFORE = 4  # cells that lead to a cell, at most
FARTHEST = 24  # by how many cells a way leads on, at most
BOXES = 10
EXITS = 2
WAYS = 3  # ahead, left, right
AHEAD = 0

# Zones of a car.
TYRES = 0
BRAKES = 1
GEARBOX = 2
BODY = 3
ENGINE = 4
SUSPENSION = 5
ZONES = 6
ZONE_NAMES = ("tyres", "brakes", "gearbox", "body", "engine", "suspension")
FULL = (6, 3, 3, 3, 3, 2)
POOL = 18  # all points of a beginner's car, kept as its first zone
CUSTOM_TOTAL = 20
CUSTOM_MOST = (14, 7, 7, 7, 7, 7)

# Dice.
GEARS = 6
SIDES = (0, 4, 6, 8, 12, 20, 30)
FACES = (
    (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
    (1, 1, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
    (2, 3, 3, 4, 4, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
    (4, 5, 6, 6, 7, 7, 8, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
    (7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
    (11, 11, 12, 12, 13, 13, 14, 14, 15, 15, 16, 16, 17, 17, 18, 18, 19, 19, 20, 20, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
    (
        *(21, 21, 21, 22, 22, 22, 23, 23, 23, 24, 24, 24, 25, 25, 25),
        *(26, 26, 26, 27, 27, 27, 28, 28, 28, 29, 29, 29, 30, 30, 30),
    ),
)
BLACK = 20
STRAIN = (0, 0, 0, 0, 0, 20, 30)  # the face that strains the engines, by gear
STRAINED_FROM = 5  # the lowest gear in which an engine is strained

# Gears.
PRICE_DOWN = ((0, 0, 0), (1, 0, 0), (1, 1, 0), (1, 1, 1))  # gearbox, brakes, engine, by gears skipped
MOST_SKIPPED = 3

# The start.
STALLED_AT = 1
FLYING_AT = 20
FLYING_CELLS = 4

# Moving.
MOST_STEPS = 44  # more than any move can have
REACH = 160  # more cells than lie between the ends of any move
ENDS = 96
ENDS_FIRST = 64  # version 1 drops those beyond
BLOCKED_BRAKES = 3  # blocked: brakes pay so many cells and tyres as many more
BLOCKED_TYRES = 3
LANE_CHANGES = 2
MOST_WAYS = 16  # to one end, to choose from
CHOSEN_WAYS = 3  # the version since when the driver chooses

# Checks: the highest roll that hits, dry and in rain.
COLLISION_HIT = (1, 2)
ENGINE_HIT = (4, 3)
DEBRIS_HIT = (4, 5)
BEGINNERS_HIT = 4

# Slipstream.
SLIP_CELLS = 3
SLIP_GEAR = 4
SLIP_BRAKES = 1

# The pits.
QUICK = 10  # the highest roll of a quick stop
BOX_GEAR = 4
STOP_REPAIRS = 2
OWN_REPAIRS = 2
TEAM_REPAIRS = 4

# Weather.
GOOD = 0
CHANGEABLE = 1
SHOWERS = 2
RAIN = 3
WEATHER_NAMES = ("good", "changeable", "showers", "rain")

# Tyres.
HARD = 0
SOFT = 1
WET = 2
KINDS = 3
TYRE_NAMES = ("hard", "soft", "wet")
OLD = 3  # the lap of a set from which it is old
SLIDE = ((0, 0, 0), (3, 3, 1))  # dry and in rain
FACTOR = ((1, 2, 2), (1, 2, 1))  # of what overshooting costs, dry and in rain
FACTOR_OLD = ((1, 3, 3), (1, 3, 1))

# Laps.
MOST_LAPS = 3

# Points of a team race by place.
TEAM = 2
TEAM_POINTS = (0, 10, 8, 6, 5, 4, 3, 2, 1, 0, 0)

# Rules that a race is run by, as a set of bits.
BEGINNERS = 1
WEATHER = 2
TYRE_CHOICE = 4
REPAIRS = 8
CUSTOM = 16
TEAMS = 32
QUALIFYING = 64
STREET = 128
MOVER_ONLY = 256  # only the car that moved rolls for collisions
EVERY_CELL = 512  # a roll for every cell with debris
RULE_NAMES = (
    "beginners",
    "weather",
    "tyres",
    "repairs",
    "custom",
    "teams",
    "qualifying",
    "street",
    "mover",
    "every-cell",
)

# Steps. A position rests where somebody decides.
SETUP = 0
TUNING = 1
FITTING = 2
GEAR = 3
NITRO = 4
DRIFT = 5
EXTRA = 6
MOVE = 7
SLIP = 8
SERVICE = 9
REFIT = 10
REPAIR = 11
AWARD = 12
SCRAP = 13
RADIO = 14
REROLL = 15
LANDED = 16
BOXED = 17
PARKED = 18
NEXT = 19
OVER = 20
WAY = 21

# Where a car is.
WAITING = 0  # not on the track yet
RACING = 1
HOME = 2
OUT = 3
STATUS_NAMES = ("waiting", "racing", "home", "out")

# How a move ends.
FINE = 0
OVERSHOT = 1
SPUN = 2
LOST = 3
ARRIVED = 4  # over the line for the last time
BOX = 5
HELD = 6  # behind a car in the pit lane
FATE_NAMES = ("fine", "overshot", "spun", "lost", "home", "box", "held")

# Street drivers; 0 is none.
LI = 1
DEREK = 2
JACK = 3
JULIEN = 4
JENNY = 5
DIANE = 6
TEMANA = 7
MONTOYA = 8
DIMITRI = 9
STANLEY = 10
DRIVERS = 11
DRIVER_NAMES = ("none", "li", "derek", "jack", "julien", "jenny", "diane", "temana", "montoya", "dimitri", "stanley")
DRIVER_POINTS = (
    (6, 3, 3, 3, 3, 2),
    (7, 3, 2, 2, 3, 3),
    (6, 3, 2, 4, 3, 3),
    (9, 2, 2, 2, 3, 2),
    (8, 4, 2, 2, 3, 2),
    (4, 6, 2, 3, 3, 2),
    (6, 4, 2, 3, 3, 3),
    (6, 3, 3, 3, 3, 3),
    (5, 5, 3, 2, 3, 2),
    (5, 4, 3, 3, 3, 4),
    (7, 2, 3, 2, 3, 3),
)
MORE_NITRO = 3  # Montoya
DRIFT_TYRES = 1  # Jack
DRIFT_CELLS = 1
GAZE = 1  # cells that others lose to Li
FROG_SLIDE = 1  # Julien
CHECKPOINT = 2
CHECKPOINT_JENNY = 4
POLICE = 2
SPEED = 10  # times the face
SCRAP_HIT = 2  # Temana, stopping on debris
GENIUS_HIT = (3, 2)  # Dimitri's engine, dry and in rain
AGGRESSIVE_ROLLS = 2  # of Derek's opponents
NOISE_TYRES = 16  # the lowest roll that hits, zone by zone
NOISE_BODY = 19
NOISE_ENGINE = 20
RADIO_ZONE = (0, 0, 0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5)  # by roll

# Actions, as numbers. The last rows are followed by a gear, a car, a number, a zone, a kind of tyres, a way, or a spot.
STAY = 1
PLAIN = 2
USE_NITRO = 3
USE_MORE = 4
LONGER = 5
SHORTER = 6
USE_EXTRA = 7
TYRE_STOP = 8
REPAIR_STOP = 9
DONE = 10
KEEP = 11
AGAIN = 12
SHIFT = 20
FIT = 30
POINT = 40
GIVE = 50
THROW = 70
BY = 80
TO = 100
DROP = 760
