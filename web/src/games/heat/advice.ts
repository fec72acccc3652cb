/** Which answer is marked before the player chooses: it does all that is free, and spins no car that another saves. */

import type { Action, Outlook } from '../../shared/protocol';

/** Chances this close are the same: they are counted in a hundred imagined races. */
const NEAR = 0.02;

const spin = (outlook: Outlook | undefined): number => outlook?.chances['spun-out'] ?? 0;
const paid = (outlook: Outlook | undefined): number => outlook?.spreads.paid?.[1] ?? 0;
const amount = ({ arguments: [much] }: Action): number => Number(much) || 0;

/** What is worth having for nothing comes first: the slipstream, cooling, shedding stress; then driving on. */
const RANKS = ['slip', 'cool', 'relieve', 'done', 'stay'];
const rank = ({ verb }: Action): number => (RANKS.indexOf(verb) + RANKS.length + 1) % (RANKS.length + 1);

/** The text of the answer. */
export function advised(actions: Action[], outlooks: Record<string, Outlook>): string {
  const ranked = [...actions].sort((a, b) => rank(a) - rank(b) || amount(b) - amount(a)).map((action) => action.text);
  const known = ranked.filter((option) => outlooks[option]);
  const safest = Math.min(1, ...known.map((option) => spin(outlooks[option])));
  const safe = ranked.filter((option) => spin(outlooks[option]) <= safest + NEAR);
  const cheapest = Math.min(...safe.map((option) => paid(outlooks[option])));
  return safe.find((option) => paid(outlooks[option]) <= cheapest) ?? ranked[0] ?? '';
}
