/** Downforce's cars: each has a colour, a number and a pattern. They belong to nobody until the auction. */

import { Cars } from '../cars.svelte';

export const cars = new Cars('downforce');

export const PAPER = '#FBF5EA';
export const NAVY = '#12355B';
export const WHITE = 'white';
export const carIndex = (colour: string): number => cars.all.findIndex((car) => car.colour === colour);
export const carColour = (car: number): string | undefined => cars.all[car]?.colour;
