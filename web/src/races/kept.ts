/** The races that this browser took part in, kept in its own storage: nobody else has this list. */

import { api, Refusal } from '../shared/api';
import type { RaceResult, SeatResult } from '../shared/protocol';
import { recall, remember } from '../shared/settings.svelte';
import { mySeats, myTables } from '../shared/tokens';

/** What a report says of the user's car, in places. */
export interface Judged {
  luck: number;
  decisions: number;
  error: number;
}

export interface Kept extends RaceResult {
  /** The seats that were this browser's. */
  mine: number[];
  judged?: Judged;
}

const LIST = 'races';
const GONE = 'races.gone';
export const MOST = 500;
const MOST_GONE = 200;
const FORMAT = 1;

export const keptRaces = (): Kept[] => JSON.parse(recall(LIST) ?? '[]') as Kept[];
const gone = (): string[] => JSON.parse(recall(GONE) ?? '[]') as string[];

function write(races: Kept[]): void {
  const sorted = [...races].sort((a, b) => a.at - b.at).slice(-MOST);
  remember(LIST, JSON.stringify(sorted));
}

/** Keep a race that is over, unless it is there or was deleted. */
export async function keepRace(table: string): Promise<void> {
  const mine = mySeats(table);
  if (!mine.length || gone().includes(table) || keptRaces().some((race) => race.table === table)) return;
  try {
    if ((await api.table(table)).state !== 'over') return;
    const result = await api.result(table);
    write([...keptRaces().filter((race) => race.table !== table), { ...result, mine }]);
  } catch (why) {
    if (!(why instanceof Refusal)) throw why;
  }
}

/** Take in every race of this browser that has ended since. */
export async function keepAll(): Promise<void> {
  for (const table of myTables()) await keepRace(table);
}

/** Add what a report says of the user's cars. */
export function keepJudged(table: string, seat: number, judged: Judged): void {
  const races = keptRaces();
  const race = races.find((one) => one.table === table);
  if (!race?.mine.includes(seat)) return;
  race.judged = judged;
  write(races);
}

export function deleteRace(table: string): void {
  write(keptRaces().filter((race) => race.table !== table));
  remember(GONE, JSON.stringify([table, ...gone()].slice(0, MOST_GONE)));
}

export function deleteAll(): void {
  const tables = [...keptRaces().map((race) => race.table), ...myTables(), ...gone()];
  write([]);
  remember(GONE, JSON.stringify([...new Set(tables)].slice(0, MOST_GONE)));
}

/** All of it as a file, to keep or to take to another device. */
export const exported = (): string => JSON.stringify({ paddock: 'races', format: FORMAT, races: keptRaces() }, null, 1);

const isSeat = (seat: SeatResult | null): boolean =>
  typeof seat?.place === 'number' && typeof seat.counts === 'object' && seat.counts !== null;
const isRace = (race: Kept | null): race is Kept =>
  !!race &&
  ['table', 'game', 'circuit'].every((name) => typeof race[name as keyof Kept] === 'string') &&
  typeof race.at === 'number' &&
  Array.isArray(race.seats) &&
  race.seats.length > 0 &&
  race.seats.every(isSeat) &&
  Array.isArray(race.mine) &&
  race.mine.every((seat) => Number.isInteger(seat) && !!race.seats[seat]);

/** Take in such a file; how many races were new, or null if it is none. */
export function imported(text: string): number | null {
  let read: { paddock?: unknown; format?: unknown; races?: unknown } | null;
  try {
    read = JSON.parse(text) as typeof read;
  } catch {
    return null;
  }
  if (read?.paddock !== 'races' || read.format !== FORMAT || !Array.isArray(read.races)) return null;
  const races = read.races as (Kept | null)[];
  if (!races.every(isRace)) return null;
  const known = keptRaces();
  const fresh = races.filter((race) => !known.some((one) => one.table === race.table));
  write([...known, ...fresh]);
  const back = new Set(fresh.map((race) => race.table));
  remember(GONE, JSON.stringify(gone().filter((table) => !back.has(table))));
  return fresh.length;
}
