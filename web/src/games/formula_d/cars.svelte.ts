/** Formula D's cars. */

import { Cars } from '../cars.svelte';

const cars = new Cars('formula_d');

export const openCars = () => cars.open();
export const paint = (colours: (string | null)[]) => cars.paint(colours);
export const carShapes = () => cars.shapes;
export const liveryOf = (colour: string) => cars.of(colour);
export const livery = (seat: number) => cars.livery(seat);
export const seatInk = (seat: number): string => livery(seat).ink;
export const seatNumber = (seat: number): string => livery(seat).number;
