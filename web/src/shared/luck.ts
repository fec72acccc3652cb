/** What this browser knows of a table's luck from before the start: the seal that it saw, the numbers that it gave. */

import { recall, remember } from './settings.svelte';

export interface Luck {
  seal: string | null;
  nonces: string[];
}

export function luckOf(table: string): Luck {
  return JSON.parse(recall(`luck.${table}`) ?? '{"seal":null,"nonces":[]}') as Luck;
}

export function keepSeal(table: string, seal: string): void {
  const luck = luckOf(table);
  if (!luck.seal) remember(`luck.${table}`, JSON.stringify({ ...luck, seal }));
}

export function keepNonce(table: string, nonce: string): void {
  const luck = luckOf(table);
  remember(`luck.${table}`, JSON.stringify({ ...luck, nonces: [...luck.nonces, nonce] }));
}

export function newNonce(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
