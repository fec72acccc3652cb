/** What stays the same all through a race: the cells of the circuit. */

import type { Place } from '../drive';

export interface Cell extends Place {
  /** 0 left, 1 middle, 2 right; null in the pit lane. */
  lane: number | null;
  corner: number | null;
  /** How far along the lap, in cells of the middle. */
  along: number;
  below: boolean;
  path: string;
}

export interface Corner {
  number: number;
  x: number;
  y: number;
  stops: number;
  name: string | null;
}

/** The sign of something in a city: a noise zone, the tunnel. */
export interface Feature {
  kind: string;
  x: number;
  y: number;
}

export interface Geometry {
  view: [number, number, number, number];
  lap: number;
  boxes: number[];
  cells: Cell[];
  corners: Corner[];
  bridges: string[];
  features: Feature[];
}

class Course {
  shape = $state.raw<Geometry | null>(null);
  /** The faces of each gear's die, and how often it has each, once they were told. */
  faces = $state.raw<[number, number][][]>([]);

  get cells(): Cell[] {
    return this.shape?.cells ?? [];
  }

  /** How far a cell is ahead of another, round the lap. */
  ahead(from: number, to: number): number {
    const [a, b] = [this.cells[from], this.cells[to]];
    if (!a || !b || !this.shape) return 0;
    return (((b.along - a.along) % this.shape.lap) + this.shape.lap) % this.shape.lap;
  }

  /** Cells of the road at most so far ahead. */
  within(from: number, most: number): Cell[] {
    return this.cells.filter((cell, i) => cell.lane !== null && this.ahead(from, i) <= most);
  }

  corner(number: number): Corner | null {
    return this.shape?.corners.find((one) => one.number === number) ?? null;
  }

  /** `T2 Casino`, or `T2` where the corner has no name. */
  cornerName(number: number): string {
    const name = this.corner(number)?.name;
    return name ? `T${number} ${name}` : `T${number}`;
  }
}

export const course = new Course();
