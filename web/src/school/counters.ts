/** What a task counts, read from what is laid out in the dashboard; null where the turn has no such thing. */

interface Laid {
  gear?: number;
  cards?: string[];
}

const COUNTERS: Record<string, (turn: Laid) => number | undefined> = {
  gear: (turn) => turn.gear,
  cards: (turn) => turn.cards?.length,
  /** The numbers of the chosen cards, added up. */
  speed: (turn) => turn.cards?.reduce((sum, card) => sum + (Number(card) || 0), 0),
};

export function count(what: string, turn: object | null): number | null {
  return (turn && COUNTERS[what]?.(turn)) ?? null;
}
