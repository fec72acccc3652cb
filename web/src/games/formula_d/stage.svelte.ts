/** What is seen on Formula D's board: dice that are thrown, cars that drive, spin and collide, checks of the black die. */

import type { GameEvent, View } from '../../shared/protocol';
import { stillMotion } from '../../shared/settings.svelte';
import { click, crowd, engine, squeal } from '../../shared/sound';
import { glide, type Place } from '../drive';
import type { Stage } from '../game';
import { Motion } from '../motion';
import type { Geometry } from './course.svelte';
import type { FormulaDView } from './position';

const CELL = 72;
const LONGEST = 1400;
const THROW = 700;
/** Other people's dice and cars take less of my time. */
const OTHERS = 0.6;
const LOOK_AT_CHECK = 900;
const GLANCE = 380;
const SPIN = 600;
const SPIN_TURN = 540;
const BANG = 260;
const HALF_TURN = 180;

export interface StageCar extends Place {
  seat: number;
  here: boolean;
  /** Facing backwards, or on the way there. */
  spin: number;
  below: boolean;
}

/** A die in the air, or on the table. */
export interface Thrown {
  seat: number;
  gear: number;
  value: number;
  part: number;
}

/** A roll of the black die, and what it hits. */
export interface Checked {
  kind: string;
  seat: number;
  other: number | null;
  roll: number;
  /** The lowest and the highest roll that count. */
  from: number;
  to: number;
  /** Whether those rolls are good news. */
  lucky: boolean;
}

const BLACK_DIE = 20;
const QUICK = 10;
const NOISY = 16;

export class FormulaDStage implements Stage {
  cars = $state<StageCar[]>([]);
  debris = $state.raw<number[]>([]);
  moving = $state(false);
  thrown = $state.raw<Thrown | null>(null);
  check = $state.raw<Checked | null>(null);
  bang = $state.raw<{ x: number; y: number; part: number } | null>(null);
  /** The car that drives now, and the cells that it has left. */
  driver = $state.raw<{ seat: number; left: number } | null>(null);
  /** The last throw of each car, with its gear. */
  last = $state.raw<Record<number, { gear: number; die: number }>>({});
  /** Marks that tyres left past a corner in this turn. */
  marks = $state.raw<string[]>([]);
  /** The seat that sits before this screen. */
  me: number | null = null;
  #motion = new Motion();

  constructor(
    readonly ground: string,
    readonly shape: Geometry,
  ) {}

  set rate(rate: number) {
    this.#motion.rate = rate;
  }

  place(given: View): void {
    const view = given as FormulaDView;
    this.debris = view.debris;
    this.cars = view.cars.map((car) => {
      const cell = car.cell === null || car.status !== 'racing' ? undefined : this.shape.cells[car.cell];
      if (!cell) return { seat: car.seat, x: 0, y: 0, angle: 0, size: 1, here: false, spin: 0, below: false };
      const { x, y, angle, size, below } = cell;
      return { seat: car.seat, x, y, angle, size, below, here: true, spin: car.spun ? HALF_TURN : 0 };
    });
  }

  async play(events: GameEvent[]): Promise<void> {
    const still = stillMotion() || document.visibilityState === 'hidden' || !this.cars.length;
    this.#motion.skipped = still;
    this.moving = !still;
    let at = 0;
    while (at < events.length) {
      const event = events[at]!;
      if (event.kind === 'stepped') {
        const steps: GameEvent[] = [];
        while (events[at]?.kind === 'stepped') steps.push(events[at++]!);
        await this.#drive(steps, events.slice(at, at + 4));
      } else {
        await this.#show(event);
        at += 1;
      }
    }
    this.driver = null;
    this.thrown = null;
    this.check = null;
    this.moving = false;
  }

  skip(): void {
    this.#motion.skip();
  }

