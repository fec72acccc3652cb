/** What a card is, in words, with its rulings; and why it cannot be bid with. */

import { t } from '../../shared/words.svelte';
import type { AboutText } from '../game';
import { course } from './course.svelte';
import { WHITE } from './cars.svelte';
import type { DownforceTurn } from './turn.svelte';
import { barsText, carName } from './words';

const [NO_BID, WON, TOP_DOWN, WHITES] = ['downforce 8', 'downforce 9', 'downforce 33', 'downforce 37'];

export const POWER_RULINGS: Record<string, string[]> = {
  aggressive: ['downforce 52'],
  cunning: ['downforce 53', 'downforce 54'],
  strategic: ['downforce 55'],
  tricky: ['downforce 56'],
  unpredictable: ['downforce 57'],
  determined: ['downforce 58', 'downforce 59'],
};

export function aboutCard(card: string): AboutText {
  const bars = course.bars(card);
  return {
    name: t('page-downforce-card-name', { card }),
    text: t('page-downforce-card-about', { bars: barsText(bars) }),
    rulings: bars.some(([colour]) => colour === WHITE) ? [TOP_DOWN, WHITES] : [TOP_DOWN],
  };
}

type Bidding = Pick<DownforceTurn, 'mode' | 'worth' | 'player' | 'view'>;

/** Why a card is no bid, in words; null where it is one, or where nothing is bid for. */
export function whyNot(turn: Bidding, card: string): AboutText | null {
  if (turn.mode !== 'bid' || turn.worth(card)) return null;
  const about = aboutCard(card);
  if (turn.player?.front.includes(card)) return { ...about, text: t('page-downforce-card-won'), rulings: [WON] };
  const car = carName(turn.view?.offered ?? WHITE);
  return { ...about, text: t('page-downforce-card-no-bid', { car }), rulings: [NO_BID] };
}
