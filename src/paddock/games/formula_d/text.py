"""A position as text: one line for the race, one for each car.

    formula_d monaco step=move round=3 order=1,0 turn=1 car=1 die=8 reach=8 debris=57,60
    0 cell=30 lap=1 gear=4 stops=1 points=6,3,3,3,3,2
    1 cell=24 lap=1 gear=3 points=5,2,3,3,3,2 grid=2

What is 0, empty or usual is left out. Points and full are those of the six zones, in the order of the dashboard.
Where the roll can lead follows from the rest.
"""

from __future__ import annotations

from ... import versions
from ...control import Control
from ...errors import BadText, listed
from . import ends, setup, text_checks
from .state import WORD, State
from .steps import STEPS
from .tables import (
    DRIVER_NAMES,
    LEAST_SEATS,
    MOST_LAPS,
    MOVE,
    OVER,
    RULE_NAMES,
    RULES_VERSION,
    SEATS,
    SETUP,
    SLIP,
    SPOTS,
    STATUS_NAMES,
    TYRE_NAMES,
    WEATHER_NAMES,
    ZONES,
)
from .view import debris_of, rules_in

NUMBERS = {"round": "round", "turn": "turn", "car": "car", "zone": "zone", "die": "die", "reach": "reach"}
NUMBERS |= {"slide": "slide", "drove": "drove", "hazards": "hazards", "fixed": "fixed", "omen": "omen"}
NUMBERS |= {"award": "award", "award-car": "award_car", "watched": "watched"}
FLAGS = {"trying": "trying", "strain": "strain", "leaving": "leaving", "in-box": "in_box", "from-pit": "from_pit"}
FLAGS |= {"braked": "braked", "locked": "locked", "crossed": "crossed", "passed": "passed", "technical": "technical"}
FLAGS |= {"radio": "radio"}
CAR_NUMBERS = {"lap": "lap", "gear": "gear", "stops": "stops", "age": "age", "repairs": "repairs", "place": "rank"}
CAR_NUMBERS |= {"throws": "throws", "grid": "pole", "withdrawn": "withdrawn", "caught": "caught"}
CAR_FLAGS = {"started": "started", "spun": "spun", "boxed": "boxed", "aborted": "aborted", "nitro": "nitro"}
CAR_FLAGS |= {"scrap": "scrap"}
MOST = 999


def write(s: State, circuit: str) -> str:
    """A position as text that `read` takes back."""
    head = [f"formula_d {circuit} {versions.WORD}{s.version}"]
    if s.rules:
        head.append(f"rules={','.join(rules_in(s))}")
    head += [f"laps={s.laps}", f"step={STEPS.names[s.step]}"]
    if s.course.rain_to and setup.forecast_of(s.course) != setup.forecast_of(setup.course(circuit)):
        head.append(f"forecast={setup.forecast_of(s.course)}")
    if s.weather:
        head.append(f"weather={WEATHER_NAMES[s.weather]}")
    head += [f"{name}={getattr(s, field)}" for name, field in NUMBERS.items() if getattr(s, field)]
    head += [name for name, field in FLAGS.items() if getattr(s, field)]
    lists = {"order": s.order[: s.order_count], "trail": s.trail[: s.trail_count], "debris": debris_of(s)}
    head += [f"{name}={','.join(map(str, row))}" for name, row in lists.items() if row]
    return "\n".join([" ".join(head), *(_write_car(s, car) for car in range(s.seats))])


def _write_car(s: State, car: int) -> str:
    words = [str(car)]
    if s.driver[car]:
        words.append(f"driver={DRIVER_NAMES[s.driver[car]]}")
    words.append(STATUS_NAMES[s.status[car]])
    if s.cell[car] >= 0:
        words.append(f"cell={s.cell[car]}")
    words += [f"{name}={getattr(s, field)[car]}" for name, field in CAR_NUMBERS.items() if getattr(s, field)[car]]
    if s.tyre[car]:
        words.append(f"tyres={TYRE_NAMES[s.tyre[car]]}")
    words += [name for name, field in CAR_FLAGS.items() if getattr(s, field)[car]]
    words.append(f"points={_row(s.points[car])}")
    if s.full[car] != setup.full_points(s, car):
        words.append(f"full={_row(s.full[car])}")
    if any(s.speed[car]) or any(s.earlier[car]):
        words += [f"speed={_row(s.speed[car])}", f"earlier={_row(s.earlier[car])}"]
    return " ".join(words)


def _row(numbers: list[int]) -> str:
    return ",".join(map(str, numbers))


def read(text: str, version: int | None = None) -> tuple[State, str]:
    """A position and its circuit from text, checked for sense; `version` is that of its race, if it has one."""
    lines = [line.strip() for line in text.strip().replace(";", "\n").splitlines() if line.strip()]
    if not lines:
        raise BadText("a position needs a line for the race and one for each car; this is empty")
    words = lines[0].split()
    if len(words) < 2 or words[0] != "formula_d":
        raise BadText(f"a position of Formula D begins with 'formula_d' and a circuit, not {lines[0][:40]!r}")
    version, rest = versions.take(words[2:], version, RULES_VERSION)
    head = _pairs(rest, "the race's line")
    s = _on_course(words[1], head.pop("forecast", ""))
    s.version = version
    s.seats = len(lines) - 1
    if not LEAST_SEATS <= s.seats <= SEATS:
        raise BadText(f"a position has {LEAST_SEATS} to {SEATS} lines for cars, not {s.seats}")
    s.cell[:] = [-1] * SEATS
    _read_head(s, head)
    for car in range(s.seats):
        _read_car(s, car, lines[1 + car])
    s.next_rank = 1 + sum(rank > 0 for rank in s.rank)
    text_checks.check(s)
    if s.step in (MOVE, SLIP):
        ends.find(s, Control())
    if s.step not in (SETUP, OVER):
        s.asked = STEPS.asked(s)
        if s.asked == 0:
            raise BadText("nobody has anything to decide in this position; let it run on to the next decision")
    return s, words[1]


