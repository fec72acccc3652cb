/** Heat's cars. */

import { Cars } from '../cars.svelte';

export const cars = new Cars('heat');

export const seatInk = (seat: number): string => cars.livery(seat).ink;
export const seatNumber = (seat: number): string => (cars.all.length ? cars.livery(seat).number : '');
