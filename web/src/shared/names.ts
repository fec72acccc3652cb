/** What a seat is called: its person, or the level of its driver and the number of its car. */

import type { SeatInfo } from './protocol';
import { say, t } from './words.svelte';

export function seatName(seat: SeatInfo | undefined, number: string): string {
  if (!seat) return number;
  if (seat.name) return seat.name;
  const driver = seat.driver ?? seat.driven_by;
  return driver ? t('page-bot-name', { level: say(`page-driver-${driver}`) ?? driver, number }) : number;
}

/** The names of seats, each with the number of its car. */
export const numbered = (names: string[], number: (seat: number) => string): string[] =>
  names.map((name, seat) => (name.includes(number(seat)) ? name : `${number(seat)} ${name}`));
