/** Heat's view of a position, as the server sends it. */

import type { View } from '../../shared/protocol';

export interface HeatCar {
  seat: number;
  status: 'racing' | 'home' | 'withdrawn';
  place: number | null;
  gear: number;
  space: number | null;
  lane: number | null;
  lap: number;
  distance: number;
  crossed: boolean;
  geared: boolean;
  planned: boolean;
  engine: number;
  deck_size: number;
  discard_size: number;
  discard_top: string | null;
  known: string;
  play: string | null;
  hand?: string;
  hand_size: number;
  laid: number;
}

export interface HeatView extends View {
  seat: number | null;
  seats: number;
  laps: number;
  spaces: number;
  round: number;
  step: string;
  over: boolean;
  order: number[];
  turn: number | null;
  waiting: number[];
  moving: { start: number; speed: number; cooldown: number; boost: number; adrenaline: number } | null;
  cars: HeatCar[];
}

/** Cards are letters in a view and words in an answer. */
export const CARD_WORDS: Record<string, string> = { H: 'heat', S: 'stress' };
export const CARD_LETTERS = '012345HS';
export const cardWord = (letter: string): string => CARD_WORDS[letter] ?? letter;

/** A spot counts spaces from one lap before the first finish line, twice, plus 1 in lane 2. */
export const spotAlong = (spot: number): number => spot >> 1;
export const spotLane = (spot: number): number => (spot & 1) + 1;
