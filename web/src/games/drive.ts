/** A drive from place to place as a smooth line; a car that changes lanes leans into it. */

/** Where a car can stand: middle, direction, and how large it is there. */
export interface Place {
  x: number;
  y: number;
  angle: number;
  size: number;
}

const LEAN = 22;

export const turned = (before: number, after: number): number => ((((after - before + 180) % 360) + 360) % 360) - 180;

/** Places for parts 0 to 1 of a drive through these; `leg` is the one that it is on. */
export function glide(points: Place[]): (part: number) => Place & { leg: number; along: number } {
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
      leg: i,
      along: s,
    };
  };
}

function catmull(a: number, b: number, c: number, d: number, s: number): number {
  return b + 0.5 * s * (c - a + s * (2 * a - 5 * b + 4 * c - d + s * (3 * (b - c) + d - a)));
}

function slope(a: number, b: number, c: number, d: number, s: number): number {
  return 0.5 * (c - a) + s * (2 * a - 5 * b + 4 * c - d) + 1.5 * s * s * (3 * (b - c) + d - a);
}
