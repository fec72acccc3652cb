/** Which secrets this browser holds for a table. A token is a seat; the host's may start the race. */

import { recall, remember } from './settings.svelte';

export function tokensOf(table: string): string[] {
  return JSON.parse(recall(`table.${table}`) ?? '[]') as string[];
}

export function keepToken(table: string, token: string): void {
  const tokens = tokensOf(table);
  if (!tokens.includes(token)) remember(`table.${table}`, JSON.stringify([...tokens, token]));
}

/** A link may carry a seat (`#seat=TOKEN`): take it, and take it out of the address bar. */
export function takeTokenFromLink(table: string): void {
  const match = /[#&]seat=([^&]+)/.exec(location.hash);
  if (match?.[1]) {
    keepToken(table, decodeURIComponent(match[1]));
    history.replaceState(null, '', location.pathname);
  }
}
