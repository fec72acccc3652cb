/** Formula D's cars. */

import { Cars } from '../cars.svelte';

export const cars = new Cars('formula_d');

export const seatInk = (seat: number): string => cars.livery(seat).ink;
export const seatNumber = (seat: number): string => cars.livery(seat).number;
