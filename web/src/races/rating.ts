/**
 * How strong somebody drives, from the orders in which races ended.
 *
 * Strengths are normally distributed, together: who raced whom is remembered. An order is as likely as drawing the cars
 * one after the other, each in proportion to its strength (Plackett and Luce); what is known after a race is the normal
 * distribution that fits best around the likeliest strengths. On this scale a car that is 400 better comes in before
 * another ten times as often as behind it.
 */

export interface Strength {
  mean: number;
  /** Standard deviation. */
  spread: number;
}

export const ANCHOR = 1000;
export const SURE = 1.96;
/** Of somebody of whom nothing is known yet. */
export const UNKNOWN: Strength = { mean: ANCHOR, spread: 300 };
const UNIT = 400 / Math.LN10;
const ROUNDS = 40;
const NEAR = 1e-9;

type Row = number[];

function inverse(rows: Row[]): Row[] {
  const size = rows.length;
  const wide = rows.map((row, i) => [...row, ...row.map((_, j) => Number(i === j))]);
  for (let i = 0; i < size; i++) {
    const pivot = wide[i]![i]!;
    const mine = (wide[i] = wide[i]!.map((value) => value / pivot));
    for (let other = 0; other < size; other++) {
      const times = wide[other]![i]!;
      if (other !== i && times) wide[other] = wide[other]!.map((value, k) => value - times * mine[k]!);
    }
  }
  return wide.map((row) => row.slice(size));
}

const dot = (a: Row, b: Row): number => a.reduce((sum, value, i) => sum + value * b[i]!, 0);

/** What an order says: where it pulls each strength, and how firmly. Names beyond `free` have a strength that is sure. */
function pull(order: readonly string[], at: (name: string) => number, free: string[]): { slope: Row; firm: Row[] } {
  const index = new Map(free.map((name, i) => [name, i]));
  const slope = free.map(() => 0);
  const firm = free.map(() => free.map(() => 0));
  for (let first = 0; first < order.length - 1; first++) {
    const rest = order.slice(first);
    const high = Math.max(...rest.map(at));
    const all = rest.reduce((sum, name) => sum + Math.exp(at(name) - high), 0);
    const share = free.map(() => 0);
    for (const name of rest) if (index.has(name)) share[index.get(name)!]! += Math.exp(at(name) - high) / all;
    if (index.has(rest[0]!)) slope[index.get(rest[0]!)!]! += 1;
    share.forEach((one, i) => {
      slope[i]! -= one;
      firm[i]![i]! += one;
      share.forEach((other, j) => (firm[i]![j]! -= one * other));
    });
  }
  return { slope, firm };
}

export class Ratings {
  #names: string[] = [];
  #mean: Row = [];
  #together: Row[] = [];

  /** Begin with what is thought of some; of others nothing is known. */
  constructor(known: Record<string, Strength> = {}) {
    for (const [name, strength] of Object.entries(known)) this.#add(name, strength);
  }

  of(name: string): Strength {
    const i = this.#names.indexOf(name);
    if (i < 0) return UNKNOWN;
    return { mean: ANCHOR + UNIT * this.#mean[i]!, spread: UNIT * Math.sqrt(this.#together[i]![i]!) };
  }

  /** Take in a race that ended in this order, the winner first; a name may stand for several cars. */
  take(order: readonly string[]): void {
    for (const name of order) if (!this.#names.includes(name)) this.#add(name, UNKNOWN);
    const place = (name: string) => this.#names.indexOf(name);
    const free = [...new Set(order)].filter((name) => this.#together[place(name)]![place(name)]! > 0);
    const here = free.map(place);
    const before = here.map((i) => here.map((j) => this.#together[i]![j]!));
    const sureness = inverse(before);
    const began = here.map((i) => this.#mean[i]!);
    let now = [...began];
    const at = (name: string) => (free.includes(name) ? now[free.indexOf(name)]! : this.#mean[place(name)]!);
    const look = () => {
      const { slope, firm } = pull(order, at, free);
      const away = now.map((value, i) => value - began[i]!);
      const gradient = slope.map((value, i) => value - dot(sureness[i]!, away));
      const spread = inverse(firm.map((row, i) => row.map((value, j) => value + sureness[i]![j]!)));
      return { spread, step: spread.map((row) => dot(row, gradient)) };
    };
    for (let round = 0; round < ROUNDS; round++) {
      const { step } = look();
      const most = Math.max(1, ...step.map(Math.abs));
      now = now.map((value, i) => value + step[i]! / most);
      if (step.every((one) => Math.abs(one) < NEAR)) break;
    }
    this.#spread(here, sureness, before, now, look().spread);
  }

  /** People change a little from one race to the next. */
  drift(isPerson: (name: string) => boolean, by: number): void {
    this.#names.forEach((name, i) => {
      if (isPerson(name)) this.#together[i]![i]! += (by / UNIT) ** 2;
    });
  }

  /** Let what was learned of some tell of all who have raced with them. */
  #spread(here: number[], sureness: Row[], before: Row[], now: Row, after: Row[]): void {
    const gain = this.#names.map((_, i) => {
      const row = here.map((j) => this.#together[i]![j]!);
      return here.map((_, k) => dot(row, sureness[k]!));
    });
    const moved = here.map((i, k) => now[k]! - this.#mean[i]!);
    const surer = after.map((row, i) => row.map((value, j) => value - before[i]![j]!));
    const half = gain.map((row) => surer.map((column) => dot(column, row)));
    this.#mean = this.#mean.map((value, i) => value + dot(gain[i]!, moved));
    this.#together = this.#together.map((row, i) => row.map((value, j) => value + dot(half[i]!, gain[j]!)));
  }

  #add(name: string, { mean, spread }: Strength): void {
    this.#names.push(name);
    this.#mean.push((mean - ANCHOR) / UNIT);
    for (const row of this.#together) row.push(0);
    this.#together.push(this.#names.map((other) => (other === name ? (spread / UNIT) ** 2 : 0)));
  }
}
