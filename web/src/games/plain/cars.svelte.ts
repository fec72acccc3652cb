/** The cars of a game without parts of its own in the page. */

import { Cars } from '../cars.svelte';

let cars = $state.raw<Cars | null>(null);

export async function openCars(game: string): Promise<void> {
  const found = new Cars(game);
  await found.open();
  cars = found;
}

export const paint = (colours: (string | null)[]) => cars!.paint(colours);
export const carShapes = () => cars!.shapes;
export const livery = (seat: number, colour?: string) => (colour ? cars!.of(colour) : cars!.livery(seat));