  #pace(seat: number | null): number {
    return seat === this.me && seat !== null ? 1 : OTHERS;
  }

  async #rest(time: number): Promise<void> {
    if (!this.#motion.skipped) await this.#motion.run(time, () => undefined);
  }

  async #show(event: GameEvent): Promise<void> {
    const seat = event.seat ?? -1;
    switch (event.kind) {
      case 'rolled':
        this.marks = [];
        this.last = { ...this.last, [seat]: { gear: num(event, 'gear'), die: num(event, 'die') } };
        return this.#throw({ seat, gear: num(event, 'gear'), value: num(event, 'die'), part: 0 });
      case 'grid':
        return this.#put(seat, num(event, 'cell'));
      case 'start':
        if (num(event, 'roll') === 1) return this.#check(event, 1, 1, false);
        if (num(event, 'roll') === BLACK_DIE) return this.#check(event, BLACK_DIE, BLACK_DIE, true);
        return;
      case 'pit-roll':
        return this.#check(event, 1, QUICK, true);
      case 'noise':
        return this.#check(event, NOISY, BLACK_DIE, false);
      case 'collision':
      case 'debris-roll':
      case 'engine':
        return this.#check(event, 1, num(event, 'most'), false);
      case 'debris':
        this.debris = [...this.debris, num(event, 'cell')];
        return;
      case 'spun':
        return this.#spin(seat);
      case 'out': {
        const car = this.cars.find((one) => one.seat === seat);
        if (car) car.here = false;
        if (!this.#motion.skipped) squeal();
        return this.#rest(GLANCE);
      }
      case 'home': {
        if (num(event, 'place') === 1 && !this.#motion.skipped) crowd();
        const car = this.cars.find((one) => one.seat === seat);
        if (car) car.here = false;
        return;
      }
    }
  }

  #put(seat: number, cell: number): void {
    const car = this.cars.find((one) => one.seat === seat);
    const at = this.shape.cells[cell];
    if (car && at) Object.assign(car, { x: at.x, y: at.y, angle: at.angle, size: at.size, here: true, spin: 0 });
  }

  async #throw(thrown: Thrown): Promise<void> {
    if (this.#motion.skipped) return;
    click();
    const mine = thrown.seat === this.me;
    await this.#motion.run(THROW * this.#pace(thrown.seat), (part) => (this.thrown = { ...thrown, part }));
    await this.#rest(mine ? GLANCE : GLANCE * OTHERS);
    if (!mine) this.thrown = null;
  }

  /** A roll is shown if it counts, or if it is mine. */
  async #check(event: GameEvent, from: number, to: number, lucky: boolean): Promise<void> {
    const [seat, roll] = [event.seat ?? -1, num(event, 'roll')];
    const counts = roll >= from && roll <= to;
    if (this.#motion.skipped || (!counts && seat !== this.me)) return;
    const other = typeof event.other === 'number' ? event.other : null;
    this.check = { kind: event.kind, seat, other, roll, from, to, lucky };
    if (counts && event.kind === 'collision') await this.#bang(seat, other);
    await this.#rest(counts ? LOOK_AT_CHECK : GLANCE);
    this.check = null;
  }

  async #bang(seat: number, other: number | null): Promise<void> {
    const [one, two] = [seat, other].map((each) => this.cars.find((car) => car.seat === each));
    if (!one?.here) return;
    const at = { x: (one.x + (two?.x ?? one.x)) / 2, y: (one.y + (two?.y ?? one.y)) / 2 };
    squeal();
    await this.#motion.run(BANG, (part) => (this.bang = { ...at, part }));
    this.bang = null;
  }

  async #spin(seat: number): Promise<void> {
    const car = this.cars.find((one) => one.seat === seat);
    if (!car) return;
    if (!this.#motion.skipped) {
      squeal();
      await this.#motion.run(SPIN, (part) => (car.spin = SPIN_TURN * (1 - (1 - part) ** 2)));
    }
    car.spin = HALF_TURN;
  }

  async #drive(steps: GameEvent[], then: GameEvent[]): Promise<void> {
    const seat = steps[0]!.seat ?? -1;
    const car = this.cars.find((one) => one.seat === seat);
    if (!car) return;
    this.thrown = null;
    const way = [num(steps[0]!, 'source'), ...steps.map((step) => num(step, 'target'))];
    const cells = way.map((cell) => this.shape.cells[cell]!);
    const past = then.find((event) => event.kind === 'overshot');
    if (past) this.marks = cells.slice(-num(past, 'cells') - 1).map((cell) => cell.path);
    const last = cells.at(-1)!;
    if (this.#motion.skipped) {
      Object.assign(car, { x: last.x, y: last.y, angle: last.angle, size: last.size, here: true, below: last.below });
      return;
    }
    const time = Math.min(LONGEST, Math.max(180, steps.length * CELL)) * this.#pace(seat);
    const pose = glide(cells);
    engine(steps.length, time / this.#motion.rate);
    car.spin = 0;
    await this.#motion.run(time, (part) => {
      const { leg, along, ...at } = pose(1 - (1 - part) ** 1.8);
      Object.assign(car, at, { below: !!cells[along > 0.5 ? leg + 1 : leg]?.below });
      this.driver = { seat, left: num(steps[Math.min(steps.length - 1, leg)]!, 'left') };
    });
    car.below = last.below;
  }
}

const num = (event: GameEvent, name: string): number => event[name] as number;
