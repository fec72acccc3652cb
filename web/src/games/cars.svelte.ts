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

  /** From now on the seats' cars have these colours. */
  paint(colours: (string | null)[]): void {
    this.#painted = colours;
  }

  of(colour: string): CarPieces {
    return this.shapes.cars.find((one) => one.colour === colour) ?? this.shapes.cars[0]!;
  }

  livery(seat: number): CarPieces {
    const colour = this.#painted[seat];
    return colour ? this.of(colour) : this.shapes.cars[seat % this.shapes.cars.length]!;
  }
}
