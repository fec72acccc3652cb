/** What stays the same all through a race: the cells of the circuit and the bars of the cards. */

import { api } from '../../shared/api';
import { STANDARD } from './position';

export type Bar = [colour: string, steps: number];

export interface Cell {
  x: number;
  y: number;
  angle: number;
  size: number;
  lane: number;
  rectangular: boolean;
  path: string;
}
export interface Geometry {
  view: [number, number, number, number];
  cells: Cell[];
  lines: { index: number; ends: [number, number][]; coin: [number, number] }[];
}

class Course {
  cards = $state.raw<Record<string, Bar[]>>({});
  cells = $state.raw<Cell[]>([]);

  bars(card: string): Bar[] {
    return this.cards[card] ?? [];
  }

  /** Open the circuit and the deck of a race; the ground is what they are drawn on. */
  async open(options: Record<string, unknown>): Promise<{ ground: string; shape: Geometry }> {
    const circuit = String(options.circuit ?? 'river_station');
    const word = options.deck === undefined ? STANDARD : String(options.deck);
    const [ground, shape, deck] = await Promise.all([
      api.board('downforce', circuit),
      api.geometry<Geometry>('downforce', circuit),
      api.deck('downforce', word === STANDARD ? null : word),
    ]);
    this.cards = deck.cards;
    this.cells = shape.cells;
    return { ground, shape };
  }
}

export const course = new Course();
