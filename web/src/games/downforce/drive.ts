/** A car's drive through the cells of a way; behind the finish line it fades. */

import { glide, type Place } from '../drive';
import type { Cell } from './course.svelte';
import { HOME } from './position';

export interface Pose extends Place {
  /** Fades behind the finish line. */
  opacity: number;
}

/** How far a car is seen behind the finish line. */
const RUN_OUT = 110;

export const standing = (cell: Cell): Pose => ({
  x: cell.x,
  y: cell.y,
  angle: cell.angle,
  size: cell.size,
  opacity: 1,
});

/** Poses for parts 0 to 1 of a drive through these cells. */
export function drive(way: number[], cells: Cell[]): (part: number) => Pose {
  const home = way.at(-1) === HOME;
  const points = way.filter((cell) => cell !== HOME).map((cell) => standing(cells[cell]!));
  if (home) {
    const last = points.at(-1)!;
    const a = (last.angle * Math.PI) / 180;
    points.push({ ...last, x: last.x + RUN_OUT * Math.cos(a), y: last.y + RUN_OUT * Math.sin(a) });
  }
  const pose = glide(points);
  return (part) => {
    const { leg, along, ...place } = pose(part);
    return { ...place, opacity: home && leg === points.length - 2 ? 1 - along * along : 1 };
  };
}
