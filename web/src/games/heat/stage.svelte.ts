/** Cars on Heat's board: where they stand, and how they drive. */

import type { GameEvent, View } from '../../shared/protocol';
import { settings, stillMotion } from '../../shared/settings.svelte';
import { crowd, engine, squeal } from '../../shared/sound';
import type { Stage } from '../game';
import { Motion } from '../motion';
import { type HeatView, spotAlong, spotLane } from './position';
import { Road, type Geometry } from './road';

const CELL = 75;
const LONGEST = 1500;
const SPIN_OUT = 4;

export interface StageCar {
  seat: number;
  x: number;
  y: number;
  angle: number;
  spin: number;
  here: boolean;
  /** On its way under a bridge, which then hides a part of it. */
  below: boolean;
}

export class HeatStage implements Stage {
  cars = $state<StageCar[]>([]);
  moving = $state(false);
  /** The car that drives now, and its speed. */
  driver = $state<{ seat: number; speed: number | null } | null>(null);
  readonly road: Road;
  #motion = new Motion();

  constructor(
    readonly ground: string,
    readonly shape: Geometry,
  ) {
    this.road = new Road(shape);
  }

  place(given: View): void {
    const view = given as HeatView;
    this.cars = view.cars.map((car) => {
      if (car.space === null || car.lane === null)
        return { seat: car.seat, x: 0, y: 0, angle: 0, spin: 0, here: false, below: false };
      const at = this.road.at(car.space, this.road.lane(car.lane));
      return { seat: car.seat, ...at, spin: 0, here: true, below: this.road.below(car.space) };
    });
  }

  async play(events: GameEvent[]): Promise<void> {
    if (stillMotion() || document.visibilityState === 'hidden' || !this.cars.length) return;
    const moves = events.filter((event) => event.kind === 'moved');
    if (!moves.length) return;
    this.moving = true;
    this.#motion.skipped = false;
    let speed: number | null = null;
    for (const event of events) {
      if ('speed' in event) speed = event.speed as number;
      if (event.kind === 'spun-out') await this.#spin(event.seat!);
      if (event.kind === 'crossed' && settings.sound) crowd();
      if (event.kind === 'moved') {
        this.driver = { seat: event.seat!, speed: event.why === SPIN_OUT ? null : speed };
        await this.#drive(event.seat!, event.source as number, event.target as number, event.why === SPIN_OUT);
      }
      if (this.#motion.skipped) break;
    }
    this.driver = null;
    this.moving = false;
  }

  skip(): void {
    this.#motion.skip();
  }

  set rate(rate: number) {
    this.#motion.rate = rate;
  }

  async #drive(seat: number, source: number, target: number, back: boolean): Promise<void> {
    const car = this.cars.find((one) => one.seat === seat);
    if (!car) return;
    const [start, end] = [spotAlong(source), spotAlong(target)];
    const cells = Math.abs(end - start);
    const time = Math.min(LONGEST, Math.max(180, cells * CELL));
    const offset = back
      ? () => this.road.lane(spotLane(target))
      : this.road.line(start, end, spotLane(source), spotLane(target));
    if (!back) engine(cells, time / this.#motion.rate);
    const pull = (part: number) => (back ? part : 1 - (1 - part) ** 2.2);
    await this.#motion.run(time, (part) => {
      const u = start + (end - start) * pull(part);
      const at = cells ? this.road.at(u, offset(u)) : this.road.at(end, this.road.lane(spotLane(target)));
      car.x = at.x;
      car.y = at.y;
      car.angle = at.angle;
      car.below = this.road.below(cells ? u : end);
    });
  }

  async #spin(seat: number): Promise<void> {
    const car = this.cars.find((one) => one.seat === seat);
    if (!car) return;
    squeal();
    await this.#motion.run(800, (part) => (car.spin = 720 * (1 - (1 - part) ** 2)));
    car.spin = 0;
  }
}
