/** The cards of the garage and of sponsors, by their names. */

import { upgradeName, type Upgrade } from './modules';
import { t } from '../../shared/words.svelte';
import facts from '../../../../src/paddock/games/heat/upgrades.json';

const CARDS = new Map<string, Upgrade>();
for (const [kind, cards] of Object.entries(facts))
  for (const card of cards)
    CARDS.set(card.id, { ...card, symbols: card.symbols as [string, number][], sponsor: kind === 'sponsors' });

export const upgradeOf = (id: string): Upgrade | undefined => CARDS.get(id);

/** What a card is called: a value, heat, stress, or an upgrade with all that it is. */
export function cardName(card: string): string {
  if (card === 'H') return t('heat-card-heat');
  if (card === 'S') return t('heat-card-stress');
  const upgrade = upgradeOf(card);
  return upgrade ? upgradeName(upgrade) : card;
}

/** An option's symbol by the word it begins with. */
export const SYMBOL_OF: Record<string, string> = {
  relieve: 'stress_relief',
  pay: 'heat_cost',
  scrap: 'scrap',
  salvage: 'salvage',
  direct: 'direct_play',
  refresh: 'refresh',
  accelerate: 'accelerate',
};
