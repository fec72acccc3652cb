/** How each seat's car is painted: shapes, numbers and inks come from the server's drawing. */

import { api } from '../../shared/api';
import type { CarPieces, CarShapes } from '../../shared/protocol';

let shapes = $state.raw<CarShapes | null>(null);
let painted = $state.raw<(string | null)[]>([]);

/** Fetch the cars once; what their pictures refer to is put into the page. */
export async function openCars(): Promise<void> {
  if (shapes) return;
  const found = await api.cars('formula_d');
  const shelf = document.createElement('div');
  shelf.className = 'unseen';
  shelf.ariaHidden = 'true';
  shelf.innerHTML = `<svg width="0" height="0"><defs>${found.defs}</defs></svg>`;
  document.body.append(shelf);
  shapes = found;
}

/** From now on the seats' cars have these colours. */
export function paint(colours: (string | null)[]): void {
  painted = colours;
}

export const carShapes = (): CarShapes => shapes!;
export const liveryOf = (colour: string): CarPieces =>
  shapes!.cars.find((one) => one.colour === colour) ?? shapes!.cars[0]!;

export function livery(seat: number): CarPieces {
  const colour = painted[seat];
  return colour ? liveryOf(colour) : shapes!.cars[seat % shapes!.cars.length]!;
}

export const seatInk = (seat: number): string => livery(seat).ink;
export const seatNumber = (seat: number): string => livery(seat).number;
