/** Cars as discs on the server's plain board; what happened is told by the radio, so they only change their place. */

import type { View } from '../../shared/protocol';
import type { Stage } from '../game';
import { carsOf, placeOf } from './position';

export interface Shape {
  cells: { x: number; y: number; angle: number }[];
}

const MIDDLE = { x: 500, y: 330 };
/** How much farther out a car stands than the one that was in its cell before. */
const OUT = 0.09;

export class PlainStage implements Stage {
  readonly moving = false;
  rate = 1;
  cars = $state.raw<{ seat: number; x: number; y: number }[]>([]);

  constructor(
    readonly ground: string,
    readonly shape: Shape,
  ) {}

  place(view: View): void {
    const { cells } = this.shape;
    const taken = new Map<number, number>();
    this.cars = carsOf(view).flatMap((car, i) => {
      const at = placeOf(car);
      if (at === null || !cells.length) return [];
      const cell = at % cells.length;
      const before = taken.get(cell) ?? 0;
      taken.set(cell, before + 1);
      const out = 1 + OUT * before;
      const { x, y } = cells[cell]!;
      return [{ seat: car.seat ?? i, x: MIDDLE.x + (x - MIDDLE.x) * out, y: MIDDLE.y + (y - MIDDLE.y) * out }];
    });
  }

  play(): Promise<void> {
    return Promise.resolve();
  }

  skip(): void {}
}
