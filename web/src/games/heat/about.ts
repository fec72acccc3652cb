/** What a card is, in words, with its rulings; and why it cannot be chosen. */

import { t } from '../../shared/words.svelte';
import { cardName, upgradeOf } from './garage';
import { symbolAbout, upgradeName } from './modules';
import type { AboutText } from '../game';
import type { HeatTurn } from './turn.svelte';

const UPGRADE = 'heat 2';
const NOT_PLAYED = 'heat 12';
const NOT_DISCARDED = 'heat 65';
/** The ruling behind each symbol. */
const RULINGS: Record<string, string> = {
  plus: 'heat 16',
  cooldown: 'heat 35',
  heat_cost: 'heat 44',
  scrap: 'heat 40',
  stress_relief: 'heat 42',
  slipstream_bonus: 'heat 50',
  salvage: 'heat 41',
  refresh: 'heat 43',
  direct_play: 'heat 39',
  accelerate: 'heat 38',
  speed_limit_shift: 'heat 57',
};

export function aboutCard(card: string): AboutText {
  const upgrade = upgradeOf(card);
  if (upgrade)
    return {
      name: upgradeName(upgrade),
      text: upgrade.symbols.map(symbolAbout).join(' '),
      rulings: [UPGRADE, ...upgrade.symbols.flatMap(([name]) => RULINGS[name] ?? [])],
    };
  if (card === 'H') return { name: cardName(card), text: t('page-heat-about-heat'), rulings: [NOT_PLAYED] };
  if (card === 'S') return { name: cardName(card), text: t('page-heat-about-stress'), rulings: ['heat 17'] };
  const starting = card === '0' || card === '5';
  return {
    name: t('page-heat-card-name', { value: card }),
    text: t(starting ? 'page-heat-about-starting' : 'page-heat-about-speed'),
    rulings: starting ? [UPGRADE] : [NOT_DISCARDED],
  };
}

/** Why a card of the hand cannot be chosen now, in words; null where it can, or where nothing is asked of the hand. */
export function whyNot(
  turn: Pick<HeatTurn, 'mode' | 'hand' | 'cluttered' | 'canPick'>,
  index: number,
): AboutText | null {
  const card = turn.hand[index];
  if (card === undefined || turn.canPick(index) || (turn.mode !== 'plan' && turn.mode !== 'discard')) return null;
  const about = aboutCard(card);
  if (turn.mode === 'discard') return { ...about, text: t('page-heat-no-discard'), rulings: [NOT_DISCARDED] };
  if (turn.cluttered) return { ...about, text: t('page-heat-clutter-why'), rulings: [NOT_PLAYED] };
  return { ...about, text: t('page-heat-heat-stays'), rulings: [NOT_PLAYED] };
}
