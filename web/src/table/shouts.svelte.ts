/** What is loud: short banners one after the other, and overtakes, which the standings alone know of. */

import type { Standing } from '../games/game';
import { chirp } from '../shared/sound';

export interface Shout {
  key: string;
  seat: number | null;
  text: string;
}

const SHOWN = 2600;
/** More than this waiting would only tell of the past. */
const MOST = 3;

export class Shouts {
  now = $state.raw<Shout | null>(null);
  #queue: Shout[] = [];
  #timer = 0;

  add(...found: Shout[]): void {
    this.#queue = [...this.#queue, ...found].slice(-MOST);
    if (!this.now) this.#next();
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  #next = (): void => {
    this.now = this.#queue.shift() ?? null;
    if (!this.now) return;
    chirp();
    this.#timer = window.setTimeout(this.#next, SHOWN);
  };
}

const isRacing = (row: Standing): boolean => row.mood !== 'home' && row.mood !== 'out';

/** Who passed me and whom I passed between two standings; who came home or went out is not counted. */
export function overtakes(before: Standing[], now: Standing[], me: number): { passed: Standing[]; by: Standing[] } {
  const ahead = (rows: Standing[]): Set<number> => {
    const at = rows.findIndex((row) => row.seat === me);
    return new Set(at < 0 ? [] : rows.slice(0, at).map((row) => row.seat));
  };
  const [was, is] = [ahead(before), ahead(now)];
  const mine = now.find((row) => row.seat === me);
  if (!before.length || !mine || !isRacing(mine)) return { passed: [], by: [] };
  const those = (test: (seat: number) => boolean) =>
    now.filter((row) => row.seat !== me && isRacing(row) && test(row.seat));
  return {
    passed: those((seat) => was.has(seat) && !is.has(seat)),
    by: those((seat) => !was.has(seat) && is.has(seat)),
  };
}
