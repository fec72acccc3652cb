/** A drive through cells as a smooth line; a car that changes lanes leans into it. */

import type { Cell } from './course.svelte';
import { HOME } from './position';

export interface Pose {
  x: number;
  y: number;
  angle: number;
  size: number;
  /** Fades behind the finish line. */
  opacity: number;
}

const LEAN = 22;
/** How far a car is seen behind the finish line. */
const RUN_OUT = 110;

const turned = (before: number, after: number): number => ((((after - before + 180) % 360) + 360) % 360) - 180;

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
  const known = way.filter((cell) => cell !== HOME).map((cell) => cells[cell]!);
  const last = known.at(-1)!;
  const points = known.map(standing);
  if (home) {
    const a = (last.angle * Math.PI) / 180;
    points.push({ ...standing(last), x: last.x + RUN_OUT * Math.cos(a), y: last.y + RUN_OUT * Math.sin(a) });
  }
  const at = (i: number) => points[Math.min(points.length - 1, Math.max(0, i))]!;
  return (part) => {
    const u = Math.min(1, Math.max(0, part)) * (points.length - 1);
    const i = Math.min(Math.max(0, points.length - 2), Math.floor(u));
    const s = u - i;
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const along = (name: 'x' | 'y') => catmull(p0[name], p1[name], p2[name], p3[name], s);
    const road = p1.angle + turned(p1.angle, p2.angle) * s;
    const heading = (Math.atan2(slope(p0.y, p1.y, p2.y, p3.y, s), slope(p0.x, p1.x, p2.x, p3.x, s)) * 180) / Math.PI;
    const lean =
      points.length > 1 && s > 0 && part < 1 ? Math.max(-LEAN, Math.min(LEAN, turned(road, heading) / 2)) : 0;
    return {
      x: along('x'),
      y: along('y'),
      angle: road + lean,
      size: p1.size + (p2.size - p1.size) * s,
      opacity: home && i === points.length - 2 ? 1 - s * s : 1,
    };
  };
}

function catmull(a: number, b: number, c: number, d: number, s: number): number {
  return b + 0.5 * s * (c - a + s * (2 * a - 5 * b + 4 * c - d + s * (3 * (b - c) + d - a)));
}

function slope(a: number, b: number, c: number, d: number, s: number): number {
  return 0.5 * (c - a) + s * (2 * a - 5 * b + 4 * c - d) + 1.5 * s * s * (3 * (b - c) + d - a);
}
