/** The road as a curve: places between spaces, for cars that drive. Points and lanes come from the server. */

import { ease } from '../camera.svelte';

export interface Geometry {
  spaces: number;
  half_width: number;
  lane_offset: [number, number];
  racing_lane: number[];
  corners: number[];
  bridges: { below: number; reach: number; deck: string }[];
  control: [number, number][];
  spots: { x: number; y: number; angle: number }[][];
}

export interface Pose {
  x: number;
  y: number;
  angle: number;
}

export class Road {
  readonly size: number;

  constructor(readonly shape: Geometry) {
    this.size = Math.round((shape.half_width / 26.5) * 104) / 100;
  }

  /** The place at `u` (12 is the middle of space 12), so many units left of the middle of the road. */
  at(u: number, offset: number): Pose {
    const { control, spaces } = this.shape;
    const i = Math.floor(u);
    const t = u - i;
    const w = [
      (1 - t) ** 3 / 6,
      (3 * t ** 3 - 6 * t * t + 4) / 6,
      (-3 * t ** 3 + 3 * t * t + 3 * t + 1) / 6,
      t ** 3 / 6,
    ];
    const s = [-((1 - t) ** 2) / 2, (3 * t * t - 4 * t) / 2, (-3 * t * t + 2 * t + 1) / 2, (t * t) / 2];
    let x = 0;
    let y = 0;
    let dx = 0;
    let dy = 0;
    for (let k = 0; k < 4; k++) {
      const [px, py] = control[(((i + k - 1) % spaces) + spaces) % spaces]!;
      x += w[k]! * px;
      y += w[k]! * py;
      dx += s[k]! * px;
      dy += s[k]! * py;
    }
    const speed = Math.hypot(dx, dy) || 1;
    return { x: x + (offset * dy) / speed, y: y - (offset * dx) / speed, angle: (Math.atan2(dy, dx) * 180) / Math.PI };
  }

  /** Whether a car at `u` is on its way under a bridge. */
  below(u: number): boolean {
    const { bridges, spaces } = this.shape;
    return bridges.some(({ below, reach }) => {
      const ahead = (((u - below) % spaces) + spaces) % spaces;
      return Math.min(ahead, spaces - ahead) < reach;
    });
  }

  lane(lane: number): number {
    return this.shape.lane_offset[lane - 1] ?? 0;
  }

  racing(u: number): number {
    const { racing_lane, spaces } = this.shape;
    const i = Math.floor(u);
    const here = this.lane(racing_lane[((i % spaces) + spaces) % spaces]!);
    const ahead = this.lane(racing_lane[(((i + 1) % spaces) + spaces) % spaces]!);
    return here + (ahead - here) * ease(u - i);
  }

  /** On to the racing line, off it at the end. */
  line(start: number, end: number, startLane: number, endLane: number): (u: number) => number {
    const here = this.lane(startLane);
    const there = this.lane(endLane);
    return (u) => {
      const joined = here + (this.racing(u) - here) * ease(u - start);
      return joined + (there - joined) * ease(u - end + 1);
    };
  }

  /** Path text of the strip between two offsets. */
  band(start: number, end: number, left: (u: number) => number, right: (u: number) => number): string {
    const count = Math.max(2, Math.round((end - start) * 6));
    const points: string[] = [];
    for (let i = 0; i <= count; i++) {
      const u = start + ((end - start) * i) / count;
      const p = this.at(u, left(u));
      points.push(`${p.x.toFixed(1)} ${p.y.toFixed(1)}`);
    }
    for (let i = count; i >= 0; i--) {
      const u = start + ((end - start) * i) / count;
      const p = this.at(u, right(u));
      points.push(`${p.x.toFixed(1)} ${p.y.toFixed(1)}`);
    }
    return `M${points.join('L')}Z`;
  }

  loop(): string {
    const points: string[] = [];
    for (let i = 0; i < this.shape.spaces * 3; i++) {
      const p = this.at(i / 3, 0);
      points.push(`${p.x.toFixed(1)} ${p.y.toFixed(1)}`);
    }
    return `M${points.join('L')}Z`;
  }
}
