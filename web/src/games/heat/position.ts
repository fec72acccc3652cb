/** Heat's view of a position, as the server sends it. */

import type { View } from '../../shared/protocol';

export interface HeatCar {
  seat: number;
  status: 'racing' | 'home' | 'withdrawn' | 'retired';
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
  /** Modules only. */
  legend?: boolean;
  upgrades?: string[];
  stack?: string[];
  unseen_sponsors?: number;
  discard?: string;
  /** One's own car only: the gear that was planned, while nobody else sees it. */
  meant?: number | null;
}

/** What the modules add to a race. */
export interface Modules {
  legends: number;
  legend_card: number | null;
  legend_bonus: number;
  weather: string | null;
  roads: (string | null)[];
  press: number[];
  tournament: boolean;
  hand_size: number;
  offer: string[];
  upgrades_left: number;
  sponsors_left: number;
  giving: string | null;
}

export interface Moving {
  start: number;
  speed: number;
  cooldown: number;
  boost: number;
  adrenaline: number;
  /** Modules only. */
  relief?: number;
  due?: number;
  scrap?: number;
  plus?: number;
  accelerate?: number;
  salvage?: number;
  choosing?: string | null;
  lengths?: number[];
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
  moving: Moving | null;
  modules: Modules | null;
  cars: HeatCar[];
}

/** Cards are letters in a view and words in an answer; upgrades and sponsors go by their names in both. */
export const CARD_WORDS: Record<string, string> = { H: 'heat', S: 'stress' };
export const CARD_LETTERS = '012345HS';
export const cardWord = (card: string): string => CARD_WORDS[card] ?? card;
/** The card of a word. */
export const cardCalled = (word: string): string =>
  Object.keys(CARD_WORDS).find((letter) => CARD_WORDS[letter] === word) ?? word;

/** `14H+b07` as single cards. */
export function cardList(cards: string | null | undefined): string[] {
  const [letters, ...names] = (cards ?? '').split('+');
  return [...letters!, ...names];
}

/** An answer that plans a turn, `g3, 4+2+stress`: its gear, if it names one, and its cards; null for another. */
export function planOf(answer: string): { gear: number; cards: string[] } | null {
  const [, gear, cards] = /^(?:g(\d))?(?:, |^)?([^ ,]*)$/.exec(answer) ?? [];
  const kinds = cards ? cards.split('+').map(cardCalled) : [];
  if ((!gear && !cards) || kinds.some((card) => !CARD_LETTERS.includes(card) && !isUpgrade(card))) return null;
  return { gear: Number(gear ?? 0), cards: kinds };
}

/** Cards in the order of the rules: letters, basic, advanced, sponsors. */
const rank = (card: string): number => {
  const letter = CARD_LETTERS.indexOf(card);
  return letter >= 0 ? letter : 100 * ('bas'.indexOf(card[0]!) + 1) + Number(card.slice(1));
};
export const byRank = (a: string, b: string): number => rank(a) - rank(b);
export const isUpgrade = (card: string): boolean => /^[bas]\d\d$/.test(card);

/** A spot counts spaces from one lap before the first finish line, twice, plus 1 in lane 2. */
export const spotAlong = (spot: number): number => spot >> 1;
export const spotLane = (spot: number): number => (spot & 1) + 1;

/** How likely a spin-out is, as the end of a message: only what always happens is certain. */
export function spinWord(chance: number): 'spin-sure' | 'spin-likely' | 'spin-maybe' | 'holds' {
  if (chance >= 1) return 'spin-sure';
  if (chance > 0.5) return 'spin-likely';
  return chance > 0 ? 'spin-maybe' : 'holds';
}