def _on_course(circuit: str, forecast: str) -> State:
    if forecast:
        forecast = setup.read_options({"circuit": circuit, "weather": "yes", "forecast": forecast}).get("forecast", "")
    return State(setup.course(circuit, forecast))


def _pairs(words: list[str], where: str) -> dict[str, str]:
    pairs: dict[str, str] = {}
    for word in words:
        name, _, value = word.partition("=")
        if name in pairs:
            raise BadText(f"{where}: {name} stands twice")
        pairs[name] = value
    return pairs


def _number(where: str, name: str, value: str, most: int = MOST) -> int:
    if not (value.isascii() and value.isdigit()) or len(value) > 4 or int(value) > most:
        raise BadText(f"{where}: {name} must be a number from 0 to {most}, not {value[:40]!r}")
    return int(value)


def _choice(where: str, name: str, value: str, names: tuple[str, ...]) -> int:
    if value not in names:
        raise BadText(f"{where}: {name} must be one of {listed(names)}, not {value[:40]!r}")
    return names.index(value)


def _numbers(where: str, name: str, value: str, size: int, most: int) -> list[int]:
    found = [_number(where, name, part, most) for part in value.split(",")]
    if len(found) != size:
        raise BadText(f"{where}: {name} has {size} numbers, not {len(found)}")
    return found


def _read_head(s: State, pairs: dict[str, str]) -> None:
    where = "the race's line"
    s.laps = 2
    for name, value in pairs.items():
        if name in NUMBERS:
            setattr(s, NUMBERS[name], _number(where, name, value))
        elif name in FLAGS and not value:
            setattr(s, FLAGS[name], 1)
        elif name == "rules":
            for word in value.split(","):
                s.rules |= 1 << _choice(where, name, word, RULE_NAMES)
        elif name == "laps":
            s.laps = _number(where, name, value, MOST_LAPS)
        elif name == "step":
            s.step = _choice(where, name, value, STEPS.names)
        elif name == "weather":
            s.weather = _choice(where, name, value, WEATHER_NAMES)
        elif name == "order":
            order = [_number(where, name, part, s.seats - 1) for part in value.split(",")]
            s.order_count = len(order)
            s.order[: len(order)] = order[:SEATS]
        elif name == "trail":
            trail = [_number(where, name, part, s.course.spots - 1) for part in value.split(",")]
            s.trail_count = min(len(trail), len(s.trail))
            s.trail[: s.trail_count] = trail[: s.trail_count]
        elif name == "debris":
            for part in value.split(","):
                cell = _number(where, name, part, s.course.cells - 1)
                s.debris[cell // WORD] |= 1 << cell % WORD
        else:
            known = ["version", "rules", "laps", "step", "forecast", "weather", *NUMBERS, *FLAGS, "order"]
            known += ["trail", "debris"]
            raise BadText(f"{where}: unknown word {name[:40]!r}; there is {listed(known)}")


def _read_car(s: State, car: int, line: str) -> None:
    where = f"car {car}'s line"
    words = line.split()
    if words[0] != str(car):
        raise BadText(f"{where} must begin with {car}, not {words[0][:40]!r}")
    pairs = _pairs(words[1:], where)
    s.driver[car] = _choice(where, "driver", pairs.pop("driver", DRIVER_NAMES[0]), DRIVER_NAMES)
    s.points[car][:] = setup.full_points(s, car)
    s.full[car][:] = setup.full_points(s, car)
    for name, value in pairs.items():
        if name in CAR_NUMBERS:
            getattr(s, CAR_NUMBERS[name])[car] = _number(where, name, value)
        elif name in CAR_FLAGS and not value:
            getattr(s, CAR_FLAGS[name])[car] = 1
        elif name in STATUS_NAMES and not value:
            s.status[car] = STATUS_NAMES.index(name)
        elif name == "cell":
            s.cell[car] = _number(where, name, value, SPOTS)
        elif name == "tyres":
            s.tyre[car] = _choice(where, name, value, TYRE_NAMES)
        elif name in ("points", "full"):
            getattr(s, name)[car][:] = _numbers(where, name, value, ZONES, 99)
        elif name in ("speed", "earlier"):
            getattr(s, name)[car][:] = _numbers(where, name, value, MOST_LAPS, MOST)
        else:
            known = ["driver", *STATUS_NAMES, "cell", *CAR_NUMBERS, "tyres", *CAR_FLAGS, "points", "full", "speed"]
            raise BadText(f"{where}: unknown word {name[:40]!r}; there is {listed([*known, 'earlier'])}")
