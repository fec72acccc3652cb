/** How each seat's car is painted: shapes, numbers and inks come from the server's drawing. */

import { api } from '../shared/api';
import type { CarPieces, CarShapes } from '../shared/protocol';

export class Cars {
  #shapes = $state.raw<CarShapes | null>(null);
  #painted = $state.raw<(string | null)[]>([]);

  constructor(private game: string) {}

  /** Fetch the cars once; what their pictures refer to is put into the page. */
  async open(): Promise<void> {
    if (this.#shapes) return;
    const found = await api.cars(this.game);
    const shelf = document.createElement('div');
    shelf.className = 'unseen';
    shelf.ariaHidden = 'true';
    shelf.innerHTML = `<svg width="0" height="0"><defs>${found.defs}</defs></svg>`;
    document.body.append(shelf);
    this.#shapes = found;
  }

  get shapes(): CarShapes {
    return this.#shapes!;
  }

  /** None until they are fetched. */
  get all(): CarPieces[] {
    return this.#shapes?.cars ?? [];
  }

  /** From now on the seats' cars have these colours. */
  paint(colours: (string | null)[]): void {
    this.#painted = colours;
  }

  of(colour: string): CarPieces {
    return this.all.find((one) => one.colour === colour) ?? this.all[0]!;
  }

  livery(seat: number): CarPieces {
    const [all, painted] = [this.all, this.#painted];
    const colour = painted[seat];
    if (colour) return this.of(colour);
    const usual = all[seat % all.length]!;
    if (!painted.includes(usual.colour)) return usual;
    // Whose usual car somebody chose takes one that is left, the nth such seat the nth of them.
    const left = all.filter((one, i) => !painted.includes(one.colour) && (i < painted.length || i === seat));
    const before = all.slice(painted.length, seat).filter((one) => painted.includes(one.colour)).length;
    return left[before] ?? usual;
  }
}
