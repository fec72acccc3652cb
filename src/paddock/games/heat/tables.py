"""The numbers of Heat's rulebook."""

SEATS = 6
SPACES = 128
CORNERS = 16
GRID = 12
LEAST_SEATS = 1
NOT_ASKED = 9  # the ruling that refuses an answer of a seat that is not asked

# Kinds of cards. The value of a kind from 0 to 5 is the kind itself.
ZERO = 0
SPEED_1 = 1
SPEED_4 = 4
FIVE = 5
HEAT = 6
STRESS = 7
KINDS = 8
VALUE = (0, 1, 2, 3, 4, 5, 0, 0)
COPIES = (1, 3, 3, 3, 3, 1, 1, 0)  # in every deck, before the circuit's stress; the heat card is a starting upgrade
LETTERS = "012345HS"

# Piles. Every card of a seat is in exactly one of them.
DECK = 0
HAND = 1
PLAY = 2
DISCARD = 3
ENGINE = 4
PILES = 5
PILE_NAMES = ("deck", "hand", "play", "discard", "engine")

HAND_SIZE = 7
FIRST_GEAR = 1
TOP_GEAR = 4
FREE_GEAR_STEPS = 1
MOST_GEAR_STEPS = 2
TWO_GEARS_HEAT = 1
COOLDOWN = (0, 3, 1, 0, 0)  # by gear
BOOST_HEAT = 1
SLIPSTREAM = 2
ADRENALINE_SPEED = 1
ADRENALINE_COOLDOWN = 1
ADRENALINE_CARS = 1
ADRENALINE_CARS_BIG_RACE = 2
BIG_RACE = 5  # cars
SPIN_OUT_STRESS = (0, 1, 1, 2, 2)  # by gear
MOST_HANDICAP = 2

# Steps, by their numbers in the rulebook. Planning is steps 1 and 2, done by all at once.
SETUP = 0
PLANNING = 1
REVEAL = 3
REACT = 5
SLIPSTREAMING = 6
CORNER_CHECK = 7
DISCARDING = 8
REFILL = 9
OVER = 10
STEP_NAMES = (
    "setup",
    "planning",
    "",
    "reveal",
    "",
    "react",
    "slipstream",
    "corner",
    "discard",
    "refill",
    "over",
)

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
STATUS_NAMES = ("racing", "home", "withdrawn")

# Actions, as numbers. GEAR is followed by the gear, COOL by how many, LAY and DROP by the kind of card.
GEAR = 0
BOOST = 5
ADRENALINE = 6
DONE = 7
SLIP = 8
STAY = 9
KEEP = 10
CLUTTER = 11
COOL = 20
LAY = 100
DROP = 200
