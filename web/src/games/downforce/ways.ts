/** The ways of the steered car, as the server lists them: ends to choose from, and how to get there. */

import { HOME, type WayRow } from './position';
import type { Cell } from './course.svelte';

/** More ways than this to one end are not offered; they differ little. */
const MOST_WAYS = 60;

export interface End {
  cell: number;
  /** Steps that are lost there: more than none is a dead end. */
  lost: number;
}

const key = (cell: number, left: number) => `${cell}/${left}`;

export class Ways {
  readonly start: number;
  readonly left: number;
  readonly ends: End[];
  #ahead = new Map<string, number[]>();

  constructor(rows: WayRow[]) {
    const [cell = HOME, left = 0] = rows[0] ?? [];
    this.start = cell;
    this.left = left;
    for (const [at, rest, ahead] of rows) this.#ahead.set(key(at, rest), ahead);
    const found = rows.filter(([, , ahead]) => !ahead.length).map(([at, rest]) => ({ cell: at, lost: rest }));
    this.ends = found.sort((a, b) => a.lost - b.lost || a.cell - b.cell);
  }

  ahead(cell: number, left: number): number[] {
    return this.#ahead.get(key(cell, left)) ?? [];
  }

  /** All ways to an end, cell by cell, the shortest first. */
  to(end: End, cells: Cell[], straight: boolean): number[][] {
    const found: number[][] = [];
    const walk = (way: number[], cell: number, left: number) => {
      if (found.length >= MOST_WAYS) return;
      const ahead = this.ahead(cell, left);
      if (!ahead.length && cell === end.cell && left === end.lost) found.push(way);
      // Over the line nothing is left to drive.
      for (const next of ahead) walk([...way, next], next, next === HOME ? 0 : left - 1);
    };
    walk([], this.start, this.left);
    const price = (way: number[]) => length([this.start, ...way], cells) + (straight && bent(way, cells) ? 1e6 : 0);
    return found.sort((a, b) => price(a) - price(b));
  }

  /** The answer that drives this way. Where there is only one step, nobody is asked. */
  answer(way: number[], asksFirst: boolean): string {
    const said: string[] = [];
    let [cell, left] = [this.start, this.left];
    for (const [i, next] of way.entries()) {
      if (this.ahead(cell, left).length > 1 || (asksFirst && i === 0)) said.push(stepTo(next));
      [cell, left] = [next, left - 1];
    }
    return said.join(', ');
  }
}

/** Whether a way has a cell that is not rectangular. */
export const bent = (way: number[], cells: Cell[]): boolean =>
  way.some((cell) => cell !== HOME && !cells[cell]?.rectangular);

function length(way: number[], cells: Cell[]): number {
  let sum = 0;
  for (let i = 1; i < way.length; i++) {
    const [a, b] = [cells[way[i - 1]!], cells[way[i]!]];
    if (a && b) sum += Math.hypot(a.x - b.x, a.y - b.y);
  }
  return sum;
}

/** The answer that drives to a cell. */
export const stepTo = (cell: number): string => (cell === HOME ? 'home' : `step ${cell}`);
