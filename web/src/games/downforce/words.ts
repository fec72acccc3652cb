/** What things are called: cars, powers, cards and answers, in the user's language. */

import { t } from '../../shared/words.svelte';
import { course, type Bar } from './course.svelte';
import { cars, carIndex } from './cars.svelte';

export const seatLetter = (seat: number): string => 'ABCDEF'[seat] ?? '?';
export const colourName = (colour: string): string => t(`downforce-colour-${colour}`);
export const carNumber = (colour: string): string => cars.all[carIndex(colour)]?.number ?? '';
/** `red 2` */
export const carName = (colour: string): string => `${colourName(colour)} ${carNumber(colour)}`;
export const powerName = (power: string | null): string => t(`downforce-power-${power ?? 'none'}`);
export const powerText = (power: string): string => t(`page-downforce-about-${power}`);
export const barsText = (bars: Bar[]): string =>
  bars.map(([colour, steps]) => `${colourName(colour)} ${steps}`).join(', ');
/** A card as a screen reader says it. */
export const cardText = (card: string): string => `${card}: ${barsText(course.bars(card))}`;
export const million = (amount: number): string => t('page-downforce-million', { amount });
/** Money with its sign. */
export const signed = (amount: number): string => (amount < 0 ? `−${-amount}` : `${amount}`);
