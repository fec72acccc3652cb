"""A second opinion on Heat's base game: the rulebook once more, in the plainest Python, sharing nothing with the rules.

Distances count from the finish line of the start, so a car on the grid is below 0. Cards are letters in lists. A turn
is a generator that asks by `yield`; the luck is what the other side drew. Withdrawals are not in it.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Generator
from dataclasses import dataclass, field
from typing import Any

SPEED_CARDS = "1234"
VALUES = {"0": 0, "1": 1, "2": 2, "3": 3, "4": 4, "5": 5, "H": 0, "S": 0}

Asked = Generator[set[int], tuple[int, str], None]
"""Yields the seats that are asked; takes a seat and its action: `g2`, `4`, `S`, `cool 1`, `drop 3`, ..."""


@dataclass
class Car:
    """A car with its cards."""

    seat: int
    distance: int
    lane: int
    engine: int
    deck: list[str]
    gear: int = 1
    hand: list[str] = field(default_factory=list)
    play: list[str] = field(default_factory=list)
    discard: list[str] = field(default_factory=list)
    place: int = 0
    planned: bool = False


class Referee:
    """Follows a race by the rulebook."""

    def __init__(self, circuit: dict[str, Any], grid: list[int], laps: int, handicap: list[int]) -> None:
        self.spaces: int = circuit["spaces"]
        self.finish = laps * self.spaces
        self.racing_line = [line["racing_lane"] for line in circuit["track"]]
        self.limits = {corner["first_space_after"]: corner["speed_limit"] for corner in circuit["corners"]}
        self.luck: deque[str] = deque()
        deck = list("111222333444" + "05H" + "S" * circuit["stress_cards_per_player"])
        self.cars = []
        for seat in range(len(grid)):
            space, lane = circuit["start_grid"][grid.index(seat)]
            heat = circuit["heat_cards_per_player"] - handicap[seat]
            self.cars.append(Car(seat, space - self.spaces, lane, heat, deck.copy()))

    # Cards

    def next_card(self, car: Car) -> str | None:
        if not car.deck:
            car.deck, car.discard = car.discard, []
        if not car.deck:
            return None
        card = self.luck.popleft()
        car.deck.remove(card)
        return card

    def refill(self, car: Car) -> None:
        car.discard += car.play
        car.play = []
        while len(car.hand) < 7 and (card := self.next_card(car)):
            car.hand.append(card)

    def flip(self, car: Car) -> int:
        while True:
            card = self.next_card(car)
            assert card, "twelve speed cards are more than a hand and a turn can hold"
            if card in SPEED_CARDS:
                car.play.append(card)
                return VALUES[card]
            car.discard.append(card)

    def pay(self, car: Car, heat: int) -> None:
        assert heat <= car.engine
        car.engine -= heat
        car.discard += "H" * heat

    # The road

    def ahead(self, car: Car) -> tuple[int, bool]:
        return car.distance, car.lane == self.racing_line[car.distance % self.spaces]

    def racing(self) -> list[Car]:
        return sorted((car for car in self.cars if not car.place), key=self.ahead, reverse=True)

    def others_on(self, car: Car, distance: int) -> list[int]:
        """The lanes of a space that other cars stand on."""
        space = distance % self.spaces
        return [other.lane for other in self.racing() if other is not car and other.distance % self.spaces == space]

    def free_lane(self, car: Car, distance: int) -> int | None:
        best = self.racing_line[distance % self.spaces]
        taken = self.others_on(car, distance)
        return next((lane for lane in (best, 3 - best) if lane not in taken), None)

    def landing(self, car: Car, steps: int) -> tuple[int, int]:
        for distance in range(car.distance + steps, car.distance, -1):
            lane = self.free_lane(car, distance)
            if lane:
                return distance, lane
        return car.distance, car.lane

    def move(self, car: Car, steps: int) -> None:
        car.distance, car.lane = self.landing(car, steps)

    # The race

    def race(self) -> Asked:
        for car in self.cars:
            self.refill(car)
        while order := self.racing():
            yield from self.plan(order)
            for i, car in enumerate(order):
                helped = i >= len(order) - (2 if len(self.cars) >= 5 else 1)
                yield from self.turn(car, helped)
            for car in order:
                car.planned = False
            for car in self.racing():
                if car.distance >= self.finish:
                    car.place = 1 + sum(other.place > 0 for other in self.cars)

    def plan(self, order: list[Car]) -> Asked:
        meant: dict[int, int] = {}
        while asked := {car.seat for car in order if not car.planned}:
            seat, action = yield asked
            car = self.cars[seat]
            if seat not in meant:
                meant[seat] = int(action[1])
                continue
            laid = meant[seat]
            cards = [action] if action != "clutter" else sorted(car.hand, key=lambda card: card == "H")[:laid]
            for card in cards:
                car.hand.remove(card)
                car.play.append(card)
            car.planned = len(car.play) == laid
            if all(car.planned for car in order):
                self.shift(order, meant)

    def shift(self, order: list[Car], meant: dict[int, int]) -> None:
        """All gears at once, when everybody has planned."""
        for car in order:
            if abs(meant[car.seat] - car.gear) == 2:
                self.pay(car, 1)
            car.gear = meant[car.seat]

    def turn(self, car: Car, helped: bool) -> Asked:
        if "H" in car.play:
            car.gear = 1
            self.refill(car)
            return
        start = car.distance
        for _ in range(car.play.count("S")):
            self.flip(car)
        self.move(car, sum(VALUES[card] for card in car.play))
        extra = yield from self.react(car, helped)
        yield from self.slipstream(car)
        self.corners(car, start, sum(VALUES[card] for card in car.play) + extra)
        if car.distance >= self.finish:
            car.discard += car.play
            car.play = []
            return
        while car.hand:
            _, action = yield {car.seat}
            if action == "keep":
                break
            car.hand.remove(action.removeprefix("drop "))
            car.discard.append(action.removeprefix("drop "))
        self.refill(car)

    def react(self, car: Car, helped: bool) -> Generator[set[int], tuple[int, str], int]:
        cooldown = {1: 3, 2: 1}.get(car.gear, 0) + helped
        boost, push, extra = True, helped, 0
        while push or (boost and car.engine) or (cooldown and car.hand):
            _, action = yield {car.seat}
            if action == "done":
                break
            if action == "boost":
                boost = False
                self.pay(car, 1)
                self.move(car, self.flip(car))
            elif action == "adrenaline":
                push, extra = False, 1
                self.move(car, 1)
            else:
                for _ in range(int(action.removeprefix("cool "))):
                    cooldown -= 1
                    car.hand.remove("H")
                    car.engine += 1
        return extra

    def slipstream(self, car: Car) -> Asked:
        wake = self.others_on(car, car.distance) + self.others_on(car, car.distance + 1)
        gains = self.landing(car, 2)[0] > car.distance
        if wake and gains and car.distance + 2 < self.finish:
            _, action = yield {car.seat}
            if action == "slip":
                self.move(car, 2)

    def corners(self, car: Car, start: int, speed: int) -> None:
        for distance in range(start + 1, min(car.distance, self.finish - 1) + 1):
            limit = self.limits.get(distance % self.spaces)
            if limit is None or speed <= limit:
                continue
            if speed - limit <= car.engine:
                self.pay(car, speed - limit)
                continue
            self.pay(car, car.engine)
            back = next(d for d in range(distance - 1, start - 1, -1) if self.free_lane(car, d))
            car.distance, car.lane = back, self.free_lane(car, back) or 0
            car.hand += "S" if car.gear <= 2 else "SS"
            car.gear = 1
            return
