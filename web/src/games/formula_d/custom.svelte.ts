/** A car of one's own: twenty points over six zones, kept from race to race. */

import { recall, remember } from '../../shared/settings.svelte';
import { ZONES, type Zone } from './position';

export const TOTAL = 20;
/** The most that a zone takes; each takes one at least. */
export const MOST: Record<Zone, number> = { tyres: 14, brakes: 7, gearbox: 7, body: 7, engine: 7, suspension: 7 };
const USUAL: Record<Zone, number> = { tyres: 6, brakes: 3, gearbox: 3, body: 3, engine: 3, suspension: 2 };
const KEPT = 'formula_d.car';

export const total = (car: Record<Zone, number>): number => ZONES.reduce((all, zone) => all + car[zone], 0);

export function builtCar(): Record<Zone, number> {
  try {
    const kept = JSON.parse(recall(KEPT) ?? '') as Record<Zone, number>;
    return ZONES.every((zone) => kept[zone] >= 1 && kept[zone] <= MOST[zone]) && total(kept) === TOTAL
      ? kept
      : { ...USUAL };
  } catch {
    return { ...USUAL };
  }
}

export function keepCar(car: Record<Zone, number>): void {
  remember(KEPT, JSON.stringify(car));
}
