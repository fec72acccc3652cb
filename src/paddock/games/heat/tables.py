"""The numbers of Heat's rulebook."""

RULES_VERSION = 2  # the newest; docs/rules-versions.md says what changed in each

SEATS = 6
SPACES = 128
CORNERS = 16
GRID = 12
LEAST_SEATS = 1
NOT_ASKED = 9  # the ruling that refuses an answer of a seat that is not asked

# Kinds of cards. The value of a kind from 0 to 5 is the kind itself; upgrades and sponsors follow, see catalog.py.
ZERO = 0
SPEED_1 = 1
SPEED_4 = 4
FIVE = 5
HEAT = 6
STRESS = 7
BASE_KINDS = 8
KINDS = 61
SPONSOR_KINDS = 5
COPIES = (0, 3, 3, 3, 3, 0, 0, 0)  # in every deck, before the circuit's stress
STARTING = (1, 0, 0, 0, 0, 1, 1, 0)  # the starting upgrades
LETTERS = "012345HS"

# Piles. Every card of a seat is in exactly one of them.
DECK = 0
HAND = 1
PLAY = 2
DISCARD = 3
ENGINE = 4
PILES = 5
PILE_NAMES = ("deck", "hand", "play", "discard", "engine")
STACK = 8  # cards known to lie on top of a deck, at most
OWNED = 8  # upgrades of a car, at most

# Piles that all share.
UPGRADES = 0
OFFER = 1
SPONSORS = 2
SPENT = 3
MARKET = 4
MARKET_NAMES = ("upgrades", "offer", "sponsors", "spent")

HAND_SIZE = 7
FIRST_GEAR = 1
TOP_GEAR = 4
FREE_GEAR_STEPS = 1
MOST_GEAR_STEPS = 2
TWO_GEARS_HEAT = 1
COOLDOWN = (0, 3, 1, 0, 0)  # by gear
BOOST_HEAT = 1
SLIPSTREAM = 2
MOST_SLIPSTREAM = 25  # with more bonuses than a turn can have
ADRENALINE_SPEED = 1
ADRENALINE_COOLDOWN = 1
ADRENALINE_CARS = 1
ADRENALINE_CARS_BIG_RACE = 2
BIG_RACE = 5  # cars
SPIN_OUT_STRESS = (0, 1, 1, 2, 2)  # by gear
MOST_HANDICAP = 2

# Bounds from version 2 on, so that every race ends, whoever drives. People never come near them.
MOST_STRESS = 100  # of one car; the box has 37, and the supply is treated as unlimited (heat 8)
ROUNDS_A_LAP = 300  # after so many for each lap race control takes everybody off the road (heat 138)

# Steps, by their numbers in the rulebook. Planning is steps 1 and 2, done by all at once.
SETUP = 0
PLANNING = 1
MENDING = 2  # tournament: a card too many is taken back
REVEAL = 3
CHOOSING = 4  # the values of cards that have several
REACT = 5
SLIPSTREAMING = 6
CORNER_CHECK = 7
DISCARDING = 8
REFILL = 9
OVER = 10
DRAFTING = 11
SWAPPING = 12  # season: the last on the grid may swap an upgrade
PRUNING = 13  # snake draft: each gives one of four upgrades back

# How cars get their upgrades.
NO_DRAFT = 0
ROUNDS = 1
QUICK = 2
SNAKE = 3
SEASON = 4
DRAFT_NAMES = ("none", "rounds", "quick", "snake", "season")
DRAFT_PASSES = (0, 3, 0, 4, 1)
SPARE_OFFER = 3
QUICK_UPGRADES = 3
SNAKE_UPGRADES = 4

# Legends.
LEGEND_CARDS = 10
MOST_LEGENDS = 5
MOST_LEGEND_BONUS = 9

# Weather and road conditions.
NO_COOLDOWN = 1
NO_SLIPSTREAM = 2
SLIPSTREAM_PLUS = 3
COOLDOWN_PLUS = 4
WEATHERS = 6
ROADS = 6
LIMIT_UP = 1
LIMIT_DOWN = 2
OVERHEAT = 3
FREE_BOOST = 4
SLIPSTREAM_ROAD = 5
WEATHER_ROAD = 6
ROAD_SLIPSTREAM = 1
WEATHER_SLIPSTREAM = 2

PRESS_EXCESS = 2  # above the limit of a press corner that the press writes about

# What a seat has planned.
NOTHING = 0
GEAR_SET = 1
PLANNED = 2
CLUTTERED = 3
PLAN_NAMES = ("nothing", "gear", "cards", "cluttered")

# Where a car is.
RACING = 0
HOME = 1
WITHDRAWN = 2
RETIRED = 3  # spun out in a race that forgives no spin-out
STATUS_NAMES = ("racing", "home", "withdrawn", "retired")

# Actions, as numbers. GEAR is followed by the gear, VALUE by the value, FAR by the length of a slipstream; COOL,
# RELIEVE, PAY and SCRAP by how many; the others by the kind of card.
GEAR = 0
BOOST = 5
ADRENALINE = 6
DONE = 7
SLIP = 8
STAY = 9
KEEP = 10
CLUTTER = 11
VALUE = 12
ACCELERATE = 18
MULLIGAN = 19
COOL = 20
FAR = 60
LAY = 100
DROP = 200
REFRESH = 300
DIRECT = 400
SALVAGE = 500
PICK = 600
GIVE = 700
BACK = 800
RELIEVE = 900
PAY = 930
SCRAP = 960
