/** What is seen on Downforce's board: cars that drive, bids that are turned over, the card in play. */

import type { GameEvent, View } from '../../shared/protocol';
import { stillMotion } from '../../shared/settings.svelte';
import { card as cardSound, crowd, engine, squeal } from '../../shared/sound';
import { t } from '../../shared/words.svelte';
import type { Stage } from '../game';
import { Motion } from '../motion';
import { course, type Geometry } from './course.svelte';
import { drive, standing, type Pose } from './drive';
import { carColour, WHITE } from './cars.svelte';
import { HOME, type DownforceView } from './position';

const CELL = 75;
const LONGEST = 1500;
const LOOK_AT_BIDS = 2800;
const LOOK_AT_CARD = 650;
const FAMILIES = 'ABCDEFGS';
const ON_THE_WAY = new Set(['stepped', 'crossed', 'lapped']);

export const cardOf = (number: number): string => `${FAMILIES[Math.floor(number / 6)]}${(number % 6) + 1}`;

export interface StageCar extends Pose {
  car: number;
  here: boolean;
}

/** A lot whose bids were turned over. */
export interface Lot {
  colour: string;
  bids: { seat: number; card: string | null; amount: number; forced: boolean }[];
  winner: number | null;
  price: number;
}

export interface CardInPlay {
  name: string;
  seat: number | null;
  upward: boolean;
  bar: number | null;
  done: number[];
}

export class DownforceStage implements Stage {
  cars = $state<StageCar[]>([]);
  moving = $state(false);
  /** The car that drives now, and the steps that it has left. */
  driver = $state<{ car: number; left: number } | null>(null);
  /** Bids on the table, just turned over. */
  reveal = $state.raw<Lot | null>(null);
  /** The last lot, to look it up. */
  lot = $state.raw<Lot | null>(null);
  card = $state.raw<CardInPlay | null>(null);
  #motion = new Motion();

  constructor(
    readonly ground: string,
    readonly shape: Geometry,
  ) {}

  get caption(): string {
    return this.reveal ? t('page-downforce-bids-shown') : '';
  }

  set rate(rate: number) {
    this.#motion.rate = rate;
  }

  place(given: View): void {
    const view = given as DownforceView;
    this.cars = view.cars.map((car, i) => {
      const cell = car.cell === null ? undefined : this.shape.cells[car.cell];
      return cell
        ? { car: i, here: true, ...standing(cell) }
        : { car: i, here: false, x: 0, y: 0, angle: 0, size: 1, opacity: 1 };
    });
    if (view.playing) {
      const { card, upward, bar } = view.playing;
      this.card = { name: card, seat: view.turn, upward, bar, done: before(bar, upward, course.bars(card).length) };
    } else if (this.card) this.card = { ...this.card, bar: null, done: [] };
  }

  async play(events: GameEvent[]): Promise<void> {
    const still = stillMotion() || document.visibilityState === 'hidden' || !this.cars.length;
    this.#motion.skipped = still;
    this.moving = !still;
    let at = 0;
    const take = (kinds: (kind: string) => boolean): GameEvent[] => {
      const begun = at;
      while (at < events.length && kinds(events[at]!.kind)) at += 1;
      return events.slice(begun, at);
    };
    while (at < events.length) {
      const event = events[at]!;
      if (event.kind === 'bid')
        await this.#turnOver(
          take((kind) => kind === 'bid'),
          events[at],
        );
      else if (ON_THE_WAY.has(event.kind)) await this.#drive(take((kind) => ON_THE_WAY.has(kind)));
      else {
        await this.#note(event);
        at += 1;
      }
    }
    this.driver = null;
    this.reveal = null;
    this.moving = false;
  }

  skip(): void {
    this.#motion.skip();
  }

  async #rest(time: number): Promise<void> {
    if (!this.#motion.skipped) await this.#motion.run(time, () => undefined);
  }

  /** All bids at once, and who has the car. */
  async #turnOver(bids: GameEvent[], then: GameEvent | undefined): Promise<void> {
    const sold = then?.kind === 'bought' ? then : undefined;
    this.lot = {
      colour: carColour(num(bids[0]!, 'car'))!,
      bids: bids.map((bid) => ({
        seat: bid.seat!,
        card: num(bid, 'card') < 0 ? null : cardOf(num(bid, 'card')),
        amount: num(bid, 'amount'),
        forced: num(bid, 'how') === 4,
      })),
      winner: sold?.seat ?? null,
      price: sold ? num(sold, 'price') : 0,
    };
    if (this.#motion.skipped) return;
    this.reveal = this.lot;
    cardSound();
    await this.#rest(LOOK_AT_BIDS);
    this.reveal = null;
  }

  async #note(event: GameEvent): Promise<void> {
    switch (event.kind) {
      case 'played':
        this.lot = null;
        this.card = { name: cardOf(num(event, 'card')), seat: event.seat, upward: !!event.upward, bar: null, done: [] };
        if (!this.#motion.skipped) cardSound();
        return this.#rest(LOOK_AT_CARD);
      case 'took':
        return this.#mark(WHITE);
      case 'left-out':
        return this.#mark(carColour(num(event, 'colour')) ?? WHITE);
      case 'blocked':
        if (!this.#motion.skipped) squeal();
        return;
      case 'home':
        if (!this.#motion.skipped && event.place === 1) crowd();
    }
  }

  /** The next bar of that colour is in play. */
  #mark(colour: string): void {
    const card = this.card;
    if (!card) return;
    const bars = course.bars(card.name);
    const order = bars.map((_, i) => (card.upward ? bars.length - 1 - i : i));
    const passed = card.bar === null ? card.done : [...card.done, card.bar];
    const next = order.find((i) => bars[i]![0] === colour && !passed.includes(i));
    if (next === undefined) return;
    this.card = { ...card, bar: next, done: order.slice(0, order.indexOf(next)) };
  }

  async #drive(steps: GameEvent[]): Promise<void> {
    const first = steps.find((step) => step.kind === 'stepped');
    if (!first) return;
    const number = num(first, 'car');
    const current = this.card?.bar ?? null;
    const bar = current === null ? null : course.bars(this.card!.name)[current];
    if (bar?.[0] !== WHITE && bar?.[0] !== carColour(number)) this.#mark(carColour(number)!);
    const car = this.cars[number];
    if (!car || this.#motion.skipped) return;
    const driven = steps.filter((step) => step.kind === 'stepped');
    const way = [num(first, 'source'), ...driven.map((step) => num(step, 'target'))];
    const cells = way.length - 1;
    const time = Math.min(LONGEST, Math.max(220, cells * CELL));
    const pose = drive(way, this.shape.cells);
    engine(cells, time);
    this.driver = { car: number, left: num(first, 'left') + 1 };
    await this.#motion.run(time, (part) => {
      const eased = 1 - (1 - part) ** 1.8;
      Object.assign(car, pose(eased));
      this.driver = { car: number, left: num(driven[Math.min(cells - 1, Math.floor(eased * cells))]!, 'left') };
    });
    if (way.at(-1) === HOME) car.here = false;
  }
}

/** The bars before one in play. */
function before(bar: number, upward: boolean, count: number): number[] {
  const all = Array.from({ length: count }, (_, i) => i);
  return all.filter((i) => (upward ? i > bar : i < bar));
}

const num = (event: GameEvent, name: string): number => event[name] as number;
