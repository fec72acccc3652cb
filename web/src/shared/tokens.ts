/** Which secrets this browser holds for a table. A token is a seat; the host's may start the race. */

import { keepNonce, newNonce } from './luck';
import { api, Refusal } from './api';
import type { SitDown } from './protocol';
import { forget, recall, remember } from './settings.svelte';

const MOST_TABLES = 40;

const list = <T>(key: string): T[] => JSON.parse(recall(key) ?? '[]') as T[];

export const tokensOf = (table: string): string[] => list(`table.${table}`);

/** The tables at which this browser holds a seat or is the host, newest first. */
export const myTables = (): string[] => list('tables');

/** The seats that it held there when it last looked. */
export const mySeats = (table: string): number[] => list(`seats.${table}`);

export function keepSeats(table: string, seats: number[]): void {
  if (tokensOf(table).length) remember(`seats.${table}`, JSON.stringify(seats));
}

export function keepToken(table: string, token: string): void {
  const tokens = tokensOf(table);
  if (tokens.includes(token)) return;
  remember(`table.${table}`, JSON.stringify([...tokens, token]));
  const tables = [table, ...myTables().filter((one) => one !== table)];
  remember('tables', JSON.stringify(tables.slice(0, MOST_TABLES)));
  tables.slice(MOST_TABLES).forEach(forgetTable);
}

/** A race against drivers waits for nobody: the table that this tab makes starts when it is there. */
export const startAtOnce = (table: string): void => sessionStorage.setItem(`paddock.start.${table}`, '1');

export function takeStart(table: string): boolean {
  const wished = sessionStorage.getItem(`paddock.start.${table}`) !== null;
  sessionStorage.removeItem(`paddock.start.${table}`);
  return wished;
}

export function forgetTable(table: string): void {
  remember('tables', JSON.stringify(myTables().filter((one) => one !== table)));
  for (const what of ['table', 'seats', 'luck']) forget(`${what}.${table}`);
}

/** A link may carry a seat (`#seat=TOKEN`): take it, and take it out of the address bar. Whether there was one. */
export function takeTokenFromLink(table: string): boolean {
  const match = /[#&]seat=([^&]+)/.exec(location.hash);
  if (!match?.[1]) return false;
  keepToken(table, decodeURIComponent(match[1]));
  history.replaceState(null, '', location.pathname);
  return true;
}

/** Sit down, with a number of this browser's own for the luck of the race. */
export async function sitDown(table: string, seat: number, who: Omit<SitDown, 'nonce' | 'token'>): Promise<void> {
  const [nonce, token] = [newNonce(), newNonce()];
  const { info } = await again(() => api.sit(table, seat, { ...who, nonce, token }));
  if (info.state === 'gathering') keepNonce(table, nonce);
  keepToken(table, token);
}

/** Ask once more where the answer was lost; what was refused stays refused. */
export async function again<T>(ask: () => Promise<T>, times = 3, pause = 700): Promise<T> {
  try {
    return await ask();
  } catch (why) {
    if (why instanceof Refusal || times <= 1) throw why;
    await new Promise((resolve) => setTimeout(resolve, pause));
    return again(ask, times - 1, pause);
  }
}
