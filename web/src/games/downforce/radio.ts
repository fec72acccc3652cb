/** Downforce's events as lines of pit radio. */

import type { Entry, GameEvent, View } from '../../shared/protocol';
import { say, type Values } from '../../shared/words.svelte';
import type { Line } from '../game';
import { LIVERIES, WHITE } from './liveries';
import { cardOf } from './stage.svelte';
import { colourName, powerName } from './words';

const POWERS = ['aggressive', 'cunning', 'determined', 'strategic', 'tricky', 'unpredictable'];
const BIDS = ['none', 'colour', 'white', 'lowest', 'forced'];
const FIRST_HAND = ['downforce 1', 'downforce 81', 'downforce 86'];
const QUIET = new Set(['sealed', 'stepped', 'grid']);
const LOUD = new Set(['bought', 'crossed', 'betting', 'home', 'over', 'reckoned', 'placed', 'shown']);
/** Secrets that only their owner hears of. */
const OWN: Record<string, string> = { drew: 'card', bet: 'car', kept: 'power' };

export function radio(entry: Entry, _view: View | null, names: string[], me: number | null): Line[] {
  const lines: Line[] = [];
  const add = (event: GameEvent, text: string | null, seat = event.seat) => {
    if (!text) return;
    const rulings = /\d$/.test(event.ruling) ? [event.ruling] : [];
    lines.push({
      key: `${entry.sequence}.${lines.length}`,
      seat,
      text,
      rulings,
      sum: sum(event),
      loud: LOUD.has(event.kind),
    });
  };
  const grid = entry.events.filter((event) => event.kind === 'grid').sort((a, b) => num(a, 'box') - num(b, 'box'));
  if (grid[0]) {
    const cars = grid.map((event) => colour(num(event, 'car'))).join(', ');
    add(grid[0], say('downforce-radio-grid', { cars }), null);
  }
  for (const event of entry.events)
    if (isNews(event, me)) add(event, say(`downforce-event-${event.kind}`, values(event, names)));
  return lines;
}

function isNews(event: GameEvent, me: number | null): boolean {
  if (QUIET.has(event.kind)) return false;
  const secret = OWN[event.kind];
  return !secret || (secret in event && event.seat === me && !FIRST_HAND.includes(event.ruling));
}

/** What an event's numbers are called. */
function values(event: GameEvent, names: string[]): Values {
  const found: Values = {};
  for (const [name, value] of Object.entries(event)) if (typeof value === 'number') found[name] = value;
  found.who = event.seat === null ? '' : (names[event.seat] ?? '');
  for (const name of ['car', 'colour']) if (name in event) found[name] = colour(num(event, name));
  if ('power' in event) found.power = powerName(POWERS[num(event, 'power')] ?? null);
  if ('card' in event) found.card = num(event, 'card') < 0 ? '' : cardOf(num(event, 'card'));
  if (event.kind === 'bid') found.how = num(event, 'card') < 0 ? 'pass' : (BIDS[num(event, 'how')] ?? 'none');
  if (event.kind === 'drove') found.end = num(event, 'target') < 0 ? 'home' : 'cell';
  return found;
}

function sum(event: GameEvent): string | null {
  if (event.kind !== 'reckoned') return null;
  return `${num(event, 'prizes')} + ${num(event, 'bets')} − ${num(event, 'prices')} = ${num(event, 'total')}`;
}

const colour = (car: number): string => colourName(LIVERIES[car]?.colour ?? WHITE);
const num = (event: GameEvent, name: string): number => event[name] as number;
