/** The circuit of a table: one of the game's, or one of the host's own, which is asked for once. */

import { SvelteMap } from 'svelte/reactivity';
import { api } from './api';
import type { CircuitInfo, GameInfo, Info } from './protocol';

const OWN = 'own.';
const found = new SvelteMap<string, CircuitInfo>();
const asked = new Set<string>();

export function courseOf(info: Info, games: GameInfo[]): CircuitInfo | undefined {
  const name = String(info.options.circuit ?? '');
  if (!name.startsWith(OWN))
    return games.find((game) => game.name === info.game)?.circuits.find((one) => one.name === name);
  const key = `${info.game}/${name}`;
  if (!asked.has(key)) {
    asked.add(key);
    api.circuit(info.game, name).then(
      (one) => found.set(key, one),
      () => asked.delete(key),
    );
  }
  return found.get(key);
}
