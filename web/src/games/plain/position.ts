/** What may be found in the view of any game: the same that the server's plain drawing looks for. */

import type { View } from '../../shared/protocol';

export interface PlainCar {
  seat?: number;
  cell?: number;
  space?: number;
  lap?: number;
  place?: number;
  withdrawn?: boolean;
  [field: string]: unknown;
}

export const carsOf = (view: View | null): PlainCar[] => (Array.isArray(view?.cars) ? (view.cars as PlainCar[]) : []);

export function placeOf(car: PlainCar | undefined): number | null {
  const at = car?.cell ?? car?.space;
  return typeof at === 'number' ? at : null;
}

export function numberIn(view: View | null, name: string): number | null {
  const found = (view as Record<string, unknown> | null)?.[name];
  return typeof found === 'number' ? found : null;
}
