"""The numbers of Downforce's rulebook."""

RULES_VERSION = 2  # the newest; docs/rules-versions.md says what changed in each

SEATS = 6
LEAST_SEATS = 2
CARS = 6
LINES = 3
NOT_ASKED = 32  # the ruling that refuses an answer of a seat that is not asked

# Colours. A car is its colour; a bar can be white, too.
COLOURS = 7
WHITE = 6
COLOUR_NAMES = ("black", "red", "orange", "blue", "green", "yellow", "white")
LETTERS = "KROBGYW"

# Cards: 42 ordinary ones, then the speed-8 card of each colour.
ORDINARY = 42
CARDS = 48
BARS = 6
MOST_STEPS = 9
MOST_WHITE = 2
HAND = (0, 0, 21, 14, 10, 8, 7)  # cards dealt, by seats
HAND_TWO_PLAYERS = 7
HAND_BEGINNERS = 3
CARS_BEGINNERS = (0, 0, 3, 2, 1, 1, 1)  # cars of each player, by seats
FAMILIES = "ABCDEFG"
CARD_NAMES = tuple(f"{family}{i}" for family in FAMILIES for i in range(1, 7)) + tuple(f"S{i}" for i in range(1, 7))

# Where a card is. From IN_HAND and IN_FRONT on, the seat is added.
IN_PILE = 0
LEFT_OVER = 1  # put away unseen
HIDDEN_PLACES = 2  # the first ones, beside hands, in which nobody sees cards
DISCARDED = 2
WITH_LOT = 3  # a speed-8 card not yet sold
OUT = 4  # left the game for all to see
IN_HAND = 10
IN_FRONT = 20  # face up before its owner

# What is known of the numbers in a hand: at least that much on every bar of a colour; NONE: no such bar.
NONE = 9

# Circuits.
CELLS = 192
NEXT = 4
START = 6

# Powers.
AGGRESSIVE = 0
CUNNING = 1
DETERMINED = 2
STRATEGIC = 3
TRICKY = 4
UNPREDICTABLE = 5
POWERS = 6
POWER_NAMES = ("aggressive", "cunning", "determined", "strategic", "tricky", "unpredictable")
AGGRESSIVE_STEPS = 1
DETERMINED_STEPS = 2

# Money, in millions.
PRIZE = (0, 12, 9, 6, 4, 2, 0)  # by place
PAYOUT = ((0, 9, 6, 3), (0, 6, 4, 2), (0, 3, 2, 1))  # by line and place
PAID_PLACES = 3

# Variants, as a set of bits.
BEGINNERS = 1
OVERRUN = 2
VARIANT_NAMES = ("normal", "beginners", "overrun", "beginners-overrun")

# Steps. A position rests where somebody decides.
SETUP = 0
BIDDING = 1
KEEPING = 2
PLAYING = 3
SKIPPING = 4
CHOOSING = 5
MOVING = 6
BONUS = 7
BETTING = 8
BAR_DONE = 9
OVER = 10

# Lots of the auction, one for each car.
IN_LOTS = 0
ON_OFFER = 1
ASIDE = 2
SOLD = 3
UNSOLD = 4
ABSENT = 5  # the car does not race
LOT_NAMES = ("coming", "offered", "aside", "sold", "unsold", "absent")

# Where a car is.
RACING = 0
HOME = 1
STALLED = 2
AWAY = 3  # not in this race
STATUS_NAMES = ("racing", "home", "stalled", "absent")

# A car's steering: who decides its steps.
NOBODY = 0  # not asked for yet; else the seat plus 1

# Actions, as numbers. KEEP is followed by the power, TAKE and BET by the car, the others by the card or the cell.
PASS = 1
SKIP = 2
GO = 3
STOP = 4
LEAVE = 5
DRIVE_HOME = 6
KEEP = 10
TAKE = 20
BET = 30
BID = 100
BID_WHITE = 200
BID_SECOND_WHITE = 300
BID_LOWEST = 400
PLAY = 500
PLAY_UPWARD = 600
STEP = 1000
